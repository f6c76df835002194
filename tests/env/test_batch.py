"""Many games in one call."""

import numpy as np

from hashi.env.batch import Batch


def test_games_follow_each_other() -> None:
    """Rewards add up to totals, a finished game is followed by another, arrays may be kept."""
    batch = Batch("A", 32, seed=3)
    shown = batch.reset()
    assert shown.masks.shape == (32, 1, 81)
    assert shown.observations.shape == (32, 1, batch.layout.size)
    first, first_copy = shown.masks, shown.masks.copy()
    earned, ended = np.zeros((32, 1)), 0
    for _ in range(200):
        step = batch.step(batch.sample())
        earned += step.rewards
        assert not step.illegal.any()
        assert (earned[step.done] == step.totals[step.done]).all()
        assert (step.observations[step.done, 0, 0] == 0).all()
        earned[step.done] = 0
        ended += int(step.done.sum())
    assert ended > 32 * 2
    assert (first == first_copy).all()


def test_seeds() -> None:
    """Equal seeds give equal games, different seeds different ones, and games differ."""
    piles = [Batch("B", 4, seed=seed).pile(game) for seed in (1, 1, 2) for game in range(4)]
    assert piles[:4] == piles[4:8]
    assert len(set(piles)) == 8
    batch = Batch("B", 4, seed=9)
    batch.reset(seed=1)
    assert [batch.pile(game) for game in range(4)] == piles[:4]


def test_shapes_of_actions() -> None:
    """Alone, actions may come without the axis of seats."""
    batch = Batch("A", 3, seed=1)
    masks = batch.reset().masks
    assert not batch.step(masks[:, 0].argmax(axis=-1)).illegal.any()
    assert batch.step(np.zeros((3, 1), np.int32)).illegal.all()

"""The environments pass the checks that their frameworks bring along."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hashi
from hashi.env.gym import Solo
from hashi.env.pettingzoo import env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of their own import of connect_four
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test


@pytest.mark.parametrize("board", ["A", "B"])
def test_gymnasium_check(board: str) -> None:
    """Gymnasium's own check."""
    check_env(gymnasium.make("hashi/Solo-v0", board=board).unwrapped)


def test_gymnasium_game() -> None:
    """A whole game by masks: rewards add up to the total, which has a rank; it can be drawn."""
    solo = Solo("A", render_mode="ansi")
    observation, _ = solo.reset(seed=4, options={"pile": hashi.deck()})
    solo.action_space.seed(4)
    points, over, info = 0.0, False, dict[str, Any]()
    while not over:
        assert (solo.action_masks() == observation["action_mask"]).all()
        action = solo.action_space.sample(observation["action_mask"])
        observation, reward, over, truncated, info = solo.step(action)
        points += reward
        assert not truncated
    assert points == info["total"]
    assert info["rank"] == hashi.rank(info["total"])
    assert "a" in (solo.render() or "").splitlines()[0]
    with pytest.raises(ValueError, match="render mode"):
        Solo(render_mode="human")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pettingzoo_checks(seats: int) -> None:
    """PettingZoo's own checks of both kinds of environment."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # about conventions of image observations
        parallel_api_test(parallel_env(seats=seats), 400)
        api_test(env(seats=seats), 400)
    parallel_seed_test(lambda: parallel_env(seats=seats), 60)
    seed_test(lambda: env(seats=seats), 60)


def test_pettingzoo_kinds_are_equal() -> None:
    """Both kinds play the same game, with the same rewards and the same winner."""
    together, apart = parallel_env("B", 3), env("B", 3)
    observations, _ = together.reset(seed=8)
    apart.reset(seed=8)
    random, rewards = np.random.default_rng(8), np.zeros(3)
    while together.agents:
        names = together.agents
        actions = {
            name: int(random.choice(np.flatnonzero(observations[name]["action_mask"])))
            for name in names
        }
        for name in names:
            assert apart.agent_selection == name
            seen = apart.observe(name)
            assert all((seen[key] == observations[name][key]).all() for key in seen)
            apart.step(actions[name])
        observations, gained, _, _, infos = together.step(actions)
        assert gained == apart.rewards
        rewards += list(gained.values())
    assert infos == apart.infos
    assert rewards.tolist() == [info["total"] for info in infos.values()]
    assert [info["won"] for info in infos.values()] == [total == rewards.max() for total in rewards]
    assert parallel_env(render_mode="ansi").render() is not None

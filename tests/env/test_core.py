"""The lock-step core plays by the rules: the same turns, sights and points as `hashi.Game`."""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import hashi
from hashi.bots import Sight
from hashi.env.core import Core
from hashi.env.observation import encode
from hashi.kernel import Kernel
from hashi.kernel.tables import Bytes, Numbers
from hashi.rules import Board, Game, Turn
from tests.positions import grid, small_board


def play_along(core: Core, rounds: int, seed: int, *, mask_checks: bool) -> int:
    """Play all games of a core to their ends beside the rules; returns how many points there were.

    Every choice, sight and reward is compared.
    """
    core.seed(seed)
    core.deal()
    kernel = Kernel(core.board)
    games = [
        Game(core.board, core.layout.seats, core.pile(i)) for i in range(len(core.arrays.done))
    ]
    games = take_starts(core, games)
    for _ in range(rounds):
        compare_sights(core, games)
        games = take_round(core, games, kernel if mask_checks else None)
    assert core.arrays.totals.tolist() == [[score.total for score in game.scores] for game in games]
    assert core.arrays.done.all()
    return int(core.arrays.totals.sum())


def take_starts(core: Core, games: list[Game]) -> list[Game]:
    """Every allowed start and no other is legal; play the ones drawn."""
    for game, masks in zip(games, core.arrays.masks, strict=True):
        for seat, mask in enumerate(masks, 1):
            starts = tuple(core.actions.start(int(a)) for a in np.flatnonzero(mask))
            assert starts == game.legal_starts(seat)
    drawn = core.draw()
    core.step(drawn)
    started = []
    for game, actions in zip(games, drawn, strict=True):
        after = game
        for seat, action in enumerate(actions.tolist(), 1):
            start = core.actions.start(action)
            assert core.actions.of_start(start) == action
            after = after.start(seat, start.island, start.number)
        started.append(after)
    return started


def compare_sights(core: Core, games: list[Game]) -> None:
    """What is observed at the beginning of a round is what a bot sees."""
    for game, observations in zip(games, core.arrays.observations, strict=True):
        for seat, observation in enumerate(observations, 1):
            assert (observation == encode(Sight.of(game, core.deck, seat))).all()


def take_round(core: Core, games: list[Game], kernel: Kernel | None) -> list[Game]:
    """Play one round step by step; games may be at different steps of it, or have closed it."""
    before = [[score.total for score in game.scores] for game in games]
    chosen: list[list[list[int]]] = [[[] for _ in range(game.seats)] for game in games]
    round_, rewards = int(core.arrays.clock[0, 0]), np.zeros(core.arrays.rewards.shape)
    while (core.arrays.clock[:, 0] == round_).any():
        if kernel is not None:
            compare_masks(core, games, kernel, chosen)
        open_games = np.flatnonzero(core.arrays.clock[:, 0] == round_)
        drawn = step_open(core, open_games)
        rewards[open_games] += core.arrays.rewards[open_games]
        for index in open_games:
            for seat, action in enumerate(drawn[index].tolist()):
                chosen[index][seat].append(action)
    played = [played_by(core, game, lists) for game, lists in zip(games, chosen, strict=True)]
    gained = [[score.total for score in game.scores] for game in played]
    assert (np.array(gained) - np.array(before) == rewards).all()
    return played


def step_open(core: Core, open_games: Numbers) -> Numbers:
    """Step these games by actions drawn; the others wait for them."""
    drawn = core.draw()
    before: tuple[npt.NDArray[Any], ...] = core.copy().arrays
    core.step(drawn)
    arrays: tuple[npt.NDArray[Any], ...] = core.arrays
    waiting = np.setdiff1d(np.arange(len(drawn)), open_games)
    for array, old in zip(arrays, before, strict=True):
        array[waiting] = old[waiting]
    core.show()
    return drawn


def played_by(core: Core, game: Game, chosen: list[list[int]]) -> Game:
    """The game after the round that these actions of every seat make."""
    card, after = game.card, game
    assert card is not None
    for seat, actions in enumerate(chosen, 1):
        turn = core.actions.turn(actions, card)
        assert core.actions.of_turn(turn, card) == tuple(actions)
        after = after.play(seat, turn)
    return after


def compare_masks(
    core: Core, games: list[Game], kernel: Kernel, chosen: list[list[list[int]]]
) -> None:
    """What is allowed next is what some legal turn continues with."""
    for index, game in enumerate(games):
        if core.arrays.clock[index, 0] != game.round or game.card is None:
            continue
        for seat in range(game.seats):
            rows = kernel.list_turns(kernel.position(game.sheet(seat + 1)), game.card)
            expected = continuations(core, rows, chosen[index][seat], game.card.bridges)
            assert set(np.flatnonzero(core.arrays.masks[index, seat]).tolist()) == expected


def continuations(core: Core, rows: Bytes, chosen: list[int], bridges: int) -> set[int]:
    """The actions that follow these in any of the turns."""
    islands = len(core.board.islands)
    first = np.where(rows[:, :1] < 0, 3 * islands, 2 * islands + rows[:, :1].astype(int))
    lines = np.where(rows[:, 1:] < 0, core.actions.no_bridge, 3 * islands + 1 + rows[:, 1:])
    table = np.hstack([first, lines])[:, : 1 + bridges]
    for step, action in enumerate(chosen):
        table = table[table[:, step] == action]
    return set(table[:, len(chosen)].tolist())


@pytest.mark.parametrize(("side", "seats"), [("A", 1), ("B", 1), ("A", 2), ("B", 3), ("A", 4)])
def test_equal_to_the_rules(side: str, seats: int) -> None:
    """S2 to V7, O2: 60 games have the starts, turns, sights, rewards and totals of the rules."""
    points = play_along(Core(side, 60, seats), 17, seed=seats, mask_checks=False)
    assert points / (60 * seats) > 10


@pytest.mark.parametrize(("side", "seats"), [("A", 1), ("B", 2)])
def test_masks(side: str, seats: int) -> None:
    """T3 to T13: an action is allowed exactly if some legal turn continues with it."""
    play_along(Core(side, 20, seats), 17, seed=5, mask_checks=True)


def test_other_boards() -> None:
    """T3 to T13: small boards with crossings everywhere, and a dense one."""
    random = Random("boards")
    for board in [*(small_board(random) for _ in range(10)), grid(4)]:
        play_along(Core(board, 3, 2), 17, seed=random.getrandbits(32), mask_checks=True)


def solo_at_bridge_step(board: Board) -> Core:
    """A game that has drawn the first of three bridges."""
    core = Core(board)
    core.seed(1)
    cards = hashi.deck()
    three = next(card for card in cards if card.bridges == 3)
    core.deal([three, *(card for card in cards if card != three)])
    core.step(np.array([core.actions.of_start(hashi.Start(4, "c4"))]))
    core.step(np.array([core.actions.no_number]))
    core.step(np.array([core.actions.count - 2 - len(board.lines) + board.line_index["c2-c4"] + 1]))
    return core


def test_what_is_not_allowed_counts_as_none() -> None:
    """T7: a bridge that is not allowed takes back the others of the turn; nothing else changes."""
    board = hashi.board("A")
    core = solo_at_bridge_step(board)
    assert core.arrays.turns[0, 0].tolist() == [-1, board.line_index["c2-c4"], -1, -1]
    core.step(np.array([core.actions.no_bridge]))
    assert core.arrays.illegal[0, 0]
    assert core.arrays.turns[0, 0].tolist() == [-1, -1, -1, -1]
    assert np.flatnonzero(core.arrays.masks[0, 0]).tolist() == [core.actions.no_bridge]
    core.step(np.array([core.actions.no_bridge]))
    assert not core.arrays.illegal[0, 0]
    assert core.round == 2
    assert core.sheet() == hashi.Sheet.blank(board).start("c4", 4)


@pytest.mark.parametrize("action", [-1, 36, 80, 81, 10**9])
def test_a_start_that_is_not_allowed(action: int) -> None:
    """S2: the first allowed start is taken instead, even of a number that is no action at all."""
    core = Core("A")
    core.deal()
    first = int(np.flatnonzero(core.arrays.masks[0, 0])[0])
    core.step(np.array([action]))
    assert core.arrays.illegal[0, 0]
    start = core.actions.start(first)
    assert core.sheet() == hashi.Sheet.blank(core.board).start(start.island, start.number)


def test_texts() -> None:
    """Every action has a text of its own."""
    actions = Core("A").actions
    texts = [actions.text(action) for action in range(actions.count)]
    assert actions.count == len(set(texts)) == 81
    assert texts[0] == "3@a1"
    assert (texts[54], texts[80]) == ("no number", "no bridge")
    assert actions.turn(actions.of_turn(Turn(), hashi.Card(1, 2)), hashi.Card(1, 2)) == Turn()


def test_bad_arguments() -> None:
    """What cannot be played is refused."""
    with pytest.raises(ValueError, match="1 to 4 seats"):
        Core("A", 1, 5)
    with pytest.raises(ValueError, match="a deck has 18 cards"):
        Core("A", deck=hashi.deck()[:5])
    with pytest.raises(ValueError, match="the cards of the deck"):
        Core("A").deal(hashi.deck()[:17])

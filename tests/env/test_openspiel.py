"""HASHI as an OpenSpiel game."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import hashi
from hashi.env.openspiel import HashiState


def load(board: str = "A", players: int = 2) -> pyspiel.Game:
    """The game under its name."""
    return pyspiel.load_game("python_hashi", {"board": board, "players": players})


def take_any(state: HashiState, chance: random.Random) -> int:
    """Apply any action, and return it."""
    if state.is_chance_node():
        action: int = chance.choice([outcome for outcome, _ in state.chance_outcomes()])
    else:
        action = chance.choice(state.legal_actions())
    state.apply_action(action)
    return action


@pytest.mark.parametrize(("board", "players"), [("A", 1), ("B", 2), ("A", 3)])
def test_official_check(board: str, players: int) -> None:
    """OpenSpiel's own check, by random games."""
    pyspiel.random_sim_test(load(board, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_equal_to_the_rules(players: int) -> None:
    """Totals are what the rules say, and come at the end."""
    chance = random.Random(players)
    for _ in range(5):
        state: HashiState = load("B", players).new_initial_state()
        game, chosen = hashi.Game(state.core.board, players), list[int]()
        while not state.is_terminal():
            is_card = state.is_chance_node()
            action = take_any(state, chance)
            assert state.is_terminal() or not any(state.rewards())
            if is_card:
                game = game.reveal(state.core.deck[action])
            else:
                chosen.append(action)
                game, chosen = played(game, state, chosen)
        assert game.over
        assert state.returns() == [score.total for score in game.scores]


def played(game: hashi.Game, state: HashiState, chosen: list[int]) -> tuple[hashi.Game, list[int]]:
    """The game after these actions if they fill a step of setup or a round, and what is left."""
    actions, seats = state.core.actions, game.seats
    if game.round == 0 and len(chosen) == seats:
        for seat, action in enumerate(chosen, 1):
            start = actions.start(action)
            game = game.start(seat, start.island, start.number)
        return game, []
    if game.card is not None and len(chosen) == seats * (1 + game.card.bridges):
        card = game.card
        for seat in range(1, seats + 1):
            game = game.play(seat, actions.turn(chosen[seat - 1 :: seats], card))
        return game, []
    return game, chosen


def test_what_others_choose_is_hidden() -> None:
    """T1: what a seat knows does not change when another chooses, until the round closes."""
    game, chance = load(), random.Random(1)
    state: HashiState = game.new_initial_state()
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    seen = make_observation(game)
    closed = 0
    while not state.is_terminal():
        player, round_ = state.current_player(), state.core.round
        before = recall.string_from(state, 1), seen.string_from(state, 1)
        take_any(state, chance)
        if player == 0:
            assert (recall.string_from(state, 1), seen.string_from(state, 1)) == before
        elif player == 1:
            assert recall.string_from(state, 1) != before[0]
            closed += state.core.round > round_
    assert closed == 18
    assert state.information_state_string(1) == recall.string_from(state, 1)


def test_clones_are_independent() -> None:
    """A clone goes its own way."""
    state: HashiState = load().new_initial_state()
    other = state.clone()
    take_any(other, random.Random(2))
    assert (state.history(), len(other.history())) == ([], 1)
    assert not state.told[0]
    assert "seat 2" in str(state)


def test_search() -> None:
    """OpenSpiel's tree search plays it."""
    game = load(players=1)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.chance_outcomes()[0][0])
    randomness = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, randomness)
    bot = mcts.MCTSBot(game, 10.0, 10, judge, random_state=randomness, solve=False)
    assert bot.step(state) in state.legal_actions()


def test_parameters() -> None:
    """What is not known is refused."""
    with pytest.raises(ValueError, match="no parameters"):
        load().make_py_observer(None, {"colour": "red"})

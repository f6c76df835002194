"""The value for company: it sees how far the others are, and learns by racing."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import hashi
from hashi import Score, Sheet
from hashi.bots import LEVELS, Sight, bot_of
from hashi.bots.checkpoint import begin, load_checkpoint, save_checkpoint
from hashi.bots.foresight import stakes_for
from hashi.bots.training import train
from hashi.bots.value import Value, value_for
from hashi.bots.value.features import row_count
from hashi.bots.value.layout import layout_of
from hashi.bots.value.network import ALONE, FIRST, RACE, SHARED, Network, blank_network
from hashi.bots.value.rivals import FACTS, RIVAL_FEATURES, RIVAL_ROWS, rival_rows
from hashi.bots.value.stakes import race
from hashi.bots.value.weights import load, save
from hashi.rules import CATEGORIES
from hashi.rules.score import ROUNDS, VALUES
from tests.positions import position

BOARD = hashi.board("A")
NEVER, ALWAYS = [0.0] * (ROUNDS + 1), [1.0] * (ROUNDS + 1)


def unlearned() -> Network:
    """An untrained network that differs by what the others have."""
    network = blank_network(layout_of(BOARD), 7)
    rivals = np.random.default_rng(7).standard_normal((RIVAL_ROWS, FIRST)).astype(np.float32)
    return network._replace(rows=np.concatenate([network.rows, rivals / 4]))


def sight_of(random: Random, seats: int) -> Sight:
    """A position in company, in a random round before the last."""
    sheet, card = position(BOARD, random)
    others = [position(BOARD, random)[0] for _ in range(seats - 1)]
    rest = [other for other in hashi.deck() if other != card]
    seen = (*random.sample(rest, random.randrange(ROUNDS - 2)), card)
    return Sight(1, (sheet, *others), hashi.deck(), seen, (Score(),) * seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_is_judged_with_what_the_others_have(seats: int) -> None:
    """V4: points now, the race included, plus those to come beside these sheets."""
    random, value = Random(f"company {seats}"), Value(BOARD, unlearned())
    for _ in range(4):
        sight = sight_of(random, seats)
        stakes, others = stakes_for(value, sight, 0.0), sight.sheets[1:]
        judged = value.prospects(sight, stakes)
        after = sight.own.with_turn(value.turn(judged.turns[-1], sight.card))
        points = 2.0 * (len(after.finished) - len(sight.own.finished))
        for category in after.reached - sight.own.reached:
            taken = any(category in other.reached for other in others)
            points += VALUES[category][taken]
        points += value.expected_points(after, sight.deck, sight.seen, stakes, others)
        assert judged.points[-1] == pytest.approx(points, abs=0.01)
        assert all(value.ahead(sight, stakes, judged.turns[-1:]))
        blanks = (sight.own, *[Sheet.blank(BOARD)] * 3)
        blank = Sight(1, blanks, sight.deck, sight.seen, (Score(),) * 4)
        assert not np.allclose(value.prospects(blank, stakes).points, judged.points)


def test_the_leader_counts_in_each_category() -> None:
    """The others' order does not matter, nor does one who is behind everywhere."""

    def rows(*others: list[int]) -> list[int]:
        found = np.empty(RIVAL_FEATURES, np.int32)
        facts = np.array([[9] * FACTS, *others], np.int64)
        rival_rows(facts, len(facts), 0, 0, 5, found)
        return found.tolist()

    red, six, slow = [1, 2, 3, 0, 1, 4], [4, 0, 3, 0, 5, 7], [4, 0, 3, 0, 0, 0]
    assert rows(red, six) == rows(six, red)
    assert rows(red, six, slow)[1:] == rows(red, six)[1:]
    assert rows(red, six)[1] == rows(red)[1]
    assert rows(red, six)[3:] == rows(six)[3:]
    assert rows(red)[0] != rows(red, six)[0] != rows(red, six, slow)[0]
    done = [0, 0, 0, 0, 6, 18]
    assert 0 <= min(rows(done)) <= max(rows(done)) < RIVAL_ROWS


def test_stakes_of_a_value_trained_in_company() -> None:
    """It has learned what being first brings later, with or without what the others lose."""
    nobody = [NEVER] * 3
    for denial, head in ((0.0, SHARED), (0.5, RACE)):
        stakes = race([nobody], denial, learned=True)
        assert stakes.heads.tolist() == [head]
        assert not stakes.race.any()
        assert np.array_equal(stakes.worth, race([nobody], denial).worth)


def test_nobody_loses_what_is_taken() -> None:
    """With three at a table: who has it already leaves nothing to take from the third."""
    late = [*NEVER[:9], *ALWAYS[9:]]
    for worth in (race([[ALWAYS] * 3, [late] * 3], denial).worth for denial in (0.0, 1.0)):
        assert worth[0, :, 5].tolist() == [VALUES[category][1] for category in CATEGORIES]
    assert race([[NEVER] * 3, [late] * 3], 1.0).worth[0, 0, 5] == pytest.approx(9 + 4 / 2)


def test_training_in_company_goes_on(tmp_path: Path) -> None:
    """It begins with the value alone, changes it, and can be interrupted."""
    file, weights = tmp_path / "checkpoint.npz", tmp_path / "value.npz"
    first = begin(BOARD, games=270, seed=3, lesson="multiplayer")
    assert np.array_equal(first.network.third[SHARED], first.network.third[ALONE])
    done = []
    for progress in train(BOARD, hashi.deck(), first):
        done.append(progress)
        if len(done) == 1:
            save_checkpoint(file, BOARD, progress.checkpoint)
    assert [progress.checkpoint.played for progress in done] == [250, 270]
    assert 40 < done[-1].mean < 60
    *_, resumed = train(BOARD, hashi.deck(), load_checkpoint(file, BOARD))
    for one, other in zip(resumed.network, done[-1].network, strict=True):
        assert np.array_equal(one, other)
    assert resumed.network.rows[row_count(layout_of(BOARD)) :].any()
    save(weights, BOARD, resumed.network)
    assert Value(BOARD, load(weights, BOARD)).is_multiplayer
    with pytest.raises(ValueError, match="needs a board"):
        begin(None, games=1, lesson="multiplayer")


def test_only_racers_play_by_the_value_for_company() -> None:
    """The levels below, and the strongest if told to, play in company as they would alone."""
    assert value_for(BOARD, multiplayer=True).is_multiplayer
    assert not value_for(BOARD).is_multiplayer
    sight = sight_of(Random("racers"), 2)
    alone = Sight(1, sight.sheets[:1], sight.deck, sight.seen, sight.scores[:1])
    for level in LEVELS:
        bot = bot_of(level, "racers", race=False)
        assert bot.turn(sight) == bot.turn(alone)

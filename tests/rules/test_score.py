"""Points, deadlines and ranks."""

import pytest

from hashi import CATEGORIES, Score, rank
from hashi.rules.score import (
    DEADLINES,
    PILES,
    RANKS,
    ROUNDS,
    VALUES,
    Reached,
    party_scores,
    solo_score,
)


def test_example_of_the_rulebook_v8() -> None:
    """V8: 15 finished islands, red later, six later: 30 + 5 + 4 = 39."""
    sarah, _ = party_scores([15, 10], [{"red": 9, "six": 12}, {"red": 8, "six": 11}])
    points = [sarah.points(category) for category in CATEGORIES]
    assert (sarah.islands, *points, sarah.total) == (30, 5, 0, 4, 39)


@pytest.mark.parametrize(
    ("category", "higher", "lower"), [("red", 9, 5), ("blue", 7, 3), ("six", 8, 4)]
)
def test_first_and_later_v4(category: str, higher: int, lower: int) -> None:
    """V1, V2, V3, V4: the higher value for all in the earliest round, the lower ever after."""
    rounds = [{category: at} for at in (6, 5, 5, 17)]
    scores = party_scores([0] * 4, rounds)  # type: ignore[arg-type]  # a category by parameter
    assert [score.total for score in scores] == [lower, higher, higher, lower]
    assert [score.round_of(category) for score in scores] == [6, 5, 5, 17]  # type: ignore[arg-type]


def test_nobody_reaches_anything() -> None:
    """V5: a category not reached is worth nothing and has no round."""
    assert party_scores([2, 0], [{}, {}]) == (Score(finished=2), Score())
    score = Score(finished=2)
    assert (score.islands, score.total, score.points("red"), score.round_of("red")) == (
        4,
        4,
        0,
        None,
    )


def test_categories_are_kept_apart() -> None:
    """V5: each category has its own points and round."""
    (score,) = (solo_score(1, {"red": 3, "blue": 8, "six": 12}),)
    assert score == Score(1, {"red": Reached(3, 9), "blue": Reached(8, 3), "six": Reached(12, 8)})
    assert score.rounds == {"red": 3, "blue": 8, "six": 12}
    assert score.before(8) == Score(0, {"red": Reached(3, 9)})
    assert [score.points(c) for c in ("red", "blue", "six")] == [9, 3, 8]
    assert [score.round_of(c) for c in ("red", "blue", "six")] == [3, 8, 12]


def test_two_points_an_island_v6() -> None:
    """V6: 2 points for every finished island."""
    assert [solo_score(n, {}).total for n in (0, 1, 18)] == [0, 2, 36]


def test_piles_o1() -> None:
    """O1: three piles of 7, 5 and 5, 17 cards in all."""
    assert PILES == (7, 5, 5)
    assert sum(PILES) == ROUNDS == 17


@pytest.mark.parametrize(
    ("category", "at", "points"),
    [
        ("blue", 7, 7),
        ("blue", 8, 3),
        ("red", 12, 9),
        ("red", 13, 5),
        ("six", 12, 8),
        ("six", 13, 4),
        ("six", 1, 8),
    ],
)
def test_deadlines_o2(category: str, at: int, points: int) -> None:
    """O2: blue by card 7, red and six by card 12."""
    score = solo_score(0, {category: at})  # type: ignore[dict-item]  # a category by parameter
    assert score.total == points


def test_unreachable_totals_o3() -> None:
    """O3: 53, 55, 57 and 59 cannot occur, whatever is finished by whatever time."""
    flags = {"red": 4, "blue": 3}
    totals = set()
    for finished in range(19):
        for red in (0, *VALUES["red"]):
            for blue in (0, *VALUES["blue"]):
                for six in (0, *VALUES["six"]):
                    missing = (flags["red"] if not red else 0) and 1
                    missing += (flags["blue"] if not blue else 0) and 1
                    if finished <= 18 - missing and (not six or finished >= 6):
                        totals.add(2 * finished + red + blue + six)
    assert {53, 55, 57, 59}.isdisjoint(totals)
    assert max(totals) == 60
    assert {51, 52, 54, 56, 58, 60} <= totals


@pytest.mark.parametrize(
    ("total", "name"),
    [
        (0, "minion"),
        (40, "minion"),
        (41, "dogsbody"),
        (42, "dogsbody"),
        (43, "bamboo-binder"),
        (45, "screw-tightener"),
        (47, "concrete-pourer"),
        (49, "project-manager"),
        (50, "project-manager"),
        (51, "master-bridge-builder"),
        (52, "professional-planner"),
        (54, "statics-expert"),
        (56, "ace-architect"),
        (58, "construction-genius"),
        (60, "island-god"),
    ],
)
def test_ranks_o3(total: int, name: str) -> None:
    """O3: the rank of every total."""
    assert rank(total) == name


def test_tables_are_whole() -> None:
    """O2, O3: twelve ranks in rising order, a deadline for every category."""
    assert len(RANKS) == 12
    assert [least for least, _ in RANKS] == sorted(least for least, _ in RANKS)
    assert set(DEADLINES) == set(VALUES) == {"red", "blue", "six"}

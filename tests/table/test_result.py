"""What a finished game leaves for the people who played it."""

from random import Random

import pytest

import hashi
from hashi.deal.daily import daily_seed
from hashi.store import ResultRow
from hashi.table import (
    Details,
    ImpossibleEvent,
    SeatPlan,
    Table,
    details_of,
    results_of,
    verify_events,
)
from hashi.table.result import ReachedIn
from hashi.wire.message import Begin, Hint, Place, Play, PutBot, Sit
from tests.table.sitting import BOARD, SOLO, Sitting, opened

DAY = "2026-11-16"
NOON = 1794830400.0  # of that day
DAILY = {
    "daily": DAY,
    "counts": True,
    "secret": None,
    "seed": daily_seed(DAY, "A").hex(),
    "hints": False,
}


def finished(sitting: Sitting, at: float = NOON, person: str = "ada") -> Table:
    """A game of one played to its end, each time with the turn that adds the most bridges."""
    sitting.do(Begin(), "ada")
    sitting.do(Place(seat=1, island="c4", number=4), person)
    random = Random("result")
    for number in range(1, 18):
        game = sitting.table.game
        assert game is not None
        turns = sorted(game.legal_turns(1), key=lambda turn: (len(turn.bridges), str(turn)))
        sitting.now = at if number == 17 else NOON
        turn = str(random.choice(turns[-5:]))
        sitting.do(Play(seat=1, round=number, turn=turn), person)
    return sitting.table


def only(table: Table) -> ResultRow:
    """The one row of a table."""
    (row,) = results_of(table)
    return row


def test_a_game_alone() -> None:
    """A row has who, what and when; the details agree with the score."""
    sitting = Sitting(SOLO, hints=True)
    assert results_of(sitting.table) == ()
    table = finished(sitting)
    game, row = table.game, only(table)
    assert game is not None
    score = game.scores[0]
    assert (row.table, row.seat, row.person, row.name) == ("t", 1, "ada", "Ada")
    assert (row.side, row.day, row.counts) == ("A", None, False)
    assert (row.total, row.finished_at) == (score.total, NOON)
    details = details_of(row)
    reached = {
        category: ReachedIn(one.round, one.points in {9, 7, 8})
        for category, one in score.reached.items()
    }
    assert details == Details(
        board=BOARD.digest,
        seats=1,
        kind="guarded",
        hints=0,
        stand_ins=0,
        rank=hashi.rules.score.rank(score.total),
        place=1,
        islands=score.finished,
        reached=reached,
    )


def test_a_game_in_company() -> None:
    """Every person has a row with their place; bots and those at the host's device have none."""
    plans = (SOLO, SeatPlan(kind="person"), SeatPlan(kind="device", name="Cy", person="ada"))
    sitting = Sitting(*plans, SeatPlan(kind="bot", name="Ren"))
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Begin(), "ada")
    people = (("ada", 1), ("bruno", 2), ("ada", 3), (None, 4))
    for person, seat in people:
        sitting.do(Place(seat=seat, island="c4", number=4), person)
    for number in range(1, 18):
        for person, seat in people:
            turn = "pass"
            if seat == 2:
                game = sitting.table.game
                assert game is not None
                turn = str(max(game.legal_turns(2), key=lambda one: (len(one.bridges), str(one))))
            if (seat, number) == (1, 3):
                sitting.do(Hint(seat=1), "ada")
            sitting.do(Play(seat=seat, round=number, turn=turn), person)
    ada, bruno = results_of(sitting.table)
    assert (ada.person, bruno.person, bruno.seat) == ("ada", "bruno", 2)
    assert ada.total < bruno.total
    assert [details_of(row).place for row in (ada, bruno)] == [2, 1]
    assert [details_of(row).hints for row in (ada, bruno)] == [1, 0]
    assert details_of(bruno).rank is None
    assert ada.turns != bruno.turns


def test_a_stand_in_at_the_end_leaves_no_row() -> None:
    """A seat that a bot has finished is nobody's result."""
    sitting = Sitting()
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Begin(), "ada")
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    sitting.do(Place(seat=2, island="c4", number=4), "bruno")
    sitting.do(PutBot(seat=2), "ada", "ada")
    for number in range(1, 18):
        sitting.do(Play(seat=1, round=number, turn="pass"), "ada")
        sitting.do(Play(seat=2, round=number, turn="pass"), None)
    assert [row.person for row in results_of(sitting.table)] == ["ada"]


def test_the_first_game_of_the_day_counts() -> None:
    """The daily deal played by the host at the table that counts, and finished in time."""
    row = only(finished(Sitting(SOLO, **DAILY)))
    assert (row.day, row.side, row.counts) == (DAY, "A", True)
    practice = only(finished(Sitting(SOLO, **DAILY | {"counts": False})))
    assert (practice.day, practice.counts) == (DAY, False)
    assert practice.turns == row.turns


def test_a_day_has_a_day_of_grace() -> None:
    """A game that was begun in time counts until 24 hours after the end of its day."""
    end = NOON + 12 * 3600 + 24 * 3600
    assert only(finished(Sitting(SOLO, **DAILY), end - 0.001)).counts
    assert not only(finished(Sitting(SOLO, **DAILY), end)).counts


def test_nobody_else_plays_for_the_host() -> None:
    """Who sits down at another's daily table has a row, but it does not count."""
    sitting = Sitting(SeatPlan(kind="person"), **DAILY)
    sitting.do(Sit(seat=1, name="Bruno"), "bruno")
    row = only(finished(sitting, person="bruno"))
    assert (row.person, row.counts) == ("bruno", False)


@pytest.mark.parametrize(
    "changes", [{"daily": "2026-11-17"}, {"daily": "soon"}, {"hints": True}, {"seed": "00" * 32}]
)
def test_a_file_cannot_pass_another_deal_off_as_daily(changes: dict[str, object]) -> None:
    """Imported tables of a day have its deal, without hints."""
    verify_events("t", [(opened(SOLO, **DAILY), NOON)])
    with pytest.raises(ImpossibleEvent):
        verify_events("t", [(opened(SOLO, **DAILY | changes), NOON)])
    with pytest.raises(ImpossibleEvent):
        verify_events("t", [(opened(SOLO, SOLO, **DAILY), NOON)])

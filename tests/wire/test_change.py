"""The view after a message; tests/page compares the page's twin with it through whole games."""

from msgspec.structs import replace

from hashi.table import view_for
from hashi.wire.change import Change, SeatChange, view_after
from hashi.wire.view import LogLine, View
from tests.table.sitting import playing


def view(step: int = 5) -> View:
    """A view of two seats in the first round."""
    return replace(view_for(playing().table, "ada"), stream="s", step=step)


def change(step: int = 6, **news: object) -> Change:
    """A change at a step."""
    return Change(step=step, version=9, **news)  # type: ignore[arg-type]  # fields by name


def test_the_next_change() -> None:
    """What it names is new, the rest is as it was."""
    before = view()
    line = LogLine(round=1, seat=2, what="skipped-number")
    card = before.deck[0]
    seat = SeatChange(seat=2, done=True, hints=1)
    after = view_after(before, change(round=2, seen=[card], turns={}, seats=[seat], log=[line]))
    assert after == replace(
        before,
        step=6,
        version=9,
        round=2,
        card=card,
        seen=[*before.seen, card],
        turns={},
        log=[line],
        seats=[before.seats[0], replace(before.seats[1], done=True, hints=1)],
    )


def test_a_seat_keeps_what_is_not_named() -> None:
    """A field that is missing is as it was, one that is false is false."""
    before = view_after(view(), change(seats=[SeatChange(seat=1, done=True, online=True)]))
    after = view_after(before, change(7, seats=[SeatChange(seat=1, done=False)]))
    assert after is not None
    assert (after.seats[0].done, after.seats[0].online) == (False, True)


def test_times_are_those_of_the_newest_message() -> None:
    """A time that is not named does not run."""
    running = view_after(view(), change(clock_left_ms=900, grace_left_ms={"2": 50}))
    assert running is not None
    assert (running.clock_left_ms, running.seats[1].grace_left_ms) == (900, 50)
    over = view_after(running, change(7))
    assert over is not None
    assert (over.clock_left_ms, over.seats[1].grace_left_ms) == (None, None)


def test_a_message_that_comes_late_or_twice() -> None:
    """It changes nothing."""
    now = view()
    assert view_after(now, change(5)) is now
    assert view_after(now, change(1)) is now
    assert view_after(now, view(4)) is now


def test_a_message_that_is_missing() -> None:
    """A change that does not follow cannot be used, nor one without a view."""
    assert view_after(view(), change(7)) is None
    assert view_after(None, change(1)) is None


def test_a_view_of_another_stream() -> None:
    """It replaces whatever was there, whatever its step."""
    other = replace(view(1), stream="t")
    assert view_after(view(), other) is other
    assert view_after(None, other) is other

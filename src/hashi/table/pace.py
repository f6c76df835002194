"""When a seat made its moves, by the times of the stored events."""

from collections.abc import Iterable

from hashi.table.event import Event, Placed, Played, TakenBack

__all__ = ["move_times"]


def move_times(events: Iterable[tuple[Event, float]], seat: int) -> tuple[float, ...]:
    """When a seat made its start and each of its turns; what was taken back is left out."""
    times: list[float] = []
    for event, at in events:
        match event:
            case Placed() | Played() if event.seat == seat:
                times.append(at)
            case TakenBack() if event.seat == seat:
                times.pop()
    return tuple(times)

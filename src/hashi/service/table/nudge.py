"""Reminds a person that the table waits for them. Nothing is stored.

Only people at this process are reached. Those at another one see in their view who is waited for.
"""

import time

from hashi.rules import Refusal
from hashi.service.table.live import LiveTable
from hashi.wire.message import Nudged

__all__ = ["nudge"]


def nudge(live: LiveTable, seat: int, person: str) -> Refusal | None:
    """Notify the person at a seat that another one waits; or return why not.

    The person who nudges must sit at the table and be done, the other be there and not be done.
    """
    table, game = live.table, live.table.game
    own = table.seats_of(person)
    waiting = game.waiting if game is not None and not game.over else ()
    target = table.seats[seat - 1].person if seat in waiting else None
    is_done = bool(own) and not set(own) & set(waiting)
    if target is None or target not in live.here or not is_done:
        return Refusal("nobody-to-nudge", "", str(seat))
    now = time.monotonic()
    pause = live.timings.nudge_pause_seconds
    if now - live.nudged_at.get(seat, -pause) < pause:
        return Refusal("nudged-already", "", str(seat))
    live.nudged_at[seat] = now
    told = Nudged(seat=seat, name=table.seats[own[0] - 1].name)
    for watcher in live.watchers:
        if watcher.source.person == target:
            watcher.pass_on(told)
    return None

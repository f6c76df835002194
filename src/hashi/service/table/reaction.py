"""Passes a player's reaction on to the other players. Nothing is stored.

Like a nudge it reaches only people at this process. Spectators neither send nor get any, so that
one costs no more than a message to each seat.
"""

import time

from hashi.rules import Refusal
from hashi.rules.game import MOST_SEATS
from hashi.service.table.live import LiveTable
from hashi.wire.message import Reacted, Reaction

__all__ = ["react", "reaction_pause_left"]


def reaction_pause_left(live: LiveTable, person: str) -> float:
    """The seconds until a person may react: after the last time, or after many by others."""
    now, pause = time.monotonic(), live.timings.reaction_pause_seconds
    recent = {who: at for who, at in live.reacted_at.items() if now - at < pause}
    live.reacted_at = recent
    if person in recent:
        return pause - (now - recent[person])
    # People may come and go at the seats; a table still has no more than one for each seat.
    return pause - (now - min(recent.values())) if len(recent) >= MOST_SEATS else 0.0


def react(live: LiveTable, seat: int, person: str, reaction: Reaction) -> Refusal | None:
    """Show a reaction of this person's seat to everybody who plays here; or return why not."""
    if seat not in live.table.seats_of(person):
        return Refusal("not-your-seat", "", str(seat))
    live.reacted_at[person] = time.monotonic()
    reacted, players = Reacted(seat=seat, reaction=reaction), live.seated
    for watcher in live.watchers:
        if watcher.source.person in players:
            watcher.pass_on(reacted)
    return None

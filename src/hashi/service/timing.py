"""How long people and other processes are waited for."""

from dataclasses import dataclass

from hashi.service.limit import POINTING_PAUSE_SECONDS

__all__ = ["Timings"]


@dataclass(frozen=True, slots=True)
class Timings:
    """The times of a server; tests have shorter ones."""

    grace_seconds: float = 30.0  # before a bot may replace a person who lost the connection
    reveal_seconds: float = 15.0  # for a seat to show its nonce; clients do so at once
    look_around_seconds: float = 15.0  # for the first person at an empty table, once for each card
    nudge_pause_seconds: float = 15.0  # before the same seat may be nudged again
    reaction_pause_seconds: float = 2.0  # before the same person may react again
    pointing_pause_seconds: float = POINTING_PAUSE_SECONDS  # after a wrong pointing
    yield_seconds: float = 3.0  # before playing a bot that another process made due
    leaderboard_seconds: float = 5.0  # for which a leaderboard is kept

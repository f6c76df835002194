"""Finished games as others read them: records, and replays round by round."""

from functools import partial

from hashi.record import Proof, Record
from hashi.service import convert
from hashi.service.failure import Failure
from hashi.service.person import clean_name
from hashi.service.thread import in_thread
from hashi.table import Seat, Table, view_for
from hashi.wire import exchange
from hashi.wire.level import level_of

__all__ = ["finished_game", "record_of", "replay_of"]


async def replay_of(table: Table) -> exchange.Replay:
    """A finished game, round by round."""
    if table.game is None:
        raise Failure("not-over")
    return await in_thread(partial(convert.replay_view, table.game))


async def record_of(table: Table) -> str:
    """The record of a finished game."""
    return await in_thread(lambda: str(_record(table)))


async def finished_game(table: Table) -> exchange.FinishedGame:
    """A finished game as it is posted to another server."""
    return exchange.FinishedGame(
        record=await record_of(table),
        seats=[_as_posted(seat) for seat in table.seats],
        finished_at=table.round_opened_at,
    )


def _as_posted(seat: Seat) -> exchange.NewSeat:
    kind = "device" if seat.kind == "open" else seat.kind  # no game ends with an open seat
    return exchange.NewSeat(kind=kind, level=level_of(seat.level))


def _record(table: Table) -> Record:
    game = table.game
    if game is None:
        raise Failure("not-over")
    commitment = view_for(table, None).proof.commitment
    seed = table.seed.hex() if table.seed else None
    if table.secret is None:
        proof = Proof(seed=seed)
    else:
        drawn = frozenset(n for n, seat in enumerate(table.seats, 1) if seat.nonce is None)
        proof = Proof(
            commitment,
            table.secret,
            table.nonces,
            seed,
            drawn,
            withheld=table.withheld,
        )
    names = [clean_name(seat.name) or f"{number}" for number, seat in enumerate(table.seats, 1)]
    return (
        Record.of(game, table.deck, names, proof)
        .with_help(table.hinted, table.stood_in)
        .with_checksum()
    )

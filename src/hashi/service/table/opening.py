"""Opening tables: from a request to the first event, and from a finished game to the next."""

import secrets
from functools import cache, partial
from typing import Any

from hashi import boards, deal
from hashi.rules import Board, BoardError
from hashi.service.failure import Failure
from hashi.service.identifier import new_code, new_id
from hashi.service.person import clean_name
from hashi.service.table.hub import Hub
from hashi.service.thread import in_thread
from hashi.store import VersionConflict
from hashi.table import Challenge, Opened, SeatPlan, Table, bot_name
from hashi.wire.exchange import NewTable

__all__ = ["open_rematch", "open_table", "opened_on"]

_TRIES = 10


async def open_table(
    hub: Hub,
    request: NewTable,
    person: str,
    like: Table | None = None,
    fresh: Board | None = None,
) -> tuple[str, str]:
    """Open the requested table; `like` a finished one, it has that one's board and deal.

    `fresh` is the board of the code in the request, if it has one.

    With a rival, a seat of that one, it is a challenge. A Failure for a board or a deck that cannot
    be played, an invisible name, a rival who does not exist, and a bot that is not offered.
    """
    seed = request.deal
    challenge = None if request.rival is None else _challenge(like, request.rival)
    if like is not None:
        board, seed = like.board, _seed(like)
    elif fresh is not None:
        board = fresh
    elif request.board is None:
        board = boards.board(request.side or "A")
    else:
        board = await _board(request.board)
    settings = {
        "tracker": request.tracker,
        "clock_seconds": request.clock_seconds,
        "hints": request.hints,
        "seed": seed,
        "kind": like.opened.kind if like and challenge else request.kind,
        "challenge": challenge,
        "deck": like.opened.deck if like else await _deck(request.deck),
    }
    if any(seat.bot is not None and seat.bot not in hub.offered_bots for seat in request.seats):
        raise Failure("unreadable")
    return await _open(hub, board, _plans(request, person), person, settings)


async def _board(text: str) -> Board:
    try:
        return await in_thread(partial(boards.parse_board, text))
    except BoardError as error:
        large = error.problems[0].code == "board-size"
        raise Failure("board-size" if large else "board-unfit") from None


async def open_rematch(hub: Hub, table: Table, person: str, *, same_deal: bool) -> str:
    """Open a new table with the same board, seats and settings."""
    plans = tuple(
        SeatPlan(
            kind="person" if seat.kind == "open" else seat.kind,
            name=seat.name,
            person=seat.person,
            level=seat.level,
        )
        for seat in table.seats
    )
    settings = {
        "tracker": table.opened.tracker,
        "clock_seconds": table.opened.clock_seconds,
        "hints": table.opened.hints,
        "seed": _seed(table) if same_deal else None,
        "kind": table.opened.kind,
        "challenge": table.opened.challenge if same_deal else None,
        "deck": table.opened.deck,
    }
    if same_deal:
        settings["daily"] = table.opened.daily  # as practice
    elif table.opened.daily:
        settings["hints"] = True  # as in any other game
    other, _ = await _open(hub, table.board, plans, person, settings)
    return other


def _challenge(table: Table | None, number: int) -> Challenge:
    """The game of a seat at a finished table, to be beaten."""
    if table is None or table.game is None or number > len(table.seats):
        raise Failure("no-such-seat")
    seat = table.seats[number - 1]
    island, written = next(iter(table.game.sheet(number, 0).written.items()))
    return Challenge(
        table=table.id,
        code=table.opened.code,
        seat=number,
        name=clean_name(seat.name) or f"{number}",
        total=table.game.scores[number - 1].total,
        start=f"{written}@{island}",
    )


def _seed(table: Table) -> str | None:
    return table.seed.hex() if table.seed else None


def opened_on(board: Board, code: str, *, seed: str | None, **settings: Any) -> Opened:
    """The first event of a table; a known deal has a seed, any other a sealed secret."""
    return Opened(
        code=code,
        board=board.name,
        islands=tuple(map(str, board.islands)),
        lines=board.lines,
        seed=seed,
        secret=None if seed else secrets.token_hex(deal.BYTES),
        **{"deck": _cards(), **settings},
    )


async def _deck(text: str | None) -> tuple[str, ...]:
    """The cards in the text of a deck file, or ours without one."""
    if text is None:
        return _cards()
    try:
        cards = await in_thread(partial(boards.parse_deck, text))
    except BoardError:
        raise Failure("deck-unfit") from None
    return tuple(map(str, cards))


@cache
def _cards() -> tuple[str, ...]:
    """Our deck as an event has it."""
    return tuple(str(card) for card in boards.deck())


def _plans(request: NewTable, person: str) -> tuple[SeatPlan, ...]:
    """The seats: the host gets the first person's seat and every seat at this device."""
    name = clean_name(request.name)
    if name is None:
        raise Failure("name-unfit")
    plans: list[SeatPlan] = []
    host_sits = False
    for number, seat in enumerate(request.seats, 1):
        if seat.kind == "bot":
            level = seat.bot or seat.level
            plans.append(SeatPlan(kind="bot", name=bot_name(number), level=level))
        elif seat.kind == "device":
            known_as = clean_name(seat.name) or f"{number}"
            plans.append(SeatPlan(kind="device", name=known_as, person=person))
        elif host_sits:
            plans.append(SeatPlan(kind="person"))
        else:
            plans.append(SeatPlan(kind="person", name=name, person=person))
            host_sits = True
    return tuple(plans)


async def _open(
    hub: Hub, board: Board, plans: tuple[SeatPlan, ...], person: str, settings: dict[str, Any]
) -> tuple[str, str]:
    """Store the table under a new code."""
    table = new_id()
    for _ in range(_TRIES):
        opened = opened_on(board, new_code(), host=person, seats=plans, **settings)
        try:
            await hub.open(table, opened)
        except VersionConflict:
            continue
        return table, opened.code
    raise VersionConflict("no free code")

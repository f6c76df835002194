"""What people ask for besides playing: boards, new tables, records and replays of finished games.

Knows no HTTP: the routes of the server and the worker of a page without one call the same.
"""

from functools import cache, partial

from hashi import boards
from hashi.record import Proof, Record
from hashi.rules import BoardError
from hashi.server.limit.budget import Payer
from hashi.server.limit.number import COSTS
from hashi.service import convert
from hashi.service.context import Context, pay, pay_for_request
from hashi.service.failure import Failure
from hashi.service.person import clean_name
from hashi.service.table.opening import BotUnknown, DeckUnfit, NameUnfit, NoSuchSeat, open_table
from hashi.service.thread import in_thread
from hashi.table import Table, view_for
from hashi.wire import exchange
from hashi.wire.view import BoardView

__all__ = ["board_views", "check_board_text", "open_requested", "record_of", "replay_of"]


@cache
def board_views() -> list[BoardView]:
    """Our sides."""
    return [convert.board_view(boards.board(side)) for side in boards.SIDES]


async def check_board_text(text: str) -> exchange.BoardCheck:
    """Read a board or deck file: what is in it, or everything that is wrong with it."""
    return await in_thread(partial(_check, text))


def _check(text: str) -> exchange.BoardCheck:
    try:
        if boards.kind_of(text) == "deck":
            cards = [str(card) for card in boards.parse_deck(text)]
            return exchange.BoardCheck(board=None, deck=cards, problems=[])
        board = convert.board_view(boards.parse_board(text))
        return exchange.BoardCheck(board=board, deck=None, problems=[])
    except BoardError as error:
        problems = [
            exchange.ProblemView(code=p.code, where=p.where, line=p.line) for p in error.problems
        ]
        return exchange.BoardCheck(board=None, deck=None, problems=problems)


async def open_requested(
    context: Context, request: exchange.NewTable, person: str, payer: Payer
) -> exchange.Created:
    """Open the table somebody asks for, or raise the Failure that says why not."""
    if request.board is not None or request.deck is not None:
        await pay_for_request(context.budgets, payer, COSTS["check_board"])
    like = await context.finished_by_code(request.deal_of, payer) if request.deal_of else None
    fresh = (await context.fresh_board(request.fresh, payer)).board if request.fresh else None
    pay(context.budgets.tables, payer, code="too-many-tables")
    try:
        table, code = await open_table(context.hub, request, person, like, fresh)
    except BoardError:
        raise Failure(400, "board-unfit") from None
    except DeckUnfit:
        raise Failure(400, "deck-unfit") from None
    except NameUnfit:
        raise Failure(400, "name-unfit") from None
    except NoSuchSeat:
        raise Failure(404, "no-such-seat") from None
    except BotUnknown:
        raise Failure(400, "unreadable") from None
    return exchange.Created(table=table, code=code)


async def replay_of(table: Table) -> exchange.Replay:
    """A finished game, round by round."""
    if table.game is None:
        raise Failure(409, "not-over")
    return await in_thread(partial(convert.replay_view, table.game))


async def record_of(table: Table) -> str:
    """The record of a finished game."""
    return await in_thread(lambda: str(_record(table)))


def _record(table: Table) -> Record:
    game = table.game
    if game is None:
        raise Failure(409, "not-over")
    commitment = view_for(table, None).commitment
    seed = table.seed.hex() if table.seed else None
    if table.secret is None:
        proof = Proof(seed=seed, known=True)
    else:
        drawn = frozenset(n for n, seat in enumerate(table.seats, 1) if seat.nonce is None)
        proof = Proof(
            commitment,
            table.secret,
            table.nonces,
            seed,
            drawn,
            table.opened.scheme,
            withheld=table.withheld,
        )
    names = [clean_name(seat.name) or f"{number}" for number, seat in enumerate(table.seats, 1)]
    return (
        Record.of(game, table.deck, names, proof)
        .with_help(table.hinted, table.stood_in)
        .with_checksum()
    )

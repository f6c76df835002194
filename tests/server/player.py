"""People for tests: they look at their view, think a little and play."""

from functools import partial
from random import Random

import hashi
from hashi import Card, Sheet, Turn, deal
from hashi.client import AtTable, Client
from hashi.deal.daily import daily_seed
from hashi.record import Proof, Record
from hashi.rules import Island
from hashi.wire.exchange import FinishedGame, NewSeat, NewTable
from hashi.wire.view import BoardView, SheetView, View
from tests.simple_bot import best_of_some

FINISHED_AT = 1_700_000_000.0
SECONDS_AGO = [2.0 * n for n in range(17, -1, -1)]  # a start and 17 turns


def board_of(view: BoardView) -> hashi.Board:
    """The engine's board for a board that came over the wire."""
    islands = tuple(Island(island.at, island.flag) for island in view.islands)
    return hashi.Board(view.name, islands, tuple(view.lines))


def sheet_of(board: hashi.Board, view: SheetView) -> Sheet:
    """The engine's sheet for a sheet that came over the wire."""
    sheet = Sheet.blank(board)
    for at, number in view.numbers.items():
        sheet = sheet.with_turn(Turn(number, at))
    lines = (line for line, count in view.bridges.items() for _ in range(count))
    return sheet.with_turn(Turn.of(bridges=lines))


def good_turn(view: View, seat: int, random: Random) -> str:
    """What a simple player would play now."""
    sheet = sheet_of(board_of(view.board), view.seats[seat - 1].sheet)
    return str(best_of_some(sheet, Card.parse(view.card or ""), random))


def daily_record(day: str, side: str, who: str, names: tuple[str, ...] = ("Ada",)) -> str:
    """The record of a game of a day's deal, played alone by somebody who is a little random."""
    random, cards = Random(who), deal.shuffled(daily_seed(day, side), hashi.deck())
    start = hashi.Game(hashi.board(side), deck=cards).legal_starts(1)
    chosen = random.choice(start)
    game = hashi.Game(hashi.board(side), deck=cards).start(1, chosen.island, chosen.number)
    while not game.over:
        game = game.play(1, best_of_some(game.sheet(1), game.card or cards[0], random))
    proof = Proof(seed=daily_seed(day, side).hex())
    return str(Record.of(game, hashi.deck(), names, proof).with_checksum())


def finished_game(
    who: str, seats: int = 1, kind: str = "guarded", board: hashi.Board | None = None
) -> FinishedGame:
    """A game that somebody has played to the end on their device, the first seat being theirs."""
    random, seed = Random(who), deal.numbered_seed(sum(who.encode()))
    cards, side = deal.shuffled(seed, hashi.deck()), board or hashi.board("A")
    game = hashi.Game(side, seats, cards, kind)  # type: ignore[arg-type]  # a kind
    for seat in range(1, seats + 1):
        start = random.choice(game.legal_starts(seat))
        game = game.start(seat, start.island, start.number)
    while not game.over:
        for seat in game.waiting:
            game = game.play(seat, best_of_some(game.sheet(seat), game.card or cards[0], random))
    return _finished(game, who, seed)


def pointed_game(who: str) -> FinishedGame:
    """An honour game of four in which every line is drawn wrongly, and then pointed at."""
    seed = deal.numbered_seed(sum(who.encode()))
    game = hashi.Game(hashi.board("A"), 4, deal.shuffled(seed, hashi.deck()), "honour")
    for seat in range(1, 5):
        game = game.start(seat, "c4", 4)
    while not game.over:
        lines = game.board.lines if game.round == 1 else ()
        for seat in range(1, 5):
            for mistake in game.mistakes(seat)[:8] if game.round > 2 else ():  # too late to correct
                if mistake in game.mistakes(seat):
                    game = game.point_at(seat, mistake.marks[-1])
            game = game.play(seat, hashi.Turn.of(bridges=lines))
    return _finished(game, who, seed)


def _finished(game: hashi.Game, who: str, seed: bytes) -> FinishedGame:
    seats = game.seats
    names = [who, *(f"Bot {seat}" for seat in range(2, seats + 1))]
    record = Record.of(game, hashi.deck(), names, Proof(seed=seed.hex()))
    return FinishedGame(
        record=str(record.with_checksum()),
        seats=[NewSeat(kind="person"), *([NewSeat(kind="bot", level="minion")] * (seats - 1))],
        finished_at=FINISHED_AT,
    )


async def solo(client: Client, **options: object) -> str:
    """A table of one, begun."""
    seats = [NewSeat(kind="person")]
    created = await client.open_table(NewTable(name="Ada", seats=seats, **options))  # type: ignore[arg-type]  # by name
    async with client.at(created.table) as table:
        await table.commit(1)
        await table.begin()
    return created.table


async def two_and_a_bot(ada: Client, bruno: Client, **options: object) -> str:
    """A table of two people and a bot, begun, with everybody's nonce."""
    seats = [NewSeat(kind="person"), NewSeat(kind="person"), NewSeat(kind="bot")]
    created = await ada.open_table(NewTable(name="Ada", seats=seats, **options))  # type: ignore[arg-type]  # by name
    async with ada.at(created.table) as host, bruno.at(created.table) as guest:
        await host.commit(1)
        await guest.sit(2, "Bruno")
        await host.begin()
    return created.table


async def play_out(table: AtTable, seat: int, random: Random) -> View:
    """Play a seat from wherever it stands to the end."""
    await table.until(lambda view: view.phase != "lobby")
    if not table.view.seats[seat - 1].done and table.view.phase == "setup":
        await table.place(seat, "c4", 4)
    while True:
        view = await table.until(
            lambda view: (
                view.phase == "over" or (view.phase == "play" and not view.seats[seat - 1].done)
            )
        )
        if view.phase == "over":
            return view
        version = await table.play(seat, good_turn(view, seat, random))
        await table.until(partial(_has_seen, version))


def _has_seen(version: int, view: View) -> bool:
    return view.version >= version

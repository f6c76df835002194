"""How fast the engine is, in processor time: turns listed and judged, games, records, loads.

Positions are the same in every run (seeded). With `--against REVISION` the sources of an older
revision are measured by turns with these.
"""

from functools import partial
from random import Random

from revision import Figures, best_rate, report

import hashi
from hashi import Board, Card, Game, Sheet, Turn, legal_turns, refusal
from hashi.record import Record, parse, replay
from hashi.rules import possible
from hashi.service.table.archive import SNAPSHOT_EVERY
from hashi.table import (
    Event,
    Opened,
    SeatPlan,
    after,
    decode,
    encode,
    fold,
    restore,
    take_snapshot,
)
from hashi.table.event import Begun, Placed, Played, Renamed

GAMES = 20
LONG = 5000


def positions(board: Board, random: Random, games: int) -> list[tuple[Sheet, Card]]:
    """Every position of some games of random legal turns."""
    found = []
    for _ in range(games):
        cards = random.sample(hashi.deck(), 17)
        sheet = Sheet.blank(board).start("c4", 4)
        for card in cards:
            found.append((sheet, card))
            sheet = sheet.with_turn(random.choice(legal_turns(sheet, card)))
    return found


def build_all(board: Board, count: int) -> int:
    """Build a board again and again, with its lookup tables."""
    for _ in range(count):
        Board(board.name, board.islands, board.lines)
    return count


def judge_all(turns: list[tuple[Sheet, Card, Turn]]) -> int:
    """Judge every turn."""
    for sheet, card, turn in turns:
        refusal(sheet, card, turn)
    return len(turns)


def list_all(spots: list[tuple[Sheet, Card]]) -> int:
    """List the legal turns of every position."""
    return sum(len(legal_turns(sheet, card)) for sheet, card in spots)


def begun(turn: Turn, random: Random) -> Turn:
    """An unfinished turn: perhaps its number, and some of its bridges."""
    bridges = random.sample(turn.bridges, random.randint(0, len(turn.bridges)))
    if random.random() < 1 / 4:
        return Turn.of(bridges=bridges)
    return Turn.of(turn.number, turn.island, bridges)


def answer_all(drafts: list[tuple[Sheet, Card, Turn]]) -> int:
    """Find what could be added to every draft."""
    for sheet, card, draft in drafts:
        possible(sheet, card, draft)
    return len(drafts)


def random_game(board: Board, random: Random) -> Game:
    """A whole solo game through `Game`, with random legal turns."""
    game = Game(board, 1, tuple(random.sample(hashi.deck(), 17))).start(1, "c4", 4)
    while game.card is not None:
        game = game.play(1, random.choice(game.legal_turns(1)))
    return game


def play_all(board: Board, count: int) -> int:
    """Play random games, the same each time."""
    random = Random("bench")
    for _ in range(count):
        random_game(board, random)
    return count


def written_games(board: Board, count: int) -> list[str]:
    """The records of some finished solo games."""
    random, found = Random("record"), []
    for _ in range(count):
        game = random_game(board, random)
        found.append(str(Record.of(game, hashi.deck(), ("Ada",)).with_checksum()))
    return found


def read_all(texts: list[str]) -> int:
    """Parse and replay every record."""
    for text in texts:
        replay(parse(text))
    return len(texts)


def stored_table(board: Board, random: Random) -> list[bytes]:
    """The events of a whole game of four, as they are stored."""
    seats = [SeatPlan(kind="person", name=f"P{seat}", person=f"p{seat}") for seat in range(1, 5)]
    islands = tuple(f"{i.at}={i.flag}" if i.flag else i.at for i in board.islands)
    cards = tuple(map(str, hashi.deck()))
    secret = random.randbytes(32).hex()
    nonces = tuple(random.randbytes(32).hex() for _ in seats)
    events: list[Event] = [
        Opened(
            code="BCDFGH",
            host="p1",
            board=board.name,
            islands=islands,
            lines=board.lines,
            deck=cards,
            seats=tuple(seats),
            secret=secret,
        ),
        Begun(nonces=nonces),
        *(Placed(seat=seat, island="c4", number=4) for seat in range(1, 5)),
    ]
    game = fold("t", [(event, 0.0) for event in events]).game
    while game is not None and not game.over:
        seat = random.choice(game.waiting)
        turn = random.choice(game.legal_turns(seat))
        events.append(Played(seat=seat, turn=str(turn)))
        game = game.play(seat, turn)
    return [encode(event) for event in events]


def load_all(tables: list[list[bytes]]) -> int:
    """Decode and fold every table."""
    for events in tables:
        fold("t", [(decode(event), 0.0) for event in events])
    return len(tables)


def long_table(board: Board, random: Random) -> list[bytes]:
    """A finished game of four whose players were renamed thousands of times."""
    renamed = (Renamed(seat=1, name=f"P{number}") for number in range(LONG))
    return stored_table(board, random) + [encode(event) for event in renamed]


def restore_all(snapshots: list[tuple[bytes, list[bytes]]]) -> int:
    """Make every table from its snapshot and the events after it."""
    for snapshot, events in snapshots:
        after(restore(snapshot), [(decode(event), 0.0) for event in events])
    return len(snapshots)


def snapshot_of(events: list[bytes]) -> tuple[bytes, list[bytes]]:
    """The last snapshot a server takes of a table, and the events after it."""
    last = len(events) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    table = fold("t", [(decode(event), 0.0) for event in events[:last]])
    return take_snapshot(table), events[last:]


def measure() -> Figures:
    """All figures of both sides."""
    found: Figures = {}
    for name in "AB":
        board, random = hashi.board(name), Random(name)
        spots = positions(board, random, GAMES)
        turns: list[tuple[Sheet, Card, Turn]] = []
        for sheet, card in spots:
            turns += [(sheet, card, random.choice(legal_turns(sheet, card))) for _ in range(20)]
        drafts = [(sheet, card, begun(turn, random)) for sheet, card, turn in turns[::5]]
        records = written_games(board, GAMES)
        tables = [stored_table(board, random) for _ in range(GAMES)]
        long = long_table(board, random)
        works = {
            "boards built": partial(build_all, board, GAMES),
            "legal turns listed": partial(list_all, spots),
            "turns judged": partial(judge_all, turns),
            "drafts answered": partial(answer_all, drafts),
            "random solo games played": partial(play_all, board, GAMES),
            "records of solo games parsed and replayed": partial(read_all, records),
            "finished games of four loaded": partial(load_all, tables),
            f"tables of {LONG:,} more events folded": partial(load_all, [long]),
            "of them loaded from a snapshot": partial(restore_all, [snapshot_of(long)]),
        }
        found |= {f"{name}: {what}": best_rate(work) for what, work in works.items()}
    return found


if __name__ == "__main__":
    report(__file__, __doc__, measure)

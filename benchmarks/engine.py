"""How fast the engine is, on one core: turns judged and listed, drafts answered, games, loads.

Positions are the same in every run (seeded); each figure is the best of five passes over them.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np

import hashi
from hashi import Board, Card, Game, Sheet, Turn, legal_turns, refusal
from hashi.kernel import Kernel, Position
from hashi.rules.draft import possible
from hashi.server.archive import SNAPSHOT_EVERY
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

PASSES = 5
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


def best_rate(count: int, work: Callable[[], object]) -> float:
    """Operations per second, in the fastest of several passes."""
    times = []
    for _ in range(PASSES):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return count / min(times)


def judge_all(turns: list[tuple[Sheet, Card, Turn]]) -> None:
    """Judge every turn."""
    for sheet, card, turn in turns:
        refusal(sheet, card, turn)


def list_all(spots: list[tuple[Sheet, Card]]) -> None:
    """List the legal turns of every position."""
    for sheet, card in spots:
        legal_turns(sheet, card)


def begun(turn: Turn, random: Random) -> Turn:
    """An unfinished turn: perhaps its number, and some of its bridges."""
    bridges = random.sample(turn.bridges, random.randint(0, len(turn.bridges)))
    if random.random() < 1 / 4:
        return Turn.of(bridges=bridges)
    return Turn.of(turn.number, turn.island, bridges)


def answer_all(drafts: list[tuple[Sheet, Card, Turn]]) -> None:
    """Find what could be added to every draft."""
    for sheet, card, draft in drafts:
        possible(sheet, card, draft)


def random_games(board: Board, count: int) -> None:
    """Whole solo games through `Game`, with random legal turns."""
    random = Random("bench")
    for _ in range(count):
        game = Game(board, 1, tuple(random.sample(hashi.deck(), 17))).start(1, "c4", 4)
        while game.card is not None:
            game = game.play(1, random.choice(game.legal_turns(1)))


def list_all_in_kernel(kernel: Kernel, places: list[tuple[Position, Card]]) -> None:
    """List the legal turns of every position with the kernel."""
    for place, card in places:
        kernel.list_turns(place, card)


def random_games_in_kernel(kernel: Kernel, count: int) -> None:
    """Whole solo games in compiled code, each with its own pile."""
    place = kernel.position(Sheet.blank(kernel.board).start("c4", 4))
    random = np.random.default_rng(1)
    deck = np.array([(card.number, card.bridges) for card in hashi.deck()], np.int8)
    for seed in range(count):
        kernel.random_solo(place, random.permutation(deck)[:17], seed)


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


def load_all(tables: list[list[bytes]]) -> None:
    """Decode and fold every table."""
    for events in tables:
        fold("t", [(decode(event), 0.0) for event in events])


def long_table(board: Board, random: Random) -> list[bytes]:
    """A finished game of four whose players were renamed thousands of times."""
    renamed = (Renamed(seat=1, name=f"P{number}") for number in range(LONG))
    return stored_table(board, random) + [encode(event) for event in renamed]


def restore_all(snapshots: list[tuple[bytes, list[bytes]]]) -> None:
    """Make every table from its snapshot and the events after it."""
    for snapshot, events in snapshots:
        after(restore(snapshot), [(decode(event), 0.0) for event in events])


def snapshot_of(events: list[bytes]) -> tuple[bytes, list[bytes]]:
    """The last snapshot a server takes of a table, and the events after it."""
    last = len(events) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    table = fold("t", [(decode(event), 0.0) for event in events[:last]])
    return take_snapshot(table), events[last:]


def main() -> None:
    """Print the figures of both sides."""
    for name in ("A", "B"):
        board, random = hashi.board(name), Random(name)
        spots = positions(board, random, 20)
        turns: list[tuple[Sheet, Card, Turn]] = []
        for sheet, card in spots:
            turns += [(sheet, card, random.choice(legal_turns(sheet, card))) for _ in range(20)]
        listed = sum(len(legal_turns(sheet, card)) for sheet, card in spots)
        judged = best_rate(len(turns), partial(judge_all, turns))
        lists = best_rate(listed, partial(list_all, spots))
        drafts = [(sheet, card, begun(turn, random)) for sheet, card, turn in turns[::5]]
        answers = best_rate(len(drafts), partial(answer_all, drafts))
        games = best_rate(20, partial(random_games, board, 20))
        kernel = Kernel(board)
        places = [(kernel.position(sheet), card) for sheet, card in spots]
        fast = best_rate(listed, partial(list_all_in_kernel, kernel, places))
        quick = best_rate(2000, partial(random_games_in_kernel, kernel, 2000))
        print(f"side {name}: {judged:>12,.0f} turns judged per second")
        print(f"side {name}: {lists:>12,.0f} legal turns listed per second")
        print(f"side {name}: {answers:>12,.0f} drafts answered per second")
        print(f"side {name}: {games:>12,.0f} random solo games per second")
        tables = [stored_table(board, random) for _ in range(20)]
        loads = best_rate(len(tables), partial(load_all, tables))
        print(f"side {name}: {loads:>12,.0f} finished games of four loaded per second")
        long = [long_table(board, random)]
        folded = best_rate(1, partial(load_all, long))
        restored = best_rate(1, partial(restore_all, [snapshot_of(events) for events in long]))
        print(f"side {name}: {folded:>12,.0f} tables of {LONG:,} more events folded per second")
        print(f"side {name}: {restored:>12,.0f} of them loaded from a snapshot per second")
        print(f"side {name}: {fast:>12,.0f} legal turns by the kernel, {fast / lists:.0f} times")
        print(f"side {name}: {quick:>12,.0f} random solo games by it, {quick / games:.0f} times")


if __name__ == "__main__":
    main()

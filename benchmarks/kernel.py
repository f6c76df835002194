"""How fast compiled code is, in processor time: turns listed, random games, turns rated.

Turns are listed beside the same in C (`turns.c`), if there is a C compiler, over the same positions
and in the same run; both must list the same. With `--against REVISION` the sources of an older
revision are measured by turns with these. Positions are the same in every run.
"""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import numba
import numpy as np
from revision import Figures, best_rate, report

import hashi
from hashi import Board, Card, Sheet, legal_turns
from hashi.bots.protocol import Sight
from hashi.bots.value.choice import blank_scratch, judge_turns, model_of
from hashi.bots.value.stakes import solo_stakes
from hashi.bots.value.value import Value, general_value, kind_of, value_for
from hashi.bots.value.weights import general_network, network_for
from hashi.kernel import Kernel
from hashi.kernel.turn import list_turns
from hashi.rules import Score

GAMES, SOLOS = 20, 5000
_HERE = Path(__file__).parent


@numba.njit(nogil=True)
def _list_all(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    tables: Any, numbers: Any, bridges: Any, cards: Any, out: Any, times: int
) -> int:
    total = 0
    for _ in range(times):
        for at in range(len(cards)):
            number, count = int(cards[at, 0]), int(cards[at, 1])
            total += list_turns(tables, numbers[at], bridges[at], number, count, out)
    return total


@numba.njit(nogil=True)
def _rate_again(times: int, *position: Any) -> None:
    for _ in range(times):
        judge_turns(*position)


class Positions:
    """Every position of some random games on a board."""

    def __init__(self, board: Board) -> None:
        self.kernel, random = Kernel(board), Random(board.name)
        numbers, bridges, cards = [], [], []
        for _ in range(GAMES):
            sheet = Sheet.blank(board).start("c4", 4)
            for card in random.sample(hashi.deck(), 17):
                place = self.kernel.position(sheet)
                numbers.append(place.numbers)
                bridges.append(place.bridges)
                cards.append((card.number, card.bridges))
                sheet = sheet.with_turn(random.choice(legal_turns(sheet, card)))
        self.numbers, self.bridges = np.array(numbers, np.int8), np.array(bridges, np.int8)
        self.cards = np.array(cards, np.int8)
        self.out: Any = self.kernel.list_turns(place, Card(1, 1)).base

    def list_in_kernel(self, times: int = 20) -> int:
        """List the turns of all positions with the kernel."""
        marks = self.numbers, self.bridges, self.cards
        return int(_list_all(self.kernel.tables, *marks, self.out, times))

    def list_in_c(self, library: ctypes.CDLL, times: int = 20) -> int:
        """The same in C."""
        tables = self.kernel.tables
        arrays = tables.ends, tables.crossed, tables.lines_at, tables.flags
        sizes = len(tables.flags), len(tables.ends)
        marks = (marks.ctypes for marks in (self.numbers, self.bridges, self.cards, self.out))
        library.list_all.restype = ctypes.c_int64
        count, repeats = ctypes.c_int64(len(self.cards)), ctypes.c_int64(times)
        addresses = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        places = [ctypes.c_void_p(mark.data) for mark in marks]
        return int(library.list_all(*sizes, *addresses, count, *places, repeats))

    def check(self, library: ctypes.CDLL) -> None:
        """Both list the same turns in the same order."""
        whole = self.numbers, self.bridges, self.cards
        for at in range(len(whole[2])):
            self.numbers, self.bridges, self.cards = (part[at : at + 1] for part in whole)
            total = self.list_in_kernel(1)
            ours = self.out[:total].copy()
            self.out[:total] = 0
            same = total == self.list_in_c(library, 1)
            if not same or not np.array_equal(ours, self.out[:total]):
                raise ValueError("the kernel and C list different turns")
        self.numbers, self.bridges, self.cards = whole


def random_solos(board: Board) -> Callable[[], int]:
    """Many random games in one call."""
    kernel, random = Kernel(board), np.random.default_rng(1)
    deck = np.array([(card.number, card.bridges) for card in hashi.deck()], np.int8)
    piles = np.array([random.permutation(deck)[:17] for _ in range(SOLOS)])
    place, seeds = (
        kernel.position(Sheet.blank(board).start("c4", 4)),
        np.arange(SOLOS, dtype=np.uint64),
    )

    def work() -> int:
        return len(kernel.random_solos(place, piles, seeds))

    return work


def rated_turns(board: Board, value: Value) -> Callable[[], int]:
    """Rate all turns before each card of some games that the value itself plays."""
    own = None if value.general else network_for(board)
    network = own or general_network()
    model, scratch, kernel = (
        model_of(board, network, general=value.general),
        blank_scratch(board),
        Kernel(board),
    )
    spots, random = [], Random("rate")
    for _ in range(6):
        cards = random.sample(hashi.deck(), 17)
        sheet = Sheet.blank(board).start("c4", 4)
        for played, card in enumerate(cards[:16]):
            unseen = np.zeros(18, np.int8)
            for other in set(hashi.deck()) - set(cards[: played + 1]):
                unseen[kind_of(other)] += 1
            place = kernel.position(sheet)
            spots.append((place.numbers, place.bridges, card, played, unseen))
            sight = Sight(1, (sheet,), hashi.deck(), tuple(cards[: played + 1]), (Score(),))
            found = value.prospects(sight, solo_stakes())
            sheet = sheet.with_turn(value.turn(found.turns[int(np.argmax(found.points))], card))

    def work() -> int:
        total = 0
        for numbers, bridges, card, played, unseen in spots:
            card_kind, marks = kind_of(card), (numbers, bridges)
            count = list_turns(model.tables, *marks, card.number, card.bridges, scratch.turns)
            _rate_again(10, model, solo_stakes(), *marks, card_kind, played, unseen, count, scratch)
            total += 10 * int(count)
        return total

    return work


@contextmanager
def compiled_c() -> Iterator[ctypes.CDLL | None]:
    """The library of `turns.c`, or None without a compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "turns.so"
        options = ("-O3", "-march=native", "-shared", "-fPIC")
        subprocess.run([compiler, *options, "-o", library, _HERE / "turns.c"], check=True)  # noqa: S603  our own
        yield ctypes.CDLL(str(library))


def measure() -> Figures:
    """All figures of both sides."""
    found: Figures = {}
    with compiled_c() as library:
        for name in "AB":
            board = hashi.board(name)
            positions = Positions(board)
            found[f"{name}: turns listed"] = best_rate(positions.list_in_kernel)
            if library is not None:
                positions.check(library)
                in_c = best_rate(lambda p=positions: p.list_in_c(library))  # type: ignore[misc]
                found[f"{name}: turns listed in C"] = in_c
            found[f"{name}: random solo games"] = best_rate(random_solos(board))
            for kind, value in (("own", value_for(board)), ("general", general_value(board))):
                found[f"{name}: turns rated, {kind} value"] = best_rate(rated_turns(board, value))
    return found


def beside_c(found: Figures) -> Iterator[str]:
    """How fast the kernel is beside C."""
    for name in "AB":
        if f"{name}: turns listed in C" in found:
            share = found[f"{name}: turns listed"] / found[f"{name}: turns listed in C"]
            yield f"side {name}: the kernel lists {share:.2f} times as fast as C"


if __name__ == "__main__":
    report(__file__, __doc__, measure, beside_c)

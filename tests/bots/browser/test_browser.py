"""Bots and hints in a browser: the same as those of the compiled code, by a WebAssembly module."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import hashi
from hashi import Board, Game
from hashi.boards import BoardCode, fresh_board
from hashi.boards.code import LIKES
from hashi.bots import Sight
from tests.bots.browser.answer import Answer, Question, answer
from tests.positions import small_board
from tests.simple_bot import best_of_some, start

TOLERANCE = 2e-4  # points: sums of floats in another order


@pytest.fixture(scope="session")
def module() -> Path:
    """The module that the page ships, built if it is not up to date."""
    path = Path(__file__).parents[3] / "web" / "offline" / "mind.wasm"
    subprocess.run([sys.executable, "-m", "hashi.bots.module", path], check=True)  # noqa: S603  our own command
    return path


def sights(seed: str) -> Iterator[Sight]:
    """Positions of games by chance, on all kinds of boards, alone and in company."""
    random = Random(seed)
    while True:
        board = random.choice([hashi.board("A"), hashi.board("B"), unknown_board(random)])
        cards = tuple(random.sample(hashi.deck(), len(hashi.deck())))
        game = Game(board, random.choice([1, 1, 2, 3]), cards)
        for seat in range(1, game.seats + 1):
            game = game.start(seat, *start(board, random))
        for _ in range(random.randint(0, 14)):
            for seat in range(1, game.seats + 1):
                assert game.card is not None
                game = game.play(seat, best_of_some(game.sheet(seat), game.card, random))
        yield Sight.of(game, hashi.deck(), random.randint(1, game.seats))


def unknown_board(random: Random) -> Board:
    """A board without a value of its own."""
    if random.random() < 1 / 2:
        return small_board(random)
    return fresh_board(BoardCode.drawn(random.choice(LIKES), str(random.random())))


def in_browser(questions: list[Question], module: Path) -> list[Answer]:
    """The answers of a process without numpy and numba."""
    run = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-m", "tests.bots.browser", module],
        input=pickle.dumps(questions),
        stdout=subprocess.PIPE,
        check=True,
    )
    answers: list[Answer] = pickle.loads(run.stdout)  # noqa: S301  from our own script
    return answers


def check(questions: list[Question], module: Path) -> None:
    """All values are the same but for rounding, and so are the turns chosen by them.

    Of two hundred turns one may be another: two may be worth the same but for rounding.
    """
    asked, others = 0, []
    for question, there in zip(questions, in_browser(questions, module), strict=True):
        here = answer(question)
        assert there.points == pytest.approx(here.points, abs=TOLERANCE)
        assert there.expected == pytest.approx(here.expected, abs=TOLERANCE)
        asked += len(here.turns)
        others += [pair for pair in zip(here.turns, there.turns, strict=True) if pair[0] != pair[1]]
        assert there.start == here.start
        assert (there.advice is None) == (here.advice is None)
        if here.advice is not None and there.advice is not None:
            assert there.advice.best.points == pytest.approx(here.advice.best.points, abs=TOLERANCE)
    assert len(others) <= asked // 200, others


def test_same_answers(module: Path) -> None:
    """40 positions: all values, a turn of each level, hints and starts (the long test: 1,000)."""
    questions = [
        Question(sight, levels=(number % 6,), hint=number % 8 == 0, start=number % 10 == 0)
        for number, sight in enumerate(islice(sights("browser"), 40))
    ]
    check(questions, module)


@pytest.mark.long
def test_same_answers_on_many_positions(module: Path) -> None:
    """1,000 positions, each with the turns of two levels, one of which looks ahead."""
    questions = [
        Question(sight, levels=(number % 5, 5), hint=number % 5 == 0, start=number % 20 == 0)
        for number, sight in enumerate(islice(sights("many"), 1000))
    ]
    check(questions, module)


def test_only_built_once(module: Path) -> None:
    """A module that is up to date is left alone."""
    before = module.stat().st_mtime_ns
    subprocess.run([sys.executable, "-m", "hashi.bots.module", module], check=True)  # noqa: S603  our own command
    assert module.stat().st_mtime_ns == before

"""What jobs take of the machine they share with the server."""

import threading
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from random import Random
from typing import Any

import pytest

import hashi
from hashi.bots import Sight
from hashi.jobs.frame import encode, read
from hashi.jobs.job import (
    Advise,
    BeginReport,
    BotStart,
    BotTurn,
    Context,
    FindOptimum,
    Job,
    JudgeCard,
)
from hashi.rules import ROUNDS, Game, Turn
from hashi.solver import search
from tests.positions import small_board


def test_a_report_uses_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many cores there are, a report's search for the optimum is busy on one."""
    sizes: list[int | None] = []

    class Counted(ThreadPoolExecutor):
        def __init__(self, max_workers: int | None = None, *more: Any) -> None:
            sizes.append(max_workers)
            super().__init__(max_workers, *more)

    monkeypatch.setattr(search, "ThreadPoolExecutor", Counted)
    board = small_board(Random("one thread"))
    start = next(island.at for island in board.islands if island.flag is None)
    game = Game(board, 1, hashi.deck()[:17]).start(1, start, 3)
    while game.card is not None:
        game = game.play(1, Turn())
    context = Context(lambda _: None, threading.Event())
    assert FindOptimum(game, 1).run(context) is not None
    assert sizes == [1]


def played(seats: int, rounds: int) -> Game:
    """A game of random legal turns."""
    random, deck = Random("played"), hashi.deck()
    game = Game(hashi.board("A"), seats, tuple(random.sample(deck, len(deck))))
    for seat in game.waiting:
        start = random.choice(game.legal_starts(seat))
        game = game.start(seat, start.island, start.number)
    while game.closed < rounds:
        seat = game.waiting[0]
        game = game.play(seat, random.choice(game.legal_turns(seat)))
    return game


@pytest.mark.parametrize("seats", [1, 4])
def test_jobs_are_small(seats: int) -> None:
    """A job is sent in under 2 kB: boards as their text, games as their moves."""
    deck, open_game, over = hashi.deck(), played(seats, 12), played(seats, ROUNDS)
    sight = Sight.of(open_game, deck, 1)
    jobs: list[Job[Any]] = [
        BotStart("project-manager", "0" * 64, open_game.board, seats),
        BotTurn("project-manager", "0" * 64, sight),
        Advise(sight, max(open_game.legal_turns(1), key=lambda turn: len(str(turn)))),
        BeginReport(over, deck, 1),
        JudgeCard(over, deck, 1, 9),
        FindOptimum(over, 1),
    ]
    for job in jobs:
        assert len(encode(job)) < 2000
        assert read(BytesIO(encode(job))) == job

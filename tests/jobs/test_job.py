"""What jobs take of the machine they share with the server."""

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import hashi
from hashi.jobs.job import Context, FindOptimum
from hashi.rules import Game, Turn
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

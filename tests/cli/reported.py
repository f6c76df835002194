"""A page with everything in it: a game, what a coach might say, and a perfect way."""

from pathlib import Path

from hashi import Game
from hashi.cli.report_page import Page
from hashi.coach import Judged, Report
from hashi.record import parse, replay
from hashi.rules import Turn
from hashi.solver import Answer

PERFECT = Path(__file__).parents[1] / "games" / "perfect-a.txt"


def reported(name: str = "Ada", judged: int = 17, *, solved: bool = True) -> Page:
    """Somebody passed every card of the deal whose best way is known, and started well."""
    best = replay(parse(PERFECT.read_text("utf-8")))
    turns = tuple(best.turn(1, number) or Turn() for number in range(1, 18))
    game = Game(best.board, 1, best.deck).start(1, "c4", 4)
    for _ in range(17):
        game = game.play(1, Turn())
    found = tuple(
        Judged(number, card, Turn(), 49 - 2.75 * number, turns[number - 1], 49 - 2.5 * number)
        for number, card in enumerate(best.deck[:judged], 1)
    )
    answer = Answer(60, 60, best.starts[0], turns) if solved else None
    return Page(game, name, Report(1, 0, 49.0, 18, found, answer), whole=solved)

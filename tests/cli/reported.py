"""Reports as files: one with everything in it, made without a coach, and what a file holds."""

from html.parser import HTMLParser
from pathlib import Path

import msgspec

from hashi import Game
from hashi.cli.record.report_file import ReportFile, template
from hashi.coach import Judged, Report
from hashi.record import parse, replay
from hashi.rules import Turn
from hashi.solver import Answer
from hashi.wire.exchange import SavedReport

PERFECT = Path(__file__).parents[1] / "games" / "perfect-a.txt"


def file_of(game: Game, name: str = "Ada", language: str = "en") -> ReportFile:
    """The file of a game, to be filled in."""
    built = template()
    assert built is not None, "the page is not built: make play"
    return ReportFile(built, game, [name], language, hinted=(5,))


def passed() -> Game:
    """Somebody passed every card of the deal whose best way is known, and started well."""
    best = replay(parse(PERFECT.read_text("utf-8")))
    game = Game(best.board, 1, best.deck).start(1, "c4", 4)
    for _ in range(17):
        game = game.play(1, Turn())
    return game


def reported(judged: int = 17, *, solved: bool = True) -> Report:
    """What a coach might say of it."""
    best = replay(parse(PERFECT.read_text("utf-8")))
    turns = tuple(best.turn(1, number) or Turn() for number in range(1, 18))
    found = tuple(
        Judged(number, card, Turn(), 49 - 2.75 * number, turns[number - 1], 49 - 2.5 * number)
        for number, card in enumerate(best.deck[:judged], 1)
    )
    answer = Answer(60, 60, best.starts[0], turns) if solved else None
    return Report(1, 0, 49.0, 18, found, answer, solved=solved)


class Elements(HTMLParser):
    """The elements of a page: each with its attributes and the text it begins with."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._inside = False
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))
        self.texts.append("")
        self._inside = True

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002  the parser's name
        """Leave an element."""
        self._inside = False

    def handle_data(self, data: str) -> None:
        """Note a text of the element that was opened last."""
        if self._inside:
            self.texts[-1] += data

    def text(self, tag: str, **attributes: str) -> str:
        """The text of the only such element."""
        (place,) = (
            place
            for place, (name, its) in enumerate(self.found)
            if name == tag and attributes.items() <= its.items()
        )
        return self.texts[place]


def shown(text: str) -> SavedReport:
    """What a file shows."""
    return msgspec.json.decode(Elements(text).text("script", id="report"), type=SavedReport)

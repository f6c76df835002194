"""A whole game as one picture: every step of it is the sheet of that step."""

import re
from pathlib import Path

from hashi.picture import film
from hashi.picture.svg import islands, lines
from hashi.record import parse, replay

PERFECT = Path(__file__).parents[1] / "games" / "perfect-b.txt"
PART = re.compile(r'<g data-from="(\d+)"(?: data-until="(\d+)")?( hidden)?>(.*)</g>')


def test_every_step_is_its_sheet() -> None:
    """What is seen in a step is exactly what the sheet of that step shows."""
    game = replay(parse(PERFECT.read_text("utf-8")))
    sheets = [game.sheet(1, after) for after in range(18)]
    text = film(sheets, "mine & yours").split("\n")
    assert text[1] == "<title>mine &amp; yours</title>"
    parts = [PART.fullmatch(part) or part for part in text[2:-1]]
    for step, sheet in enumerate(sheets):
        seen = {part for part in parts if isinstance(part, str) and 'class="label"' not in part}
        for part in parts:
            if not isinstance(part, str) and int(part[1]) <= step < int(part[2] or 99):
                seen.add(part[4])
        assert seen == {*lines(sheet), *islands(sheet)}
    for part in parts:
        assert isinstance(part, str) or (part[2] is None) == (part[3] is None)


def test_islands_lie_on_lines() -> None:
    """Whatever is drawn later, no bridge covers an island."""
    game = replay(parse(PERFECT.read_text("utf-8")))
    text = film([game.sheet(1, after) for after in range(18)], "x")
    assert text.rindex('class="bridge"') < text.index('class="island"')

"""The form of the documentation: one sentence a line, short enough for an editor and a diff."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.snippet import PAGES, ROOT

MOST_CHARACTERS = 120


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """The lines of a page that are no code, table, picture or command too long to be broken."""
    in_code = False
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not re.match(r"\||<img|!\[|`[^`]+`\W*$", line):
            yield number, line


@pytest.mark.parametrize("document", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_lines_are_short(document: Path) -> None:
    """No line of prose is longer than an editor shows."""
    long = [number for number, line in prose(document) if len(line) > MOST_CHARACTERS]
    assert long == []

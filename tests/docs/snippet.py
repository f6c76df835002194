"""The code in the documentation, found by its fences: one way to test all of it."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
_FENCE = re.compile(r"(?ms)^```(\S*)\n(.*?)^```$")


@dataclass(frozen=True, slots=True)
class Snippet:
    """A block of code on a page; `line` is its first one."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def snippets(*languages: str) -> list[Snippet]:
    """Every block in one of these languages, on any page."""
    found = []
    for page in PAGES:
        text = page.read_text("utf-8")
        for block in _FENCE.finditer(text):
            if block[1] in languages:
                line = text.count("\n", 0, block.start(2)) + 1
                found.append(Snippet(page, line, block[1], block[2]))
    return found


def programs() -> list[Snippet]:
    """Python blocks that are whole programs; pytest runs those with prompts as doctests."""
    return [block for block in snippets("python") if ">>>" not in block.text]


def commands() -> list[tuple[Snippet, str]]:
    """Every command of every shell block, without comments, continued lines joined."""
    lines = (
        (block, re.sub(r"(^|\s)#.*", "", line).strip())
        for block in snippets("sh")
        for line in block.text.replace("\\\n", " ").splitlines()
    )
    return [(block, command) for block, command in lines if command]

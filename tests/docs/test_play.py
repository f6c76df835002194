"""The player's pages say the same in every language, and name things as the game does."""

import re

import pytest

from hashi.locale import LANGUAGES
from tests.docs.snippet import ROOT

QUOTED = re.compile("[“„«]\N{NO-BREAK SPACE}? ?([^”“»]+?)\N{NO-BREAK SPACE}? ?[”“»]")
PAGES = {code: (ROOT / "docs" / "play" / f"{code}.md").read_text("utf-8") for code in LANGUAGES}


def texts(code: str) -> dict[str, str]:
    """Every text of the game in a language, by its key; without those of several lines."""
    files = (ROOT / "src" / "hashi" / "locale" / code).glob("*.ftl")
    pairs = (re.findall(r"(?m)^([a-z][\w-]*) = (.+)$", f.read_text("utf-8")) for f in files)
    return {key: text for found in pairs for key, text in found}


@pytest.mark.parametrize("code", LANGUAGES)
def test_buttons(code: str) -> None:
    """What is quoted is a text of the game, and the same ones are quoted in every language."""
    named, english = texts(code), texts("en")
    quoted = QUOTED.findall(PAGES[code])
    assert len(quoted) >= 12
    assert [text for text in quoted if text not in named.values()] == []
    shown = {key for key, text in named.items() if text in quoted}
    for wanted in QUOTED.findall(PAGES["en"]):
        assert shown & {key for key, text in english.items() if text == wanted}, wanted


@pytest.mark.parametrize("code", LANGUAGES)
def test_figures(code: str) -> None:
    """Every page has the sections and the figures of the English one."""
    page, english = PAGES[code], PAGES["en"]
    assert page.count("\n## ") == english.count("\n## ")
    assert re.findall(r"\| (\d+) \| (\d+) \|", page) == [("9", "5"), ("7", "3"), ("8", "4")]
    figures = sorted(re.findall(r"\d+", page))
    assert figures == sorted(re.findall(r"\d+", english))
    for rank in ("rank-minion", "rank-island-god"):
        stem = texts(code)[rank].split()[-1].rstrip("ks")
        assert stem in page

"""The page's fonts have every letter its texts are written with."""

import json

import pytest

from hashi.locale import LANGUAGES
from tests.audit import ROOT

LETTERS = "".join(json.loads((ROOT / "web" / "letters.json").read_text("utf-8")).values())
# Arrows are drawn by the system's font; the last is the narrow space of French.
ELSEWHERE = "\n←\u202f"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_the_fonts(language: str) -> None:
    """No text of the page falls back to another font in the middle of a word."""
    folder = ROOT / "src" / "hashi" / "locale" / language
    used = {letter for file in folder.glob("*.ftl") for letter in file.read_text("utf-8")}
    assert sorted(used - set(LETTERS) - set(ELSEWHERE)) == []

"""The page's fonts have every letter its texts are written with."""

import pytest
from fontTools.ttLib import TTFont

from hashi.locale import FILES, LANGUAGES, source
from tests.audit import ROOT

FONTS = ROOT / "src" / "hashi" / "paper" / "fonts"  # cut for the same letters as the page's
# Arrows are drawn by the system's font; the last is the narrow space of French.
ELSEWHERE = "\n←\u202f"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_the_fonts(language: str) -> None:
    """No text of the page falls back to another font in the middle of a word."""
    there = {chr(code) for font in FONTS.glob("*.ttf") for code in TTFont(font).getBestCmap()}
    used = {letter for part in FILES for letter in source(language, part)}
    assert sorted(used - there - set(ELSEWHERE)) == []

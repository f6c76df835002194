"""The game on paper by the browser's own printing: the pages as pictures and as text."""

from itertools import cycle

import numpy as np
import numpy.typing as npt
import pypdfium2
import pytest
from playwright.sync_api import Page, expect

import hashi
from hashi import deal
from hashi.locale import LANGUAGES, Texts
from hashi.rules.score import RANKS
from tests.browser.conftest import SHOTS
from tests.browser.hand import CODE, PHONE, no_violations, picture

MM = 72 / 25.4
MARGIN = 9  # millimetres, of 10
SIZES = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}


def printed(page: Page, name: str) -> pypdfium2.PdfDocument:
    """What the browser would print, in the size that the page asks for."""
    SHOTS.mkdir(exist_ok=True)
    path = SHOTS / f"{name}.pdf"
    page.pdf(path=path, prefer_css_page_size=True)
    return pypdfium2.PdfDocument(path)


def grey(page: pypdfium2.PdfPage) -> npt.NDArray[np.uint8]:
    """A page as a black and white printer sees it."""
    return np.array(page.render(scale=1.0, grayscale=True).to_pil())


def text(page: pypdfium2.PdfPage) -> str:
    """What a page says, without the spaces, which a browser draws by leaving room."""
    return squeezed(page.get_textpage().get_text_bounded())


def squeezed(words: str) -> str:
    """A text without spaces."""
    return "".join(words.split())


def check_pages(document: pypdfium2.PdfDocument, paper: str, wide: set[int]) -> None:
    """Every page has the size of the paper, something on it, and a white margin all around."""
    for number, page in enumerate(document):
        size = [side / MM for side in page.get_size()]
        expected = SIZES[paper][::-1] if number in wide else SIZES[paper]
        assert size == pytest.approx(expected, abs=0.6), number
        picture, edge = grey(page), int(MARGIN * MM)
        assert picture.min() < 100, f"page {number} is empty"
        picture[edge:-edge, edge:-edge] = 255
        assert picture.min() == 255, f"something lies in the margin of page {number}"


@pytest.mark.parametrize(
    ("language", "per_page", "paper"),
    [*zip(LANGUAGES, cycle((1, 2, 4)), cycle(("A4", "Letter")), strict=False)],
)
def test_all_parts_on_paper(
    page: Page, address: str, language: str, per_page: int, paper: str
) -> None:
    """Rules, sheets, cards, pad and deal: nothing cut off, and every word there."""
    page.goto(address)
    page.evaluate("language => localStorage.setItem('hashi-language', language)", language)
    page.goto(f"{address}/print#board=B&deal={CODE}")
    expect(page.get_by_role("checkbox")).to_have_count(5)
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("radio", name=paper, exact=True).check(force=True)
    page.get_by_role("radio", name=str(per_page), exact=True).check(force=True)
    document = printed(page, f"print-{language}-{paper}-{per_page}")
    sheets = 4 // per_page
    assert len(document) == 1 + sheets + 2 + 1 + 2
    check_pages(document, paper, set(range(1, 1 + sheets)) if per_page == 2 else set())
    texts = Texts(language, ("game", "rules", "paper"))
    rules, *_, pad, read_out, aside = document
    for rule in ("start", "card", "island", "number", "bridges", "bonus", "solo"):
        assert squeezed(texts(f"rules-short-{rule}")) in text(rules)
    for least, rank in RANKS:
        assert f"{least}+" in text(pad)
        assert squeezed(texts(f"rank-{rank}")) in text(pad)
    dealt = deal.shuffled(bytes.fromhex(CODE), hashi.deck())
    rows = [f"{place}.{card.number}" for place, card in enumerate(dealt[:-1], 1)]
    assert "".join(rows) in text(read_out)
    assert CODE in text(read_out)
    assert text(aside).endswith(f"{texts('paper-set-aside')[-1]}{dealt[-1].number}")
    assert text(document[1]).count("B") >= per_page


def test_the_screen_hides_the_deal(page: Page, address: str) -> None:
    """Whoever prints a deal may play it: its cards are on the paper alone."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/print")
    expect(page.get_by_role("checkbox", name="A deal to read out")).not_to_be_checked()
    page.get_by_role("checkbox", name="A deal to read out").check()
    expect(page.get_by_text("Only the paper shows this.")).to_have_count(2)
    assert page.locator(".leaf .secret").evaluate_all(
        "parts => parts.every(part => getComputedStyle(part).visibility === 'hidden')"
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(page)
    picture(page, "print-phone")

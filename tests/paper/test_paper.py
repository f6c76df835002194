"""Printed pages, looked at as pictures and read as text."""

import numpy as np
import numpy.typing as npt
import pypdfium2
import pytest

from hashi import boards, deal
from hashi.locale import LANGUAGES, Texts
from hashi.paper import PARTS, Order, Part, pdf
from hashi.paper.page import MARGIN, SIZES, Size
from hashi.rules.score import RANKS

MM = 72 / 25.4
SCALE = 1.0
MILLIMETRES: dict[Size, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SEED = deal.numbered_seed(1)
WORDS = ("game", "rules", "paper")


def order(*parts: Part, board: str = "A", **more: object) -> Order:
    """An order of these parts on a board."""
    deck = boards.deck()
    dealt = deal.shuffled(SEED, deck)
    return Order(parts, boards.board(board), deck, dealt, SEED.hex(), **more)  # type: ignore[arg-type]


def pages(ordered: Order, language: str = "en") -> pypdfium2.PdfDocument:
    """The printed pages."""
    return pypdfium2.PdfDocument(pdf(ordered, Texts(language, WORDS)))


def grey(page: pypdfium2.PdfPage) -> npt.NDArray[np.uint8]:
    """A page as a black and white printer sees it."""
    return np.asarray(page.render(scale=SCALE, grayscale=True).to_pil())


def text(page: pypdfium2.PdfPage) -> str:
    """What a page says."""
    return words(page.get_textpage().get_text_bounded())


def words(spaced: str) -> str:
    """A text with one plain space between words."""
    return " ".join(spaced.split())


@pytest.mark.parametrize(
    ("language", "per_page", "size"),
    [
        (LANGUAGES[(2 * n + m) % len(LANGUAGES)], per, size)
        for n, per in enumerate((1, 2, 4))
        for m, size in enumerate(SIZES)
    ],
)
def test_nothing_is_cut_off(language: str, per_page: int, size: Size) -> None:
    """Every page has the size of the paper, something on it, and a white margin all around."""
    document = pages(order(*PARTS, board="B", per_page=per_page, size=size), language)
    assert len(document) == 1 + 4 // per_page + 2 + 1 + 2
    for page in document:
        assert sorted(side / MM for side in page.get_size()) == pytest.approx(
            sorted(MILLIMETRES[size]), abs=0.1
        )
        picture, edge = grey(page), int((MARGIN - 5) * MM * SCALE)
        assert picture.min() < 100
        inner = picture[edge:-edge, edge:-edge].copy()
        picture = picture.copy()
        picture[edge:-edge, edge:-edge] = 255
        assert picture.min() == 255, "something lies in the margin"
        assert inner.min() < 255


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_there(language: str) -> None:
    """Rules, ranks and categories, with all letters of the language."""
    texts = Texts(language, WORDS)
    rules, pad = pages(order("rules", "points"), language)
    for rule in ("card", "island", "number", "bridges", "bonus", "solo", "start"):
        assert words(texts(f"rules-short-{rule}")) in text(rules)
    for least, rank in RANKS:
        assert f"{least}+" in text(pad)
        assert words(texts(f"rank-{rank}")) in text(pad)


def test_a_deal_is_in_order_and_the_last_card_apart() -> None:
    """Seventeen cards on the page, the one set aside on the next."""
    read_out, aside = pages(order("deal"))
    dealt = deal.shuffled(SEED, boards.deck())
    numbers = [f"{place}. {card.number}" for place, card in enumerate(dealt[:-1], start=1)]
    assert " ".join(numbers) in text(read_out)
    assert SEED.hex() in text(read_out)
    assert text(aside).endswith(f" {dealt[-1].number}")


def test_flags_differ_without_colour() -> None:
    """Red flags are filled and blue ones hollow: there are four dark areas, not seven."""
    (page,) = pages(order("sheets", sheets=1))
    picture = grey(page)
    areas: list[tuple[int, int]] = []
    for row in range(0, picture.shape[0] - 4, 2):
        for column in range(0, picture.shape[1] - 4, 2):
            dark = picture[row : row + 4, column : column + 4].max() < 140
            if dark and all(abs(row - y) + abs(column - x) > 45 for y, x in areas):
                areas.append((row, column))
    assert len(areas) == 4

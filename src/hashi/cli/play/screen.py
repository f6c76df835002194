"""What the terminal shows: sheets, the info bar, piles and points, rendered with rich."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hashi.locale import Texts
from hashi.picture import Role, cells
from hashi.rules import CATEGORIES, Card, Category, Game, Score, Sheet
from hashi.rules.score import DEADLINES, PILES, ROUNDS, VALUES

__all__ = ["card_text", "score_table", "sheet_text", "table_view"]

_STYLES: dict[Role, str] = {
    "paper": "",
    "label": "dim",
    "dots": "dim",
    "bridge": "bold",
    "plain": "bold",
    "red": "bold red",
    "blue": "bold blue",
    "finished": "bold green",
    "crossed": "bold magenta",
}
_BOTH_COLUMNS = 84  # characters for the sheet and what is beside it


def sheet_text(sheet: Sheet) -> Padding:
    """A sheet in colours."""
    picture = Text("\n").join(
        Text.assemble(*((cell.char, _STYLES[cell.role]) for cell in row)) for row in cells(sheet)
    )
    picture.no_wrap = True
    return Padding(picture, (1, 2))


def table_view(
    game: Game, sheet: Sheet, deck: Sequence[Card], texts: Texts, width: int
) -> RenderableType:
    """The view of a solo game: the sheet, and beside it, or below, piles, cards and points."""
    beside = Group(
        Text(texts("side", board=game.board.name), style="bold"),
        Text(),
        Text(texts("piles"), style="dim"),
        *_piles(game, texts),
        Text(),
        Text(texts("cards"), style="dim"),
        *_info_bar(game, deck),
        Text(),
        Text(texts("points"), style="dim"),
        _points(game, texts),
    )
    picture = sheet_text(sheet)
    if width < _BOTH_COLUMNS:
        return Group(picture, beside)
    table = Table.grid(padding=(0, 2))
    table.add_row(picture, beside)
    return table


def card_text(game: Game, card: Card, texts: Texts) -> Text:
    """The open card, highlighted."""
    count = texts("card-of", round=game.round, rounds=ROUNDS)
    shows = texts("card-open", number=card.number, bridges=card.bridges)
    bridges = " ".join("═" * 3 for _ in range(card.bridges))
    return Text.assemble(
        (f" {card.number} ", "reverse bold"), f"  {bridges}   ", (shows, "bold"), f"   {count}"
    )


def score_table(scores: Sequence[Score], names: Sequence[str], texts: Texts) -> Table:
    """The points of every seat, item by item."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(texts("islands"), justify="right")
    for category in CATEGORIES:
        table.add_column(texts(f"category-{category}"), justify="right")
    table.add_column(texts("total"), justify="right", style="bold")
    for name, score in zip(names, scores, strict=True):
        points = (_points_text(score, category, texts) for category in CATEGORIES)
        table.add_row(Text(name), str(score.islands), *points, str(score.total))
    return table


def _points_text(score: Score, category: Category, texts: Texts) -> str:
    at = score.round_of(category)
    return f"{score.points(category)} ({texts('round-short', round=at)})" if at else "-"


def _piles(game: Game, texts: Texts) -> Iterator[Text]:
    """The three piles of O1, played cards filled in, with the deadlines at their ends."""
    last = 0
    for size in PILES:
        played = min(size, max(0, game.closed - last))
        last += size
        due = " · ".join(_due(game, last, texts))
        yield Text.assemble(("■" * played + "□" * (size - played)).ljust(9), (due, "dim"))


def _due(game: Game, last: int, texts: Texts) -> Iterator[str]:
    """The open categories whose higher value expires after this card."""
    for category, deadline in DEADLINES.items():
        if deadline == last > game.closed and game.scores[0].round_of(category) is None:
            name = texts(f"category-{category}")
            yield texts("deadline", category=name, points=VALUES[category][0])


def _info_bar(game: Game, deck: Sequence[Card]) -> Iterator[Text]:
    """All cards of the deck in two lines, those revealed crossed off (T16)."""
    seen = Counter(game.deck[: game.round])
    marked = []
    for card in deck:
        marked.append((" ✗ ", "dim") if seen[card] else (str(card), ""))
        seen[card] -= 1
    half = (len(marked) + 1) // 2
    for row in (marked[:half], marked[half:]):
        yield Text(" ").join(Text(*pair) for pair in row)


def _points(game: Game, texts: Texts) -> Table:
    score = game.scores[0]
    rows = [(texts("islands"), str(score.islands))]
    rows += [(texts(f"category-{c}"), _points_text(score, c, texts)) for c in CATEGORIES]
    table = Table.grid(padding=(0, 2))
    for row in (*rows, (texts("total"), str(score.total))):
        table.add_row(*row)
    return table

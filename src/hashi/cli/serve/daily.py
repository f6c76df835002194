"""`hashi daily`: the best games of a day on this server, and what can be seen of each."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from hashi import boards, deal
from hashi.bots import bot_of
from hashi.bots.match import play_game
from hashi.cli.error import CommandError, quoted
from hashi.cli.option import Json, Language, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.serve.location import StoreLocation
from hashi.cli.serve.store import check_database, store_at
from hashi.cli.serve.warm import compile_visibly
from hashi.cli.study.work import INTERRUPTED, progress
from hashi.deal.daily import daily_seed, day_at, parse_day
from hashi.locale import Texts
from hashi.rules import NotationError
from hashi.rules.score import ROUNDS
from hashi.service.daily.evidence import DailyGame, best_games
from hashi.store import Store
from hashi.wire.level import LEVELS

__all__ = ["daily"]

_DEFAULT_LOCATION = StoreLocation()
_MOST = 1000
_COLUMNS = ("name", "code", "points", "cost", "hindsight", "median", "fastest", "where", "look")


def daily(  # noqa: PLR0913  each is an option
    day: Annotated[str | None, Parameter(help=help_text("option-best-day"))] = None,
    *,
    side: Annotated[str, Parameter(help=help_text("option-best-side"))] = "A",
    most: Annotated[int, Parameter(help=help_text("option-best-most"))] = 10,
    location: StoreLocation = _DEFAULT_LOCATION,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the games; returns 130 if interrupted, after printing what is known by then."""
    texts = texts_of(lang)
    known_day = _day(day, texts)
    if side not in boards.SIDES:
        raise CommandError(texts("error-best-side", side=quoted(side)))
    if not 1 <= most <= _MOST:
        raise CommandError(texts("error-best-most", most=_MOST))
    check_database(location, texts)
    games = asyncio.run(_read(store_at(location, texts), side, known_day, most))
    if not games:
        _print_none(texts, known_day, side, json=json)
        return 0
    compile_visibly(texts)
    reference = _reference(known_day, side)
    games, whole = _judged(games, texts)
    if json:
        found = [_data(game, reference) for game in games]
        print_json({"day": known_day, "side": side, "reference": reference, "games": found})
    else:
        _print(games, reference, texts, texts("best-title", day=known_day, side=side))
    return 0 if whole else INTERRUPTED


def _day(text: str | None, texts: Texts) -> str:
    try:
        return parse_day(text) if text else day_at(time.time())
    except NotationError:
        raise CommandError(texts("error-puzzle-day", day=quoted(text or ""))) from None


async def _read(store: Store, side: str, day: str, most: int) -> list[DailyGame]:
    await store.open()
    try:
        return await best_games(store, side, day, most)
    finally:
        await store.close()


def _reference(day: str, side: str) -> int:
    """What our strongest bot reaches with these cards, without knowing those to come."""
    cards = deal.shuffled(daily_seed(day, side), boards.deck())
    bot = bot_of(LEVELS[-1], f"daily {day} {side}")
    return play_game(boards.board(side), [bot], cards).scores[0].total


def _judged(games: Sequence[DailyGame], texts: Texts) -> tuple[list[DailyGame], bool]:
    """The games with what their turns cost, and whether none is missing."""
    found = list(games)
    try:
        with progress() as bar:
            task = bar.add_task(texts("progress-report"), total=len(games))
            for number, game in enumerate(games):
                found[number] = replace(game, cost=_cost(game)) if game.cost is None else game
                bar.advance(task)
    except KeyboardInterrupt:
        return found, False
    return found, True


def _cost(game: DailyGame) -> float:
    """What the turns of a game cost by the coach."""
    from hashi.coach.review import judge

    table, seat = game.table, game.row.seat
    if table.game is None:
        raise TypeError("a result is that of a game")
    return sum(judge(table.game, table.deck, seat, n).lost for n in range(1, ROUNDS + 1))


def _data(game: DailyGame, reference: int) -> dict[str, object]:
    hindsight = game.hindsight(reference)
    return {
        "name": game.row.name,
        "code": game.table.opened.code,
        "points": game.row.total,
        "cost": None if game.cost is None else round(game.cost, 2),
        "hindsight": None if hindsight is None else round(hindsight, 2),
        "seconds": [round(seconds, 2) for seconds in game.seconds],
        "posted": game.posted,
        "flags": list(game.flags(reference)),
    }


def _print_none(texts: Texts, day: str, side: str, *, json: bool) -> None:
    if json:
        print_json({"day": day, "side": side, "reference": None, "games": []})
    else:
        print(texts("best-none", day=day, side=side))


def _print(games: Sequence[DailyGame], reference: int, texts: Texts, title: str) -> None:
    console = Console(highlight=False)
    table = Table(title=title, title_justify="left")
    for column in _COLUMNS:
        words = column in {"name", "code", "where", "look"}
        justify: JustifyMethod = "left" if words else "right"
        table.add_column(texts(f"best-{column}"), justify=justify, overflow="fold")
    for game in games:
        table.add_row(*(Text(cell) for cell in _cells(game, reference, texts)))
    console.print(table)
    points = {"points": reference}
    for key in ("reference", "how-cost", "how-hindsight", "how-seconds", "how-look"):
        console.print(texts(f"best-{key}", **points), soft_wrap=True)


def _cells(game: DailyGame, reference: int, texts: Texts) -> tuple[str, ...]:
    hindsight = game.hindsight(reference)
    return (
        game.row.name,
        game.table.opened.code,
        f"{game.row.total}",
        "-" if game.cost is None else texts.decimal(game.cost),
        "-" if hindsight is None else texts.decimal(hindsight),
        texts.decimal(game.median_seconds),
        texts.decimal(min(game.seconds)),
        texts("best-posted" if game.posted else "best-here"),
        ", ".join(texts(f"best-flag-{flag}") for flag in game.flags(reference)),
    )

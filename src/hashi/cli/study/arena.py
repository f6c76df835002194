"""`hashi arena`: bots against each other, every deal once per rotation of the seats.

The games of one deal share their cards, so confidence intervals count deals, not games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from statistics import mean
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError
from hashi.cli.option import (
    LEVEL_NAMES,
    DeckFile,
    Games,
    Json,
    Language,
    Seed,
    Side,
    Think,
    help_text,
    texts_of,
)
from hashi.cli.output import print_json
from hashi.cli.serve.warm import compile_for
from hashi.cli.study.figure import Mean, interval_text
from hashi.cli.study.match import Match, MatchResult, play
from hashi.cli.study.player import known_bot, turn_seconds
from hashi.cli.study.work import INTERRUPTED, Workers, gather
from hashi.locale import Texts
from hashi.rules import Board
from hashi.rules.game import MOST_SEATS

__all__ = ["ArenaOptions", "Standing", "arena"]

_FEWEST = 2


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaOptions:
    """The options of the command."""

    board: Side = "A"
    deck: DeckFile = None
    bots: Annotated[str, Parameter(help=help_text("option-bots", levels=LEVEL_NAMES))]
    games: Games = 120
    seed: Seed = 1
    think: Think = None
    workers: Workers = field(default_factory=Workers)


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot: wins, where a tie of two is half a win each, and points."""

    bot: str
    wins: float
    share: Mean
    points: Mean


def arena(*, options: ArenaOptions, json: Json = False, lang: Language = None) -> int:
    """Play the games and print how each bot did; returns 130 if interrupted."""
    texts = texts_of(lang)
    bots = _bots(options, texts)
    board = load(options.board, texts)
    matches = _matches(options, board, bots, texts)
    prepare = partial(compile_for, bots, texts)
    done = gather(options.workers, play, matches, options.games, texts, prepare=prepare)
    games = sorted(done.results, key=lambda game: (game.number, game.rotation))
    standings = [_standing(index, bots, games) for index in range(len(bots))] if games else []
    if json:
        print_json(_as_data(options, bots, games, standings))
    else:
        _print(options, games, standings, texts)
    return 0 if done.complete else INTERRUPTED


def _bots(options: ArenaOptions, texts: Texts) -> tuple[str, ...]:
    bots = tuple(known_bot(name, texts) for name in options.bots.split(","))
    if not _FEWEST <= len(bots) <= MOST_SEATS:
        raise CommandError(texts("error-bots", fewest=_FEWEST, most=MOST_SEATS))
    return bots


def _matches(
    options: ArenaOptions, board: Board, bots: tuple[str, ...], texts: Texts
) -> Iterator[Match]:
    seats = len(bots)
    if options.games < 1:
        raise CommandError(texts("error-games"))
    if options.games % seats:
        raise CommandError(texts("error-games-seats", seats=seats))
    deck = load_deck(options.deck, texts)
    think = turn_seconds(options.think, texts)
    pairs = (divmod(game, seats) for game in range(options.games))
    return (
        Match(
            board, deck, tuple(bots[i] for i in order(n, r, seats)), options.seed, n, r, think=think
        )
        for n, r in pairs
    )


def order(number: int, rotation: int, seats: int) -> tuple[int, ...]:
    """Which bot sits where: rotated within a deal, in reverse order in every second deal."""
    step = -1 if number % 2 else 1
    return tuple((step * seat + rotation) % seats for seat in range(seats))


def _standing(index: int, bots: Sequence[str], games: Sequence[MatchResult]) -> Standing:
    """One bot's part; `index` is its position in `--bots`."""
    deals = [list(group) for _, group in groupby(games, key=lambda game: game.number)]
    return Standing(
        bots[index],
        sum(_win(index, game) for game in games),
        Mean.of_shares([mean(_win(index, game) for game in deal) for deal in deals]),
        Mean.of([mean(_points(index, game) for game in deal) for deal in deals]),
    )


def _points(index: int, game: MatchResult) -> int:
    return game.totals[order(game.number, game.rotation, len(game.totals)).index(index)]


def _win(index: int, game: MatchResult) -> float:
    best = max(game.totals)
    return 1 / game.totals.count(best) if _points(index, game) == best else 0.0


def _print(
    options: ArenaOptions, games: Sequence[MatchResult], standings: Sequence[Standing], texts: Texts
) -> None:
    console = Console(highlight=False)
    if len(games) < options.games:
        console.print(texts("stopped-games", done=len(games), asked=options.games), style="bold")
    if not standings:
        return
    heading = texts("arena-heading", count=len(games), seed=str(options.seed))
    console.print(heading, style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for key in ("arena-wins", "arena-share", "figure-interval-short", "arena-points"):
        table.add_column(texts(key), justify="right")
    for standing in standings:
        table.add_row(
            standing.bot,
            texts.decimal(standing.wins, 2),
            texts.decimal(100 * standing.share.mean),
            interval_text(standing.share, texts, 1, 100),
            texts.decimal(standing.points.mean, 2),
        )
    console.print(table)
    console.print(texts("arena-how"), style="dim")


def _as_data(
    options: ArenaOptions,
    bots: Sequence[str],
    games: Sequence[MatchResult],
    standings: Sequence[Standing],
) -> dict[str, object]:
    return {
        "board": options.board,
        "seed": options.seed,
        "asked": options.games,
        "games": len(games),
        "bots": [
            {
                "bot": standing.bot,
                "wins": standing.wins,
                "share": standing.share.as_data(),
                "points": standing.points.as_data(),
            }
            for standing in standings
        ],
        "totals": [[_points(index, game) for index in range(len(bots))] for game in games],
    }

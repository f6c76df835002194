"""`hashi arena`: bots against each other, every deal in every order of seats that is a rotation.

One deal's games share their cards, so the deal and not the game is what intervals count.
"""

import json as json_text
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.table import Table

from hashi.cli.board import load, load_deck
from hashi.cli.failure import Failure
from hashi.cli.figure import Mean, interval_text
from hashi.cli.match import Match, Played, play
from hashi.cli.player import checked, thinking
from hashi.cli.warm import compile_for
from hashi.cli.work import INTERRUPTED, Hands, gather
from hashi.locale import Texts
from hashi.rules import Board
from hashi.rules.game import MOST_SEATS

__all__ = ["Standing", "Wish", "arena"]

_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    board: str
    deck: Path | None
    bots: str
    games: int
    seed: int
    think: float | None
    hands: Hands


@dataclass(frozen=True, slots=True)
class Standing:
    """How one of the bots did: its wins, a tie of two being half a win, and its points."""

    bot: str
    wins: float
    share: Mean
    points: Mean


def arena(wish: Wish, texts: Texts, *, json: bool) -> int:
    """Play the games and print how each bot did; 130 if they were stopped."""
    bots = _bots(wish, texts)
    board = load(wish.board, texts)
    matches = _matches(wish, board, bots, texts)
    prepare = partial(compile_for, board, texts)
    done = gather(wish.hands, play, matches, wish.games, texts, prepare=prepare)
    games = sorted(done.results, key=lambda game: (game.number, game.rotation))
    standings = [_standing(place, bots, games) for place in range(len(bots))] if games else []
    if json:
        print(json_text.dumps(_as_data(wish, bots, games, standings)))  # noqa: T201  data
    else:
        _print(wish, games, standings, texts)
    return 0 if done.whole else INTERRUPTED


def _bots(wish: Wish, texts: Texts) -> tuple[str, ...]:
    bots = tuple(checked(name, texts) for name in wish.bots.split(","))
    if not _FEWEST <= len(bots) <= MOST_SEATS:
        raise Failure(texts("error-bots", fewest=_FEWEST, most=MOST_SEATS))
    return bots


def _matches(wish: Wish, board: Board, bots: tuple[str, ...], texts: Texts) -> Iterator[Match]:
    seats = len(bots)
    if wish.games < 1:
        raise Failure(texts("error-games"))
    if wish.games % seats:
        raise Failure(texts("error-games-seats", seats=seats))
    deck = load_deck(wish.deck, texts)
    think = thinking(wish.think, texts)
    pairs = (divmod(game, seats) for game in range(wish.games))
    return (
        Match(board, deck, tuple(bots[i] for i in order(n, r, seats)), wish.seed, n, r, think=think)
        for n, r in pairs
    )


def order(number: int, rotation: int, seats: int) -> tuple[int, ...]:
    """Which bot sits where: rotated within a deal, the other way round in every second one."""
    step = -1 if number % 2 else 1
    return tuple((step * seat + rotation) % seats for seat in range(seats))


def _standing(place: int, bots: Sequence[str], games: Sequence[Played]) -> Standing:
    """One bot's part; `place` is where its name was typed."""
    deals = [list(group) for _, group in groupby(games, key=lambda game: game.number)]
    return Standing(
        bots[place],
        sum(_win(place, game) for game in games),
        Mean.of_shares([mean(_win(place, game) for game in deal) for deal in deals]),
        Mean.of([mean(_points(place, game) for game in deal) for deal in deals]),
    )


def _points(place: int, game: Played) -> int:
    return game.totals[order(game.number, game.rotation, len(game.totals)).index(place)]


def _win(place: int, game: Played) -> float:
    best = max(game.totals)
    return 1 / game.totals.count(best) if _points(place, game) == best else 0.0


def _print(
    wish: Wish, games: Sequence[Played], standings: Sequence[Standing], texts: Texts
) -> None:
    console = Console(highlight=False)
    if len(games) < wish.games:
        console.print(texts("stopped-games", done=len(games), asked=wish.games), style="bold")
    if not standings:
        return
    heading = texts("arena-heading", count=len(games), seed=str(wish.seed))
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
    wish: Wish, bots: Sequence[str], games: Sequence[Played], standings: Sequence[Standing]
) -> dict[str, object]:
    return {
        "board": wish.board,
        "seed": wish.seed,
        "asked": wish.games,
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
        "totals": [[_points(place, game) for place in range(len(bots))] for game in games],
    }

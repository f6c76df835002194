"""Games as data: records in the text format, or lines of JSON with a column for everything.

A line has one flat object, so a table or a Parquet file is made of many of them without any
conversion; docs/research.md lists the columns.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec

from hashi.cli.error import CommandError, quoted
from hashi.cli.study.match import Match, deal_code
from hashi.locale import Texts
from hashi.record import Proof, Record
from hashi.record.value import LONGEST_NAME
from hashi.rules import CATEGORIES, ROUNDS, Board, Card, Game
from hashi.rules.score import solo_score

if TYPE_CHECKING:
    from hashi.env.core import Core

__all__ = ["JSON_LINES", "as_line", "as_record", "open_new"]

JSON_LINES = ".jsonl"


@contextmanager
def open_new(path: Path, texts: Texts) -> Iterator[IO[str]]:
    """A file to write to; one that cannot be written, or written on, fails with a sentence."""
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError:
        raise CommandError(texts("error-write", path=quoted(str(path)))) from None


def as_record(match: Match, game: Game) -> str:
    """The record of a game, and an empty line."""
    proof = Proof(seed=deal_code(match.seed, match.number).hex())
    names = [bot[:LONGEST_NAME] for bot in match.bots]
    note = f"game {match.number} of hashi simulate --seed {match.seed}"
    return f"{Record.of(game, match.deck, names, proof, [note])}\n"


def as_line(match: Match, game: Game) -> str:
    """A solo game as one line of JSON."""
    start, score = game.starts[0], game.scores[0]
    actions, allowed, rewards = _steps(match, game)
    columns = {
        "game": match.number,
        "seed": match.seed,
        "board": match.board.name,
        "bot": match.bots[0],
        "deal": deal_code(match.seed, match.number).hex(),
        "start": str(start),
        "cards": [str(card) for card in game.deck],
        "turns": [str(turn) for turn in game.logs[0].played_turns],
        "points": list(_points(game)),
        "finished": score.finished,
        **{f"{category}_round": score.round_of(category) for category in CATEGORIES},
        "total": score.total,
        "actions": actions,
        "allowed": allowed,
        "rewards": rewards,
    }
    return msgspec.json.encode(columns).decode() + "\n"


def _points(game: Game) -> Iterable[int]:
    """The points after every round, as if the game had ended there."""
    log = game.logs[0]
    for played in range(1, ROUNDS + 1):
        finished = log.sheet(played).finished_bits.bit_count()
        yield solo_score(finished, log.reached(played, stays=True)).total


def _steps(match: Match, game: Game) -> tuple[list[int], list[list[int]], list[int]]:
    """The actions of a game as in `hashi.env`, the ones allowed beside each, and its rewards."""
    core = _core(match.board, match.deck)
    core.deal((*game.deck, *_set_aside(match.deck, game.deck)))
    start = game.starts[0]
    taken = [core.actions.of_start(start)] if start else []
    for turn, card in zip(game.logs[0].played_turns, game.deck, strict=True):
        taken += core.actions.of_turn(turn, card)
    allowed, rewards = [], []
    for action in taken:
        allowed.append(core.arrays.masks[0, 0].nonzero()[0].tolist())
        core.step([action])
        rewards.append(int(core.arrays.rewards[0, 0]))
    return taken, allowed, rewards


def _set_aside(deck: tuple[Card, ...], pile: tuple[Card, ...]) -> list[Card]:
    left = list(deck)
    for card in pile:
        left.remove(card)
    return left


@lru_cache(maxsize=4)
def _core(board: Board, deck: tuple[Card, ...]) -> "Core":
    from hashi.env.core import Core

    return Core(board, deck=deck)

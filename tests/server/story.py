"""Whole games at one table, told move by move: people play, take back, come, go and point."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hashi import Refusal
from hashi.rules import Game
from hashi.table import Command, LiveStatus, SeatPlan, Table, TimeOut, decide
from hashi.wire.message import (
    Begin,
    Hint,
    Place,
    Play,
    Point,
    PutBot,
    Rename,
    Sit,
    TakeBack,
)
from tests.positions import any_turn
from tests.table.sitting import Sitting

__all__ = ["PEOPLE", "WATCHER", "Scene", "story"]

PEOPLE = ("ada", "bruno", "cleo")
WATCHER = "dora"  # she only watches


@dataclass(frozen=True, slots=True)
class Scene:
    """The table after something has happened, and what is shown besides its own state."""

    table: Table
    status: LiveStatus


def story(seed: str, **opened: object) -> Iterator[Scene]:
    """A game of three from the lobby to the end, by chance but always the same."""
    random = Random(seed)
    seats = [SeatPlan(kind="person", name=name.title(), person=name) for name in PEOPLE]
    sitting = Sitting(*seats, **opened)
    away: set[str] = set()
    yield _scene(sitting.table, away, random)
    sitting.do(Begin(), "ada")
    yield _scene(sitting.table, away, random)
    while sitting.table.phase != "over":
        for command, person in _commands(sitting.table, random):
            here = frozenset(PEOPLE) - away
            decision = decide(sitting.table, command, person, sitting.now, here)
            if not isinstance(decision, Refusal) and decision.events:
                sitting.table = decision.table
                yield _scene(sitting.table, away, random)
        if random.random() < 0.2:
            away ^= {random.choice(PEOPLE)}
            yield _scene(sitting.table, away, random)


def _commands(table: Table, random: Random) -> Iterator[tuple[Command, str | None]]:
    """What people try to do next; much of it is refused."""
    number = random.randint(1, len(PEOPLE))
    person, game = PEOPLE[number - 1], table.game
    if game is not None and table.phase == "setup":
        for start in random.sample(game.legal_starts(number), 1) if number in game.waiting else ():
            yield Place(seat=number, island=start.island, number=start.number), person
    elif game is not None:
        yield Play(seat=number, round=game.round, turn=_turn(game, number, random)), person
        yield from _pointings(game, number, person)
    others: list[tuple[Command, str | None, int]] = [
        (TakeBack(seat=number), person, 20),
        (Hint(seat=number), person, 10),
        (TimeOut(game.round if game else 0), None, 2),
        (Rename(seat=number, name=f"{person} {random.randint(1, 9)}"), person, 2),
        (PutBot(seat=number), "ada", 4),
        (Sit(seat=number, name=person), person, 12),
    ]
    for command, by, percent in others:
        if random.random() < percent / 100:
            yield command, by


def _turn(game: Game, seat: int, random: Random) -> str:
    if game.kind == "honour" and game.card is not None and random.random() < 0.5:
        return str(any_turn(game.board, game.card, random))
    return str(random.choice(game.legal_turns(seat) or ("pass",)))


def _pointings(game: Game, seat: int, person: str) -> Iterator[tuple[Command, str]]:
    """At an honour table."""
    for sheet in range(1, game.seats + 1) if game.kind == "honour" else ():
        for mistake in game.mistakes(sheet)[:1]:
            yield Point(seat=seat, sheet=sheet, where=mistake.marks[0].split("@")[-1]), person


def _scene(table: Table, away: set[str], random: Random) -> Scene:
    clock = random.randint(1, 60_000) if table.phase == "play" else None
    grace = {person: random.randint(1, 30_000) for person in sorted(away) if random.random() < 0.5}
    left = clock if table.opened.clock_seconds else None
    present = frozenset({*PEOPLE, WATCHER} - away)
    return Scene(
        table, LiveStatus(present, left, warming_up=table.version < 8, grace_left_ms=grace)
    )

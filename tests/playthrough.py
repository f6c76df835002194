"""Whole games as readable transcripts, regenerated from a seed and compared line by line.

A transcript is the record of the game followed by every round as it looked: how many turns were
legal for each seat, what was played, the sheet, and what was reached.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import hashi
from hashi import Game, deal
from hashi.picture import text
from hashi.record import Proof, Record
from hashi.rules import Kind
from tests.positions import honour_game
from tests.simple_bot import best_of_some, start

NAMES = ("Ada", "Bruno", "Chloé", "Dąbrówka")


@dataclass(frozen=True, slots=True)
class Playthrough:
    """Which game: everything else follows."""

    side: str
    seats: int
    kind: Kind = "guarded"

    def __str__(self) -> str:
        return f"{self.side.lower()}-{self.seats}-{self.kind}"


PLAYTHROUGHS = (
    *(Playthrough(side, seats) for side in "AB" for seats in range(1, 5)),
    Playthrough("A", 1, "honour"),
    Playthrough("B", 3, "honour"),
)


def transcript(which: Playthrough) -> str:
    """The text of a playthrough."""
    game, proof = _played(which)
    record = Record.of(game, hashi.deck(), NAMES[: which.seats], proof)
    return "\n".join([str(record), *_told(game)]) + "\n"


def _played(which: Playthrough) -> tuple[Game, Proof]:
    random, board = Random(f"playthrough {which}"), hashi.board(which.side)
    if which.kind == "honour":
        return honour_game(board, which.seats, random), Proof()
    seed = hashlib.sha256(str(which).encode()).digest()
    game = Game(board, which.seats, deal.shuffled(seed, hashi.deck()))
    for seat in range(1, which.seats + 1):
        game = game.start(seat, *start(board, random))
    while game.card is not None:
        seat = random.choice(game.waiting)
        game = game.play(seat, best_of_some(game.sheet(seat), game.card, random))
    return game, Proof(seed=seed.hex())


def _told(game: Game) -> Iterator[str]:
    for number in range(1, 18):
        card = game.deck[number - 1]
        yield f"round {number}, card {card}"
        for seat in range(1, game.seats + 1):
            before, after = game.sheet(seat, number - 1), game.sheet(seat, number)
            yield f"seat {seat}: 1 of {len(hashi.legal_turns(before, card))} turns"
            yield f"played: {game.turn(seat, number)}"
            yield text(after)
            yield f"finished: {' '.join(sorted(after.finished)) or '-'}"
            yield f"largest group: {len(after.largest_group)}"
            if after.crossed_out:
                yield f"crossed out: {' '.join(sorted(after.crossed_out))}"
        for told in game.announcements(number):
            yield f"announced: seat {told.seat} {told.category} {told.points}"
        yield ""
    yield f"outcome: {game.outcome}"

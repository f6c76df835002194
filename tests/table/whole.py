"""Whole games at a table, with everything that can happen at one."""

from random import Random

from hashi import Game, Turn
from hashi.rules import Kind
from hashi.table import Command, MoveOn, SeatPlan, TimeOut
from hashi.wire.message import (
    Begin,
    Commit,
    Hint,
    Leave,
    Nonce,
    Place,
    Play,
    Point,
    PutBot,
    Rename,
    Sit,
    TakeBack,
)
from tests.positions import any_turn
from tests.table.sitting import Sitting, digest

PEOPLE = ("ada", "bruno", "chloe", "dora")


def whole_game(seats: int, random: Random, kind: Kind = "guarded") -> Sitting:
    """A table from its opening to the rematch, with everything that can happen at one."""
    plans = (SeatPlan(kind="person") for _ in range(seats))
    sitting = Sitting(*plans, host="ada", kind=kind)
    for number in range(1, seats + 1):
        if random.random() < 1 / 4:
            sitting.do(PutBot(seat=number, level="minion"), "ada")
            sitting.do(PutBot(seat=number), "ada")
            continue
        person = PEOPLE[number - 1]
        sitting.do(Sit(seat=number, name=person.title()), person)
        if random.random() < 1 / 3:
            sitting.do(Leave(seat=number), person)
            sitting.do(Sit(seat=number, name=person), person)
    begin(sitting, random)
    while (game := sitting.table.game) is not None and not game.over:
        sitting.now += random.random()
        for command, by in something(sitting, game, random.randint(1, seats), random):
            sitting.do(command, by)
    people = sorted(person for person in PEOPLE if sitting.table.seats_of(person))
    if people:
        sitting.do(MoveOn("other"), people[0])
    return sitting


def begin(sitting: Sitting, random: Random) -> None:
    """Some of the people at the table have a share in the deal."""
    people = {n: seat.person for n, seat in enumerate(sitting.table.seats, 1) if seat.person}
    sharing = {n: random.randbytes(32).hex() for n in people if random.random() < 1 / 2}
    for number, nonce in sharing.items():
        sitting.do(Commit(seat=number, hash=digest(number, nonce)), people[number])
    sitting.do(Begin(), "ada", *PEOPLE)
    for number, nonce in sharing.items():
        sitting.do(Nonce(seat=number, nonce=nonce), people[number])


def something(  # noqa: C901, PLR0911  one for each
    sitting: Sitting, game: Game, number: int, random: Random
) -> list[tuple[Command, str | None]]:
    """What somebody at a seat may do now, and who does it."""
    seat, chance = sitting.table.seats[number - 1], random.random()
    if seat.person and game.mistakes(number) and random.random() < 1 / 4:
        return [(pointing(game, number, random), seat.person)]
    if number not in game.waiting:
        own = (game.round, number) not in sitting.table.stood_in
        return [(TakeBack(seat=number), seat.person)] if own and chance < 1 / 3 else []
    if not game.logs:
        island = random.choice(("c4", "c2", "f3"))
        return [(Place(seat=number, island=island, number=3), seat.person)]
    if chance < 1 / 20:
        return [(TimeOut(game.round), None)]
    if chance < 2 / 20 and seat.person:
        return [(Rename(seat=number, name=f"N{game.round}"), seat.person)]
    hinted = not sitting.table.hints or (game.round, number) in sitting.table.hinted
    if chance < 3 / 20 and seat.person and not hinted:
        return [(Hint(seat=number), seat.person)]
    if chance < 4 / 20 and seat.kind == "person":
        return [(PutBot(seat=number), "ada")]
    if chance < 6 / 20 and seat.former:
        return [(Sit(seat=number, name="back"), seat.former)]
    turn = some_turn(game, number, random)
    return [(Play(seat=number, round=game.round, turn=str(turn)), seat.person)]


def pointing(game: Game, number: int, random: Random) -> Point:
    """Somebody notices a mistake of their own."""
    mistake = random.choice(game.mistakes(number))
    where = random.choice(sorted({*mistake.marks, *mistake.islands}))
    return Point(seat=number, sheet=number, where=where)


def some_turn(game: Game, number: int, random: Random) -> Turn:
    """A legal turn; at an honour table perhaps one that breaks rules."""
    if game.kind == "honour" and game.card and random.random() < 1 / 3:
        turn = any_turn(game.board, game.card, random)
        if game.refusal(number, turn) is None:
            return turn
    return random.choice(game.legal_turns(number))

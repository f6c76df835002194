"""How long somebody waits for the coach's report on a finished game.

One server with SQLite, warmed up. Games of bots with known deals are played at its tables; then the
reports of all seats are asked for at once, again and again as the page does, only more often. The
first game of each size also waits for workers to start, so it is printed but does not count.
"""

import argparse
import asyncio
import os
import statistics
import time
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from typing import Literal

import uvloop
from load import served

import hashi
from hashi import Game, deal
from hashi.bots import bot_of, play_game
from hashi.client import AtTable, Client
from hashi.rules.score import ROUNDS
from hashi.wire.exchange import NewSeat, NewTable

_PAUSE_SECONDS = 0.02
Side = Literal["A", "B"]


@dataclass(frozen=True, slots=True)
class Wait:
    """The seconds until all of this is there, of every seat."""

    first_card: float
    all_cards: float
    first_optimum: float
    finished: float
    second_look: float

    def __str__(self) -> str:
        return ", ".join(
            f"{one.name.replace('_', ' ')} {seconds:.2f} s"
            for one, seconds in zip(fields(self), astuple(self), strict=True)
        )


def finished_game(side: Side, seats: int, seed: bytes) -> Game:
    """A game of bots with a known deal."""
    bots = [bot_of("project-manager", f"{seed.hex()} {seat}") for seat in range(seats)]
    return play_game(hashi.board(side), bots, deal.shuffled(seed, hashi.deck()))


async def played(client: Client, side: Side, game: Game, seed: bytes) -> str:
    """The id of a table at which one person has played all seats of a game."""
    seats = [NewSeat(kind="person"), *[NewSeat(kind="device", name="Ben")] * (game.seats - 1)]
    new = NewTable(name="Ada", side=side, seats=seats, deal=seed.hex())
    created = await client.open_table(new)
    async with client.at(created.table) as here:
        if here.view.phase == "lobby":
            await here.begin()
        await _play(here, game)
    return created.table


async def _play(here: AtTable, game: Game) -> None:
    for seat, start in enumerate(game.starts, 1):
        if start is None:
            raise ValueError("a game without all starts")
        await here.place(seat, start.island, start.number)
    for round_ in range(1, len(game.logs[0].played_turns) + 1):
        for seat in range(1, game.seats + 1):
            await here.play(seat, str(game.turn(seat, round_)), round_)


async def waited(client: Client, table: str, seats: int) -> Wait:
    """How long it takes until the reports of all seats have come so far."""
    began = time.perf_counter()
    found = await asyncio.gather(*(_seat_waited(client, table, seat + 1) for seat in range(seats)))
    first, cards, optimum, finished = (max(times) - began for times in zip(*found, strict=True))
    again = time.perf_counter()
    await asyncio.gather(*(client.report(table, seat + 1) for seat in range(seats)))
    return Wait(first, cards, optimum, finished, time.perf_counter() - again)


async def _seat_waited(client: Client, table: str, seat: int) -> tuple[float, ...]:
    """When the first card, all cards, the first optimum and the end of a report were there."""
    moments: dict[str, float] = {}
    while "finished" not in moments:
        report = await client.report(table, seat)
        if report.failure or report.left_out:
            raise RuntimeError(report.failure or report.left_out)
        reached = {
            "first card": bool(report.rounds),
            "all cards": len(report.rounds) == ROUNDS,
            "optimum": report.optimum is not None,
            "finished": report.finished,
        }
        now = time.perf_counter()
        for what in [what for what, is_there in reached.items() if is_there]:
            moments.setdefault(what, now)
        await asyncio.sleep(_PAUSE_SECONDS)
    return tuple(moments[what] for what in reached)


def median(waits: Sequence[Wait]) -> Wait:
    """The median of each."""
    return Wait(*(statistics.median(column) for column in zip(*map(astuple, waits), strict=True)))


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each size, beside the first")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 3])
    parser.add_argument("--board", choices=["A", "B"], default="A")
    asked = parser.parse_args()
    async with served(0) as place, Client(place.address) as client:
        for seats in asked.seats:
            waits = list[Wait]()
            for number in range(asked.games + 1):
                seed = number.to_bytes(deal.BYTES, "big")
                game = finished_game(asked.board, seats, seed)
                table = await played(client, asked.board, game, seed)
                waits.append(await waited(client, table, seats))
                load = os.getloadavg()[0]
                print(f"{seats} seats, game {number}: {waits[-1]} (load {load:.1f})", flush=True)
            print(f"{seats} seats, median of the last {asked.games}: {median(waits[1:])}")


if __name__ == "__main__":
    uvloop.run(main())

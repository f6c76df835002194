"""How a server copes when many people finish the daily deal within a minute: `make bench-daily`.

Every person posts a game of their own, which the server replays, judges and stores, and then looks
at the leaderboard. Prints how long both took. Most turns of these games are passes, so that making
them does not take longer than the measurement.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from random import Random
from statistics import quantiles

import httpx

import hashi
from hashi import deal
from hashi.deal.daily import daily_seed, day_at
from hashi.record import Record

_TURNS = 3  # that are not a pass


def game_of(person: int, day: str) -> str:
    """The record of somebody's game of the day on side A."""
    random = Random(person)
    cards = deal.shuffled(daily_seed(day, "A"), hashi.deck())
    game = hashi.Game(hashi.board("A"), deck=cards)
    start = random.choice(game.legal_starts(1))
    game = game.start(1, start.island, start.number)
    while not game.over:
        early = game.closed < _TURNS
        game = game.play(1, random.choice(game.legal_turns(1)) if early else hashi.Turn())
    return str(Record.of(game, hashi.deck(), ["Somebody"]))


async def finish(
    http: httpx.AsyncClient, day: str, person: int, record: str, at: float
) -> tuple[float, float]:
    """Post a game at a time and look at the leaderboard; the seconds that each took."""
    await asyncio.sleep(at)
    headers = {"cookie": f"hashi={person:064x}"}
    body = {"name": f"Person {person}", "record": record}
    began = time.perf_counter()
    answer = await http.post(f"/api/daily/{day}/A/record", json=body, headers=headers)
    answer.raise_for_status()
    posted = time.perf_counter()
    answer = await http.get(f"/api/daily/{day}/A/standings/day", headers=headers)
    answer.raise_for_status()
    return posted - began, time.perf_counter() - posted


async def measure(address: str, people: int, seconds: float) -> None:
    """Let everybody finish, evenly spread over so many seconds, and print how long it took."""
    day = day_at(time.time())
    records = [game_of(person, day) for person in range(people)]
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        finishing = [
            finish(http, day, person, record, seconds * person / people)
            for person, record in enumerate(records)
        ]
        times = await asyncio.gather(*finishing)
    for what, column in (("record posted", 0), ("leaderboard", 1)):
        cuts = quantiles((row[column] for row in times), n=100)
        print(
            f"{what}: {people} people in {seconds:.0f} s,"
            f" p50 {1000 * cuts[49]:.0f} ms, p99 {1000 * cuts[98]:.0f} ms"
        )


def main() -> None:
    """Start a server of its own and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hashi", "--no-browser", "--lang", "en", "--port", "0"]
        with subprocess.Popen(  # noqa: S603  our own command
            [*command, "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"HASHI_LIMIT_FACTOR": "100"},
        ) as server:
            address = (server.stdout.readline() if server.stdout else "").rsplit(" ", 1)[-1]
            try:
                asyncio.run(measure(address.strip().rstrip("/"), options.people, options.seconds))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()

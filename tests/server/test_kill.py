"""The server is killed between any two steps of a game; every acknowledged step is there."""

import asyncio
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from hashi.client import Client
from hashi.wire.exchange import NewSeat, NewTable
from tests.port import reserve_port
from tests.server.player import good_turn


class Process:
    """A server in a process of its own, on a port that stays."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = reserve_port()
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it says its address."""
        command = [sys.executable, "-m", "hashi", "--no-browser", "--lang", "en"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        self.process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert b"HASHI is served at" in line

    async def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.communicate()


async def reached(client: Client) -> Client:
    """The client, once the server answers."""
    for _ in range(200):
        try:
            await client.person()
        except OSError:
            await asyncio.sleep(0.05)
        except Exception as error:
            if "connect" not in type(error).__name__.lower():
                raise
            await asyncio.sleep(0.05)
        else:
            return client
    raise AssertionError("the server did not come up")


def written(turns: list[str], *, placed: bool) -> dict[str, int]:
    """The numbers that all acknowledged steps have put on the sheet."""
    marks = [turn.split()[0] for turn in turns if "@" in turn] + (["4@c4"] if placed else [])
    return {at: int(number) for number, at in (mark.split("@") for mark in marks)}


async def play_through(tmp_path: Path, rounds: int) -> None:
    """A solo game with the server killed after every acknowledged step."""
    server = Process(tmp_path)
    await server.start()
    client = Client(f"http://127.0.0.1:{server.port}")
    random = Random("kill")
    try:
        await reached(client)
        options = NewTable(name="Ada", seats=[NewSeat(kind="person")])
        table = (await client.open_table(options)).table
        steps = ["commit", "begin", "place", *["play"] * rounds]
        turns: list[str] = []
        for number, step in enumerate(steps, 1):
            async with client.at(table) as here:
                if step == "commit":
                    version = await here.commit(1)
                elif step == "begin":
                    version = await here.begin()
                elif step == "place":
                    version = await here.place(1, "c4", 4)
                else:
                    turns.append(good_turn(here.view, 1, random))
                    version = await here.play(1, turns[-1])
                await server.kill()
            # To begin is three events: the reveal, the nonce, and the deal.
            assert version == number + (1 if step == "commit" else 3)
            await server.start()
            await reached(client)
            async with client.at(table) as again:
                assert again.view.version == version
                assert again.view.round == max(0, number - 2)
                assert again.view.seats[0].sheet.numbers == written(turns, placed=number > 2)
    finally:
        await client.close()
        await server.kill()


async def test_killed_after_every_step(tmp_path: Path) -> None:
    """Nothing acknowledged is lost (short form: the first rounds)."""
    await play_through(tmp_path, 3)


@pytest.mark.long
async def test_killed_after_every_step_of_a_whole_game(tmp_path: Path) -> None:
    """Nothing acknowledged is lost in a whole game."""
    await play_through(tmp_path, 16)

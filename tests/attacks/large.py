"""Boards as large as the alphabet allows, and honour games with as many mistakes as fit."""

import json
from collections.abc import Awaitable, Callable
from itertools import pairwise, product
from string import ascii_lowercase

import msgspec

from hashi.record import Proof, Record
from hashi.wire.exchange import FinishedGame, NewSeat
from tests.attacks.attacker import Attacker
from tests.attacks.peer import request
from tests.server.player import FINISHED_AT, finished_game
from tests.server.scene import SCENE, built

__all__ = ["ATTACKS"]

_CONNECTIONS = 8
_ROWS = "123456789"
_ISLANDS = ["".join(at) for at in product(ascii_lowercase, _ROWS)]
_LINES = [f"{column}{a}-{column}{b}" for column in ascii_lowercase for a, b in pairwise(_ROWS)]
_LINES += [f"{a}{row}-{b}{row}" for a, b in pairwise(ascii_lowercase) for row in _ROWS]


async def _flood(eve: Attacker, requests: list[bytes]) -> None:
    await eve.go()
    await eve.ask(_CONNECTIONS, requests)


async def large_records(eve: Attacker) -> None:
    """Posted games of four on a board of 234 islands and 433 lines."""
    game, cookie = finished_game("Eve", seats=4), await eve.person()
    before, _, rest = game.record.partition("\nislands: ")
    after = rest.partition("\ndeck: ")[2]
    board = f"\nislands: {' '.join(_ISLANDS)}\nlines: {' '.join(_LINES)}\ndeck: "
    posted = msgspec.structs.replace(game, record=f"{before}{board}{after}")
    body = msgspec.json.encode(posted)
    await _flood(eve, [request("POST", "/api/games", body, cookie=cookie)])


async def large_files(eve: Attacker) -> None:
    """Board files of the same size."""
    lists = {"islands": _ISLANDS, "red": [], "blue": [], "lines": _LINES}
    rows = [f"{key} = {json.dumps(texts)}" for key, texts in lists.items()]
    body = json.dumps({"text": "\n".join(['name = "x"', *rows])}).encode()
    await _flood(eve, [request("POST", "/api/boards/check", body)])


async def large_puzzles(eve: Attacker) -> None:
    """Puzzles on boards as large as their text may be."""
    board = f"x islands {' '.join(_ISLANDS)} lines {' '.join(_LINES)}"[:3500]
    text = f"hashi puzzle 1 | {board} | round 2 | 1@a1 | - | 6/1 2/2 | +4 | 00000000"
    body = json.dumps({"text": text}).encode()
    path, cookie = "/api/puzzles/solution", await eve.person()
    await _flood(eve, [request("POST", path, body, cookie=cookie)])


def _wrong_game() -> FinishedGame:
    """An honour game of four in which all that can be drawn is wrong, and is pointed at."""
    genes = {gene: most for gene, (_, most) in SCENE.items()} | {"again": 0}
    table, _ = built(genes, "eve")
    assert table.game is not None
    proof = Proof(seed=table.seed.hex() if table.seed else None)
    names = [f"Eve {seat}" for seat in range(1, 5)]
    record = Record.of(table.game, table.deck, names, proof).with_checksum()
    seats = [NewSeat(kind="person"), *([NewSeat(kind="bot")] * 3)]
    return FinishedGame(record=str(record), seats=seats, finished_at=FINISHED_AT)


async def _posted(eve: Attacker) -> str:
    peer, cookie = await eve.connect(), await eve.person()
    body = msgspec.json.encode(_wrong_game())
    created = await peer.ask(request("POST", "/api/games", body, cookie=cookie))
    peer.close()
    return str(created["table"])


async def replays_of_mistakes(eve: Attacker) -> None:
    """The replay of a posted honour game, in which all is wrong and pointed at."""
    await _flood(eve, [request("GET", f"/api/tables/{await _posted(eve)}/replay")])


async def records_of_mistakes(eve: Attacker) -> None:
    """The record of such a game."""
    await _flood(eve, [request("GET", f"/api/tables/{await _posted(eve)}/record")])


async def games_of_mistakes(eve: Attacker) -> None:
    """Such a game, posted again and again."""
    body, cookie = msgspec.json.encode(_wrong_game()), await eve.person()
    await _flood(eve, [request("POST", "/api/games", body, cookie=cookie)])


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    large_records,
    large_files,
    large_puzzles,
    replays_of_mistakes,
    records_of_mistakes,
    games_of_mistakes,
)

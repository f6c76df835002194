"""Hostile board files: texts made to keep whoever reads them busy."""

import json
from collections.abc import Awaitable, Callable

from tests.attacks.attacker import Attacker
from tests.attacks.peer import request

__all__ = ["ATTACKS"]

_LARGEST, _LARGEST_BODY = 65_536, 98_000  # characters of a board file, bytes that carry it
_CONNECTIONS = 4


def _filled(line: str) -> str:
    """As much of this as a board file and the body that carries it may hold."""
    return line * min(_LARGEST // len(line), _LARGEST_BODY // len(json.dumps(line)[1:-1]))


def _crowded() -> str:
    """A file that is well formed, with an island everywhere and every line that can be drawn."""
    rows, columns = "123456789", "abcdefghijklmnopqrstuvwxyz"
    islands = [f"{column}{row}" for column in columns for row in rows]
    lines = [f"{a}{row}-{b}{row}" for row in rows for a in columns for b in columns if a < b]
    lines += [f"{column}{a}-{column}{b}" for column in columns for a in rows for b in rows if a < b]
    flags = "red = []\nblue = []\n"
    return f'name = "x"\nislands = {json.dumps(islands)}\n{flags}lines = {json.dumps(lines)}\n'


async def _check(eve: Attacker, text: str) -> None:
    body = json.dumps({"text": text}).encode()
    await eve.go()
    await eve.ask(_CONNECTIONS, [request("POST", "/api/boards/check", body)])


async def blank_lines(eve: Attacker) -> None:
    """Boards of blank lines, in which every key is searched for."""
    await _check(eve, _filled("\n"))


async def dotted_keys(eve: Attacker) -> None:
    """Boards of keys with many parts."""
    await _check(eve, _filled(f"{'a.' * 49}b.c = 1\n"))


async def long_dotted_key(eve: Attacker) -> None:
    """Boards of one key with thousands of parts."""
    await _check(eve, f"{_filled('a.')[:-8]}b = 1")


async def nested_arrays(eve: Attacker) -> None:
    """Boards of brackets within brackets."""
    await _check(eve, f"x = {_filled('[')[:-8]}")


async def unknown_keys(eve: Attacker) -> None:
    """Boards of thousands of keys that mean nothing, each of them a problem."""
    await _check(eve, "".join(f"k{number} = 1\n" for number in range(5_000)))


async def crowded_board(eve: Attacker) -> None:
    """Boards with an island everywhere and every line there could be."""
    await _check(eve, _crowded()[:_LARGEST])


async def tables_with_boards(eve: Attacker) -> None:
    """Tables opened with a hostile board each."""
    seats = [{"kind": "device", "name": "Eve"}]
    cookie = await eve.person()
    requests = []
    for text in (_filled("\n"), _filled(f"{'a.' * 49}b.c = 1\n"), _crowded()[:_LARGEST]):
        body = json.dumps({"name": "Eve", "seats": seats, "side": None, "board": text}).encode()
        requests.append(request("POST", "/api/tables", body, cookie=cookie))
    await eve.go()
    await eve.ask(_CONNECTIONS, requests)


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    blank_lines,
    dotted_keys,
    long_dotted_key,
    nested_arrays,
    unknown_keys,
    crowded_board,
    tables_with_boards,
)

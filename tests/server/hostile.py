"""Requests and messages as somebody hostile shapes them, told by a few numbers.

A shape turns numbers, its genes, into one request or message, feeds it to an application and has
its cost counted. `tests.server.worst` looks for the numbers that cost most.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise, product
from random import Random
from string import ascii_lowercase

from msgspec.structs import replace

import hashi
from hashi.boards import dump_board
from hashi.deal.daily import day_at
from hashi.puzzle import shipped, text_of
from hashi.record import Proof, Record
from hashi.server.app import Application
from hashi.server.http.endpoints import SERVER_ENDPOINTS
from hashi.server.limit.number import LARGEST_BODY, LARGEST_FRAME, LARGEST_HEAD
from hashi.service.identifier import new_code, new_id
from hashi.service.limit import LARGEST_MESSAGE
from hashi.service.table.hub import Hub
from hashi.table import Event, Table
from hashi.wire import message
from tests.server.cost import Asker, Costs, tag
from tests.server.player import SECONDS_AGO
from tests.server.scene import SCENE, Genes, board_of, built

__all__ = ["KINDS", "MESSAGES", "ROUTES", "SHAPES", "Shape", "Stage"]

ROUTES = tuple(dict.fromkeys(f"{one.method} {one.path}" for one in SERVER_ENDPOINTS))
MESSAGES = tuple(tag(kind) for kind in message.ClientMessage.__args__)
KINDS = ROUTES + MESSAGES
_PATIENCE_SECONDS = 120
_FILLERS = ("a", "\\", '"', "[", "{", "%41", "/", ".", "é", "\U0001f300", "e\u0301", " ", "\n", "1")
_PLACES = ["".join(at) for at in product(ascii_lowercase, "123456789")]
_LINES = [f"{a}-{b}" for a, b in pairwise(_PLACES) if a[0] == b[0]]
_NAMES = ("a", "é", "\U0001f300", "e\u0301", "\u200b", "\ufdfa")


@dataclass(frozen=True, slots=True)
class Stage:
    """An application, and where costs are counted."""

    app: Application
    costs: Costs

    async def asker(self) -> Asker:
        """A new person at a new address."""
        asker = Asker(self.app, self.costs)
        await asker.ask("GET", "/api/person")
        return asker

    @property
    def hub(self) -> Hub:
        """All tables."""
        assert self.app.hub is not None
        return self.app.hub

    async def table(self, genes: Genes, person: str) -> tuple[Table, list[tuple[Event, float]]]:
        """A stored table of this person's."""
        table, events = built(genes, person)
        await self.hub.open_finished(table, events)
        return table, events


Feed = Callable[[Stage, str, Genes], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Shape:
    """What can be varied, from and to, and who feeds it to which endpoints or messages."""

    feed: Feed
    genes: Mapping[str, tuple[int, int]]
    kinds: tuple[str, ...]


# Anything that is no meaningful input at all.

_JUNK = {"filler": (0, len(_FILLERS) - 1), "length": (0, LARGEST_BODY), "nested": (0, 1)}


def _junk(genes: Genes, most: int) -> str:
    filler = _FILLERS[genes["filler"]]
    return filler * (min(genes["length"], most) // len(filler.encode()))


async def _heads(stage: Stage, kind: str, genes: Genes) -> None:
    """Long paths and queries, many headers and cookies, and bodies of nothing but filler."""
    asker = await stage.asker()
    method, path = kind.split(" ")
    filler = _junk(genes, genes["path"]) or "a"
    path = re.sub(r"\{[\w.]+\}", lambda _: filler, path)
    fields = "&".join(f"{filler[:1]}{n}={n}" for n in range(genes["fields"]))
    cookie = ";".join(f"c{n}={filler[:20]}" for n in range(genes["cookies"]))
    headers = [(b"x-%d" % n, filler[:20].encode()) for n in range(genes["headers"])]
    headers.append((b"cookie", cookie.encode()[:LARGEST_HEAD]))
    text = _junk(genes, LARGEST_BODY - 100)
    body = text if genes["nested"] else json.dumps({"name": text, "text": text, "record": text})
    await asker.send(method, f"{path}?{fields}", body.encode()[:LARGEST_BODY], kind, "", headers)


_HEADS = _JUNK | {
    "path": (0, LARGEST_HEAD // 2),
    "fields": (0, 2000),
    "cookies": (0, 1000),
    "headers": (0, 90),
}


# Files of boards and decks.


async def _files(stage: Stage, kind: str, genes: Genes) -> None:
    """Board files with so many islands, lines and flags, and filler before, between or after."""
    asker = await stage.asker()
    text = _file(genes)
    if kind == "POST /api/tables":
        seats = [{"kind": "person"}]
        key = "deck" if genes["deck"] else "board"
        body = {"name": "Eve", "seats": seats, key: text[:16384] if genes["deck"] else text}
    else:
        body = {"text": text}
    await asker.send("POST", kind.split(" ")[1], json.dumps(body).encode(), kind)


def _file(genes: Genes) -> str:
    random = Random(genes["seed"])
    if genes["real"]:
        whole = dump_board(board_of(genes))
    else:
        drawn = [random.choice(_LINES) for _ in range(genes["lines"])]
        islands = (_PLACES * 40)[: genes["islands"]]
        flags = [random.choice(_PLACES) for _ in range(genes["flags"])]
        whole = (
            f'name = "x"\nislands = {json.dumps(islands)}\nred = {json.dumps(flags)}\n'
            f"blue = []\nlines = {json.dumps(drawn)}\n"
        )
    if genes["deck"]:
        whole = f'name = "x"\ncards = {json.dumps(["5/3"] * genes["islands"])}\n'
    fill = (
        "#" * genes["fill"],
        "\n" * genes["fill"],
        "a." * (genes["fill"] // 2) + "b = 1\n",
        "".join(f"k{n} = 1\n" for n in range(genes["fill"] // 9)),
        f"x = {'[' * genes['fill']}",
        f'x = "{chr(92) * 2 * (genes["fill"] // 2)}"\n',
    )[genes["style"]]
    return (f"{whole}{fill}" if genes["last"] else f"{fill}\n{whole}")[:65_536]


_FILES = {
    "islands": (0, 2000),
    "lines": (0, 2000),
    "flags": (0, 500),
    "fill": (0, 65_536),
    "style": (0, 5),
    "deck": (0, 1),
    "real": (0, 1),
    "last": (0, 1),
    "board": (0, 2),
    "seed": (0, 9),
}


# Records.


async def _records(stage: Stage, kind: str, genes: Genes) -> None:
    """Whole games, with entries, notes and blank lines added at some places."""
    asker = await stage.asker()
    table, _ = built({**genes, "rounds": 17}, asker.person)
    assert table.game is not None
    names = [f"{seat}" for seat in range(1, genes["seats"] + 1)]
    proof = Proof(seed=table.seed.hex() if table.seed else None)
    text = str(Record.of(table.game, table.deck, names, proof))
    entry = ("1: pass\n", "1? hint\n", "1! c4\n", "\n", "note: x\n", " \n")[genes["entry"]]
    at = text.find(("round 1:", "round 17:", "result")[genes["place"]])
    text = text[:at] + entry * (genes["times"] // len(entry)) + text[at:]
    text = text[:65_536]
    day, path = day_at(stage.hub.now()), kind.split(" ")[1]
    body: dict[str, object] = {"name": "Eve", "record": text, "seconds_ago": SECONDS_AGO}
    if kind == "POST /api/games":
        kinds = ["person"] + ["bot"] * (genes["seats"] - 1)
        seats = [{"kind": one} for one in kinds]
        body = {"record": text, "seats": seats, "finished_at": 1.0}
    path = path.replace("{day}", day).replace("{side}", "A")
    await asker.send("POST", path, json.dumps(body).encode()[:LARGEST_BODY], kind)


_RECORDS = SCENE | {"entry": (0, 5), "place": (0, 2), "times": (0, 40_000)}


# Puzzles.


async def _puzzles(stage: Stage, kind: str, genes: Genes) -> None:
    """Puzzles on boards of any size, with marks everywhere and words repeated."""
    asker = await stage.asker()
    fields = text_of(shipped()[genes["seed"]].puzzle).split(" | ")
    if genes["own"]:
        islands = " ".join(_PLACES[: genes["islands"]])
        joined = " ".join((_LINES * 10)[: genes["lines"]])
        fields[1] = f"x{' islands' * genes['words']} islands {islands} lines {joined}"
        fields[3] = " ".join(f"1@{at}" for at in _PLACES[: genes["marks"]])
    body = json.dumps({"text": " | ".join(fields)[:4000] + " " * genes["blank"]}).encode()
    await asker.send("POST", kind.split(" ")[1], body, kind)


_PUZZLES = {
    "own": (0, 1),
    "islands": (0, 200),
    "lines": (0, 600),
    "words": (0, 400),
    "marks": (0, 200),
    "blank": (0, 4000),
    "seed": (0, 9),
}


# What is asked about a table.


async def _tables(stage: Stage, kind: str, genes: Genes) -> None:
    """Everything that is asked about a table that took much play."""
    asker = await stage.asker()
    table, events = await stage.table(genes, asker.person)
    for _ in range(genes["more"]):
        opened = replace(table.opened, code=new_code())
        other = replace(table, id=new_id(), opened=opened)
        await stage.hub.open_finished(other, [(opened, 1.0), *events[1:]])
    method, path = kind.split(" ")
    code = table.opened.code
    path = path.replace("{table}", table.id).replace("{seat}", "1").replace("{code}", code)
    body = {"name": "Eve", "seats": [{"kind": "person"}], "deal_of": code, "rival": 1}
    data = json.dumps(body).encode() if method == "POST" else b""
    await asker.send(method, path, data, kind)


_ABOUT_TABLES = (
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/report/{seat}",
    "GET /api/tables/{table}/socket",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/deals/{code}",
    "GET /api/codes/{code}",
    "GET /api/statistics",
    "DELETE /api/statistics",
    "GET /t/{table}",
    "GET /j/{code}",
    "GET /d/{code}",
    "GET /d/{code}/{seat}",
)


# Messages.


async def _messages(stage: Stage, kind: str, genes: Genes) -> None:
    """A message at a table that took much play, perhaps with filler in it."""
    asker = await stage.asker()
    table, _ = await stage.table(genes, asker.person)
    async with asyncio.timeout(_PATIENCE_SECONDS), asker.at(table.id) as place:
        if kind != "hello":
            await place.send("hello", '{"type":"hello","id":1}', "greeting")
        await place.send(kind, _text(table, kind, genes))


def _text(table: Table, kind: str, genes: Genes) -> str:
    """A message of this kind with everything that any of them may have."""
    random, game = Random(genes["seed"]), table.game
    seat = genes["seat"]
    fields: dict[str, object] = {
        "type": kind,
        "id": 1,
        "seat": seat,
        "sheet": genes["sheet"],
        "name": _NAMES[genes["seed"] % len(_NAMES)]
        * (40 // len(_NAMES[genes["seed"] % len(_NAMES)])),
        "round": game.round if game else 1,
        "number": 4,
        "island": board_of(genes).islands[genes["words"] % 18].at,
        "hash": "5a" * 32,
        "nonce": "5a" * 32,
        "where": "c4",
        "reaction": "hello",
        "same_deal": bool(genes["nested"]),
    }
    lines = [line for line in table.board.lines for _ in range(2)]
    turn = hashi.Turn.of(bridges=random.sample(lines, min(genes["words"], len(lines))))
    fields["turn"] = fields["draft"] = str(turn)[:400]
    if game is not None and game.logs and game.kind == "honour":
        wrong = game.mistakes(min(genes["sheet"], game.seats))
        fields["where"] = random.choice(wrong).marks[-1] if wrong else "c4"
    text = json.dumps(fields)
    if genes["nested"]:
        text = text[:-1] + f',"x":{_junk(genes, LARGEST_FRAME)}'
    elif genes["length"]:
        text = text[:-1] + f',"x":{json.dumps(_junk(genes, LARGEST_MESSAGE - len(text) - 20))}}}'
    return text[:LARGEST_FRAME]


_MESSAGES = SCENE | _JUNK | {"seat": (1, 4), "sheet": (1, 4), "words": (0, 54)}


SHAPES: Mapping[str, Shape] = {
    "heads": Shape(_heads, _HEADS, ROUTES),
    "files": Shape(_files, _FILES, ("POST /api/boards/check", "POST /api/tables")),
    "records": Shape(
        _records, _RECORDS, ("POST /api/games", "POST /api/daily/{day}/{side}/record")
    ),
    "puzzles": Shape(_puzzles, _PUZZLES, ("POST /api/puzzles/solution",)),
    "tables": Shape(_tables, SCENE | {"more": (0, 100)}, _ABOUT_TABLES),
    "messages": Shape(_messages, _MESSAGES, MESSAGES),
}

"""The game put to boardgame.io for comparison is ours: the same sheets, and nothing told too soon.

sheet.js is played here without boardgame.io, by the few lines of `DRIVER`; the last test has all.
"""

import asyncio
import importlib
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hashi import boards
from hashi.rules import Card, Sheet, Turn

FOLDER = Path(__file__).parents[2] / "benchmarks"
NODE = Path(sys.executable).with_name("node")
DRIVER = """
const { deals, turns } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const game = require("./sheet.js")(deals);
let G = game.setup({}, 0);
const told = turns.map(([playerID, text]) => {
  const next = JSON.parse(JSON.stringify(G)); // as it comes from the files
  if (game.moves.write.move({ G: next, playerID }, text) === "INVALID_MOVE") return null;
  if (game.turn.endIf({ G: next })) game.turn.onEnd({ G: next });
  G = next;
  return ["0", "1", null].map((who) => game.playerView({ G, playerID: who }));
});
console.log(JSON.stringify(told));
"""


@pytest.fixture
def rival(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """benchmarks/rival.py, which is a script and in no package."""
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module("rival")


async def played(deals: dict[str, Any], turns: list[tuple[int, str]]) -> list[Any]:
    """For each turn what both players and a spectator are told, or None if it was refused."""
    process = await asyncio.create_subprocess_exec(
        str(NODE), "-e", DRIVER, cwd=FOLDER / "boardgame",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, _ = await process.communicate(json.dumps({"deals": deals, "turns": turns}).encode())
    assert process.returncode == 0
    return list(json.loads(said))


def sheets_after(deals: dict[str, Any], turns: list[tuple[int, str]]) -> list[dict[str, Any]]:
    """The same by our rules: both sheets once these turns are played."""
    first = deals["deals"][0]
    sheets = [Sheet.blank(boards.board("A")).start(island, 4) for island in first["starts"]]
    for number, (player, text) in enumerate(turns):
        card = Card.parse(first["pile"][number // 2])
        sheets[player] = sheets[player].after(card, Turn.parse(text))
    return [{"numbers": sheet.written, "bridges": sheet.drawn} for sheet in sheets]


async def test_same_sheets_and_secrets(rival: ModuleType) -> None:
    """After every turn each sees their own sheet as it is, the other's as the round began."""
    deals, turns = rival.deals_of(1), rival.turns_of(0)
    pile = deals["deals"][0]["pile"]
    assert len(turns) == 2 * len(pile) == 34
    for made, told in enumerate(await played(deals, turns), 1):
        now = sheets_after(deals, turns[:made])
        before = sheets_after(deals, turns[: made - made % 2])
        first, second, spectator = told
        assert first["sheets"] == [now[0], before[1]]
        assert second["sheets"] == [before[0], now[1]]
        assert spectator["sheets"] == before
        for view in told:
            assert set(view) <= {"board", "deck", "seen", "sheets", "turn"}
            assert view["seen"] == pile[: made // 2 + 1]
            assert view.get("turn") in (None, turns[made - 1][1])
        other = told[1 - turns[made - 1][0]]
        assert "turn" not in other
        assert "turn" not in spectator


@pytest.mark.parametrize(
    ("turn", "legal"),
    [
        ("5@b1", True),
        ("5@b1 c2-c4*2", True),
        ("pass", True),
        ("4@b1", False),  # T3, not on the card
        ("5@c4", False),  # T3, has a number
        ("5@d4", False),  # T3, no such island
        ("c4-e7", False),  # T9
        ("c2-c4*3", False),  # T10
        ("c2-c4*2 c2-c4", False),  # T10
        ("5b1", False),
    ],
)
async def test_judge(rival: ModuleType, turn: str, *, legal: bool) -> None:
    """What cannot be drawn is refused there as here."""
    deals = rival.deals_of(1)
    deals["deals"] = [{"pile": ["5/2", "1/1"], "starts": ["c4", "c4"]}]
    (told,) = await played(deals, [(0, turn)])
    assert (told is not None) is legal


@pytest.mark.long
async def test_compare_runs() -> None:
    """Both forms are measured and told beside ours, the easier one first."""
    options = ("--tables", "--matches", "2", "--seconds", "1")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(FOLDER / "load.py"), *options, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert process.returncode == 0
    ours, memory, durable = said.decode().splitlines()
    assert "2 tables of 2:" in ours
    if "npm could not fetch it" in memory:
        pytest.skip(memory)
    figure = r": [\d,]+ moves/s, [\d.]+ times as many here"
    assert re.fullmatch(r"boardgame\.io 0\.50\.2" + figure, memory)
    assert re.fullmatch(r"boardgame\.io 0\.50\.2, with .* no fsync" + figure, durable)

"""Bots of others at a table: chosen by name, only if offered, and never able to stop it."""

import logging
from pathlib import Path
from random import Random

import httpx
import pytest

import hashi
from hashi.cli.error import CommandError
from hashi.cli.serve.serve import ServeOptions
from hashi.cli.serve.setting import settings_from
from hashi.client import Client, Failed
from hashi.locale import Texts
from hashi.rules import Game, Turn
from hashi.server.app import make_app
from hashi.server.operate.settings import Settings
from hashi.store.sqlite import SQLite
from hashi.table import decode, verify_events
from hashi.wire.exchange import NewSeat, NewTable
from tests.server.conftest import serving_app
from tests.server.player import play_out

BOTS = """
import os
from hashi.bots.greedy import Greedy

class Fine(Greedy):
    pass

class Breaking(Greedy):
    def turn(self, sight):
        raise RuntimeError("not today")

class Dying(Greedy):
    def start(self, board, seats):
        os._exit(1)
"""
NAMES = tuple(f"bots_of_a_test:{name}" for name in ("Fine", "Breaking", "Dying", "Missing"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder the server runs in, with a module of bots."""
    (tmp_path / "bots_of_a_test.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def test_a_game_with_bots_of_others(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One plays, one breaks, one kills its worker: the game goes on to its end beside them all."""
    app = make_app(lambda: SQLite(folder / "hashi.sqlite"), Settings(bots=NAMES))
    with caplog.at_level(logging.WARNING):
        async with serving_app(app) as address, Client(address) as ada:
            seats = [NewSeat(kind="person")]
            seats += [NewSeat(kind="bot", bot=name) for name in NAMES[:3]]
            table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
            async with ada.at(table) as here:
                await here.commit(1)
                await here.begin()
                end = await play_out(here, 1, Random(1))
            replay = await ada.replay(table)
    assert [seat.bot for seat in end.seats] == [None, *NAMES[:3]]
    assert [seat.level for seat in end.seats] == [None] * 4
    turns = [[round_.turns[seat] for round_ in replay.rounds] for seat in range(4)]
    assert len(set(turns[1])) > 10
    assert set(turns[2]) == {str(Turn())}
    assert len(set(turns[3])) > 10
    first = Game(hashi.board("A")).legal_starts(1)[0]  # of seat 4, on the sheet of seat 1 (S3)
    assert replay.starts[0].numbers == {first.island: first.number}
    assert f"the bot {NAMES[2]} loses its turn" in caplog.text


async def test_only_what_is_offered(folder: Path) -> None:
    """The list of bots is public; a name that is not on it is refused, at a table too."""
    app = make_app(lambda: SQLite(folder / "hashi.sqlite"), Settings(bots=NAMES[:1]))
    async with serving_app(app) as address, Client(address) as ada:
        async with httpx.AsyncClient(base_url=address) as browser:
            assert (await browser.get("/api/bots")).json() == [NAMES[0]]
        seats = [NewSeat(kind="person"), NewSeat(kind="bot", bot="os:abort")]
        with pytest.raises(Failed, match="unreadable"):
            await ada.open_table(NewTable(name="Ada", seats=seats))
        seats = [NewSeat(kind="person"), NewSeat(kind="person")]
        table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
        async with ada.at(table) as here:
            with pytest.raises(Failed, match="unreadable"):
                await here.put_bot(2, bot="os:abort")
            await here.put_bot(2, bot=NAMES[0])
            view = await here.until(lambda view: view.seats[1].kind == "bot")
            assert (view.seats[1].bot, view.seats[1].level) == (NAMES[0], None)
            await here.put_bot(2, "minion")
            view = await here.until(lambda view: view.seats[1].level == "minion")
            assert view.seats[1].bot is None


async def test_exports_keep_their_names(folder: Path) -> None:
    """A table with somebody's own bot is judged like any other when it is imported."""
    app = make_app(lambda: SQLite(folder / "hashi.sqlite"), Settings(bots=NAMES[:1]))
    async with serving_app(app) as address, Client(address) as ada:
        seats = [NewSeat(kind="person"), NewSeat(kind="person")]
        table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
        async with ada.at(table) as here:
            await here.put_bot(2, bot=NAMES[0])
        assert app.hub is not None
        stored = await app.hub.store.read(table)
    judged = verify_events(table, [(decode(event.data), event.at) for event in stored])
    assert judged.seats[1].level == NAMES[0]


@pytest.mark.parametrize(
    ("name", "reason"), [("bots_of_a_test:Missing", "Missing"), ("x y:z", "x y")]
)
def test_bots_that_cannot_be_loaded(folder: Path, name: str, reason: str) -> None:  # noqa: ARG001  its folder
    """The server says so in one sentence, and does not start."""
    with pytest.raises(CommandError, match=reason):
        settings_from({}, Texts("en"), ServeOptions(bots=(name,)))


def test_bots_that_are_offered(folder: Path) -> None:  # noqa: ARG001  as above
    """What can be loaded is offered."""
    assert settings_from({}, Texts("en"), ServeOptions(bots=NAMES[:1])).bots == NAMES[:1]

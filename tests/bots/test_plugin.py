"""Bots that others write: found by name, and never able to stop a game."""

import logging
import re
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path

import pytest

import hashi
from hashi import Board, Start, Turn, deal, refusal
from hashi.bots import Bot, Greedy, Sight, play_game
from hashi.bots.plugin import BotNotFound, Guarded, load, names, plugin_bot
from hashi.rules import Game

GUIDE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
BOARD = hashi.board("A")
CARDS = deal.shuffled(deal.numbered_seed(3), hashi.deck())


def sight() -> Sight:
    """The first round of a game."""
    return Sight.of(Game(BOARD, 1, CARDS).start(1, "c4", 4), CARDS, 1)


class Broken:
    """Answers with whatever it is told to do."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act = act

    def start(self, board: Board, seats: int) -> Start:  # noqa: ARG002  like any bot
        """Not always a start."""
        return self.act()  # type: ignore[return-value]  # that is the point

    def turn(self, sight: Sight) -> Turn:  # noqa: ARG002  like any bot
        """Not always a turn."""
        return self.act()  # type: ignore[return-value]  # wrong on purpose


def divide() -> object:
    """Break."""
    return 1 // 0


def hang() -> object:
    """Be late."""
    while True:
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (divide, r"ZeroDivisionError: .* \(test_plugin.py:\d+\)"),
        (hang, "TimeoutError: more than 0.05 s"),
        (lambda: None, "AttributeError"),
        (lambda: Turn(1, "a1"), r"number-not-on-card \(T3\) at a1"),
        (lambda: Turn.of(bridges=["z1-z9"]), r"bridge-count \(T7\)"),
    ],
)
def test_what_fails_loses_its_turn(
    act: Callable[[], object], reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    """T2: a bot that breaks, is late or plays what is not legal passes, with a line in the log."""
    bot = Guarded("mine", lambda _: Broken(act), "1", 0.05)
    with caplog.at_level(logging.WARNING):
        assert bot.turn(sight()) == Turn()
    assert re.search(f"the bot mine loses turn 1: .*{reason}", caplog.text)


@pytest.mark.parametrize("act", [divide, hang, lambda: Start(5, "c4"), lambda: "c4"])
def test_what_fails_loses_its_start(
    act: Callable[[], object], caplog: pytest.LogCaptureFixture
) -> None:
    """S2: a start that fails is the first legal one."""
    bot = Guarded("mine", lambda _: Broken(act), "1", 0.05)
    with caplog.at_level(logging.WARNING):
        assert bot.start(BOARD, 1) == Game(BOARD).legal_starts(1)[0]
    assert "the bot mine loses its start" in caplog.text


def test_a_game_with_bots_that_fail() -> None:
    """A whole game goes on beside bots that cannot even be made."""

    def unmade(_seed: str) -> Bot:
        raise RuntimeError("no")

    broken = [Guarded("one", lambda _: Broken(divide), "1", 1.0), Guarded("two", unmade, "1", 1.0)]
    game = play_game(BOARD, [*broken, Greedy("3", 20)], CARDS)
    assert game.over
    assert all(game.turn(seat, at) == Turn() for seat in (1, 2) for at in range(1, 18))
    assert game.outcome is not None
    assert game.outcome.winners == (3,)


def test_bots_by_name() -> None:
    """Ours are entry points like anybody's, and legal; equal seeds play alike."""
    assert {"random", "greedy", "monte-carlo"} <= set(names())
    for name in names():
        turn = plugin_bot(name, "5", inf).turn(sight())  # the first may have to compile
        assert turn == plugin_bot(name, "5", inf).turn(sight()) != Turn()
        assert refusal(sight().own, sight().card, turn) is None
        assert plugin_bot(name, "5").start(BOARD, 1) in Game(BOARD).legal_starts(1)
    assert load("greedy") is Greedy


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nobody", "neither module:Class nor one of"),
        ("no.such.module:Bot", "ModuleNotFoundError"),
        ("hashi.bots:Nobody", "AttributeError"),
        ("hashi.bots:LEVELS", "cannot be called"),
        (":", "ValueError"),
    ],
)
def test_unknown_bots(name: str, reason: str) -> None:
    """Whoever names a bot that is not there is told why."""
    with pytest.raises(BotNotFound, match=reason):
        load(name)


def test_the_bot_of_the_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code of docs/write-a-bot.md has about 20 lines and plays a whole game, from a file."""
    (code,) = re.findall(r"```python\n(\"\"\"Fin.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line]) <= 20
    (tmp_path / "tidy.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    game = play_game(BOARD, [plugin_bot("tidy:Tidy", "1")], CARDS)
    assert game.scores[0].finished >= 5
    monkeypatch.delitem(sys.modules, "tidy")

"""Bots that others write: found by `module:Class` or by the name of an entry point, and guarded.

Such a bot is made with a seed, `Class(seed)`, and implements `Bot`. Whatever it does, the game goes
on: a bot that breaks, is late or plays an illegal turn loses that turn, with a line in the log.
"""

import logging
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import PurePath

from hashi.bots.protocol import Bot, Sight
from hashi.rules import Board, Game, Start, Turn, refusal
from hashi.rules.sheet import start_refusal

__all__ = ["GROUP", "TURN_SECONDS", "BotNotFound", "Guarded", "load", "names", "plugin_bot"]

GROUP = "hashi.bots"
TURN_SECONDS = 10.0  # how long a bot may think, unless the caller says otherwise

Factory = Callable[[str], Bot]
_log = logging.getLogger(__name__)


class BotNotFound(Exception):
    """No bot has this name, or it cannot be imported; the message says why."""


def names() -> tuple[str, ...]:
    """The bots that installed packages offer, by name."""
    return tuple(sorted(entry_points(group=GROUP).names))


def load(name: str) -> Factory:
    """The class, or any function of a seed, with this name; raises BotNotFound.

    Modules are looked for in the current folder too.
    """
    found = entry_points(group=GROUP)
    target = found[name].value if name in found.names else name
    module, colon, attribute = target.partition(":")
    if not colon:
        raise BotNotFound(f"neither module:Class nor one of {', '.join(names()) or 'none'}")
    here = os.getcwd()  # noqa: PTH109  an item of sys.path is a text
    if here not in sys.path:
        sys.path.append(here)
    try:
        factory = getattr(import_module(module), attribute)
    except Exception as error:  # whatever its module does when it is imported
        raise BotNotFound(_cause(error)) from error
    if not callable(factory):
        raise BotNotFound(f"{attribute} cannot be called")
    made: Factory = factory
    return made


def plugin_bot(name: str, seed: str, seconds: float = TURN_SECONDS) -> "Guarded":
    """The bot with this name, guarded; raises BotNotFound."""
    return Guarded(name, load(name), seed, seconds)


class Guarded:
    """A bot that always answers, in time and legally: if its own bot does not, it passes.

    A start that fails is a 3 on the first plain island.
    """

    def __init__(self, name: str, factory: Factory, seed: str, seconds: float) -> None:
        self._name, self._factory, self._seed, self._seconds = name, factory, seed, seconds
        self._bot: Bot | None = None

    def start(self, board: Board, seats: int) -> Start:
        """The bot's start, or the first legal one."""
        try:
            with _limit(self._seconds):
                start = self._made().start(board, seats)
            reason: object = start_refusal(board, start.island, start.number)
        except Exception as error:  # noqa: BLE001  whatever it was, the game goes on
            reason = _cause(error)
        if reason is None:
            return Start(start.number, start.island)
        _log.warning("the bot %s loses its start: %s", self._name, reason)
        return Game(board).legal_starts(1)[0]

    def turn(self, sight: Sight) -> Turn:
        """The bot's turn, or a pass."""
        try:
            with _limit(self._seconds):
                turn = self._made().turn(sight)
            reason: object = refusal(sight.own, sight.card, turn)
        except Exception as error:  # noqa: BLE001  whatever it raises, the game goes on
            reason = _cause(error)
        if reason is None:
            return Turn.of(turn.number, turn.island, turn.bridges)
        _log.warning("the bot %s loses turn %d: %s", self._name, len(sight.seen), reason)
        return Turn()

    def _made(self) -> Bot:
        if self._bot is None:
            self._bot = self._factory(self._seed)
        return self._bot


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in code that takes longer.

    By a signal, so only in the main thread of a process, and not on Windows; elsewhere the caller
    has to see to it. Compiled code is interrupted when it returns.
    """
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or not hasattr(signal, "setitimer") or seconds == float("inf"):
        yield
        return

    def stop(_number: int, _frame: object) -> None:
        raise TimeoutError(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _cause(error: Exception) -> str:
    """An error in one line, with the place in the bot's code."""
    frames = traceback.extract_tb(error.__traceback__)[1:]  # without this module's own
    places = [(PurePath(f.filename).name, f.lineno) for f in frames if f.filename[0] != "<"]
    place = " ({}:{})".format(*places[-1]) if places else ""
    return f"{type(error).__name__}: {error}{place}"

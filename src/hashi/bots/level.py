"""The five levels, named by the rank titles (O3): from a pleasant opponent to the strongest.

Each is named by about the rank it reaches alone; docs/bots.md has the figures.
"""

from dataclasses import dataclass

from hashi.boards import deck
from hashi.bots.foresight import Foresight
from hashi.bots.greedy import Greedy
from hashi.bots.learned import Learned
from hashi.bots.protocol import Bot, Sight
from hashi.bots.value import value_for
from hashi.rules import Board, Score, Sheet, Start, Turn
from hashi.wire.level import DEFAULT_LEVEL, LEVELS, Level

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Level", "bot_of", "warm"]

# How blurred the eyes are of those who do not look ahead.
_BLUR: dict[Level, float] = {
    "minion": 2.0,
    "screw-tightener": 1.0,
    "project-manager": 0.5,
    "statics-expert": 0.0,
}
# How many turns they look at on a board no value was learned for.
_TURNS: dict[Level, int] = {
    "minion": 8,
    "screw-tightener": 25,
    "project-manager": 80,
    "statics-expert": 300,
    "island-god": 1500,
}


def bot_of(level: Level, seed: str, *, race: bool = True, seconds: float = 1.0) -> Bot:
    """A bot of a level; equal seeds give equal bots.

    On a board no value was learned for, every level plays by the hand-made one, the lower ones
    looking at fewer turns. Without `race` the strongest plays in company as it would alone.
    `seconds` is about as long as it thinks about a turn; only without an end (`math.inf`) are its
    answers equal on busy machines too.
    """
    return _Levelled(level, f"{level} {seed}", race, seconds)


@dataclass(frozen=True, slots=True)
class _Levelled:
    """A bot that chooses its idea once it sees the board."""

    level: Level
    seed: str
    race: bool
    seconds: float

    def start(self, board: Board, seats: int) -> Start:
        return self._bot(board).start(board, seats)

    def turn(self, sight: Sight) -> Turn:
        return self._bot(sight.own.board).turn(sight)

    def _bot(self, board: Board) -> Bot:
        value = value_for(board)
        if value is None:
            return Greedy(self.seed, _TURNS[self.level])
        if self.level == "island-god":
            return Foresight(value, self.seed, race=self.race, seconds=self.seconds)
        return Learned(value, self.seed, _BLUR[self.level])


def warm(board: Board) -> None:
    """Have the strongest bot play a turn, so that no player waits for the compiler."""
    sheet = Sheet.blank(board)
    sheets, scores = (sheet, sheet), (Score(), Score())
    cards = deck()
    bot = bot_of("island-god", "warm")
    bot.start(board, 1)
    bot.turn(Sight(1, sheets, cards, cards[:12], scores))
    bot.turn(Sight(1, sheets[:1], cards, cards[:12], scores[:1]))

"""The six levels, from an opponent for first games to the strongest bot.

`hashi.wire.level` has their names and figures.
"""

from dataclasses import dataclass

from hashi.boards import deck
from hashi.bots.beginner import Beginner
from hashi.bots.compilation import compile_all
from hashi.bots.greedy import Greedy
from hashi.bots.protocol import Bot, Sight
from hashi.rules import Board, Score, Sheet, Start, Turn
from hashi.wire.level import DEFAULT_LEVEL, LEVELS, Level

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Level", "bot_of", "warm"]

# Noise, in points, of the levels that do not look ahead.
_NOISE: dict[Level, float] = {
    "minion": 2.2,
    "dogsbody": 1.35,
    "screw-tightener": 0.9,
    "project-manager": 0.45,
}
# How many turns each level considers when it plays by the hand-made value.
_TURNS: dict[Level, int] = {
    "minion": 8,
    "dogsbody": 25,
    "screw-tightener": 80,
    "project-manager": 300,
    "professional-planner": 1500,
}


def bot_of(
    level: Level, seed: str, *, race: bool = True, seconds: float = 1.0, compiled: bool = True
) -> Bot:
    """A bot of a level; equal seeds give equal bots.

    Without `race` the strongest plays in company as it would alone. `seconds` is the approximate
    time limit per turn; its turns are reproducible on busy machines only with `math.inf`.

    A bot plays by the learned value, in compiled code; the first turn waits until that is compiled.
    Without `compiled` it plays by a hand-made value in plain Python: at once, but weaker.
    The lowest level needs neither.
    """
    return _LevelBot(level, f"{level} {seed}", race, seconds, compiled)


@dataclass(frozen=True, slots=True)
class _LevelBot:
    """A bot that chooses its strategy when it sees the board."""

    level: Level
    seed: str
    race: bool
    seconds: float
    compiled: bool

    def start(self, board: Board, seats: int) -> Start:
        return self._bot(board, multiplayer=seats > 1).start(board, seats)

    def turn(self, sight: Sight) -> Turn:
        return self._bot(sight.own.board, multiplayer=len(sight.sheets) > 1).turn(sight)

    def _bot(self, board: Board, *, multiplayer: bool) -> Bot:
        if self.level == LEVELS[0]:
            return Beginner(self.seed)
        if self.compiled:
            return self._learned_bot(board, multiplayer=multiplayer)
        return Greedy(self.seed, _TURNS[self.level])

    def _learned_bot(self, board: Board, *, multiplayer: bool) -> Bot:
        """The bot with a learned value."""
        # Imported here because they load the compiler, which a server does not need.
        from hashi.bots.foresight import Foresight
        from hashi.bots.learned import Learned
        from hashi.bots.value import value_for

        strongest = self.level == LEVELS[-1]
        # Only those who race play by the value for company.
        value = value_for(board, multiplayer=multiplayer and strongest and self.race)
        if strongest:
            return Foresight(value, self.seed, race=self.race, seconds=self.seconds)
        return Learned(value, self.seed, _NOISE[self.level])


def warm(board: Board) -> None:
    """Compile and load everything a bot needs on this board, so that no player waits for it."""
    compile_all()
    sheet = Sheet.blank(board)
    sheets, scores = (sheet, sheet), (Score(), Score())
    cards = deck()
    bot = bot_of(LEVELS[-1], "warm")
    bot.start(board, 1)
    bot.turn(Sight(1, sheets, cards, cards[:12], scores))
    bot.turn(Sight(1, sheets[:1], cards, cards[:12], scores[:1]))

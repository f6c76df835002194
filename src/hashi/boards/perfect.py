"""A game of 60 points on a board: the proof that it can be played to the full.

The cards may come in any order here, so the sheet after the last card is looked for first, and then
an order of cards that leads there in time. Every game found is played through the rules. Finding
none proves nothing: the search is short.
"""

from collections.abc import Sequence
from itertools import count

from hashi.boards.chance import Chance
from hashi.boards.code import BoardCode, Like
from hashi.boards.fresh import fresh_board
from hashi.boards.layout import Layout, find_layout, lines_at
from hashi.rules import ROUNDS, START_NUMBERS, Board, Card, Flag, Game, Turn

__all__ = ["MOST_POINTS", "perfect_game", "proven_board"]

MOST_POINTS = 60
_LAYOUTS = 200  # sheets to try
_ORDERS = 12  # orders of cards to try for each
# What is written and joined first: blue is due first (O2), then red.
_URGENCY: dict[Flag | None, int] = {"blue": 0, "red": 20, None: 40}
_NEXT_TO_IT = 4
_NOISE = 12  # how much chance changes what comes first


def proven_board(like: Like, text: str, deck: Sequence[Card]) -> Game:
    """A game of 60 points on the first board, of those that follow from a text, that has one."""
    codes = (BoardCode.drawn(like, f"{text} {number}") for number in count())
    games = (perfect_game(fresh_board(code), deck) for code in codes)
    return next(game for game in games if game is not None)


def perfect_game(board: Board, deck: Sequence[Card]) -> Game | None:
    """A solo game of 60 points, or None if none is found; the same for the same board."""
    chance = Chance(f"hashi perfect {' '.join(board.lines)} ")
    for _ in range(_LAYOUTS):
        start = START_NUMBERS[chance.below(len(START_NUMBERS))]
        layout = find_layout(board, deck, start, chance)
        if layout is None:
            continue
        for _ in range(_ORDERS):
            game = _Plan(board, deck, layout, chance).game(start)
            if game is not None:
                return game
    return None


class _Plan:
    """One way to reach a layout: islands are written as early as they are urgent."""

    def __init__(self, board: Board, deck: Sequence[Card], layout: Layout, chance: Chance) -> None:
        self._board, self._layout, self._chance = board, layout, chance
        self._cards = list(deck)
        self._urgency = self._urgencies()
        self._missing = list(layout.bridges)
        self._written: set[int] = set()

    def _urgencies(self) -> list[int]:
        """By island, the lowest first: blue and its neighbours, red and its neighbours, others."""
        flags = [island.flag for island in self._board.islands]
        urgency = [_URGENCY[flag] for flag in flags]
        for line, ends in enumerate(self._board.ends):
            if self._layout.bridges[line]:
                soonest = min(_URGENCY[flags[end]] for end in ends) + _NEXT_TO_IT
                for end in ends:
                    urgency[end] = min(urgency[end], soonest)
        return [place + self._chance.below(_NOISE) for place in urgency]

    def game(self, start: int) -> Game | None:
        """The game, if it comes to 60 points."""
        islands, numbers = self._board.islands, self._layout.numbers
        fit = [i for i, island in enumerate(islands) if not island.flag and numbers[i] == start]
        if not fit:
            return None
        first = min(fit, key=self._urgency.__getitem__)
        self._written.add(first)
        turns = [self._turn() for _ in range(ROUNDS)]
        played = [turn for turn in turns if turn is not None]
        if any(self._missing) or len(played) < ROUNDS:
            return None
        game = Game(self._board, 1, tuple(card for card, _ in played))
        game = game.start(1, islands[first].at, start)
        for _, turn in played:
            game = game.play(1, turn)
        return game if game.scores[0].total == MOST_POINTS else None

    def _turn(self) -> tuple[Card, Turn] | None:
        """The most urgent island that may be written, a card for it, and the bridges of that."""
        island = min(self._open_islands(), key=self._urgency.__getitem__, default=None)
        if island is None:
            return None
        self._written.add(island)
        ready = self._ready_bridges()
        number = self._layout.numbers[island]
        cards = [card for card in self._cards if card.number == number]
        drawing = [card for card in cards if card.bridges <= len(ready)]
        card = self._chance.shuffled(drawing or cards)[0]
        self._cards.remove(card)
        lines = ready[: card.bridges] if drawing else []
        for line in lines:
            self._missing[line] -= 1
        names = [self._board.lines[line] for line in lines]
        return card, Turn.of(number, self._board.islands[island].at, names)

    def _open_islands(self) -> list[int]:
        """Islands that may be written: flagged ones need a bridge from an earlier round (T5)."""
        return [
            at
            for at, island in enumerate(self._board.islands)
            if at not in self._written and (island.flag is None or self._is_touched(at))
        ]

    def _is_touched(self, island: int) -> bool:
        bridges = self._layout.bridges
        return any(self._missing[at] < bridges[at] for at in lines_at(self._board, island))

    def _ready_bridges(self) -> list[int]:
        """The lines of all bridges that may be drawn now, the most urgent first (T8)."""
        ready = [
            line
            for line, (one, other) in enumerate(self._board.ends)
            if one in self._written or other in self._written
            for _ in range(self._missing[line])
        ]
        return sorted(
            ready, key=lambda line: min(self._urgency[at] for at in self._board.ends[line])
        )

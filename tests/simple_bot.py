"""A simple player for tests: of some legal turns it takes the one that looks best.

Good enough to finish islands and reach categories, so that games in tests are like games, and the
same for every board, so that boards can be compared.
"""

from random import Random

from hashi import Board, Card, Game, Sheet, Turn, deck, legal_turns
from hashi.rules.sheet import START_NUMBERS

_LOOKED_AT = 40


def best_of_some(sheet: Sheet, card: Card, random: Random) -> Turn:
    """The best looking of some legal turns drawn at random."""
    legal = legal_turns(sheet, card)
    some = random.sample(legal, min(_LOOKED_AT, len(legal)))
    return max(some, key=lambda turn: _promise(sheet.with_turn(turn)))


def start(board: Board, random: Random) -> tuple[str, int]:
    """Any plain island with a 3 or a 4."""
    plain = [island.at for island in board.islands if island.flag is None]
    return random.choice(plain), random.choice(START_NUMBERS)


def solo_game(board: Board, random: Random) -> Game:
    """A whole game of one player."""
    cards = list(deck())
    random.shuffle(cards)
    game = Game(board, 1, tuple(cards)).start(1, *start(board, random))
    while game.card is not None:
        game = game.play(1, best_of_some(game.sheet(1), game.card, random))
    return game


def _promise(sheet: Sheet) -> float:
    """Finished islands, flags first; numbers and bridges on the way to it."""
    finished = sheet.finished_bits
    flagged = sheet.board.flagged["red"] | sheet.board.flagged["blue"]
    written = sheet.numbers | sheet.numbers >> 1 | sheet.numbers >> 2
    numbered = (written & _low_bits(len(sheet.board.islands))).bit_count()
    return (
        2.0 * finished.bit_count()
        + 1.5 * (finished & flagged).bit_count()
        + 0.8 * numbered
        + 0.1 * (sheet.bridges & _pairs(len(sheet.board.lines))).bit_count()
    )


def _low_bits(islands: int) -> int:
    return int("1" * islands, 16)


def _pairs(lines: int) -> int:
    return (1 << 2 * lines) - 1

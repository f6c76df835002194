"""Players that puzzles are measured by: one that is greedy, and one that tries at random.

Both see all cards. Neither is meant to be strong.
"""

from random import Random

import numpy as np

from hashi.bots.greedy import value
from hashi.kernel import Kernel
from hashi.puzzle.value import Puzzle
from hashi.rules import Sheet, Turn, legal_turns
from hashi.rules.score import Rounds, solo_score

__all__ = ["greedy_way", "random_play_solves"]


def greedy_way(puzzle: Puzzle) -> tuple[Turn, ...]:
    """Card by card the turn with the most points at once, then with the best-looking sheet."""
    turns: list[Turn] = []
    sheet, reached = puzzle.sheet, dict(puzzle.reached)
    for number, card in enumerate(puzzle.cards):
        left = len(puzzle.cards) - number - 1
        found = legal_turns(sheet, card)
        points = [_points(sheet.with_turn(turn), reached, puzzle.round + number) for turn in found]
        most = max(points)
        best = (turn for turn, total in zip(found, points, strict=True) if total == most)
        turns.append(max(best, key=lambda turn: value(sheet.with_turn(turn), left)))
        sheet = sheet.with_turn(turns[-1])
        for category in sheet.reached:
            reached.setdefault(category, puzzle.round + number)
    return tuple(turns)


def _points(sheet: Sheet, reached: Rounds, at: int) -> int:
    """The total of a sheet after a round, as if the game ended there."""
    rounds = dict.fromkeys(sheet.reached, at) | dict(reached)
    return solo_score(sheet.finished_bits.bit_count(), rounds).total


def random_play_solves(puzzle: Puzzle, kernel: Kernel, tries: int, seed: str) -> bool:
    """Whether one of many random ways reaches the goal."""
    position = kernel.position(puzzle.sheet, puzzle.played, puzzle.reached)
    pile = np.array([(card.number, card.bridges) for card in puzzle.cards], np.int8)
    random = Random(seed)
    seeds = np.array([random.getrandbits(64) for _ in range(tries)], np.uint64)
    totals = kernel.random_solos(position, np.tile(pile, (tries, 1, 1)), seeds)
    return int(totals.max()) >= kernel.points(position) + puzzle.goal

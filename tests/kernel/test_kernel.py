"""The kernel gives the answers of the rules."""

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from string import ascii_lowercase

import numpy as np
import pytest

import hashi
from hashi import Board, Card, Game, Sheet, legal_turns
from hashi.kernel import Kernel, Position
from hashi.kernel.play import mix_seed, solo_points
from hashi.kernel.sample import sample_turn
from hashi.kernel.tables import Bytes, most_turns
from hashi.kernel.turn import apply_turn
from hashi.record import parse, replay
from hashi.rules import CATEGORIES, Island
from hashi.rules.score import solo_score
from tests.positions import grid, position, small_board

GAMES = Path(__file__).parents[1] / "games"
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
SIDES = {name: Kernel(hashi.board(name)) for name in "AB"}


def compare(kernel: Kernel, sheet: Sheet, card: Card) -> None:
    """The same turns in the same order, the same islands finished, the same categories."""
    place = kernel.position(sheet)
    turns = [kernel.turn(row, card) for row in kernel.list_turns(place, card)]
    assert turns == list(legal_turns(sheet, card))
    assert kernel.finished(place) == sheet.finished
    assert kernel.reached(place) == sheet.reached


def compare_many(count: int, seed: str) -> None:
    """Positions of both sides and of small boards, wild and sensible."""
    random = Random(seed)
    for number in range(count):
        if number % 10 == 9:
            board = small_board(random)
            compare(Kernel(board), *position(board, random))
        else:
            kernel = SIDES["AB"[number % 2]]
            compare(kernel, *position(kernel.board, random, wild=number % 3 > 0))


@pytest.mark.parametrize("seed", range(4))
def test_same_answers(seed: int) -> None:
    """T3 to T14, V1 to V3: on 800 random positions (the long test: 100,000)."""
    compare_many(200, f"kernel {seed}")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_same_answers_at_length(seed: int) -> None:
    """T3 to T14, V1 to V3: on 100,000 random positions."""
    compare_many(10_000, f"kernel at length {seed}")


@pytest.mark.parametrize("name", ["a-1-guarded", "b-1-guarded", "a-4-guarded", "b-4-guarded"])
def test_playthroughs(name: str) -> None:
    """Golden games lead to the same sheets, turn by turn."""
    text = (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8").split("\nround 1, card ")[0]
    game = replay(parse(text))
    kernel = SIDES[game.board.name]
    for seat in range(1, game.seats + 1):
        place = kernel.position(game.sheet(seat, after=0))
        for number, card in enumerate(game.deck, 1):
            turn = game.turn(seat, number)
            rows = kernel.list_turns(place, card)
            row = next(row for row in rows if kernel.turn(row, card) == turn)
            apply_turn(place.numbers, place.bridges, card.number, row)
            expected = kernel.position(game.sheet(seat, after=number))
            assert (place.numbers == expected.numbers).all()
            assert (place.bridges == expected.bridges).all()


def test_points() -> None:
    """O2, V6: the totals of a player alone, for every round a category can be reached."""
    for finished in (0, 7, 18):
        for red, blue, six in ((0, 0, 0), (12, 7, 12), (13, 8, 13), (1, 17, 0), (5, 0, 17)):
            reached = {"red": red, "blue": blue, "six": six}
            known = {category: at for category, at in reached.items() if at}
            expected = solo_score(finished, known).total  # type: ignore[arg-type]  # by name
            assert solo_points(finished, np.array([red, blue, six])) == expected


@pytest.mark.parametrize("bridges", [1, 2, 3])
def test_draws_are_even(bridges: int) -> None:
    """Every legal turn is as likely as any other (chi-squared, 0.1 %)."""
    kernel, card = SIDES["A"], Card(5, bridges)
    sheet = Sheet.blank(kernel.board).start("c4", 4)
    legal, place = legal_turns(sheet, card), kernel.position(sheet)
    state, row, out = (
        np.array([12345], np.uint64),
        np.empty(4, np.int8),
        np.empty((9999, 4), np.int8),
    )
    drawn = Counter[hashi.Turn]()
    for _ in range(50 * len(legal)):
        sample_turn(kernel.tables, place.numbers, place.bridges, 5, bridges, state, row, out)
        drawn[kernel.turn(row, card)] += 1
    assert set(drawn) <= set(legal)
    squares = sum((drawn[turn] - 50) ** 2 / 50 for turn in legal)
    freedom = len(legal) - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5


def test_random_games() -> None:
    """Equal seeds play equal games; the mean is that of random play."""
    kernel = SIDES["A"]
    place = kernel.position(Sheet.blank(kernel.board).start("c4", 4))
    cards = np.array([(card.number, card.bridges) for card in hashi.deck()[:17]], np.int8)
    totals = [kernel.random_solo(place, cards, seed) for seed in range(500)]
    assert totals == [kernel.random_solo(place, cards, seed) for seed in range(500)]
    assert 12 < sum(totals) / 500 < 30
    assert max(totals) <= 60


def cards_of(cards: tuple[Card, ...]) -> Bytes:
    """Cards as the kernel takes them."""
    return np.array([(card.number, card.bridges) for card in cards], np.int8).reshape(-1, 2)


def position_in(kernel: Kernel, game: Game, after: int) -> Position:
    """The position of a solo game after some rounds."""
    rounds = {name: game.scores[0].round_of(name) for name in CATEGORIES}
    reached = {name: at for name, at in rounds.items() if at is not None and at <= after}
    return kernel.position(game.sheet(1, after), after, reached)


@cache
def perfect_game(side: str) -> Game:
    """A finished game of 60 points."""
    return replay(parse((GAMES / f"perfect-{side}.txt").read_text("utf-8")))


@pytest.mark.parametrize("side", ["a", "b"])
def test_what_was_reached_before_counts(side: str) -> None:
    """O2: a finished game of 60 points counts 60 with no card left to play."""
    game = perfect_game(side)
    kernel = SIDES[side.upper()]
    assert kernel.random_solo(position_in(kernel, game, 17), cards_of(()), 1) == 60


def continued(kernel: Kernel, game: Game, seed: int) -> int:
    """The total by the rules, with the turns that the kernel samples for a seed."""
    state = np.array([mix_seed(np.uint64(seed)) | np.uint64(1)])
    row, out = np.empty(4, np.int8), np.empty((most_turns(game.board), 4), np.int8)
    while game.card is not None:
        card, place = game.card, kernel.position(game.sheet(1))
        marks = place.numbers, place.bridges
        sample_turn(kernel.tables, *marks, card.number, card.bridges, state, row, out)
        game = game.play(1, kernel.turn(row, card))
    return game.scores[0].total


def test_games_taken_up_in_the_middle() -> None:
    """O2, V6: rounds are counted on, and categories count by the round they were reached in."""
    random, late = Random("middle"), 0
    for number in range(60):
        name = random.choice("ab")
        perfect = perfect_game(name)
        kernel, after = SIDES[name.upper()], random.randint(0, 16)
        game = Game(perfect.board, 1, perfect.deck).start(1, *perfect_start(perfect))
        for at in range(1, after + 1):
            turn = perfect.turn(1, at)
            assert turn is not None
            game = game.play(1, turn)
        place = position_in(kernel, perfect, after)
        late += int(place.rounds.any())
        total = kernel.random_solo(place, cards_of(game.deck[after:17]), number)
        assert total == continued(kernel, game, number)
    assert late > 9


def perfect_start(game: Game) -> tuple[str, int]:
    """The start of a player alone."""
    start = game.starts[0]
    assert start is not None
    return start.island, start.number


def test_unknown_rounds_are_asked_for() -> None:
    """What a category is worth depends on its round, so that must be known."""
    game = perfect_game("a")
    with pytest.raises(ValueError, match="in which rounds"):
        SIDES["A"].random_solo(SIDES["A"].position(game.sheet(1)), cards_of(()), 1)


def test_more_turns_than_anybody_thought_of() -> None:
    """T3 to T13: on a dense board every turn is listed, and there is room for all of them."""
    board = grid(5)
    kernel, lines = Kernel(board), len(board.lines)
    place = kernel.position(Sheet.blank(board))
    place.numbers[::2] = 6  # every line has a number at one end
    rows = kernel.list_turns(place, Card(6, 3))
    bridges = lines * (lines - 1) * (lines - 2) // 6 + lines * (lines - 1)
    assert len(rows) == (12 + 1) * (bridges + 1) == 148_733
    assert len(np.unique(rows, axis=0)) == len(rows) <= most_turns(board)
    sheet, card = Sheet.blank(grid(3)), Card(6, 3)
    for island in sheet.board.islands[::2]:
        sheet = sheet.after(Card(6, 1), hashi.Turn(6, island.at))
    compare(Kernel(sheet.board), sheet, card)


def test_no_position_has_more_turns_than_there_is_room_for() -> None:
    """Random positions of any board never exceed the bound."""
    random = Random("bound")
    for _ in range(300):
        board = small_board(random)
        sheet, card = position(board, random)
        assert len(legal_turns(sheet, card)) <= most_turns(board)


def test_too_many_lines() -> None:
    """A set of lines is one word: more than 64 lines are refused."""
    names = [f"{chr(ord('a') + x)}{y}" for x in range(9) for y in range(1, 10)]
    across = [f"{at}-{chr(ord(at[0]) + 1)}{at[1]}" for at in names if at[0] < "i"]
    board = Board("large", tuple(map(Island, names)), tuple(across))
    with pytest.raises(ValueError, match="at most 64 lines, not 72"):
        Kernel(board)


def test_too_many_islands() -> None:
    """An island's number is one byte: more than 127 are refused."""
    names = [f"{letter}{y}" for letter in ascii_lowercase for y in range(1, 10)]
    large = [Board("large", tuple(map(Island, names[:count])), ("a1-a2",)) for count in (127, 128)]
    Kernel(large[0])
    with pytest.raises(ValueError, match="at most 127 islands, not 128"):
        Kernel(large[1])


def test_batches() -> None:
    """A batch gives the same answers as one call each."""
    kernel, random = SIDES["A"], Random("batches")
    pairs = [position(kernel.board, random) for _ in range(20)]
    places = [kernel.position(sheet) for sheet, _ in pairs]
    cards = [card for _, card in pairs]
    assert kernel.count_turns(places, cards).tolist() == [
        len(legal_turns(sheet, card)) for sheet, card in pairs
    ]
    deck = [(card.number, card.bridges) for card in hashi.deck()]
    piles = np.array([random.sample(deck, 17) for _ in range(20)], np.int8)
    seeds = np.arange(20, dtype=np.uint64)
    start = kernel.position(Sheet.blank(kernel.board).start("c4", 4))
    totals = kernel.random_solos(start, piles, seeds)
    assert totals.tolist() == [
        kernel.random_solo(start, pile, int(seed)) for pile, seed in zip(piles, seeds, strict=True)
    ]


@pytest.mark.parametrize("side", ["a", "b"])
def test_turns_applied_one_by_one(side: str) -> None:
    """V1 to V3, O2, V6: after every turn the points and rounds are those of the rules."""
    game = replay(parse((GAMES / f"perfect-{side}.txt").read_text("utf-8")))
    kernel = SIDES[side.upper()]
    place = kernel.position(game.sheet(1, 0))
    for at, card in enumerate(game.deck, 1):
        turn = game.turn(1, at)
        assert turn is not None
        row = kernel.row(turn)
        assert kernel.turn(row, card) == turn
        before, place = place, kernel.apply(place, card, row)
        assert before.played == at - 1
        expected = position_in(kernel, game, at)
        assert (place.numbers == expected.numbers).all()
        assert (place.bridges == expected.bridges).all()
        assert (place.played, place.rounds.tolist()) == (at, expected.rounds.tolist())
        reached = {name: int(at) for name, at in zip(CATEGORIES, place.rounds, strict=True) if at}
        assert kernel.points(place) == solo_score(len(kernel.finished(place)), reached).total
    assert kernel.points(place) == 60

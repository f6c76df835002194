"""Boards and sheets by chance, always the same for the same seed."""

from itertools import product
from random import Random

from hashi import Board, Card, Game, Sheet, Turn, deck, legal_turns
from hashi.boards.grid import line_of, name_of, neighbours
from hashi.rules import Flag, Island
from tests.simple_bot import best_of_some, start

_FLAGS: tuple[Flag | None, ...] = (None, None, None, "red", "blue")


def small_board(random: Random) -> Board:
    """A board of 5 to 9 islands on a grid of 4 by 4, most neighbours joined, lines crossing."""
    spots = sorted(random.sample([*product(range(4), range(4))], random.randint(5, 9)))
    islands = [Island(name_of(spot), random.choice(_FLAGS)) for spot in spots]
    islands[0] = Island(name_of(spots[0]))
    by_island = sorted(neighbours(spots), key=lambda pair: (pair[0], pair[0][0] == pair[1][0]))
    lines = [line_of(pair) for pair in by_island if random.random() < 0.9]
    return Board("small", tuple(islands), tuple(lines))


def grid(size: int) -> Board:
    """A square of islands, each joined to its neighbours."""
    names = [f"{chr(ord('a') + x)}{y}" for x in range(size) for y in range(1, size + 1)]
    lines = [f"{at}-{chr(ord(at[0]) + 1)}{at[1]}" for at in names]
    lines += [f"{at}-{at[0]}{int(at[1]) + 1}" for at in names]
    known = {line for line in lines if line[3:] in names}
    return Board("grid", tuple(map(Island, names)), tuple(sorted(known)))


def position(board: Board, random: Random, *, wild: bool = True) -> tuple[Sheet, Card]:
    """A sheet after some rounds of legal play, wild or sensible, and a card to play."""
    cards = list(deck())
    random.shuffle(cards)
    sheet = Sheet.blank(board).start(*start(board, random))
    for card in cards[: random.randint(0, 16)]:
        if wild:
            sheet = sheet.after(card, random.choice(legal_turns(sheet, card)))
        else:
            sheet = sheet.after(card, best_of_some(sheet, card, random))
    return sheet, cards[17]


def any_turn(board: Board, card: Card, random: Random) -> Turn:
    """A turn that may break any rule but whose marks mostly exist."""
    number, island = None, None
    if random.random() < 0.7:
        island = random.choice(board.islands).at if random.random() < 0.95 else "z9"
        number = card.number if random.random() < 0.9 else random.randint(1, 6)
    count = card.bridges if random.random() < 0.7 else random.randint(0, 4)
    lines = random.choices(board.lines, k=count) if board.lines else []
    if random.random() < 0.03:
        lines.append("a1-d4")
    return Turn.of(number, island, lines)


def draft_of(sheet: Sheet, card: Card, random: Random) -> Turn:
    """Part of a legal turn, perhaps with a wrong mark more; or part of any turn at all."""
    if random.random() < 0.3:
        turn = any_turn(sheet.board, card, random)
    else:
        turn = random.choice(legal_turns(sheet, card))
    lines = random.sample(turn.bridges, random.randint(0, len(turn.bridges)))
    if random.random() < 0.2:
        lines.append(random.choice((*sheet.board.lines, "a1-z9")))
    island = turn.island if random.random() < 0.8 else random.choice(sheet.board.islands).at
    number = None if island is None else turn.number or card.number
    if random.random() < 0.1:
        return Turn(number, island, tuple(lines))  # whoever makes a turn by hand need not sort
    return Turn.of(number, island, lines)


def honour_game(board: Board, seats: int, random: Random) -> Game:
    """A whole game at an honour table: mistakes are made, and some of them noticed."""
    cards = list(deck())
    random.shuffle(cards)
    game = Game(board, seats, tuple(cards), "honour")
    for seat in range(1, seats + 1):
        game = game.start(seat, *start(board, random))
    while not game.over:
        game = _something(game, random)
    return game


def _something(game: Game, random: Random) -> Game:
    seat = random.randint(1, game.seats)
    mistakes = game.mistakes(seat)
    if mistakes and random.random() < 0.3:
        return game.point_at(seat, random.choice(sorted(random.choice(mistakes).islands)))
    if seat not in game.waiting:
        return game.take_back(seat) if random.random() < 0.2 else game
    card = game.card
    assert card is not None
    turn = any_turn(game.board, card, random)
    if random.random() < 0.6 or game.refusal(seat, turn) is not None:
        turn = best_of_some(game.sheet(seat), card, random)
    return game.play(seat, turn)

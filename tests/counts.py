"""How many turns are legal from fixed positions, to depth 2: a fingerprint of the rules."""

from collections.abc import Iterator

import hashi
from hashi import Card, Sheet, Turn, legal_turns

# A board, the turns that lead to the position, and the two cards to count with.
POSITIONS = (
    ("A", "4@c4", (), ("5/1", "2/1")),
    ("A", "4@c4", (), ("5/2", "2/1")),
    ("A", "4@c4", (("5/3", "5@c2 c2-c4 c4-e4*2"),), ("6/1", "1/2")),
    ("A", "3@f3", (("6/3", "6@e6 e4-e6 f1-f3*2"), ("2/1", "2@b7 b6-b7")), ("3/2", "4/1")),
    ("B", "4@d5", (), ("5/1", "2/1")),
    ("B", "3@c4", (("6/2", "6@d5 d1-d5*2"),), ("4/1", "5/2")),
    ("B", "4@a3", (("5/3", "5@c7 a7-c7 c7-e7*2"), ("1/2", "a3-e3*2")), ("6/2", "3/1")),
)


def counted() -> Iterator[str]:
    """One line for every position."""
    for name, start, played, cards in POSITIONS:
        sheet = Sheet.blank(hashi.board(name)).start(start[2:], int(start[0]))
        for card, turn in played:
            sheet = sheet.after(Card.parse(card), Turn.parse(turn))
        first, second = map(Card.parse, cards)
        turns = legal_turns(sheet, first)
        deeper = sum(len(legal_turns(sheet.with_turn(turn), second)) for turn in turns)
        before = "; ".join(f"{card} {turn}" for card, turn in played)
        yield f"{name} {start}; {before} | {first} {len(turns)} | {second} {deeper}"

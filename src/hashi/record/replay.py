"""Playing a record through the rules."""

from collections import Counter
from collections.abc import Sequence

from hashi.record.value import Entry, Hint, Record, RecordRefused, StandIn, score_text
from hashi.rules import Card, Game, NotationError, Refused, Start, Turn

__all__ = ["replay"]


def replay(record: Record, pile: Sequence[Card] = ()) -> Game:
    """Replay a record into a game; raises RecordRefused or NotationError with the line.

    `pile` is the whole pile if it is known from elsewhere, so that an open game can be continued.
    """
    _check_cards(record)
    revealed = tuple(played.card for played in record.rounds)
    if pile and tuple(pile[: len(revealed)]) != revealed:
        raise ValueError("the pile does not begin with the cards of the record")
    game = Game(record.board, len(record.names), tuple(pile) or revealed, record.kind)
    for entry in record.starts:
        game = _entered(game, entry)
    for number, played in enumerate(record.rounds, 1):
        if game.closed != number - 1 or not game.logs:
            raise NotationError("round", "everybody's turn before the next round", line=played.line)
        for entry in played.entries:
            game = _entered(game, entry)
    _check_result(record, game)
    return game


def _entered(game: Game, entry: Entry) -> Game:
    try:
        match entry.what:
            case Turn():
                return game.play(entry.seat, entry.what)
            case Start(number, island):
                return game.start(entry.seat, island, number)
            case Hint() | StandIn():
                return game
            case pointing:
                return game.point_at(entry.seat, pointing.where)
    except Refused as refused:
        raise RecordRefused(refused.refusal, entry.line) from None


def _check_cards(record: Record) -> None:
    left = Counter(record.deck)
    for played in record.rounds:
        if not left[played.card]:
            expected = "a card of the deck that has not been played"
            raise NotationError("fresh-card", expected, line=played.line)
        left[played.card] -= 1


def _check_result(record: Record, game: Game) -> None:
    if not record.result:
        return
    if not game.over:
        raise NotationError("rounds", "17 rounds before the result", line=record.result_line)
    for seat, (told, true) in enumerate(zip(record.result, game.scores, strict=True), 1):
        if told != true:
            expected = f"{seat}: {score_text(true)}"
            raise NotationError("result", expected, detail=expected, line=record.result_line + seat)

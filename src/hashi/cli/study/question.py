"""What to solve: a record, a deal code or a list of cards, turned into a question.

Parses and validates the input; searching is the solver's business.
"""

import os
import re
from collections import Counter
from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hashi import deal
from hashi.bots.match import play_out
from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError, quoted
from hashi.cli.option import DeckFile, help_text
from hashi.cli.play.saves import parse_code, pile_of
from hashi.cli.record.record import read, replay_record
from hashi.cli.study.player import bot_named
from hashi.locale import Texts, expected_text, refusal_text
from hashi.record import Record
from hashi.rules import Board, Card, Game, NotationError, Sheet, Start, Turn
from hashi.rules.score import ROUNDS, Score, score_of
from hashi.rules.sheet import start_refusal
from hashi.solver import Answer, Question, seat_question

__all__ = [
    "FREE",
    "SolveOptions",
    "SolveTask",
    "final_score",
    "sheets_of",
    "task_of",
]

FREE = "free"

_HINT_BOT = "project-manager"
# Long enough that a code must be meant; or a day.
_CODE = re.compile(r"[0-9a-fA-F]{16,}|[\d-]{8,10}|today", re.IGNORECASE)
_CARD = re.compile(r"\d+/\d+")


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class SolveOptions:
    """The options of the command."""

    target: Annotated[str, Parameter(help=help_text("option-target"))]
    _: KW_ONLY
    board: Annotated[str | None, Parameter(help=help_text("option-solve-board"))] = None
    deck: DeckFile = None
    start: Annotated[str | None, Parameter(help=help_text("option-solve-start"))] = None
    first_round: Annotated[int | None, Parameter("--from", help=help_text("option-from"))] = None
    seat: Annotated[int | None, Parameter(help=help_text("option-seat"))] = None
    seconds: Annotated[float, Parameter(help=help_text("option-search-seconds"))] = 30.0


@dataclass(frozen=True, slots=True)
class SolveTask:
    """A question, and turns to start the search from: those played, or a bot's."""

    question: Question
    turns: tuple[Turn, ...]
    start: Start | None = None


def task_of(options: SolveOptions, texts: Texts) -> SolveTask:
    """The task; fails with what is wrong with the options."""
    if not options.seconds > 0:
        raise CommandError(texts("error-seconds"))
    if os.path.exists(options.target):  # noqa: PTH110  never raises, however odd the text
        return _from_record(options, texts)
    if options.first_round is not None or options.seat is not None:
        raise CommandError(texts("error-record-only"))
    board, deck = load(options.board or "A", texts), load_deck(options.deck, texts)
    cards = _parse_pile(options.target.strip(), board, deck, texts)
    free = options.start is None or options.start == FREE
    start = None if free else _parse_start(options.start or "", board, texts)
    return _with_bot_hint(Question(board, cards, start), deck)


def _with_bot_hint(question: Question, deck: tuple[Card, ...]) -> SolveTask:
    """A question from the first round on, with the turns of a good and fast bot as a hint."""
    bot = bot_named(_HINT_BOT, "solve")
    start = question.start or bot.start(question.board, 1)
    game = Game(question.board, 1, question.cards).start(1, start.island, start.number)
    game, _ = play_out(game, [bot], deck)
    return SolveTask(question, game.logs[0].played_turns, start)


def sheets_of(question: Question, answer: Answer) -> tuple[Sheet, ...]:
    """The sheets of an answer: before its first turn, and after each turn."""
    sheet, start = question.sheet or Sheet.blank(question.board), answer.start or question.start
    if question.sheet is None and start is not None:
        sheet = sheet.start(start.island, start.number)
    sheets = [sheet]
    for card, turn in zip(question.cards, answer.turns, strict=True):
        sheets.append(sheets[-1].after(card, turn))
    return tuple(sheets)


def final_score(question: Question, sheets: tuple[Sheet, ...]) -> Score:
    """The score after the last of these sheets."""
    reached = dict(question.reached)
    for number, sheet in enumerate(sheets[1:], question.first_round):
        for category in sheet.reached:
            reached.setdefault(category, number)
    return score_of(len(sheets[-1].finished), reached, question.deadlines)


def _from_record(options: SolveOptions, texts: Texts) -> SolveTask:
    if options.board is not None or options.deck is not None:
        raise CommandError(texts("error-record-board"))
    file = Path(options.target)
    record = read(file, texts)
    game = replay_record(file, record, texts, _pile_of_record(file, record, texts))
    seat = 1 if options.seat is None else options.seat
    first_round = 1 if options.first_round is None else options.first_round
    if not 1 <= seat <= game.seats:
        raise CommandError(texts("refusal-no-such-seat", where=str(seat)))
    last = min(game.closed + 1, ROUNDS)
    if not game.logs or not 1 <= first_round <= last:
        raise CommandError(texts("error-round", last=last))
    question = seat_question(game, seat, first_round)
    if options.start is not None:
        return _with_bot_hint(_with_start(options.start, question, texts), record.deck)
    turns = game.logs[seat - 1].played_turns[first_round - 1 :]
    rest = len(question.cards) - len(turns)
    legal = game.kind == "guarded"
    return SolveTask(question, (*turns, *[Turn()] * rest) if legal else ())


def _pile_of_record(file: Path, record: Record, texts: Texts) -> tuple[Card, ...]:
    """All 17 cards of a record: those it lists, or those of its deal."""
    told = tuple(round_.card for round_ in record.rounds)
    if len(told) == ROUNDS:
        return told
    if record.proof.secret is None and record.proof.seed is None:
        raise CommandError(texts("error-cards-unknown", path=str(file)))
    pile = pile_of(record.proof, record.deck)
    if pile[: len(told)] != told:
        raise CommandError(texts("error-cards-unknown", path=str(file)))
    return pile


def _with_start(start: str, question: Question, texts: Texts) -> Question:
    """The question of a record, but from another start."""
    if question.first_round > 1:
        raise CommandError(texts("error-start-or-round"))
    found = None if start == FREE else _parse_start(start, question.board, texts)
    return Question(question.board, question.cards, found, deadlines=question.deadlines)


def _parse_start(text: str, board: Board, texts: Texts) -> Start:
    try:
        turn = Turn.parse(text.strip())
    except NotationError:
        turn = Turn()
    if turn.number is None or turn.island is None or turn.bridges:
        raise CommandError(
            texts("error-start", start=quoted(text), expected=texts("expected-start"))
        )
    refused = start_refusal(board, turn.island, turn.number)
    if refused is not None:
        raise CommandError(refusal_text(texts, refused))
    return Start(turn.number, turn.island)


def _parse_pile(text: str, board: Board, deck: tuple[Card, ...], texts: Texts) -> tuple[Card, ...]:
    """Parse the pile: a deal code, a day's deal, or a list of cards."""
    if _CARD.match(text):
        return _parse_cards(text, deck, texts)
    if not _CODE.fullmatch(text):
        raise CommandError(texts("error-target", target=quoted(text)))
    return deal.shuffled(parse_code(text, board, texts), deck)[:ROUNDS]


def _parse_cards(text: str, deck: tuple[Card, ...], texts: Texts) -> tuple[Card, ...]:
    cards = []
    for word in text.replace(",", " ").split():
        try:
            cards.append(Card.parse(word))
        except NotationError as error:
            expected = expected_text(texts, error)
            raise CommandError(texts("error-card", word=quoted(word), expected=expected)) from None
    if len(cards) not in {ROUNDS, len(deck)}:
        raise CommandError(texts("error-cards-count", rounds=ROUNDS, count=len(cards)))
    missing = Counter(cards) - Counter(deck)
    if missing:
        raise CommandError(texts("error-cards-deck", card=str(next(iter(missing)))))
    return tuple(cards[:ROUNDS])

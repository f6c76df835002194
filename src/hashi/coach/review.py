"""Review a finished game card by card, and compare it with the optimum of its deal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hashi.bots import Sight
from hashi.bots.foresight import stakes_for
from hashi.bots.value import value_for
from hashi.coach.judgement import advise
from hashi.coach.report import Judged, Report
from hashi.rules import CATEGORIES, Card, Game, refusal
from hashi.rules.score import DEADLINES, ROUNDS
from hashi.solver import Question, answers, is_installed

__all__ = ["continued", "first_broken", "question_of", "reports"]

_SECONDS = 30.0


def reports(
    game: Game,
    deck: Sequence[Card],
    seat: int,
    seconds: float = _SECONDS,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Report]:
    """Yield reports of a finished game, each more complete than the last; the last is whole.

    The search for the optimum takes at most `seconds`, or until `stop` returns true. At an
    honour table turns are judged until the first one that broke a rule.
    """
    known: Report | None = None
    while known is None or not known.whole:
        for report in continued(game, deck, seat, known, seconds=seconds, stop=stop):
            yield report
            known = report


def continued(  # noqa: PLR0913  as `reports`, plus what is known
    game: Game,
    deck: Sequence[Card],
    seat: int,
    known: Report | None,
    *,
    seconds: float = _SECONDS,
    workers: int = 2,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Report]:
    """Continue a report by one step: one more card, or after the last card all the rest.

    The search for the optimum uses `workers` threads.
    """
    if known is None:
        yield _first(game, deck, seat)
    elif len(known.judged) < known.steps - 1:
        judged = _judged(game, deck, seat, len(known.judged) + 1)
        yield replace(known, judged=(*known.judged, judged))
    elif not is_installed():
        yield replace(known, solver_missing=True, whole=True)
    else:
        yield from _optima(game, known, seconds, workers, stop)


def _first(game: Game, deck: Sequence[Card], seat: int) -> Report:
    """The report before the first card."""
    value = value_for(game.board, company=game.seats > 1)
    total = game.scores[seat - 1].total
    broken = first_broken(game, seat)
    sight = Sight.of(game, deck, seat, 1)
    stakes = stakes_for(value, sight, denial=0.0)
    expected = value.expected_points(sight.own, deck, (), stakes)
    return Report(seat, total, expected, broken or ROUNDS + 1, broken=broken)


def first_broken(game: Game, seat: int) -> int | None:
    """The first round in which a seat's turn broke a rule, as honour tables allow (M1)."""
    turns = enumerate(game.logs[seat - 1].played_turns)
    broken = (n + 1 for n, turn in turns if refusal(game.sheet(seat, n), game.deck[n], turn))
    return next(broken, None) if game.kind == "honour" else None


def _optima(
    game: Game, report: Report, seconds: float, workers: int, stop: Callable[[], bool] | None
) -> Iterator[Report]:
    """Yield the report with each improved answer of the solver; the last is whole."""
    seat = report.seat
    hint = None if report.broken else game.logs[seat - 1].played_turns
    own = game.starts[0] if game.seats == 1 else None
    found = answers(
        question_of(game, seat), seconds, workers=workers, hint=hint, hint_start=own, stop=stop
    )
    for answer in found:
        report = replace(report, optimum=answer)
        yield report
    yield replace(report, whole=True)


def question_of(game: Game, seat: int) -> Question:
    """The question for the solver about a seat's game.

    Alone the start is free, as it was for the player; in company it is the neighbour's (S3), and
    the higher values last until the others reached the categories (V4).
    """
    if game.seats == 1:
        return Question(game.board, game.deck)
    others = [score for other, score in enumerate(game.scores, 1) if other != seat]
    rounds = {c: [score.round_of(c) or ROUNDS for score in others] for c in CATEGORIES}
    giver = (seat - 2) % game.seats
    return Question(
        game.board,
        game.deck,
        start=game.starts[giver],
        deadlines={category: min(rounds[category]) for category in DEADLINES},
    )


def _judged(game: Game, deck: Sequence[Card], seat: int, number: int) -> Judged:
    sight = Sight.of(game, deck, seat, number)
    turn = game.turn(seat, number)
    if turn is None:
        raise ValueError(f"seat {seat} has not played round {number}")
    advice = advise(sight, turn)
    best, lost = advice.best, advice.lost or 0.0
    return Judged(number, sight.card, turn, best.points - lost, best.turn, best.points)

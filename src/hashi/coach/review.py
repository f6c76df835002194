"""Review a finished game card by card, and compare it with the optimum of its deal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hashi.bots import Sight
from hashi.bots.foresight import stakes_for
from hashi.bots.value import value_for
from hashi.coach.judgement import advise
from hashi.coach.optimum import SECONDS, Stop, first_broken, optima
from hashi.coach.report import Judged, Report
from hashi.rules import Card, Game
from hashi.rules.score import ROUNDS
from hashi.solver import is_installed

__all__ = ["begin", "judge", "reports"]


def reports(
    game: Game,
    deck: Sequence[Card],
    seat: int,
    seconds: float = SECONDS,
    stop: Stop | None = None,
) -> Iterator[Report]:
    """Yield reports of a finished game, each more complete than the last; the last is whole.

    The search for the optimum takes at most `seconds`, or until `stop` returns true. At an
    honour table turns are judged until the first one that broke a rule.
    """
    report = begin(game, deck, seat)
    yield report
    for number in report.missing:
        report = report.with_card(judge(game, deck, seat, number))
        yield report
    if is_installed():
        for answer in optima(game, seat, seconds, stop=stop):
            report = replace(report, optimum=answer)
            yield report
    yield replace(report, solver_missing=not is_installed(), solved=True)


def begin(game: Game, deck: Sequence[Card], seat: int) -> Report:
    """The report before any card is judged."""
    value = value_for(game.board, multiplayer=game.seats > 1)
    total = game.scores[seat - 1].total
    broken = first_broken(game, seat)
    sight = Sight.of(game, deck, seat, 1)
    stakes = stakes_for(value, sight, denial=0.0)
    others = [sheet for other, sheet in enumerate(sight.sheets, 1) if other != seat]
    expected = value.expected_points(sight.own, deck, (), stakes, others)
    return Report(seat, total, expected, broken or ROUNDS + 1, broken=broken)


def judge(game: Game, deck: Sequence[Card], seat: int, number: int) -> Judged:
    """What the coach says of a seat's turn in a round."""
    sight = Sight.of(game, deck, seat, number)
    turn = game.turn(seat, number)
    if turn is None:
        raise ValueError(f"seat {seat} has not played round {number}")
    advice = advise(sight, turn)
    best, lost = advice.best, advice.lost or 0.0
    return Judged(number, sight.card, turn, best.points - lost, best.turn, best.points)

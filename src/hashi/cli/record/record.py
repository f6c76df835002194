"""Read records for the commands; `hashi replay`."""

from pathlib import Path

from rich.console import Console

from hashi import record as records
from hashi.cli.error import CommandError
from hashi.cli.option import Json, Language, RecordFile, texts_of
from hashi.cli.output import print_json
from hashi.cli.play.honour import found_data, noticed_texts, unnoticed_texts
from hashi.cli.play.screen import score_table, sheet_text
from hashi.locale import Texts, expected_text, refusal_text
from hashi.record import Record
from hashi.rules import CATEGORIES, Card, Game, NotationError, Score

__all__ = ["parse_record", "read", "read_text", "replay", "replay_record"]


def replay(file: RecordFile, *, json: Json = False, lang: Language = None) -> None:
    """Print every round's turns and sheets, and the scores."""
    texts = texts_of(lang)
    record = read(file, texts)
    game = replay_record(file, record, texts)
    if json:
        print_json(_as_data(record, game))
    else:
        _print_game(record, game, texts)


def read_text(file: Path, texts: Texts) -> str:
    """Read a record file as text; fails with a sentence if that is impossible."""
    try:
        with file.open(encoding="utf-8") as stream:
            return stream.read(records.LONGEST_RECORD + 1)
    except (OSError, ValueError):
        raise CommandError(texts("error-file", path=str(file))) from None


def read(file: Path, texts: Texts) -> Record:
    """Read the record in a file; fails with the line and column of a parse error."""
    return parse_record(read_text(file, texts), file, texts)


def parse_record(text: str, file: Path, texts: Texts) -> Record:
    """Parse the text of a record; fails with the line and column of a parse error."""
    try:
        return records.parse(text)
    except NotationError as error:
        raise _unreadable(file, error, texts) from None


def replay_record(file: Path, record: Record, texts: Texts, pile: tuple[Card, ...] = ()) -> Game:
    """Replay a record; fails with the refusal if it breaks a rule."""
    try:
        return records.replay(record, pile)
    except records.RecordRefused as refused:
        sentence = refusal_text(texts, refused.refusal)
        raise CommandError(
            texts("file-line", path=str(file), line=refused.line, sentence=sentence)
        ) from None
    except NotationError as error:
        raise _unreadable(file, error, texts) from None


def _unreadable(file: Path, error: NotationError, texts: Texts) -> CommandError:
    expected = expected_text(texts, error)
    sentence = texts(
        "record-not-read",
        path=str(file),
        line=error.line,
        column=error.column,
        expected=expected,
    )
    return CommandError(sentence)


def _print_game(record: Record, game: Game, texts: Texts) -> None:
    console = Console(highlight=False)
    for number, played in enumerate(record.rounds, 1):
        console.rule(texts("round-heading", round=number, card=str(played.card)))
        for seat, name in enumerate(record.names, 1):
            turn = game.turn(seat, number)
            if turn is not None:
                heading = texts("seat-heading", name=name, turn=str(turn))
                console.print(heading, style="bold", markup=False)
                console.print(sheet_text(game.sheet_as_of(seat, number)))
        for told in noticed_texts(game, number, record.names, texts):
            console.print(told, markup=False)
    for told in unnoticed_texts(game, record.names, texts):
        console.print(told, markup=False)
    console.print(score_table(game.scores, record.names, texts))
    if game.outcome is not None:
        winners = [record.names[seat - 1] for seat in game.outcome.winners]
        if game.outcome.rank is None:
            names = ", ".join(winners)
            console.print(texts("winners", count=len(winners), names=names), markup=False)
        else:
            rank = texts(f"rank-{game.outcome.rank}")
            console.print(texts("rank-is", total=game.outcome.totals[0], rank=rank))


def _as_data(record: Record, game: Game) -> dict[str, object]:
    outcome = game.outcome
    return {
        "board": record.board.name,
        "table": record.kind,
        "over": game.over,
        "seats": [
            {
                "name": name,
                "numbers": game.sheet(seat).written,
                "bridges": game.sheet(seat).drawn,
                "finished": sorted(game.sheet(seat).finished),
                "crossed_out": sorted(game.sheet(seat).crossed_out),
                "mistakes": found_data(game, seat),
                "turns": [str(game.turn(seat, n)) for n in range(1, game.closed + 1)],
                "score": _score_data(game.scores[seat - 1]),
            }
            for seat, name in enumerate(record.names, 1)
        ],
        "cards": [str(played.card) for played in record.rounds],
        "winners": list(outcome.winners) if outcome else [],
        "rank": outcome.rank if outcome else None,
    }


def _score_data(score: Score) -> dict[str, object]:
    categories: dict[str, object] = {
        category: {"points": score.points(category), "round": score.round_of(category)}
        for category in CATEGORIES
    }
    return {"islands": score.islands, **categories, "total": score.total}

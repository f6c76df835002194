"""Honour tables in words (M1 to M5): what was found, and pointing at a mistake of your own."""

from collections.abc import Iterator, Sequence

from hashi.locale import Texts, refusal_text
from hashi.rules import FoundMistake, Game

__all__ = ["found_data", "found_text", "noticed_texts", "point_at", "unnoticed_texts"]


def found_text(found: FoundMistake, name: str, texts: Texts) -> str:
    """Whose mistake it is, which rule it broke, and what became of it."""
    mistake = found.mistake
    islands = ", ".join(sorted(mistake.islands))
    result = (
        texts("honour-corrected") if found.corrected else texts("honour-crossed", islands=islands)
    )
    whose = texts("honour-unnoticed", name=name, round=mistake.round)
    return f"{whose} {refusal_text(texts, mistake.refusal)} {result}"


def point_at(game: Game, where: str, name: str, texts: Texts) -> tuple[Game, str]:
    """Point at a place of the only sheet: the game after that, and what to say."""
    refused = game.point_refusal(1, where)
    if refused is not None:
        return game, refusal_text(texts, refused)
    after = game.point_at(1, where)
    news = after.found(1)[len(game.found(1)) :]
    return after, "\n".join(found_text(one, name, texts) for one in news)


def noticed_texts(game: Game, number: int, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """The mistakes that were noticed while a round was open."""
    for seat, name in enumerate(names, 1):
        for found in game.found(seat):
            if found.notice is not None and found.notice.round == number:
                yield found_text(found, name, texts)


def unnoticed_texts(game: Game, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """After an honour game: the unnoticed mistakes, and the points before and after (M5)."""
    if game.kind == "guarded" or not game.over:
        return
    unnoticed = [
        found_text(found, name, texts)
        for seat, name in enumerate(names, 1)
        for found in game.found(seat)
        if found.notice is None
    ]
    yield texts("honour-end")
    yield from unnoticed or [texts("honour-end-none")]
    for name, before, after in zip(names, game.noticed_scores, game.scores, strict=True):
        yield texts("honour-points", name=name, before=before.total, after=after.total)


def found_data(game: Game, seat: int) -> list[dict[str, object]]:
    """The mistakes found on a seat's sheet, as plain data."""
    return [
        {
            "round": found.mistake.round,
            "rule": found.mistake.refusal.rule,
            "code": found.mistake.refusal.code,
            "islands": sorted(found.mistake.islands),
            "corrected": found.corrected,
            "noticed": found.notice.round if found.notice else None,
        }
        for found in game.found(seat)
    ]

"""Views as bytes. What many views of a table have in common is encoded once."""

from typing import Any

import msgspec
from msgspec.structs import replace

from hashi.service.convert import encode
from hashi.wire.view import BoardView, SeatView, View

__all__ = ["EncodedCache", "encode_view"]

_BOARDS_KEPT = 64


class EncodedCache:
    """Encoded parts of the views of one table, each by its place in a view."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str | tuple[str, int], tuple[object, msgspec.Raw]] = {}

    def get(self, place: str | tuple[str, int], part: object) -> Any:
        """A part, encoded; one that is the very same as in the last view is not encoded again."""
        known = self._known.get(place)
        if known is None or known[0] is not part:
            known = self._known[place] = (part, msgspec.Raw(encode(part)))
        return known[1]


def encode_view(view: View, stream: str, step: int, cache: EncodedCache) -> bytes:
    """A view as it is sent, at a step of a stream."""
    return encode(
        replace(
            view,
            stream=stream,
            step=step,
            board=_board(view.board),
            deck=cache.get("deck", view.deck),
            seen=cache.get("seen", view.seen),
            log=cache.get("log", view.log),
            mistakes=cache.get("mistakes", view.mistakes),
            seats=[_seat(seat, cache) for seat in view.seats],
        )
    )


_boards: dict[int, tuple[BoardView, msgspec.Raw]] = {}


def _board(board: BoardView) -> Any:
    """A board, encoded once for all tables, which share the very same one."""
    known = _boards.get(id(board))
    if known is None:
        if len(_boards) >= _BOARDS_KEPT:
            _boards.clear()
        known = _boards[id(board)] = (board, msgspec.Raw(encode(board)))  # kept, so is its id
    return known[1]


def _seat(seat: SeatView, cache: EncodedCache) -> Any:
    """A seat; encoded once for all, unless it is the client's own or its person is away."""
    if not (seat.mine or seat.formerly_mine or seat.grace_left_ms is not None):
        return cache.get(("seat", seat.seat), seat)
    sheet = cache.get(("sheet", seat.seat), seat.sheet)
    return replace(seat, sheet=sheet, score=cache.get(("score", seat.seat), seat.score))

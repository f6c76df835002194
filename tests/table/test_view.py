"""What one person may see of a table, and what views have in common."""

from random import Random

import msgspec
import pytest

from hashi.table import Command, Shared, Table, view_for
from hashi.table.part import sheet_view
from hashi.wire.message import Hint, Place, Play, TakeBack
from tests.table.sitting import DRAWN, NONCE, SECRET, begun, playing


def hidden_from(table: Table, person: str | None) -> str:
    """A view as text, as if somebody searched it for secrets."""
    return repr(msgspec.structs.replace(view_for(table, person), deck=[]))


@pytest.mark.parametrize("person", [None, "bruno", "chloe"])
def test_views_hide_what_is_hidden(person: str | None) -> None:
    """Invariant: no secret, seed, nonce, coming card or another's open marks in a view."""
    sitting = begun()
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    seen = hidden_from(sitting.table, person)
    assert "4@c4" not in seen
    assert view_for(sitting.table, person).starts == {}
    sitting.do(Place(seat=2, island="c2", number=3), "bruno")
    game = sitting.table.game
    assert game is not None
    turn = next(turn for turn in game.legal_turns(1) if turn.island and turn.bridges)
    before = view_for(sitting.table, person).seats[0].sheet
    drawn = sheet_view(game.sheet(1).with_turn(turn))
    sitting.do(Play(seat=1, round=1, turn=str(turn)), "ada")
    view = view_for(sitting.table, person)
    assert view.seats[0].sheet == before
    assert view.seats[0].done
    assert view.seen == [str(game.deck[0])]
    text = hidden_from(sitting.table, person)
    for secret in (
        SECRET,
        NONCE,
        DRAWN,
        str(turn),
        sitting.table.seed.hex() if sitting.table.seed else "-",
    ):
        assert secret not in text
    own = view_for(sitting.table, "ada")
    assert own.turns == {"1": str(turn)}
    assert own.seats[0].sheet == before
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    closed = view_for(sitting.table, person)
    assert (closed.turns, closed.seats[0].sheet) == ({}, drawn)


def test_views_share_what_is_the_same() -> None:
    """What is carried from view to view is what would be computed from scratch."""
    sitting, shared, random = begun(), None, Random(5)
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    sitting.do(Place(seat=2, island="c2", number=3), "bruno")
    while (game := sitting.table.game) is not None and not game.over:
        seat = random.choice(game.waiting)
        person = ("ada", "bruno")[seat - 1]
        if game.round == 3 and (3, seat) not in sitting.table.hinted:
            sitting.do(Hint(seat=seat), person)
        turn = random.choice(game.legal_turns(seat))
        acts: list[Command] = [Play(seat=seat, round=game.round, turn=str(turn))]
        if len(game.waiting) == 2:
            acts += [TakeBack(seat=seat), acts[0]]
        for act in acts:
            sitting.do(act, person)
            shared = Shared.of(sitting.table, shared)
            for who in ("ada", "bruno", None):
                assert view_for(sitting.table, who, shared) == view_for(sitting.table, who)


def test_shared_of_another_table_is_not_used() -> None:
    """A view is of the table that was asked for."""
    early, late = begun().table, playing().table
    assert view_for(late, "ada", Shared.of(early)) == view_for(late, "ada")
    assert Shared.of(late, Shared.of(early)) == Shared.of(late)

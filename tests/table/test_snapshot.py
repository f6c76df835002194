"""A snapshot and the events after it come to the table that all events come to."""

from random import Random

import pytest
from msgspec.structs import fields

from hashi.rules import Kind
from hashi.rules.game import KINDS
from hashi.table import Table, after, fold, restore, snapshot_format, take_snapshot
from hashi.table import snapshot as module
from tests.table.whole import whole_game


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(12))
def test_a_snapshot_at_any_moment(seed: int, kind: Kind) -> None:
    """Random whole games with everything that can happen, cut wherever you like."""
    events = whole_game(seed % 4 + 1, Random(seed), kind).events
    whole = fold("t", events)
    for cut in range(1, len(events) + 1):
        table = fold("t", events[:cut])
        restored = restore(take_snapshot(table))
        assert restored == table
        assert after(restored, events[cut:]) == whole


def test_every_fact_is_in_it() -> None:
    """A field somebody adds to tables is in snapshots too, or made from what is."""
    assert {*module._FACTS, *module._DERIVED} == {field.name for field in fields(Table)}


def test_changed_code_is_another_format(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The format is the same until any of the code that folds is another."""
    request.addfinalizer(snapshot_format.cache_clear)
    here = snapshot_format()
    snapshot_format.cache_clear()
    assert snapshot_format() == here
    found = {here}
    for packages in (("hashi.rules", "hashi.table"), ("hashi.rules", "hashi.deal")):
        monkeypatch.setattr(module, "_CODE", packages)
        snapshot_format.cache_clear()
        found.add(snapshot_format())
    assert len(found) == 3

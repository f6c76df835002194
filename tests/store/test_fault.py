"""What the log says of a store that fails, and how often."""

import pytest

from hashi.store.fault import Faults


def test_one_line_for_a_fault_and_one_for_its_end(caplog: pytest.LogCaptureFixture) -> None:
    """A thousand failures of one cause are one line; another cause is another, the end a third."""
    now = [0.0]
    faults = Faults(lambda: now[0])
    faults.clear()
    for number in range(1000):
        now[0] = number / 100
        faults.note("SQLITE_FULL database or disk is full")
    faults.note("SQLITE_BUSY database is locked")
    now[0] = 12.0
    faults.clear()
    faults.clear()
    assert [record.getMessage() for record in caplog.records] == [
        "cannot store or read tables: SQLITE_FULL database or disk is full (failed calls: 1)",
        "cannot store or read tables: SQLITE_BUSY database is locked (failed calls: 1001)",
        "tables are stored again after 12 s (failed calls: 1001)",
    ]


def test_a_fault_that_comes_and_goes(caplog: pytest.LogCaptureFixture) -> None:
    """Every second call fails for ten minutes: two lines a minute, and it is never forgotten."""
    now = [0.0]
    faults = Faults(lambda: now[0])
    for second in range(600):
        now[0] = float(second)
        faults.note("SQLITE_FULL database or disk is full")
        faults.clear()
    assert len(caplog.records) == 20

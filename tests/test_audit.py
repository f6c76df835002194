"""The audit of dependencies notices what it is there for."""

import pytest
from packaging.version import Version

from tests import audit


def test_everything_is_as_locked() -> None:
    """What is installed here is what was locked."""
    assert [*audit.lock_problems(), *audit.python_problems()] == []


def test_what_differs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version, an unknown package, a missing one, a known weakness, no licence."""
    lock = audit.locked()
    lock["httpx"] = Version("0.1")
    lock["nothing-of-the-kind"] = Version("1")
    del lock["msgspec"]
    monkeypatch.setattr(audit, "locked", lambda: lock)
    monkeypatch.setitem(audit.LEAST, "uvicorn", "999")
    monkeypatch.setattr(audit, "SILENT", set())
    told = "\n".join(audit.python_problems())
    for words in (
        "httpx is ",
        "msgspec",
        "nothing-of-the-kind is locked but not installed",
        "uvicorn",
        "axe-playwright-python 0.1.8 does not say its licence",
    ):
        assert words in told
    assert len(told.splitlines()) == 5

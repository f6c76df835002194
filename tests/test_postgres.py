"""The tests' own PostgreSQL, wherever the project lies."""

import os
from pathlib import Path

import pytest

from tests import postgres


@pytest.mark.skipif(os.geteuid() != 0, reason="only root runs it as somebody else")
def test_programs_only_root_can_reach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under root's own folder the programs are copied to where nobody may run them."""
    locked = tmp_path / "locked"
    program = locked / "postgres" / "bin" / "initdb"
    program.parent.mkdir(parents=True)
    program.write_text("")
    locked.chmod(0o700)
    monkeypatch.setattr(postgres, "_INSTALLED", locked / "postgres")
    found = postgres._programs.__wrapped__()
    assert (found / "initdb").is_file()
    assert all(folder.stat().st_mode & 0o001 for folder in (found, *found.parents))

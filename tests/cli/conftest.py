"""What the tests of the commands share."""

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hashi.cli import main
from hashi.record import Record
from tests.cli.verified import Verify

Run = Callable[..., tuple[int, str, str]]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command and give its exit code and what it printed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path.with_name(f"{tmp_path.name}-data")))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return command


@pytest.fixture
def verify(run: Run, tmp_path: Path) -> Verify:
    """Run the command on a record; its exit code and its JSON."""

    def command(record: Record, *options: str) -> tuple[int, dict[str, Any]]:
        file = tmp_path / "game.txt"
        file.write_text(str(record), "utf-8")
        code, out, _ = run("verify", file, "--json", *options)
        return code, json.loads(out)

    return command

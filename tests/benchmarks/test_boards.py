"""The benchmark of unseen boards in its shortest form: every value plays, and all are compared."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "boards.py"


def test_shortest() -> None:
    """Two boards, one of them trained for."""
    sizes = ["--boards", "2", "--games", "1", "--hand-made", "1", "--ahead", "1"]
    command = [sys.executable, str(SCRIPT), *sizes, "--trained", "1", "--seconds", "0.1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603  ours
    lines = done.stdout.splitlines()
    assert lines[0].startswith("board 0, ")
    assert "trained" in lines[0]
    assert lines[1].startswith("board 1, ")
    assert [line.split(":")[0] for line in lines[2:-1]] == [
        "general",
        "hand-made",
        "ahead",
        "trained",
    ]
    assert "on 2 boards; general is " in lines[3]

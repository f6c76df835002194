"""The load benchmark in its shortest form: every part of it runs and says what it is to say."""

import asyncio
import re
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "load.py"


async def test_load_runs() -> None:
    """Two tables are held, played at and left; nobody stays in memory."""
    options = ("--tables", "2", "--rates", "10", "--seconds", "0.5", "--matches", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(SCRIPT), *options, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    lines = said.decode().splitlines()
    assert process.returncode == 0
    assert [re.search(r"tables: (.*?)[,:]", line).group(1) for line in lines] == [  # type: ignore[union-attr]  # a line without it fails too
        "6 sockets held",
        "10/s asked",
        "flat out",
        "all gone",
        "a bare server that only sends as many texts",
    ]
    assert all("commits/s, p50" in line for line in lines[1:3])
    assert "0 tables and 0 sockets in memory" in lines[-2]
    assert "a page written to this disk" in lines[-1]

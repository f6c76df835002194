"""The benchmark of growth in its shortest form, over both stores."""

import asyncio
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "growth.py"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_growth_runs(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """A store with forty games is filled, served and looked through: every figure is there."""
    if kind == "sqlite":
        store = ("--data", str(tmp_path))
    else:
        store = ("--database", request.getfixturevalue("postgres_url"))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(SCRIPT), "--games", "40", *store),
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0
    head, _, line = (
        [cell.strip() for cell in row.split("|")[1:-1]] for row in said.decode().splitlines()
    )
    figures = dict(zip(head, line, strict=True))
    assert figures["games"] == "40"
    units = {name: figure.split(" ")[1] for name, figure in figures.items() if name != "games"}
    assert {units[name] for name in ("size", "memory")} == {"MB"}
    assert units["all time"] == units["old table"] == "ms"
    assert all(float(figure.split(" ")[0].replace(",", "")) >= 0 for figure in line)

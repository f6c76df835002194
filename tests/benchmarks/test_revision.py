"""A program's rates are printed, and measured beside those of other sources."""

import importlib.util
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"
PROGRAM = """
import os
from pathlib import Path
print((Path(os.environ["PYTHONPATH"]) / "figures.json").read_text())
"""


@pytest.fixture
def revision() -> ModuleType:
    """A fresh import of the module."""
    spec = importlib.util.spec_from_file_location("revision", FOLDER / "revision.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def printed(
    revision: ModuleType,
    arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    program: str = "",
) -> list[str]:
    """What a program with these arguments prints."""
    monkeypatch.setattr(sys, "argv", ["program", *arguments])
    revision.report(program, "rates", lambda: {"A: turns": 1200.0}, lambda found: [f"{len(found)}"])
    return capsys.readouterr().out.splitlines()


def test_figures_are_printed(
    revision: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line for each figure and remark; as JSON only the figures."""
    line, remark = printed(revision, [], monkeypatch, capsys)
    assert " ".join(line.split()) == "side A: turns 1,200 per second"
    assert remark == "1"
    (text,) = printed(revision, ["--json"], monkeypatch, capsys)
    assert json.loads(text) == {"A: turns": 1200.0}


def test_older_sources_are_measured_by_turns(
    revision: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """Each revision runs its own program on its own sources; only shared figures are compared."""
    for folder, figures in (("now", {"A: turns": 500, "A: new": 1}), ("older", {"A: turns": 200})):
        for name in ("src", "benchmarks"):
            (tmp_path / folder / name).mkdir(parents=True)
        (tmp_path / folder / "src" / "figures.json").write_text(json.dumps(figures))
        (tmp_path / folder / "benchmarks" / "program.py").write_text(PROGRAM)

    @contextmanager
    def sources(asked: str) -> Iterator[Path]:
        assert asked == "v1"
        yield tmp_path / "older"

    monkeypatch.setattr(revision, "_sources", sources)
    monkeypatch.setattr(revision, "_ROOT", tmp_path / "now")
    (line,) = printed(revision, ["--against", "v1"], monkeypatch, capsys, "program.py")
    assert " ".join(line.split()) == "side A: turns 500 per second, 2.50 times v1"


def test_rates_are_those_of_the_fastest_pass(
    revision: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Items per second of processor time."""
    times = iter((0, 4, 4, 6, 6, 16, 16, 26, 26, 36))
    monkeypatch.setattr(revision.time, "thread_time", lambda: next(times))
    assert revision.best_rate(lambda: 10) == 5

"""Running the suites again and again: what is counted, said and ended."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.soak import SUITES, Suite, burning, main, soak

FLAKY = """
from pathlib import Path

def test_that_fails_in_every_second_run():
    runs = Path({count!r})
    runs.write_text(runs.read_text() + "x")
    assert len(runs.read_text()) % 2

def test_that_is_fine():
    pass
"""

STARTED: list[subprocess.Popen[bytes]] = []


def flaky(folder: Path) -> Suite:
    """A suite of pytest with a test that fails in every second run."""
    count, test = folder / "count", folder / "test_flaky.py"
    count.write_text("")
    test.write_text(FLAKY.format(count=str(count)))
    options = ("-q", "-p", "no:cacheprovider", "--junitxml={report}", "--rootdir", str(folder))
    without_plugins = ("env", "PYTEST_DISABLE_PLUGIN_AUTOLOAD=1")  # it starts sooner
    pytest_ = (sys.executable, "-m", "pytest", "-c", os.devnull)
    return Suite("mine", (*without_plugins, *pytest_, *options, str(test)))


def test_failures_are_counted_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of three runs the second fails, and what failed is named."""
    assert soak([flaky(tmp_path)], runs=3, seconds=600, burners=1) == 1
    said = capsys.readouterr().out
    assert "Run 1 of 3: 0 failed." in said
    assert "Run 2 of 3: 1 failed." in said
    assert "3 runs, 1 failures." in said
    assert "1 times mine" in said
    assert "test_that_fails_in_every_second_run" in said
    assert "test_that_is_fine" not in said


def test_a_suite_that_breaks_down(capsys: pytest.CaptureFixture[str]) -> None:
    """A command without a report has failed as a whole; one that is fine ends with 0."""
    broken = Suite("broken", (sys.executable, "-c", "raise SystemExit(3)"))
    fine = Suite("fine", (sys.executable, "-c", ""))
    assert soak([fine, broken], runs=1, seconds=600, burners=0) == 1
    assert "1 times broken (exit code 3)" in capsys.readouterr().out
    assert soak([fine], runs=2, seconds=600, burners=0) == 0
    assert "2 runs, 0 failures." in capsys.readouterr().out


def test_the_time_is_bounded(capsys: pytest.CaptureFixture[str]) -> None:
    """A run that takes too long is ended and does not count; nothing at all is no success."""
    endless = Suite("endless", (sys.executable, "-c", "while True: pass"))
    assert soak([endless], runs=9, seconds=0.5, burners=0) == 1
    assert "0 runs, 0 failures." in capsys.readouterr().out


def burn_and_break(burners: int) -> None:
    """Burn until every burner has used some of the processor, then break off."""
    ticks = os.sysconf("SC_CLK_TCK")
    until = time.monotonic() + 60
    with burning(burners) as processes:
        STARTED.extend(processes)
        for process in processes:
            stat = Path(f"/proc/{process.pid}/stat")
            while int(stat.read_text().rsplit(") ", 1)[1].split()[11]) < ticks / 10:
                assert time.monotonic() < until
        raise KeyboardInterrupt


def test_burners_burn_and_end() -> None:
    """They use the processor, and are gone afterwards even if something breaks."""
    STARTED.clear()
    with pytest.raises(KeyboardInterrupt):
        burn_and_break(2)
    assert [process.poll() is not None for process in STARTED] == [True, True]


def test_burners_end_with_their_parent() -> None:
    """Even a parent that is killed leaves none behind."""
    program = (
        "import os, sys\nfrom tests.soak import burning\n"
        "with burning(1) as burners:\n"
        "    print(burners[0].pid, flush=True)\n    sys.stdin.read()"
    )
    with subprocess.Popen(  # noqa: S603  our own words
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[1],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
    until = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists() and "Z" not in state(pid):
        assert time.monotonic() < until


def state(pid: int) -> str:
    """The state of a process, Z for one that has ended and waits to be noticed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0]
    except FileNotFoundError:
        return "Z"


def test_suites_can_be_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is named is run, and a name there is not is refused."""
    fine, broken = (
        Suite(name, (sys.executable, "-c", f"raise SystemExit({code})"))
        for name, code in (("fine", 0), ("broken", 3))
    )
    monkeypatch.setattr("tests.soak.SUITES", (fine, broken))
    assert main(["--runs", "1", "--only", "fine"]) == 0
    assert main(["--runs", "1", "--only", "fine", "broken"]) == 1
    assert "1 times broken (exit code 3)" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--only", "nothing"])


def test_the_ordinary_suites() -> None:
    """All that `make test` runs: the page's own tests, Python's and the browser's."""
    assert [suite.name for suite in SUITES] == ["page", "python", "browser"]
    assert all(any("{report}" in part for part in suite.command) for suite in SUITES)
    assert all("not long" in suite.command for suite in SUITES if suite.name != "page")

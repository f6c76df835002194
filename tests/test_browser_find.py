"""How the tests find a browser, and what happens without one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.find import MISSING, find, usual_places

ROOT = Path(__file__).parents[1]


def executable(path: Path) -> str:
    """A file that can be run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def bare(tmp_path: Path, **more: str) -> dict[str, str]:
    """An environment in which no browser is found."""
    empty = tmp_path / "empty"
    empty.mkdir()
    return {"PATH": str(empty), "HOME": str(empty), **more}


@pytest.mark.parametrize("command", ["chromium", "google-chrome-stable", "microsoft-edge"])
def test_by_command(tmp_path: Path, command: str) -> None:
    """Any of them that is on the path."""
    path = executable(tmp_path / command)
    assert find({"PATH": str(tmp_path)}) == path


def test_a_shell_comes_first(tmp_path: Path) -> None:
    """The browser without windows is the quicker one."""
    executable(tmp_path / "chromium")
    path = executable(tmp_path / "chromium-headless-shell")
    assert find({"PATH": str(tmp_path)}) == path


@pytest.mark.parametrize("name", ["HASHI_BROWSER", "CHROME_PATH"])
def test_by_variable(tmp_path: Path, name: str) -> None:
    """A named browser is used whatever else is there."""
    executable(tmp_path / "chromium")
    assert find({"PATH": str(tmp_path), name: "/opt/mine"}) == "/opt/mine"
    assert find({"PATH": str(tmp_path), name: ""}) == str(tmp_path / "chromium")


def test_usual_places() -> None:
    """Where macOS and Windows have them."""
    windows = {"PROGRAMFILES": r"C:\Program Files", "LOCALAPPDATA": r"C:\Users\ada\AppData\Local"}
    places = {str(place) for place in usual_places(windows)}
    assert "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" in places
    assert r"C:\Program Files\Microsoft\Edge\Application\msedge.exe" in places
    assert r"C:\Users\ada\AppData\Local\Google\Chrome\Application\chrome.exe" in places


def test_by_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An application in somebody's own folder."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    app = tmp_path / "Applications" / "Chromium.app" / "Contents" / "MacOS" / "Chromium"
    path = executable(app)
    assert find(bare(tmp_path)) == path


@pytest.mark.parametrize(("demand", "code"), [("", 0), ("0", 0), ("1", 1)])
def test_without_any(tmp_path: Path, demand: str, code: int) -> None:
    """One line says that browser tests are left out; where they are demanded it is an error.

    There is no apt-get on this path, so nothing is installed, whoever we are.
    """
    environment = bare(tmp_path, HASHI_DEMAND_BROWSER=demand, PYTHONPATH=str(ROOT))
    done = subprocess.run(
        [sys.executable, "-m", "tests.browser.find"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (code, f"{MISSING}\n")


@pytest.mark.parametrize(("demand", "code"), [("0", 0), ("1", 1)])
def test_browser_tests_without_a_browser(tmp_path: Path, demand: str, code: int) -> None:
    """They are skipped with the same line, or fail where they are demanded."""
    environment = {**os.environ, **bare(tmp_path, HASHI_DEMAND_BROWSER=demand)}
    for name in ("HASHI_BROWSER", "CHROME_PATH"):
        environment.pop(name, None)
    names = ["tests/browser/test_page.py", "-k", "names_are_never_markup"]
    done = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *names],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout
    assert MISSING in done.stdout

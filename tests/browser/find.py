"""The browser the tests drive: any Chrome, Chromium or Edge that is on the machine.

`python -m tests.browser.find` looks for it. With none it installs Debian's Chromium if it may, else
says that the browser tests are left out, or fails if HASHI_DEMAND_BROWSER is set. A headless shell,
the same browser without windows, tabs and extensions, comes first: it loads a page in a third of
the processor time. Where the tests are demanded it is installed beside a browser with a window.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath, PureWindowsPath

__all__ = ["MISSING", "demanded", "find"]

MISSING = (
    "no Chrome, Chromium or Edge here, so the browser tests are left out;"
    " HASHI_BROWSER can name one by its path"
)
_VARIABLES = ("HASHI_BROWSER", "CHROME_PATH")
_SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
_COMMANDS = (
    *_SHELLS,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
_MAC_APPS = ("Google Chrome", "Chromium", "Microsoft Edge")
_WINDOWS_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
_WINDOWS_APPS = (
    r"Google\Chrome\Application\chrome.exe",
    r"Chromium\Application\chrome.exe",
    r"Microsoft\Edge\Application\msedge.exe",
)


def find(environment: Mapping[str, str] = os.environ) -> str | None:
    """The path of a browser; a variable that names one wins, even if nothing is there."""
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), None)
    if named:
        return named
    path = environment.get("PATH")
    commands = (shutil.which(command, path=path) for command in _COMMANDS)
    usual = (str(place) for place in usual_places(environment) if Path(place).is_file())
    return next((found for found in (*commands, *usual) if found), None)


def usual_places(environment: Mapping[str, str]) -> Iterator[PurePath]:
    """Where installers of macOS and Windows put browsers."""
    for folder in ("/Applications", str(Path.home() / "Applications")):
        for app in _MAC_APPS:
            yield PurePath(folder, f"{app}.app", "Contents", "MacOS", app)
    for name in _WINDOWS_FOLDERS:
        if name in environment:
            for app in _WINDOWS_APPS:
                yield PureWindowsPath(environment[name], app)


def demanded(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the tests must not do without a browser, as in CI."""
    return environment.get("HASHI_DEMAND_BROWSER", "") not in {"", "0"}


def may_install() -> bool:
    """Whether this is Debian, or one of its kind, and we are root."""
    is_root = getattr(os, "geteuid", lambda: -1)() == 0
    return is_root and shutil.which("apt-get") is not None


def is_quick(found: str | None) -> bool:
    """Whether nothing better can be installed: this is a shell, or the browser somebody named."""
    named = any(os.environ.get(name) for name in _VARIABLES)
    return found is not None and (named or Path(found).name in _SHELLS)


def install(package: str) -> None:
    """Install a package of Debian; whether it worked is seen by looking for it."""
    print(f"Installing {package} (once) ...", flush=True)  # noqa: T201  the command's answer
    for command in ("apt-get update -q", f"apt-get install -y -q {package}"):
        subprocess.run(command.split(), check=False, stdout=subprocess.DEVNULL)  # noqa: S603  our own words


def main() -> int:
    """Find a browser, or install one; the exit code is 1 if there has to be one and is not."""
    if may_install() and not is_quick(find()) and (demanded() or find() is None):
        install(_SHELLS[0])
    if may_install() and find() is None:
        install("chromium")
    if find() is not None:
        return 0
    print(MISSING)  # noqa: T201  the script's output
    return int(demanded())


if __name__ == "__main__":
    sys.exit(main())

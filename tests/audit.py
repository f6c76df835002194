"""`python -m tests.audit`: what is installed is what was locked, licensed, and not known as bad.

With `--surplus` it names what is installed and not locked, for `make` to remove.

Works without the network, so it knows only what is written here: `LEAST` are the first versions
without a weakness we know of. It does not replace a look at an advisory service.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
LOCKS = ("run.txt", "build.txt", "dev.txt", "docs.txt")
TOOLS = "tools.txt"  # in a folder of their own
SILENT = {"axe-playwright-python"}  # MIT by its repository, without a word in the package
# What is in every environment before anything is installed, and what the tools bring themselves.
UNLOCKED = {"hashi-game", "setuptools", "wheel"}
LEAST = {
    "certifi": "2024.7.4",
    "h11": "0.16.0",
    "idna": "3.7",
    "jinja2": "3.1.6",
    "requests": "2.32.4",
    "tornado": "6.5",
    "urllib3": "2.5.0",
    "uvicorn": "0.11.7",
    "werkzeug": "3.0.6",
}
LICENCES = re.compile(
    "MIT|BSD|Apache|PSF|Python Software|MPL|Mozilla|ISC|Unlicense|LGPL|HPND|Zlib|CC0|PostgreSQL"
    "|Artistic",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Pin:
    """A package in a lock: the SHA-256 of each of its files, and which packages need it."""

    name: str
    version: Version
    marker: Marker | None
    hashes: tuple[str, ...]
    needed_by: tuple[str, ...]


def pins(lock: str) -> Iterator[Pin]:
    """The packages of a lock in the folder `requirements`."""
    text = (ROOT / "requirements" / lock).read_text("utf-8").replace("\\\n", " ")
    for block in re.split(r"\n(?=\w)", text):
        line, _, comment = block.partition("\n")
        wanted = Requirement(re.sub(r"\s+--hash=\S+", "", line))
        (pin,) = wanted.specifier
        yield Pin(
            canonicalize_name(wanted.name),
            Version(pin.version),
            wanted.marker,
            tuple(re.findall(r"--hash=sha256:(\S+)", line)),
            tuple(re.findall(r"(?m)^ +#(?: via)? +(?!via$)(\w[\w.-]*)(?: \(.*\))?$", comment)),
        )


def locked() -> dict[str, Version]:
    """The locked version of every package that belongs on this machine."""
    return {
        pin.name: pin.version
        for lock in LOCKS
        for pin in pins(lock)
        if pin.marker is None or pin.marker.evaluate()
    }


def licence(package: Distribution) -> str:
    """Everything a package says about its licence."""
    keys = ("License-Expression", "License", "License-File", "Classifier")
    said = [text for key in keys for text in package.metadata.get_all(key) or []]
    return " ".join(text for text in said if " :: " not in text or text.startswith("License"))


def _installed() -> dict[str, Distribution]:
    return {canonicalize_name(d.metadata["Name"]): d for d in distributions()}


def python_problems() -> Iterator[str]:
    """What is wrong with the installed packages."""
    lock = locked()
    installed = _installed()
    for name, package in sorted(installed.items()):
        version = Version(package.version)
        if name in UNLOCKED:
            continue
        if name not in lock:
            yield f"{name} {version} is installed but not locked"
        elif lock[name] != version:
            yield f"{name} is {version}, locked is {lock[name]}"
        if name in LEAST and version < Version(LEAST[name]):
            yield f"{name} {version} has a known weakness; {LEAST[name]} has not"
        if name not in SILENT and not LICENCES.search(licence(package)):
            yield f"{name} {version} does not say its licence"
    yield from (f"{name} is locked but not installed" for name in sorted(lock.keys() - installed))


def surplus() -> list[str]:
    """What is installed here and was locked once, or never."""
    return sorted(set(_installed()) - set(locked()) - UNLOCKED)


def lock_problems() -> Iterator[str]:
    """Locks without hashes."""
    for name in (*LOCKS, TOOLS):
        text = (ROOT / "requirements" / name).read_text("utf-8")
        pins = len(re.findall(r"(?m)^\S+==", text))
        if pins != len(re.findall(r"(?m)^\S+==.*\\\n\s+--hash=sha256:", text)):
            yield f"requirements/{name}: not every package has a hash"
    page = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    for name, package in page["packages"].items():
        if name and not package.get("link") and not package.get("integrity"):
            yield f"web/package-lock.json: {name} has no hash"


def main() -> int:
    """Print what is wrong, 1 if anything is; or the packages that should go."""
    if "--surplus" in sys.argv:
        sys.stdout.writelines(f"{name}\n" for name in surplus())
        return 0
    problems = [*lock_problems(), *python_problems()]
    for problem in problems:
        sys.stderr.write(f"audit: {problem}\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""ARCHITECTURE.md lists every folder there is, so the map cannot go stale."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hashi"
MAP = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
PACKAGES = sorted(path.parent for path in SOURCE.glob("**/__init__.py") if path.parent != SOURCE)


def folders(path: Path) -> list[str]:
    """The folders in a folder that hold files of the project."""
    found = (child for child in path.iterdir() if child.is_dir() and any(child.iterdir()))
    return sorted(child.name for child in found if not child.name.startswith(("_", ".")))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_packages(package: Path) -> None:
    """Every package is on the map; its modules' docstrings say what is in it."""
    assert f"{package.name}/" in MAP


@pytest.mark.parametrize("path", ["web/src", "tests", "benchmarks", "docs"])
def test_folders(path: str) -> None:
    """Every folder of the page, tests, benchmarks and docs is on the map.

    Tests of a package have its name, so they are not listed again.
    """
    packages = {package.name for package in PACKAGES}
    assert [
        name for name in folders(ROOT / path) if name not in packages and f"{name}/" not in MAP
    ] == []

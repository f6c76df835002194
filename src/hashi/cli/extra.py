"""Optional dependencies, and the sentence that says how to install a missing one."""

from importlib.util import find_spec
from typing import Literal

from hashi.cli.error import CommandError
from hashi.locale import Texts

__all__ = ["Extra", "is_installed", "require"]

Extra = Literal["dask", "postgres", "print", "solver"]
_MODULES: dict[Extra, str] = {
    "dask": "distributed",
    "postgres": "asyncpg",
    "print": "fpdf",
    "solver": "ortools",
}


def is_installed(extra: Extra) -> bool:
    """Whether an extra is installed."""
    return find_spec(_MODULES[extra]) is not None


def require(extra: Extra, texts: Texts) -> None:
    """Fail with a sentence that names the extra, unless it is installed."""
    if not is_installed(extra):
        raise CommandError(texts(f"error-{extra}-missing"))

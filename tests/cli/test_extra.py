"""A plain install: what an extra is needed for says which one, and everything else works."""

import sys
from pathlib import Path

import pytest

from hashi.cli.extra import is_installed
from hashi.locale import LANGUAGES, Texts
from tests.cli.conftest import Run

CARDS = "5/3 2/1 1/1 4/2 6/3 3/2 2/2 1/2 5/1 4/1 6/1 3/1 2/3 1/3 5/2 4/3 6/2"


@pytest.mark.parametrize(
    ("extra", "module", "command"),
    [
        ("dask", "distributed", ("simulate", "--dask", "tcp://127.0.0.1:8786")),
        ("postgres", "asyncpg", ("--no-browser", "--database", "postgresql://127.0.0.1:9/hashi")),
        ("postgres", "asyncpg", ("export", "x", "--database", "postgresql://127.0.0.1:9/hashi")),
        ("print", "fpdf", ("print",)),
        ("solver", "ortools", ("solve", CARDS)),
        ("solver", "ortools", ("simulate", "--optimum")),
    ],
)
def test_what_is_missing_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, extra: str, module: str, command: tuple[str, ...]
) -> None:
    """One sentence, with what to type, and exit code 2; before any work is done."""
    monkeypatch.setitem(sys.modules, module, None)
    code, out, err = run(*command)
    assert (code, out) == (2, "")
    assert err.startswith("hashi: ")
    assert err.endswith(f"pip install 'hashi-game[{extra}]'\n")
    assert err.count("\n") == 1


def test_doctor_names_it_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among all else that it has found."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    code, out, _ = run("doctor", "--database", "postgresql://127.0.0.1:9/hashi")
    assert code == 1
    assert "✗ A PostgreSQL database needs one more package: pip install" in out


@pytest.mark.parametrize("extra", ["dask", "postgres", "print", "solver"])
def test_every_language_names_the_extra(extra: str) -> None:
    """What to type is the same for everybody."""
    for language in LANGUAGES:
        said = Texts(language)(f"error-{extra}-missing")
        assert said.endswith(f"pip install 'hashi-game[{extra}]'")


def test_the_extras_are_those_of_the_package() -> None:
    """Here all of them are installed, and the package calls them by the same names."""
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    for extra in ("dask", "postgres", "print", "solver"):
        assert is_installed(extra)
        assert f'\n{extra} = ["' in text

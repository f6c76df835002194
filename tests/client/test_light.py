"""A client needs the wire and nothing heavy."""

import subprocess
import sys

HEAVY = ("numba", "numpy", "ortools", "pandas", "asyncpg", "uvicorn")


def test_the_client_imports_nothing_heavy() -> None:
    """`import hashi.client` loads no compiler, no solver, no database and no server."""
    names = ", ".join(map(repr, HEAVY))
    code = f"import sys, hashi.client; print(*[n for n in ({names},) if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603  our own code
    assert not done.stdout.split()

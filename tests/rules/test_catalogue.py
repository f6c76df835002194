"""Every rule has a test that names it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rules.catalogue import RULE_IDS

_ID = re.compile(r"\b([CSTVOM])(\d+)\b(?: to \1(\d+)\b)?")


def _named(text: str) -> Iterator[str]:
    """The ids in a text; `T3 to T6` names four."""
    for match in _ID.finditer(text):
        first, last = int(match[2]), int(match[3] or match[2])
        yield from (f"{match[1]}{number}" for number in range(first, last + 1))


@cache
def _ids_in_tests() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_named(ast.get_docstring(node) or ""))
                found.update(word.upper() for word in node.name.split("_"))
    return found


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_has_a_test(rule: str) -> None:
    """A rule whose id stands in no test's name or docstring is unproven."""
    assert rule in _ids_in_tests()

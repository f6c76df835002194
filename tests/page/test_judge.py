"""The judge's twin in the page against the rules, by vitest on cases made here."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.page.cases import Cases, make_cases
from tests.regen import JUDGE_CASES, judge_cases_text
from tests.rules.codes import COMMON

WEB = Path(__file__).parents[2] / "web"
NODE = Path(sys.executable).with_name("node")
VITEST = (
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=dot",
    "--testTimeout=600000",  # thousands of cases, perhaps on a busy machine
    "src/judge/twin.test.ts",
)


def differences(cases: Cases, folder: Path) -> str:
    """What vitest prints about answers that differ; nothing if all are the same."""
    file = folder / "cases.json"
    file.write_bytes(msgspec.json.encode(cases))
    run = subprocess.run(  # noqa: S603  our own command
        [NODE, *VITEST],
        cwd=WEB,
        env=os.environ | {"HASHI_JUDGE_CASES": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if run.returncode == 0 else run.stdout + run.stderr


def codes(cases: Cases) -> set[str]:
    """The codes of all refusals."""
    given = (
        refusal
        for case in cases["drafts"]
        for refusal in (*case["islands"].values(), *case["lines"].values(), *dict(case["broken"]))
    )
    return {refusal.split()[0] for refusal in given if refusal is not None}


def test_same_answers(tmp_path: Path) -> None:
    """T3 to T14, S2, V1 to V6, O2: 1,200 drafts and 340 turns (the long test: 100,000)."""
    cases = make_cases("judge", drafts=1200, games=20)
    assert codes(cases) == COMMON | {"six-exceeded"}
    worth = {(one, points) for case in cases["gains"] for one, points in case["reached"].items()}
    assert worth == {("red", 9), ("red", 5), ("blue", 7), ("blue", 3), ("six", 8), ("six", 4)}
    found = differences(cases, tmp_path)
    assert not found, found


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_same_answers_at_length(seed: int, tmp_path: Path) -> None:
    """The same on 100,000 drafts and 17,000 turns."""
    cases = make_cases(f"judge at length {seed}", drafts=10_000, games=100)
    found = differences(cases, tmp_path)
    assert not found, found


def test_differences_are_found(tmp_path: Path) -> None:
    """One wrong answer in the last case of each kind, and the comparison of each kind fails."""
    cases = make_cases("a difference", drafts=60, games=1)
    cases["drafts"][-1]["lines"]["z8-z9"] = None
    cases["starts"][-1]["islands"]["4@z9"] = None
    cases["gains"][-1]["points"] += 1
    assert "Tests  3 failed (3)" in differences(cases, tmp_path)


def test_the_cases_of_every_run_are_up_to_date() -> None:
    """`npm test` alone compares a few cases, which are those of the rules as they are."""
    assert JUDGE_CASES.read_text("utf-8") == judge_cases_text(), "run `make regen`"

"""Regenerates the golden files: `make regen`. Read the diff before you commit it."""

import json
from pathlib import Path

import hashi
from hashi.picture import svg
from tests.counts import counted
from tests.deal.vectors import daily_vectors, vectors
from tests.page.cases import make_cases
from tests.playthrough import PLAYTHROUGHS, transcript

HERE = Path(__file__).parent
COUNTS = HERE / "rules" / "counts.txt"
PICTURES = HERE.parent / "docs" / "pictures"
FIXTURES = HERE.parent / "web" / "src" / "testing"
VECTORS = FIXTURES / "deal-vectors.json"
DAILY_VECTORS = FIXTURES / "daily-vectors.json"
JUDGE_CASES = FIXTURES / "judge-cases.json"


def playthrough_file(name: str) -> Path:
    """Where a playthrough is kept."""
    return HERE / "playthroughs" / f"{name}.txt"


def picture_file(side: str) -> Path:
    """Where the picture of a side is kept for the README."""
    return PICTURES / f"side-{side.lower()}.svg"


def picture(side: str) -> str:
    """The picture of a side."""
    return svg(hashi.Sheet.blank(hashi.board(side)))


def vectors_text() -> str:
    """The test vectors of deals, for the page's twin of hashi.deal."""
    return json.dumps(vectors(), indent=2) + "\n"


def daily_vectors_text() -> str:
    """The test vectors of daily deals."""
    return json.dumps(daily_vectors(), indent=2) + "\n"


def judge_cases_text() -> str:
    """A few questions to the judge with their answers, for the judge's twin in the page."""
    return json.dumps(make_cases("every run", drafts=60, games=1)) + "\n"


def main() -> None:
    """Write every golden file."""
    JUDGE_CASES.write_text(judge_cases_text(), "utf-8")
    VECTORS.write_text(vectors_text(), "utf-8")
    DAILY_VECTORS.write_text(daily_vectors_text(), "utf-8")
    COUNTS.write_text("\n".join(counted()) + "\n", "utf-8")
    for side in ("A", "B"):
        picture_file(side).write_text(picture(side), "utf-8")
    for which in PLAYTHROUGHS:
        playthrough_file(str(which)).write_text(transcript(which), "utf-8")


if __name__ == "__main__":
    main()

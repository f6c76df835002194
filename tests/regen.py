"""Makes the golden files anew: `make regen`. Read the diff before you commit it."""

from pathlib import Path

from tests.counts import counted
from tests.playthrough import PLAYTHROUGHS, transcript

HERE = Path(__file__).parent
COUNTS = HERE / "rules" / "counts.txt"


def playthrough_file(name: str) -> Path:
    """Where a playthrough is kept."""
    return HERE / "playthroughs" / f"{name}.txt"


def main() -> None:
    """Write every golden file."""
    COUNTS.write_text("\n".join(counted()) + "\n", "utf-8")
    for which in PLAYTHROUGHS:
        playthrough_file(str(which)).write_text(transcript(which), "utf-8")


if __name__ == "__main__":
    main()

"""Records to give to commands."""

from pathlib import Path

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def record_of(name: str, folder: Path) -> Path:
    """The record at the head of a playthrough, as a file of its own."""
    text = (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8").split("\nround 1, card ")[0]
    file = folder / f"{name}.txt"
    file.write_text(text, "utf-8")
    return file

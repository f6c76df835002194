"""`hashi train`: train the bots on a board, or for any board, by self-play.

Only its options: `training` does it, and is imported when it is needed.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi.cli.option import DeckFile, Json, Language, Seed, help_text, texts_of

__all__ = ["TrainOptions", "train"]


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class TrainOptions:
    """The options of the command."""

    board: Annotated[str, Parameter(help=help_text("option-train-board"))] = "A"
    deck: DeckFile = None
    out: Annotated[Path, Parameter(help=help_text("option-weights"))]
    resume: Annotated[Path | None, Parameter(help=help_text("option-continue"))] = None
    minutes: Annotated[float | None, Parameter(help=help_text("option-minutes"))] = None
    games: Annotated[int | None, Parameter(help=help_text("option-train-games"))] = None
    lesson: Annotated[
        Literal["all", "blue", "none", "multiplayer"], Parameter(help=help_text("option-lesson"))
    ] = "all"
    seed: Seed = 1


def train(*, options: TrainOptions, json: Json = False, lang: Language = None) -> int:
    """Train and save the weights; returns 130 if interrupted."""
    from hashi.cli.study.training import run

    return run(options, texts_of(lang), json=json)

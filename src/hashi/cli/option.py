"""Options that several commands share, with their help, and the texts that a command speaks in."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hashi.cli.error import CommandError, quoted
from hashi.locale import LANGUAGES, Texts, choose
from hashi.wire.level import LEVEL_POINTS, LEVELS

__all__ = [
    "LEVEL_NAMES",
    "STRENGTHS",
    "DeckFile",
    "Games",
    "Jobs",
    "Json",
    "Language",
    "Port",
    "PuzzleFile",
    "PuzzleText",
    "RecordFile",
    "Seed",
    "Side",
    "Think",
    "help_text",
    "texts_of",
]


def _asked_for(arguments: Sequence[str]) -> str | None:
    """The language that the command line names; the help needs it before anything is parsed."""
    given = [after for word, after in pairwise(arguments) if word == "--lang"]
    given += [word.partition("=")[2] for word in arguments if word.startswith("--lang=")]
    return given[-1] if given and given[-1] in LANGUAGES else None


help_text = Texts(_asked_for(sys.argv) or choose(os.environ))

LEVEL_NAMES = ", ".join(LEVELS)
STRENGTHS = ", ".join(
    f"{level} ({', '.join(f'{mean:.0f}' for mean in points.values())})"
    for level, points in LEVEL_POINTS.items()
)

Language = Annotated[
    str | None, Parameter(help=help_text("option-lang", languages=", ".join(LANGUAGES)))
]
Side = Annotated[str, Parameter(help=help_text("option-side"))]
DeckFile = Annotated[Path | None, Parameter(help=help_text("option-deck"))]
Json = Annotated[bool, Parameter(negative="", help=help_text("option-json"))]
Games = Annotated[int, Parameter(help=help_text("option-games"))]
Seed = Annotated[int, Parameter(help=help_text("option-seed"))]
Think = Annotated[
    float | None,
    Parameter(help=help_text("option-think")),
]
Jobs = Annotated[int | None, Parameter(help=help_text("option-jobs"))]
Port = Annotated[int | None, Parameter(env_var="HASHI_PORT", help=help_text("option-port"))]
PuzzleText = Annotated[str, Parameter(help=help_text("option-puzzle-text"))]
PuzzleFile = Annotated[str | None, Parameter(help=help_text("option-puzzle-file"))]
RecordFile = Annotated[Path, Parameter(help=help_text("option-record"))]


def texts_of(language: str | None) -> Texts:
    """The texts in a language that was asked for, or that of the terminal."""
    wanted = language or os.environ.get("HASHI_LANG", "")[:2].lower()
    if wanted and wanted not in LANGUAGES:
        texts, languages = Texts(choose(os.environ)), ", ".join(LANGUAGES)
        raise CommandError(texts("error-language", language=quoted(wanted), languages=languages))
    return Texts(wanted or choose(os.environ))

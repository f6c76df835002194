"""Load the Fluent files, and choose the language.

Every folder beside this module is a language, and every file in it a part of its texts: `game.ftl`
has those of every front end (refusals, ranks, points), `terminal.ftl` and `help.ftl` those of the
command line, `operator.ftl` those for people who run a server, and the others those of pages.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["DEFAULT", "FILES", "LANGUAGES", "PARTS", "Texts", "choose", "source"]

DEFAULT = "en"
_SUFFIX = ".ftl"
_HERE = files(__package__)
_FOLDERS = (path.name for path in _HERE.iterdir() if path.joinpath(f"game{_SUFFIX}").is_file())
LANGUAGES = (DEFAULT, *sorted(set(_FOLDERS) - {DEFAULT}))
_NAMES = (path.name for path in _HERE.joinpath(DEFAULT).iterdir())
FILES = tuple(sorted(name.removesuffix(_SUFFIX) for name in _NAMES if name.endswith(_SUFFIX)))
PARTS = ("game", "help", "operator", "terminal")  # what commands need

_VARIABLES = ("HASHI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """The texts of one language: call it with a key and the key's variables."""

    def __init__(self, language: str, parts: tuple[str, ...] = PARTS) -> None:
        self.language = language
        self._bundle = _bundle(language, parts)

    def __call__(self, key: str, **variables: str | int) -> str:
        """The text of a key; raises if the key or a variable is missing, which is a bug."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise errors[0]
        return str(text)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with `digits` decimals, in the language's format."""
        return format_decimal(value, f"0.{'0' * digits}", self.language)


def choose(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, or English."""
    for variable in _VARIABLES:
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT


def source(language: str, part: str) -> str:
    """The text of a Fluent file."""
    return _HERE.joinpath(language, f"{part}{_SUFFIX}").read_text("utf-8")


@cache
def _bundle(language: str, parts: tuple[str, ...]) -> FluentBundle:
    # Isolation marks show as boxes in many terminals, and no variable of ours runs right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for part in parts:
        bundle.add_resource(FluentResource(source(language, part)))
    return bundle

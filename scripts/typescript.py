"""TypeScript for the page: the types of the wire, and the numbers of the rules.

`python -m scripts.typescript FOLDER` writes the files; a test compares those in web/src/core.
"""

import inspect
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from hashi.boards.check import DECK_SIZE, FLAG_COUNTS, ISLANDS
from hashi.rules import CATEGORIES, Category
from hashi.rules.game import MOST_SEATS
from hashi.rules.score import DEADLINES, PER_ISLAND, PILES, RANKS, ROUNDS, VALUES
from hashi.rules.sheet import START_NUMBERS
from hashi.service.limit import POINTING_PAUSE_SECONDS
from hashi.wire import change, daily, exchange, message, view
from hashi.wire.level import DEFAULT_LEVEL, LEVEL_POINTS, LEVELS, Level

__all__ = ["FILES", "constants", "field_comments", "protocol"]

_FIELD = re.compile(r"    (\w+): ")
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def protocol() -> str:
    """The types of the wire."""
    parts = ["// Generated from the structs of hashi.wire by `make protocol`. Do not edit."]
    parts.append('import type { Category } from "./constants";')
    parts.append("\n".join(_levels()))
    for module in (message, view, change, exchange, daily):
        for name, value in vars(module).items():
            if inspect.isclass(value) and value.__module__ == module.__name__:
                parts.append("\n".join(_interface(name, value)))
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(member.__name__ for member in get_args(getattr(message, name)))
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


def constants() -> str:
    """The numbers of the rules and the limits of the wire that the page shows."""
    return f"""\
// Generated from the rules and from hashi.wire by `make protocol`. Do not edit.

export const CATEGORIES = {json.dumps(CATEGORIES)} as const;
export type Category = (typeof CATEGORIES)[number];

/** How many cards are played. */
export const ROUNDS = {ROUNDS};
/** The cards of a game alone lie in piles (O1). */
export const PILES: readonly number[] = {json.dumps(PILES)};
/** Alone, the last card at which the higher value can be had (O2). */
export const DEADLINES: Readonly<Record<Category, number>> = {json.dumps(DEADLINES)};
/** What a category is worth to the first, and to those after (V1 to V4). */
export const VALUES: Readonly<Record<Category, readonly [number, number]>> = {json.dumps(VALUES)};
/** What a finished island is worth (V6). */
export const POINTS_PER_ISLAND = {PER_ISLAND};
/** Alone, the lowest total of each rank, from the lowest rank up (O3). */
export const RANKS: readonly (readonly [number, string])[] = {json.dumps(RANKS)};
/** The numbers a sheet may start with (S2). */
export const START_NUMBERS: readonly number[] = {json.dumps(START_NUMBERS)};

/** How many islands a side has, how many of them with flags (C2), and the cards of a deck (C3). */
export const ISLANDS = {ISLANDS};
export const FLAG_COUNTS: Readonly<Record<"red" | "blue", number>> = {json.dumps(FLAG_COUNTS)};
export const CARDS = {DECK_SIZE};

/** How long one waits after a wrong pointing at an honour table (M5). */
export const POINTING_PAUSE_MS = {POINTING_PAUSE_SECONDS * 1000};

/** How many can play at a table. */
export const MOST_SEATS = {MOST_SEATS};
/** How many characters a name may have. */
export const NAME_LENGTH = {_longest(message.Name)};
/** How many digits the code of a deal has. */
export const DEAL_LENGTH = {_longest(message.Hex)};
"""


def _longest(text: Any) -> int:
    """The most characters a kind of text may have."""
    longest: int = get_args(text)[1].max_length
    return longest


def _levels() -> Iterator[str]:
    yield "/** How strongly bots play, the weakest first; the titles are those of the ranks. */"
    yield f"export const LEVELS = {json.dumps(LEVELS)} as const;"
    yield "export type Level = (typeof LEVELS)[number];"
    yield f'export const DEFAULT_LEVEL: Level = "{DEFAULT_LEVEL}";'
    yield "/** The mean points of a game alone, by level and side. */"
    yield "export const LEVEL_POINTS: Readonly<Record<Level, Readonly<Record<string, number>>>> = {"
    for level, points in LEVEL_POINTS.items():
        yield f'  "{level}": {json.dumps(points)},'
    yield "};"


def _interface(name: str, struct: type) -> Iterator[str]:
    yield f"/** {inspect.getdoc(struct)} */".replace("\n", "\n * ")
    yield f"export interface {name} {{"
    tag = msgspec.structs.fields(struct) and struct.__struct_config__.tag  # type: ignore[attr-defined]
    if tag:
        yield f'  type: "{tag}";'
    hints, comments = get_type_hints(struct, include_extras=True), field_comments(struct)
    for field in msgspec.structs.fields(struct):
        if field.name in comments:
            yield f"  /** {comments[field.name]} */"
        # Only the program's own commands go without a number; a client's always have one.
        always = field.required or field.name == "id" or name.endswith("View") or tag == "view"
        optional = "" if always else "?"
        yield f"  {field.name}{optional}: {_type(hints[field.name])};"
    yield "}"


def field_comments(struct: type) -> dict[str, str]:
    """The comment of each field of a struct: at the end of its line, or in the lines above it."""
    found, above = dict[str, str](), list[str]()
    for line in inspect.getsource(struct).splitlines():
        code, _, comment = line.partition("#")
        field = _FIELD.match(code)
        if field and (above or comment):
            found[field[1]] = " ".join([*above, comment.strip()]).strip()
        above = [*above, comment.strip()] if comment and not code.strip() else []
    return found


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(arguments[0])
    if origin is Literal:
        named = {Level: "Level", Category: "Category"}
        return named.get(hint) or " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in arguments if one is not msgspec.UnsetType)
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        key, value = (_type(one) for one in arguments)
        return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    return _PLAIN.get(hint) or str(hint.__name__)


FILES = {"protocol.ts": protocol, "constants.ts": constants}

if __name__ == "__main__":
    for name, make in FILES.items():
        Path(sys.argv[1], name).write_text(make(), "utf-8")

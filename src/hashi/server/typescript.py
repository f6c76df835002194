"""TypeScript types for the page, generated from the structs of the wire.

`python -m hashi.server.typescript` prints them; web/src/protocol.ts holds them, a test compares.
"""

import inspect
import json
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from hashi.wire import exchange, message
from hashi.wire.level import DEFAULT_LEVEL, LEVELS, Level

__all__ = ["typescript"]

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript() -> str:
    """The whole file."""
    parts = ["// Generated from the structs of hashi.wire by `make protocol`. Do not edit."]
    parts.append("\n".join(_levels()))
    for module in (message, exchange):
        for name, value in vars(module).items():
            if inspect.isclass(value) and value.__module__ == module.__name__:
                parts.append("\n".join(_interface(name, value)))
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(member.__name__ for member in get_args(getattr(message, name)))
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


def _levels() -> Iterator[str]:
    yield "/** How strongly bots play, the weakest first; the titles are those of the ranks. */"
    yield f"export const LEVELS = {json.dumps(LEVELS)} as const;"
    yield "export type Level = (typeof LEVELS)[number];"
    yield f'export const DEFAULT_LEVEL: Level = "{DEFAULT_LEVEL}";'


def _interface(name: str, struct: type) -> Iterator[str]:
    yield f"/** {inspect.getdoc(struct)} */".replace("\n", "\n * ")
    yield f"export interface {name} {{"
    tag = msgspec.structs.fields(struct) and struct.__struct_config__.tag  # type: ignore[attr-defined]
    if tag:
        yield f'  type: "{tag}";'
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required or name.endswith("View") or tag == "view" else "?"
        yield f"  {field.name}{optional}: {_type(hints[field.name])};"
    yield "}"


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(arguments[0])
    if origin is Literal:
        return "Level" if hint == Level else " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(map(_type, arguments))
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    return _PLAIN.get(hint) or str(hint.__name__)


if __name__ == "__main__":
    print(typescript(), end="")  # noqa: T201  that is the command

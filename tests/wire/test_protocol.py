"""The structs of the wire: described field by field, the same in the page, and documented."""

import inspect
from pathlib import Path

import msgspec
import pytest

from hashi.wire import change, daily, exchange, message, view
from scripts.typescript import FILES, field_comments

ROOT = Path(__file__).parents[2]
STRUCTS = [
    found
    for module in (message, view, change, exchange, daily)
    for found in vars(module).values()
    if inspect.isclass(found) and found.__module__ == module.__name__
]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_has_a_comment(struct: type[msgspec.Struct]) -> None:
    """In place, beside the field or above it."""
    assert set(field_comments(struct)) == set(struct.__struct_fields__)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_structs_are_frozen(struct: type[msgspec.Struct]) -> None:
    """A message that is shared by many people cannot be changed for one of them."""
    assert struct.__struct_config__.frozen


@pytest.mark.parametrize("name", FILES)
def test_typescript_is_generated(name: str) -> None:
    """The page's message types and constants are Python's; `make protocol` writes them."""
    assert (ROOT / "web" / "src" / "core" / name).read_text("utf-8") == FILES[name]()


def test_comments_reach_the_page() -> None:
    """Those beside a field and those above it, in one line."""
    text = FILES["protocol.ts"]()
    comments = [comment for struct in STRUCTS for comment in field_comments(struct).values()]
    assert text.count("  /** ") == len(comments)
    assert all(f"  /** {comment} */\n" in text for comment in comments)


def test_every_message_is_documented() -> None:
    """docs/protocol.md names every message of the socket."""
    docs = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for union in (message.ClientMessage, message.ServerMessage):
        for kind in union.__args__:
            assert f'"{kind.__struct_config__.tag}"' in docs

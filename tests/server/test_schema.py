"""The HTTP interface against its own description."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import settings

from hashi.server.app import make_app
from hashi.server.operate.settings import Settings
from hashi.store.sqlite import SQLite
from hashi.wire import message
from scripts.typescript import FILES

_PATIENCE_SECONDS = 120  # a fresh board is worked out, on however busy a machine
SOURCES = Path(__file__).parents[2] / "web" / "src" / "core"


@pytest.mark.parametrize("name", FILES)
def test_typescript_is_generated(name: str) -> None:
    """The page's message types and constants are Python's; `make protocol` makes them anew."""
    assert (SOURCES / name).read_text("utf-8") == FILES[name]()


def test_every_message_is_documented() -> None:
    """docs/protocol.md names every message of the socket."""
    docs = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    for union in (message.ClientMessage, message.ServerMessage):
        for kind in union.__args__:
            assert f'"{kind.__struct_config__.tag}"' in docs


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> object:
    """The schema of a running application."""
    file = tmp_path_factory.mktemp("schema") / "hashi.sqlite"
    return schemathesis.openapi.from_asgi(
        "/schema", make_app(lambda: SQLite(file), Settings(hosts=("testserver",)))
    )


lazy = schemathesis.pytest.from_fixture("schema")


@lazy.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True)
def test_no_request_crashes_the_server(case: schemathesis.Case[Any]) -> None:
    """Whatever is asked, the answer is never a fault of the server."""
    response = case.call(timeout=_PATIENCE_SECONDS)
    assert response.status_code < 500 or response.json() == {"code": "page-not-built"}
    if response.status_code >= 400:
        assert "code" in response.json()

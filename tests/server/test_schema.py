"""The HTTP interface against its own description."""

from typing import Any

import pytest
import schemathesis
from hypothesis import settings

from hashi.server.app import make_app
from hashi.server.operate.settings import Settings
from hashi.store.sqlite import SQLite

_PATIENCE_SECONDS = 120  # a fresh board is worked out, on however busy a machine


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

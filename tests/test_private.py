"""The private parts of packages that we use, so that an upgrade fails here, by name.

pyproject.toml bounds these packages to the versions that were looked at. After an upgrade read what
changed beside each name that fails; then raise the bound.
"""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import pytest
import uvicorn
import websockets.frames
import websockets.server
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.datamodel import models
from numba.core.dispatcher import Dispatcher
from numba.core.funcdesc import FunctionDescriptor
from numba.extending import intrinsic
from numba.np import arrayobj
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))
DEPENDENCIES = PROJECT["project"]["dependencies"]
BOUNDED = ("numba", "uvicorn", "websockets")

# Packages and what we use of them; what a method sets on itself counts as an attribute.
PARTS: list[tuple[object, str]] = [
    # for the connections and requests of hashi.server.limit.protocol,
    (HttpToolsProtocol, "connection_made connection_lost data_received on_message_begin on_header"),
    (HttpToolsProtocol, "on_headers_complete on_body on_message_complete"),
    (HttpToolsProtocol, "client config flow loop pipeline scope transport"),
    (FlowControl, "pause_reading resume_reading"),
    # for its sockets,
    (WebSocketsSansIOProtocol, "connection_lost data_received handle_events start_keepalive"),
    (WebSocketsSansIOProtocol, "app client close_sent config conn disconnected handshake_complete"),
    (WebSocketsSansIOProtocol, "queue request response scope transport writable"),
    (websockets.server.ServerProtocol, "events"),
    (websockets.frames, "Frame"),
    # for hashi.server.process,
    (uvicorn.Server, "on_tick servers shutdown startup"),
    # for hashi.compiler.jit,
    (numba.config, "CACHE_DIR"),
    # for hashi.compiler.word and vector,
    (arrayobj, "make_array populate_array"),
    (cgutils, "alloca_once"),
    (cgutils._StructProxy, "_getvalue"),
    (BaseContext, "cast get_dummy_value get_value_type make_array"),
    (models, "PrimitiveModel"),
    # and for hashi.compiler.wasm
    (numba.config, "LOOP_VECTORIZE OPT SLP_VECTORIZE"),
    (Dispatcher, "overloads"),
    (CompileResult, "fndesc library signature"),
    (CPUCodeLibrary, "_final_module"),
    (FunctionDescriptor, "llvm_func_name"),
    (types, "Array BaseTuple Type"),
    (llvm, "create_pass_builder create_pipeline_tuning_options parse_assembly"),
]


def has(owner: object, name: str) -> bool:
    """Whether something has an attribute, or a class sets it on its objects."""
    if hasattr(owner, name):
        return True
    classes = owner.__mro__[:-1] if isinstance(owner, type) else ()
    return any(f"self.{name}" in inspect.getsource(each) for each in classes)


@pytest.mark.parametrize(
    ("owner", "name"), [(owner, name) for owner, names in PARTS for name in names.split()]
)
def test_it_is_still_there(owner: Any, name: str) -> None:
    """Each part that we use, public or not, has its name."""
    assert has(owner, name), f"{getattr(owner, '__name__', owner)} has no {name} any more"


def test_what_is_not_there_is_noticed() -> None:
    """A name that was taken away would be."""
    assert not has(HttpToolsProtocol, "pipelines")
    assert not has(arrayobj, "make_arrays")


def test_options_of_the_compiler() -> None:
    """Options that are not in its documentation; an unknown one is refused."""

    def same(number: int) -> int:
        return number

    options: dict[str, Any] = {"forceinline": True, "_nrt": False}
    assert numba.njit(**options)(same)(3) == 3
    with pytest.raises(KeyError, match="Unrecognized options"):
        numba.njit(no_such_option=True)(same)(3)  # type: ignore[call-overload]
    assert callable(intrinsic(prefer_literal=True))


@pytest.mark.parametrize("name", BOUNDED)
def test_versions_are_bounded(name: str) -> None:
    """Wherever one of these packages is asked for, an upper bound says which were looked at."""
    build, groups = PROJECT["build-system"]["requires"], PROJECT["dependency-groups"]["build"]
    asked = [text for text in (*DEPENDENCIES, *build, *groups) if re.match(rf"{name}\b", text)]
    assert asked
    for text in asked:
        bound = re.search(r"<([\d.]+)$", text)
        assert bound is not None, text
        assert numbers(version(name)) < numbers(bound[1])


def numbers(text: str) -> list[int]:
    """A version, to be compared."""
    return [int(part) for part in text.split(".")]

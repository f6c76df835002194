"""The description of all endpoints for clients: OpenAPI, made from their declarations."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

import hashi
from hashi.server.http.request import Reply
from hashi.service.endpoint import Endpoint, File
from hashi.wire.exchange import Created

__all__ = ["description", "schema_endpoints"]

_PATHS = ("/schema", "/schema/openapi.json")
_JSON = "application/json"
_MEDIA_TYPE = "application/vnd.oai.openapi+json"
_REFERENCE = "#/components/schemas/{name}"


class _Failed(msgspec.Struct):
    """Why a request was turned away."""

    code: str
    retry_after_seconds: float | None = None


def schema_endpoints(endpoints: tuple[Endpoint, ...]) -> tuple[Endpoint, ...]:
    """The endpoints that describe all the others."""

    @cache
    def document() -> bytes:
        return description(endpoints)

    async def get_schema() -> Reply:
        """The description of all endpoints."""
        return Reply(document(), _MEDIA_TYPE)

    return tuple(Endpoint("GET", path, 1, get_schema, documented=False) for path in _PATHS)


def description(endpoints: Iterable[Endpoint]) -> bytes:
    """The document about these endpoints."""
    shown = [one for one in endpoints if one.documented]
    types = list(dict.fromkeys([*_types(shown), _Failed]))
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    known = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in shown:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, known)
    info = {"title": "HASHI", "version": hashi.__version__}
    document = {"info": info, "openapi": "3.1.0", "paths": paths}
    return msgspec.json.encode(document | {"components": {"schemas": components}})


def _types(endpoints: Iterable[Endpoint]) -> Iterable[Any]:
    for one in endpoints:
        yield from one.in_path.values()
        yield from one.in_query.values()
        if one.body is not None:
            yield one.body[1]
        if one.types["return"] is not File:
            yield one.types["return"]


def _operation(one: Endpoint, known: Mapping[Any, Any]) -> dict[str, Any]:
    parameters = [_parameter("path", name, known[hint]) for name, hint in one.in_path.items()]
    parameters += [_parameter("query", name, known[hint]) for name, hint in one.in_query.items()]
    operation = {
        "summary": one.summary,
        "operationId": one.call.__name__,
        "parameters": parameters,
        "responses": {**_answer(one, known), "default": _content(known[_Failed], "Turned away")},
    }
    if one.body is not None:
        content = {_JSON: {"schema": known[one.body[1]]}}
        operation["requestBody"] = {"content": content, "required": True}
    return operation


def _parameter(place: str, name: str, schema: Any) -> dict[str, Any]:
    return {"name": name, "in": place, "required": True, "schema": schema}


def _answer(one: Endpoint, known: Mapping[Any, Any]) -> dict[str, Any]:
    returned = one.types["return"]
    if returned is type(None):
        return {"204": {"description": one.summary}}
    if returned is File:
        return {"200": {"description": one.summary}}
    status = "201" if returned is Created else "200"
    return {status: _content(known[returned], one.summary)}


def _content(schema: Any, text: str) -> dict[str, Any]:
    return {"description": text, "content": {_JSON: {"schema": schema}}}

"""The bytes of a shape: requests and frames, honest ones or spoiled in the way its genes say."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from urllib.parse import quote

from msgspec import inspect

from hashi.server.limit.number import LARGEST_BODY, LARGEST_HEAD
from hashi.server.page.built import STATIC
from hashi.service.endpoint import Endpoint
from tests.attacks.peer import TEXT, frame, request
from tests.attacks.search.shape import Shape
from tests.attacks.search.target import MESSAGES, MessageTarget, RequestTarget
from tests.attacks.search.value import Values
from tests.attacks.search.world import Spot, World

__all__ = ["frames_of", "requests_of"]

_FIT = LARGEST_HEAD - 1000  # bytes of a header that leave room for the rest of its head
_HEADERS = {
    "long": {"x": "y" * _FIT},
    "gzip": {"accept_encoding": "gzip"},
    "page": {"accept": "text/html", "accept_encoding": "gzip", "accept_language": "de" * 1000},
    "many": {f"x-{number}": "y" * 200 for number in range(80)},
}
_COOKIES = {
    "quoted": 'a="\\042";' * (_FIT // 9),
    "many": ";".join(f"k{number}={number}" for number in range(2000)),
    "long": f"hashi={'x' * _FIT}",
}
_LONG_VALUE = "y" * 8000
_FILES = [file.name for file in sorted((STATIC / "assets").glob("*"))]


def requests_of(
    shape: Shape, target: RequestTarget, world: World, spots: Sequence[Spot], cookies: Sequence[str]
) -> list[bytes]:
    """As many different requests as the shape says, each with the next person's cookie."""
    random = Random(shape.seed)
    made = []
    for number in range(max(shape.count("distinct"), len(cookies), len(target.endpoints))):
        endpoint = target.endpoints[number % len(target.endpoints)]
        known = world.known(spots[number % len(spots)])
        values = _values(shape, random, number, known)
        cookie = cookies[number % len(cookies)] if cookies else ""
        made.append(_request(shape, endpoint, values, cookie))
    return made


def frames_of(shape: Shape, target: MessageTarget, world: World, spot: Spot) -> list[bytes]:
    """As many different messages as the shape says, each followed by its companion."""
    random, known = Random(shape.seed), world.known(spot)
    names = [target.tag, str(shape.genes["then"])]
    structs = [MESSAGES[name].struct for name in names if name in MESSAGES]
    return [
        frame(TEXT, _spoiled(shape, _values(shape, random, number, known).struct(struct)))
        for number in range(shape.count("distinct"))
        for struct in structs
    ]


def _values(shape: Shape, random: Random, number: int, known: object) -> Values:
    assert isinstance(known, dict)
    text = str(shape.genes.get("text", ""))
    return Values(random, number, known, text, int(shape.genes.get("size", 100)))


def _request(shape: Shape, endpoint: Endpoint, values: Values, cookie: str) -> bytes:
    address = _path(shape, endpoint, values) + _query(shape, endpoint, values)
    headers = dict(_HEADERS.get(str(shape.genes["header"]), {}))
    cookie = "; ".join(filter(None, (cookie, _COOKIES.get(str(shape.genes["cookie"])))))
    if cookie:
        headers["cookie"] = cookie[:_FIT]
    body = b""
    if endpoint.body:
        kind = inspect.type_info(endpoint.body[1])
        assert isinstance(kind, inspect.StructType)
        body = _spoiled(shape, values.struct(kind))[:LARGEST_BODY]
    if shape.genes["sending"] != "chunks" or not body:
        return request(endpoint.method, address, body, **headers)
    parts = (body[at : at + 1000] for at in range(0, len(body), 1000))
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts)
    head = request(endpoint.method, address, b"", transfer_encoding="chunked", **headers)
    return head + chunks + b"0\r\n\r\n"


def _path(shape: Shape, endpoint: Endpoint, values: Values) -> str:
    path = endpoint.path.replace("...}", "}")
    for name in endpoint.pattern.groupindex:
        kind = inspect.type_info(endpoint.in_path.get(name, str))
        match shape.genes["path"]:
            case "random":
                value = values.random.randbytes(16).hex()
            case "long":
                value = _LONG_VALUE
            case "encoded":
                value = "%C3%A4%2F%2e" * 100
            case _:
                known = {"name": _FILES} | dict(values.known)
                value = quote(str(replace(values, known=known).of(kind, name)), safe="/")
        path = path.replace(f"{{{name}}}", value)
    return path


def _query(shape: Shape, endpoint: Endpoint, values: Values) -> str:
    match shape.genes["query"]:
        case "none":
            return ""
        case "many":
            return "?" + "&".join(f"k{number}=%41" for number in range(1000))
    kinds = {name: inspect.type_info(hint) for name, hint in endpoint.in_query.items()}
    pairs = {name: quote(str(values.of(kind, name))) for name, kind in kinds.items()}
    if shape.genes["query"] == "long":
        pairs["x"] = _LONG_VALUE
    return "?" + "&".join(f"{name}={value}" for name, value in pairs.items()) if pairs else ""


def _spoiled(shape: Shape, value: dict[str, object]) -> bytes:
    """The JSON of a value, or something like it."""
    honest = json.dumps(value).encode()
    most = 100 + 600 * shape.count("size")
    match shape.genes["body"]:
        case "wrong":
            return json.dumps({name: [one] for name, one in value.items()}).encode()
        case "nested":
            return b'{"type":' + b"[" * most
        case "cut":
            return honest[:-1]
        case "blank":
            return b" " * most + honest
    return honest

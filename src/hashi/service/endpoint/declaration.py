"""How an endpoint is declared: a plain function with a method, a path and a cost.

Its parameters say what it needs: names in the path are read from there, a struct of `hashi.wire` is
the body, other plain types are read from the query, and everything else (who asks, what the
endpoints share) is given by its type.
"""

import inspect
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_origin, get_type_hints

import msgspec

from hashi.jobs.failure import JobUnavailable
from hashi.service.failure import Failure
from hashi.store import Unavailable, VersionConflict

__all__ = ["Endpoint", "File", "Method", "endpoint"]

Method = Literal["GET", "PUT", "POST", "DELETE"]
_RETRY_SECONDS = 1.0
_log = logging.getLogger(__name__)
_NAME = re.compile(r"\{(\w+)\}")
_TAIL = re.compile(r"\{(\w+)\.\.\.\}")  # at the end of a path: all that follows


@dataclass(frozen=True, slots=True)
class File:
    """An answer that is no JSON."""

    body: bytes
    media_type: str
    name: str | None = None  # under which it is to be saved
    keep_seconds: int = 0  # for which it does not change


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: Method
    path: str
    cost: float  # in units of a cheap request
    call: Callable[..., Awaitable[object]]
    documented: bool = True  # in the description for clients

    @property
    def summary(self) -> str:
        """What it is for: the first line of its function's docstring."""
        return (inspect.getdoc(self.call) or "").partition("\n")[0]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Matches the addresses it answers."""
        pattern = _NAME.sub(r"(?P<\1>[^/]+)", _TAIL.sub(r"(?P<\1>.+)", self.path))
        return re.compile(pattern.removesuffix("/") + "/?")

    @cached_property
    def types(self) -> Mapping[str, Any]:
        """The types of its parameters and, as `return`, of its answer."""
        return get_type_hints(self.call, include_extras=True)

    @cached_property
    def body(self) -> tuple[str, type[msgspec.Struct]] | None:
        """The parameter that is read from the body, and its type."""
        return next(((name, hint) for name, hint in self._inputs.items() if _is_struct(hint)), None)

    @cached_property
    def in_path(self) -> Mapping[str, Any]:
        """The parameters in the path, and their types."""
        names = self.pattern.groupindex
        return {name: hint for name, hint in self._inputs.items() if name in names}

    @cached_property
    def in_query(self) -> Mapping[str, Any]:
        """The parameters in the query, and their types; all of them must be there."""
        found = self._inputs.items()
        plain = {name: hint for name, hint in found if _is_plain(hint)}
        return {name: hint for name, hint in plain.items() if name not in self.in_path}

    @cached_property
    def given(self) -> Mapping[str, type]:
        """The parameters that the caller passes in, by type."""
        read = {*self.in_path, *self.in_query, *([self.body[0]] if self.body else [])}
        return {name: hint for name, hint in self._inputs.items() if name not in read}

    @cached_property
    def _inputs(self) -> Mapping[str, Any]:
        return {name: hint for name, hint in self.types.items() if name != "return"}

    async def answer(
        self,
        given: Mapping[type, object],
        values: Mapping[str, str],
        query: Mapping[str, str],
        body: bytes | str,
    ) -> object:
        """Read the parameters from a request and call the function, or raise a Failure."""
        arguments = {name: given[hint] for name, hint in self.given.items()}
        for name, hint in self.in_path.items():
            arguments[name] = _convert(values[name], hint, "no-such-page")
        for name, hint in self.in_query.items():
            arguments[name] = _convert(query.get(name), hint, "unreadable")
        if self.body is not None:
            name, struct = self.body
            arguments[name] = _decode(body, struct)
        return await self._call(arguments)

    async def _call(self, arguments: Mapping[str, object]) -> object:
        """Call the function; whatever goes wrong is a Failure."""
        try:
            return await self.call(**arguments)
        except Failure:
            raise
        except VersionConflict:
            raise Failure("busy", _RETRY_SECONDS) from None
        except Unavailable:
            raise Failure("store-unavailable", _RETRY_SECONDS) from None
        except JobUnavailable:
            raise Failure("needs-server") from None
        except Exception:  # noqa: BLE001  whatever it was, it is logged and answered
            _log.exception("%s %s failed", self.method, self.path)
            raise Failure("internal") from None


def endpoint(
    method: Method, path: str, *, cost: float = 1, documented: bool = True
) -> Callable[[Callable[..., Awaitable[object]]], Endpoint]:
    """Declare the function below as an endpoint."""

    def declare(function: Callable[..., Awaitable[object]]) -> Endpoint:
        return Endpoint(method, path, cost, function, documented)

    return declare


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _is_plain(hint: Any) -> bool:
    return hint in {str, int} or get_origin(hint) is not None


def _convert(text: str | None, hint: Any, code: str) -> object:
    try:
        return msgspec.convert(text, hint, strict=False)
    except msgspec.ValidationError:
        raise Failure(code) from None


def _decode(body: bytes | str, struct: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(body, type=struct)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Failure("unreadable") from None

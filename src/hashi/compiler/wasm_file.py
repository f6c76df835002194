"""The file format of WebAssembly: makes a module that can be loaded of a single object file.

LLVM's object files are nearly modules: with only one of them every number in it is already right,
so there is nothing to link. What is missing is which functions can be called from outside. The
memory, the stack pointer and the table of functions are imported.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

__all__ = ["digest_of", "export"]

_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM, _IMPORT, _EXPORT = 0, 2, 7
_ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)  # of sections, by their numbers
_SYMBOL_TABLE, _FUNCTION, _DATA, _SECTION = 8, 0, 1, 3
_UNDEFINED, _NAMED = 0x10, 0x40
_DIGEST = "digest"


class _Section(NamedTuple):
    number: int
    name: str  # of a custom one
    content: bytes


class _Reader:
    """Reads numbers and names off bytes."""

    def __init__(self, content: bytes) -> None:
        self._content, self.at = content, 0

    @property
    def is_done(self) -> bool:
        return self.at >= len(self._content)

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self._content[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:  # noqa: PLR2004  the last one
                return value

    def take(self, size: int) -> bytes:
        self.at += size
        return self._content[self.at - size : self.at]

    def text(self) -> str:
        return self.take(self.number()).decode()


def export(object_file: bytes, names: Sequence[str], digest: str) -> bytes:
    """A module that exports these functions of an object file; a digest is noted in it."""
    sections = list(_sections(object_file))
    (linking,) = (section for section in sections if section.name == "linking")
    numbers = _functions(linking.content)
    table = _sized([_text(name) + b"\0" + _number(numbers[name]) for name in names])
    kept = [section for section in sections if section.number != _CUSTOM]
    kept = sorted([*kept, _Section(_EXPORT, "", table)], key=lambda one: _ORDER.index(one.number))
    note = _Section(_CUSTOM, "", _text(_DIGEST) + digest.encode())
    return _MAGIC + b"".join(
        bytes([section.number]) + _number(len(section.content)) + section.content
        for section in (*kept, note)
    )


def digest_of(module: bytes) -> str | None:
    """The digest noted in a module."""
    if not module.startswith(_MAGIC):
        return None
    found = (section.content for section in _sections(module) if section.name == _DIGEST)
    content = next(found, None)
    return None if content is None else content.decode()


def _sections(module: bytes) -> Iterator[_Section]:
    reader = _Reader(module)
    reader.take(len(_MAGIC))
    while not reader.is_done:
        number = reader.number()
        content = reader.take(reader.number())
        if number == _CUSTOM:
            inner = _Reader(content)
            name = inner.text()
            yield _Section(number, name, content[inner.at :])
        else:
            yield _Section(number, "", content)


def _functions(linking: bytes) -> Mapping[str, int]:
    """The numbers of the functions that an object file defines, by name."""
    reader, found = _Reader(linking), {}
    reader.number()  # the version
    while not reader.is_done:
        kind, size = reader.number(), reader.number()
        end = reader.at + size
        if kind == _SYMBOL_TABLE:
            found = dict(_symbols(reader))
        reader.at = end
    return found


def _symbols(reader: _Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.number(), reader.number()
        if kind == _SECTION:
            reader.number()
        elif kind == _DATA:
            reader.text()
            if not flags & _UNDEFINED:
                for _ in range(3):
                    reader.number()
        else:
            number = reader.number()
            if not flags & _UNDEFINED or flags & _NAMED:
                name = reader.text()
                if kind == _FUNCTION and not flags & _UNDEFINED:
                    yield name, number


def _number(value: int) -> bytes:
    parts = []
    while value >= 0x80:  # noqa: PLR2004  seven bits at a time
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])


def _text(text: str) -> bytes:
    return _number(len(text)) + text.encode()


def _sized(items: Sequence[bytes]) -> bytes:
    return _number(len(items)) + b"".join(items)

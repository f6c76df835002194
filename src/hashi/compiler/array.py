"""Arrays in the memory of a WebAssembly module, with as much of numpy as the bots use of it.

A browser has no numpy, and compiled code there sees nothing but the memory of its module. So the
items of these arrays are in that memory, and what Python does with them one by one is slow: meant
for filling in tables and for reading answers. `hashi.compiler.browser` puts it in numpy's place.
"""

import struct
import weakref
from ast import literal_eval
from collections.abc import Iterable, Iterator, Sequence
from math import prod
from types import TracebackType
from typing import IO, Any, Protocol, Self
from zipfile import ZipFile

__all__ = ["Array", "Buffer", "DType", "Machine", "NpzFile", "dtypes", "namespace"]

Item = int | float
Shape = tuple[int, ...]


class Buffer(Protocol):
    """A part of a module's memory; Pyodide gives this shape to typed arrays."""

    def assign(self, data: bytes, /) -> None:
        """Overwrite it."""
        ...

    def to_bytes(self) -> bytes:
        """A copy of it."""
        ...


class Machine(Protocol):
    """A loaded module: its memory, and its functions by name; web/src/core/device/machine.ts."""

    def allocate(self, size: int, /) -> int:
        """The address of so many free bytes."""
        ...

    def free(self, at: int, /) -> None:
        """Give bytes back."""
        ...

    def part(self, at: int, size: int, /) -> Buffer:
        """So many bytes at an address."""
        ...

    def call(self, name: str, at: int, /) -> int:
        """Call a function with a block of arguments; anything but 0 is an error."""
        ...


class DType:
    """The type of items; called with a number it rounds it to one."""

    def __init__(self, name: str, code: str) -> None:
        self.name, self.code = name, code
        self.itemsize = struct.calcsize(f"<{code}")

    def __call__(self, value: Item = 0) -> Item:
        """A number of this type."""
        return self.unpack(self.pack([value]))[0]

    def pack(self, items: Sequence[Item]) -> bytes:
        """Items as bytes."""
        if self.code not in "efd":
            items = [int(item) for item in items]
        return struct.pack(f"<{len(items)}{self.code}", *items)

    def unpack(self, data: bytes) -> list[Item]:
        """Bytes as items."""
        return list(struct.unpack(f"<{len(data) // self.itemsize}{self.code}", data))


_CODES = {
    "int8": "b",
    "uint8": "B",
    "int16": "h",
    "uint16": "H",
    "int32": "i",
    "uint32": "I",
    "int64": "q",
    "uint64": "Q",
    "float16": "e",
    "float32": "f",
    "float64": "d",
}
dtypes = {name: DType(name, code) for name, code in _CODES.items()}
_INT64, _FLOAT64 = dtypes["int64"], dtypes["float64"]


class _Block:
    """Bytes of a module's memory; given back with the last array that refers to them."""

    __slots__ = ("__weakref__", "at")

    def __init__(self, machine: Machine, size: int) -> None:
        self.at = machine.allocate(size)
        weakref.finalize(self, machine.free, self.at).atexit = False


class Array:
    """An array, or a part of one."""

    def __init__(  # noqa: PLR0913  what an array is
        self,
        machine: Machine,
        dtype: DType,
        shape: Shape,
        *,
        block: _Block | None = None,
        offset: int = 0,
        strides: Shape | None = None,
    ) -> None:
        self._machine, self.dtype, self.shape = machine, dtype, shape
        self._block = block or _Block(machine, prod(shape) * dtype.itemsize)
        self._offset = offset
        self._strides = _packed(shape, dtype.itemsize) if strides is None else strides

    @property
    def at(self) -> int:
        """The address of the first item; only for items that are without gaps."""
        if not self._is_packed:
            raise ValueError("this part of an array has gaps")
        return self._block.at + self._offset

    @property
    def ndim(self) -> int:
        """How many axes there are."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many items there are."""
        return prod(self.shape)

    def __len__(self) -> int:
        """The length of the first axis."""
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        """Items, or the arrays along the first axis."""
        return (
            iter(self.tolist()) if self.ndim == 1 else (self[place] for place in range(len(self)))
        )

    def __getitem__(self, key: Any) -> Any:
        """An item, or a part that shares the items."""
        part = self._part(key)
        return part if part.shape else part._items()[0]

    def __setitem__(self, key: Any, value: Any) -> None:
        """Overwrite an item or a part."""
        part = self._part(key)
        items = _flat(value)
        part._write(items * part.size if isinstance(value, Item) else items)

    def __iadd__(self, more: Item) -> Self:
        """Add a number to every item."""
        self._write([item + more for item in self._items()])
        return self

    def tolist(self) -> list[Any]:
        """The items as nested lists."""
        return _nested(self._items(), self.shape)

    def copy(self) -> "Array":
        """The same items at another place."""
        return self.astype(self.dtype)

    def astype(self, dtype: DType) -> "Array":
        """The same items as another type."""
        made = Array(self._machine, dtype, self.shape)
        if self.dtype is dtype and self._is_packed:
            made._bytes().assign(self._bytes().to_bytes())
        else:
            made._write(self._items())
        return made

    def reshape(self, *shape: int) -> "Array":
        """The same items in another shape; one length may be -1."""
        known = prod(length for length in shape if length >= 0)
        lengths = tuple(self.size // known if length < 0 else length for length in shape)
        offset = self.at - self._block.at
        return Array(self._machine, self.dtype, lengths, block=self._block, offset=offset)

    @property
    def _is_packed(self) -> bool:
        return self._strides == _packed(self.shape, self.dtype.itemsize) or self.size == 0

    def _bytes(self) -> Buffer:
        return self._machine.part(self.at, self.size * self.dtype.itemsize)

    def _part(self, key: Any) -> "Array":
        keys = key if isinstance(key, tuple) else (key,)
        offset, shape, strides = self._offset, [], []
        for axis, one in enumerate((*keys, *[slice(None)] * (self.ndim - len(keys)))):
            places = range(self.shape[axis])
            if isinstance(one, slice):
                chosen = places[one]
                offset += chosen.start * self._strides[axis]
                shape.append(len(chosen))
                strides.append(chosen.step * self._strides[axis])
            else:
                offset += places[one] * self._strides[axis]
        return Array(
            self._machine,
            self.dtype,
            tuple(shape),
            block=self._block,
            offset=offset,
            strides=tuple(strides),
        )

    def _places(self) -> Iterator[int]:
        """The addresses of the items."""
        places = [self._block.at + self._offset]
        for length, stride in zip(self.shape, self._strides, strict=True):
            places = [place + step * stride for place in places for step in range(length)]
        return iter(places)

    def _items(self) -> list[Item]:
        if self._is_packed:
            return self.dtype.unpack(self._bytes().to_bytes())
        size = self.dtype.itemsize
        found = (self._machine.part(place, size).to_bytes() for place in self._places())
        return self.dtype.unpack(b"".join(found))

    def _write(self, items: Sequence[Item]) -> None:
        data, size = self.dtype.pack(items), self.dtype.itemsize
        if self._is_packed:
            self._bytes().assign(data)
            return
        for number, place in enumerate(self._places()):
            self._machine.part(place, size).assign(data[number * size :][:size])


def _packed(shape: Shape, size: int) -> Shape:
    """The distances between items along each axis, in C order without gaps."""
    return tuple(prod(shape[axis + 1 :]) * size for axis in range(len(shape)))


def _flat(value: Any) -> list[Item]:
    """The numbers in nested sequences."""
    if isinstance(value, Item):
        return [value]
    if isinstance(value, Array):
        value = value.tolist()
    return [item for part in value for item in _flat(part)]


def _shape(value: Any) -> Shape:
    """The shape of nested sequences of equal lengths."""
    if isinstance(value, Item):
        return ()
    if isinstance(value, Array):
        return value.shape
    return (len(value), *(_shape(value[0]) if len(value) else ()))


def _nested(items: list[Item], shape: Shape) -> list[Any]:
    if len(shape) <= 1:
        return items
    step = prod(shape[1:])
    return [_nested(items[at * step : (at + 1) * step], shape[1:]) for at in range(shape[0])]


class NpzFile:
    """A file of arrays, as numpy writes them."""

    def __init__(self, machine: Machine, raw: IO[bytes]) -> None:
        self._machine, self._zip = machine, ZipFile(raw)
        self.files = [name.removesuffix(".npy") for name in self._zip.namelist()]

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self._zip.close()

    def __getitem__(self, name: str) -> Array | str:
        """An array, or a text."""
        data = self._zip.read(f"{name}.npy")
        wide = data[6] > 1  # the version says how many bytes tell the length of the header
        start = 12 if wide else 10
        end = start + int.from_bytes(data[8:start], "little")
        header = literal_eval(data[start:end].decode())
        kind: str = header["descr"]
        if kind[1] == "U":
            return data[end:].decode("utf-32-le").rstrip("\0")
        if header["fortran_order"]:
            raise ValueError("the items of an array must be in C order")
        names = {"i": "int", "u": "uint", "f": "float"}
        dtype = dtypes[f"{names[kind[1]]}{int(kind[2:]) * 8}"]
        array = Array(self._machine, dtype, header["shape"])
        array._bytes().assign(data[end:])
        return array


def namespace(machine: Machine) -> dict[str, Any]:
    """What a module named numpy must have, with arrays in this machine's memory."""

    def array(value: Any, dtype: DType | None = None) -> Array:
        items = _flat(value)
        guess = _FLOAT64 if any(isinstance(item, float) for item in items) else _INT64
        made = Array(machine, dtype or guess, _shape(value))
        made[:] = items
        return made

    def empty(shape: int | Iterable[int], dtype: DType = _FLOAT64) -> Array:
        return Array(machine, dtype, (shape,) if isinstance(shape, int) else tuple(shape))

    def full(shape: int | Iterable[int], value: Item, dtype: DType = _FLOAT64) -> Array:
        made = empty(shape, dtype)
        made._bytes().assign(dtype.pack([value]) * made.size)
        return made

    def zeros(shape: int | Iterable[int], dtype: DType = _FLOAT64) -> Array:
        return full(shape, 0, dtype)

    def same(value: Array, dtype: DType) -> Array:
        return value if value.dtype is dtype else value.astype(dtype)

    def load(raw: IO[bytes], *, allow_pickle: bool) -> NpzFile:  # noqa: ARG001  as numpy's
        return NpzFile(machine, raw)

    return {
        **dtypes,
        "array": array,
        "ascontiguousarray": same,
        "empty": empty,
        "full": full,
        "inf": float("inf"),
        "load": load,
        "ndarray": Array,
        "zeros": zeros,
    }

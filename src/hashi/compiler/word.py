"""Sets as machine words in compiled code, rows written as one word, and arrays on the stack."""

from collections.abc import Sequence
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.np import arrayobj

from hashi.compiler.jit import Generator, generated

__all__ = ["count_ones", "stack_bytes", "stack_words", "trailing_zeros", "write_row"]

_arrays: Any = arrayobj  # untyped
_utilities: Any = cgutils  # untyped


@generated
def trailing_zeros(_typing: Any, _word: Any) -> tuple[Any, Generator]:
    """The smallest member of a set that is not empty."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Sequence[Any]) -> Any:
        return builder.cttz(values[0], ir.IntType(1)(1))

    return types.uint64(types.uint64), generate


@generated
def count_ones(_typing: Any, _word: Any) -> tuple[Any, Generator]:
    """How many members a set has."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Sequence[Any]) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.uint64), generate


@generated
def write_row(_typing: Any, rows: Any, _row: Any, _word: Any) -> tuple[Any, Generator]:
    """Write a row of four bytes, given as one word: the first byte is the lowest."""

    def generate(context: Any, builder: Any, signature: Any, values: Sequence[Any]) -> Any:
        array = _arrays.make_array(signature.args[0])(context, builder, values[0])
        word = builder.trunc(values[2], ir.IntType(32))
        place = builder.gep(builder.bitcast(array.data, word.type.as_pointer()), [values[1]])
        builder.store(word, place, align=1)
        return context.get_dummy_value()

    return types.void(rows, types.int64, types.uint64), generate


def _on_stack(element: Any, size: Any) -> tuple[Any, Generator]:
    """An array of constant size that lives as long as the function; what is in it is undefined."""

    def generate(context: Any, builder: Any, signature: Any, _values: Sequence[Any]) -> Any:
        bytes_each = element.bitwidth // 8
        memory = _utilities.alloca_once(
            builder, ir.IntType(element.bitwidth), size=size.literal_value
        )
        array = _arrays.make_array(signature.return_type)(context, builder)
        _arrays.populate_array(
            array,
            data=memory,
            shape=(ir.Constant(ir.IntType(64), size.literal_value),),
            strides=(ir.Constant(ir.IntType(64), bytes_each),),
            itemsize=ir.Constant(ir.IntType(64), bytes_each),
            meminfo=None,
        )
        return array._getvalue()

    return types.Array(element, 1, "C")(size), generate


@generated
def stack_words(_typing: Any, size: Any) -> tuple[Any, Generator]:
    """Words on the stack; must not be returned."""
    return _on_stack(types.uint64, size)


@generated
def stack_bytes(_typing: Any, size: Any) -> tuple[Any, Generator]:
    """Signed bytes on the stack; must not be returned."""
    return _on_stack(types.int8, size)

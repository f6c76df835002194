"""Rows of floats as values in compiled code, held in registers while a loop adds to them.

A loop over the elements of an array would write and read the memory of the sum for every row that
is added. What a function here generates fits whatever processor the code is compiled for.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.extending import models, register_model

from hashi.compiler.jit import Generator, generated

__all__ = ["Vector", "add", "add_scaled", "load", "positive", "store", "subtract"]

Vector = npt.NDArray[np.float32]  # as far as Python's types go

_FAST = ("fast",)
_ALIGNMENT = 4  # of the floats in an array


class _VectorType(types.Type):
    """So many floats."""

    def __init__(self, width: int) -> None:
        self.width = width
        super().__init__(name=f"Vector({width})")


@register_model(_VectorType)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, manager: Any, vector: _VectorType) -> None:
        initialize: Any = super().__init__  # untyped
        initialize(manager, vector, ir.VectorType(ir.FloatType(), vector.width))


def _row(context: Any, builder: Any, types_: Any, values: Sequence[Any], vector: Any) -> Any:
    """The address of a row of a contiguous array, as one of a vector."""
    array = context.make_array(types_[0])(context, builder, values[0])
    row = context.cast(builder, values[1], types_[1], types.intp)
    place = builder.gep(array.data, [builder.mul(row, row.type(vector.count))])
    return builder.bitcast(place, vector.as_pointer())


@generated
def load(_typing: Any, array: Any, row: Any, width: Any) -> tuple[Any, Generator]:
    """A row of a contiguous array; the width of its rows must be a constant."""

    def generate(context: Any, builder: Any, signature: Any, values: Sequence[Any]) -> Any:
        vector = context.get_value_type(signature.return_type)
        place = _row(context, builder, signature.args, values, vector)
        return builder.load(place, align=_ALIGNMENT)

    return _VectorType(width.literal_value)(array, row, width), generate


@generated
def store(_typing: Any, array: Any, row: Any, vector: Any) -> tuple[Any, Generator]:
    """Write a row of a contiguous array."""

    def generate(context: Any, builder: Any, signature: Any, values: Sequence[Any]) -> Any:
        place = _row(context, builder, signature.args, values, values[2].type)
        builder.store(values[2], place, align=_ALIGNMENT)
        return context.get_dummy_value()

    return types.void(array, row, vector), generate


@generated
def add(_typing: Any, one: Any, other: Any) -> tuple[Any, Generator]:
    """The sum of two vectors."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Sequence[Any]) -> Any:
        return builder.fadd(*values, flags=_FAST)

    return one(one, other), generate


@generated
def subtract(_typing: Any, one: Any, other: Any) -> tuple[Any, Generator]:
    """The difference of two vectors."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Sequence[Any]) -> Any:
        return builder.fsub(*values, flags=_FAST)

    return one(one, other), generate


@generated
def add_scaled(_typing: Any, one: Any, other: Any, _factor: Any) -> tuple[Any, Generator]:
    """A vector plus another one times a factor."""

    def generate(_context: Any, builder: Any, signature: Any, values: Sequence[Any]) -> Any:
        width, word = signature.return_type.width, ir.IntType(32)
        first = builder.insert_element(
            ir.Constant(values[1].type, ir.Undefined), values[2], word(0)
        )
        factors = builder.shuffle_vector(
            first, first, ir.Constant(ir.VectorType(word, width), None)
        )
        product = builder.fmul(values[1], factors, flags=_FAST)
        return builder.fadd(values[0], product, flags=_FAST)

    return one(one, other, types.float32), generate


@generated
def positive(_typing: Any, vector: Any) -> tuple[Any, Generator]:
    """A vector with 0 in place of what is negative (ReLU)."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Sequence[Any]) -> Any:
        zeros = ir.Constant(values[0].type, None)
        above = builder.fcmp_ordered(">", values[0], zeros, flags=_FAST)
        return builder.select(above, values[0], zeros)

    return vector(vector), generate

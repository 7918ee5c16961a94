"""Pointers to rows of arrays, as kernels read them: without reference count and bounds check.

Numba counts references to an array at every branch of a function that takes it, which costs more
than a rule itself. A pointer has no count, so the array must outlive it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, models, overload, register_model

from buur.kernels.game import Floats, Ints


class Pointer(types.Type):
    """The numba type of a pointer to numbers of 64 bits."""

    def __init__(self, dtype: types.Type = types.int64) -> None:
        self.dtype = dtype
        super().__init__(name=f"buur.Row({dtype})")


@register_model(Pointer)
class _PointerModel(models.PrimitiveModel):
    def __init__(self, dmm: Any, fe_type: Any) -> None:
        target = dmm.lookup(fe_type.dtype).get_data_type()
        super().__init__(dmm, fe_type, target.as_pointer())


@intrinsic
def _address(typing: Any, array: Any, at: Any) -> Any:
    """Return the pointer to the number at index ``at`` of an array's data."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return builder.gep(data, [args[1]])

    return Pointer(array.dtype)(array, types.int64), generate


@intrinsic
def _load(typing: Any, row: Any, index: Any) -> Any:
    """Return the number at an index."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(builder.gep(args[0], [args[1]], inbounds=True))

    return row.dtype(row, types.int64), generate


@intrinsic
def _store(typing: Any, row: Any, index: Any, value: Any) -> Any:
    """Write the number at an index."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], builder.gep(args[0], [args[1]], inbounds=True))
        return context.get_dummy_value()

    return types.none(row, types.int64, row.dtype), generate


def row_pointer(array: Ints | Floats, index: int) -> Any:
    """Return the pointer to a row of a C-contiguous array of two dimensions."""
    return array[index]


@overload(row_pointer)
def _row_pointer(array: Any, index: int) -> Callable[[Any, int], Any]:
    def row(array: Any, index: int) -> Any:
        return _address(array, index * array.shape[1])

    return row


def pointer(array: Ints | Floats) -> Any:
    """Return the pointer to the first number of a C-contiguous array of one dimension."""
    return array


@overload(pointer)
def _pointer(array: Any) -> Callable[[Any], Any]:
    def start(array: Any) -> Any:
        return _address(array, 0)

    return start


@intrinsic
def offset(typing: Any, row: Any, at: Any) -> Any:
    """Return a pointer advanced by ``at`` numbers."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]], inbounds=True)

    return row(row, types.int64), generate


@overload(operator.getitem)
def _item(row: Any, index: Any) -> Any:
    if not isinstance(row, Pointer):
        return None

    def item(row: Any, index: Any) -> Any:
        return _load(row, index)

    return item


@overload(operator.setitem)
def _set_item(row: Any, index: Any, value: Any) -> Any:
    if not isinstance(row, Pointer):
        return None

    def set_item(row: Any, index: Any, value: Any) -> None:
        _store(row, index, value)

    return set_item

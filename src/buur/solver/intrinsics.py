"""Numba intrinsics of the search: pointers, calls by address, vector compares, bit packing."""

# Numba calls these functions with types, so a type checker has nothing to check.
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from buur.kernels.bits import deposit_bits, extract_bits, has_deposit
from buur.kernels.pointers import Pointer
from buur.solver.node import Node

_INT = ir.IntType(64)


@intrinsic
def offset(typing: Any, row: Any, by: Any) -> Any:
    """Return a pointer advanced by ``by`` ints."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]], inbounds=True)

    return Pointer()(row, types.int64), generate


_INT16 = ir.IntType(16)


def _int16_pointer(builder: Any, row: Any, at: Any) -> Any:
    """Return the pointer to an int of 16 bits by its index."""
    return builder.gep(builder.bitcast(row, _INT16.as_pointer()), [at], inbounds=True)


@intrinsic
def load_int16(typing: Any, row: Any, at: Any) -> Any:
    """Return an int of 16 bits; an int of 64 bits holds four of them."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.sext(builder.load(_int16_pointer(builder, *args)), _INT)

    return types.int64(row, types.int64), generate


@intrinsic
def store_int16(typing: Any, row: Any, at: Any, value: Any) -> Any:
    """Write an int of 16 bits."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(builder.trunc(args[2], _INT16), _int16_pointer(builder, *args[:2]))
        return context.get_dummy_value()

    return types.none(row, types.int64, types.int64), generate


_NODE = types.NamedUniTuple(types.int64, len(Node._fields), Node)
_SEARCH_ARGUMENTS = (Pointer(), Pointer(), _NODE, types.int64)
"""Types of the arguments of a search function."""


@intrinsic
def own_address(typing: Any) -> Any:
    """Return the address of the calling function.

    Numba resolves a recursive call by name when it compiles, and code cached on disk loses the
    name. A call by address needs none.
    """

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ptrtoint(builder.function, _INT)

    return types.int64(), generate


@intrinsic
def call_address(typing: Any, address: Any, w: Any, table: Any, node: Any, goal: Any) -> Any:
    """Call the search function at an address, see `buur.solver.search.search`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        convention = context.call_conv
        kind = convention.get_function_type(types.int64, _SEARCH_ARGUMENTS)
        function = builder.inttoptr(args[0], kind.as_pointer())
        status, value = convention.call_function(
            builder, function, types.int64, _SEARCH_ARGUMENTS, args[1:]
        )
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return value

    return types.int64(types.int64, *_SEARCH_ARGUMENTS), generate


LANES: Final = 8
"""Ints of a vector, which are compared in one instruction."""
_VECTOR = ir.VectorType(_INT, LANES)


def _load_vector(builder: Any, row: Any) -> Any:
    """Return the first ints at a pointer as a vector."""
    return builder.load(builder.bitcast(row, _VECTOR.as_pointer()), align=8)


def _broadcast(builder: Any, value: Any) -> Any:
    """Return a vector with the same int in every lane."""
    found = ir.Constant(_VECTOR, ir.Undefined)
    for at in range(LANES):
        found = builder.insert_element(found, value, ir.IntType(32)(at))
    return found


def _zero_lanes(builder: Any, ints: Any) -> Any:
    """Return a bit for each lane that is 0, the first lane lowest."""
    truths = builder.icmp_signed("==", ints, ir.Constant(_VECTOR, [0] * LANES))
    return builder.zext(builder.bitcast(truths, ir.IntType(LANES)), _INT)


@intrinsic
def prefetch(typing: Any, row: Any) -> Any:
    """Prefetch the cache line at a pointer."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        small = ir.IntType(32)
        start = builder.bitcast(args[0], ir.IntType(8).as_pointer())
        kind = ir.FunctionType(ir.VoidType(), [start.type, small, small, small])
        call = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
        builder.call(call, [start, small(0), small(3), small(1)])
        return context.get_dummy_value()

    return types.none(row), generate


@intrinsic
def match_lanes(typing: Any, row: Any, value: Any, within: Any) -> Any:
    """Return a bit for each lane that equals a value in the bits of a mask."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row, value, within = args
        differing = builder.xor(_load_vector(builder, row), _broadcast(builder, value))
        return _zero_lanes(builder, builder.and_(differing, _broadcast(builder, within)))

    return types.int64(row, types.int64, types.int64), generate


@intrinsic
def match_lanes_of_two(
    typing: Any, row: Any, value: Any, other: Any, second: Any, masks: Any
) -> Any:
    """Return a bit for each lane in which two vectors both equal their values.

    Only the bits that are set in the same lane of a third vector are compared.
    """

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row, value, other, second, masks = args
        one = builder.xor(_load_vector(builder, row), _broadcast(builder, value))
        two = builder.xor(_load_vector(builder, other), _broadcast(builder, second))
        differing = builder.and_(builder.or_(one, two), _load_vector(builder, masks))
        return _zero_lanes(builder, differing)

    return types.int64(row, types.int64, other, types.int64, masks), generate


def repack(cards: int, old: int, new: int) -> int:
    """Return the image of ``cards`` where the n-th card of ``old`` becomes the n-th of ``new``.

    >>> bin(repack(0b1000, 0b1010, 0b0011))
    '0b10'
    """
    found = 0
    while old:
        if cards & old & -old:
            found |= new & -new
        old &= old - 1
        new &= new - 1
    return found


def _extract_and_deposit(cards: int, old: int, new: int) -> int:
    found: int = deposit_bits(extract_bits(cards, old), new)
    return found


@overload(repack)
def _repack(cards: int, old: int, new: int) -> Callable[[int, int, int], int]:
    return _extract_and_deposit if has_deposit() else repack

"""Machine instructions for `buur.rules.bits` and for the methods of ints that the rules use."""

# Numba calls these functions with types, so a type checker has nothing to check.
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, overload_method

from buur.rules import bits

_INT = ir.IntType(64)
_ONE = types.int64(types.int64)
_TWO = types.int64(types.int64, types.int64)


@intrinsic
def _count(typing: Any, value: Any) -> Any:
    """Return how many bits are set."""
    return _ONE, lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _zeros_above(typing: Any, value: Any) -> Any:
    """Return the number of leading zeros, 64 for 0."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return _ONE, generate


@intrinsic
def _zeros_below(typing: Any, value: Any) -> Any:
    """Return the number of trailing zeros of a value that is not 0."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return _ONE, generate


@intrinsic
def _times(typing: Any, one: Any, other: Any) -> Any:
    """Return the low bits of a product; numba leaves overflow beyond 63 bits undefined."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        low = ir.Constant(_INT, (1 << bits.WORD) - 1)
        return builder.and_(builder.mul(args[0], args[1]), low)

    return _TWO, generate


def _instruction(name: str) -> Any:
    """Return the generator of an instruction on two ints."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(_INT, [_INT, _INT])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), args)

    return generate


@intrinsic
def extract_bits(typing: Any, source: Any, mask: Any) -> Any:
    """Return the bits of ``source`` at the ones of ``mask``, packed together (PEXT of BMI2)."""
    return _TWO, _instruction("llvm.x86.bmi.pext.64")


@intrinsic
def deposit_bits(typing: Any, source: Any, mask: Any) -> Any:
    """Return the low bits of ``source`` at the ones of ``mask`` (PDEP of BMI2)."""
    return _TWO, _instruction("llvm.x86.bmi.pdep.64")


def has_deposit() -> bool:
    """Tell whether this processor has PDEP and PEXT (BMI2)."""
    return bool(binding.get_host_cpu_features().get("bmi2"))


# Numba requires the parameters of an implementation to match those of its overload.


def _nth_by_deposit(cards: int, skip: int) -> int:
    found: int = _zeros_below(deposit_bits(1 << skip, cards))
    return found


def _nth_by_steps(cards: int, skip: int) -> int:
    while skip:
        cards &= cards - 1
        skip -= 1
    found: int = _zeros_below(cards)
    return found


@overload(bits.nth_card)
def _nth_card(cards: int, skip: int) -> Callable[[int, int], int]:
    return _nth_by_deposit if has_deposit() else _nth_by_steps


@overload(bits.times)
def _product(one: int, other: int) -> Callable[[int, int], int]:
    def product(one: int, other: int) -> int:
        found: int = _times(one, other)
        return found

    return product


@overload_method(types.Integer, "bit_count")
def _bit_count(value: int) -> Callable[[int], int]:
    def bit_count(value: int) -> int:
        found: int = _count(value)
        return found

    return bit_count


@overload_method(types.Integer, "bit_length")
def _bit_length(value: int) -> Callable[[int], int]:
    def bit_length(value: int) -> int:
        found: int = 64 - _zeros_above(value)
        return found

    return bit_length

"""Arguments of the vector environment, and the checks of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args
from warnings import warn

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from buur.arguments import similar, wrong
from buur.bots import BOTS
from buur.contracts import Contract, known_contract
from buur.envs.contracts import contracts_of
from buur.errors import ArgumentError, NotationError
from buur.variants.model import Variant

Batch = dict[str, NDArray[Any]]
Opponents = Literal["self", "random", "rollout"]
BatchPolicy = Callable[[Batch], NDArray[np.int64]]
"""Returns a card for each row of a batch of observations."""


def card_array(actions: object, count: int, name: str) -> NDArray[np.int64]:
    """Return an array of cards, one for each row."""
    try:
        cards = np.asarray(actions)
    except ValueError:  # rows of different lengths
        cards = np.empty(0)
    if cards.dtype.kind not in "iu" or cards.shape != (count,):
        found = f"{cards.dtype}{[*cards.shape]}"
        raise wrong(name, found, f"whole numbers, one card for each row: int64[{count}]")
    return np.ascontiguousarray(cards, np.int64)


def reset_mask_of(options: dict[str, Any] | None, rows: int) -> NDArray[np.bool_] | None:
    """Return the rows that are to begin a new deal, None for all."""
    if options is None:
        return None
    if not isinstance(options, Mapping):
        raise wrong("options", options, "a dict or None")
    mask = options.get("reset_mask")
    if mask is None:
        return None
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (rows,):
        raise wrong("options['reset_mask']", mask, f"an array bool[{rows}]")
    return mask


def opponents_of(opponents: object) -> tuple[Opponents, BatchPolicy | None]:
    """Return the opponents of the kernel, and the function that plays them if there is one."""
    if callable(opponents) and not isinstance(opponents, type):
        return "self", opponents
    if opponents == "habits" and isinstance(opponents, str):
        warn("opponents='habits' is called 'rollout' now", DeprecationWarning, stacklevel=3)
        return "rollout", None
    for known in get_args(Opponents):
        if isinstance(opponents, str) and opponents == known:
            return known, None
    kinds = ", ".join(get_args(Opponents))
    expected = f"one of {kinds}, or a function of a batch of observations"
    near = similar(opponents, get_args(Opponents)) if isinstance(opponents, str) else ()
    error = wrong("opponents", opponents, expected, near[0] if near else "")
    if isinstance(opponents, str) and opponents.partition("@")[0] in BOTS:
        bots = "a bot plays in buur.envs.make_aec(name, opponents={'seat_1': " + f"{opponents!r}}})"
        error = ArgumentError(f"{error}; {bots}", "opponents")
    raise error


def contract_named(rules: Variant, contract: str) -> Contract:
    """Return the contract of a code."""
    known = [one.code for one in contracts_of(rules)]
    try:
        return known_contract(contract)
    except NotationError:
        raise wrong(
            "contract",
            contract,
            f"a code such as {', '.join(known[:6])}, or None",
            next(iter(similar(contract, known)), "") if isinstance(contract, str) else "",
        ) from None


def autoreset_of(mode: AutoresetMode | str) -> AutoresetMode:
    """Return the mode of Gymnasium, given as such or by its value."""
    try:
        return AutoresetMode(mode)
    except (ValueError, TypeError):
        known = ", ".join(str(one.value) for one in AutoresetMode)
        raise wrong("autoreset_mode", mode, f"one of {known}") from None

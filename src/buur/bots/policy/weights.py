"""`PolicyWeights`: weights of the rollout policy by goal, context and feature; their JSON file."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from buur.errors import NotationError

Goal = Literal["wanting", "shunning"]
"""Whether a player wants or avoids points; each goal has weights of its own."""
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)

FEATURES: Final = 9
LEAD_CONTEXTS: Final = 5
CONTEXTS: Final = LEAD_CONTEXTS + 32
"""Number of contexts of a card, see `buur.bots.policy.choice_model`; those of a lead come first."""
UNIT: Final = 64
"""Weights are stored as integer multiples of 1 / UNIT."""
LIMIT: Final = 12 * UNIT
"""Largest absolute weight, and largest absolute logit, in units of 1 / UNIT."""

FORMAT: Final = "buur-habits"
VERSION: Final = 1
IMITATION: Final = Path(__file__).with_name("imitation.json")
REINFORCED: Final = Path(__file__).with_name("reinforced.json")

Weights = tuple[tuple[int, ...], ...]
"""Weights of one goal, by context and feature."""


class HeldOutFit(NamedTuple):
    """Quality of fitted weights on held-out choices."""

    choices: int = 0
    likely: float = 0.0
    """Geometric mean of the probability of the card that was played."""
    foreseen: float = 0.0
    """Share of the choices in which that card was the likeliest (top-1 accuracy)."""
    even: float = 0.0
    """Geometric mean of that card's probability if all legal cards were equally likely."""


NO_HELD_OUT: Final = HeldOutFit()
"""Figures of a fit without held-out choices."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """Fitted weights of a goal, with the figures of the fit."""

    weights: Weights
    choices: int = 0
    """Number of choices that the weights were fitted to."""
    held_out: HeldOutFit = NO_HELD_OUT


@dataclass(frozen=True, slots=True, kw_only=True)
class PolicyWeights:
    """Weights of a policy for both goals, and the games that they were fitted to."""

    bot: str
    """The bot whose choices were observed."""
    rules: Mapping[str, int]
    """Number of deals that were played, by rule set."""
    fits: Mapping[Goal, Fit]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The weights in one row, those for wanting points first."""
        return tuple(chain.from_iterable(row for goal in GOALS for row in self.fits[goal].weights))


def dumps(weights: PolicyWeights) -> str:
    """Return the JSON text of a policy, with the weights of each context on one line."""
    value: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "bot": weights.bot,
        "rules": dict(weights.rules),
        **{goal: _encoded(weights.fits[goal]) for goal in GOALS},
    }
    text = json.dumps(value, indent=2, ensure_ascii=False)
    return re.sub(r"\[\s+([-\d,\s]+?)\s+\]", _on_one_line, text) + "\n"


def _encoded(fit: Fit) -> dict[str, object]:
    held_out = {name: round(value, 4) for name, value in fit.held_out._asdict().items()}
    return {"choices": fit.choices, "held_out": held_out, "weights": fit.weights}


def _on_one_line(found: re.Match[str]) -> str:
    return f"[{', '.join(found[1].replace(',', ' ').split())}]"


def loads(text: str) -> PolicyWeights:
    """Return the policy that the JSON text of a file describes.

    Raises:
        NotationError: the text describes no policy, or is of another version.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("habits are written as JSON") from error
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise NotationError(f"habits are an object with the format {FORMAT!r}")
    if value.get("version") != VERSION:
        raise NotationError(f"habits of version {VERSION} are read, no others")
    try:
        rules = {str(name): _number(deals) for name, deals in value["rules"].items()}
        fits = {goal: _fit(value[goal]) for goal in GOALS}
        return PolicyWeights(bot=str(value["bot"]), rules=rules, fits=fits)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NotationError("habits lack a part or have one that is no such thing") from error


def _fit(value: dict[str, Any]) -> Fit:
    weights = tuple(tuple(map(_number, row)) for row in value["weights"])
    if len(weights) != CONTEXTS or {len(row) for row in weights} != {FEATURES}:
        raise ValueError(f"{CONTEXTS} contexts of {FEATURES} traits are expected")
    if max(map(abs, chain.from_iterable(weights))) > LIMIT:
        raise ValueError(f"a weight is at most {LIMIT}")
    seen = value["held_out"]
    found = {name: float(seen[name]) for name in ("likely", "foreseen", "even")}
    if not all(map(math.isfinite, found.values())):
        raise ValueError("a share is a number")
    return Fit(
        weights=weights,
        choices=_number(value["choices"]),
        held_out=HeldOutFit(choices=_number(seen["choices"]), **found),
    )


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


@cache
def imitation_weights() -> PolicyWeights:
    """Return the package's weights, fitted to the choices of `steady`."""
    return loads(IMITATION.read_text(encoding="utf-8"))


@cache
def reinforced_weights() -> PolicyWeights:
    """Return the package's weights that `buur.bots.training.policy_gradient` has improved.

    The goal of avoiding points keeps the imitation weights. With reinforced ones the search
    overestimated some cards.
    """
    practised, usual = loads(REINFORCED.read_text(encoding="utf-8")), imitation_weights()
    return replace(practised, fits={**practised.fits, "shunning": usual.fits["shunning"]})

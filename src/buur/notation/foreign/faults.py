"""Faults in other programs' notations: a code, its values and an English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from buur.errors import NotationError

Unreadable = Literal["not-json", "too-long", "no-deal", "missing", "bad-value", "damaged"]
Disagreement = Literal[
    "trick-count", "card-count", "card-twice", "hand", "leader", "illegal", "winner", "points"
]
FaultCode = Unreadable | Disagreement

FAULTS: Final[tuple[str, ...]] = (*get_args(Unreadable), *get_args(Disagreement))
"""All codes: first those of unreadable lines, then those of contradictions with the rules."""

_SENTENCES: Final[dict[str, str]] = {
    "not-json": "this line is not JSON",
    "too-long": "this line has more than {limit} bytes",
    "no-deal": "no deal stands here: expected an object with tricks, or one under the key game",
    "missing": "the field {field} is missing",
    "bad-value": "the field {field} is {value}: expected {expected}",
    "damaged": "the compressed data end early or are damaged",
    "trick-count": "{count} tricks are written: expected 9",
    "card-count": "trick {trick}: {count} cards are written, expected 4",
    "card-twice": "trick {trick}: {card} was played before",
    "hand": "the hand of player {player} is not what he plays",
    "leader": "trick {trick}: player {written} leads, it is for player {true} to lead",
    "illegal": "trick {trick}: player {player} may not play {card} [{reason}]",
    "winner": "trick {trick}: player {true} wins, not player {written}",
    "points": "trick {trick} counts {true} points, not {written}",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault as a code with its values; ``str`` returns the English sentence."""

    code: FaultCode
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return _SENTENCES[self.code].format(**self.values)


class ForeignError(NotationError):
    """Input in another program's notation is unreadable."""

    def __init__(self, code: Unreadable, **values: str | int) -> None:
        self.fault = Fault(code, values)
        super().__init__(str(self.fault))

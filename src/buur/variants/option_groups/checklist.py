"""Checklist of contracts that every line of the slate has to play once each (§3.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from buur.cards import SUITS, Suit
from buur.contracts import Contract
from buur.variants.option_groups.choice import ChoiceRules, Offer
from buur.variants.options import option

JOKER: Final = "joker"
MISERE: Final = "misere"
NOT_CHOSEN: Final = frozenset({"imposed", "turned", "first_discard"})
"""Parts of an offer for which the table finds the contract and nobody chooses."""
KEYS: Final = (*SUITS, *(part for part in get_args(Offer) if part not in NOT_CHOSEN), JOKER)
"""Keys of rows: a suit, a part of the offer, or a joker."""


class Row(NamedTuple):
    """A row of the checklist."""

    number: int
    """The number of the row, from 1."""
    key: str
    """One of `KEYS`."""
    factor: int
    """The multiplier of the points of its deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChecklistRules:
    """The contracts that everybody has to play once (§3.7)."""

    sheet: str = option("", "3.7")
    """The keys of the rows in order, separated by blanks; a factor may follow a key and a colon.

    Empty if the rules have no checklist.
    """
    sheet_factors: Literal["position", "once"] = option("position", "3.7")
    """The factor of a row that names none: the number of the row, or 1."""

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the sheet; empty if the rules have no sheet."""
        return rows_of(self.sheet, self.sheet_factors)


@lru_cache(maxsize=64)
def rows_of(words: str, factors: str) -> tuple[Row, ...]:
    """Return the rows of a checklist.

    Args:
        words: value of option ``sheet`` that `checklist_fault` accepts.
        factors: value of option ``sheet_factors``.
    """
    found = []
    for number, word in enumerate(words.split(), 1):
        key, _, factor = word.partition(":")
        usual = number if factors == "position" else 1
        found.append(Row(number, key, int(factor) if factor else usual))
    return tuple(found)


HIGHEST_FACTOR: Final = 20
MOST_ROWS: Final = 20


def checklist_fault(words: str) -> str | None:
    """Return the reason why a sheet cannot be parsed; None if it is valid."""
    rows = words.split()
    if len(rows) > MOST_ROWS:
        return f"a sheet has at most {MOST_ROWS} rows, not {len(rows)}"
    for row in rows:
        key, colon, factor = row.partition(":")
        if key not in KEYS:
            return f"{key!r} is no row: expected some of {' '.join(KEYS)}"
        number = int(factor) if factor.isascii() and factor.isdecimal() else 0
        if colon and not 1 <= number <= HIGHEST_FACTOR:
            return f"{row!r}: a factor is 1 to {HIGHEST_FACTOR}"
    return None


@lru_cache(maxsize=512)
def row_contracts(key: str, rules: ChoiceRules) -> tuple[Contract, ...]:
    """Return the contracts by which a player may play a row.

    A joker allows every contract of option ``contracts``, a misère the same as misères. Any other
    row allows the contracts of its key.
    """
    if key == JOKER:
        return rules.offered
    if key == MISERE:
        return tuple(replace(mode, misere=True) for mode in rules.offered if not mode.misere)
    if key in SUITS:
        return (Contract("trump", suit=Suit(SUITS.index(key))),)
    return replace(rules, contracts=key).offered

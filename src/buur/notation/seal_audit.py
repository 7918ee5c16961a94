"""Audit of the seals of a record: weaker, repeated and missing commitments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from buur.notation.record import Entry
from buur.play.model.deal import Seal
from buur.play.model.events import Dealt, Opened, Revealed, Sealed
from buur.play.model.state import State
from buur.play.pack.draws import is_by_chance
from buur.play.pack.sealed_shuffle import substitute_nonce

SealProblem = Literal["deal-unsealed", "draw-unsealed", "seal-repeated", "seal-weaker"]
SealNote = Literal["no-contribution", "seal-old", "seats-unproved", "seed-missing"]

SEAL_PROBLEMS: Final[tuple[str, ...]] = get_args(SealProblem)
"""Codes of problems with the seals of a record."""


class SealAudit:
    """Finds what the rules of single events cannot: each commitment is compared with the others."""

    def __init__(self) -> None:
        self._digests: set[str] = set()
        self._is_drawn_unsealed = False
        self._is_strong = False
        """Whether a seal has named the seats that contribute."""
        self._has_old = False

    def problems(self, entry: Entry, before: State) -> Iterator[tuple[SealProblem, str]]:
        """Yield the problems of an entry that the rules accept.

        Args:
            entry: the entry.
            before: the state before it.
        """
        deal = before.deal
        match entry:
            case Opened():
                self._is_drawn_unsealed = before.seal is None and is_by_chance(before.variant)
            case Sealed(digest, _, contributors):
                if digest in self._digests:
                    yield "seal-repeated", "this seed was used before, so that people know it"
                if self._is_strong and contributors is None:
                    yield "seal-weaker", "this seal does not name the seats that contribute"
                first = contributors is not None and deal is not None and deal.number == 1
                if first and self._is_drawn_unsealed:
                    yield "draw-unsealed", "the first dealer was drawn without a seal"
                self._is_drawn_unsealed = False
                self._digests.add(digest)
                self._is_strong = self._is_strong or contributors is not None
            case Dealt() if self._is_strong and deal is not None and deal.seal is None:
                yield "deal-unsealed", f"deal {deal.number} was not sealed"

    def notes(self, entry: Entry, before: State) -> Iterator[tuple[SealNote, str]]:
        """Yield what an entry leaves unproved, with arguments as for `problems`."""
        match entry:
            case Sealed(contributors=None) if not self._has_old:
                self._has_old = True
                told = "this seal is of the first protocol: draws, cuts and contributions of bots"
                yield "seal-old", f"{told} are not verified"
            case Opened(previous_seats=None) if _seats_players(before):
                told = "this draw for partners does not tell who sat where before it: the table"
                yield "seats-unproved", f"{told} chose the seats, which are not proved"
            case Revealed(seed) if _lacks_people(before.last_seal, seed):
                told = "no person contributed to this seed: the table knew what it would give"
                yield "no-contribution", told

    @staticmethod
    def end(state: State) -> Iterator[tuple[SealNote, str]]:
        """Yield what the end of a record leaves unproved."""
        if state.last_seal is not None and state.last_seal.contributors is not None:
            yield "seed-missing", "the record lacks its last seed: what that sealed is not proved"


def _seats_players(before: State) -> bool:
    """Tell whether a sealed draw for partners comes next."""
    return before.seal is not None and before.variant.deal.teams_drawn


def _lacks_people(seal: Seal | None, seed: str) -> bool:
    """Tell whether every contribution stands for an absent person, so that the seed decides."""
    if seal is None or not seal.contributors:
        return False
    return all(seal.nonces[seat] == substitute_nonce(seed, seat) for seat in seal.contributors)

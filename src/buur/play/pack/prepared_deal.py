"""`PreparedDeal`: the first dealer and the seed of a deal that several tables play alike."""

from __future__ import annotations

from dataclasses import dataclass

from buur.seats import Seat


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """A deal of which every table gets the same cards: nobody contributes to its shuffle.

    >>> PreparedDeal(Seat(0), "00" * 32).dealer
    0
    """

    dealer: Seat
    seed: str
    """The seed, from which the cut follows as well."""

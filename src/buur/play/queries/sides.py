"""The side of each seat in a deal, which may differ from its line of the slate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.play.model.deal import Deal
from buur.seats import NO_SIDE, BySeat, Team
from buur.variants.model import Variant
from buur.variants.values import Sharing

ALONE: Final = Team(0)
REST: Final = Team(1)
"""The sides of a deal in which one seat, perhaps with a partner, plays against the rest."""


def sides_of(variant: Variant, deal: Deal) -> BySeat[Team]:
    """Return the side of each seat; `NO_SIDE` if it sits out, its own until a declarer is known."""
    sides = _SHARINGS[variant.sharing](variant, deal)
    if "drop" in deal.answers:
        pairs = zip(sides, deal.answers, strict=True)
        return tuple(NO_SIDE if answer == "drop" else side for side, answer in pairs)
    if variant.dealer_plays:
        return sides
    return (*sides[: deal.dealer], NO_SIDE, *sides[deal.dealer + 1 :])


def _by_lines(variant: Variant, _deal: Deal) -> BySeat[Team]:
    return tuple(Team(line) for line in variant.teams)


def _against_one(variant: Variant, deal: Deal) -> BySeat[Team]:
    seats = range(variant.seats)
    if deal.declarer is None:
        return tuple(Team(seat) for seat in seats)
    return tuple(ALONE if seat in (deal.declarer, deal.partner) else REST for seat in seats)


_SHARINGS: Final[dict[Sharing, Callable[[Variant, Deal], BySeat[Team]]]] = {
    "lines": _by_lines,
    "declarer": _against_one,
    "king": _against_one,
}

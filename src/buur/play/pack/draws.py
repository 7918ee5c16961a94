"""Draw for the first dealer, and places of the cut, from any source of random numbers (core §2)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.model.deal import Seal
from buur.play.model.events import Opened
from buur.play.pack import dealing
from buur.play.pack.dealing import Random, shuffled
from buur.play.pack.sealed_shuffle import cut_numbers, draw_numbers
from buur.seats import Seat, draw_partners
from buur.variants.model import Variant


def is_by_chance(variant: Variant) -> bool:
    """Tell whether chance decides who deals first, or who sits with whom."""
    return dealing.is_drawn(variant.deal) or variant.deal.first != "scribe"


def opening_draw(variant: Variant, random: Random) -> Opened:
    """Return the opening of a partie, with the cards drawn for it if any (§2.1, §2.2).

    If teams are drawn, the cards are arranged so that partners hold the two highest. The draw is
    repeated if equal ranks leave the teams or the dealer open. The players keep their seats.
    """
    return replace(_seating_draw(variant, random), previous_seats=None)


def _seating_draw(variant: Variant, random: Random) -> Opened:
    """Return the opening of a partie; where teams are drawn, their cards seat the drawers."""
    rules = variant.deal
    if not dealing.is_drawn(rules):
        return Opened(_undrawn_dealer(variant, random))
    while True:
        drawn = shuffled(random, variant.pack.cards)[: variant.seats]
        drawers: tuple[int, ...] | None = None
        if rules.teams_drawn:
            turn = int(random() * variant.seats)
            order = draw_partners(drawn)
            drawers = order[turn:] + order[:turn]
            drawn = tuple(drawn[who] for who in drawers)
            if not dealing.divides_teams(drawn):
                continue
        if not dealing.deal_is_drawn(rules):
            return Opened(_undrawn_dealer(variant, random), drawn, drawers)
        dealer = dealing.dealer_drawn(rules, drawn)
        if dealer is not None:
            return Opened(dealer, drawn, drawers)


def _undrawn_dealer(variant: Variant, random: Random) -> Seat:
    scribe = variant.deal.first == "scribe"
    return Seat(0 if scribe else int(random() * variant.seats))


def cut_place(bounds: tuple[int, int], random: Random) -> int:
    """Return how many cards to lift, evenly from the fewest to the most."""
    low, high = bounds
    return low + int(random() * (high - low + 1))


def sealed_opening(variant: Variant, seal: Seal) -> Opened | None:
    """Return the opening that a seal determines; None while its seed is secret.

    Where teams are drawn, it also tells who sits where (`Opened.previous_seats`).
    """
    if seal.seed is None:
        return None
    return _seating_draw(variant, draw_numbers(seal.seed, [nonce or "" for nonce in seal.nonces]))


def sealed_cut(variant: Variant, seal: Seal | None, seat: Seat) -> int | None:
    """Return the cut that a seal determines; None where the seat chooses, or the seed is secret."""
    bounds = variant.cut_bounds
    if seal is None or seal.seed is None or seal.expects(seat) or bounds is None:
        return None
    return cut_place(bounds, cut_numbers(seal.seed, seat))

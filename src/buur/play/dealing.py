"""The pack on its way to the hands: first dealer, cut, packets, rotation (core §2)."""

from __future__ import annotations

from collections.abc import Sequence

from buur.cards import Card, CardSet, rank_of
from buur.play.events import Dealt
from buur.play.fair import shuffled_pack
from buur.play.state import Deal
from buur.seats import BySeat, Seat, right_of
from buur.variants.model import DealRules, Variant


def cut_pack(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """Return the pack after ``at`` cards were lifted off the top and the rest laid upon them."""
    return (*pack[at:], *pack[:at])


def deal_pack(pack: Sequence[Card], variant: Variant, dealer: Seat) -> BySeat[CardSet]:
    """Return the hands, dealt from the top in packets, first to the dealer's right (§2.4)."""
    hands = [0] * variant.seats
    top = 0
    for size in (int(packet) for packet in variant.deal.packets.split("-")):
        seat = dealer
        for _ in range(variant.seats):
            seat = right_of(seat, variant.seats)
            for card in pack[top : top + size]:
                hands[seat] |= 1 << card
            top += size
    return tuple(CardSet(hand) for hand in hands)


def dealer_drawn(rules: DealRules, drawn: Sequence[Card]) -> Seat | None:
    """Return who deals after everybody drew a card; None where equal ranks must draw again."""
    ranks = [rank_of(card) for card in drawn]
    wanted = max(ranks) if rules.first == "draw_high" else min(ranks)
    return Seat(ranks.index(wanted)) if ranks.count(wanted) == 1 else None


def is_drawn(rules: DealRules) -> bool:
    """Tell whether the first dealer is found by drawing cards."""
    return rules.first in ("draw_high", "draw_low")


def forehand_of(
    variant: Variant, deal_no: int, dealer: Seat, hands: BySeat[CardSet | None]
) -> Seat:
    """Return who chooses first and leads (§2.2): in deal 1 perhaps the holder of a card."""
    opening = variant.deal.opening_card if deal_no == 1 else None
    if opening is not None:
        for seat, hand in enumerate(hands):
            if hand is not None and hand >> opening & 1:
                return Seat(seat)
    return right_of(dealer, variant.seats)


def next_dealer(variant: Variant, deal_no: int, dealer: Seat, forehand: Seat) -> Seat:
    """Return who deals after a completed deal (§2.2, §2.6)."""
    if deal_no == 1 and variant.deal.dealer_after_first == "first_holder":
        return forehand
    return right_of(dealer, variant.seats)


def rematch_dealer(variant: Variant, dealer: Seat, winner: int | None) -> Seat:
    """Return who deals first in a new partie at the same table (§2.2).

    Args:
        variant: the rules.
        dealer: who dealt last.
        winner: the side that won the last partie, if any.
    """
    following = right_of(dealer, variant.seats)
    rule = variant.deal.next_game_dealer
    if rule == "rotation" or winner is None:
        return following
    won = variant.teams[following] == winner
    return following if won == (rule == "winners") else right_of(following, variant.seats)


def dealt(pack: Sequence[Card], variant: Variant, dealer: Seat) -> Dealt:
    """Return the cards as dealt; the last one lies open where the rules turn it (§3.4)."""
    hands = deal_pack(pack, variant, dealer)
    turns = variant.choice.contracts == "turned"
    return Dealt(hands, pack[variant.hand_size * variant.seats - 1] if turns else None)


def sealed_deal(variant: Variant, deal: Deal) -> Dealt:
    """Return the cards that seed, contributions and cut of a sealed deal lead to (§2.3, §2.4)."""
    seal = deal.seal
    if seal is None or seal.seed is None:
        raise ValueError("the deal is not sealed, or its seed is not known")
    nonces = [nonce or "" for nonce in seal.nonces]
    pack = shuffled_pack(seal.seed, nonces, variant.pack.cards)
    return dealt(cut_pack(pack, deal.cut or 0), variant, deal.dealer)

"""Dealing (core §2): first and next dealer, shuffle, cut, hands, widow, turned card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from buur.cards import PACK, Card, CardSet, cards_in, mask_of, rank_of
from buur.play.model.deal import Deal
from buur.play.model.events import Dealt
from buur.play.pack.sealed_shuffle import shuffled_pack
from buur.seats import BySeat, Seat, right_of, seats_from
from buur.variants.model import Variant
from buur.variants.option_groups.deal import DealRules
from buur.variants.plan import Plan

AGAIN: Final = "again"
"""The text that is appended to the contributions for a second shuffle of the same deal."""


def cut_pack(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """Return the pack after ``at`` cards were lifted off the top and the rest put upon them."""
    return (*pack[at:], *pack[:at])


def deal_pack(pack: Sequence[Card], variant: Variant, dealer: Seat) -> BySeat[CardSet]:
    """Return the hands of a first deal, dealt from the top in packets, first to the dealer's right
    (§2.4)."""
    return _deal(pack, variant, dealer, variant.plan(1))[0]


def _deal(
    pack: Sequence[Card], variant: Variant, dealer: Seat, plan: Plan
) -> tuple[BySeat[CardSet], tuple[Card, ...]]:
    """Return the hands, and the cards of the widow in the order in which they are dealt."""
    hands, top = [0] * variant.seats, 0
    widow: tuple[Card, ...] = ()
    turns = seats_from(right_of(dealer, variant.seats), variant.seats)[: variant.players]
    for size in plan.rounds():
        if not size:
            top += len(turns) * plan.pile
            widow = tuple(pack[top : top + plan.widow])
            top += plan.widow
        for seat in turns if size else ():
            for card in pack[top : top + size]:
                hands[seat] |= 1 << card
            top += size
    return tuple(CardSet(hand) for hand in hands), widow


def piles_of(pack: Sequence[Card], variant: Variant, dealer: Seat, plan: Plan) -> BySeat[CardSet]:
    """Return the cards that are dealt face down beside each hand, after the hands (§2.4)."""
    if not plan.pile:
        return ()
    piles, top = [CardSet(0)] * variant.seats, plan.hand * variant.players
    for seat in seats_from(right_of(dealer, variant.seats), variant.seats)[: variant.players]:
        piles[seat] = mask_of(pack[top : top + plan.pile])
        top += plan.pile
    return tuple(piles)


def dealer_drawn(rules: DealRules, drawn: Sequence[Card]) -> Seat | None:
    """Return the dealer by the drawn cards, by seat; None if a tie needs another draw."""
    ranks = [rank_of(card) for card in drawn]
    wanted = max(ranks) if rules.first == "draw_high" else min(ranks)
    return Seat(ranks.index(wanted)) if ranks.count(wanted) == 1 else None


def deal_is_drawn(rules: DealRules) -> bool:
    """Tell whether the first dealer is found by drawing cards."""
    return rules.first in ("draw_high", "draw_low")


def is_drawn(rules: DealRules) -> bool:
    """Tell whether everybody draws a card before the first deal."""
    return rules.teams_drawn or deal_is_drawn(rules)


def divides_teams(drawn: Sequence[Card]) -> bool:
    """Tell whether the two highest of the drawn cards, by seat, belong to one team (§2.1)."""
    even, odd = ([rank_of(card) for card in drawn[side::2]] for side in (0, 1))
    return min(even) > max(odd) or min(odd) > max(even)


def forehand_of(
    variant: Variant, deal_no: int, dealer: Seat, hands: BySeat[CardSet | None]
) -> Seat:
    """Return the seat that chooses first and leads (§2.2).

    In deal 1 it is the holder of the opening card, if the rules name one.
    """
    opening = variant.deal.opening_card if deal_no == 1 else None
    if opening is not None:
        for seat, hand in enumerate(hands):
            if hand is not None and hand >> opening & 1:
                return Seat(seat)
    return right_of(dealer, variant.seats)


def next_dealer(variant: Variant, deal_no: int, dealer: Seat, forehand: Seat) -> Seat:
    """Return the dealer after a completed deal (§2.2, §2.6)."""
    if deal_no == 1 and variant.deal.dealer_after_first == "first_holder":
        return forehand
    return right_of(dealer, variant.seats)


def rematch_dealer(variant: Variant, dealer: Seat, winner: int | None) -> Seat:
    """Return the first dealer in a new partie at the same table (§2.2).

    Args:
        variant: the rules.
        dealer: the dealer of the last deal.
        winner: the side that won the last partie, if any.
    """
    following = right_of(dealer, variant.seats)
    rule = variant.deal.next_game_dealer
    if rule == "rotation" or winner is None:
        return following
    won = variant.teams[following] == winner
    return following if won == (rule == "winners") else right_of(following, variant.seats)


def deal_event(
    pack: Sequence[Card],
    variant: Variant,
    dealer: Seat,
    number: int = 1,
    cut_card: Card | None = None,
    kept: Card | None = None,
) -> Dealt:
    """Return the event that deals a pack, with the card that the rules turn, if any (§3.4).

    Args:
        pack: top card first.
        variant: the rules.
        dealer: the seat that deals.
        number: the number of the deal, from 1.
        cut_card: the turned card, if it was taken before this shuffle; by default the last of the
            dealer or of the widow.
        kept: the turned card of a misdeal, if it stays; it is dealt in the place of the turned one.
    """
    plan = variant.plan(number)
    place = _turned_place(variant, dealer, plan)
    if kept is not None:
        others = tuple(card for card in pack if card != kept)
        pack, cut_card = (*others[:place], kept, *others[place:]), kept
    hands, widow = _deal(pack, variant, dealer, plan)
    last = pack[place] if cut_card is None else cut_card
    turned = last if turns_card(variant, number) else None
    piles = piles_of(pack, variant, dealer, plan)
    if not widow:
        return Dealt(hands, turned, piles=piles)
    # The open cards are the last of the widow: at the bottom, where it is a stock.
    return Dealt(hands, turned, mask_of(widow[plan.down :]), mask_of(widow[: plan.down]), piles)


def _turned_place(variant: Variant, dealer: Seat, plan: Plan) -> int:
    """Return the place in the pack of the card that is turned: by default the last one."""
    source, top, place = variant.choice.turned_card, 0, plan.cards(variant.players) - 1
    turns = seats_from(right_of(dealer, variant.seats), variant.seats)[: variant.players]
    for size in plan.rounds():
        if not size:
            top += len(turns) * plan.pile + plan.widow
            place = top - 1 if source == "widow" else place
        for seat in turns if size else ():
            top += size
            place = top - 1 if source == "dealers_last" and seat == dealer else place
    return place


def turns_card(variant: Variant, number: int) -> bool:
    """Tell whether a card is turned in a deal, by its number from 1."""
    return "turn" in variant.phases_of(number)


def shuffles_again(variant: Variant) -> bool:
    """Tell whether the card at the cut names the trump; the pack is then shuffled again (K18)."""
    return variant.choice.contracts == "turned" and variant.choice.turned_card == "cut_card"


def sealed_deal(variant: Variant, deal: Deal) -> Dealt:
    """Return the cards of a sealed deal, from its seed, contributions and cut (§2.3, §2.4)."""
    seal = deal.seal
    if seal is None or seal.seed is None:
        raise ValueError("the deal is not sealed, or its seed is not known")
    nonces = [nonce or "" for nonce in seal.nonces]
    pack = cut_pack(shuffled_pack(seal.seed, nonces, variant.pack.cards), deal.cut or 0)
    if not shuffles_again(variant):
        return deal_event(pack, variant, deal.dealer, deal.number, kept=deal.turned)
    again = shuffled_pack(seal.seed, (*nonces, AGAIN), variant.pack.cards)
    return deal_event(again, variant, deal.dealer, deal.number, pack[-1], deal.turned)


Random = Callable[[], float]
"""Gives floats in [0, 1)."""


def shuffled(random: Random, cards: CardSet = PACK) -> tuple[Card, ...]:
    """Return the pack in random order."""
    pack = list(cards_in(cards))
    for place in range(len(pack) - 1, 0, -1):
        other = int(random() * (place + 1))
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)

"""Playable cards by the rules of the trick, of a correction and of the first lead (§3.9, §4.1)."""

from __future__ import annotations

from buur.cards import CardSet, mask_of
from buur.contracts import Contract
from buur.play.model.deal import Deal
from buur.rules.legality import leading_cards, legal_cards
from buur.variants.model import Variant


def playable_cards(variant: Variant, deal: Deal, hand: int) -> CardSet:
    """Return the cards of ``hand``, the one on turn, that may be played to the open trick."""
    correction = deal.rulings.correction
    if correction is not None:
        return CardSet(hand if correction.cards is None else hand & correction.cards)
    if _begins_with_trump(variant, deal):
        return CardSet(leading_cards(deal.tables, hand))
    return CardSet(legal_cards(deal.tables, hand, deal.led, deal.best, mask_of(deal.lying)))


def opens_with_trump(variant: Variant, contract: Contract) -> bool:
    """Tell whether the first card of a deal has to be a trump, if its hand holds one (FW-P).

    That is a rule for misères that the declarer plays alone after an auction.
    """
    alone = variant.sharing == "declarer" and variant.auction.is_held
    return alone and variant.solo.misere_leads_trump and contract.misere


def _begins_with_trump(variant: Variant, deal: Deal) -> bool:
    begins = not deal.tricks and not deal.lying
    contract = deal.contract
    return begins and contract is not None and opens_with_trump(variant, contract)

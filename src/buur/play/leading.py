"""What may be played now: the rules of the trick, and of the first card of a deal (§3.9, §4.1)."""

from __future__ import annotations

from buur.cards import CardSet, mask_of
from buur.play.deal import Deal
from buur.rules.legality import leading_cards, legal_cards
from buur.variants.model import Variant


def playable(variant: Variant, deal: Deal, hand: int) -> CardSet:
    """Return the cards of the hand on turn that may be played to the open trick."""
    if _begins_misere(variant, deal):
        return CardSet(leading_cards(deal.tables, hand))
    return CardSet(legal_cards(deal.tables, hand, deal.led, deal.best, mask_of(deal.lying)))


def _begins_misere(variant: Variant, deal: Deal) -> bool:
    """Tell whether this is the first card of a misère with trumps that needs a trump (FW-P).

    That is a rule of the one who bid to play alone.
    """
    contract = deal.contract
    begins = not deal.tricks and not deal.lying
    alone = variant.sharing == "declarer" and deal.auction is not None
    leads = begins and alone and variant.solo.misere_leads_trump
    return leads and contract is not None and contract.misere

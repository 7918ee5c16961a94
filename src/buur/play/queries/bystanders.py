"""Cards that change little within a trick, and the seats that they leave alone."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Final

from buur.cards import CardSet
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import penalises
from buur.play.queries.stoeck import stoeck_holder, stoeck_pair
from buur.seats import Seat
from buur.variants.model import Variant

_OF_A_CARD: Final = frozenset(("hands", "turn", "lying", "led", "best", "best_seat"))
"""The fields of a deal that a card within a trick changes."""
_others: Final = attrgetter(*[one.name for one in fields(Deal) if one.name not in _OF_A_CARD])


def is_plain_card(before: State, after: State) -> bool:
    """Tell whether an event lays a card that does not end a trick, and changes nothing else.

    Args:
        before: the state before the event.
        after: the state after it.
    """
    old, new = before.deal, after.deal
    if old is None or new is None or after.phase != "play":
        return False
    if len(new.lying) != len(old.lying) + 1 or len(new.tricks) != len(old.tricks):
        return False
    same = before.scores == after.scores and before.history is after.history
    return same and before.berg == after.berg and _others(old) == _others(new)


def bystanders(before: State, after: State) -> tuple[Seat, ...]:
    """Return the seats whose own cards, facts and legal acts a plain card leaves as they were.

    The seat of the card and the next one are no bystanders, nor is a seat whose stöck or best card
    is in play. None are found where bystanders may act on such a card, as in rule sets with
    objections.

    Args:
        before: the state before the card.
        after: the state after it.
    """
    old, new = deal_of(before), deal_of(after)
    if _lets_others_act(after, new):
        return ()
    concerned = {old.turn, new.turn}
    if after.variant.partie.claim_counts == "current_with_boss":
        concerned |= {old.best_seat, new.best_seat}
    if new.trump is not None and new.stoeck_called is None:
        holder = stoeck_holder(new)
        if holder is not None and not _holds_pair(new, holder):
            concerned.add(holder)
    seats = range(after.variant.seats)
    return tuple([Seat(seat) for seat in seats if seat not in concerned])


def _lets_others_act(state: State, deal: Deal) -> bool:
    """Tell whether a rule set gives seats that are not on turn acts that depend on each card."""
    variant = state.variant
    return (
        penalises(state)
        or variant.meld.may_be_false
        or bool(variant.marriage.marriages)
        or bool(variant.choice.rob)
        or (len(deal.lying) == 1 and _counts_turned_tricks(variant))
    )


def _counts_turned_tricks(variant: Variant) -> bool:
    """Tell whether a claim may count a trick only once its successor has begun."""
    return variant.partie.ends_by_claim and variant.partie.claim_counts == "turned_only"


def _holds_pair(deal: Deal, seat: Seat) -> bool:
    pair = stoeck_pair(deal.trump)
    return CardSet(deal.hands[seat] & pair) == pair

"""Choice of trumps by the first card that does not follow suit (§3.11: Molotow, Mittlere)."""

from __future__ import annotations

from dataclasses import replace

from buur.cards import Suit, suit_of
from buur.contracts import OPEN, Contract, Tables
from buur.play.model.deal import Deal, Trick
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.rules.tricks import trick_points
from buur.scoring import Credit
from buur.variants.model import Variant


def reveal_trumps(state: State, event: Played) -> State:
    """Return the state with trumps set if the card is the first that does not follow suit.

    The tricks taken before are counted again with these trumps: the jack 20, the nine 14. Tricks
    without a credit, which `buur.position` has invented, stay without points.
    """
    deal = deal_of(state)
    follows = not deal.lying or suit_of(event.card) == deal.led
    if deal.contract != OPEN or follows:
        return state
    contract = Contract("trump", suit=Suit(suit_of(event.card)))
    schedule = _schedule(state.variant, deal, contract)
    credited = {credit.trick for credit in deal.credits if credit.kind == "cards"}
    tricks = tuple(
        _counted(trick, tables) if number in credited else trick
        for number, (trick, tables) in enumerate(zip(deal.tricks, schedule, strict=False), start=1)
    )
    extra = (
        Credit(state.team(new.winner), "cards", new.points - old.points, len(tricks))
        for old, new in zip(deal.tricks, tricks, strict=True)
    )
    credits = (*deal.credits, *(credit for credit in extra if credit.raw))
    known = replace(deal, contract=contract, schedule=schedule, tricks=tricks, credits=credits)
    return replace(state, deal=known)


def _schedule(variant: Variant, deal: Deal, contract: Contract) -> tuple[Tables, ...]:
    return variant.compiled(contract, deal.number)


def _counted(trick: Trick, tables: Tables) -> Trick:
    return replace(trick, points=trick_points(tables, trick.cards))

"""Conversion between HSLU deals and records of Buur."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from buur.cards import PACK, CardSet, mask_of
from buur.contracts import TRICKS, compile_contract
from buur.errors import RecordError
from buur.notation.foreign.hslu import HsluDeal, HsluTrick, cards_played, contract_number
from buur.notation.foreign.hslu_replay import LAST_TRICK, RULES
from buur.notation.record import Record
from buur.notation.record_builder import record_of
from buur.notation.replay import replay
from buur.notation.rule_set import RuleSet
from buur.play.model.deal import Deal
from buur.play.model.events import Chosen, Dealt, Event, Opened, Played, Pushed
from buur.rules.tricks import trick_points
from buur.seats import right_of, seats_from
from buur.variants.options import Value

BASE = "schieber-2500"


@cache
def hslu_rules() -> RuleSet:
    """Return the rules of HSLU deals: Schieber with card points only, without multipliers."""
    changes: dict[str, Value] = {
        "melds": False,
        "stock": False,
        "match": "none",
        "multipliers": "all1",
    }
    return RuleSet(BASE, 1, changes)


def hslu_record(deal: HsluDeal) -> Record:
    """Return a record of a deal, with the rules `hslu_rules`.

    Raises:
        RecordError: the deal is against the rules; `hslu_faults` says how.
    """
    rules = hslu_rules()
    tags = {"date": deal.date} if deal.date else {}
    return record_of(tuple(deal_events(deal)), rules.variant, base=rules.name, tags=tags)


def deal_events(deal: HsluDeal) -> Iterator[Event]:
    """Yield the events of a deal, legal or not."""
    played = cards_played(deal.tricks)
    forehand = right_of(deal.dealer)
    yield Opened(deal.dealer)
    yield Dealt(tuple(mask_of(card for who, card in played if who == seat) for seat in range(4)))
    if deal.is_pushed:
        yield Pushed(forehand)
    yield Chosen(seats_from(forehand)[2 if deal.is_pushed else 0], deal.contract)
    for who, card in played:
        yield Played(who, card)


def hslu_deals(record: Record) -> Iterator[HsluDeal]:
    """Yield the deals of a record that were played to the last trick.

    Points are those of the tricks by `hslu_rules`: HSLU lines have neither melds nor multipliers.

    Raises:
        RecordError: the rules or a contract cannot be written, or the record contradicts the rules.
    """
    variant = record.variant
    if variant.teams != (0, 1, 0, 1) or variant.pack.cards != PACK:
        raise RecordError(f"deals by {variant.code} cannot be written: four seats, 36 cards only")
    if record.taken_back:
        raise RecordError("a partie with acts taken back cannot be written")
    for event, state in zip(record.events, replay(record), strict=False):
        deal = state.deal
        if isinstance(event, Played) and deal is not None and len(deal.tricks) == TRICKS:
            yield _written(deal, record.tags.get("date", ""))


def _written(deal: Deal, date: str) -> HsluDeal:
    contract = deal.contract
    if contract is None or contract_number(contract) is None:
        code = "no contract" if contract is None else contract.code
        raise RecordError(f"deals of {code} cannot be written: suits, oben and unten only")
    tables = compile_contract(contract, RULES)[0]
    tricks = [
        HsluTrick(one.leader, one.cards, one.winner, trick_points(tables, one.cards))
        for one in deal.tricks
    ]
    last = tricks[-1]
    tricks[-1] = last._replace(points=(last.points or 0) + LAST_TRICK)
    return HsluDeal(
        dealer=deal.dealer,
        contract=contract,
        tricks=tuple(tricks),
        is_pushed=deal.is_pushed,
        hands=(CardSet(0),) * 4,
        date=date,
    )

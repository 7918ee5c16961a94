"""Observation of a seat as a JSON object, for external bots, see ``docs/how-to/duel.md``.

It holds no more than the view. Fields that do not apply to a game are left out.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from buur.cards import card_code
from buur.play.codec import Json, cards_json, event_json
from buur.play.model.deal import NO_SEAT, Deal, Trick
from buur.play.views import Description, View

MAX_ACTS: Final = 1000
"""Largest number of legal acts that are listed; only discards have more."""

_Object = dict[str, Json]


def observation_json(view: View) -> _Object:
    """Return the observation of a view."""
    state = view.state
    found: _Object = {
        "seat": int(view.seat),
        "rules": state.variant.code,
        "phase": state.phase,
        "scores": list(state.running),
        "targets": list(state.targets),
        "hand": cards_json(view.hand.mask),
        "counts": list(view.counts),
        "legal": [event_json(act) for act in islice(view.legal, MAX_ACTS)],
    }
    return found | _deal_json(view, view.deal)


def _deal_json(view: View, deal: Deal) -> _Object:
    found: _Object = {
        "deal": deal.number,
        "dealer": int(deal.dealer),
        "forehand": None if deal.forehand == NO_SEAT else int(deal.forehand),
        "sides": list(deal.sides),
        "contract": None if deal.contract is None else deal.contract.code,
        "chooser": deal.chooser,
        "pushed": deal.pushes > 0,
        "multiplier": deal.multiplier,
        "tricks": [_trick_json(deal, trick) for trick in deal.tricks],
        "trick": _laid(deal, deal.leader, deal.lying) if deal.lying else [],
        "points": list(view.state.card_points),
    }
    return found | {name: value for name, value in _special(view, deal).items() if value}


def _trick_json(deal: Deal, trick: Trick) -> _Object:
    cards = _laid(deal, trick.leader, trick.cards)
    return {"cards": cards, "winner": int(trick.winner), "points": trick.points}


def _laid(deal: Deal, leader: int, cards: tuple[int, ...]) -> list[Json]:
    seats = deal.order(leader)
    pairs = zip(seats, cards, strict=False)
    return [[int(seat), card_code(card)] for seat, card in pairs]


def _special(view: View, deal: Deal) -> _Object:
    """Return the fields that only some games have."""
    calls = () if deal.auction is None else deal.auction.calls
    return {
        "melds": [_meld_json(meld) for meld in view.described],
        "stoeck": [] if deal.stoeck_called is None else [int(deal.stoeck_called)],
        "category": deal.category,
        "turned": None if deal.turned is None else card_code(deal.turned),
        "auction": [event_json(call) for call in calls],
        "predictions": list(deal.predictions),
        "answers": list(deal.answers),
        "declarer": None if deal.declarer is None else [int(deal.declarer)],
        "partner": None if deal.partner is None else [int(deal.partner)],
        "called": [card_code(card) for card in deal.called],
        "widow": cards_json(deal.widow.up),
        "laid": cards_json(deal.widow.laid),
        "piles": [cards_json(cards) for cards in deal.exchange.put_away if cards],
        "exchange": view.legal.exchange,
        "discard": view.legal.discard,
    }


def _meld_json(meld: Description) -> _Object:
    return {
        "seat": int(meld.seat),
        "kind": meld.kind,
        "count": meld.count,
        "points": meld.points,
        "cards": None if meld.cards is None else cards_json(meld.cards),
    }

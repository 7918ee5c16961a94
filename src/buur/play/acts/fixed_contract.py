"""Stages without a choice of contract: imposed, turned card, trump made in play (§3.4, §3.11)."""

from __future__ import annotations

from typing import Final

from buur.cards import ACE, EIGHT, KING, QUEEN, SEVEN, SIX, Card, Suit, rank_of, suit_of
from buur.contracts import OBEN, OPEN, UNTEN, Contract
from buur.play.acts.rule import Stage
from buur.play.model.state import State, deal_of
from buur.play.transitions.contract import with_contract
from buur.variants.option_groups.choice import ChoiceRules, imposed_suit


def _impose(state: State) -> State:
    rules = state.variant.choice
    contract = rules.only_contract
    if contract is None:
        contract = Contract("trump", suit=imposed_suit(rules, deal_of(state).number))
    return with_contract(state, contract, None)


def _turn(state: State) -> State:
    card = deal_of(state).turned
    assert card is not None  # noqa: S101 - checked when the cards were dealt
    return with_contract(state, turned_contract(state.variant.choice, card), None)


def turned_contract(rules: ChoiceRules, card: Card) -> Contract:
    """Return the contract that a turned card names (§3.4)."""
    if rules.turned == "kreuzjass" and rank_of(card) in (ACE, KING, QUEEN):
        return OBEN
    if rules.turned == "kreuzjass" and rank_of(card) in (SIX, SEVEN, EIGHT):
        return UNTEN
    if rules.turned == "six_ace" and rank_of(card) in (SIX, ACE):
        return UNTEN if rank_of(card) == SIX else OBEN
    return Contract("trump", suit=Suit(suit_of(card)))


def _begin_open(state: State) -> State:
    return with_contract(state, OPEN, None)


IMPOSE: Final = Stage(_impose)
TURN: Final = Stage(_turn)
REVEAL: Final = Stage(_begin_open)

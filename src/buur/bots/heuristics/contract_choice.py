"""Choice of the contract, or a push to the partner, from the hand alone."""

from __future__ import annotations

from typing import Final

from buur.bots.advice import Advice, Reason
from buur.bots.features.hand_strength import contract_value, expected_melds, push_value
from buur.bots.features.sure_tricks import wins_every_trick
from buur.bots.heuristics.row_choice import choose_row
from buur.cards import SUIT_SETS
from buur.contracts import Contract
from buur.play.model.deal import Deal
from buur.play.model.events import Chosen, Pushed
from buur.play.views import View
from buur.scoring import MATCH_BONUS
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.option_groups.auction import ALL_POINTS

SECOND_PUSH_VALUE: Final = -10.0
"""Value of the contract of a partner who has pushed already and must name one."""


THREE_SUITS: Final = 3


def choose_contract(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the contract to name, or the push."""
    if view.state.variant.checklist.rows:
        return choose_row(view, deal, seat)
    values = act_values(view, deal, seat)
    act = max(values, key=values.__getitem__)
    if isinstance(act, Pushed):
        return Advice(act, ("partner-may-be-stronger",))
    reason: Reason = "strong-contract" if values[act] > 0 else "best-of-weak-hand"
    more: tuple[Reason, ...] = ("lacks-a-suit",) if _fears_push(view, deal.hands[seat]) else ()
    return Advice(act, (reason, *more))


def _fears_push(view: View, hand: int) -> bool:
    """Tell whether the hand lacks a suit that the partner could choose.

    Naming a contract with such a hand gains 30 points a deal (docs/explanation/strategy.md).
    """
    suits = sum(bool(hand & suit) for suit in SUIT_SETS)
    trumps = any(contract.kind == "trump" for contract in view.legal.contracts)
    return view.legal.may_push and trumps and suits == THREE_SUITS


def act_values(view: View, deal: Deal, seat: Seat) -> dict[Chosen | Pushed, float]:
    """Return the expected margin of our side by act, contracts first."""
    rules, hand = view.state.variant, deal.hands[seat]
    values: dict[Chosen | Pushed, float] = {
        Chosen(seat, contract): _value(rules, deal, seat, contract)
        for contract in view.legal.contracts
    }
    if view.legal.may_push:
        values[Pushed(seat)] = SECOND_PUSH_VALUE if deal.pushes else push_value(rules, hand)
    return values


def _value(rules: Variant, deal: Deal, seat: Seat, contract: Contract) -> float:
    """Return our side's expected margin; all points and the match if all tricks are certain."""
    hand = deal.hands[seat]
    if not wins_every_trick(rules, deal, seat, contract):
        return contract_value(rules, hand, contract)
    every = ALL_POINTS + MATCH_BONUS[rules.score.match]
    return rules.choice.multiplier(contract) * (every + expected_melds(rules, hand))

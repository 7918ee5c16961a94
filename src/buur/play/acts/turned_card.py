"""Rule of `Robbed`: exchanging the six of trumps for the turned card (§3.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.cards import SIX, CardSet, make_card
from buur.play.acts.rule import Rule, Rules
from buur.play.model.deal import Deal
from buur.play.model.events import Robbed
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.transitions.hands import with_hand
from buur.seats import NO_SIDE


def _check(state: State, event: Robbed) -> None:
    deal, seat = state.deal, event.seat
    if not state.variant.choice.rob:
        refuse("rob-off", "in this rule set nobody takes the turned card", "3.8")
    if deal is None or state.phase != "play" or deal.tricks:
        refuse("wrong-phase", "the turned card is taken before one's first card", "3.8")
    if deal.turned is None or not deal.widow.up >> deal.turned & 1:
        refuse("nothing-to-rob", "the turned card is taken already", "3.8")
    if deal.trump is None:
        refuse("nothing-to-rob", "without trumps there is no six of trumps", "3.8")
    if deal.sides[seat] == NO_SIDE or not deal.hands[seat] >> six_of_trumps(deal) & 1:
        refuse("nothing-to-rob", f"seat {seat} does not hold the six of trumps", "3.8")
    if seat in deal.order(deal.leader)[: len(deal.lying)]:
        refuse("wrong-phase", f"seat {seat} has played its first card", "3.8")


def six_of_trumps(deal: Deal) -> int:
    """Return the six of trumps, which is exchanged for the turned card."""
    assert deal.trump is not None  # noqa: S101 - the turned card has named it
    return make_card(deal.trump, SIX)


def _rob(state: State, event: Robbed) -> State:
    seat = event.seat
    deal, six = deal_of(state), six_of_trumps(deal_of(state))
    assert deal.turned is not None  # noqa: S101 - checked before
    hand = CardSet(deal.hands[seat] & ~(1 << six) | 1 << deal.turned)
    widow = replace(deal.widow, up=CardSet(deal.widow.up & ~(1 << deal.turned) | 1 << six))
    deal = replace(with_hand(deal, seat, hand), widow=widow)
    return replace(state, deal=replace(deal, exchange=replace(deal.exchange, robber=seat)))


RULES: Final[Rules] = {Robbed: Rule(_check, _rob)}

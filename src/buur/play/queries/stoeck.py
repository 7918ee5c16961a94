"""Stöck, king and queen of trumps: its holder, and whether it may be called now (core §6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from buur.cards import KING, NO_CARDS, QUEEN, Card, CardSet, Suit, make_card
from buur.play.model.deal import Deal
from buur.play.model.state import State
from buur.scoring import STOECK
from buur.seats import Seat

_PAIRS: Final = tuple(
    CardSet(1 << make_card(Suit(suit), KING) | 1 << make_card(Suit(suit), QUEEN))
    for suit in range(4)
)


def stoeck_pair(trump: int | None) -> CardSet:
    """Return king and queen of the trump suit; nothing without trumps."""
    return NO_CARDS if trump is None else _PAIRS[trump]


def stoeck_holder(deal: Deal) -> Seat | None:
    """Return the seat that was dealt both cards of the stöck, None if no seat was."""
    if deal.trump is None:
        return None
    pair = stoeck_pair(deal.trump)
    for seat, hand in enumerate(deal.dealt):
        if hand & pair == pair:
            return Seat(seat)
    return None


def lies_in_melds(trump: int, melds: Iterable[CardSet]) -> bool:
    """Tell whether both cards of the stöck belong to these melds."""
    together = 0
    for cards in melds:
        together |= cards
    pair = stoeck_pair(trump)
    return together & pair == pair


def says_stoeck_inside(state: State, melds: Sequence[CardSet], trump: int | None = None) -> bool:
    """Tell whether the stöck is called with these melds, because its cards belong to them (§6).

    Args:
        state: the state before the declaration.
        melds: the cards of each declared meld.
        trump: the trump suit, if the card played with them chooses it; by default the deal's.
    """
    rules, deal = state.variant.stoeck, state.deal
    if trump is None and deal is not None:
        trump = deal.trump
    is_said = rules.stock and rules.stock_with_meld and trump is not None
    return is_said and trump is not None and lies_in_melds(trump, melds)


CalledInMelds: TypeAlias = Literal["melds-lost", "melds-wait"]
"""Reasons for which a stöck that was called with melds may be called again (§6).

The melds may have lost, or they may wait for the first trick of their side.
"""


def reason_to_call_again(state: State, seat: Seat) -> CalledInMelds | None:
    """Return why the stöck that ``seat`` called with its melds has not counted with them.

    None if it counted, if it was not called with melds, or if the melds are not yet compared.
    """
    deal = state.deal
    if deal is None or deal.meld_teams is None or deal.stoeck_called is not None:
        return None
    if not deal.with_stoeck[seat]:
        return None
    return "melds-wait" if deal.pending_melds == state.team(seat) else "melds-lost"


def completes_stoeck(deal: Deal, seat: Seat, card: Card) -> bool:
    """Tell whether ``card`` is the second card of the stöck that ``seat`` plays."""
    if deal.trump is None or deal.stoeck_called is not None:
        return False
    pair = stoeck_pair(deal.trump)
    return deal.dealt[seat] & pair == pair and deal.hands[seat] & pair == 1 << card


def stoeck_refusal(state: State, seat: Seat) -> Literal["no-stoeck", "stoeck-too-late"] | None:
    """Return why a seat may not call the stöck now without playing a card; None if it may."""
    deal = state.deal
    rules = state.variant.stoeck
    if deal is None or not rules.stock or deal.stoeck_called is not None:
        return "no-stoeck"
    if stoeck_holder(deal) != seat:
        return "no-stoeck"
    if deal.hands[seat] & stoeck_pair(deal.trump):
        wins = may_show_stoeck(state, seat) and _wins(state, deal, seat)
        return None if wins else "no-stoeck"
    return None if _is_in_time(deal, rules.stock_deadline, seat) else "stoeck-too-late"


def may_show_stoeck(state: State, seat: Seat) -> bool:
    """Tell whether ``seat`` may show the stöck before both its cards are played.

    The rules may allow it after the first trick, to win or to avoid a loss. A stöck whose cards
    were both played without a call cannot be shown (§6).
    """
    deal, rules = state.deal, state.variant.stoeck
    if deal is None or not (rules.stock and rules.stock_early_finish and deal.tricks):
        return False
    if deal.stoeck_called is not None or stoeck_holder(deal) != seat:
        return False
    return bool(deal.hands[seat] & stoeck_pair(deal.trump))


def _wins(state: State, deal: Deal, seat: Seat) -> bool:
    """Tell whether the points of the stöck take the side to the target (§6, last row).

    The sources say "less than 20" are missing; here exactly 20 are enough as well.
    """
    if state.variant.partie.finish != "first_out" or state.variant.score.write != "points":
        return False
    side = state.team(seat)
    missing = state.targets[side] - state.running[side]
    return missing <= STOECK * deal.multiplier


def _is_in_time(deal: Deal, deadline: str, seat: Seat) -> bool:
    last = deal.tricks[-1].cards if deal.tricks and not deal.trick_turned else ()
    visible = deal.lying or last
    pair = stoeck_pair(deal.trump)
    return is_called_in_time(deadline, visible, CardSet(deal.dealt[seat] & pair))


def is_called_in_time(deadline: str, visible: Sequence[Card], own: CardSet) -> bool:
    """Tell whether the stöck may still be called once both its cards are played.

    Args:
        deadline: value of the option ``stock_deadline``.
        visible: the cards of the open trick in playing order or, if none is open, of the last one.
        own: the cards of the stöck that the caller was dealt.
    """
    if deadline == "end_with_proof":
        return True
    if deadline == "immediate":
        return False
    mine = [card for card in visible if own >> card & 1]
    if deadline == "trick_turned":
        return bool(mine)
    return bool(mine) and visible[-1] == mine[-1]

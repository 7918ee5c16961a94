"""`PartialDeal`, the facts of a deal that one player knows, and its conversion to a `View`.

Protocols of other programs give a player his hand, the contract and the cards played. The other
cards are dealt to the others arbitrarily; the view does not contain them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from buur.cards import PACK, Card, CardSet
from buur.contracts import Contract
from buur.notation.foreign.hslu import CARD_CODES, bad_value, player_of
from buur.notation.foreign.hslu_records import hslu_rules
from buur.play.engine import apply
from buur.play.model.events import Chosen, Dealt, Event, Opened, Played, Pushed
from buur.play.model.state import State
from buur.play.positions import filled_hands
from buur.play.views import View, view
from buur.seats import BySeat, Seat, right_of, seats_from


@dataclass(frozen=True, slots=True, kw_only=True)
class PartialDeal:
    """A deal of the Schieber as the player at a seat knows it."""

    seat: Seat
    hand: CardSet
    """The cards that he still holds."""
    dealer: Seat
    is_pushed: bool = False
    contract: Contract | None = None
    """None before it is named."""
    played: Sequence[tuple[Seat, Card]] = ()
    """The cards played and their seats, in playing order."""


def view_of_deal(known: PartialDeal) -> View:
    """Return the view of this player, with the rules `hslu_rules`.

    Raises:
        ForeignError: the facts contradict each other, or it is not this player's turn.
    """
    state = State(variant=hslu_rules().variant, scores=(0, 0))
    for event in (Opened(known.dealer), Dealt(_some_deal(known)), *_naming(known)):
        state = apply(state, event)
    for who, card in known.played:
        if state.turn != who:
            raise bad_value("tricks", len(known.played), "first = win")
        state = apply(state, Played(who, card))
    if state.turn != known.seat:
        turn = "" if state.turn is None else str(player_of(state.turn))
        raise bad_value("player", player_of(known.seat), turn)
    return view(state, known.seat)


def _some_deal(known: PartialDeal) -> BySeat[CardSet]:
    """Return possible hands: the player's own, and others with the cards that they played."""
    hands = [0, 0, 0, 0]
    hands[known.seat] = known.hand
    for who, card in known.played:
        if sum(hands) >> card & 1:
            raise bad_value("cards", CARD_CODES[card], "36 × 1")
        hands[who] |= 1 << card
    if hands[known.seat].bit_count() != 9 or any(one.bit_count() > 9 for one in hands):
        raise bad_value("player", known.hand.bit_count(), "9")
    known_hands = tuple(CardSet(one) for one in hands)
    return filled_hands(known_hands, (9,) * 4, CardSet(PACK & ~sum(hands)))


def _naming(known: PartialDeal) -> Iterator[Event]:
    """Yield the acts of the choice of contract so far."""
    forehand = right_of(known.dealer)
    if known.is_pushed:
        yield Pushed(forehand)
    if known.contract is not None:
        yield Chosen(seats_from(forehand)[2 if known.is_pushed else 0], known.contract)

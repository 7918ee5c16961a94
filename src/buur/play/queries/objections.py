"""Objections to cards that break the rules of the trick: legal ones and proven ones (§9).

Only public facts and the hand of the objecting seat are used, so that a view gives the same
results as the full state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from buur.cards import PACK, Card, CardSet, suit_of
from buur.contracts import Tables
from buur.play.model.deal import Deal
from buur.play.model.events import Objected
from buur.play.model.state import State
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import to_beat
from buur.seats import Seat


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card laid to a trick, with the suit led and the card to beat at that moment."""

    seat: Seat
    trick: int
    """The number of the trick, from 1."""
    card: Card
    tables: Tables
    led: int
    """The suit to follow; `NOBODY_LED` if no card with taking power had been laid."""
    best: int

    def is_lawful_from(self, hand: int) -> bool:
        """Tell whether this card may be laid by the rules from ``hand``, which still holds it."""
        # Other cards in the trick matter only with named marriages, which exclude penalised cards.
        return bool(legal_cards(self.tables, hand, self.led, self.best) >> self.card & 1)

    @property
    def follows(self) -> bool:
        """Whether the card is of the suit led, or is itself the lead."""
        return self.led in (NOBODY_LED, suit_of(self.card))


def penalises(state: State) -> bool:
    """Tell whether a card that breaks the rules of the trick may be played at this table."""
    return state.variant.table.irregularities == "penalised"


def objections(state: State, seat: Seat) -> tuple[Objected, ...]:
    """Return the objections that a seat may make now, each with a reason that it can see."""
    return _objections_to(state, seat, lambda deal, laid: _has_reason(state, deal, seat, laid))


def proven_objections(state: State, seat: Seat) -> tuple[Objected, ...]:
    """Return the `objections` to opponents that the cards laid since then prove right."""
    side = state.team(seat)
    return _objections_to(
        state,
        seat,
        lambda deal, laid: state.team(laid.seat) != side and _is_seen_breaking(deal, laid),
    )


def _objections_to(
    state: State, seat: Seat, is_wrong: Callable[[Deal, LaidCard], bool]
) -> tuple[Objected, ...]:
    """Return the objections of a seat to the cards for which ``is_wrong`` is true."""
    deal = state.deal
    if deal is None or not penalises(state) or not is_time_to_object(state, deal):
        return ()
    found = (laid for laid in _unsettled(deal) if is_wrong(deal, laid))
    return tuple(Objected(seat, laid.seat, laid.trick) for laid in found)


def has_visible_revoke(deal: Deal) -> bool:
    """Tell whether the cards laid show everybody that a player failed to follow suit."""
    return any(_is_seen_breaking(deal, laid) for laid in _doubtful(deal))


def _is_seen_breaking(deal: Deal, laid: LaidCard) -> bool:
    return not laid.follows and _breaks_suit(laid, _shown_from(deal, laid))


def laid_cards(deal: Deal) -> Iterator[LaidCard]:
    """Yield every card of the deal so far, in the order in which they were laid."""
    for number, trick in enumerate(deal.tricks, start=1):
        yield from _of_trick(deal, number, trick.leader, trick.cards)
    if deal.lying:
        yield from _of_trick(deal, len(deal.tricks) + 1, deal.leader, deal.lying)


def held_at(deal: Deal, laid: LaidCard, seat_hand: int) -> CardSet:
    """Return the cards that a seat held when it laid a card.

    Args:
        deal: the deal in progress.
        laid: the card.
        seat_hand: the cards that the seat holds now.
    """
    return CardSet(seat_hand | _shown_from(deal, laid))


def open_number(deal: Deal) -> int:
    """Return the number of the trick that is not yet turned; 0 if all are."""
    if deal.lying:
        return len(deal.tricks) + 1
    turned = deal.trick_turned or deal.solder is not None
    return 0 if turned else len(deal.tricks)


def _of_trick(deal: Deal, number: int, leader: Seat, cards: tuple[Card, ...]) -> Iterator[LaidCard]:
    tables = deal.schedule[number - 1]
    led, best = NOBODY_LED, 0
    for seat, card in zip(deal.players_of(number, leader), cards, strict=False):
        yield LaidCard(seat, number, card, tables, led, best)
        if deal.rulings.is_dead(seat, card, number):
            continue
        best = card if led == NOBODY_LED else to_beat(tables, card, best)
        led = suit_of(card) if led == NOBODY_LED else led


def is_time_to_object(state: State, deal: Deal) -> bool:
    """Tell whether objections may be made now."""
    return state.phase in ("play", "count") and deal.rulings.correction is None


def _unsettled(deal: Deal) -> Iterator[LaidCard]:
    """Yield the cards of `_doubtful` that have not been ruled on."""
    settled = deal.rulings.settled
    return (laid for laid in _doubtful(deal) if (laid.seat, laid.trick) not in settled)


def _doubtful(deal: Deal) -> Iterator[LaidCard]:
    """Yield the cards that would have been illegal from some hand."""
    return (laid for laid in laid_cards(deal) if not laid.is_lawful_from(PACK))


def _has_reason(state: State, deal: Deal, seat: Seat, laid: LaidCard) -> bool:
    is_open = laid.trick == open_number(deal)
    if laid.seat == seat:
        held = held_at(deal, laid, deal.hands[seat])
        wrong = not laid.is_lawful_from(held)
        return wrong and (is_open or (not laid.follows and _breaks_suit(laid, held)))
    if state.team(laid.seat) == state.team(seat):
        return False
    if is_open and laid.trick < len(deal.schedule):
        return True
    return _is_seen_breaking(deal, laid)


def _breaks_suit(laid: LaidCard, held: int) -> bool:
    """Tell whether a hand with these cards had to follow the suit led."""
    of_suit = held & (0x1FF << 9 * laid.led)
    return bool(of_suit) and not laid.is_lawful_from(held)


def _shown_from(deal: Deal, laid: LaidCard) -> CardSet:
    """Return the cards that the seat of a card has laid or shown, from that card on."""
    shown = 0
    tricks = [(trick.leader, trick.cards) for trick in deal.tricks[laid.trick - 1 :]]
    for number, (leader, cards) in enumerate([*tricks, (deal.leader, deal.lying)], laid.trick):
        for seat, card in zip(deal.players_of(number, leader), cards, strict=False):
            shown |= 1 << card if seat == laid.seat else 0
    for one in deal.rulings.moved:
        if one.seat == laid.seat and laid.trick < one.since:
            shown |= 1 << one.card
    if deal.solder is not None:
        shown |= deal.solder.hands[laid.seat]
    return CardSet(shown)

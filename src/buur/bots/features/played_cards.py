"""The cards played in a deal in order, each with the state of the open trick before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from buur.cards import Card
from buur.contracts import Tables
from buur.play.model.deal import Deal
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats, to_beat
from buur.seats import Seat


class PlayedCard(NamedTuple):
    """A card that was played, and the state of the open trick before it."""

    trick: int
    """Number of the trick, from 0."""
    turn: int
    """Number of cards before it in the trick."""
    seat: Seat
    card: Card
    tables: Tables
    """Tables of the trick."""
    led: int
    """Suit led, `NOBODY_LED` for the lead itself."""
    best: int
    """Card that has to be beaten, 0 for the lead; see `buur.rules.tricks.to_beat`."""
    holder: Seat
    """Seat that held the trick before the card; for the lead its player."""


def _tricks(deal: Deal) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Return the leader and the cards of each trick, the open one last if it has a card."""
    taken = [(trick.leader, trick.cards) for trick in deal.tricks]
    return [*taken, (deal.leader, deal.lying)] if deal.lying else taken


def cards_by_seat(deal: Deal) -> list[int]:
    """Return by seat the set of cards that it has played."""
    found = [0] * len(deal.sides)
    for leader, cards in _tricks(deal):
        for seat, card in zip(deal.order(leader), cards, strict=False):
            found[seat] |= 1 << card
    return found


def played_cards(deal: Deal) -> Iterator[PlayedCard]:
    """Yield the cards of the tricks and of the open trick in playing order."""
    for number, (leader, cards) in enumerate(_tricks(deal)):
        if not cards:
            continue
        tables, led, best, holder = deal.schedule[number], NOBODY_LED, 0, leader
        for turn, (seat, card) in enumerate(zip(deal.order(leader), cards, strict=False)):
            yield PlayedCard(number, turn, seat, card, tables, led, best, holder)
            if turn == 0:
                led, best = card // 9, int(card)
            else:
                holder = seat if beats(tables, card, best) else holder
                best = to_beat(tables, card, best)

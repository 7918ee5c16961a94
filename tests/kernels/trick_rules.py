"""Kernels that call the rules of a trick for each of many positions."""

from __future__ import annotations

from buur.kernels.cache import kernel
from buur.kernels.game import Ints, Schedule
from buur.kernels.playout import tables_at
from buur.rules.legality import legal_cards
from buur.rules.tricks import to_beat


@kernel
def legal_sets(
    schedule: Schedule, trick: int, hands: Ints, led: Ints, best: Ints, lying: Ints, legal: Ints
) -> None:
    """Fill in the cards that each hand may play, see `buur.rules.legality.legal_cards`.

    Args:
        schedule: the tables of each trick.
        trick: number of the trick that all positions are in, from 0.
        hands: the cards held.
        led: the suit led, or NOBODY_LED.
        best: the card to be beaten.
        lying: the cards of the open trick.
        legal: what may be played, to be filled in.
    """
    tables = tables_at(schedule, trick)
    for at in range(hands.shape[0]):
        legal[at] = legal_cards(tables, hands[at], led[at], best[at], lying[at])


@kernel
def cards_to_beat(schedule: Schedule, trick: int, cards: Ints, best: Ints, found: Ints) -> None:
    """Fill in the card to be beaten after each card, see `buur.rules.tricks.to_beat`."""
    tables = tables_at(schedule, trick)
    for at in range(cards.shape[0]):
        found[at] = to_beat(tables, cards[at], best[at])

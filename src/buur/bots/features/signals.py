"""Signals: the suit in which a player showed strength by a discard on his side's trick."""

from __future__ import annotations

from buur.bots.features.played_cards import played_cards
from buur.play.model.deal import Deal
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats

TELLING_POINTS = 10
"""Points from which on a card is discarded for its points and signals nothing."""


def signalled_suits(deal: Deal) -> tuple[int | None, ...]:
    """Return by seat the suit that its first discard signalled, None without a signal.

    A discard neither follows suit nor ruffs. It is a signal only if the trick belonged to its
    player's side at that moment: on the opponents' trick a player discards what is worthless.
    """
    shown: list[int | None] = [None] * len(deal.hands)
    has_discarded = [False] * len(deal.hands)
    for played in played_cards(deal):
        seat, card, tables = played.seat, played.card, played.tables
        if played.led in (NOBODY_LED, card // 9) or beats(tables, card, played.best):
            continue
        if tables.trump_mask >> card & 1:
            continue
        ours = deal.sides[played.holder] == deal.sides[seat]
        if ours and not has_discarded[seat] and tables.points[card] < TELLING_POINTS:
            shown[seat] = card // 9
        has_discarded[seat] = True
    return tuple(shown)

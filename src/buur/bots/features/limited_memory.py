"""A beginner's knowledge of the cards: his hand, the open trick, and which top cards are gone."""

from __future__ import annotations

from buur.bots.features.memory import Memory, lying_apart
from buur.contracts import Tables
from buur.play.model.deal import Deal
from buur.play.views import View


def remember_top_cards(view: View, deal: Deal, seat: int) -> Memory:
    """Return what ``seat`` knows if it forgets a trick but for the highest card of a suit.

    Every other card may still be with anybody: there are more of them than places in the hands, so
    nothing is certain, nobody is known to lack a suit, and the last tricks cannot be counted out.
    """
    hand, pack = deal.hands[seat], view.state.variant.pack.cards
    played = sum(1 << card for trick in deal.tricks for card in trick.cards)
    gone = played & _highest(deal.tables, pack) | sum(1 << card for card in deal.lying)
    unseen = pack & ~hand & ~gone & ~lying_apart(view, deal, seat)
    could = [unseen if count else 0 for count in view.counts]
    sure = [0] * len(could)
    could[seat] = sure[seat] = hand
    away = unseen.bit_count() - sum(view.counts) + view.counts[seat]
    return Memory(hand=hand, unseen=unseen, away=away, could=tuple(could), sure=tuple(sure))


def _highest(tables: Tables, pack: int) -> int:
    """Return the cards that no card of their suit beats."""
    return sum(
        1 << card
        for card in range(36)
        if not tables.beaten_by[card] & pack & 0x1FF << 9 * (card // 9)
    )

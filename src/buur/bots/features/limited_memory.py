"""Card memory of a beginner: the hand, the open trick, and the highest cards played."""

from __future__ import annotations

from buur.bots.features.memory import Memory, lying_apart
from buur.contracts import Tables
from buur.play.model.deal import Deal
from buur.play.views import View


def remember_top_cards(view: View, deal: Deal, seat: int) -> Memory:
    """Return the knowledge of ``seat`` if it remembers only the highest cards of past tricks.

    Any other seat may hold every card that is not remembered. There are more of these than places
    in the hands, so no holder is certain, no void is known, and the last tricks cannot be searched
    exactly.
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

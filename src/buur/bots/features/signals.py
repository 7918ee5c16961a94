"""Discards as language: a small card thrown on the partner's sure trick names a strong suit."""

from __future__ import annotations

from buur.play.model.deal import Deal

TELLING_POINTS = 10
"""A card worth this much is thrown for its points and says nothing."""


def signalled_suits(deal: Deal) -> tuple[int | None, ...]:
    """Return by seat the suit that its first discard showed strength in, if it did.

    Only the first card counts that neither follows nor ruffs, and only when the trick belonged
    to its player's side at that moment: on the opponents' trick one throws what one does not need.
    """
    shown: list[int | None] = [None] * len(deal.hands)
    spoken = [False] * len(deal.hands)
    tricks = [(trick.leader, trick.cards) for trick in deal.tricks]
    for number, (leader, cards) in enumerate([*tricks, (deal.leader, deal.lying)]):
        if not cards:
            continue
        order = deal.order(leader)
        tables, best, best_seat = deal.schedule[number], cards[0], int(leader)
        for turn, card in enumerate(cards[1:], 1):
            seat = order[turn]
            if tables.beaten_by[best] >> card & 1:
                best, best_seat = card, seat
            elif card // 9 != cards[0] // 9 and not tables.trump_mask >> card & 1:
                ours = deal.sides[best_seat] == deal.sides[seat]
                if ours and not spoken[seat] and tables.points[card] < TELLING_POINTS:
                    shown[seat] = card // 9
                spoken[seat] = True
    return tuple(shown)

"""`PastDeals`: the last counted deals of a table for its clients, and the points of the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from buur.play.model.result import DealScore
from buur.play.queries.recent_deals import RECENT
from buur.server.wire import table_view
from buur.server.wire.encode_view import encode_deal


class PastDeals:
    """The counted deals of a table: the last ones in full, of the others the sum."""

    def __init__(self) -> None:
        # A view may be older than the last count, by the events of one step.
        self._deals: deque[table_view.DealView] = deque(maxlen=2 * RECENT)
        self.written: tuple[int, ...] = ()
        """The points of all deals, by line; empty before the first deal is counted."""

    @property
    def count(self) -> int:
        """The number of counted deals."""
        return self._deals[-1].deal if self._deals else 0

    def follow(self, history: Sequence[DealScore]) -> None:
        """Add the scores that are new; each is encoded once."""
        new = []
        for score in reversed(history):
            if score.deal <= self.count:
                break
            new.append(score)
        for score in reversed(new):
            self._deals.append(encode_deal(score))
            self.written = _sum([self.written, score.total]) if self.written else score.total

    def resume(self, history: Iterable[DealScore], written: tuple[int, ...]) -> None:
        """Go on from the last deals, with the points of all."""
        for score in history:
            deal = encode_deal(score)
            if deal.deal != self.count + 1:
                self._deals.clear()
            self._deals.append(deal)
        self.written = written

    def last(self, count: int, most: int) -> tuple[table_view.DealView, ...]:
        """Return the last ones of the first ``count`` deals, at most ``most``."""
        found = []
        for deal in reversed(self._deals):
            if deal.deal <= count - most:
                break
            if deal.deal <= count:
                found.append(deal)
        return tuple(reversed(found))

    def earlier(self, count: int, most: int) -> tuple[int, ...]:
        """Return the points of the deals before those of `last`, by line."""
        found = self.written
        for deal in reversed(self._deals):
            if deal.deal <= count - most:
                break
            found = tuple(have - less for have, less in zip(found, deal.total, strict=True))
        return found


def _sum(points: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*points, strict=True)))

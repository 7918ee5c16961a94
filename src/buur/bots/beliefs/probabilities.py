"""`Beliefs`: the probability of each hidden card in each hand, from the view of a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, SupportsIndex

import numpy as np

from buur.arguments import instance, wrong
from buur.bots.beliefs.worlds import Worlds, imagine, playing_seats
from buur.cards import CODES, PACK_SIZE, CardLike, CardSet, card_of, cards_html, cards_in
from buur.completion import PublicNames
from buur.kernels.game import Floats
from buur.play.views import View
from buur.seats import Seat, seat_of

DIGITS: Final = 12
"""Decimals of a probability, so that a certain card has exactly 1."""
PERCENT: Final = 100
OPACITY: Final = 0.6
"""Opacity of the background of a certain card in HTML."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Beliefs(PublicNames):
    """Probabilities of the hidden cards for one seat; `beliefs` makes them.

    >>> import buur
    >>> found = beliefs(buur.start("schieber", 7).view(0))
    >>> 0 <= found.chance(1, "SA") <= 1, sorted(found.table())
    (True, [1, 2, 3])

    Raises:
        ArgumentError: an argument is of another type, or the worlds are of another table.
    """

    view: View
    """The view of the observer."""
    worlds: Worlds
    """The deals from which the probabilities are counted: their hands and their weights."""
    _chances: Floats = field(init=False)
    """By seat and card, the probability that the seat holds the card."""
    _hidden: CardSet = field(init=False)
    """The cards that the observer does not see."""

    def __post_init__(self) -> None:
        worlds = instance(self.worlds, Worlds, "worlds")
        seats = playing_seats(instance(self.view, View, "view"))
        if worlds.hands.shape[1] != len(seats):
            raise wrong("worlds", worlds, f"hands of {len(seats)} players")
        chances = np.zeros((len(self.view.counts), PACK_SIZE))
        for card in range(PACK_SIZE):
            chances[seats, card] = (worlds.weights @ (worlds.hands >> card & 1)).round(DIGITS)
        others = [column for column, seat in enumerate(seats) if seat != self.view.seat]
        hidden = np.bitwise_or.reduce(worlds.hands[:, others], axis=None)
        hidden |= np.bitwise_or.reduce(worlds.away)
        object.__setattr__(self, "_chances", chances)
        object.__setattr__(self, "_hidden", CardSet(int(hidden)))

    def __len__(self) -> int:
        return len(self.worlds)

    def __repr__(self) -> str:
        hidden = self._hidden.bit_count()
        return f"Beliefs(seat {self.view.seat}: {hidden} hidden cards, {len(self)} worlds)"

    def _repr_html_(self) -> str:
        cards = cards_in(self._hidden)
        heads = "".join(f'<th scope="col">{cards_html([card])}</th>' for card in cards)
        rows = "".join(
            f'<tr><th scope="row">{seat}</th>{"".join(map(_cell_html, chances.values()))}</tr>'
            for seat, chances in self.table().items()
        )
        return (
            f"<table><caption>seat {self.view.seat}: probability of each hidden card, in percent"
            f'</caption><tr><th scope="col">seat</th>{heads}</tr>{rows}</table>'
        )

    def chance(self, seat: SupportsIndex, card: CardLike) -> float:
        """Return the probability that a seat holds a card now.

        It is 0 or 1 for a card that the observer sees, such as one that is played.

        Args:
            seat: the number of the seat.
            card: the code or the number of the card.

        Raises:
            ArgumentError: there is no such seat or card number.
            NotationError: there is no such card code.
        """
        return float(self._chances[seat_of(seat, len(self._chances)), card_of(card)])

    def table(self) -> dict[int, dict[str, float]]:
        """Return the probability of each hidden card, by other playing seat and by card code.

        The probabilities of a card add up to 1, or to less if nobody may hold it, as in a widow.
        Those of a seat add up to the number of its cards.
        """
        cards = cards_in(self._hidden)
        return {
            seat: {CODES[card]: float(self._chances[seat, card]) for card in cards}
            for seat in map(Seat, sorted(playing_seats(self.view)))
            if seat != self.view.seat
        }


def beliefs(view: View, count: int = 1000, seed: int = 0, *, trust: float = 1.0) -> Beliefs:
    """Return the probabilities of the hidden cards for the seat of a view.

    >>> import buur
    >>> partie = buur.start("schieber", 7)
    >>> found = beliefs(partie.view(0))
    >>> found
    Beliefs(seat 0: 27 hidden cards, 1000 worlds)
    >>> round(sum(found.chance(seat, "SA") for seat in range(4)), 6)
    1.0

    They are exact where few deals are possible; otherwise they are estimated from sampled deals.
    Each deal is weighted by the probability of the others' contracts, bids, melds and cards, if all
    others play like ``steady``. People play otherwise: a ``trust`` below 1 lowers the influence of
    these acts, and 0 ignores them.

    Args:
        view: the view of a seat, with the cards dealt.
        count: the largest number of worlds.
        seed: 0 to 2^62 - 1; the same view and seed give the same worlds.
        trust: exponent of the likelihood of the others' acts.

    Raises:
        PositionError: the view is of no seat, no cards are dealt, or the hidden cards do not fill
            the hands.
        ArgumentError: an argument is of another type, or out of range.
    """
    return Beliefs(view, imagine(view, count, seed, trust))


def _cell_html(chance: float) -> str:
    """Return a cell whose background is the stronger the higher the probability is."""
    style = f"background:rgba(46,125,50,{OPACITY * chance:.2f});text-align:right"
    return f'<td style="{style}">{PERCENT * chance:.0f}</td>'

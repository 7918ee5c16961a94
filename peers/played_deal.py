"""Deal played elsewhere, and the views of its seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peers.wire import Observation, TakenTrick

SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A whole deal, by seats in the direction of play."""

    dealer: int
    hands: list[list[str]]
    """As they were dealt."""
    contract: str
    pushed: bool
    tricks: list[TakenTrick]

    @property
    def cards(self) -> list[tuple[int, str]]:
        """Seats and cards as they were played."""
        return [laid for trick in self.tricks for laid in trick["cards"]]

    def before_card(self, count: int) -> Observation:
        """Return what is shown to the seat that plays the next card, ``count`` cards later."""
        full, lying = divmod(count, SEATS)
        seat, _ = self.cards[count]
        gone = {card for _, card in self.cards[:count]}
        taken = self.tricks[:full]
        return self._shown(seat, "play") | {
            "hand": [card for card in self.hands[seat] if card not in gone],
            "contract": self.contract,
            "pushed": self.pushed,
            "tricks": taken,
            "trick": self.tricks[full]["cards"][:lying],
            "points": [
                sum(trick["points"] for trick in taken if trick["winner"] % 2 == side)
                for side in (0, 1)
            ],
        }

    def before_contract(self, pushed: bool) -> Observation:
        """Return what the forehand is shown before it speaks, or its partner after a push."""
        seat = (self.dealer + (3 if pushed else 1)) % SEATS
        return self._shown(seat, "choose") | {"pushed": pushed}

    def _shown(self, seat: int, phase: str) -> Observation:
        return {
            "seat": seat,
            "phase": phase,
            "deal": 1,
            "dealer": self.dealer,
            "hand": self.hands[seat],
            "legal": [],
            "contract": None,
            "pushed": False,
            "tricks": [],
            "trick": [],
            "points": [0, 0],
        }

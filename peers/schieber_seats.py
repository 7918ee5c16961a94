"""Adapter that drives a player of the package ``schieber`` as its own game would.

The package itself is not imported here: players, their questions and cards are what `Package` says.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any, Final, Protocol

from peers.schieber_codec import PUSH, RANKS, SUITS, card_of, contract_of, dealt, history, status
from peers.wire import Observation

Asking = Generator[Any, bool | None, None]
"""What its players answer with: a choice, and another one each time it may not be."""


class SchieberPlayer(Protocol):
    """What its game does with a player."""

    cards: list[Any]
    seed: int | None

    def set_card(self, card: Any) -> None:
        """Take a card that is dealt."""

    def choose_trumpf(self, geschoben: bool) -> Asking:
        """Name the contract, or push."""

    def choose_card(self, state: dict[str, object]) -> Asking:
        """Play a card."""

    def move_made(self, player_id: int, card: Any, state: dict[str, object]) -> None:
        """Hear what has been played."""


class Package(Protocol):
    """What is needed of the package."""

    def player(self, seat: int) -> SchieberPlayer:
        """Return a new player."""

    def card(self, suit: str, value: int) -> Any:
        """Return a card of the package."""


class SeatPlayer:
    """One player at one seat through one deal.

    Args:
        package: where the player comes from.
        seen: the view at the first question.
        chance: shuffles the hand, which is dealt unsorted there: some players heed the order.
    """

    def __init__(self, package: Package, seen: Observation, chance: int) -> None:
        self._package: Final = package
        self._seat: Final = seen["seat"]
        self._dealt: Final = dealt(seen)
        self._player: Final = package.player(self._seat)
        self._told: list[tuple[int, str]] = []
        self._asked = -1
        """How many cards lay when the player was last asked for one."""
        for card in random.Random(chance).sample(self._dealt, len(self._dealt)):
            self._player.set_card(self._card(card))

    def goes_on(self, seen: Observation) -> bool:
        """Tell whether a view is a later moment of the same deal."""
        return dealt(seen) == self._dealt and history(seen)[: len(self._told)] == self._told

    def contract(self, seen: Observation, chance: int) -> str | None:
        """Return the contract named; a second push is refused, as its game does."""
        asking = self._player.choose_trumpf(seen["pushed"])
        trump = self._answer(asking, None, chance)
        while trump.name == PUSH and seen["pushed"]:
            chance += 1
            trump = self._answer(asking, False, chance)
        return contract_of(trump.name)

    def card(self, seen: Observation, chance: int) -> str:
        """Return the card played."""
        for seat, card in history(seen)[len(self._told) :]:
            self._hear(seen, seat, card, chance)
        return self._choice(seen, chance)

    def _hear(self, seen: Observation, seat: int, card: str, chance: int) -> None:
        """Tell the player of one more card; his own may be another one than he chose."""
        if seat == self._seat:
            if self._asked < len(self._told):
                self._choice(seen, chance)  # players take notes when they are asked
            self._player.cards.remove(self._card(card))
        self._player.move_made(seat, self._card(card), status(seen, len(self._told)))
        self._told.append((seat, card))

    def _choice(self, seen: Observation, chance: int) -> str:
        self._asked = len(self._told)
        asking = self._player.choose_card(status(seen, len(self._told)))
        card = self._answer(asking, None, chance)
        return card_of(card.suit.name, card.value)

    def _answer(self, asking: Asking, said: bool | None, chance: int) -> Any:
        """Return what a player says next; he takes his dice anew from his own field each time."""
        self._player.seed = chance
        return asking.send(said)

    def _card(self, card: str) -> Any:
        return self._package.card(SUITS[card[0]], RANKS[card[1]])


class SidePlayers:
    """All seats of a side."""

    def __init__(self, package: Package) -> None:
        self._package = package
        self._places: dict[int, SeatPlayer] = {}

    def contract(self, seen: Observation, chance: int) -> str | None:
        """Return the contract that the seat's player names; None is a push."""
        return self._place(seen, chance).contract(seen, chance)

    def card(self, seen: Observation, chance: int) -> str:
        """Return the card that the seat's player plays."""
        return self._place(seen, chance).card(seen, chance)

    def _place(self, seen: Observation, chance: int) -> SeatPlayer:
        place = self._places.get(seen["seat"])
        if place is None or not place.goes_on(seen):
            place = self._places[seen["seat"]] = SeatPlayer(self._package, seen, chance)
        return place

"""Players of ``schieber`` are told of a deal as their own game would tell them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from peers.schieber_codec import card_text, history
from peers.schieber_seats import SeatPlayer, SidePlayers
from peers.wire import Observation
from tests.peers.views import seen

SEAT = 1


@dataclass(frozen=True)
class Suit:
    name: str


@dataclass(frozen=True)
class Card:
    suit: Suit
    value: int


@dataclass
class Noting:
    """Notes what it is told, and plays its first card."""

    seat: int
    cards: list[Card] = field(default_factory=list)
    seed: int | None = None
    heard: list[tuple[int, Card, int]] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    pushes: int = 2

    def set_card(self, card: Card) -> None:
        self.cards.append(card)

    def choose_trumpf(self, geschoben: bool) -> Iterator[Any]:
        for _ in range(self.pushes):
            yield Suit("SCHIEBEN")
        yield Suit("SHIELD" if geschoben else "ROSE")

    def choose_card(self, state: dict[str, Any]) -> Iterator[Card]:
        self.asked.append(4 * len(state["stiche"]) + len(state["table"]))
        yield self.cards[0]

    def move_made(self, player_id: int, card: Card, state: dict[str, Any]) -> None:
        self.heard.append((player_id, card, 4 * len(state["stiche"]) + len(state["table"])))


@dataclass
class Package:
    """Makes such players."""

    made: list[Noting] = field(default_factory=list)

    def player(self, seat: int) -> Any:
        self.made.append(Noting(seat))
        return self.made[-1]

    def card(self, suit: str, value: int) -> Card:
        return Card(Suit(suit), value)


def deal(number: int = 1) -> list[Observation]:
    """Return what a seat is shown when it is to play, card by card."""
    own = [view for view in seen() if view["seat"] == SEAT and view["phase"] == "play"]
    return [view for view in own if view["deal"] == number]


def test_everything_is_told_once_in_order() -> None:
    package, views = Package(), deal()
    places = SidePlayers(package)
    for view in views:
        places.card(view, 5)
    (player,) = package.made
    told = history(views[-1])
    assert [(seat, count) for seat, _, count in player.heard] == [
        (seat, count) for count, (seat, _) in enumerate(told)
    ]
    assert [
        f"<{card.suit.name}:{card.value}>" for _, card, _ in player.heard if card.value < 10
    ] == [card_text(card) for _, card in told if card[1] in "6789"]
    assert player.asked == [len(history(view)) for view in views]
    assert len(player.cards) == 1


def test_who_comes_late_is_told_and_asked_as_if_he_had_been_there() -> None:
    late, package = Package(), Package()
    views = deal()
    places = SidePlayers(package)
    for view in views:
        places.card(view, 5)
    SeatPlayer(late, views[-1], 5).card(views[-1], 5)
    assert late.made[0].heard == package.made[0].heard
    assert late.made[0].asked == package.made[0].asked
    assert set(late.made[0].cards) == set(package.made[0].cards)


def test_another_deal_has_another_player() -> None:
    package = Package()
    places = SidePlayers(package)
    for view in (deal(1)[0], deal(1)[1], deal(2)[0]):
        places.card(view, 5)
    assert len(package.made) == 2
    assert len(package.made[1].cards) == 9


def test_hands_are_dealt_unsorted_but_repeatably() -> None:
    package, view = Package(), deal()[0]
    for chance in (5, 5, 6):
        SeatPlayer(package, view, chance)
    first, again, other = (player.cards for player in package.made)
    assert first == again
    assert first != other
    assert set(first) == set(other)


def test_a_push_is_passed_on_once_and_then_refused() -> None:
    first = next(view for view in seen() if view["phase"] == "choose" and not view["pushed"])
    partner = next(view for view in seen() if view["phase"] == "choose" and view["pushed"])
    assert SeatPlayer(Package(), first, 5).contract(first, 5) is None
    assert SeatPlayer(Package(), partner, 5).contract(partner, 5) == "trump:S"

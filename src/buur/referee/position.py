"""`Position`: a deal with irregular cards, which goes on after rulings and counts its points.

A `Position` accepts any card, legal or not. `buur.rules` decides the legal cards, and the winner
and points of a trick. Cards without taking power win no trick.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from buur.cards import NO_CARDS, SUIT_SETS, Card, CardSet, Suit, cards_in, mask_of
from buur.contracts import Contract, Tables
from buur.referee.incident import SEATS, TRICKS, Incident
from buur.referee.incident_facts import lawful_cards
from buur.referee.ruling import OPEN_TRICK, REST, Ruling
from buur.rules.tricks import trick_points, winner
from buur.seats import BySeat, ByTeam, Seat, Team, put, right_of, seats_from
from buur.variants.model import Variant


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the open trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Taken:
    """A complete trick."""

    cards: tuple[Card, ...]
    by: tuple[Seat, ...]
    """The seat that laid each card."""
    winner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A deal in play, with all hands known."""

    variant: Variant
    contract: Contract
    hands: BySeat[CardSet]
    leader: Seat
    trick: tuple[Laid, ...] = ()
    tricks: tuple[Taken, ...] = ()
    dead: CardSet = NO_CARDS
    """Cards without taking power."""
    moved: Mapping[Card, Team | None] = field(default_factory=dict)
    """Cards that a ruling gave to a side; None for the side that wins the last trick."""
    awarded: Mapping[int, Team] = field(default_factory=dict)
    """Tricks that a ruling gave to a side, by number."""
    rest: Team | None = None
    """The side that a ruling gave all tricks that were not complete; the play is then over."""
    next_leader: Seat | None = None
    barred: tuple[Seat, Suit] | None = None
    """A seat, and the suit that it may not play with its next card."""

    @property
    def number(self) -> int:
        """The number of the open trick."""
        return min(TRICKS, len(self.tricks) + 1)

    @property
    def schedule(self) -> tuple[Tables, ...]:
        """The tables of every trick."""
        return self.variant.compiled(self.contract)

    @property
    def turn(self) -> Seat | None:
        """The seat that plays next; seats without cards are skipped. None when play is over."""
        if self.rest is not None or len(self.tricks) == TRICKS:
            return None
        laid = {one.seat for one in self.trick}
        order = seats_from(self.leader, SEATS)
        return next((seat for seat in order if seat not in laid and self.hands[seat]), None)

    def playable(self, seat: Seat) -> CardSet:
        """Return the cards that a seat may play now, after all rulings."""
        alive = [one.card for one in self.trick if not self.dead >> one.card & 1]
        lawful = lawful_cards(self.schedule[self.number - 1], self.hands[seat], alive)
        if self.barred is None or self.barred[0] != seat:
            return lawful
        return CardSet(lawful & ~SUIT_SETS[self.barred[1]]) or lawful

    def play(self, card: Card) -> Position:
        """Return the position after the seat on turn has laid a card, legal or not."""
        seat = self.turn
        assert seat is not None  # noqa: S101 - the caller looks at `turn`
        after = replace(
            self,
            hands=put(self.hands, seat, CardSet(self.hands[seat] & ~(1 << card))),
            trick=(*self.trick, Laid(seat, card)),
            barred=None if self.barred is not None and self.barred[0] == seat else self.barred,
        )
        return after._turned()

    def _turned(self) -> Position:
        """Return the position with the trick turned, if every seat with cards has played to it."""
        waiting = self.turn is not None
        if waiting or not self.trick:
            return self
        taker = self._taker()
        leader = taker if self.next_leader is None else self.next_leader
        cards = tuple(one.card for one in self.trick)
        taken = Taken(cards, tuple(one.seat for one in self.trick), taker)
        return replace(
            self,
            trick=(),
            tricks=(*self.tricks, taken),
            leader=leader,
            next_leader=None,
        )

    def _taker(self) -> Seat:
        """Return the seat of the strongest card with taking power, or else of the card led."""
        alive = [one for one in self.trick if not self.dead >> one.card & 1]
        if not alive:
            return self.trick[0].seat
        tables = self.schedule[self.number - 1]
        return alive[winner(tables, [one.card for one in alive])].seat

    def after(self, incident: Incident, ruling: Ruling, chosen: Card | None = None) -> Position:
        """Return the position after a ruling that lets the deal go on.

        Args:
            incident: the incident of the ruling.
            ruling: the consequences of the incident.
            chosen: the card of ``ruling.forced`` that replaces the wrong card of a revoke.
        """
        position = self
        if chosen is not None:
            position = position._exchanged(incident.seat, chosen)
        gone = mask_of(move.card for move in ruling.moves)
        open_trick = len(position.tricks) + 1
        awards = {
            open_trick if key == OPEN_TRICK else int(key): team
            for key, team in ruling.tricks_to
            if key != REST
        }
        suit = ruling.barred_suit
        partner = right_of(right_of(incident.seat))
        return replace(
            position,
            hands=tuple(CardSet(hand & ~gone) for hand in position.hands),
            dead=CardSet(position.dead | ruling.dead),
            moved={**position.moved, **{move.card: move.team for move in ruling.moves}},
            awarded={**position.awarded, **awards},
            rest=dict(ruling.tricks_to).get(REST, position.rest),
            next_leader=position.next_leader if ruling.next_leader is None else ruling.next_leader,
            barred=position.barred if suit is None else (partner, suit),
        )

    def _exchanged(self, seat: Seat, chosen: Card) -> Position:
        """Return the position in which another card replaces a seat's card in the open trick."""
        laid = next(one for one in self.trick if one.seat == seat)
        hand = CardSet((self.hands[seat] | 1 << laid.card) & ~(1 << chosen))
        trick = tuple(Laid(seat, chosen) if one is laid else one for one in self.trick)
        return replace(self, hands=put(self.hands, seat, hand), trick=trick)

    @property
    def points(self) -> ByTeam[int]:
        """The card points of each side after play, with the bonus of the last trick."""
        totals = [0, 0]
        for number, taken in enumerate(self.tricks, start=1):
            tables = self.schedule[number - 1]
            totals[self._side(number, taken)] += trick_points(tables, taken.cards)
        last = self._last_side
        for card, moved_to in self.moved.items():
            totals[last if moved_to is None else moved_to] += self.schedule[0].points[card]
        for card in cards_in(self._left):
            totals[last] += self.schedule[0].points[card]
        totals[last] += self.variant.score.last_trick + self.schedule[-1].last
        return tuple(totals)

    @property
    def _left(self) -> CardSet:
        """Cards outside complete tricks that no ruling has moved, in hands and the open trick."""
        cards: int = mask_of(one.card for one in self.trick)
        for hand in self.hands:
            cards |= hand
        return CardSet(cards & ~mask_of(self.moved))

    @property
    def _last_side(self) -> Team:
        """The side that has the last trick."""
        if self.rest is not None:
            return self.rest
        return self._side(len(self.tricks), self.tricks[-1])

    def _side(self, number: int, taken: Taken) -> Team:
        return self.awarded.get(number, Team(self.variant.teams[taken.winner]))

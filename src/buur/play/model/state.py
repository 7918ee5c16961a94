"""`State`: an immutable partie, with its phase, the seats that must act and the points so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, SupportsIndex, TypeVar

from buur.cards import CardSet, Hand
from buur.completion import PublicNames
from buur.errors import BuurError
from buur.play import html
from buur.play.model.deal import NO_SEAT, Deal, Reign, Seal
from buur.play.model.result import DealScore, Result
from buur.scoring import Credit, raw_points, totals
from buur.seats import NO_SIDE, ByTeam, Seat, Team, left_of, seat_of, seats_text
from buur.variants.model import Variant
from buur.variants.values import StageName

Phase = Literal["open", "seal", "cut", "deal", "ruling", "claim", "count", "over"] | StageName
"""The event that the partie waits for: the first dealer, contributions, the cut, the cards, the act
of a stage, the ruling on an objection, the answer to a wrong claim, the count; or none."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class State(PublicNames):
    """The state of a partie after its events so far, as an immutable value.

    >>> import buur
    >>> state: State = buur.start("chibre", 7)
    >>> state.phase, state.waiting, state.scores, state.is_over
    ('choose', (0,), (0, 0), False)
    """

    variant: Variant
    deal: Deal | None = None
    scores: ByTeam[int] = (0, 0)
    """The scores on the slate before this deal."""
    history: tuple[DealScore, ...] = ()
    berg: Team | None = None
    reign: Reign | None = None
    """The king of the partie, in rule sets in which one seat plays against the rest throughout."""
    result: Result | None = None
    seal: Seal | None = None
    """The seal of the draw, until the first dealer is drawn."""
    last_seal: Seal | None = None
    """The seal of the previous deal, or of the draw, whose seed may still have to be revealed."""

    @property
    def phase(self) -> Phase:
        """The event that the partie waits for."""
        deal = self.deal
        if self.result is not None:
            return "over"
        if deal is None:
            return "seal" if self.seal is not None and self.seal.missing else "open"
        if not deal.is_dealt:
            return _before_the_cards(self.variant, deal)
        if deal.stage != "play":
            return deal.stage
        if deal.rulings.objection is not None:
            return "ruling"
        if deal.claimer is not None and not deal.insisted:
            return "claim"
        return "count" if deal.turn == NO_SEAT else "play"

    @property
    def is_over(self) -> bool:
        """Whether the partie has ended."""
        return self.result is not None

    @property
    def winner(self) -> Team | None:
        """The line of the slate that has won; None before the end, and for a draw."""
        return None if self.result is None else self.result.winner

    @property
    def current_deal(self) -> Deal:
        """The deal in progress, or the last one of a partie that is over.

        Raises:
            BuurError: the partie has not been opened, so that there is no deal.
        """
        if self.deal is None:
            raise BuurError("there is no deal yet: the partie waits for its first dealer")
        return self.deal

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now; none when the table is to act."""
        deal, phase = self.deal, self.phase
        if deal is None:
            return () if self.seal is None else self.seal.missing
        match phase:
            case "play":
                return (deal.turn,)
            case "cut":
                cutter = cutter_of(self)
                return (cutter,) if deal.seal is None or deal.seal.expects(cutter) else ()
            case "seal" if deal.seal is not None:
                return deal.seal.missing
            case "claim" if deal.claimer is not None:
                return tuple(
                    Seat(seat)
                    for seat in range(self.variant.seats)
                    if self.team(Seat(seat)) not in (self.team(deal.claimer), NO_SIDE)
                )
            case "open" | "seal" | "deal" | "ruling" | "claim" | "count" | "over":
                return ()
            case _:
                return deal.asked

    @property
    def turn(self) -> Seat | None:
        """The one seat that must act now, if there is exactly one."""
        waiting = self.waiting
        return waiting[0] if len(waiting) == 1 else None

    @property
    def running(self) -> ByTeam[int]:
        """Points of each line of the slate, including the credits of this deal so far."""
        return self._with_credits(() if self.deal is None else self.deal.credits)

    @property
    def chalked(self) -> ByTeam[int]:
        """Points of each line that are written on the slate so far (§10.1).

        Melds and stöck of this deal are written as soon as they count. Its cards are written after
        the deal, and with them the melds that a match voids or revives in the last trick (§5.8).
        """
        deal = self.deal
        if deal is None:
            return self.scores
        last = len(deal.schedule)
        return self._with_credits(
            [
                one
                for one in deal.credits
                if one.kind == "stoeck" or (one.kind == "melds" and one.trick < last)
            ]
        )

    def _with_credits(self, credits: Sequence[Credit]) -> ByTeam[int]:
        """Return the scores with these credits of this deal."""
        deal = self.deal
        if deal is None or not credits or self.variant.score.write != "points":
            return self.scores
        earned = by_line(self, totals(credits, self.variant.sides, deal.multiplier))
        return tuple(map(sum, zip(self.scores, earned, strict=True)))

    @property
    def card_points(self) -> ByTeam[int]:
        """Card points of each side in this deal, with the last trick's bonus."""
        credits = () if self.deal is None else self.deal.credits
        cards = raw_points(credits, self.variant.sides, "cards")
        last = raw_points(credits, self.variant.sides, "last_trick")
        return tuple(map(sum, zip(cards, last, strict=True)))

    def team(self, seat: SupportsIndex) -> Team:
        """Return the side of a seat: its side in this deal, or before the cards its team.

        Raises:
            ArgumentError: there is no such seat.
        """
        if type(seat) is not int or not 0 <= seat < self.variant.seats:
            seat = self.seat_of(seat)
        sides = self.deal.sides if self.deal is not None else ()
        return sides[seat] if sides else Team(self.variant.teams[seat])

    def line(self, seat: SupportsIndex) -> Team | None:
        """Return the line of the slate that a seat writes on, None while that is not known.

        Raises:
            ArgumentError: there is no such seat.
        """
        seat = self.seat_of(seat)
        if self.variant.sharing != "king":
            return Team(self.variant.teams[seat])
        deal = self.deal
        if deal is not None and deal.declarer is not None:
            return deal.sides[seat]
        if self.reign is None:
            return None
        return Team(0 if seat in (self.reign.king, self.reign.partner) else 1)

    @property
    def targets(self) -> ByTeam[int]:
        """The target of each line of the slate."""
        target = self.variant.partie.target
        if self.reign is not None:
            return (self.reign.goal, target)
        return (target,) * self.variant.lines

    def hand(self, seat: SupportsIndex) -> Hand:
        """Return the cards that a seat holds.

        Raises:
            ArgumentError: there is no such seat.
        """
        number = self.seat_of(seat)
        hands = self.deal.hands if self.deal is not None else ()
        return Hand(hands[number] if hands else CardSet(0))

    def seat_of(self, seat: SupportsIndex) -> Seat:
        """Return a seat of this table, given by its number.

        Raises:
            ArgumentError: there is no such seat.
        """
        if type(seat) is int and 0 <= seat < self.variant.seats:
            return seat  # type: ignore[return-value]
        return seat_of(seat, self.variant.seats)

    def __repr__(self) -> str:
        parts = [_progress(self), ":".join(map(str, self.running))]
        if self.deal is not None:
            parts.insert(0, f"deal {self.deal.number}")
        return f"<{type(self).__name__} {self.variant.code}: {', '.join(parts)}>"

    def _repr_html_(self) -> str:
        return html.state_html(self)


AnyState = TypeVar("AnyState", bound=State)
"""A `State` or a `Partie`; functions return the class that they are given."""


def deal_of(state: State) -> Deal:
    """Return the deal in progress of a partie that has been opened."""
    assert state.deal is not None  # noqa: S101 - the partie has been opened
    return state.deal


def cutter_of(state: State) -> Seat:
    """Return the seat that cuts the pack of the deal in progress (§2.3)."""
    return left_of(deal_of(state).dealer, state.variant.seats)


def by_line(state: State, points: ByTeam[int]) -> ByTeam[int]:
    """Return the points by line of the slate: each line gets all points of its side in this deal.

    A line whose player sits out gets 0; all lines get 0 until the sides are known.
    """
    deal, variant = deal_of(state), state.variant
    if not deal.sides or variant.sharing == "king":
        return points
    if deal.side_count != len(points):
        return (0,) * variant.lines
    sides = (deal.sides[variant.teams.index(line)] for line in range(variant.lines))
    return tuple(0 if side == NO_SIDE else points[side] for side in sides)


def _progress(state: State) -> str:
    """Return how far a deal is and what the partie waits for, for `repr`."""
    deal, phase = state.deal, state.phase
    if state.result is not None:
        winner = state.result.winner
        return "over, a draw" if winner is None else f"over, side {winner} won"
    if deal is None:
        asked = f", {seats_text(state.waiting)} to {phase}" if state.waiting else ""
        return f"not opened{asked}"
    parts = [] if deal.contract is None else [deal.contract.code]
    if phase == "play":
        parts.append(f"trick {len(deal.tricks) + 1}")
    if state.waiting:
        parts.append(f"{seats_text(state.waiting)} to {phase}")
    else:
        parts.append(f"waits for: {phase}")
    return ", ".join(parts)


def _before_the_cards(variant: Variant, deal: Deal) -> Phase:
    if deal.seal is not None and deal.seal.missing:
        return "seal"
    if deal.cut is None and variant.deal.cut != "none":
        return "cut"
    return "deal"

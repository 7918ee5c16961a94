"""`finish_claim`: whether a claim of the target is right, and which team has won.

The facts are converted to a position of the engine, which judges the claim as it does at the
table. This module applies no rule itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, SupportsIndex, get_args

from buur.answers.deal_setup import Setting, at_trick, on_lead, setting_of, with_trick
from buur.arguments import integer, one_of, wrong
from buur.cards import Card, CardSet, mask_of
from buur.contracts import Contract, contract_of
from buur.errors import ArgumentError, PositionError
from buur.play.engine import do
from buur.play.model.deal import NO_SEAT, Trick
from buur.play.model.events import Finished
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.positions import TrickLike
from buur.play.queries.claims import counted_points
from buur.play.queries.stoeck import stoeck_pair
from buur.scoring import Credit, CreditKind, in_order
from buur.seats import Seat, Team, put
from buur.variants.registry import DEFAULT, RulesLike

KINDS: Final[tuple[CreditKind, ...]] = get_args(CreditKind)
MOST_CREDITS: Final = 60
MOST_POINTS: Final = 100_000


@dataclass(frozen=True, slots=True)
class FinishClaim:
    """The judgement on a claim of the end; `finish_claim` returns it.

    >>> finish_claim("trump:S", 0, [990, 0], [0, 1])
    FinishClaim(correct=False, winner=1, points=(990, 0), may_insist=False)
    """

    correct: bool
    """Whether the claim is right."""
    winner: Team | None
    """The team that has won the partie; None if nobody has."""
    points: tuple[int, ...]
    """The points that each team may count."""
    may_insist: bool = False
    """Whether the opponents of a wrong claim may play on for the match."""


def finish_claim(
    contract: Contract | str,
    team: SupportsIndex,
    scores: Sequence[SupportsIndex],
    tricks: Sequence[SupportsIndex],
    rules: RulesLike = DEFAULT,
    *,
    credits: Iterable[Credit] = (),
    turned: bool = False,
    trick: TrickLike = "",
    leader: SupportsIndex | None = None,
    boss: bool = False,
    last: SupportsIndex | None = None,
    stoeck: bool = False,
    rival_stoeck: bool = False,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> FinishClaim:
    """Judge a claim that the end of the partie is reached (§7.5, §7.6).

    >>> melds, cards = Credit(0, "melds", 20, 1), Credit(0, "cards", 25, 1)
    >>> found = finish_claim("trump:S", 0, [960, 930], [2, 1], credits=[melds, cards], turned=True)
    >>> found.correct, found.winner, found.points
    (True, 0, (1005, 930))

    Args:
        contract: the contract of this deal, as a value or a code.
        team: the team that claims, 0 or 1.
        scores: the points of both teams before this deal.
        tricks: the complete tricks of both teams in this deal.
        rules: the name of a preset, or rules of your own.
        credits: what this deal brought so far: `buur.scoring.Credit` with the team, the kind, the
            points before the multiplier, and the number of tricks complete at that moment.
        turned: whether the last complete trick is turned.
        trick: the cards of the open trick in playing order.
        leader: the team that led it; needed with ``trick``.
        boss: whether the best card of ``trick`` is the claimer's and takes it.
        last: the team of the last trick, once all are made; by default the one with its bonus.
        stoeck: whether the claimer holds a stöck that was not called.
        rival_stoeck: whether an opponent does.
        deal_no: the number of the deal, from 1; by default 1, or 2 where later deals are longer.
        first_led: the letter of the suit of the first card of the deal, where points depend on it.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card, suit or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: the facts contradict each other.
        IllegalAction: nobody claims the end under these rules.
    """
    setting = setting_of(rules, contract_of(contract), deal_no, first_led)
    if not setting.variant.partie.ends_by_claim:
        refuse("finish-not-allowed", "in this rule set the count decides by itself", "7.6")
    won = _pair(tricks, 0, setting.tricks, "tricks")
    if sum(won) > setting.tricks:
        raise ArgumentError(
            f"tricks are {won[0]} and {won[1]}: expected together at most {setting.tricks}",
            "tricks",
        )
    facts = _Facts(
        setting=setting,
        team=Team(integer(team, 0, 1, "team")),
        scores=_pair(scores, -MOST_POINTS, MOST_POINTS, "scores"),
        won=won,
        turned=_flag(turned, "turned"),
        trick=setting.trick(trick, "trick", setting.variant.players - 1),
        leader=None if leader is None else Team(integer(leader, 0, 1, "leader")),
        boss=_flag(boss, "boss"),
        last=None if last is None else Team(integer(last, 0, 1, "last")),
        stoeck=_flag(stoeck, "stoeck"),
        rival_stoeck=_flag(rival_stoeck, "rival_stoeck"),
    )
    state, claimer = facts.position(_credits(credits, facts))
    points = counted_points(state, claimer)
    after = do(state, Finished(claimer))
    if after.result is None:
        # The claim is wrong. The opponents may take the partie, or insist and play for the match.
        return FinishClaim(False, Team(1 - facts.team), tuple(points), may_insist=True)
    return FinishClaim(after.result.reason == "claim", after.result.winner, tuple(points))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Facts:
    """The checked facts of a claim."""

    setting: Setting
    team: Team
    scores: tuple[int, int]
    won: tuple[int, int]
    turned: bool
    trick: tuple[Card, ...]
    leader: Team | None
    boss: bool
    last: Team | None
    stoeck: bool
    rival_stoeck: bool

    @property
    def complete(self) -> int:
        """The number of complete tricks."""
        return sum(self.won)

    def position(self, credits: tuple[Credit, ...]) -> tuple[State, Seat]:
        """Return the state in which the claim is made, and the seat that claims."""
        complete = self.complete
        if self.trick and complete == self.setting.tricks:
            raise wrong("trick", list(self.trick), "no card after the last trick")
        state = at_trick(self.setting, complete + 1, counts=self.boss)
        if self.trick:
            if self.leader is None:
                raise ArgumentError("leader is missing: trick has cards", "leader")
            state = on_lead(state, seat_of_team(state, self.leader))
            state = with_trick(self.setting, state, self.trick)
        claimer = self._claimer(state)
        called = next((credit.team for credit in credits if credit.trick > complete), None)
        held = self._stoeck(state, claimer)
        deal = replace(
            deal_of(state),
            dealt=held,
            hands=held,
            lying=self.trick,
            best_seat=claimer if self.boss else NO_SEAT,
            tricks=self._tricks(state, self._last_taker(credits)),
            trick_turned=self.turned and not self.trick,
            credits=tuple(credit for credit in credits if credit.trick <= complete),
            stoeck_called=None if called is None else seat_of_team(state, called),
            stoeck_pending=called is not None,
        )
        return replace(state, deal=deal, scores=self.scores), claimer

    def _claimer(self, state: State) -> Seat:
        """Return a seat of the team: with ``boss`` the best card's player, else the first."""
        deal = deal_of(state)
        if not self.boss:
            return seat_of_team(state, self.team)
        if not deal.lying or state.team(deal.best_seat) != self.team:
            raise ArgumentError(
                "the best card of 'trick' is not the claimer's: 'boss' is wrong", "boss"
            )
        return deal.best_seat

    def _last_taker(self, credits: tuple[Credit, ...]) -> int:
        """Return the team that won the last trick so far, from ``last`` or its bonus."""
        if self.last is not None:
            if not self.won[self.last]:
                raise ArgumentError(f"team {self.last} has no trick: 'last' is wrong", "last")
            return self.last
        bonus = next((credit.team for credit in credits if credit.kind == "last_trick"), 1)
        return int(bonus) if self.won[bonus] else 1 - bonus

    def _tricks(self, state: State, last: int) -> tuple[Trick, ...]:
        """Return the complete tricks without cards: only winners matter, above all the last."""
        seats = (
            seat_of_team(state, team) for team in (1 - last, last) for _ in range(self.won[team])
        )
        return tuple(Trick(leader=seat, cards=(), winner=seat, points=0) for seat in seats)

    def _stoeck(self, state: State, claimer: Seat) -> tuple[CardSet, ...]:
        """Return the hands with the stöck that a side may still show, and no other cards."""
        rival = _rival_of(state, claimer)
        held: tuple[CardSet, ...] = (CardSet(0),) * state.variant.seats
        wanted = (("stoeck", self.stoeck, claimer), ("rival_stoeck", self.rival_stoeck, rival))
        for name, holds, seat in wanted:
            if not holds:
                continue
            if any(held):
                raise PositionError("only one side can hold the stöck")
            held = put(held, seat, _stoeck_of(state, name, seat))
        return held


def seat_of_team(state: State, team: int) -> Seat:
    """Return the first seat of a team."""
    return Seat(state.variant.teams.index(team))


def _rival_of(state: State, claimer: Seat) -> Seat:
    """Return an opponent of the claimer, if possible one who has played to the trick.

    The cards in the hand of such an opponent cannot beat the best card of the trick.
    """
    deal = deal_of(state)
    order = deal.order(deal.leader)
    return next(seat for seat in order if state.team(seat) != state.team(claimer))


def _stoeck_of(state: State, name: str, holder: Seat) -> CardSet:
    """Return the two cards of the stöck, which the side of a seat may still show."""
    deal = deal_of(state)
    if deal.trump is None:
        raise ArgumentError(f"there is no stöck without trumps: {name!r} cannot be true", name)
    pair = stoeck_pair(deal.trump)
    played = {
        state.team(seat)
        for seat, card in zip(deal.order(deal.leader), deal.lying, strict=False)
        if pair >> card & 1
    }
    if pair & ~mask_of(deal.lying) == 0 or not played <= {state.team(holder)}:
        raise PositionError(
            f"that side cannot hold the stöck with these cards in 'trick': {name!r} is wrong"
        )
    return pair


def _credits(credits: Iterable[Credit], facts: _Facts) -> tuple[Credit, ...]:
    """Return the credits of the deal so far by trick, within a trick in the rule set's order."""
    if isinstance(credits, (str, bytes)) or not isinstance(credits, Iterable):
        raise wrong("credits", credits, "Credit values")
    given = [_credit(credit, facts) for credit in credits]
    if len(given) > MOST_CREDITS:
        raise wrong("credits", len(given), f"at most {MOST_CREDITS} of them")
    order = facts.setting.variant.partie.finish_order
    latest = range(facts.setting.tricks + 1)
    moments = ([credit for credit in given if credit.trick == trick] for trick in latest)
    return tuple(credit for moment in moments for credit in in_order(moment, order))


def _credit(credit: object, facts: _Facts) -> Credit:
    if not isinstance(credit, Credit):
        raise wrong("credits", credit, "Credit values")
    kind: CreditKind = one_of(credit.kind, KINDS, "the kind in credits")
    # Only a stöck is credited before its trick is complete.
    latest = facts.complete + 1 if kind == "stoeck" and facts.trick else facts.complete
    return Credit(
        team=Team(integer(credit.team, 0, 1, "the team in credits")),
        kind=kind,
        raw=integer(credit.raw, -MOST_POINTS, MOST_POINTS, "the points in credits"),
        trick=integer(credit.trick, 0, latest, "the trick in credits"),
    )


def _pair(values: Iterable[SupportsIndex], low: int, high: int, name: str) -> tuple[int, int]:
    """Return two checked numbers, one for each team."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise wrong(name, values, "two numbers, one for each team")
    found = tuple(values)
    if len(found) != 2:
        raise wrong(name, values, "two numbers, one for each team")
    return integer(found[0], low, high, name), integer(found[1], low, high, name)


def _flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise wrong(name, value, "True or False")
    return value

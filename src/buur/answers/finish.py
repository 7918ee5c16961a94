"""Answers of kind ``finish``: whether a claim of the target is right, and which team has won.

The question is converted to a position of the engine, which judges the claim as it does at the
table. This module applies no rule itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, get_args

from buur.answers.position import at_trick, on_lead, with_trick
from buur.answers.question import MOST_POINTS, Question, QuestionError, excerpt
from buur.cards import CardSet, mask_of
from buur.errors import IllegalAction
from buur.play.codec import Json
from buur.play.engine import do
from buur.play.model.deal import NO_SEAT, Trick
from buur.play.model.events import Finished
from buur.play.model.state import State, deal_of
from buur.play.queries.claims import counted_points
from buur.play.queries.stoeck import stoeck_pair
from buur.scoring import Credit, CreditKind, in_order
from buur.seats import Seat, Team, put

KINDS: Final[tuple[CreditKind, ...]] = get_args(CreditKind)
MOST_CREDITS: Final = 60


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim is right, who wins and the points that could be counted."""
    if not question.variant.partie.ends_by_claim:
        raise QuestionError("finish-not-allowed", "in this rule set the count decides by itself")
    state, claimer = _position(question)
    points = counted_points(state, claimer)
    try:
        after = do(state, Finished(claimer))
    except IllegalAction as error:
        raise QuestionError(error.reason, str(error)) from error
    if after.result is None:
        # The claim is wrong. The opponents may take the partie, or insist and play for the match.
        return _answer(False, Team(1 - state.team(claimer)), points) | {"may_insist": True}
    return _answer(after.result.reason == "claim", after.result.winner, points)


def _answer(correct: bool, team: Team | None, points: tuple[int, ...]) -> dict[str, Json]:
    return {"correct": correct, "winner": team, "points": list(points)}


def _position(question: Question) -> tuple[State, Seat]:
    """Return the state that the question describes, and the seat that claims."""
    won = question.pair("tricks", 0, question.tricks)
    complete = sum(won)
    if complete > question.tricks:
        raise question.bad_field("tricks", f"together at most {question.tricks} tricks")
    running, boss = question.trick(), question.flag("boss")
    if running and complete == question.tricks:
        raise question.bad_field("trick", "no card after the last trick")
    state = at_trick(question, complete + 1, counts=boss)
    if running:
        leader = _seat_of(state, question.number("leader", 0, 1))
        state = with_trick(question, on_lead(state, leader), running)
    deal = deal_of(state)
    claimer = _claimer(question, state)
    credits = _credits(question, complete, bool(running))
    called = next((credit.team for credit in credits if credit.trick > complete), None)
    held = _stoeck(question, state, claimer)
    deal = replace(
        deal,
        dealt=held,
        hands=held,
        lying=running,
        best_seat=claimer if boss else NO_SEAT,
        tricks=_tricks(state, won, _last_taker(question, won, credits)),
        trick_turned=question.flag("turned") and not running,
        credits=tuple(credit for credit in credits if credit.trick <= complete),
        stoeck_called=None if called is None else _seat_of(state, called),
        stoeck_pending=called is not None,
    )
    scores = question.pair("scores", -MOST_POINTS, MOST_POINTS)
    return replace(state, deal=deal, scores=scores), claimer


def _seat_of(state: State, team: int) -> Seat:
    """Return the first seat of a team."""
    return Seat(state.variant.teams.index(team))


def _claimer(question: Question, state: State) -> Seat:
    """Return a seat of the claiming team: with ``boss`` the best card's player, else the first."""
    deal, team = deal_of(state), question.number("team", 0, 1)
    if not question.flag("boss"):
        return _seat_of(state, team)
    if not deal.lying or state.team(deal.best_seat) != team:
        raise QuestionError(
            "bad-field", "the best card of 'trick' is not the claimer's: 'boss' is wrong"
        )
    return deal.best_seat


def _last_taker(question: Question, won: tuple[int, int], credits: tuple[Credit, ...]) -> int:
    """Return the team that won the last trick so far, from ``last`` or the last-trick bonus."""
    if "last" in question:
        team = question.number("last", 0, 1)
        if not won[team]:
            raise QuestionError("bad-field", f"team {team} has no trick: 'last' is wrong")
        return team
    bonus = next((credit.team for credit in credits if credit.kind == "last_trick"), 1)
    return int(bonus) if won[bonus] else 1 - bonus


def _tricks(state: State, won: tuple[int, int], last: int) -> tuple[Trick, ...]:
    """Return the complete tricks without cards: only their winners matter, above all the last."""
    seats = (_seat_of(state, team) for team in (1 - last, last) for _ in range(won[team]))
    return tuple(Trick(leader=seat, cards=(), winner=seat, points=0) for seat in seats)


def _stoeck(question: Question, state: State, claimer: Seat) -> tuple[CardSet, ...]:
    """Return the hands with the stöck that a side may still show, and no other cards."""
    rival = _rival_of(state, claimer)
    held: tuple[CardSet, ...] = (CardSet(0),) * state.variant.seats
    for name, seat in (("stoeck", claimer), ("rival_stoeck", rival)):
        if not question.flag(name):
            continue
        if any(held):
            raise QuestionError("impossible-position", "only one side can hold the stöck")
        held = put(held, seat, _stoeck_of(state, name, seat))
    return held


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
        raise QuestionError(
            "bad-field", f"there is no stöck without trumps: {name!r} cannot be true"
        )
    pair = stoeck_pair(deal.trump)
    played = {
        state.team(seat)
        for seat, card in zip(deal.order(deal.leader), deal.lying, strict=False)
        if pair >> card & 1
    }
    if pair & ~mask_of(deal.lying) == 0 or not played <= {state.team(holder)}:
        raise QuestionError(
            "impossible-position",
            f"that side cannot hold the stöck with these cards in 'trick': {name!r} is wrong",
        )
    return pair


def _credits(question: Question, complete: int, playing: bool) -> tuple[Credit, ...]:
    """Return the credits of the deal so far by trick, within a trick in the rule set's order."""
    given = [
        _credit(question, number, entry, complete, playing)
        for number, entry in enumerate(question.items("credits", MOST_CREDITS))
    ]
    order = question.variant.partie.finish_order
    latest = range(question.tricks + 1)
    moments = ([credit for credit in given if credit.trick == trick] for trick in latest)
    return tuple(credit for moment in moments for credit in in_order(moment, order))


def _credit(question: Question, number: int, entry: object, complete: int, playing: bool) -> Credit:
    if not isinstance(entry, dict):
        raise QuestionError(
            "bad-field", f"entry {number} of 'credits' is {excerpt(entry)}, not an object"
        )
    fields = question.nested(entry)
    kind: CreditKind = fields.text("kind", KINDS)
    # Only a stöck is credited before its trick is complete.
    latest = complete + 1 if kind == "stoeck" and playing else complete
    return Credit(
        team=Team(fields.number("team", 0, 1)),
        kind=kind,
        raw=fields.number("points", -MOST_POINTS, MOST_POINTS),
        trick=fields.number("trick", 0, latest) if "trick" in fields else complete,
    )

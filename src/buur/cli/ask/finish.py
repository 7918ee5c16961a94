"""Whether somebody who says that he has finished is right, and who has won.

The question is laid out as a position of the engine, which then judges the claim as it does at
the table: nothing is decided here.
"""

from __future__ import annotations

from typing import Final, get_args

from buur.cards import CardSet
from buur.cli.ask.question import MOST_POINTS, AskError, Question, shown
from buur.errors import IllegalAction
from buur.play.claims import counted_points
from buur.play.codec import Json
from buur.play.deal import NO_SEAT, Deal, Trick
from buur.play.events import Finished
from buur.play.state import State
from buur.play.stoeck import stoeck_pair
from buur.rules.tricks import winner
from buur.scoring import Credit, CreditKind, in_order
from buur.seats import Seat, Team

KINDS: Final[tuple[CreditKind, ...]] = get_args(CreditKind)
MOST_CREDITS: Final = 60
_NO_CARDS: Final = CardSet(0)


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim is right, who wins and the points that could be counted."""
    if not question.variant.partie.ends_by_claim:
        raise AskError("finish-not-allowed", "in this rule set the count decides by itself")
    state, claimer = _position(question)
    points = counted_points(state, claimer)
    try:
        after = state.do(Finished(claimer))
    except IllegalAction as error:
        raise AskError(error.reason, str(error)) from error
    if after.result is None:
        # A wrong claim, but the opponents may still make the match: taking the partie is theirs.
        return _answer(False, Team(1 - state.team(claimer)), points) | {"may_insist": True}
    return _answer(after.result.reason == "claim", after.result.winner, points)


def _answer(correct: bool, team: Team | None, points: tuple[int, ...]) -> dict[str, Json]:
    return {"correct": correct, "winner": team, "points": list(points)}


def _position(question: Question) -> tuple[State, Seat]:
    """Return the state asked about and who claims in it."""
    contract, schedule, variant = question.contract, question.schedule, question.variant
    tricks, seats = len(schedule), variant.seats
    won = question.pair("tricks", 0, tricks)
    complete = sum(won)
    if contract is None or complete > tricks:
        raise question.refused("tricks", f"together at most {tricks} tricks")
    running = question.trick()
    if running and complete == tricks:
        raise question.refused("trick", "no card after the last trick")
    place = winner(schedule[complete], running) if running else 0
    leader = Seat(question.number("leader", 0, 1) if running else 0)
    claimer = _claimer(question, leader, place, bool(running))
    boss = question.flag("boss")
    credits = _credits(question, complete, bool(running))
    called = next((credit.team for credit in credits if credit.trick > complete), None)
    held = _stoeck(question, claimer)
    deal = Deal(
        number=1,
        dealer=Seat(seats - 1),
        dealt=held,
        hands=held,
        sides=tuple(Team(line) for line in variant.teams),
        forehand=Seat(0),
        contract=contract,
        chooser=Seat(0),
        multiplier=variant.choice.multiplier(contract),
        schedule=schedule,
        leader=leader,
        turn=NO_SEAT if complete == tricks else Seat((leader + len(running)) % seats),
        lying=running,
        best=running[place] if running else 0,
        best_seat=claimer if boss else NO_SEAT,
        tricks=_tricks(won, _last_taker(question, won, credits)),
        trick_turned=question.flag("turned") and not running,
        credits=tuple(credit for credit in credits if credit.trick <= complete),
        stoeck_called=None if called is None else Seat(called),
        stoeck_pending=called is not None,
    )
    scores = question.pair("scores", -MOST_POINTS, MOST_POINTS)
    return State(variant=variant, deal=deal, scores=scores), claimer


def _claimer(question: Question, leader: Seat, place: int, playing: bool) -> Seat:
    """Return a seat of the claiming team: the one whose card is the boss, if it is his."""
    team = question.number("team", 0, 1)
    if not question.flag("boss"):
        return Seat(team)
    owner = Seat((leader + place) % question.variant.seats)
    if not playing or owner % 2 != team:
        raise AskError(
            "bad-field", "the best card of 'trick' is not the claimer's: 'boss' is wrong"
        )
    return owner


def _last_taker(question: Question, won: tuple[int, int], credits: tuple[Credit, ...]) -> int:
    """Return the team that made the last trick so far, by its bonus where nothing is said."""
    if "last" in question:
        team = question.number("last", 0, 1)
        if not won[team]:
            raise AskError("bad-field", f"team {team} has no trick: 'last' is wrong")
        return team
    bonus = next((credit.team for credit in credits if credit.kind == "last_trick"), 1)
    return int(bonus) if won[bonus] else 1 - bonus


def _tricks(won: tuple[int, int], last: int) -> tuple[Trick, ...]:
    """Return complete tricks; only who won them matters here, and who won the last one."""
    return tuple(
        Trick(leader=Seat(team), cards=(), winner=Seat(team), points=0)
        for team in (1 - last, last)
        for _ in range(won[team])
    )


def _stoeck(question: Question, claimer: Seat) -> tuple[CardSet, ...]:
    """Return the hands as far as they matter: a stöck that the claimer can still show."""
    seats = question.variant.seats
    if not question.flag("stoeck"):
        return (_NO_CARDS,) * seats
    trump = None if question.contract is None else question.contract.suit
    if trump is None:
        raise AskError("bad-field", "there is no stöck without trumps: 'stoeck' cannot be true")
    return tuple(stoeck_pair(trump) if seat == claimer else _NO_CARDS for seat in range(seats))


def _credits(question: Question, complete: int, playing: bool) -> tuple[Credit, ...]:
    """Return what the deal brought so far, each trick's credits in the order that counts."""
    given = [
        _credit(question, number, entry, complete, playing)
        for number, entry in enumerate(question.items("credits", MOST_CREDITS))
    ]
    order = question.variant.partie.finish_order
    latest = range(len(question.schedule) + 1)
    moments = ([credit for credit in given if credit.trick == trick] for trick in latest)
    return tuple(credit for moment in moments for credit in in_order(moment, order))


def _credit(question: Question, number: int, entry: object, complete: int, playing: bool) -> Credit:
    if not isinstance(entry, dict):
        raise AskError("bad-field", f"entry {number} of 'credits' is {shown(entry)}, not an object")
    fields = question.inside(entry)
    kind = fields.text("kind", KINDS)
    # Only a stöck is called, and heard, before its trick is complete.
    latest = complete + 1 if kind == "stoeck" and playing else complete
    return Credit(
        team=Team(fields.number("team", 0, 1)),
        kind=next(known for known in KINDS if known == kind),
        raw=fields.number("points", -MOST_POINTS, MOST_POINTS),
        trick=fields.number("trick", 0, latest) if "trick" in fields else complete,
    )

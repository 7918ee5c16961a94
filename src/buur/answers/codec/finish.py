"""Answers of kind ``finish``: whether a claim of the target is right, and which team has won."""

from __future__ import annotations

from buur.answers.codec.question import Question, QuestionError
from buur.answers.finish_claims import KINDS, MOST_CREDITS, MOST_POINTS, finish_claim
from buur.arguments import excerpt
from buur.errors import IllegalAction
from buur.play.codec import Json
from buur.scoring import Credit, CreditKind
from buur.seats import Team


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim is right, who wins and the points that could be counted."""
    if not question.variant.partie.ends_by_claim:
        raise QuestionError("finish-not-allowed", "in this rule set the count decides by itself")
    won = question.pair("tricks", 0, question.tricks)
    if sum(won) > question.tricks:
        raise question.bad_field("tricks", f"together at most {question.tricks} tricks")
    running, boss = question.trick(), question.flag("boss")
    if running and sum(won) == question.tricks:
        raise question.bad_field("trick", "no card after the last trick")
    try:
        found = finish_claim(
            question.named_contract,
            question.number("team", 0, 1),
            question.pair("scores", -MOST_POINTS, MOST_POINTS),
            won,
            question.variant,
            credits=_credits(question, sum(won), bool(running)),
            turned=question.flag("turned"),
            trick=running,
            leader=question.number("leader", 0, 1) if running else None,
            boss=boss,
            last=question.number("last", 0, 1) if "last" in question else None,
            stoeck=question.flag("stoeck"),
            rival_stoeck=question.flag("rival_stoeck"),
            deal_no=question.deal_no,
            first_led=question.first_led,
        )
    except IllegalAction as error:
        raise QuestionError(error.reason, str(error)) from error
    insist: dict[str, Json] = {"may_insist": True} if found.may_insist else {}
    return {"correct": found.correct, "winner": found.winner, "points": [*found.points], **insist}


def _credits(question: Question, complete: int, playing: bool) -> tuple[Credit, ...]:
    """Return the credits of the deal so far."""
    return tuple(
        _credit(question, number, entry, complete, playing)
        for number, entry in enumerate(question.items("credits", MOST_CREDITS))
    )


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

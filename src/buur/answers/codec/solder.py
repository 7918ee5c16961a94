"""Answers of kind ``solder``: whether a claim of all remaining tricks is valid."""

from __future__ import annotations

from buur.answers.codec.question import Question
from buur.answers.rest_claims import may_solder
from buur.play.codec import Json


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim is valid under the rule set, with the claimer on lead."""
    number = question.trick_no if "trick_no" in question else None
    claimer = question.hand("claimer", at=question.trick_no)
    partner, opponents = (
        question.hand(name, least=0, hands=question.variant.players)
        for name in ("partner", "opponents")
    )
    contract = question.named_contract
    question.check_disjoint(claimer=claimer, partner=partner, opponents=opponents)
    valid = may_solder(
        contract,
        claimer,
        opponents,
        partner,
        question.variant,
        number=number,
        deal_no=question.deal_no,
        first_led=question.first_led,
    )
    return {"valid": valid}

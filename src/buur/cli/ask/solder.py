"""Whether all the tricks that remain may be claimed."""

from __future__ import annotations

from buur.cli.ask.question import Question
from buur.play.claims import SOLDER_TESTS
from buur.play.codec import Json


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim holds by the rule set's test, the claimer on lead.

    A contract that changes from trick to trick must bear the claim in every trick to come.
    """
    claimer = question.hand("claimer")
    partner = question.hand("partner", least=0)
    opponents = question.hand("opponents", least=0, hands=question.variant.players - 2)
    question.apart(claimer=claimer, partner=partner, opponents=opponents)
    tricks_left = claimer.bit_count()
    first = question.trick_no if "trick_no" in question else question.tricks + 1 - tricks_left
    to_come = question.schedule[first - 1 :][:tricks_left]
    test = SOLDER_TESTS[question.variant.partie.solder_test]
    return {"valid": all(test(tables, claimer, partner, opponents) for tables in to_come)}

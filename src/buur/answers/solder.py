"""Answers of kind ``solder``: whether a claim of all remaining tricks is valid."""

from __future__ import annotations

from buur.answers.position import FIRST, at_trick, with_hands
from buur.answers.question import Question, QuestionError
from buur.cards import CardSet
from buur.errors import IllegalAction
from buur.play.acts.rest_claim import may_solder
from buur.play.codec import Json
from buur.play.model.state import State, deal_of
from buur.play.queries.solder import solder_is_valid
from buur.seats import Seat


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim is valid under the rule set, with the claimer on lead.

    Where the contract changes from trick to trick, the claim must hold in every remaining one.
    """
    given = "trick_no" in question
    claimer = question.hand("claimer", at=question.trick_no if given else 1)
    trick_no = question.trick_no if given else question.tricks + 1 - claimer.bit_count()
    state = at_trick(question, trick_no, counts=False)
    state = with_hands(state, _hands(question, state, claimer, trick_no))
    try:
        may_solder(state, FIRST)
    except IllegalAction as error:
        if error.reason == "solder-forbidden":
            return {"valid": False}
        raise QuestionError(error.reason, str(error)) from error
    return {"valid": solder_is_valid(state, FIRST)}


def _hands(
    question: Question, state: State, claimer: CardSet, trick_no: int
) -> dict[Seat, CardSet]:
    """Return the hands: the claimer's, all partners' cards in one, all opponents' in another."""
    others = deal_of(state).order(FIRST)[1:]
    # Where sides differ from deal to deal nobody may claim, so any other seat may be either.
    fixed = question.variant.sharing == "lines"
    partners = [seat for seat in others if not fixed or state.team(seat) == state.team(FIRST)]
    opponents = [seat for seat in others if not fixed or seat not in partners]
    partner = question.hand("partner", least=0, hands=len(partners), at=trick_no)
    against = question.hand("opponents", least=0, hands=len(opponents), at=trick_no)
    question.check_disjoint(claimer=claimer, partner=partner, opponents=against)
    hands = {FIRST: claimer, opponents[-1]: against}
    return hands if not partners else {partners[0]: partner, **hands}

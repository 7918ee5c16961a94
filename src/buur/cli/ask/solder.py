"""Whether all the tricks that remain may be claimed."""

from __future__ import annotations

from buur.cards import CardSet
from buur.cli.ask.position import FIRST, at_trick, with_hands
from buur.cli.ask.question import AskError, Question
from buur.errors import IllegalAction
from buur.play.claims import may_solder, solder_is_valid
from buur.play.codec import Json
from buur.play.state import State, deal_of
from buur.seats import Seat


def answer(question: Question) -> dict[str, Json]:
    """Return whether the claim holds by the rule set's test, the claimer on lead.

    A contract that changes from trick to trick must bear the claim in every trick to come.
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
        raise AskError(error.reason, str(error)) from error
    return {"valid": solder_is_valid(state, FIRST)}


def _hands(
    question: Question, state: State, claimer: CardSet, trick_no: int
) -> dict[Seat, CardSet]:
    """Return the claimer's hand, and all cards of the others with one seat of each side."""
    others = deal_of(state).order(FIRST)[1:]
    partners = [seat for seat in others if state.team(seat) == state.team(FIRST)]
    opponents = [seat for seat in others if seat not in partners]
    sets, hands = {"claimer": claimer}, {FIRST: claimer}
    for name, seats in (("partner", partners), ("opponents", opponents)):
        sets[name] = question.hand(name, least=0, hands=len(seats), at=trick_no)
        hands.update((seat, sets[name]) for seat in seats[:1])
    question.apart(**sets)
    return hands

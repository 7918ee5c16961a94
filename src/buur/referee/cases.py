"""Classification of incidents into the cases on which regulations have articles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.cards import suit_of
from buur.errors import IncidentError
from buur.referee.incident import TRICKS, Kind
from buur.referee.incident_facts import IncidentFacts
from buur.referee.regulation import Case

CASES_OF: Final[dict[Kind, tuple[Case, ...]]] = {
    "revoke": (
        *("lawful", "revoke-open", "refused-trump-open", "wrong-trump"),
        *("revoke-held", "refused-trump-held", "revoke-gone"),
    ),
    "two_cards": ("two-cards",),
    "missing_card": ("missing-card", "count-before"),
    "card_count": ("count-before", "count-first-trick", "count-later"),
    "out_of_turn": ("out-of-turn", "led-out-of-turn", "turn-later"),
    "looked_back": ("look-last", "look-back"),
    "remark": ("remark",),
    "stoeck_late": ("stoeck-in-time", "stoeck-late"),
    "wrong_solder": ("solder-wrong", "solder-shunned", "solder-right"),
    "wrong_finish": ("finish-wrong",),
    "last_trick_not_turned": ("last-trick-open", "trick-open"),
    "misdeal": ("misdeal-before", "misdeal-later"),
    "exposed_in_deal": ("exposed-before", "exposed-later"),
    "wrong_cut": ("cut-before", "cut-later"),
    "card_shown": ("card-shown",),
    "thrown_in": ("thrown-in",),
    "false_meld": ("meld-open", "meld-covered"),
}
"""The possible cases of each kind of incident, also for questions to users."""


def case_of(facts: IncidentFacts) -> Case:
    """Return the narrowest case that the facts allow.

    Raises:
        IncidentError: a fact that distinguishes cases is missing or does not fit.
    """
    cases = CASES_OF[facts.incident.kind]
    return cases[0] if len(cases) == 1 else _CASES[facts.incident.kind](facts)


def _revoke(facts: IncidentFacts) -> Case:
    moment = facts.revoke_moment
    if moment == "in_trick":
        return _open_revoke(facts)
    if moment == "after_deal":
        return "revoke-gone"
    forgotten = facts.forgotten
    if not forgotten:
        return "revoke-gone"
    trumps = facts.is_trump(suit_of(facts.strongest(forgotten)))
    return "refused-trump-held" if trumps else "revoke-held"


def _open_revoke(facts: IncidentFacts) -> Case:
    hand, before = facts.hand, facts.before
    if facts.lawful(hand, before) >> facts.card & 1:
        return "lawful"
    if not facts.following(hand, before):
        return "wrong-trump"
    return "refused-trump-open" if facts.is_trump(suit_of(before[0])) else "revoke-open"


def _count(facts: IncidentFacts) -> Case:
    moment = facts.moment("later")
    if moment == "before_play":
        return "count-before"
    first = moment == "in_trick" and facts.incident.trick_no == 1
    return "count-first-trick" if first else "count-later"


def _missing_card(facts: IncidentFacts) -> Case:
    return "count-before" if facts.incident.noticed == "before_play" else "missing-card"


def _out_of_turn(facts: IncidentFacts) -> Case:
    if facts.moment("in_trick", "in_trick", "later", "after_deal") != "in_trick":
        return "turn-later"
    trick, cards = facts.incident.trick, facts.incident.cards
    led = not facts.beside or trick[0] in cards
    return "led-out-of-turn" if led else "out-of-turn"


def _looked_back(facts: IncidentFacts) -> Case:
    return "look-last" if facts.looked_at_last else "look-back"


def _stoeck(facts: IncidentFacts) -> Case:
    moment = facts.moment("later")
    in_time = moment == "in_trick" and facts.stoeck_in_time
    return "stoeck-in-time" if in_time else "stoeck-late"


def _solder(facts: IncidentFacts) -> Case:
    if facts.claim_is_right:
        return "solder-right"
    return "solder-shunned" if facts.shuns_points else "solder-wrong"


def _left_open(facts: IncidentFacts) -> Case:
    number = facts.incident.trick_no
    return "trick-open" if number is not None and number < TRICKS else "last-trick-open"


def _of_the_deal(before: Case, later: Case) -> Callable[[IncidentFacts], Case]:
    def case(facts: IncidentFacts) -> Case:
        return before if facts.moment("before_play") == "before_play" else later

    return case


def _meld(facts: IncidentFacts) -> Case:
    if facts.moment("later") != "in_trick":
        return "meld-covered"
    trick, leader = facts.incident.trick, facts.incident.leader
    if trick and leader is None and not facts.incident.cards:
        raise IncidentError("leader", "who led the trick?", missing=True)
    return "meld-open" if len(trick) <= len(facts.before) + 1 else "meld-covered"


_CASES: Final[dict[Kind, Callable[[IncidentFacts], Case]]] = {
    "revoke": _revoke,
    "missing_card": _missing_card,
    "card_count": _count,
    "out_of_turn": _out_of_turn,
    "looked_back": _looked_back,
    "stoeck_late": _stoeck,
    "wrong_solder": _solder,
    "last_trick_not_turned": _left_open,
    "misdeal": _of_the_deal("misdeal-before", "misdeal-later"),
    "exposed_in_deal": _of_the_deal("exposed-before", "exposed-later"),
    "wrong_cut": _of_the_deal("cut-before", "cut-later"),
    "false_meld": _meld,
}
"""The function that distinguishes the cases of a kind, for kinds with more than one case."""

"""Advice, refused cards and refused rules have sentences that use what they are given."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

import pytest

from buur.bots import REASONS, Advice
from buur.bots.reasons import ARGUMENTS, ExplainedReason
from buur.errors import RulesError
from buur.i18n import LANGUAGES, rules_fault, texts
from buur.play.model.events import Played
from buur.rules.illegality import CLAUSES, Refusal
from buur.seats import Seat
from buur.variants.combinations import CODES
from buur.variants.options import ValueFault
from buur.variants.registry import variant
from tests.i18n.samples import messages, variables
from tests.rules.scenario import table
from tests.variants.refused import REFUSED, cases, refusal

WHY = {
    "must-follow-suit": {"cards", "ruff"},
    "must-follow-trump": {"cards"},
    "cannot-ruff": {"cards"},
    "undertrump": {"best"},
    "must-overtrump": {"best", "cards"},
}
"""What the page says of a refused card beside the rule: which cards would do, what is to beat."""

WRONG_VALUES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "unknown-rules": ("chibrr", {}),
    "unknown-option": ("chibre", {"targt": 1}),
    "not-flag": ("chibre", {"melds": 1}),
    "not-number": ("chibre", {"target": 0}),
    "not-choice": ("chibre", {"finish": "never"}),
    "not-text": ("chibre", {"first_card": 7}),
    "not-factors": ("chibre", {"multipliers": {"S": 99}}),
}
"""Values that are refused, by the code of the reason; `REFUSED` has the combinations."""


@cache
def arguments(code: str) -> set[str]:
    """Return what a reason is given to speak of."""
    state = table()
    card = next(iter(state.hand(0)))
    own = state.view(Seat(0))
    ground = ARGUMENTS.get(code)  # type: ignore[call-overload]
    return set(ground(own, Advice(Played(Seat(0), card), ()))) if ground else set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence_that_uses_what_it_is_given(lang: str) -> None:
    used = {code: variables(lang, f"hint-{code}") - {"deck"} for code in REASONS}
    assert used == {code: arguments(code) for code in REASONS}


def test_no_sentence_is_left_without_a_reason() -> None:
    others = {"hint-told"} | {key for key in messages("fr") if key.startswith("hint-act-")}
    said = {key for key in messages("fr") if key.startswith("hint-")} - others
    assert said == {f"hint-{code}" for code in REASONS}
    assert ExplainedReason("only-card", {}).args == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refused_card_is_told_what_would_do(lang: str) -> None:
    assert {code: variables(lang, f"why-{code}") for code in get_args(Refusal)} == WHY
    assert set(get_args(Refusal)) == set(CLAUSES)


@cache
def refusals() -> dict[str, RulesError]:
    """Return an error for each reason to refuse rules."""
    found = {}
    for code, (name, options) in WRONG_VALUES.items():
        with pytest.raises(RulesError) as error:
            variant(name, options)
        found[code] = error.value
    for code, case in cases(REFUSED):
        rules, _, changes = case.partition(" ")
        refused = refusal(rules, changes)
        assert refused is not None
        found[code] = refused
    return found


def test_rules_are_refused_for_the_reason_that_they_have() -> None:
    assert {code: error.code for code, error in refusals().items()} == {c: c for c in refusals()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_rules_have_a_sentence(lang: str) -> None:
    for code, error in refusals().items():
        assert variables(lang, f"rules-{code}") == set(error.values), code
        told = rules_fault(texts(lang), code, error.values)
        assert told.endswith("."), code
        assert "{" not in told, code


def test_every_code_of_refused_rules_is_met() -> None:
    known = {*get_args(ValueFault), *CODES, "unknown-rules", "unknown-option"}
    assert set(refusals()) == known

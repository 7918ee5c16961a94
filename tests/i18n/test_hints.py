"""Advice, refused cards and refused rules have sentences that use what they are given."""

from __future__ import annotations

from functools import cache
from typing import get_args

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

WHY = {
    "must-follow-suit": {"cards", "ruff"},
    "must-follow-trump": {"cards"},
    "cannot-ruff": {"cards"},
    "undertrump": {"best"},
    "must-overtrump": {"best", "cards"},
}
"""What the page says of a refused card beside the rule: which cards would do, what is to beat."""

REFUSED: dict[str, tuple[str, dict[str, object]]] = {
    "unknown-rules": ("chibrr", {}),
    "unknown-option": ("chibre", {"targt": 1}),
    "not-flag": ("chibre", {"melds": 1}),
    "not-number": ("chibre", {"target": 0}),
    "not-choice": ("chibre", {"finish": "never"}),
    "not-text": ("chibre", {"first_card": 7}),
    "not-factors": ("chibre", {"multipliers": {"S": 99}}),
    "plan-pack": ("chibre", {"packets": "4-4"}),
    "packets": ("chibre", {"packets": "nine"}),
    "solo-bids": ("pandur", {"ladder": "none"}),
    "solo-contracts": ("pandur", {"contracts": "suits+oben"}),
    "middle-three": ("hindersi", {"write": "middle"}),
    "brouc-values": ("brouc", {"values": "bells"}),
    "race-points": ("molotow", {"finish": "first_out"}),
    "king-bids": ("mise", {"ladder": "points"}),
    "king-misere": ("mise", {"contracts": "suits+misere"}),
    "first-card": ("chibre", {"first_card": "D1"}),
    "penalised-table": ("estimation", {"irregularities": "penalised", "revoke_rule": "r93"}),
    "penalised-rule": ("chibre", {"irregularities": "penalised", "revoke_rule": "cancel"}),
    "penalised-game": ("misere-teams", {"irregularities": "penalised", "revoke_rule": "r93"}),
    "teams-drawn": ("estimation", {"teams_drawn": True}),
    "imposed-suits": ("chibre", {"contracts": "imposed"}),
    "imposed-alone": ("match-aux-cartes", {"contracts": "suits+imposed"}),
    "misere-alone": ("chibre", {"contracts": "misere"}),
    "quer-tricks": ("chibre", {"contracts": "suits+quer", "quer_tricks": 9}),
    "imposed-push": ("match-aux-cartes", {"push": "yes"}),
    "imposed-lead": ("match-aux-cartes", {"trump_by_lead": True}),
    "push-back": ("chibre", {"push": "no", "push_back": True}),
    "deals-missing": ("chibre", {"finish": "deals", "rubicon": "off"}),
    "deals-surplus": ("chibre", {"deals": 12}),
    "deals-rubicon": ("chibre", {"finish": "deals", "deals": 4}),
    "predict-lead": ("schieber", {"prediction": "open"}),
    "difference-predict": ("chibre", {"write": "difference"}),
    "difference-sides": ("chibre", {"write": "difference", "prediction": "open"}),
    "bonus-difference": ("chibre", {"exact_bonus": True}),
    "compensation-open": ("estimation", {"dealer_compensation": True}),
    "lowest-deals": ("chibre", {"lowest_wins": True}),
    "alone-solder": ("estimation", {"solder_test": "order_free"}),
    "alone-claim": ("estimation", {"claim": "required"}),
    "alone-counter": ("estimation", {"counter_match": "minus100"}),
    "alone-push": ("estimation", {"contracts": "suits", "push": "yes"}),
    "alone-misere": ("estimation", {"contracts": "suits+misere"}),
    "brouc-sixes": ("chibre", {"ranking": "brouc"}),
    "marriage-solder": ("chibre", {"marriages": True}),
    "undertrump-marry": ("chibre", {"undertrump": "to_marry"}),
    "tens-over": ("chibre", {"write": "tens"}),
    "rounds-deals": ("hindersi", {"deals": 15}),
    "values-melds": ("schieber", {"values": "tricks"}),
    "tie-deals": ("chibre", {"tie": "deal"}),
    "sheet-rows": ("coiffeur", {"sheet": "S X"}),
    "sheet-finish": ("chibre", {"sheet": "S H"}),
    "sheet-found": ("coiffeur", {"contracts": "turned", "push": "no"}),
    "sheet-lead": ("coiffeur", {"trump_by_lead": True}),
    "sheet-multipliers": ("coiffeur", {"multipliers": "uri"}),
    "sheet-quer": ("coiffeur-10", {"quer_tricks": 9}),
    "sheet-misere": (
        "estimation",
        {
            "contracts": "suits",
            "prediction": "none",
            "write": "points",
            "deals": 0,
            "lowest_wins": False,
            "sheet": "S misere",
            "finish": "checklist",
        },
    ),
    "round-back": ("coiffeur", {"push_back": True}),
    "declarers-found": ("match-aux-cartes", {"write": "declarers"}),
    "auction-found": ("coinche", {"contracts": "turned"}),
    "auction-push": ("coinche", {"push": "yes"}),
    "auction-lead": ("coinche", {"trump_by_lead": True}),
    "auction-predict": ("coinche", {"prediction": "open"}),
    "auction-empty": ("coinche", {"bid_low": 200, "bid_top": "none"}),
    "bid-ladder": ("chibre", {"write": "bid", "claim": "auto"}),
    "bid-sides": ("pandur", {"write": "bid"}),
    "bid-multipliers": ("coinche", {"multipliers": "spades2"}),
    "bid-claim": ("coinche", {"claim": "required"}),
    "turned-widow": ("estimation", {"turned_card": "widow"}),
    "turned-stays": ("estimation", {"misdeal_redealer": "next"}),
    "pile-plan": ("pomme-2", {"packets": "3-w-3-3"}),
    "blind-join": ("pomme-2", {"blind": True}),
    "rob-turned": ("pomme", {"rob": True}),
    "join-putzes": ("pomme", {"prediction": "hidden"}),
    "putzes-alone": (
        "schieber",
        {**dict.fromkeys(("write", "finish"), "putzes"), "claim": "auto", "rubicon": "off"},
    ),
    "putzes-finish": ("pomme", {"finish": "first_out"}),
    "putzes-claim": ("pomme-2", {"claim": "required"}),
    "pommes-two": ("pomme", {"pommes_lose": 3}),
    "revives-voids": ("chibre", {"match_voids_melds": False, "match_revives_melds": True}),
}
"""Rules that are refused, by the code of the reason."""


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
    used = {code: variables(lang, f"hint-{code}") for code in REASONS}
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
    """Return with what error each of the rules above is refused."""
    found = {}
    for code, (name, options) in REFUSED.items():
        with pytest.raises(RulesError) as error:
            variant(name, options)
        found[code] = error.value
    return found


def test_rules_are_refused_for_the_reason_that_they_have() -> None:
    assert {code: error.code for code, error in refusals().items()} == {c: c for c in REFUSED}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_rules_have_a_sentence(lang: str) -> None:
    for code, error in refusals().items():
        assert variables(lang, f"rules-{code}") == set(error.values), code
        told = rules_fault(texts(lang), code, error.values)
        assert told.endswith("."), code
        assert "{" not in told, code


def test_every_code_of_refused_rules_is_met() -> None:
    known = {*get_args(ValueFault), *CODES, "unknown-rules", "unknown-option"}
    assert set(REFUSED) == known

"""Options that do not go together: each reason to refuse, and its nearest neighbours that are fine.

A case is a rule set and what is changed in it. Under `REFUSED` stands every way to run into a
refusal, under `ALLOWED` what differs from one of them in a single point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from buur.cards import CardSet, parse_cards
from buur.errors import RulesError
from buur.variants.combinations import CODES, COMBINATIONS
from buur.variants.option_groups.deal import Pack
from buur.variants.registry import PRESETS
from tests.rules.scenario import as_read
from tests.variants.asked import unknown_words

Case = tuple[str, Mapping[str, object]]
"""A rule set and its changed options; ``frame`` is what is no option."""

CHIBRE: Final = "chibre"


def brouc_with_six(suit: str) -> Mapping[str, object]:
    """Return a pack for brouc with one six in place of a seven."""
    pack = PRESETS["brouc"].variant.pack.cards & ~parse_cards("S7") | parse_cards(f"{suit}6")
    return {"frame": {"pack": Pack(CardSet(pack))}}


TEAMS_OF_THREE: Final = {"frame": {"teams": (0, 1, 0)}, "packets": "4-4-4"}
DEALS: Final[Mapping[str, object]] = {"finish": "deals", "deals": 4, "rubicon": "off"}
AUTO: Final[Mapping[str, object]] = {
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "solder_test": "forbidden",
}
SHEET: Final[Mapping[str, object]] = {"sheet": "S H D C", "finish": "checklist", "rubicon": "off"}
POINTS: Final[Mapping[str, object]] = {**AUTO, "finish": "first_out", "write": "points"}
"""What a game with other ways to write is changed to, to see its other rules alone."""

REFUSED: Final[dict[str, tuple[Case, ...]]] = {
    "packets": tuple(
        (CHIBRE, {option: packets})
        for option, packets in [
            ("packets", ""),
            ("packets", "0-9"),
            ("packets", "19"),
            ("packets", "3-3-3-"),
            ("packets", "3-x-3"),
            ("packets", "3-w-3-w-3"),
            ("packets_later", "3 3 3"),
        ]
    ),
    "first-card": ((CHIBRE, {"first_card": "D1"}), (CHIBRE, {"first_card": ""})),
    "teams-drawn": (("pomme", {"teams_drawn": True}), ("pandur", {"teams_drawn": True})),
    "penalised-table": (
        ("estimation", {"irregularities": "penalised", "revoke_rule": "r93"}),
        ("brouc", {"irregularities": "penalised", "revoke_rule": "jw"}),
    ),
    "penalised-rule": (
        (CHIBRE, {"irregularities": "penalised", "revoke_rule": "cancel"}),
        (CHIBRE, {"irregularities": "penalised", "revoke_rule": "impossible"}),
    ),
    "penalised-game": (
        ("misere-teams", {"irregularities": "penalised", "revoke_rule": "r93"}),
        (
            CHIBRE,
            {"irregularities": "penalised", "solder_test": "forbidden", "marriages": True},
        ),
        (
            CHIBRE,
            {"irregularities": "penalised", "contracts": "first_discard", "push": "no"},
        ),
    ),
    "plan-pack": (
        (CHIBRE, {"packets": "3-3"}),
        (CHIBRE, {"packets": "3-3", "packets_later": "9"}),
        (CHIBRE, {"packets_later": "3-3"}),
        (CHIBRE, {"widow_up": 1}),
        (CHIBRE, {"widow_down": 4}),
        (CHIBRE, {"pile": 1}),
    ),
    "imposed-alone": (
        ("match-aux-cartes", {"contracts": "imposed+suits"}),
        ("kreuzjass", {"contracts": "turned+oben"}),
        ("mittlere", {"contracts": "first_discard+oben"}),
    ),
    "misere-alone": ((CHIBRE, {"contracts": "misere"}),),
    "quer-tricks": (
        (CHIBRE, {"contracts": "suits+quer", "quer_tricks": 9}),
        (CHIBRE, {"contracts": "quer", "quer_tricks": 10}),
        (
            CHIBRE,
            {
                "contracts": "suits+quer",
                "quer_tricks": 8,
                "packets": "8",
                "widow_up": 4,
                "packets_later": "9",
            },
        ),
    ),
    "imposed-suits": (
        ("match-aux-cartes", {"imposed": "CX"}),
        ("match-aux-cartes", {"imposed": ""}),
    ),
    "imposed-push": (
        ("match-aux-cartes", {"push": "yes"}),
        ("kreuzjass", {"push": "not_first_deal"}),
    ),
    "imposed-lead": (
        ("match-aux-cartes", {"trump_by_lead": True}),
        ("kreuzjass", {"trump_by_lead": True}),
    ),
    "push-back": ((CHIBRE, {"push": "no", "push_back": True}),),
    "brouc-sixes": (
        (CHIBRE, {"ranking": "brouc", "match": "none"}),
        *(("brouc", brouc_with_six(suit)) for suit in "SHDC"),
    ),
    "brouc-values": (("brouc", {"values": "tricks"}), ("brouc", {"match": "bonus100"})),
    "values-melds": (
        (CHIBRE, {"values": "tricks"}),
        (CHIBRE, {"values": "tricks", "melds": False}),
        (CHIBRE, {"values": "bells", "stock": False}),
    ),
    "revives-voids": ((CHIBRE, {"match_voids_melds": False, "match_revives_melds": True}),),
    "marriage-solder": ((CHIBRE, {"marriages": True}),),
    "undertrump-marry": ((CHIBRE, {"undertrump": "to_marry"}),),
    "predict-lead": (
        ("estimation", {"contracts": "suits", "trump_by_lead": True}),
        ("estimation", {"contracts": "suits", "trump_by_lead": True, "prediction": "open"}),
    ),
    "difference-predict": (("estimation", {"prediction": "none"}),),
    "difference-sides": (
        ("estimation", {"frame": {"teams": (0, 1, 0, 1)}}),
        ("coiffeur-alone", {"prediction": "hidden", "write": "difference"}),
    ),
    "bonus-difference": (
        (CHIBRE, {"exact_bonus": True}),
        ("estimation", {"exact_bonus": True, "write": "points"}),
    ),
    "compensation-open": (
        ("estimation", {"dealer_compensation": True}),
        ("estimation", {"dealer_compensation": True, "prediction": "open", "write": "points"}),
    ),
    "alone-solder": (
        ("schellenjass", {"solder_test": "literal_all"}),
        ("pandur-2", {"solder_test": "order_free"}),
        ("mise", {"solder_test": "literal_opponents"}),
    ),
    "alone-claim": (
        ("gluecksjass", {"claim": "required"}),
        ("gluecksjass", {"finish": "largest_gap", "deals": 0, "rubicon": "schneider"}),
        ("gluecksjass", {"strokes": "jw"}),
        ("mise", {"claim": "required"}),
        ("mise", {"strokes": "jw_old"}),
    ),
    "alone-counter": (
        ("gluecksjass", {"counter_match": "minus100"}),
        ("mise", {"counter_match": "minus100"}),
    ),
    "alone-push": (
        ("gluecksjass", {"push": "yes"}),
        ("gluecksjass", {"push": "not_first_deal"}),
        ("mise", {"push": "yes"}),
        ("coiffeur-alone", {"route": "partner"}),
    ),
    "alone-misere": (("gluecksjass", {"contracts": "oben+misere"}),),
    "middle-three": (
        (CHIBRE, {**AUTO, **DEALS, "write": "middle"}),
        ("hindersi", {"write": "middle"}),
        (CHIBRE, {**AUTO, **DEALS, **TEAMS_OF_THREE, "write": "middle"}),
    ),
    "lowest-deals": (
        (CHIBRE, {"lowest_wins": True}),
        (CHIBRE, {**AUTO, "lowest_wins": True, "finish": "over", "write": "tens"}),
    ),
    "tens-over": (
        (CHIBRE, {"write": "tens"}),
        (CHIBRE, {**AUTO, "finish": "over"}),
        ("brouc", {"claim": "required"}),
        ("brouc", {"rubicon": "rubicon"}),
    ),
    "rounds-deals": (
        ("hindersi", {"lowest_wins": False}),
        ("hindersi", {"finish": "largest_gap", "deals": 0}),
        ("hindersi", {"deals": 18}),
        ("hindersi-3", {"deals": 16}),
    ),
    "tie-deals": ((CHIBRE, {"tie": "deal"}), (CHIBRE, {"tie": "deal", "finish": "largest_gap"})),
    "deals-missing": ((CHIBRE, {**DEALS, "deals": 0}),),
    "deals-surplus": ((CHIBRE, {"deals": 1}), ("sidi", {"deals": 12})),
    "deals-rubicon": (
        (CHIBRE, {**DEALS, "rubicon": "rubicon"}),
        (CHIBRE, {**SHEET, "rubicon": "schneider"}),
    ),
    "race-points": (
        ("estimation", {"finish": "first_out", "deals": 0, "lowest_wins": False}),
        ("molotow", {"finish": "first_out"}),
        ("mittlere", {"finish": "first_out", "deals": 0}),
        ("pandur", {"finish": "first_out"}),
    ),
    "sheet-rows": (
        ("coiffeur", {"sheet": "S H X"}),
        (CHIBRE, {"sheet": "S:21"}),
        (CHIBRE, {"sheet": "S:0"}),
        (CHIBRE, {"sheet": "S:"}),
        (CHIBRE, {"sheet": "S:½"}),
        (CHIBRE, {"sheet": "turned"}),
        (CHIBRE, {"sheet": " ".join(["S"] * 21)}),
    ),
    "sheet-finish": (
        ("coiffeur", {"finish": "first_out"}),
        (CHIBRE, {"finish": "checklist", "rubicon": "off"}),
    ),
    "sheet-found": (
        ("coiffeur", {"contracts": "imposed", "imposed": "S", "push": "no", "write": "points"}),
        ("coiffeur", {"contracts": "turned", "push": "no", "write": "points"}),
    ),
    "sheet-lead": ((CHIBRE, {**SHEET, "trump_by_lead": True}),),
    "sheet-multipliers": (
        (CHIBRE, {**SHEET, "multipliers": "spades2"}),
        (CHIBRE, {**SHEET, "multipliers": {"S": 2}}),
    ),
    "sheet-quer": (
        (CHIBRE, {**SHEET, "sheet": "S quer", "quer_tricks": 9}),
        (CHIBRE, {**SHEET, "sheet": "S quer", "quer_tricks": 10}),
    ),
    "sheet-misere": (("gluecksjass", {**SHEET, "deals": 0, "sheet": "S misere"}),),
    "round-back": ((CHIBRE, {"route": "round", "push_back": True}),),
    "declarers-found": (
        ("kreuzjass", {"write": "declarers"}),
        ("match-aux-cartes", {"write": "declarers"}),
    ),
    "auction-found": (("coinche", {"contracts": "imposed", "imposed": "S"}),),
    "auction-push": (
        ("coinche", {"push": "yes"}),
        ("sidi", {"push": "not_first_deal"}),
        ("coinche", {"push": "yes", "write": "points"}),
    ),
    "auction-lead": (("coinche", {"trump_by_lead": True}),),
    "auction-predict": (("coinche", {"prediction": "hidden"}), ("coinche", {"prediction": "open"})),
    "auction-empty": (("coinche", {"bid_low": 200, "bid_top": "none"}),),
    "bid-ladder": (("coinche", {"ladder": "none"}),),
    "bid-sides": (
        ("coinche", {"frame": {"teams": (0, 1, 2, 3)}}),
        ("coinche", {"frame": {"sharing": "declarer"}}),
    ),
    "bid-multipliers": (
        ("coinche", {"multipliers": "spades2"}),
        ("coinche", {"multipliers": {"S": 2}}),
    ),
    "bid-claim": (("coinche", {"claim": "required"}), ("coinche", {"strokes": "jw"})),
    "solo-bids": (
        ("pandur", {"write": "points"}),
        ("pandur", {"ladder": "points"}),
        ("pandur", {"named": "with_bid"}),
        ("pandur-2", {"frame": {"sharing": "lines"}, "contracts": "suits+oben"}),
        ("coiffeur-alone", {"write": "worth"}),
        (CHIBRE, {**AUTO, **DEALS, "write": "worth"}),
    ),
    "solo-contracts": (
        ("pandur", {"contracts": "suits+misere"}),
        ("pandur", {"contracts": "suits+oben"}),
        ("pandur", {"contracts": "oben+misere"}),
    ),
    "king-bids": (
        ("mise", {"ladder": "none"}),
        ("mise", {"ladder": "points"}),
        ("mise", {"write": "declarers"}),
        ("mise", {"named": "with_bid"}),
        ("mise", {"finish": "largest_gap"}),
        ("coinche", {"write": "points", "ladder": "king", "named": "after"}),
    ),
    "king-misere": (("mise", {"contracts": "suits+misere"}),),
    "turned-widow": (
        ("estimation-2", {"contracts": "suits"}),
        ("estimation-2", {"widow_up": 0, "widow_down": 12}),
        ("estimation-2", {"widow_up": 2, "widow_down": 10}),
        ("estimation-2", {"packets_later": "18"}),
        (CHIBRE, {"turned_card": "widow"}),
    ),
    "turned-stays": (
        (CHIBRE, {"turned_stays": True}),
        ("estimation", {"misdeal_redealer": "next"}),
    ),
    "pile-plan": (
        ("pomme-2", {"packets": "3-w-3-3"}),
        ("pomme-2", {"packets_later": "18", "turned_card": "dealers_last", "rob": False}),
        ("pandur-4", {"packets": "7", "pile": 1}),
    ),
    "blind-join": (
        ("pomme-2", {"blind": True}),
        ("pomme", {"blind": True}),
        ("pomme-3", {"blind": True, "join": False}),
        ("pomme-3", {"blind": True, "turned_card": "dealers_last"}),
        ("pomme-3", {"blind": True, "packets": "8", "widow_up": 1, "widow_down": 11}),
    ),
    "rob-turned": (("kreuzjass", {"rob": True}), (CHIBRE, {"rob": True})),
    "join-putzes": (
        (CHIBRE, {"join": True}),
        ("pomme", {"prediction": "hidden"}),
        ("pomme", {"prediction": "open"}),
    ),
    "putzes-alone": (
        ("pomme", {"frame": {"teams": (0, 1, 0, 1)}}),
        ("pomme-2", {"frame": {"sharing": "declarer"}}),
    ),
    "putzes-finish": (
        ("pomme", {"finish": "first_out"}),
        (CHIBRE, {"finish": "putzes"}),
    ),
    "putzes-claim": (
        ("pomme-2", {"claim": "required"}),
        ("pomme-2", {"solder_test": "literal_all"}),
        ("pomme-2", {"rubicon": "rubicon"}),
        ("pomme-2", {"strokes": "jw"}),
    ),
    "pommes-two": (("pomme", {"pommes_lose": 1}), ("pomme-3", {"pommes_lose": 20})),
}

ALLOWED: Final[tuple[Case, ...]] = (
    (CHIBRE, {"irregularities": "penalised"}),
    (CHIBRE, {"irregularities": "penalised", "revoke_rule": "jw"}),
    (CHIBRE, {"irregularities": "prevented", "revoke_rule": "cancel"}),
    ("coiffeur", {"irregularities": "penalised", "revoke_rule": "jw"}),
    (CHIBRE, {"first_card": "H7"}),
    (CHIBRE, {"packets": "9", "packets_later": "4-5"}),
    (CHIBRE, {"packets": "8", "widow_up": 1, "widow_down": 3}),
    (CHIBRE, {"packets": "8", "pile": 1}),
    (CHIBRE, {"contracts": "suits+oben+misere"}),
    (CHIBRE, {"contracts": "suits+quer", "quer_tricks": 8}),
    (CHIBRE, {"contracts": "suits", "quer_tricks": 11}),
    (CHIBRE, {"imposed": "X"}),
    ("match-aux-cartes", {"imposed": "SHDC"}),
    ("match-aux-cartes", {"imposed": "H"}),
    (CHIBRE, {"push": "no"}),
    (CHIBRE, {"push_back": True}),
    (CHIBRE, {"push": "not_first_deal", "push_back": True}),
    (CHIBRE, {"trump_by_lead": True}),
    (CHIBRE, {"values": "spade_queen"}),
    (CHIBRE, {"values": "tricks", "melds": False, "stock": False}),
    (CHIBRE, {"match_revives_melds": True}),
    (CHIBRE, {"match_voids_melds": False}),
    (CHIBRE, {"solder_test": "forbidden", "marriages": True}),
    (CHIBRE, {"solder_test": "forbidden", "marriages": True, "undertrump": "to_marry"}),
    (CHIBRE, {"undertrump": "free_if_void"}),
    ("brouc", {"undertrump": "only_trumps"}),
    (CHIBRE, {**AUTO, **DEALS, "prediction": "hidden"}),
    ("estimation", {"contracts": "suits", "turned_stays": False}),
    ("estimation", {"exact_bonus": True}),
    ("estimation", {"prediction": "open", "dealer_compensation": True}),
    ("estimation-2", {"solder_test": "literal_all"}),
    ("estimation-2", {"claim": "required"}),
    ("gluecksjass", {"rubicon": "off", "finish": "largest_gap", "deals": 0}),
    ("mise", {"rubicon": "schneider"}),
    ("gluecksjass", {"strokes": "low_half", "lowest_wins": True}),
    (CHIBRE, {"counter_match": "minus100"}),
    ("gluecksjass", {"counter_match": "double"}),
    ("gluecksjass", {"push": "yes", "route": "round"}),
    ("gluecksjass", {"push": "no", "route": "partner"}),
    (CHIBRE, {**DEALS, "lowest_wins": True}),
    (CHIBRE, {"lowest_wins": True, "finish": "largest_gap"}),
    (CHIBRE, {**AUTO, "finish": "over", "write": "tens"}),
    ("hindersi", {"deals": 4}),
    ("hindersi-3", {"deals": 3}),
    (CHIBRE, {**DEALS, "tie": "deal"}),
    (CHIBRE, {**DEALS, "deals": 1}),
    (CHIBRE, {"finish": "largest_gap", "rubicon": "schneider"}),
    ("estimation", {"finish": "largest_gap", "deals": 0}),
    (CHIBRE, SHEET),
    (CHIBRE, {**SHEET, "sheet": "S:20 H:1"}),
    (CHIBRE, {**SHEET, "sheet": " ".join(["S"] * 20)}),
    (CHIBRE, {**SHEET, "sheet": "S misere"}),
    (CHIBRE, {**SHEET, "sheet": "S quer", "quer_tricks": 8}),
    (CHIBRE, {**SHEET, "sheet": "S", "quer_tricks": 11}),
    (CHIBRE, {**SHEET, "route": "round"}),
    (CHIBRE, {"push_back": True, "route": "partner"}),
    (CHIBRE, {"multipliers": "spades2"}),
    (CHIBRE, {"write": "declarers"}),
    ("kreuzjass", {"write": "points"}),
    ("coinche", {"bid_low": 200}),
    ("coinche", {"bid_low": 150, "bid_top": "none"}),
    ("coinche", {"multipliers": {}}),
    ("coinche", {"write": "points", "claim": "required", "strokes": "jw"}),
    ("coinche", {"write": "points", "multipliers": "spades2"}),
    ("coinche", {"named": "after"}),
    ("pomme-3", {"blind": True}),
    ("pomme-3", {"prediction": "none"}),
    ("pomme-3", {"write": "putzes"}),
    ("pomme-3", {"join": False, "blind": False}),
    (CHIBRE, {"turned_card": "cut_card"}),
    ("estimation", {"turned_stays": False, "misdeal_redealer": "next"}),
    ("pomme-2", {"rob": False}),
    ("pomme-3", {"later": True}),
    ("pomme-2", {"pommes_lose": 1}),
)


def fault(case: Case) -> str | None:
    """Return the code of what does not go together, None where everything does."""
    name, changes = case
    base, frame = PRESETS[name].variant, changes.get("frame", {})
    assert isinstance(frame, dict)
    options = {option: as_read(value) for option, value in changes.items() if option != "frame"}
    rest: dict[str, Any] = {key: value for key, value in frame.items() if key != "teams"}
    try:
        base.with_options(options, teams=frame.get("teams"), frame=rest)
    except RulesError as error:
        return error.code
    return None


@pytest.mark.parametrize("code", REFUSED)
def test_what_does_not_go_together_is_refused(code: str) -> None:
    """Each case with its own code, whatever else is wrong with neighbours."""
    assert {str(case): fault(case) for case in REFUSED[code]} == {
        str(case): code for case in REFUSED[code]
    }


def test_what_is_near_a_refusal_goes_together() -> None:
    assert {str(case): code for case in ALLOWED if (code := fault(case))} == {}


def test_every_combination_is_refused_somewhere() -> None:
    assert set(REFUSED) == CODES


def test_what_a_combination_asks_for_exists() -> None:
    unknown = {code: unknown_words(needs) for code, (needs, _) in COMBINATIONS.items()}
    assert {code: words for code, words in unknown.items() if words} == {}

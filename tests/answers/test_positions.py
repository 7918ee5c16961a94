"""Positions that ``buur ask`` judges by the whole rule set: pack, duties, the first card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buur.cards import CODES
from tests.answers.asking import ask, claim, error_code

ASK_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "ask.md"
FIRST_LED = {"contract": "tutti", "options": {"tutti_values": "first_led"}}
PANDUR = {"rules": "pandur", "contract": "misere:trump:D"}


def test_the_first_suit_counts_in_a_tutti_of_157() -> None:
    """Source: core rules §1.5."""
    trick = ["SQ", "CJ", "S9", "SA"]
    assert ask("trick", **FIRST_LED, trick=trick) == {"winner": 2, "points": 30}
    later = {**FIRST_LED, "trick": trick, "trick_no": 2}
    assert ask("trick", **later, first_led="S") == {"winner": 2, "points": 30}
    assert ask("trick", **later, first_led="C") == {"winner": 2, "points": 34}
    assert error_code("trick", **later) == "missing-field"


def test_cards_count_in_a_tutti_of_157_once_the_first_is_led() -> None:
    """Source: core rules §1.5."""
    assert ask("values", **FIRST_LED)["total"] == 120
    led = ask("values", **FIRST_LED, first_led="H", trick_no=5)
    assert (led["total"], led["points"]["HJ"], led["points"]["SJ"]) == (152, 20, 2)
    assert error_code("values", **FIRST_LED, trick_no=5) == "missing-field"


def test_the_first_suit_does_not_matter_where_it_does_not_count() -> None:
    assert ask("trick", contract="tutti", trick=["SQ", "S9"], trick_no=2)["points"] == 17
    question = {**FIRST_LED, "trick": ["SQ"], "hand": ["S9", "CJ"], "trick_no": 2}
    assert ask("legal", **question)["legal"] == ["S9"]


def test_a_misere_of_pandur_begins_with_a_trump() -> None:
    """Source: core rules §3.9."""
    hand = ["SA", "D9", "DK", "C9"]
    found = ask("legal", **PANDUR, hand=hand)
    assert found == {
        "legal": ["D9", "DK"],
        "why": {"SA": "must-lead-trump", "C9": "must-lead-trump"},
    }
    assert ask("legal", **PANDUR, hand=["SA", "C9"])["legal"] == ["SA", "C9"]
    assert ask("legal", **PANDUR, hand=hand, trick_no=2)["legal"] == ["SA", "D9", "DK", "C9"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("legal", {"hand": ["S8"]}),
        ("legal", {"hand": ["SA"], "trick": ["S6"]}),
        ("trick", {"trick": ["H7"]}),
        ("melds", {"hand": ["S6", "S7", "S8"]}),
        ("compare", {"a": ["S7"], "b": []}),
        ("compare", {"a": [], "b": ["S7"]}),
        ("solder", {"claimer": ["S6"]}),
        ("solder", {"claimer": ["SA"], "partner": ["S6"]}),
        ("solder", {"claimer": ["SA"], "opponents": ["S6"]}),
    ],
)
def test_cards_outside_of_the_pack_do_not_exist(kind: str, fields: dict[str, object]) -> None:
    found = ask(kind, **PANDUR, **fields)["error"]
    assert found["code"] == "bad-card"
    assert re.fullmatch(r"[SH][678] in '\w+' is not in the pack of pandur", found["message"])


def test_only_cards_of_the_pack_have_values() -> None:
    """Source: core rules §1.3 for the points; the eights count without trumps."""
    pack = [code for code in CODES if code[1] in "9TJQKA"]
    found = ask("values", rules="pandur", contract="oben")
    assert list(found["points"]) == pack
    assert found["total"] == sum(found["points"].values()) == 120
    assert ask("values", contract="oben")["total"] == 152


def test_tricks_count_by_themselves_in_some_games() -> None:
    """Source: core rules §1.6."""
    found = ask("values", rules="stich-differenzler", contract="trump:S")
    assert (set(found["points"].values()), found["trick"], found["total"]) == ({0}, 1, 9)
    assert ask("trick", rules="stich-differenzler", contract="trump:S", trick=["S6"])["points"] == 1


def test_values_change_from_deal_to_deal_where_the_rules_say_so() -> None:
    """Source: core rules §1.6."""
    trick = {"rules": "guggitaler", "contract": "oben", "trick": ["DA", "D9", "HK", "SQ"]}
    found = [ask("trick", **trick, deal_no=number)["points"] for number in range(1, 7)]
    assert found == [1, 4, 4, 8, 0, 1]


def test_deals_of_mise_differ_in_their_length() -> None:
    for deal_no, most in ((1, 10), (2, 12), (7, 12)):
        hand = list(CODES[: most + 1])
        question = {"rules": "mise", "contract": "trump:S", "deal_no": deal_no}
        assert len(ask("legal", **question, hand=hand[:most])["legal"]) == most
        assert error_code("legal", **question, hand=hand) == "bad-field"
    hand = list(CODES[:12])
    assert len(ask("legal", rules="mise", contract="trump:S", hand=hand)["legal"]) == 12


def test_a_card_that_does_not_follow_makes_trumps() -> None:
    """Source: core rules §3.11."""
    question = {"rules": "molotow", "contract": "open", "trick": ["S6", "HA"]}
    assert ask("trick", **question) == {"winner": 1, "points": 11}
    assert ask("legal", **question, hand=["HQ", "S7"])["why"] == {"HQ": "undertrump"}


@pytest.mark.parametrize(
    ("code", "kind", "fields"),
    [
        ("impossible-position", "legal", {"hand": ["SA", "SK"], "trick_no": 9}),
        ("impossible-position", "legal", {"hand": list(CODES[:9]), "trick_no": 2}),
        ("impossible-position", "solder", {"claimer": ["SA", "SK"], "trick_no": 9}),
        ("impossible-position", "solder", {"claimer": ["SA"], "partner": ["SK", "SQ"]}),
        ("impossible-position", "solder", {"claimer": ["SA"], "opponents": ["SK", "SQ", "C6"]}),
        (
            "impossible-position",
            "solder",
            {
                "rules": "estimation-2",
                "options": {"solder_test": "order_free"},
                "claimer": ["SA"],
                "partner": ["SK"],
            },
        ),
        ("solder-not-on-lead", "solder", {"claimer": list(CODES[:9])}),
        ("solder-not-on-lead", "solder", {"claimer": ["SA"], "trick_no": 1}),
        ("impossible-position", "trick", {**FIRST_LED, "trick": ["SA"], "first_led": "H"}),
        ("bad-field", "trick", {"trick": ["SA"], "first_led": "X"}),
        ("bad-field", "trick", {"trick": ["SA"], "first_led": 0}),
        ("bad-field", "values", {"deal_no": 0}),
        ("bad-field", "values", {"deal_no": "1"}),
        ("duplicate-card", "solder", {"claimer": ["SA"], "partner": ["SA"]}),
        ("duplicate-card", "melds", {"hand": ["SA", "SA"]}),
        ("duplicate-card", "compare", {"a": ["SA", "SA"], "b": []}),
    ],
)
def test_impossible_positions_get_a_sentence(
    code: str, kind: str, fields: dict[str, object]
) -> None:
    found = ask(kind, **{"contract": "trump:S", **fields})["error"]
    assert found["code"] == code
    assert len(found["message"].splitlines()) == 1


@pytest.mark.parametrize(
    ("fields", "refused"),
    [
        ({"trick": ["SK", "S6"]}, False),
        ({"trick": ["S6", "SQ"]}, True),
        ({"trick": ["SK", "S6", "SQ"]}, True),
    ],
)
def test_a_claimer_shows_the_stoeck_that_he_can_hold(
    fields: dict[str, object], refused: bool
) -> None:
    position = claim("trump:S", [990, 0], [1, 0])
    found = ask("finish", **position, **fields, leader=0, stoeck=True)
    assert found.get("error", {}).get("code") == ("impossible-position" if refused else None)


def test_a_buur_under_the_eight_of_martinique_is_still_to_be_beaten() -> None:
    """Source: core rules §1.3."""
    position = claim("trump:S", [990, 0], [1, 0]) | {"rules": "martinique", "boss": True}
    boss = {"options": {"claim_counts": "current_with_boss"}, "trick": ["SJ", "S8"], "leader": 0}
    assert ask("finish", **position | boss | {"team": 1})["points"] == [990, 20]
    assert error_code("finish", **position | boss) == "bad-field"


def test_a_boss_card_counts_by_the_first_suit_of_a_tutti_of_157() -> None:
    """Source: core rules §1.5 and §7.6."""
    options = {"tutti_values": "first_led", "claim_counts": "current_with_boss"}
    position = claim("tutti", [990, 0], [1, 0]) | {"options": options}
    position |= {"trick": ["SJ"], "leader": 0, "boss": True}
    assert ask("finish", **position, first_led="S")["points"] == [1010, 0]
    assert ask("finish", **position, first_led="H")["points"] == [992, 0]
    assert error_code("finish", **position) == "missing-field"


def test_a_run_of_eight_stays_whole_where_an_opponent_may_have_six() -> None:
    """Source: core rules §5.3, §5.6: two parts bring 120 points, but lose to a run of six."""
    run = ["S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK"]
    found = ask("melds", hand=run)
    assert found == {"melds": [{"kind": "run", "cards": run, "points": 100}], "points": 100}


def test_nobody_has_the_better_meld_where_there_are_none() -> None:
    melds = {"contract": "trump:D", "a": ["S6", "S7", "S8"], "b": []}
    assert ask("compare", **melds) == {"better": "a"}
    assert ask("compare", **melds, options={"melds": False}) == {"better": "none"}


@pytest.mark.parametrize(
    ("test", "claimer", "partner", "opponents", "valid"),
    [
        ("literal_opponents", "DA", "DK", "DQ", True),
        ("literal_opponents", "DA D6", "", "D7", True),
        ("literal_opponents", "DA", "SA", "D6", True),
        ("literal_opponents", "DA", "C7", "C6", True),
        ("literal_opponents", "DA", "", "C6", False),
        ("literal_all", "DA", "SA", "", False),
        ("order_free", "DA D6", "", "D7", False),
    ],
)
def test_the_page_tells_the_tests_of_the_rest_to_the_letter(
    test: str, claimer: str, partner: str, opponents: str, valid: bool
) -> None:
    """Source: core rules §8. A low card need not win its trick for the literal tests."""
    found = ask(
        "solder",
        contract="oben",
        claimer=claimer.split(),
        partner=partner.split(),
        opponents=opponents.split(),
        options={"solder_test": test},
    )
    assert found == {"valid": valid}
    section = ASK_PAGE.read_text(encoding="utf-8").partition("## `solder`")[2].partition("\n## ")[0]
    assert f"| `{test}` |" in section
    assert "from the top" not in section

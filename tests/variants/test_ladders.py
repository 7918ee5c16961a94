"""The bids of every ladder, what they are worth, and the rows of sheets (§3.6, §3.7, §7.11)."""

from __future__ import annotations

import pytest

from buur.contracts import Contract
from buur.variants.option_groups.checklist import KEYS, row_contracts
from buur.variants.option_groups.solo import number_worth
from buur.variants.registry import PRESETS, variant

POINTS = "50 60 70 80 90 100 110 120 130 140 150"


@pytest.mark.parametrize(
    ("rules", "options", "heights"),
    [
        ("sidi", {}, f"{POINTS} 157 match"),
        ("sidi", {"bid_top": "157"}, f"{POINTS} 157"),
        ("sidi", {"bid_top": "match"}, f"{POINTS} match"),
        ("sidi", {"bid_top": "none"}, POINTS),
        ("sidi", {"bid_high": 159, "bid_step": 50}, "50 100 150 157 match"),
        ("sidi", {"bid_high": 157, "bid_low": 156, "bid_step": 1}, "156 157 match"),
        ("sidi", {"bid_high": 158, "bid_low": 157, "bid_step": 1, "bid_top": "none"}, "157 158"),
        ("sidi", {"bid_high": 49}, "157 match"),
        (
            "pandur",
            {"bid_step": 50},
            "100 150 200 misere misere_trump 250 pandur 300 pandur_trump",
        ),
        (
            "pandur",
            {"bid_low": 190, "bid_high": 260},
            "190 200 misere misere_trump 210 220 230 240 250 pandur 260 pandur_trump",
        ),
        ("pandur", {"bid_high": 199, "bid_step": 99}, "100 199 misere misere_trump pandur"),
        ("pandur", {"bid_low": 251, "bid_high": 251}, "misere misere_trump pandur 251"),
        ("mise", {"bid_low": 500, "bid_high": 520}, "500 510 520"),
        ("mise", {"bid_low": 500, "bid_high": 529}, "500 510 520"),
        ("mise", {"bid_low": 500, "bid_high": 501, "bid_step": 1}, "500 501"),
    ],
)
def test_heights_of_a_ladder(rules: str, options: dict[str, object], heights: str) -> None:
    """§3.6: by steps as far as the highest; variants §1.6 for what beats which number."""
    found = variant(rules, options).auction.rungs
    trump = " pandur_trump" if rules == "pandur" and "pandur_trump" not in heights else ""
    assert " ".join(rung.height for rung in found) == heights + trump


def test_what_the_bids_of_a_pandur_stake() -> None:
    """Variants §1.6."""
    rungs = {rung.height: rung for rung in PRESETS["pandur"].variant.auction.rungs}
    special = {name: tuple(rung)[1:] for name, rung in rungs.items() if not name.isdigit()}
    assert special == {
        "misere": (4, "match", "misere_plain"),
        "misere_trump": (4, "match", "misere_trump"),
        "pandur": (5, "match", "plain"),
        "pandur_trump": (6, "match", "trump"),
    }
    assert tuple(rungs["150"]) == ("150", 150, "all_points", "trump")


def test_worth_of_a_number() -> None:
    """§7.11: one for each fifty, six at the most."""
    worth = {49: 0, 50: 1, 99: 1, 100: 2, 149: 2, 150: 3, 250: 5, 299: 5, 300: 6, 350: 6, 5000: 6}
    assert {points: number_worth(points) for points in worth} == worth


def codes(contracts: tuple[Contract, ...]) -> str:
    return " ".join(contract.code for contract in contracts)


def test_a_row_is_played_as_what_it_says() -> None:
    """§3.7: a joker is whatever the rules offer, a misère any of that as a misère."""
    rules = variant("chibre", {"contracts": "oben+unden+misere"}).choice
    rows = {key: codes(row_contracts(key, rules)) for key in KEYS}
    suits = "trump:S trump:H trump:D trump:C"
    assert {key: rows[key] for key in "SHDC"} == dict(zip("SHDC", suits.split(), strict=True))
    assert (rows["suits"], rows["oben"], rows["unden"]) == (suits, "oben", "unten")
    assert rows["slalom"] == "zigzag:oben zigzag:unten"
    assert (rows["tutti"], rows["tutti_oben"]) == ("tutti", "tutti:oben")
    assert rows["joker"] == "oben unten misere:oben misere:unten"
    assert rows["misere"] == "misere:oben misere:unten"
    own = {"quer", "trio", "mitte", "gumpf"}
    kinds = {key: {word.split(":")[0] for word in rows[key].split()} for key in own}
    assert all(len(kind) == 1 for kind in kinds.values())
    assert {word for key in own for word in rows[key].split()}.isdisjoint(rows["joker"].split())

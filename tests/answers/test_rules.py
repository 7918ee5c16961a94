"""The worked examples of the rules, asked of ``buur ask``."""

from __future__ import annotations

import pytest

from buur.cards import RANKS, SUITS
from tests.answers.asking import ask

FORCED = {"only_trumps": "forced_over"}
HINDERSI = {"undertrump": "free_if_void"}

EXAMPLES = [
    ("1", "trump:D", "C6", "CA C7 D9 D6 ST", {}, "D6 D9 C7 CA"),
    ("2", "trump:D", "C6 DT", "CA D9 D6 ST", {}, "D9 CA"),
    ("3", "trump:D", "C6 DJ DT", "CA D9 D6 ST", {}, "CA"),
    ("4", "trump:D", "C6 DT", "D9 D6 ST HA", {}, "ST HA D9"),
    ("5", "trump:D", "C6 DT", "D7 D6 ST", {}, "ST"),
    ("6-free", "trump:D", "C6 DT", "D9 D6", {}, "D6 D9"),
    ("6-forced", "trump:D", "C6 DT", "D9 D6", FORCED, "D9"),
    ("7", "trump:D", "C6 DJ", "D9 D7", {}, "D7 D9"),
    ("7-forced", "trump:D", "C6 DJ", "D9 D7", FORCED, "D7 D9"),
    ("8-buur-alone", "trump:D", "D7", "DJ CA S6", {}, "S6 DJ CA"),
    ("8-another-trump", "trump:D", "D7", "DJ D6 CA", {}, "D6 DJ"),
    ("9", "trump:D", "DJ", "D9 D6 CA", {}, "D6 D9"),
    ("10", "trump:D", "S8", "SJ HA", {}, "SJ"),
    ("11", "oben", "C9", "CJ HA", {}, "CJ"),
    ("12-void", "trump:D", "C6 DT", "D6 ST", HINDERSI, "ST D6"),
    ("12-holding", "trump:D", "C6 DT", "CA D6", HINDERSI, "CA"),
    ("4.3-buur-only-overtrump", "trump:D", "C6 DA", "DJ D6", FORCED, "D6 DJ"),
    (
        "4.3-buur-forced",
        "trump:D",
        "C6 DA",
        "DJ D6",
        {**FORCED, "buur_never_forced": False},
        "DJ",
    ),
    ("4.3-two-trumps-maximum", "trump:D", "CT DT DA", "DQ D9 S6", {}, "S6 D9"),
    ("4.3-no-ruff", "trump:D", "C6", "CA D9", {"ruff_when_can_follow": False}, "CA"),
    ("leading", "trump:D", "", "DJ S6", {}, "S6 DJ"),
    ("buur-not-exempt", "trump:D", "D7", "DJ CA", {"buur_exempt": False}, "DJ"),
    ("martinique", "trump:D", "C6 DJ", "D8 D7 HA", {"martinique8": True}, "HA D8"),
]


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "options", "legal"),
    [example[1:] for example in EXAMPLES],
    ids=[example[0] for example in EXAMPLES],
)
def test_worked_examples_of_what_may_be_played(
    contract: str, trick: str, hand: str, options: dict[str, object], legal: str
) -> None:
    """Source: core rules §4.4 and the notes of §4.3."""
    held = hand.split()
    found = ask("legal", contract=contract, trick=trick.split(), hand=held, options=options)
    assert found["legal"] == legal.split()
    assert sorted([*found["legal"], *found["why"]]) == sorted(held)


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "options", "why"),
    [
        ("trump:D", "C6 DT", "CA D9 D6 ST", {}, {"D6": "undertrump", "ST": "must-follow-suit"}),
        ("trump:D", "D7", "D6 CA", {}, {"CA": "must-follow-trump"}),
        ("trump:D", "C6 DT", "D9 D6", FORCED, {"D6": "must-overtrump"}),
        ("trump:D", "C6", "CA D9", {"ruff_when_can_follow": False}, {"D9": "cannot-ruff"}),
        ("unten", "C6", "CA D9", {}, {"D9": "must-follow-suit"}),
    ],
)
def test_every_refused_card_has_its_reason(
    contract: str, trick: str, hand: str, options: dict[str, object], why: dict[str, str]
) -> None:
    found = ask("legal", contract=contract, trick=trick.split(), hand=hand.split(), options=options)
    assert found["why"] == why


SIDE = (0, 0, 0, 0, 10, 2, 3, 4, 11)
TRUMP = (0, 0, 0, 14, 10, 20, 3, 4, 11)
OBEN = (0, 0, 8, 0, 10, 2, 3, 4, 11)
UNTEN_SIX = (11, 0, 8, 0, 10, 2, 3, 4, 0)
ACE11, SIX11 = {"unde_values": "ace11"}, {"unde_values": "six11"}


@pytest.mark.parametrize(
    ("contract", "options", "in_suit"),
    [
        *((f"trump:{suit}", {}, {suit: TRUMP}) for suit in SUITS),
        ("oben", {}, dict.fromkeys(SUITS, OBEN)),
        ("unten", SIX11, dict.fromkeys(SUITS, UNTEN_SIX)),
        ("unten", ACE11, dict.fromkeys(SUITS, OBEN)),
        ("zigzag:oben", SIX11, dict.fromkeys(SUITS, OBEN)),
        ("zigzag:unten", SIX11, dict.fromkeys(SUITS, UNTEN_SIX)),
        ("zigzag:unten", {**SIX11, "slalom_values": "oben"}, dict.fromkeys(SUITS, OBEN)),
    ],
)
def test_the_table_of_card_values(
    contract: str, options: dict[str, object], in_suit: dict[str, tuple[int, ...]]
) -> None:
    """Source: core rules §1.3 and §1.4."""
    expected = {
        suit + rank: points
        for suit in SUITS
        for rank, points in zip(RANKS, in_suit.get(suit, SIDE), strict=True)
    }
    found = ask("values", contract=contract, options=options)
    assert found == {"points": expected, "total": 152}


def test_the_default_for_unten_is_that_of_the_rule_set() -> None:
    assert ask("values", contract="unten")["points"]["SA"] == 11
    assert ask("values", contract="unten", rules="schieber")["points"]["SA"] == 0


@pytest.mark.parametrize(
    ("contract", "trick", "trick_no", "winner", "points"),
    [
        ("trump:D", "C6 DT DA C7", 1, 2, 21),
        ("trump:D", "C6 CA S8 C7", 1, 1, 11),
        ("trump:D", "C6 D6 CA", 1, 1, 11),
        ("oben", "C6 SA C7 CJ", 1, 3, 13),
        ("unten", "C7 C6 CA S6", 1, 1, 11),
        ("zigzag:oben", "C7 C6 CA", 1, 2, 11),
        ("zigzag:oben", "C7 C6 CA", 2, 1, 11),
        ("zigzag:unten", "C7 C6 CA", 9, 1, 11),
        ("trump:D", "SA", 1, 0, 11),
    ],
)
def test_winner_and_points_of_a_trick(
    contract: str, trick: str, trick_no: int, winner: int, points: int
) -> None:
    """Source: core rules §4.5."""
    found = ask("trick", contract=contract, trick=trick.split(), trick_no=trick_no)
    assert found == {"winner": winner, "points": points}


def test_martinique_eight_beats_the_buur_only_after_it() -> None:
    """Source: core rules §1.3."""
    option = {"martinique8": True}
    before = ask("trick", contract="trump:D", trick=["D8", "DJ"], options=option)
    after = ask("trick", contract="trump:D", trick=["DJ", "D8"], options=option)
    assert (before["winner"], after["winner"]) == (1, 1)


@pytest.mark.parametrize(
    ("hand", "options", "points", "kinds"),
    [
        ("S7 S8 S9 ST SJ SQ HT DT CT", {}, 120, ["four", "run"]),
        ("S7 S8 S9 ST SJ SQ HT DT CT", {"cross_meld": True}, 200, None),
        ("S6 S7 S8", {}, 20, ["run"]),
        ("S6 H6 D6 C6", {}, 0, []),
        ("S6 H6 D6 C6", {"low_quartets": True}, 100, ["four"]),
        ("SJ HJ DJ CJ", {}, 200, ["four"]),
        ("S9 H9 D9 C9", {}, 150, ["four"]),
        ("S6 S7 S8 S9 ST SJ SQ SK SA", {"meld_values": "grand", "split_runs": False}, 300, None),
        ("S6 H7", {}, 0, []),
        ("", {}, 0, []),
    ],
)
def test_the_best_declaration(
    hand: str, options: dict[str, object], points: int, kinds: list[str] | None
) -> None:
    """Source: core rules §5.1 to §5.4."""
    found = ask("melds", hand=hand.split(), options=options)
    assert found["points"] == points
    assert sum(meld["points"] for meld in found["melds"]) == points
    if kinds is not None:
        assert [meld["kind"] for meld in found["melds"]] == kinds


def test_rules_without_melds_declare_none() -> None:
    assert ask("melds", hand=["SJ", "HJ", "DJ", "CJ"], rules="match-aux-cartes")["melds"] == []


@pytest.mark.parametrize(
    ("contract", "a", "b", "options", "better"),
    [
        ("trump:D", "S6 S7 S8", "D6 D7 D8", {}, "b"),
        ("trump:D", "D9 DT DJ", "ST SJ SQ", {}, "b"),
        ("trump:D", "S6 S7 S8", "H6 H7 H8", {}, "position"),
        ("trump:D", "S6 S7 S8", "H6 H7 H8", {"meld_order": "romand_both"}, "both"),
        ("trump:D", "S6 S7 S8 S9", "HQ HK HA", {}, "a"),
        ("trump:D", "S7 S8 S9 ST SJ", "SA HA DA CA", {}, "a"),
        ("trump:D", "S7 S8 S9 ST SJ", "SA HA DA CA", {"meld_order": "pagat_petit"}, "b"),
        ("unten", "S6 S7 S8", "HQ HK HA", {}, "a"),
        ("oben", "S6 S7 S8", "HQ HK HA", {}, "b"),
        ("trump:D", "S6 S7", "HQ HK", {}, "none"),
        ("trump:D", "S6 S7 S8 H6", "HQ HK", {}, "a"),
        ("oben", "S6 S7 S8 HQ HK HA", "D9 DT DJ", {}, "a"),
        ("oben", "D9 DT DJ", "S6 S7 S8 HQ HK HA", {}, "b"),
        ("unten", "S6 S7 S8 HQ HK HA", "D9 DT DJ", {}, "a"),
    ],
)
def test_which_meld_is_better(
    contract: str, a: str, b: str, options: dict[str, object], better: str
) -> None:
    """Source: core rules §5.5."""
    found = ask("compare", contract=contract, a=a.split(), b=b.split(), options=options)
    assert found == {"better": better}


@pytest.mark.parametrize(
    ("test", "claimer", "partner", "opponents", "valid"),
    [
        ("order_free", "DJ D9 D6", "", "D7 CA", False),
        ("order_free", "DJ D9 DA", "", "D7 CA", True),
        ("order_free", "DJ CA", "", "D7 C6", False),
        ("order_free", "DJ CA", "D7", "C6 S6", True),
        ("literal_opponents", "DJ D9", "", "D7 C6", False),
        ("literal_opponents", "DJ D9", "D7 SA", "S7 S6", True),
        ("literal_opponents", "DJ D9", "", "CA S6", False),
        ("literal_all", "DJ D9", "D7 S7", "C6 S6", False),
        ("literal_all", "DJ CA", "C7 CT", "C6 C8", True),
        ("forbidden", "DJ D9", "", "", False),
    ],
)
def test_claiming_the_rest(
    test: str, claimer: str, partner: str, opponents: str, valid: bool
) -> None:
    """Source: core rules §8."""
    found = ask(
        "solder",
        contract="trump:D",
        claimer=claimer.split(),
        partner=partner.split(),
        opponents=opponents.split(),
        options={"solder_test": test},
    )
    assert found == {"valid": valid}


def test_a_zigzag_must_bear_the_claim_in_every_trick_to_come() -> None:
    cards = {"claimer": ["CA", "CK"], "opponents": ["C6", "C7"]}
    rules = {"rules": "schieber", "contract": "zigzag:oben"}
    assert ask("solder", **rules, **cards) == {"valid": False}
    assert ask("solder", **rules, trick_no=9, claimer=["CA"], opponents=["C6"])["valid"]
    assert not ask("solder", **rules, trick_no=8, claimer=["CA"], opponents=["C6"])["valid"]


@pytest.mark.parametrize(
    ("points", "plain", "shortest"),
    [
        (98, (0, 1, 2, 8), (1, 0, 0, -2)),
        (157, (1, 1, 0, 7), (1, 1, 0, 7)),
        (0, (0, 0, 0, 0), (0, 0, 0, 0)),
        (-8, (0, 0, 0, -8), (0, 0, 0, -8)),
    ],
)
def test_how_points_are_written(
    points: int, plain: tuple[int, ...], shortest: tuple[int, ...]
) -> None:
    """Source: core rules §10.3."""
    names = ("hundreds", "fifties", "twenties", "units")
    found = ask("slate", points=points)
    assert tuple(found[name] for name in names) == plain
    assert tuple(found["shortest"][name] for name in names) == shortest


def test_every_way_to_write_points_is_listed_when_asked_for() -> None:
    """Source: core rules §10.1."""
    ways = ask("slate", points=98, all=True)["all"]
    assert {"hundreds": 1, "fifties": 0, "twenties": 0, "units": -2} in ways
    assert {"hundreds": 0, "fifties": 0, "twenties": 4, "units": 18} in ways
    assert "all" not in ask("slate", points=98)


@pytest.mark.parametrize(
    ("way", "fits"),
    [
        ({"twenties": 4, "units": 18}, True),
        ({"hundreds": 1, "units": -2}, True),
        ({"hundreds": 1, "units": -3}, False),
        ({"units": 98}, False),
    ],
)
def test_a_way_chosen_by_hand_is_checked(way: dict[str, int], fits: bool) -> None:
    """Source: core rules §10.1."""
    assert ask("slate", points=98, way=way)["fits"] is fits
    assert "fits" not in ask("slate", points=98)

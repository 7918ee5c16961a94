"""Answers that need no position of a whole deal: ties of melds, claims, marks on the slate.

``test_engine`` compares the answers about cards with the table, rule set by rule set.
"""

from __future__ import annotations

import pytest

from tests.answers.asking import ask


def test_the_default_for_unten_is_that_of_the_rule_set() -> None:
    assert ask("values", contract="unten")["points"]["SA"] == 11
    assert ask("values", contract="unten", rules="schieber")["points"]["SA"] == 0


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

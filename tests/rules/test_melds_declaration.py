"""Core §5.2 to §5.4: what may be declared together, and what had best be."""

from __future__ import annotations

import pytest

from buur.cards import PACK, Suit, cards_code, parse_cards
from buur.melds import (
    Auto,
    Meld,
    MeldRules,
    best_declaration,
    declarations,
    is_declarable,
    meld_of,
)

ROMAND = MeldRules()
WHOLE = MeldRules(split_runs=False)
GERMAN = MeldRules(values="grand", low_quartets=True, cross_meld=True, order="german")
PETIT = MeldRules(order="pagat_petit")
SPADES = "S6 S7 S8 S9 ST SJ SQ SK SA"


def melds(rules: MeldRules, *texts: str) -> list[Meld]:
    found = [meld_of(parse_cards(text), rules) for text in texts]
    assert None not in found
    return [one for one in found if one]


def may(rules: MeldRules, hand: str, *texts: str) -> bool:
    return is_declarable(melds(rules, *texts), parse_cards(hand), rules)


def best(
    hand: str, rules: MeldRules = ROMAND, *, auto: Auto = "max_points", upside_down: bool = False
) -> tuple[int, list[str]]:
    found = best_declaration(parse_cards(hand), rules, auto=auto, upside_down=upside_down)
    return sum(one.points for one in found), [cards_code(one.cards) for one in found]


JACKS, QUEENS = "SJ HJ DJ CJ", "SQ HQ DQ CQ"


@pytest.mark.parametrize(
    ("rules", "hand", "melds", "allowed"),
    [
        # §5.2: four queens and three to the ace share a queen: choose. W25, W10, P002.
        (ROMAND, "SQ HQ DQ CQ SK SA", [QUEENS, "SQ SK SA"], False),
        (ROMAND, "SQ HQ DQ CQ SK SA", [QUEENS], True),
        (ROMAND, "SQ HQ DQ CQ SK SA", ["SQ SK SA"], True),
        # §5.2: "Kreuzweis" since 1996. JW, WDE; PAG-grand.
        (GERMAN, "SQ HQ DQ CQ SK SA", [QUEENS, "SQ SK SA"], True),
        # §5.2: two runs never overlap, not even where cards may cross. JW.
        (ROMAND, "S6 S7 S8 S9", ["S6 S7 S8", "S7 S8 S9"], False),
        (ROMAND, "S6 S7 S8", ["S6 S7 S8", "S6 S7 S8"], False),
        (GERMAN, "S6 S7 S8 S9", ["S6 S7 S8", "S7 S8 S9"], False),
        (GERMAN, "S6 S7 S8", ["S6 S7 S8", "S6 S7 S8"], False),
        # §5.4: disjoint melds go together. W25: "un joueur peut avoir plusieurs annonces".
        (WHOLE, "S6 S7 S8 H6 H7 H8", ["S6 S7 S8", "H6 H7 H8"], True),
        # §5.4: separate runs of a suit are no split. W25.
        (WHOLE, "S6 S7 S8 ST SJ SQ", ["S6 S7 S8", "ST SJ SQ"], True),
        # §5.3: a long run splits. PAG-petit; JO.
        (ROMAND, SPADES, ["ST SJ SQ SK SA", "S6 S7 S8 S9"], True),
        # §5.3: option ``split_runs``; a part alone stays allowed (§5.4).
        (WHOLE, SPADES, ["ST SJ SQ SK SA", "S6 S7 S8 S9"], False),
        (WHOLE, SPADES, ["S6 S7 S8", "SQ SK SA"], False),
        (WHOLE, SPADES, ["ST SJ SQ SK SA"], True),
        # §5.4; §5.7: a call that is too low stays. JW.
        (ROMAND, SPADES, ["S7 S8 S9"], True),
        (ROMAND, SPADES, [], True),
        # §5.4: a declaration comes out of the hand.
        (ROMAND, "S6 S7 HA", ["S6 S7 S8"], False),
        # §5.2: the ace of spades and the six of hearts lie side by side by number alone.
        (WHOLE, "SQ SK SA H6 H7 H8", ["SQ SK SA", "H6 H7 H8"], True),
        (WHOLE, cards_code(PACK), [JACKS, QUEENS], True),
    ],
)
def test_melds_that_may_be_declared_together(
    rules: MeldRules, hand: str, melds: list[str], allowed: bool
) -> None:
    assert may(rules, hand, *melds) == allowed


EIGHT = "S6 S7 S8 S9 ST SJ SQ SK"
TENS_AND_RUN = "S7 S8 S9 ST SJ SQ HT DT CT"
MANY = "S7 S8 S9 ST H7 H8 H9 HT D7 D8 D9 DT C9 SJ HJ DJ CJ"


@pytest.mark.parametrize(
    ("rules", "auto", "hand", "points", "melds"),
    [
        # §5.2: one card serves in one meld, but where cards cross in one run and one four. JW.
        (ROMAND, "max_points", "SQ HQ DQ CQ SK SA", 100, [QUEENS]),
        (GERMAN, "max_points", "SQ HQ DQ CQ SK SA", 120, [QUEENS, "SQ SK SA"]),
        (
            *(GERMAN, "max_points", "S9 H9 D9 C9 ST HT DT CT SJ", 270),
            ["S9 H9 D9 C9", "ST HT DT CT", "S9 ST SJ"],
        ),
        # §5.4: disjoint melds go together, also two runs of one suit with a gap. W25.
        (ROMAND, "max_points", "S6 S7 S8 H6 H7 H8", 40, ["S6 S7 S8", "H6 H7 H8"]),
        (WHOLE, "max_points", "S6 S7 S8 ST SJ SQ", 40, ["ST SJ SQ", "S6 S7 S8"]),
        # §5.3: eight as 5+3 is 120, nine as 5+4 is 150. PAG-petit; JO.
        (ROMAND, "max_points", EIGHT, 120, ["S9 ST SJ SQ SK", "S6 S7 S8"]),
        (ROMAND, "max_points", SPADES, 150, ["ST SJ SQ SK SA", "S6 S7 S8 S9"]),
        # §5.3: seven cards as 4+3 are 70, less than 100. PAG-petit.
        (ROMAND, "max_points", "S6 S7 S8 S9 ST SJ SQ", 100, ["S6 S7 S8 S9 ST SJ SQ"]),
        # §5.3: no splitting without the option ``split_runs``.
        (WHOLE, "max_points", SPADES, 100, [SPADES]),
        # §5.3: 300 stays more than 100 + 50, and 180 more than 150. JW, VBG.
        (MeldRules(values="grand"), "max_points", SPADES, 300, [SPADES]),
        (MeldRules(values="vorarlberg"), "max_points", SPADES, 180, [SPADES]),
        # §5.3: splitting weakens the best meld, eight cards become five.
        (ROMAND, "max_best", SPADES, 100, [SPADES]),
        # §5.4, the worked example: four tens and S7-8-9 are 120, the run of six is 100. W25.
        (ROMAND, "max_points", TENS_AND_RUN, 120, ["ST HT DT CT", "S7 S8 S9"]),
        (ROMAND, "max_best", TENS_AND_RUN, 100, ["S7 S8 S9 ST SJ SQ"]),
        # §5.4 with §5.2: with German melds nothing need be given up. JW.
        (GERMAN, "max_points", TENS_AND_RUN, 250, ["S7 S8 S9 ST SJ SQ", "ST HT DT CT"]),
        # §5.4: four nines and the rest of the run, found among all declarations.
        (ROMAND, "max_points", "S6 S7 S8 S9 H9 D9 C9", 170, ["S9 H9 D9 C9", "S6 S7 S8"]),
        # §5.4: ties go to the set whose best meld is strongest, in the order of the rule set.
        (ROMAND, "max_points", "S8 S9 ST SJ SQ HT DT CT", 100, ["S8 S9 ST SJ SQ"]),
        (PETIT, "max_points", "S8 S9 ST SJ SQ HT DT CT", 100, ["ST HT DT CT"]),
        # §5.4: 200 and 150, although three runs of 50 would bring as much beside the jacks.
        (ROMAND, "max_points", MANY, 350, [JACKS, "S9 H9 D9 C9"]),
        (ROMAND, "max_best", MANY, 350, [JACKS, "S9 H9 D9 C9"]),
        # §5.4: of a hand without melds only the empty declaration is left.
        (ROMAND, "max_points", "S6 S7 HA", 0, []),
        (ROMAND, "max_points", "", 0, []),
    ],
)
def test_best_declaration(
    rules: MeldRules, auto: Auto, hand: str, points: int, melds: list[str]
) -> None:
    assert best(hand, rules, auto=auto) == (points, melds)


def test_splitting_keeps_the_high_end_together() -> None:
    """§5.4 with §5.5: the five cards go to the ace, or to the six when low ranks beat high."""
    assert best(SPADES, upside_down=True)[1][0] == "S6 S7 S8 S9 ST"


def test_only_melds_of_the_rule_set_are_declarable() -> None:
    """§5.1: four sixes of another rule set, or at another price, are not declarable."""
    sixes = melds(GERMAN, "S6 H6 D6 C6")
    assert not is_declarable(sixes, parse_cards("S6 H6 D6 C6"), ROMAND)
    six_run = melds(GERMAN, "S6 S7 S8 S9 ST SJ")
    assert not is_declarable(six_run, parse_cards(SPADES), ROMAND)


def test_declarations_are_lazy_and_begin_with_nothing() -> None:
    """§5.4: nobody has to declare."""
    found = declarations(parse_cards("S6 S7 S8 S9"), ROMAND)
    assert next(found) == ()
    assert [[cards_code(one.cards) for one in declared] for declared in found] == [
        ["S6 S7 S8 S9"],
        ["S7 S8 S9"],
        ["S6 S7 S8"],
    ]


def test_a_hand_without_melds() -> None:
    """§5.4: only the empty declaration is left."""
    hand = parse_cards("S6 S7 HA")
    assert list(declarations(hand, ROMAND)) == [()]


def test_trump_decides_between_equal_runs() -> None:
    """§5.5 inside one hand: the run in trumps is named first."""
    hand = parse_cards("SQ SK SA HQ HK HA")
    for trump in (Suit(0), Suit(1)):
        assert best_declaration(hand, ROMAND, trump=trump)[0].suit == trump

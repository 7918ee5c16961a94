"""Core §5.2 to §5.4: what may be declared together, and what had best be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.cards import PACK, CardSet, Suit, cards_code, parse_cards
from buur.melds import (
    Meld,
    MeldRules,
    MeldValues,
    best_declaration,
    declarations,
    is_declarable,
    meld_of,
)

ROMAND = MeldRules()
WHOLE = MeldRules(split_runs=False)
GERMAN = MeldRules(values="grand", low_quartets=True, cross_meld=True, order="german")
SPADES = "S6 S7 S8 S9 ST SJ SQ SK SA"


def melds(rules: MeldRules, *texts: str) -> list[Meld]:
    found = [meld_of(parse_cards(text), rules) for text in texts]
    assert None not in found
    return [one for one in found if one]


def may(rules: MeldRules, hand: str, *texts: str) -> bool:
    return is_declarable(melds(rules, *texts), parse_cards(hand), rules)


def best(hand: str, rules: MeldRules = ROMAND, **how: object) -> tuple[int, list[str]]:
    found = best_declaration(parse_cards(hand), rules, **how)  # type: ignore[arg-type]
    return sum(one.points for one in found), [cards_code(one.cards) for one in found]


def test_one_card_serves_in_one_meld() -> None:
    """§5.2: four queens and three to the ace share a queen: choose. W25, W10, P002."""
    hand = "SQ HQ DQ CQ SK SA"
    assert not may(ROMAND, hand, "SQ HQ DQ CQ", "SQ SK SA")
    assert may(ROMAND, hand, "SQ HQ DQ CQ")
    assert may(ROMAND, hand, "SQ SK SA")
    assert best(hand) == (100, ["SQ HQ DQ CQ"])


def test_cross_meld_shares_a_card_between_run_and_four() -> None:
    """§5.2: "Kreuzweis" since 1996. JW, WDE; PAG-grand."""
    hand = "SQ HQ DQ CQ SK SA"
    assert may(GERMAN, hand, "SQ HQ DQ CQ", "SQ SK SA")
    assert best(hand, GERMAN) == (120, ["SQ HQ DQ CQ", "SQ SK SA"])


def test_cross_meld_with_two_fours_in_one_run() -> None:
    """§5.2: each card still serves in one run and one four. JW."""
    hand = "S9 H9 D9 C9 ST HT DT CT SJ"
    assert best(hand, GERMAN) == (270, ["S9 H9 D9 C9", "ST HT DT CT", "S9 ST SJ"])


@pytest.mark.parametrize("rules", [ROMAND, GERMAN])
def test_two_runs_never_overlap(rules: MeldRules) -> None:
    """§5.2: not even where cards may cross. JW."""
    assert not may(rules, "S6 S7 S8 S9", "S6 S7 S8", "S7 S8 S9")
    assert not may(rules, "S6 S7 S8", "S6 S7 S8", "S6 S7 S8")


def test_two_runs_in_different_suits() -> None:
    """§5.4: disjoint melds go together. W25: "un joueur peut avoir plusieurs annonces"."""
    assert may(WHOLE, "S6 S7 S8 H6 H7 H8", "S6 S7 S8", "H6 H7 H8")
    assert best("S6 S7 S8 H6 H7 H8") == (40, ["S6 S7 S8", "H6 H7 H8"])


def test_two_runs_of_one_suit_with_a_gap() -> None:
    """§5.4: separate runs of a suit are no split. W25."""
    assert may(WHOLE, "S6 S7 S8 ST SJ SQ", "S6 S7 S8", "ST SJ SQ")
    assert best("S6 S7 S8 ST SJ SQ", WHOLE) == (40, ["ST SJ SQ", "S6 S7 S8"])


def test_long_run_splits() -> None:
    """§5.3: eight as 5+3 is 120, nine as 5+4 is 150. PAG-petit; JO."""
    assert may(ROMAND, SPADES, "ST SJ SQ SK SA", "S6 S7 S8 S9")
    eight = "S6 S7 S8 S9 ST SJ SQ SK"
    assert best(eight) == (120, ["S9 ST SJ SQ SK", "S6 S7 S8"])
    assert best(SPADES) == (150, ["ST SJ SQ SK SA", "S6 S7 S8 S9"])


def test_splitting_needs_eight_cards_to_gain() -> None:
    """§5.3: seven cards as 4+3 are 70, less than 100. PAG-petit."""
    assert best("S6 S7 S8 S9 ST SJ SQ") == (100, ["S6 S7 S8 S9 ST SJ SQ"])


def test_no_splitting_without_the_option() -> None:
    """§5.3: option ``split_runs``; a part alone stays allowed (§5.4)."""
    assert not may(WHOLE, SPADES, "ST SJ SQ SK SA", "S6 S7 S8 S9")
    assert not may(WHOLE, SPADES, "S6 S7 S8", "SQ SK SA")
    assert may(WHOLE, SPADES, "ST SJ SQ SK SA")
    assert best(SPADES, WHOLE) == (100, [SPADES])


@pytest.mark.parametrize("values", ["grand", "vorarlberg"])
def test_splitting_never_gains_with_rising_values(values: MeldValues) -> None:
    """§5.3: 300 stays more than 100 + 50, and 180 more than 150. JW, VBG."""
    rules = replace(ROMAND, values=values)
    assert best(SPADES, rules)[1] == [SPADES]


def test_max_best_keeps_a_run_whole() -> None:
    """§5.3: splitting weakens the best meld, eight cards become five."""
    assert best(SPADES, auto="max_best") == (100, [SPADES])


def test_most_points_is_not_greedy() -> None:
    """§5.4, the worked example: four tens and S7-8-9 are 120, the run of six is 100. W25."""
    hand = "S7 S8 S9 ST SJ SQ HT DT CT"
    assert best(hand) == (120, ["ST HT DT CT", "S7 S8 S9"])
    assert best(hand, auto="max_best") == (100, ["S7 S8 S9 ST SJ SQ"])


def test_the_example_with_crossing_cards() -> None:
    """§5.4 with §5.2: with German melds nothing need be given up. JW."""
    hand = "S7 S8 S9 ST SJ SQ HT DT CT"
    assert best(hand, GERMAN) == (250, ["S7 S8 S9 ST SJ SQ", "ST HT DT CT"])


def test_four_takes_a_card_out_of_a_run() -> None:
    """§5.4: four nines and the rest of the run, found among all declarations."""
    assert best("S6 S7 S8 S9 H9 D9 C9") == (170, ["S9 H9 D9 C9", "S6 S7 S8"])


def test_equal_points_take_the_stronger_best_meld() -> None:
    """§5.4: ties go to the set whose best meld is strongest, in the order of the rule set."""
    hand = "S8 S9 ST SJ SQ HT DT CT"
    assert best(hand) == (100, ["S8 S9 ST SJ SQ"])
    petit = replace(ROMAND, order="pagat_petit")
    assert best(hand, petit) == (100, ["ST HT DT CT"])


def test_splitting_keeps_the_high_end_together() -> None:
    """§5.4 with §5.5: the five cards go to the ace, or to the six when low ranks beat high."""
    assert best(SPADES)[1][0] == "ST SJ SQ SK SA"
    assert best(SPADES, upside_down=True)[1][0] == "S6 S7 S8 S9 ST"


def test_declaring_less_is_allowed() -> None:
    """§5.4; §5.7: a call that is too low stays. JW."""
    assert may(ROMAND, SPADES, "S7 S8 S9")
    assert may(ROMAND, SPADES)


def test_only_held_melds_are_declarable() -> None:
    """§5.4: a declaration comes out of the hand."""
    assert not may(ROMAND, "S6 S7 HA", "S6 S7 S8")


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
    assert best_declaration(hand, ROMAND) == ()
    assert list(declarations(hand, ROMAND)) == [()]
    assert best_declaration(CardSet(0), ROMAND) == ()


def test_trump_decides_between_equal_runs() -> None:
    """§5.5 inside one hand: the run in trumps is named first."""
    hand = parse_cards("SQ SK SA HQ HK HA")
    for trump in (Suit(0), Suit(1)):
        assert best_declaration(hand, ROMAND, trump=trump)[0].suit == trump


def test_runs_of_neighbouring_suits_are_no_longer_run() -> None:
    """§5.2: the ace of spades and the six of hearts lie side by side by number alone."""
    assert may(WHOLE, "SQ SK SA H6 H7 H8", "SQ SK SA", "H6 H7 H8")
    jacks, queens = ("SJ HJ DJ CJ", "SQ HQ DQ CQ")
    assert may(WHOLE, cards_code(PACK), jacks, queens)


@pytest.mark.parametrize("auto", ["max_points", "max_best"])
def test_of_equal_declarations_the_one_of_fewer_melds_is_taken(auto: str) -> None:
    """§5.4: 200 and 150, although three runs of 50 would bring as much beside the jacks."""
    hand = "S7 S8 S9 ST H7 H8 H9 HT D7 D8 D9 DT C9 SJ HJ DJ CJ"
    assert best(hand, auto=auto) == (350, ["SJ HJ DJ CJ", "S9 H9 D9 C9"])

"""Core §5.7: what is said aloud in the first trick, and what stays secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import pytest

from buur.cards import ACE, JACK, KING, QUEEN, SIX, Suit, parse_cards
from buur.melds import (
    MeldOrder,
    MeldRules,
    MeldValues,
    Standing,
    Utterance,
    best_declaration,
    speak,
)
from buur.seats import Seat

SPADES, HEARTS, DIAMONDS = Suit(0), Suit(1), Suit(2)
ALL_ORDERS: tuple[MeldOrder, ...] = get_args(MeldOrder)
Line = tuple[int, str] | tuple[int, str, int | str]


def four(rank: str) -> str:
    return " ".join(suit + rank for suit in "SHDC")


def talk(
    hands: Mapping[int, str],
    *,
    order: MeldOrder = "romand",
    values: MeldValues = "romand",
    trump: Suit | None = DIAMONDS,
    upside_down: bool = False,
) -> tuple[list[Line], tuple[int, ...]]:
    """Return what is said, and who holds the best meld, when seats declare in this order."""
    rules = MeldRules(values=values, order=order)
    said: list[Utterance] = []
    standing: Standing | None = None
    for seat, hand in hands.items():
        melds = best_declaration(parse_cards(hand), rules, trump=trump, upside_down=upside_down)
        more, standing = speak(standing, Seat(seat), melds, order, trump, upside_down=upside_down)
        said += more
    return [line(one) for one in said], standing.seats if standing else ()


def line(one: Utterance) -> Line:
    if one.detail is None:
        return one.seat, one.stage
    return one.seat, one.stage, one.detail


@pytest.mark.parametrize("order", ALL_ORDERS)
def test_nothing_to_declare_is_silence(order: MeldOrder) -> None:
    """§5.7: silent with nothing; nobody holds anything."""
    assert talk({0: "S6", 1: "H6", 2: "D6", 3: "C6"}, order=order) == ([], ())


def test_first_meld_says_its_value_only() -> None:
    """§5.7, stage 1: "trois cartes", "cinquante", "cent". W25, PAG."""
    assert talk({1: "SQ SK SA"}) == ([(1, "value", 20)], (1,))
    assert talk({1: "ST SJ SQ SK SA"}) == ([(1, "value", 100)], (1,))


def test_higher_value_takes_over_without_more() -> None:
    """§5.7: the lowest stage needed. W25."""
    assert talk({0: "SQ SK SA", 1: "HJ HQ HK HA"}) == (
        [(0, "value", 20), (1, "value", 50)],
        (1,),
    )


def test_lower_value_is_silent() -> None:
    """§5.7: who is beaten by what was said says nothing. P002: after a 50, no three cards."""
    assert talk({0: "ST SJ SQ SK", 1: "HQ HK HA"}) == ([(0, "value", 50)], (0,))


def test_silence_does_not_tell_nothing_from_less() -> None:
    """§5.7: the same is heard from a seat with less and from one with nothing."""
    with_less = talk({0: "ST SJ SQ SK", 1: "HQ HK HA", 2: "C6"})
    without = talk({0: "ST SJ SQ SK", 1: "H6", 2: "C6"})
    assert with_less == without


def test_lower_top_acknowledges() -> None:
    """§5.7, stage 3: "à quoi?" – "au roi" – "c'est bon". P002: the weaker says it."""
    assert talk({0: "SJ SQ SK", 1: "H6 H7 H8"}) == (
        [(0, "value", 20), (1, "value", 20), (0, "top", KING), (1, "good")],
        (0,),
    )


def test_higher_top_takes_over() -> None:
    """§5.7, stage 3: the challenger names his better card. W25."""
    assert talk({0: "SJ SQ SK", 1: "HQ HK HA"}) == (
        [(0, "value", 20), (1, "value", 20), (0, "top", KING), (1, "top", ACE)],
        (1,),
    )


def test_count_is_asked_from_100_on() -> None:
    """§5.7, stage 2: "cent" – "de cinq cartes" against four of a rank. W25, W10."""
    assert talk({0: four("A"), 1: "S7 S8 S9 ST SJ"}) == (
        [(0, "value", 100), (1, "value", 100), (0, "count", 4), (1, "count", 5)],
        (1,),
    )
    assert talk({0: "S7 S8 S9 ST SJ", 1: four("A")}) == (
        [(0, "value", 100), (1, "value", 100), (0, "count", 5), (1, "good")],
        (0,),
    )


def test_count_is_not_said_below_100() -> None:
    """§5.7, stage 2: 20 is three cards and 50 is four, all know."""
    said, _ = talk({0: "S6 S7 S8 S9", 1: "HJ HQ HK HA"})
    assert [one[1] for one in said] == ["value", "value", "top", "top"]


def test_equal_count_goes_on_to_the_top() -> None:
    """§5.7: each stage is said until one differs. W25."""
    assert talk({0: four("K"), 1: four("A")}) == (
        [
            *[(0, "value", 100), (1, "value", 100)],
            *[(0, "count", 4), (1, "count", 4)],
            *[(0, "top", KING), (1, "top", ACE)],
        ],
        (1,),
    )


def test_trump_is_the_last_question() -> None:
    """§5.7, stage 4: "d'atout" beats not trump. W25, P002."""
    assert talk({0: "SQ SK SA", 1: "HQ HK HA"}, trump=HEARTS) == (
        [
            *[(0, "value", 20), (1, "value", 20)],
            *[(0, "top", ACE), (1, "top", ACE)],
            *[(0, "trump", False), (1, "trump", True)],
        ],
        (1,),
    )
    assert talk({0: "SQ SK SA", 1: "HQ HK HA"}, trump=SPADES)[0][-2:] == [
        (0, "trump", True),
        (1, "good"),
    ]


def test_earlier_speaker_wins_a_full_tie() -> None:
    """§5.7, stage 5: the second may only answer "gut". W25, JW."""
    said, seats = talk({3: "SQ SK SA", 0: "HQ HK HA"})
    assert said[-2:] == [(3, "trump", False), (0, "good")]
    assert seats == (3,)


def test_trump_is_not_asked_without_trumps() -> None:
    """§5.7: the contract answers it; the top is the last question then."""
    said, seats = talk({0: "SQ SK SA", 1: "HQ HK HA"}, trump=None)
    assert said == [(0, "value", 20), (1, "value", 20), (0, "top", ACE), (1, "good")]
    assert seats == (0,)


def test_full_tie_is_said_where_both_score() -> None:
    """§5.5 ``romand_both`` with §5.7: the challenger shows that he is level. W25."""
    said, seats = talk({0: "SQ SK SA", 1: "HQ HK HA"}, order="romand_both")
    assert said[-2:] == [(0, "trump", False), (1, "trump", False)]
    assert seats == (0, 1)


def test_third_hand_level_with_a_tie() -> None:
    """§5.5 ``romand_both``: a third equal meld joins, a better one takes all."""
    level = {0: "SQ SK SA", 1: "HQ HK HA", 2: "CQ CK CA"}
    said, seats = talk(level, order="romand_both")
    assert said[-3:] == [(2, "value", 20), (2, "top", ACE), (2, "trump", False)]
    assert seats == (0, 1, 2)
    said, seats = talk(level | {3: "DQ DK DA"}, order="romand_both")
    assert said[-3:] == [(3, "value", 20), (3, "top", ACE), (3, "trump", True)]
    assert seats == (3,)


def test_known_facts_are_not_repeated_by_the_holder() -> None:
    """§5.7: what is disclosed stays disclosed; the third speaker knows the king already."""
    said, seats = talk({0: "SJ SQ SK", 1: "H6 H7 H8", 2: "CQ CK CA"})
    assert said[4:] == [(2, "value", 20), (2, "top", ACE)]
    assert seats == (2,)


def test_beaten_by_known_facts_is_silent() -> None:
    """§5.7: a call that cannot win is superfluous. JW."""
    said, seats = talk({0: "SJ SQ SK", 1: "H6 H7 H8", 2: "CT CJ CQ"})
    assert said[4:] == []
    assert seats == (0,)


def test_level_with_all_known_facts_is_silent() -> None:
    """§5.7, stage 5: who comes later knows that he is beaten."""
    said, seats = talk({0: "SQ SK SA", 1: "HQ HK HA", 2: "CQ CK CA"})
    assert len(said) == 6
    assert seats == (0,)


def test_level_with_what_is_known_goes_on_from_there() -> None:
    """§5.7: only the missing stages are still said."""
    said, seats = talk({0: "SJ SQ SK", 1: "H6 H7 H8", 2: "DJ DQ DK"})
    assert said[4:] == [
        *[(2, "value", 20), (2, "top", KING)],
        *[(0, "trump", False), (2, "trump", True)],
    ]
    assert seats == (2,)


def test_only_the_best_meld_is_spoken_of() -> None:
    """§5.7: further melds come after the best one has proved valid. JW, WDE."""
    assert talk({0: "S6 S7 S8 HJ HQ HK HA"}) == ([(0, "value", 50)], (0,))


def test_upside_down_the_lower_run_takes_over() -> None:
    """§5.5 in unden-ufe: the run is still called by its top, and the lower one wins. W25."""
    assert talk({0: "SQ SK SA", 1: "H9 HT HJ"}, trump=None, upside_down=True) == (
        [(0, "value", 20), (1, "value", 20), (0, "top", ACE), (1, "top", JACK)],
        (1,),
    )


def test_p002_tells_run_from_four_at_100() -> None:
    """§5.5 ``p002``: the fallback, run before four, is the question after the value."""
    assert talk({0: four("A"), 1: "S7 S8 S9 ST SJ"}, order="p002") == (
        [(0, "value", 100), (1, "value", 100), (0, "shape", "four"), (1, "shape", "run")],
        (1,),
    )
    said, _ = talk({0: "S6 S7 S8", 1: "H7 H8 H9"}, order="p002")
    assert [one[1] for one in said] == ["value", "value", "top", "top"]


def test_ladder_orders_speak_of_shapes() -> None:
    """§5.5 ``pagat_petit``: a rung tells more than points, and is said in their place. PAG."""
    assert talk({0: "S6 S7 S8 S9 ST", 1: four("Q")}, order="pagat_petit") == (
        [(0, "shape", "run5plus"), (1, "shape", "fours")],
        (1,),
    )
    said, seats = talk(
        {0: "S6 S7 S8 S9 ST", 1: "H6 H7 H8 H9 HT HJ", 2: "C6 C7 C8"}, order="pagat_petit"
    )
    assert said == [
        *[(0, "shape", "run5plus"), (1, "shape", "run5plus")],
        *[(0, "count", 5), (1, "count", 6)],
    ]
    assert seats == (1,)


def test_pagat_petit_fours_need_no_count() -> None:
    """§5.5: fours have four cards; the next question is the rank. PAG."""
    said, _ = talk({0: four("Q"), 1: four("K")}, order="pagat_petit")
    assert said == [
        *[(0, "shape", "fours"), (1, "shape", "fours")],
        *[(0, "top", QUEEN), (1, "top", KING)],
    ]


def test_pagat_grand_never_counts() -> None:
    """§5.5: its ladder has a rung for each length. PAG."""
    said, seats = talk(
        {0: "S6 S7 S8 S9 ST SJ", 1: "H9 HT HJ HQ HK HA"}, order="pagat_grand", values="grand"
    )
    assert said == [
        *[(0, "shape", "run6"), (1, "shape", "run6")],
        *[(0, "top", JACK), (1, "top", ACE)],
    ]
    assert seats == (1,)


def test_vorarlberg_asks_for_the_top_at_once() -> None:
    """§5.5: value, top, trump. VBG."""
    said, seats = talk({0: "S9 ST SJ SQ SK", 1: four("A")}, order="vorarlberg")
    assert said == [(0, "value", 100), (1, "value", 100), (0, "top", KING), (1, "top", ACE)]
    assert seats == (1,)


def test_a_lone_meld_never_tells_its_top() -> None:
    """§5.7: unless challenged, the first speaker discloses his value only."""
    for hand in ("S6 S7 S8", "SQ SK SA", four("J")):
        said, _ = talk({0: hand, 1: "H6", 2: "D6", 3: "C6"})
        assert [one[1] for one in said] == ["value"]
    assert SIX not in [one[-1] for one in talk({0: "S6 S7 S8"})[0][1:]]

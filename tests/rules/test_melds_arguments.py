"""Melds take cards and suits in any form, and refuse wrong arguments by a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from buur.cards import Hand, Suit, parse_cards
from buur.errors import BuurError
from buur.melds import (
    Meld,
    MeldRules,
    MeldScale,
    Order,
    Standing,
    Utterance,
    best_declaration,
    best_meld,
    declarations,
    is_declarable,
    may_be_of,
    meld_of,
    melds_in,
    not_taken_back,
    speak,
    strength,
    tied_for_best,
)
from buur.seats import Seat
from buur.variants.registry import variant

RULES = MeldRules()
HAND = "S6 S7 S8 S9 HQ HK HA"
RUN = Meld(parse_cards("S6 S7 S8"), 20)


@pytest.mark.parametrize("form", [HAND, Hand(HAND), parse_cards(HAND), HAND.split()])
def test_a_hand_is_given_in_any_form(form: Any) -> None:
    assert melds_in(form, RULES) == melds_in(parse_cards(HAND), RULES)
    assert best_declaration(form, RULES) == best_declaration(parse_cards(HAND), RULES)
    assert len(list(declarations(form, RULES))) == 8
    assert is_declarable(melds_in(form, RULES)[:1], form, RULES)
    assert meld_of(form, RULES) is None
    assert melds_in(np.int64(parse_cards(HAND)), RULES) == melds_in(HAND, RULES)


@pytest.mark.parametrize("trump", ["H", 1, np.int64(1), Suit(1)])
def test_trumps_are_given_by_number_or_letter(trump: Any) -> None:
    """A run in trumps is better than an equal one, which a letter must not hide."""
    plain, ruffed = Meld(parse_cards("S6 S7 S8"), 20), Meld(parse_cards("H6 H7 H8"), 20)
    assert best_meld([plain, ruffed], "german", trump, upside_down=False) == ruffed
    declared = [(Seat(0), [plain]), (Seat(1), [ruffed])]
    assert tied_for_best(declared, "german", trump, upside_down=False) == (1,)
    assert strength(ruffed, "german", trump, upside_down=False)[-1] == 1
    assert best_declaration("S6 S7 S8 H6 H7 H8", RULES, trump=trump)[0] == ruffed
    assert may_be_of([Utterance(Seat(0), "trump", True)], ruffed, "german", trump)


@pytest.mark.parametrize("name", ["romand", "grand", "vorarlberg", "pandur"])
def test_the_text_of_a_meld_can_be_typed_back(name: Any) -> None:
    rules = MeldRules(values=name, low_quartets=True)
    for meld in (*melds_in((1 << 36) - 1, rules),):
        typed = eval(repr(meld), {"Meld": lambda cards, points: Meld(parse_cards(cards), points)})
        assert typed == meld
        assert type(meld.cards) is int


def test_a_meld_follows_from_its_cards() -> None:
    run, four = Meld(parse_cards("DT DJ DQ DK"), 50), Meld(parse_cards("S9 H9 D9 C9"), 150)
    assert (run.kind, run.top, run.suit, run.count) == ("run", 7, 2, 4)
    assert (four.kind, four.top, four.suit, four.count) == ("four", 3, None, 4)
    assert replace(run, points=100) == Meld(run.cards, 100)
    assert RUN._repr_html_().endswith("♠8</span> · 20")


Call = Callable[[], object]


def with_all(function: Callable[..., object], *arguments: Any, **named: Any) -> Call:
    return lambda: function(*arguments, **named)


UP: dict[str, Any] = {"upside_down": False}


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (with_all(Meld, "S6 S7", 20), "cards is 'S6 S7': expected three or more cards in a row"),
        (with_all(Meld, "SA H6 H7", 20), "cards is 'SA H6 H7': expected three or more cards"),
        (with_all(Meld, 5.5, 20), "cards is 5.5: expected card codes"),
        (with_all(Meld, "S6 S7 S8", -1), "points is -1: expected a whole number from 0"),
        (with_all(MeldScale, runs=(1,), fours=()), "runs is (1,): expected a tuple of 7 numbers"),
        (with_all(MeldScale, runs=("a",) * 7, fours=()), "runs is 'a': expected a whole number"),
        (with_all(MeldScale, runs=(1,) * 7, fours=5), "fours is 5: expected a tuple of 9 numbers"),
        (with_all(MeldRules, values="romande"), "values is 'romande': expected one of romand, "),
        (with_all(MeldRules, order="germn"), "order is 'germn': expected one of romand, "),
        (with_all(MeldRules, split_runs=1), "split_runs is 1: expected True or False"),
        (with_all(Order, stages=5), "stages is 5: expected a tuple of words"),
        (with_all(Order, stages=("valu",)), "stages is 'valu': expected one of value, shape, "),
        (with_all(Order, stages=(), ladder=("x",)), "ladder is 'x': expected one of run, run3"),
        (with_all(Order, stages=(), tie="x"), "tie is 'x': expected one of position, both"),
        (with_all(Utterance, 9, "value"), "seat is 9: expected a whole number from 0 to 5"),
        (with_all(Utterance, 0, "valu"), "stage is 'valu': expected one of value, shape"),
        (with_all(Utterance, 0, "value", 5.5), "detail is 5.5: expected points, a shape"),
        (with_all(Standing, seats=5, meld=RUN, disclosed=1), "seats is 5: expected a tuple"),
        (with_all(Standing, seats=(0,), meld=5, disclosed=1), "meld is 5: expected a Meld"),
        (with_all(Standing, seats=(0,), meld=RUN, disclosed=9), "disclosed is 9: expected a whole"),
        (with_all(melds_in, "XX", RULES), "'XX' is not a card"),
        (with_all(melds_in, -1, RULES), "hand is -1: expected card codes"),
        (with_all(melds_in, HAND, "schieber"), "rules is 'schieber': expected MeldRules, such as"),
        (with_all(meld_of, 1 << 36, RULES), "cards is 68719476736: expected card codes"),
        (with_all(meld_of, HAND, None), "rules is None: expected MeldRules"),
        (with_all(declarations, None, RULES), "hand is None: expected card codes"),
        (with_all(declarations, HAND, 5), "rules is 5: expected MeldRules"),
        (with_all(is_declarable, 5, HAND, RULES), "melds is 5: expected a collection of melds"),
        (with_all(is_declarable, [5], HAND, RULES), "melds is 5: expected melds, such as"),
        (with_all(best_declaration, HAND, RULES, auto="most"), "auto is 'most': expected one of"),
        (with_all(best_declaration, HAND, RULES, trump="X"), "'X' is not a suit"),
        (with_all(best_declaration, HAND, RULES, upside_down=1), "upside_down is 1: expected True"),
        (with_all(strength, 5, "german", None, **UP), "meld is 5: expected a Meld, such as"),
        (with_all(strength, RUN, "germn", None, **UP), "order is 'germn': expected one of romand"),
        (with_all(strength, RUN, [], None, **UP), "order is []: expected one of romand"),
        (with_all(strength, RUN, "german", 4, **UP), "trump is 4: expected a suit as a number"),
        (with_all(strength, RUN, "german", True, **UP), "trump is True: expected a suit"),
        (with_all(strength, RUN, "german", "trump:H", **UP), "'trump:H' is not a suit"),
        (with_all(best_meld, RUN, "german", None, **UP), "melds is Meld("),
        (with_all(tied_for_best, 5, "german", None, **UP), "declared is 5: expected pairs of"),
        (with_all(tied_for_best, [5], "german", None, **UP), "declared is [5]: expected pairs"),
        (with_all(tied_for_best, [(9, [])], "german", None, **UP), "seat is 9: expected a whole"),
        (with_all(speak, 5, 0, [], "german", None, **UP), "standing is 5: expected a Standing"),
        (with_all(speak, None, -1, [], "german", None, **UP), "seat is -1: expected a whole"),
        (
            with_all(speak, None, 0, "x", "german", None, **UP),
            "melds is 'x': expected a collection",
        ),
        (with_all(may_be_of, 5, RUN, "german", None), "said is 5: expected a collection of utter"),
        (with_all(may_be_of, [], 5, "german", None), "meld is 5: expected a Meld"),
        (with_all(not_taken_back, [5]), "said is 5: expected utterances"),
    ],
)
def test_a_wrong_argument_is_told(call: Call, sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        call()


def test_options_of_melds_are_made_once() -> None:
    """They are asked for at every declaration."""
    assert variant("schieber").meld.rules is variant("schieber", {"target": 5}).meld.rules

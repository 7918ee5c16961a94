"""Events: what their constructors accept and refuse, and their `repr`."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import Any

import numpy as np
import pytest

import buur
from buur.cards import Hand, parse_cards
from buur.contracts import OPEN, parse_contract
from buur.errors import ArgumentError, BuurError
from buur.play.model import events as e
from buur.play.model.events import Event
from tests.chance import seeded

NUMBERS = np.arange(40)
TRUMP = parse_contract("trump:S")

LIKE: list[tuple[Event, Event]] = [
    (e.Played(0, "SA"), e.Played(0, 8)),
    (e.Played(NUMBERS[2], NUMBERS[8]), e.Played(2, 8)),
    (e.Played(0, "SA", ["S6 S7 S8", Hand("HA")]), e.Played(0, 8, (0b111, 1 << 17))),
    (e.Played(0, "SA", NUMBERS[:0]), e.Played(0, 8)),
    (e.Declared(3, (["S6", "S7", 2],)), e.Declared(3, (0b111,))),
    (e.Chosen(0, "trump:S"), e.Chosen(0, TRUMP)),
    (e.Chosen(0, "open", NUMBERS[3]), e.Chosen(0, OPEN, 3)),
    (e.Bid(0, "100", "trump:S"), e.Bid(0, "100", TRUMP)),
    (e.Discarded(0, "S6 S7"), e.Discarded(0, 0b11)),
    (e.Exchanged(0, Hand("S6")), e.Exchanged(0, 1)),
    (e.Married(0, ["SK", "SQ"]), e.Married(0, parse_cards("SK SQ"))),
    (e.Called(0, "S6"), e.Called(0, 0)),
    (e.Cut(0, NUMBERS[9]), e.Cut(0, 9)),
    (e.Predicted(0, NUMBERS[9]), e.Predicted(0, 9)),
    (e.Objected(0, NUMBERS[1], NUMBERS[2]), e.Objected(0, 1, 2)),
    (e.Opened(NUMBERS[1], ["S6", 1, "S8", 3]), e.Opened(1, (0, 1, 2, 3))),
    (e.Dealt(["S6", None, Hand("S8"), 8], "SA"), e.Dealt((1, None, 4, 8), 8)),
    (e.Dealt(NUMBERS[1:5]), e.Dealt((1, 2, 3, 4))),
    (e.Ruled(0, 1, "x", "S6", moved="SA", side=NUMBERS[1]), e.Ruled(0, 1, "x", 1, 0, 8, 1)),
    (e.Counted(NUMBERS[:4]), e.Counted((0, 1, 2, 3))),
]


@pytest.mark.parametrize(("given", "meant"), LIKE, ids=repr)
def test_codes_and_numbers_become_the_types_of_the_library(given: Event, meant: Event) -> None:
    """An event is made of codes, hands and numpy's integers as of cards, sets and seats."""
    assert given == meant
    for item in fields(given):
        value = getattr(given, item.name)
        inner = value if isinstance(value, tuple) else (value,)
        assert not any(isinstance(one, np.generic | list | Hand) for one in (value, *inner))


SAMPLES: dict[str, Any] = {
    "aloud": True,
    "answer": "play",
    "at": 9,
    "card": "SA",
    "cards": "S6 S7",
    "case": "revoke",
    "category": 3,
    "contract": "misere:trump:S",
    "contributors": (0, 2),
    "previous_seats": (2, 0, 3, 1),
    "dead": "S6",
    "dealer": 1,
    "digest": "ab",
    "down": "S6",
    "drawn": ("S6", "S7", "S8", "S9"),
    "gives_up": True,
    "hands": ("S6 S7", None, "", "SA"),
    "height": "100",
    "insist": False,
    "leads": 2,
    "lost": (1,),
    "melds": ("S6 S7 S8",),
    "moved": "SA",
    "nonce": "0011",
    "offender": 2,
    "piles": ("S6", None),
    "points": 0,
    "predictions": (1, 2, 3, 4),
    "reason": "bad-pack",
    "seat": 5,
    "seed": "00",
    "side": 1,
    "stoeck": True,
    "trick": 4,
    "turned": "S6",
    "up": "S6",
}
"""A right value of each field."""
WRONG: dict[str, tuple[object, ...]] = {
    "dealer seat offender leads": (-1, 6, 1.0, "0", True, [0]),
    "contributors previous_seats": ("0", 7, [-1], [6], [1.5], b"0"),
    "side": (-1, 2, "0", True),
    "at points category trick": (-1, 10_000, 1.5, "9", True),
    "digest seed nonce height case": (7, b"00", ["00"]),
    "reason answer": ("", "nonsense", 7),
    "aloud stoeck insist gives_up": (1, "yes", 0.0),
    "contract": ("trump", "trmp:S", 8, b"oben"),
    "card turned moved": (-1, 36, "S5", 1.5, True, b"SA"),
    "cards up down dead": (-1, 1 << 36, "S5", "S6 S6", 1.5, True, [36]),
    "hands piles melds": ("S6", 7, [[36]], [["S6", "S6"]], b"S6"),
    "drawn predictions lost": ("S6", 7, [-1], [1.5], b"S6"),
}
"""Wrong values of each field."""
WRONG_OF = {name: values for names, values in WRONG.items() for name in names.split()}


def whole(kind: type, **changes: object) -> Event:
    """Return an event with all its fields set."""
    names = [item.name for item in fields(kind)]
    event: Event = kind(**{name: SAMPLES[name] for name in names} | changes)
    return event


@pytest.mark.parametrize("kind", e.EVENTS)
def test_wrong_values_are_refused_by_name(kind: type) -> None:
    """No constructor takes a value that is no seat, card, contract or number."""
    for item in fields(kind):
        needed = (None,) if item.default is MISSING and item.name != "contract" else ()
        for value in (object(), *needed, *WRONG_OF[item.name]):
            with pytest.raises(BuurError) as error:
                whole(kind, **{item.name: value})
            named = isinstance(error.value, ArgumentError)
            assert not named or item.name in str(error.value) or "card" in str(error.value)


@pytest.mark.parametrize("kind", e.EVENTS)
def test_an_event_shows_the_code_that_makes_it(kind: type) -> None:
    """`repr` can be typed back, with every field and with the needed ones only."""
    needed = {item.name: SAMPLES[item.name] for item in fields(kind) if item.default is MISSING}
    for event in (whole(kind), kind(**needed), replace(whole(kind))):
        assert eval(repr(event), vars(e)) == event


@pytest.mark.parametrize(
    "shown",
    [
        "Played(0, 'SA')",
        "Played(0, 'SA', ('S6 S7 S8',))",
        "Played(0, 'SA', stoeck=True)",
        "Chosen(1, 'trump:H')",
        "Chosen(1, 'trump:H', 3)",
        "Pushed(2)",
        "Bid(0, '100', 'trump:S')",
        "Discarded(0, 'S6 S7')",
        "Discarded(0)",
        "Exchanged(0, None)",
        "Predicted(0, aloud=True)",
        "Insisted(0, insist=False)",
        "Dealt(('S6 S7', None, 'S8', ''), piles=(None,))",
        "Opened(3, ('S6', 'S7', 'S8', 'S9'))",
        "Misdealt('bad-pack')",
    ],
)
def test_an_event_is_shown_in_codes(shown: str) -> None:
    """Optional fields are left out where they are not set."""
    assert repr(eval(shown, vars(e))) == shown


def test_errors_of_events_help() -> None:
    """The sentence has the value, what is expected, and the nearest name."""
    for make, said in (
        (lambda: e.Played(0, "AS"), "did you mean SA?"),
        (lambda: e.Played(9, "SA"), "seat is 9: expected a whole number from 0 to 5"),
        (lambda: e.Chosen(0, "spades"), "did you mean trump:S?"),
        (lambda: e.Joined(0, "plya"), "did you mean play?"),  # type: ignore[arg-type]
        (lambda: e.Played(0, "SA", "S6 S7 S8"), "a collection such as ('S6 S7 S8', 'HA')"),
    ):
        with pytest.raises(BuurError) as error:
            make()
        assert said in str(error.value)


def test_acts_of_codes_play_a_deal() -> None:
    """The engine takes them as it takes those of `legal`."""
    partie = buur.start("chibre", seeded(7)).do(e.Chosen(0, "trump:H"))
    assert partie.do(buur.Played(0, "HQ")) == partie.play("HQ")

"""Any JSON is decoded as an event or refused with a clear error."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buur.cards import CODES, CardSet, Hand, cards_code, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.errors import NotationError
from buur.play.codec import NAMES, event_json, parse_event
from buur.play.model.events import EVENTS

FIELDS = (
    *("e", "dealer", "drawn", "digest", "seed", "seat", "nonce", "at", "hands", "reason"),
    *("contract", "card", "melds", "stoeck", "insist"),
)
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(CODES),
    st.sampled_from(["trump:S", "oben", "zigzag:unten", "card-shown"]),
)
json_values: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
plausible = st.fixed_dictionaries(
    {"e": st.sampled_from(sorted(NAMES.values()))},
    optional={name: json_values for name in FIELDS if name != "e"},
)


@settings(max_examples=300)
@given(st.one_of(json_values, plausible, st.dictionaries(st.sampled_from(FIELDS), json_values)))
def test_only_notation_errors_come_out(source: object) -> None:
    """A message from a stranger never breaks the reader."""
    try:
        event = parse_event(source)
    except NotationError as error:
        message = str(error)
    else:
        message = json.dumps(event_json(event))
    assert message


@given(st.text(max_size=12))
def test_texts_are_cards_and_contracts_or_notation_errors(text: str) -> None:
    """Texts of cards and contracts raise nothing else."""
    for parse in (parse_card, parse_cards, parse_contract):
        try:
            parse(text)
        except NotationError as error:
            assert str(error)  # noqa: PT017 - that it is the only error is the point


@given(st.integers(0, (1 << 36) - 1))
def test_sets_of_cards_read_back(mask: int) -> None:
    """A printed set of cards parses to the same set."""
    cards = CardSet(mask)
    assert parse_cards(cards_code(cards)) == cards
    hand = Hand(cards)
    assert len(hand) == len(list(hand)) == mask.bit_count()
    assert eval(repr(hand), {"Hand": Hand}) == hand


@pytest.mark.parametrize(
    "source",
    [
        {"e": []},
        {"e": {}},
        {"e": None},
        {},
        [],
        "played",
        {"e": "played", "seat": True, "card": "SA"},
        {"e": "played", "seat": 6, "card": "SA"},
        {"e": "played", "seat": 0},
        {"e": "played", "seat": 0, "card": 8},
        {"e": "played", "seat": 0, "card": "SA", "melds": [["SA", "SA"]]},
        {"e": "played", "seat": 0, "card": "SA", "melds": "SA"},
        {"e": "played", "seat": 0, "card": "SA", "stoeck": 1},
        {"e": "played", "seat": 0, "card": "SA", "colour": "red"},
        {"e": "chosen", "seat": 0, "contract": 1},
        {"e": "chosen", "seat": 0, "contract": "trump:X"},
        {"e": "chosen", "seat": 0, "contract": "zigzag"},
        {"e": "revealed"},
        {"e": "revealed", "seed": None},
        {"e": "sealed", "digest": "a" * 129},
        {"e": "sealed", "digest": 5},
        {"e": "cut", "seat": 0, "at": 2.5},
        {"e": "dealt", "hands": [["S6"]] * 37},
    ],
    ids=str,
)
def test_malformed_events_are_named(source: object) -> None:
    """A malformed event raises a `NotationError`."""
    with pytest.raises(NotationError):
        parse_event(source)


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ("9", "'9': expected a whole number"),
        ("x" * 58, f"'{'x' * 58}': expected a whole number"),
        ("x" * 59, f"'{'x' * 56}...: expected a whole number"),
        (6, "6: expected a seat from 0 to 5"),
    ],
)
def test_a_refused_value_is_repeated_as_far_as_a_line_goes(seat: object, message: str) -> None:
    """With its quotation marks 60 characters of it; six seats are the most of any rule set."""
    with pytest.raises(NotationError) as error:
        parse_event({"e": "pushed", "seat": seat})
    assert str(error.value) == f"field 'seat' is {message}"


def test_every_event_has_a_name() -> None:
    assert set(NAMES) == set(EVENTS)


@pytest.mark.parametrize(
    ("plain", "empty"),
    [
        ({"e": "opened", "dealer": 1}, {"drawn": None, "previous_seats": None}),
        ({"e": "sealed", "digest": "0"}, {"seed": None}),
        ({"e": "played", "seat": 1, "card": "SA"}, {"melds": [], "stoeck": False}),
    ],
)
def test_empty_fields_may_be_spelled_out(plain: dict[str, Any], empty: dict[str, Any]) -> None:
    assert parse_event(plain | empty) == parse_event(plain)

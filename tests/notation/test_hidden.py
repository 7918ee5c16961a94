"""What hands that are not told can and cannot hide."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.cards import CardSet, parse_card, parse_cards
from buur.contracts import CONTRACTS, Contract, Policy, compile_contract
from buur.contracts.worths import VALUES
from buur.notation import hidden
from buur.play.events import Dealt, Discarded, Joined, Robbed
from buur.rules.legality import legal_cards
from buur.seats import Seat
from buur.variants.registry import variant

policies = st.builds(
    Policy,
    ruff_when_can_follow=st.booleans(),
    undertrump=st.sampled_from(("only_trumps", "free_if_void")),
    only_trumps=st.sampled_from(("free", "forced_over")),
    buur_exempt=st.booleans(),
    buur_never_forced=st.booleans(),
    martinique8=st.booleans(),
    worth=st.sampled_from([worth for worths in VALUES.values() for worth in worths]),
)


@given(
    st.sampled_from(CONTRACTS),
    policies,
    st.sets(st.integers(0, 35), min_size=1, max_size=9),
    st.sets(st.integers(0, 35), max_size=8),
    st.integers(0, 35),
    st.integers(0, 3),
    st.integers(0, 8),
)
def test_what_some_cards_forbid_all_cards_forbid(
    contract: Contract,
    policy: Policy,
    known: set[int],
    more: set[int],
    best: int,
    led: int,
    trick: int,
) -> None:
    """The ground on which acts of hands that are known in part are checked."""
    tables = compile_contract(contract, policy)[trick]
    trumps = tables.trump_mask
    if best // 9 != led and not trumps >> best & 1:
        led = best // 9
    part = sum(1 << card for card in known)
    whole = part | sum(1 << card for card in more)
    some = legal_cards(tables, part, led, best)
    every = legal_cards(tables, whole, led, best)
    assert every & part & ~some == 0


@pytest.mark.parametrize(
    ("event", "seat", "cards"),
    [
        (Robbed(Seat(1)), 1, "SK SQ H9"),
        (Robbed(Seat(1)), 0, "S6 SQ H9"),
        (Discarded(Seat(1), None), 1, "S6 SQ H9 D7 C8 C9"),
        (Discarded(Seat(0), None), 1, "S6 SQ H9"),
        (Joined(Seat(1), "blind"), 1, "S6 SQ H9 D7"),
        (Joined(Seat(1), "play"), 1, "S6 SQ H9"),
    ],
)
def test_a_seat_plays_with_the_cards_that_it_has_taken(
    event: Robbed | Discarded | Joined, seat: int, cards: str
) -> None:
    """The six gives way to the turned card; of who discards unseen, all that lay apart counts."""
    dealt = Dealt((None, None), parse_card("SK"), parse_cards("D7"), parse_cards("C8 C9"))
    found = hidden._with_cards_taken(
        dealt, seat, parse_cards("S6 SQ H9"), parse_cards("C8 C9"), [event]
    )
    assert found == parse_cards(cards)


WIDOW = 4
"""The pile of the hidden cards that lie apart, after those of the four seats."""


@pytest.mark.parametrize("piles", [(), (None,) * 4])
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize(
    ("event", "pile"),
    [
        (Discarded(Seat(1), None), "widow if told"),
        (Discarded(Seat(0), None), "hand"),
        (Joined(Seat(1), "blind"), "widow"),
        (Joined(Seat(0), "blind"), "hand"),
        (Joined(Seat(1), "play"), "hand"),
        (Joined(Seat(1), "drop"), "hand"),
        (Robbed(Seat(1)), "hand"),
    ],
)
def test_cards_that_a_seat_shows_are_of_one_pile(
    event: Robbed | Discarded | Joined, pile: str, told: bool, piles: tuple[None, ...]
) -> None:
    """Cards that a told hand does not hold were taken from what lies apart or beside it."""
    hand = CardSet(1) if told else None
    dealt = Dealt((None, hand, None, None), piles=piles)
    found = hidden._pile_of(variant("pomme"), dealt, 1, [event])
    own = WIDOW + 1 + 1 if told and piles else 1
    assert found == {"widow": WIDOW, "widow if told": WIDOW if told else own, "hand": own}[pile]


def test_a_seat_that_is_not_there_has_no_cards() -> None:
    dealt = Dealt((None,) * 4)
    assert hidden._pile_of(variant("pomme"), dealt, 3, []) == 3
    assert hidden._pile_of(variant("pomme"), dealt, 4, []) is None

"""What hands that are not told can and cannot hide."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.cards import parse_card, parse_cards
from buur.contracts import CONTRACTS, Contract, Policy, compile_contract
from buur.contracts.worths import VALUES
from buur.notation import hidden
from buur.play.events import Dealt, Discarded, Joined, Robbed
from buur.rules.legality import legal_cards
from buur.seats import Seat

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

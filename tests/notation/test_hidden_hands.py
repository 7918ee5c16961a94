"""Checks of records whose hands are partly unknown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.cards import CardSet, parse_card, parse_cards, parse_suit
from buur.contracts import CONTRACTS, Contract, Policy, compile_contract, parse_contract
from buur.notation import loads, verify
from buur.notation.hidden_hands import DealRecord
from buur.play.model import events as e
from buur.play.model.deal import Deal
from buur.play.model.events import Event, Played
from buur.rules.legality import legal_cards
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.properties.test_legality import policies


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
    """This property justifies the check of acts against a hand that is known in part."""
    tables = compile_contract(contract, policy)[trick]
    trumps = tables.trump_mask
    if best // 9 != led and not trumps >> best & 1:
        led = best // 9
    part = sum(1 << card for card in known)
    whole = part | sum(1 << card for card in more)
    some = legal_cards(tables, part, led, best)
    every = legal_cards(tables, whole, led, best)
    assert every & part & ~some == 0


def record(
    dealt: e.Dealt, *entries: Event, rules: str | Variant = "schieber", number: int = 1
) -> DealRecord:
    """Return what a record tells of a deal of seat 3."""
    chosen = variant(rules) if isinstance(rules, str) else rules
    return DealRecord(chosen, Deal(number=number, dealer=Seat(3)), dealt, entries)


def hidden(name: str, turned: str | None, number: int, entries: list[Event]) -> DealRecord:
    """Return the record of a deal of which no hand is told."""
    card = None if turned is None else parse_card(turned)
    dealt = e.Dealt((None,) * variant(name).seats, card)
    return record(dealt, *entries, rules=name, number=number)


@pytest.mark.parametrize(
    ("event", "seat", "cards"),
    [
        (e.Robbed(Seat(1)), 1, "SK SQ H9"),
        (e.Robbed(Seat(1)), 0, "S6 SQ H9"),
        (e.Discarded(Seat(1), None), 1, "S6 SQ H9 D7 C8 C9"),
        (e.Discarded(Seat(0), None), 1, "S6 SQ H9"),
        (e.Joined(Seat(1), "blind"), 1, "S6 SQ H9 D7"),
        (e.Joined(Seat(1), "play"), 1, "S6 SQ H9"),
    ],
)
def test_a_seat_plays_with_the_cards_that_it_has_taken(
    event: e.Robbed | e.Discarded | e.Joined, seat: int, cards: str
) -> None:
    """The six gives way to the turned card; of who discards unseen, all that lay apart counts."""
    dealt = e.Dealt((None, None), parse_card("SK"), parse_cards("D7"), parse_cards("C8 C9"))
    pile, down = parse_cards("S6 SQ H9"), parse_cards("C8 C9")
    assert record(dealt, event).with_cards_taken(seat, pile, down) == parse_cards(cards)


WIDOW = 4
"""The pile of the hidden cards that lie apart, after those of the four seats."""


@pytest.mark.parametrize("piles", [(), (None,) * 4])
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize(
    ("event", "pile"),
    [
        (e.Discarded(Seat(1), None), "widow if told"),
        (e.Discarded(Seat(0), None), "hand"),
        (e.Joined(Seat(1), "blind"), "widow"),
        (e.Joined(Seat(0), "blind"), "hand"),
        (e.Joined(Seat(1), "play"), "hand"),
        (e.Joined(Seat(1), "drop"), "hand"),
        (e.Robbed(Seat(1)), "hand"),
    ],
)
def test_cards_that_a_seat_shows_are_of_one_pile(
    event: e.Robbed | e.Discarded | e.Joined, pile: str, told: bool, piles: tuple[None, ...]
) -> None:
    """Cards that a told hand does not hold were taken from what lies apart or beside it."""
    hand = CardSet(1) if told else None
    dealt = e.Dealt((None, hand, None, None), piles=piles)
    found = record(dealt, event, rules="pomme").pile_of(1)
    own = WIDOW + 1 + 1 if told and piles else 1
    assert found == {"widow": WIDOW, "widow if told": WIDOW if told else own, "hand": own}[pile]


def test_a_seat_that_is_not_there_has_no_cards() -> None:
    hidden = record(e.Dealt((None,) * 4), rules="pomme")
    assert (hidden.pile_of(3), hidden.pile_of(4)) == (3, None)


def lay(card: str, seat: int = 0, *melds: str) -> Played:
    """Return the act of a seat that plays a card."""
    return Played(Seat(seat), parse_card(card), tuple(parse_cards(meld) for meld in melds))


HEARTS, OPEN = parse_contract("trump:H"), parse_contract("oben")
CLUBS_BID = e.Bid(Seat(1), "90", parse_contract("trump:C"))


@pytest.mark.parametrize(
    ("name", "turned", "number", "course", "suit"),
    [
        ("chibre", None, 1, [], None),
        ("chibre", None, 1, [e.Pushed(Seat(0)), e.Chosen(Seat(2), HEARTS), lay("S6")], "H"),
        ("chibre", None, 1, [e.Chosen(Seat(0), OPEN), lay("S6")], None),
        ("chibre", None, 1, [e.Pushed(Seat(0)), lay("D6"), lay("S6", 1)], "D"),
        ("bodentrumpf", "C9", 1, [lay("S6")], "C"),
        ("match-aux-cartes", None, 4, [lay("S6")], "C"),
        ("match-aux-cartes", None, 5, [lay("S6")], "D"),
        ("sidi", None, 1, [CLUBS_BID, e.Passed(Seat(2)), lay("S6")], "C"),
        ("sidi", None, 1, [e.Bid(Seat(0), "80", None), CLUBS_BID, lay("S6")], "C"),
        ("sidi", None, 1, [CLUBS_BID, e.Bid(Seat(2), "100", HEARTS), lay("S6")], "H"),
        ("sidi", None, 1, [CLUBS_BID, e.Bid(Seat(2), "100", OPEN), lay("S6")], None),
        ("mise-5", None, 1, [e.Bid(Seat(2), "100", None), e.Chosen(Seat(2), HEARTS)], "H"),
    ],
)
def test_the_trump_is_what_the_record_tells(
    name: str, turned: str | None, number: int, course: list[Event], suit: str | None
) -> None:
    found = hidden(name, turned, number, course).trump
    assert found == (None if suit is None else parse_suit(suit))


@pytest.mark.parametrize(
    ("name", "turned", "number", "course", "cards"),
    [
        ("bodentrumpf", "C9", 1, [], [(3, "C9")]),
        ("pomme-2", "C9", 2, [], []),
        ("misere", "C9", 1, [], []),
        ("schieber", None, 1, [lay("S6"), lay("S7", 1, "S7 S8 S9", "H6 H7 H8")], [
            (0, "S6"), (1, "S7"), (1, "S7 S8 S9"), (1, "H6 H7 H8"),
        ]),
        ("chibre", None, 1, [e.Pushed(Seat(2)), lay("S6")], [(0, "S6"), (2, "D7")]),
        ("chibre", None, 1, [e.Misdealt("card-shown")], []),
        ("chibre", None, 2, [e.Pushed(Seat(2)), lay("S6")], [(0, "S6")]),
        ("schieber", None, 1, [e.Discarded(Seat(1), parse_cards("S6 S7"))], [(1, "S6 S7")]),
        ("schieber", None, 1, [e.Discarded(Seat(1), None), e.Exchanged(Seat(1), None)], []),
        ("mise-5", None, 1, [
            *(e.Called(Seat(0), parse_card(card)) for card in ("SA", "HA")),
            *(e.Owned(Seat(seat)) for seat in (2, 3)),
        ], [(2, "SA"), (3, "HA")]),
        ("mise-5", None, 1, [e.Owned(Seat(2)), e.Called(Seat(0), parse_card("SA"))], [(2, "SA")]),
        ("mise-5", None, 1, [e.Called(Seat(0), parse_card("SA")), *[e.Owned(Seat(2))] * 2], [
            (2, "SA"),
        ]),
        ("schieber", None, 1, [e.Chosen(Seat(0), HEARTS), e.StoeckCalled(Seat(3))], [(3, "HK HQ")]),
        ("schieber", None, 1, [e.Chosen(Seat(0), OPEN), e.StoeckCalled(Seat(3))], []),
        ("brouc", None, 2, [e.Married(Seat(1), parse_cards("SK SQ"))], [(1, "SK SQ")]),
        ("pomme-2", "C9", 2, [e.Robbed(Seat(1))], [(1, "C6")]),
    ],
)  # fmt: skip
def test_what_is_shown_tells_who_held_it(
    name: str,
    turned: str | None,
    number: int,
    course: list[Event],
    cards: list[tuple[int, str]],
) -> None:
    found = list(hidden(name, turned, number, course).cards_shown())
    assert found == [(seat, parse_cards(held)) for seat, held in cards]


@pytest.mark.parametrize(
    ("hand", "whole", "course", "hides"),
    [
        ("S6 S7 S8", True, [], True),
        ("S6 S7 S8", True, [lay("S6", 1)], True),
        ("S6 S7 S8", True, [lay("S6", 1, "S6 S7 S8")], False),
        ("S6 S7 S8", True, [lay("S6", 0, "S6 S7 S8"), lay("S6", 1)], True),
        ("S6 S7 S8", True, [lay("S6", 1), lay("S7", 1, "S6 S7 S8")], True),
        ("S6 S7 H8", True, [lay("S6", 1)], False),
        ("S6 S7 H8", False, [lay("S6", 1)], True),
        ("S6 S7 S8", False, [lay("S6", 1, "S6 S7 S8")], True),
    ],
)
def test_a_hand_hides_points_if_it_may_hold_melds_that_nobody_heard_of(
    hand: str, whole: bool, course: list[Event], hides: bool
) -> None:
    for rules, may_hide in ((variant("chibre"), hides), (WITHOUT_MELDS, not whole)):
        deal = record(e.Dealt((None,) * 4), *course, rules=rules)
        assert deal.hides_points(Seat(1), parse_cards(hand), is_whole=whole) is may_hide


def test_cards_of_hands_that_are_told_hide_nothing_of_the_others() -> None:
    """What is seen goes to the hand it came from, and the last hand has what is left."""
    told = parse_cards("S6 S7 S8 S9 ST SJ SQ SK SA")
    course = [lay("S6"), lay("H6", 1, "H6 H7 H8"), lay("S7"), lay("D6", 2), lay("S8", 1)]
    found = record(e.Dealt((told, None, None, None)), *course).deduced_piles()
    assert found[:4] == (told, parse_cards("H6 H7 H8"), parse_cards("D6"), 0)
    hearts, diamonds, clubs = (CardSet(told << 9 * suit) for suit in (1, 2, 3))
    assert record(e.Dealt((told, hearts, None, diamonds))).deduced_piles()[2] == clubs


def test_of_a_hand_exchanged_unseen_only_what_its_seat_shows_is_known() -> None:
    seats, held = variant("pomme").seats, parse_cards("S6 S7 S8")
    piles = (held,) * seats + (CardSet(0),) + (held,) * seats
    course: list[Event] = [e.Exchanged(Seat(1), None), lay("S6", 1), lay("S7", 2), lay("S8", 0)]
    found = record(e.Dealt((None,) * seats), *course, rules="pomme").after_exchanges(piles)
    assert found[:3] == (held, parse_cards("S6"), held)
    assert found[seats + 1 : seats + 4] == (held, CardSet(0), held)


WITHOUT_MELDS = variant("chibre", {"melds": False})


HEAD = "format 1\nrules chibre/1\nseats A; B; C; D\nopened 3\ncut 2:10\n"
HIDDEN = HEAD + "hands ?? | ?? | ?? | ??\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # a seat that is not there
        (HIDDEN + "choice 2:trump:C\nplay 2:S9 4:S6\n", ("not-a-player", 8, 11)),
        # an owner whom nobody has called
        (HIDDEN + "owned 1\n", ("wrong-phase", 7, 7)),
        # too many cards
        (HEAD + "hands S6 S7 S8 S9 ST SJ SQ SK SA H6 | ?? | ?? | ??\n", ("bad-deal", 6, 7)),
    ],
)
def test_what_is_impossible_is_refused_beside_hands_that_are_not_known(
    text: str, problem: tuple[str, int, int]
) -> None:
    found = verify(loads(text)).problems
    assert [(one.code, one.line, one.column) for one in found] == [problem]

"""Legality and winners against a slow reference written from the rules, on lists of codes."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buur.cards import CODES, Hand, parse_card, parse_cards
from buur.contracts import (
    OBEN,
    TRUMPS,
    UNTEN,
    ZIGZAGS,
    Contract,
    Policy,
    Tables,
    compile_contract,
)
from buur.contracts.special_points import POINT_SCHEMES
from buur.rules.illegality import refusal
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import winner

CLASSIC = (*TRUMPS, OBEN, UNTEN, *ZIGZAGS)
"""The contracts that the reference knows; the others are in tests/rules/test_modes.py."""

TRUMP_ORDER = "678TQKA9J"
OBEN_ORDER = "6789TJQKA"

policies = st.builds(
    Policy,
    ruff_when_can_follow=st.booleans(),
    undertrump=st.sampled_from(["only_trumps", "free_if_void"]),
    only_trumps=st.sampled_from(["free", "forced_over"]),
    buur_exempt=st.booleans(),
    buur_never_forced=st.booleans(),
    martinique8=st.booleans(),
    worth=st.sampled_from([worth for worths in POINT_SCHEMES.values() for worth in worths]),
)


@dataclass(frozen=True)
class Position:
    """An open trick, the hand that plays to it, and what is played."""

    contract: Contract
    policy: Policy
    trick_no: int
    trick: tuple[str, ...]
    hand: tuple[str, ...]

    @property
    def tables(self) -> Tables:
        return compile_contract(self.contract, self.policy)[self.trick_no]

    @property
    def trump(self) -> str | None:
        return None if self.contract.suit is None else "SHDC"[self.contract.suit]


@st.composite
def positions(draw: st.DrawFn, most_cards: int = 3) -> Position:
    """Give a trick of up to three cards and a hand of one to nine, all different.

    Trumps are drawn more often than chance would have it: they make the difficult cases.
    """
    contract = draw(st.sampled_from(CLASSIC))
    suit = "S" if contract.suit is None else "SHDC"[contract.suit]
    likely = st.sampled_from([code for code in CODES if code[0] == suit])
    codes = draw(
        st.lists(st.one_of(likely, st.sampled_from(CODES)), unique=True, min_size=1, max_size=12)
    )
    laid = draw(st.integers(0, min(most_cards, len(codes) - 1)))
    return Position(
        contract=contract,
        policy=draw(policies),
        trick_no=draw(st.integers(0, 8)),
        trick=tuple(codes[:laid]),
        hand=tuple(codes[laid : laid + 9]),
    )


# The reference (core §4.2), in the words of the rules


def reference(position: Position) -> set[str]:
    hand, trick, policy = list(position.hand), list(position.trick), position.policy
    if not trick:
        return set(hand)
    led, trump = trick[0][0], position.trump
    following = [card for card in hand if card[0] == led]
    if trump is None:
        return set(following or hand)
    trumps = [card for card in hand if card[0] == trump]
    buur = trump + "J"
    if led == trump:
        duty = [card for card in trumps if not (policy.buur_exempt and card == buur)]
        return set(trumps) if duty else set(hand)
    lying = [card for card in trick if card[0] == trump]
    over = [card for card in trumps if goes_over(card, lying, martinique=policy.martinique8)]
    if following:
        return set(following + over if policy.ruff_when_can_follow else following)
    others = [card for card in hand if card[0] != trump]
    if not lying or policy.undertrump == "free_if_void":
        return set(hand)
    if others:
        return set(others + over)
    if policy.only_trumps == "free" or not over:
        return set(hand)
    if policy.buur_never_forced and over == [buur]:
        return set(hand)
    return set(over)


def goes_over(card: str, lying: list[str], *, martinique: bool) -> bool:
    """Tell whether a trump is higher than all the trumps that lie in the trick."""
    if not lying:
        return True
    jack = card[0] + "J"
    if martinique and jack in lying:
        # Only the eight is above the Buur, and nothing above the eight that took it.
        return card[1] == "8"
    return all(TRUMP_ORDER.index(card[1]) > TRUMP_ORDER.index(other[1]) for other in lying)


def reference_winner(position: Position, trick: list[str]) -> str:
    trump = position.trump
    trumps = [card for card in trick if card[0] == trump]
    if trumps:
        jack, eight = f"{trump}J", f"{trump}8"
        if position.policy.martinique8 and jack in trumps and eight in trumps:
            return max(jack, eight, key=trick.index)
        return max(trumps, key=lambda card: TRUMP_ORDER.index(card[1]))
    suit = [card for card in trick if card[0] == trick[0][0]]
    upwards = direction(position) != "unten"
    ranked = sorted(suit, key=lambda card: OBEN_ORDER.index(card[1]), reverse=upwards)
    return ranked[0]


def direction(position: Position) -> str:
    if position.contract.start is None:
        return position.contract.kind
    other = {"oben": "unten", "unten": "oben"}[position.contract.start]
    return position.contract.start if position.trick_no % 2 == 0 else other


# What must agree


def legal(position: Position) -> set[str]:
    led, best = NOBODY_LED, 0
    if position.trick:
        led = "SHDC".index(position.trick[0][0])
        best = to_beat(position)
    hand = parse_cards(" ".join(position.hand))
    mask = legal_cards(position.tables, hand, led, best)
    return {code for code in position.hand if mask >> parse_card(code) & 1}


def to_beat(position: Position) -> int:
    """Return the card that `legal_cards` wants: what must be beaten to win the trick."""
    tables, cards = position.tables, [parse_card(code) for code in position.trick]
    return tables.buur if tables.buur in cards else cards[winner(tables, cards)]


@settings(max_examples=600)
@given(positions())
def test_legal_cards_are_those_of_the_reference(position: Position) -> None:
    """Core §4.2: some of those held, and never none."""
    found = legal(position)
    assert found == reference(position)
    assert found
    assert found <= set(position.hand)


@settings(max_examples=300)
@given(positions(most_cards=4))
def test_winner_is_that_of_the_reference(position: Position) -> None:
    """Core §4.5."""
    trick = list((*position.trick, *position.hand)[:4])
    found = winner(position.tables, [parse_card(code) for code in trick])
    assert trick[found] == reference_winner(position, trick)


@settings(max_examples=200)
@given(positions())
def test_reason_of_a_refused_card_is_true(position: Position) -> None:
    """Core §4.1: what the reason says can be seen in hand and trick."""
    for code in set(position.hand) - legal(position):
        led = position.trick[0][0]
        hand = Hand.parse(" ".join(position.hand))
        reason = refusal(position.tables, hand.mask, "SHDC".index(led), parse_card(code))
        suits = {held[0] for held in position.hand}
        assert {
            "must-follow-suit": code[0] not in (led, position.trump) and led in suits,
            "must-follow-trump": led == position.trump and led in suits,
            "cannot-ruff": code[0] == position.trump and led in suits,
            "undertrump": code[0] == position.trump != led and suits != {position.trump},
            "must-overtrump": suits == {position.trump},
        }[reason]


@pytest.mark.parametrize("contract", CLASSIC, ids=str)
def test_every_pair_of_cards_has_one_winner(contract: Contract) -> None:
    """Core §4.5, enumerated: 36 × 35 pairs, lead and answer."""
    for trick_no in (0, 1):
        for lead in CODES:
            for answer in CODES:
                if lead != answer:
                    position = Position(contract, Policy(), trick_no, (lead,), (answer,))
                    found = winner(position.tables, [parse_card(lead), parse_card(answer)])
                    assert (lead, answer)[found] == reference_winner(position, [lead, answer])

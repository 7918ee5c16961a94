"""Random deals under conditions: exact numbers, chances, every rule set, sentences of refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, islice
from math import comb, factorial
from random import Random
from typing import Final

import pytest

from buur.cards import CardSet, Hand, cards_in, mask_of, parse_cards
from buur.errors import ArgumentError, BuurError, NotationError, PositionError
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.random_deals import (
    DealConditions,
    GivenCards,
    SuitLengths,
    count_deals,
    deals,
    random_hands,
)
from buur.rules.constrained_deals import ConstrainedDeals, suit_counts
from buur.variants.registry import PRESETS, preset, presets
from tests.chance import seeded


def shape(rules: str) -> tuple[int, ...]:
    """Return what the number of the deals depends on."""
    variant = preset(rules).variant
    plan = variant.plan(1)
    seats = variant.seats, variant.players
    return *seats, variant.dealer_plays, variant.pack.cards, plan.hand, plan.widow


FIRST: Final = {shape(name): name for name in reversed(PRESETS)}
"""The first rule set of each shape; counting the same number for the others takes long."""
COUNTED: Final = [
    pytest.param(name, marks=() if name == FIRST[shape(name)] else pytest.mark.slow)
    for name in PRESETS
]


@pytest.mark.parametrize("rules", COUNTED)
def test_the_deals_of_every_rule_set_are_counted(rules: str) -> None:
    variant = preset(rules).variant
    plan, cards = variant.plan(1), variant.pack.cards.bit_count()
    left = cards - variant.players * plan.hand - plan.widow
    hands = factorial(plan.hand) ** variant.players * factorial(plan.widow) * factorial(left)
    dealers = 1 if variant.dealer_plays else variant.seats
    assert count_deals(rules) == dealers * factorial(cards) // hands


@pytest.mark.parametrize(
    "many", [pytest.param(many, marks=pytest.mark.slow if many % 3 else ()) for many in range(10)]
)
def test_lengths_have_hypergeometric_chances(many: int) -> None:
    found = count_deals("chibre", lengths={2: {"H": many}})
    assert found * comb(36, 9) == count_deals("chibre") * comb(9, many) * comb(27, 9 - many)


def test_given_cards_and_lengths_are_counted_together() -> None:
    """Two given spades, two of the other seven, and five of the 27 other cards."""
    found = count_deals("chibre", given={1: "SJ S9"}, lengths={1: {"S": 4}})
    others = factorial(27) // factorial(9) ** 3
    assert found == comb(7, 2) * comb(27, 5) * others
    ranged = count_deals("chibre", given={1: "SJ S9"}, lengths={1: {"S": range(2, 5)}})
    assert ranged == sum(comb(7, more) * comb(27, 7 - more) for more in range(3)) * others


def test_a_widow_is_a_place_like_a_hand() -> None:
    """Mise deals three hands of ten and six cards apart."""
    aces = {"widow": "SA HA"}
    assert count_deals("mise", given=aces) == factorial(34) // (factorial(10) ** 3 * factorial(4))
    for partie in islice(deals("mise", 3, given=aces, lengths={"widow": {"C": 0}}), 5):
        widow = deal_of(partie).widow
        assert Hand("SA HA") <= Hand(CardSet(widow.up | widow.down))
        assert not (widow.up | widow.down) & mask_of(range(27, 36))


@pytest.mark.parametrize("rules", presets())
def test_parties_of_every_rule_set_fulfil_the_conditions(rules: str) -> None:
    variant = preset(rules).variant
    pack = cards_in(variant.pack.cards)
    given: GivenCards = {0: [pack[-1]], 1: [pack[0], pack[1]]}
    lengths: SuitLengths = {0: {"H": range(1, 4)}}
    for partie in islice(deals(rules, 5, given=given, lengths=lengths), 4):
        dealt = deal_of(partie).dealt
        assert dealt[0] >> pack[-1] & 1
        assert mask_of(pack[:2]) & ~dealt[1] == 0
        assert suit_counts(dealt[0])[1] in range(1, 4)
        assert len(partie.waiting) >= 1


def every_hand(pack: CardSet, size: int) -> list[CardSet]:
    return [mask_of(cards) for cards in combinations(cards_in(pack), size)]


class Counting(Random):
    """A generator whose choices below a bound are written down, to walk through all of them."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__(0)
        self.answers, self.bounds = answers, list[int]()

    def _randbelow(self, n: int) -> int:
        place = len(self.bounds)
        self.bounds.append(n)
        return self.answers[place] if place < len(self.answers) else 0


def outcomes(deals: ConstrainedDeals) -> Mapping[tuple[CardSet, ...], list[int]]:
    """Return every deal with the product of the bounds of each way to draw it."""
    found: dict[tuple[CardSet, ...], list[int]] = {}
    answers: list[int] | None = []
    while answers is not None:
        chance = Counting(answers)
        deal = deals.draw(chance)
        ways = 1
        for bound in chance.bounds:
            ways *= bound
        found.setdefault(deal, []).append(ways)
        answers = _following(answers, chance.bounds)
    return found


def _following(answers: list[int], bounds: list[int]) -> list[int] | None:
    """Return the next sequence of answers in lexical order, None after the last."""
    full = answers + [0] * (len(bounds) - len(answers))
    while full and full[-1] + 1 == bounds[len(full) - 1]:
        full.pop()
    return [*full[:-1], full[-1] + 1] if full else None


SMALL = parse_cards("S6 S7 S8 H6 H7 D6")


@pytest.mark.parametrize(
    ("sizes", "given", "lengths"),
    [
        ((2, 2, 2), None, None),
        ((2, 2, 1), {0: "S6"}, {2: {"S": range(2)}}),
        ((1, 2, 3), None, {1: {"S": 1}, 2: {"H": range(1, 3)}}),
    ],
)
def test_each_deal_of_a_small_pack_has_exactly_the_same_chance(
    sizes: tuple[int, ...],
    given: Mapping[int, str] | None,
    lengths: Mapping[int, Mapping[str, int | range]] | None,
) -> None:
    """Every sequence of draws is walked through; chances are sums of exact fractions."""
    counted = ConstrainedDeals(SMALL, 3, sizes, given, lengths)
    chances = {
        deal: sum(10**12 // ways for ways in found) for deal, found in outcomes(counted).items()
    }
    expected = [
        (first, second, third)
        for first in every_hand(SMALL, sizes[0])
        for second in every_hand(CardSet(SMALL & ~first), sizes[1])
        for third in every_hand(CardSet(SMALL & ~first & ~second), sizes[2])
        if all(
            not Hand(cards).mask & ~(first, second, third)[seat]
            for seat, cards in (given or {}).items()
        )
        and all(
            suit_counts((first, second, third)[seat])["SHDC".index(suit)]
            in (allowed if isinstance(allowed, range) else (allowed,))
            for seat, suits in (lengths or {}).items()
            for suit, allowed in suits.items()
        )
    ]
    assert set(chances) == set(expected)
    assert counted.total == len(expected)
    share = 10**12 // len(expected)
    assert all(abs(chance - share) < 1000 for chance in chances.values())


def test_the_turned_card_and_the_widow_come_from_all_of_their_cards() -> None:
    """A deal from conditions puts cards of a hand on its places of the pack in random order."""
    conditions = DealConditions(preset("kreuzjass").variant, {3: "SA S6"}, None)
    turned = Counter(deal_of(partie).turned for partie in _parties(conditions, 60))
    assert len(turned) > 12


def _parties(conditions: DealConditions, count: int) -> list[Partie]:
    chance = seeded(4)
    return [conditions.start(chance) for _ in range(count)]


def test_hands_alone_are_those_of_the_conditions() -> None:
    found = list(islice(random_hands("chibre", 7, lengths={3: {"C": 9}}), 20))
    assert {str(hands[3]) for hands in found} == {"C6 C7 C8 C9 CT CJ CQ CK CA"}
    assert all(sum(len(hand) for hand in hands) == 36 for hands in found)
    again = islice(random_hands("chibre", 7, lengths={3: {"C": 9}}), 20)
    assert list(again) == found
    sitting = next(random_hands("pandur-4", 1, given={1: "SA"}))
    assert sorted(map(len, sitting)) == [0, 8, 8, 8]
    assert "SA" in sitting[1]


REFUSED: list[tuple[str, object, object, type[BuurError], str]] = [
    ("chibre", "SJ", None, ArgumentError, "given is 'SJ': expected values by seat"),
    ("chibre", None, [3], ArgumentError, "lengths is .*: expected values by seat"),
    ("chibre", {"widow": "SJ"}, None, ArgumentError, "the place in given is 'widow': .* a seat"),
    ("mise", {"stock": "SJ"}, None, ArgumentError, "is 'stock': expected a seat or 'widow'"),
    ("mise", {3: "SJ"}, None, ArgumentError, "the seat in given is 3: .* from 0 to 2"),
    ("mise", {"widow": "SJ"}, {"widow": {"S": 0}}, PositionError, "the widow cannot hold 0 cards"),
    ("chibre", {True: "SJ"}, None, ArgumentError, "the seat in given is True"),
    ("chibre", {0: "SX"}, None, NotationError, "'SX' is not a card"),
    ("pandur", {0: "S6"}, None, PositionError, "S6 is not in the pack"),
    ("chibre", {0: "SJ", 1: "SJ"}, None, PositionError, "SJ is given to two seats"),
    ("pandur-4", dict(enumerate(("SA", "HA", "DA", "CA"))), None, PositionError, "cards of 0"),
    ("chibre", None, {0: {"S": 6}, 1: {"S": 4}}, PositionError, "seat 1 cannot hold 4 cards of S"),
    ("chibr", None, None, BuurError, "did you mean chibre"),
]


@pytest.mark.parametrize(("rules", "given", "lengths", "kind", "said"), REFUSED)
def test_conditions_that_cannot_hold_get_a_sentence(
    rules: str, given: GivenCards, lengths: SuitLengths, kind: type[BuurError], said: str
) -> None:
    for function in (deals, random_hands):
        with pytest.raises(kind, match=said):
            function(rules, given=given, lengths=lengths)


def test_impossible_conditions_have_no_deals() -> None:
    assert count_deals("chibre", given={0: "SA", 1: "SA"}) == 0
    assert count_deals("chibre", lengths={0: {"S": 5}, 2: {"S": 5}}) == 0

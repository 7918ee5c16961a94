"""Properties of melds over random hands and deals, against plain references."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from buur.cards import PACK_SIZE, Card, CardSet, Rank, Suit, cards_in, make_card, mask_of
from buur.contracts import CONTRACTS, Contract
from buur.melds import (
    ORDERS,
    Auto,
    Meld,
    MeldOrder,
    MeldRules,
    MeldValues,
    Standing,
    Utterance,
    best_declaration,
    declarations,
    is_declarable,
    meld_of,
    melds_in,
    speak,
    strength,
    tied_for_best,
)
from buur.seats import Seat
from tests.chance import seeded
from tests.meld_comparison import compare_hands

contracts = st.sampled_from(CONTRACTS)
orders = st.sampled_from(get_args(MeldOrder))
rule_sets = st.builds(
    MeldRules,
    values=st.sampled_from(get_args(MeldValues)),
    low_quartets=st.booleans(),
    cross_meld=st.booleans(),
    split_runs=st.booleans(),
    order=orders,
)


groups = st.tuples(st.booleans(), st.integers(0, PACK_SIZE - 1), st.integers(1, 9))


def cards_of(is_four: bool, first: int, length: int) -> set[int]:
    """Four of the rank of a card, or a run from it upwards."""
    if is_four:
        return {first % 9 + 9 * suit for suit in range(4)}
    return {card for card in range(first, first + length) if card // 9 == first // 9}


@st.composite
def rich_hands(draw: st.DrawFn, size: int = 9) -> CardSet:
    """A hand grown around fours and long runs, which plain random hands seldom hold."""
    cards: list[int] = []
    for group in draw(st.lists(groups, max_size=5)):
        cards += [card for card in sorted(cards_of(*group)) if card not in cards]
    filling = seeded(draw(st.integers(0, 1000))).sample(range(PACK_SIZE), PACK_SIZE)
    cards += [card for card in filling if card not in cards]
    return mask_of(Card(card) for card in cards[:size])


@st.composite
def deals(draw: st.DrawFn) -> tuple[CardSet, ...]:
    """Four disjoint hands, the later ones cut from what the first leaves."""
    first = draw(rich_hands())
    rest = [card for card in map(Card, range(PACK_SIZE)) if not first >> card & 1]
    random = seeded(draw(st.integers(0, 1000)))
    # As a rule stretches of the rest stay together, so that several hands hold melds.
    if random.random() < 0.3:
        random.shuffle(rest)
    shift = random.randrange(len(rest))
    rest = rest[shift:] + rest[:shift]
    hands = [first, *(mask_of(rest[start : start + 9]) for start in (0, 9, 18))]
    random.shuffle(hands)
    return tuple(hands)


# --- plain references: by definition, without bit tricks -------------------------------------


def is_run(cards: Sequence[Card]) -> bool:
    ranks = [card % 9 for card in cards]
    one_suit = len({card // 9 for card in cards}) == 1
    return one_suit and len(cards) >= 3 and ranks == list(range(ranks[0], ranks[0] + len(cards)))


def plain_points(cards: Sequence[Card], rules: MeldRules) -> int:
    """Points of exactly these cards, 0 if they form no meld."""
    if is_run(cards):
        beyond = {"romand": 0, "grand": 50, "vorarlberg": 20, "pandur": 0}[rules.values]
        short = {3: 20, 4: 50}
        if rules.values == "pandur":
            short |= dict.fromkeys(range(6, 10), 150)
        return short.get(len(cards)) or 100 + beyond * (len(cards) - 5)
    ranks = {card % 9 for card in cards}
    if len(cards) != 4 or len(ranks) != 1:
        return 0
    rank = ranks.pop()
    return {3: 150, 5: 200}.get(rank, 100 if rank >= 4 or rules.low_quartets else 0)


def plain_melds(hand: CardSet, rules: MeldRules) -> dict[CardSet, int]:
    """Every meld by its cards, found by trying subsets of each suit and rank."""
    held = cards_in(hand)
    groups = [[card for card in held if card // 9 == suit] for suit in range(4)]
    groups += [[card for card in held if card % 9 == rank] for rank in range(9)]
    subsets = (
        subset for group in groups for n in range(3, 10) for subset in combinations(group, n)
    )
    found = {mask_of(subset): plain_points(subset, rules) for subset in subsets}
    return {mask: points for mask, points in found.items() if points}


def plain_may(chosen: Sequence[CardSet], hand: CardSet, rules: MeldRules) -> bool:
    return all(plain_pair(one, other, hand, rules) for one, other in combinations(chosen, 2))


def plain_pair(one: CardSet, other: CardSet, hand: CardSet, rules: MeldRules) -> bool:
    both_runs = is_run(cards_in(one)) and is_run(cards_in(other))
    if set(cards_in(one)) & set(cards_in(other)):
        return rules.cross_meld and is_run(cards_in(one)) != is_run(cards_in(other))
    if rules.split_runs or not both_runs:
        return True
    ends = sorted([cards_in(one), cards_in(other)])
    between = range(ends[0][0], ends[1][-1] + 1)
    return not (is_run([Card(c) for c in between]) and set(between) <= set(cards_in(hand)))


def plain_declarations(hand: CardSet, rules: MeldRules) -> Iterator[tuple[CardSet, ...]]:
    """Every declarable set; nine cards hold at most three melds, or more that cross."""
    melds = sorted(plain_melds(hand, rules))
    for count in range(len(melds) + 1):
        some = [chosen for chosen in combinations(melds, count) if plain_may(chosen, hand, rules)]
        if not some:
            return
        yield from some


# --- properties ------------------------------------------------------------------------------


@given(rich_hands(), rule_sets)
def test_melds_are_those_of_the_definition(hand: CardSet, rules: MeldRules) -> None:
    found = melds_in(hand, rules)
    assert {meld.cards: meld.points for meld in found} == plain_melds(hand, rules)
    assert len({meld.cards for meld in found}) == len(found)
    for meld in found:
        assert meld_of(meld.cards, rules) == meld
        cards = cards_in(meld.cards)
        assert meld.count == len(cards)
        assert meld.top == cards[-1] % 9
        assert (meld.kind == "run") == is_run(cards) == (meld.suit is not None)


@given(st.sets(st.integers(0, PACK_SIZE - 1), max_size=9), rule_sets)
def test_meld_of_any_cards(cards: set[int], rules: MeldRules) -> None:
    held = [Card(card) for card in sorted(cards)]
    found = meld_of(mask_of(held), rules)
    assert (found.points if found else 0) == plain_points(held, rules)


@given(rich_hands(size=7), rule_sets)
def test_declarations_are_those_of_the_definition(hand: CardSet, rules: MeldRules) -> None:
    found = [frozenset(meld.cards for meld in melds) for melds in declarations(hand, rules)]
    assert len(found) == len(set(found))
    assert set(found) == {frozenset(chosen) for chosen in plain_declarations(hand, rules)}


@given(rich_hands(), rule_sets)
def test_every_declaration_is_declarable(hand: CardSet, rules: MeldRules) -> None:
    for melds in declarations(hand, rules):
        assert is_declarable(melds, hand, rules)


@given(rich_hands(size=7), rule_sets, st.data())
def test_declarable_says_what_the_definition_says(
    hand: CardSet, rules: MeldRules, data: st.DataObject
) -> None:
    melds = melds_in(hand, rules)
    if melds:
        chosen = data.draw(st.lists(st.sampled_from(melds), max_size=3))
        plain = plain_may([meld.cards for meld in chosen], hand, rules)
        assert is_declarable(chosen, hand, rules) == plain


@given(rich_hands(size=8), rule_sets, contracts, st.sampled_from(get_args(Auto)))
def test_best_declaration_is_best_of_all(
    hand: CardSet, rules: MeldRules, contract: Contract, auto: Auto
) -> None:
    def rate(masks: Sequence[CardSet]) -> tuple[int, tuple[int, ...], int]:
        melds = [meld for meld in (meld_of(mask, rules) for mask in masks) if meld]
        total = sum(meld.points for meld in melds)
        keys = [key_of(meld, rules.order, contract) for meld in melds]
        return total, max(keys, default=()), -len(melds)

    def by_auto(rated: tuple[int, tuple[int, ...], int]) -> tuple[object, ...]:
        total, strongest, fewest = rated
        return (total, strongest, fewest) if auto == "max_points" else (strongest, total, fewest)

    found = best_declaration(
        hand, rules, auto=auto, trump=contract.suit, upside_down=contract.upside_down
    )
    plain = max(by_auto(rate(chosen)) for chosen in plain_declarations(hand, rules))
    assert is_declarable(found, hand, rules)
    assert by_auto(rate([meld.cards for meld in found])) == plain
    keys = [key_of(meld, rules.order, contract) for meld in found]
    assert keys == sorted(keys, reverse=True)


@given(rich_hands(), rule_sets)
def test_more_points_never_come_from_max_best(hand: CardSet, rules: MeldRules) -> None:
    points = sum(meld.points for meld in best_declaration(hand, rules))
    strongest = sum(meld.points for meld in best_declaration(hand, rules, auto="max_best"))
    assert points >= strongest


def key_of(meld: Meld, order: MeldOrder, contract: Contract) -> tuple[int, ...]:
    return strength(meld, order, contract.suit, upside_down=contract.upside_down)


@given(deals(), rule_sets, contracts)
def test_comparison_is_a_total_order(
    hands: tuple[CardSet, ...], rules: MeldRules, contract: Contract
) -> None:
    def compare(a: CardSet, b: CardSet) -> int:
        found = compare_hands(a, b, rules, contract.suit, upside_down=contract.upside_down)
        return {"a": 1, "b": -1}.get(found, 0)

    for one, other in permutations(hands, 2):
        assert compare(one, other) == -compare(other, one)
    for low, mid, high in permutations(hands, 3):
        if compare(low, mid) <= 0 and compare(mid, high) <= 0:
            assert compare(low, high) <= 0


@given(rich_hands(), rule_sets, contracts)
def test_a_hand_ties_with_itself(hand: CardSet, rules: MeldRules, contract: Contract) -> None:
    found = compare_hands(hand, hand, rules, contract.suit, upside_down=contract.upside_down)
    assert found == (ORDERS[rules.order].tie if melds_in(hand, rules) else "none")


@given(deals(), rule_sets, contracts, st.integers(0, 3))
def test_renaming_plain_suits_changes_nothing(
    hands: tuple[CardSet, ...], rules: MeldRules, contract: Contract, turn: int
) -> None:
    def renamed(hand: CardSet) -> CardSet:
        return mask_of(
            make_card(Suit((card // 9 + turn) % 4), Rank(card % 9)) for card in cards_in(hand)
        )

    trump = None if contract.suit is None else Suit((contract.suit + turn) % 4)
    down = contract.upside_down
    one, other, *_ = hands
    before = compare_hands(one, other, rules, contract.suit, upside_down=down)
    after = compare_hands(renamed(one), renamed(other), rules, trump, upside_down=down)
    assert before == after


def fold(
    declared: Sequence[tuple[Seat, Sequence[Meld]]], order: MeldOrder, contract: Contract
) -> tuple[list[Utterance], Standing | None, list[list[Utterance]]]:
    said: list[Utterance] = []
    turns = []
    standing: Standing | None = None
    for seat, melds in declared:
        more, standing = speak(
            standing, seat, melds, order, contract.suit, upside_down=contract.upside_down
        )
        said += more
        turns.append(list(more))
    return said, standing, turns


def declared_in(
    hands: Sequence[CardSet], rules: MeldRules, contract: Contract
) -> list[tuple[Seat, tuple[Meld, ...]]]:
    return [
        (
            Seat(seat),
            best_declaration(hand, rules, trump=contract.suit, upside_down=contract.upside_down),
        )
        for seat, hand in enumerate(hands)
    ]


@given(deals(), rule_sets, contracts)
def test_the_dialogue_finds_the_best(
    hands: tuple[CardSet, ...], rules: MeldRules, contract: Contract
) -> None:
    declared = declared_in(hands, rules, contract)
    _, standing, _ = fold(declared, rules.order, contract)
    best = tied_for_best(declared, rules.order, contract.suit, upside_down=contract.upside_down)
    assert (standing.seats if standing else ()) == best


@given(deals(), rule_sets, contracts)
def test_the_dialogue_says_true_things_once(
    hands: tuple[CardSet, ...], rules: MeldRules, contract: Contract
) -> None:
    declared = declared_in(hands, rules, contract)
    said, _, _ = fold(declared, rules.order, contract)
    facts = [(one.seat, one.stage) for one in said]
    assert len(facts) == len(set(facts))
    for one in said:
        melds = declared[one.seat][1]
        assert melds
        strongest = max(melds, key=lambda meld: key_of(meld, rules.order, contract))
        true = {
            "value": strongest.points,
            "count": strongest.count,
            "top": strongest.top,
            "trump": strongest.suit is not None and strongest.suit == contract.suit,
            "good": None,
        }
        assert one.stage == "shape" or one.detail == true[one.stage]


@given(deals(), rule_sets, contracts)
def test_what_is_said_depends_on_what_was_disclosed(
    hands: tuple[CardSet, ...], rules: MeldRules, contract: Contract
) -> None:
    """A seat that stays silent changes nothing: the rest of the talk goes on as without it."""
    declared = declared_in(hands, rules, contract)
    said, standing, turns = fold(declared, rules.order, contract)
    heard = [one for one, turn in zip(declared, turns, strict=True) if turn]
    assert fold(heard, rules.order, contract)[:2] == (said, standing)

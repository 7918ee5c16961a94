"""Random deals on the bare rules: the yardstick must play by them.

Every deal follows from the numbers that stand here, so that each run plays the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

import pytest

from buur.cards import PACK, Card, CardSet, cards_in, mask_of, parse_card, parse_cards
from buur.contracts import (
    CONTRACTS,
    Contract,
    Policy,
    Tables,
    compile_contract,
    parse_contract,
    point_scheme,
)
from buur.rules.bits import nth_card
from buur.rules.counter_rng import deal_key, random_card, random_hand, word
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.playout import (
    Moment,
    Outcome,
    play_to_the_end,
    random_hands,
    share_of,
)
from buur.rules.tricks import trick_points, winner
from tests.evenness import width
from tests.rules.moments import begun

POLICIES = (
    Policy(),
    Policy(martinique8=True, only_trumps="forced_over", unde_values="ace11"),
)


def test_cards_of_a_set_are_numbered_from_below() -> None:
    """`nth_card` counts the cards below."""
    cards = parse_cards("S7 SA DT")
    assert tuple(nth_card(cards, skip) for skip in range(3)) == cards_in(cards)


def test_words_depend_on_key_and_number_alone() -> None:
    """And do not repeat, within a deal or between neighbours."""
    keys = [deal_key(seed, index) for seed in range(20) for index in range(50)]
    words = [word(key, number) for key in keys for number in range(36)]
    assert len({*keys, *words}) == len(keys) + len(words)
    assert 0 <= min(words) < max(words) < 1 << 62


PINNED = {
    (1, 22): "f4ec87b3b",
    (1, 27): "fcfed6b5f",
    (2, 18): "d4cc05b9b 2b33fa464",
    (3, 12): "40cc05b48 383092017 8703684a0",
    (4, 9): "ce05240 92028438 f001c0006 61012981",
    (5, 7): "c405240 90810019 b40340000 2088126 420022c80",
    (6, 6): "4a01180 2058060 800102a02 4a0020410 158004004 201480009",
    (4, 1): "4000000 40000 2000000 100000",
}
"""The first deal of seed 1, by seats and cards of each."""


def test_a_seed_deals_the_same_cards_in_every_version() -> None:
    """Figures that a document gives with a seed can be computed again."""
    assert [word(1, number) for number in range(3)] == [
        0x2380F76DFA2EC705,
        0x35B283906F8B357A,
        0x2562FE48529C0BB7,
    ]
    assert deal_key(7, 3) == 0x1A805D70C4903391
    for (seats, count), pinned in PINNED.items():
        hands = random_hands(deal_key(1, 0), seats, count)
        assert " ".join(f"{hand:x}" for hand in hands) == pinned


def test_every_bit_of_a_word_is_as_often_set_as_not() -> None:
    words = [word(deal_key(5, index), 3) for index in range(20_000)]
    most = width(20_000, 0.5, 62)
    counts = {bit: sum(one >> bit & 1 for one in words) for bit in range(62)}
    assert {bit: count for bit, count in counts.items() if abs(count - 10_000) > most} == {}


def test_every_card_is_drawn_equally_often() -> None:
    """`random_card` favours none."""
    drawn = Counter(random_card(0b1011, word(7, number)) for number in range(3000))
    assert set(drawn) == {0, 1, 3}
    assert max(abs(count - 1000) for count in drawn.values()) < width(3000, 1 / 3, 3)


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("seats", "count"), [(2, 9), (2, 18), (3, 9), (3, 12), (4, 9), (5, 7), (6, 6), (4, 1)]
)
def test_hands_are_disjoint_and_favour_no_card(seats: int, count: int) -> None:
    """Every seat holds every card as often as another."""
    deals = 2000
    held: Counter[tuple[int, int]] = Counter()
    for index in range(deals):
        hands = random_hands(deal_key(3, index), seats, count)
        assert [hand.bit_count() for hand in hands] == [count] * seats
        assert sum(hands).bit_count() == seats * count
        held.update(
            (seat, card) for seat, hand in enumerate(hands) for card in cards_in(CardSet(hand))
        )
    expected, most = deals * count / 36, width(deals, count / 36, 8 * 6 * 36)
    places = [(seat, card) for seat in range(seats) for card in range(36)]
    assert [place for place in places if abs(held[place] - expected) > most] == []


def test_the_last_hand_is_what_remains() -> None:
    """Four hands of nine take the pack."""
    assert sum(random_hands(1, 4, 9)) == PACK
    assert share_of(9, 9) == 8
    assert random_hand(0b1111, 4, 8, key=1, number=7) == (0b1111, 7)


@pytest.mark.parametrize(
    ("hand", "playable"), [("S6 HA", "S6"), ("HA D6", "HA D6"), ("S6 SJ C9", "S6 SJ")]
)
def test_trumps_come_first_where_they_must(hand: str, playable: str) -> None:
    """The first card of a misère with trumps (FW-P)."""
    tables = compile_contract(parse_contract("misere:trump:S"), Policy())[0]
    assert leading_cards(tables, parse_cards(hand)) == parse_cards(playable)
    for key in range(20):
        hands = (parse_cards(hand), 0, 0, 0)
        first = random_card(leading_cards(tables, hands[0]), word(key, 0))
        assert parse_cards(playable) >> first & 1


def test_a_king_undertrumps_only_where_its_queen_lies() -> None:
    """§5.9, undertrump=to_marry: the cards of the open trick count, and no others."""
    policy = Policy(ruff_when_can_follow=False, undertrump="to_marry")
    schedule = compile_contract(parse_contract("trump:D"), policy, 2)
    hands = [parse_cards(hand) for hand in ("S7", "C6", "DK HA")]
    moment = Moment(0, lying=(parse_card("S6"), parse_card("DA")))
    for key in range(20):
        outcome = play_to_the_end(schedule, hands, moment, partial(word, key))
        assert outcome.tricks == (0, 1, 1)
    hands = [parse_cards(hand) for hand in ("S7", "C6", "C7", "DK HA")]
    moment = Moment(0, lying=tuple(map(parse_card, ("S6", "DQ", "DA"))))
    ends = {
        play_to_the_end(schedule, hands, moment, partial(word, key)).tricks for key in range(20)
    }
    assert ends == {(0, 0, 1, 1), (0, 0, 2, 0)}, "laid or kept"


def total_of(contract: Contract) -> int:
    """What all cards and the last trick bring (variants §0.4)."""
    return {"tutti": 253, "tutti:oben": 125}.get(contract.code.removeprefix("misere:"), 157)


@pytest.mark.untraced
@pytest.mark.parametrize("policy", POLICIES, ids=["plain", "odd"])
def test_deal_agrees_with_the_plain_rules(policy: Policy) -> None:
    """The same choices, played with `legal_cards` and `winner` trick by trick, in every contract.

    It brings what its cards hold (core §1.3).
    """
    for contract in CONTRACTS:
        schedule = compile_contract(contract, policy)
        for seed in range(8):
            key, leader = deal_key(seed, 1), seed % 4
            hands = random_hands(key, 4, 9)
            outcome = play_to_the_end(schedule, hands, Moment(leader), partial(word, key))
            assert outcome == plainly(schedule, hands, leader, key), (contract.code, seed)
            whole = (sum(outcome.points), sum(outcome.tricks))
            assert whole == (total_of(contract), 9), (contract.code, seed)


@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 12), (5, 7), (6, 6)])
def test_any_number_of_seats_plays(seats: int, count: int) -> None:
    """By the same rules."""
    schedule = compile_contract(parse_contract("trump:H"), Policy(), count)
    for seed in range(20):
        key = deal_key(seed, 2)
        hands = random_hands(key, seats, count)
        assert play_to_the_end(schedule, hands, Moment(1), partial(word, key)) == plainly(
            schedule, hands, 1, key
        )


@pytest.mark.parametrize("code", ["trump:H", "zigzag:oben", "misere:trump:S", "tutti:oben"])
def test_a_deal_that_is_taken_up_ends_as_it_did(code: str) -> None:
    """Whichever card it is taken up at: the words are numbered by the cards of the deal."""
    contract, key = parse_contract(code), deal_key(9, 0)
    whole = begun(contract, POLICIES[1], 4, 9, key, 36).moment
    for cards in range(1, 36):
        deal = begun(contract, POLICIES[1], 4, 9, key, cards)
        points = list(whole.points)
        points[whole.leader] += 5
        outcome = play_to_the_end(deal.schedule, deal.hands, deal.moment, partial(word, key))
        assert outcome == Outcome(tuple(points), whole.tricks, whole.leader)


def test_the_last_trick_brings_what_the_game_says() -> None:
    """Ten in the last deal of a Guggitaler, beside the option (variants §2)."""
    schedule = compile_contract(parse_contract("oben"), Policy(worth=point_scheme("guggitaler", 5)))
    outcome = play_to_the_end(schedule, random_hands(3, 4, 9), Moment(0), partial(word, 3), last=0)
    assert sum(outcome.points) == outcome.points[outcome.leader] == 10


def test_a_deal_may_be_a_single_trick() -> None:
    """Which is the last one, too."""
    schedule = compile_contract(parse_contract("oben"), Policy(), 1)
    hands = [parse_cards(card) for card in ("SQ", "SA", "H6", "SK")]
    outcome = play_to_the_end(schedule, hands, Moment(0), partial(word, 1))
    assert outcome == Outcome((0, 18 + 5, 0, 0), (0, 1, 0, 0), 1)


def plainly(schedule: Sequence[Tables], hands: Sequence[int], leader: int, key: int) -> Outcome:
    """Play a deal as slowly and plainly as can be."""
    left, seats = list(hands), len(hands)
    points, tricks = [0] * seats, [0] * seats
    words = iter(word(key, number) for number in range(36))
    for tables in schedule:
        trick: list[int] = []
        for seat in ((leader + turn) % seats for turn in range(seats)):
            best = trick[winner(tables, trick)] if trick else 0
            if tables.buur in trick:
                best = tables.buur
            led = trick[0] // 9 if trick else NOBODY_LED
            lying = mask_of(map(Card, trick))
            card = random_card(legal_cards(tables, left[seat], led, best, lying), next(words))
            left[seat] ^= 1 << card
            trick.append(card)
        leader = (leader + winner(tables, trick)) % seats
        points[leader] += trick_points(tables, trick)
        tricks[leader] += 1
    points[leader] += 5
    return Outcome(tuple(points), tuple(tricks), leader)

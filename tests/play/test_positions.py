"""Positions: equal to those of a partie played there, playable to the end, refused in sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from buur.bots import bot
from buur.cards import CODES, Hand, mask_of
from buur.contracts import OPEN
from buur.errors import ArgumentError, BuurError, NotationError, PositionError
from buur.kernels import game_at, play_out, positions_at
from buur.notation.foreign.partial_deal import PartialDeal, view_of_deal
from buur.play.model.deal import Deal
from buur.play.model.state import deal_of
from buur.play.partie import Partie, start
from buur.play.positions import position
from buur.play.random_deals import deals
from buur.play.views import view
from buur.seats import Seat
from buur.variants.registry import PRESETS, presets, variant
from tests.chance import seeded

CARDS_APART = ("estimation-2", "pomme-3", "pomme-2", "pandur-2", "mise", "mise-4")
AUCTIONS = tuple(name for name in presets() if PRESETS[name].variant.auction.is_held)
PLAYED = tuple(name for name in presets() if name not in (*CARDS_APART, *AUCTIONS))


def played(rules: str, chance: random.Random) -> Iterator[Partie]:
    """Yield the positions of a first deal in which cards are played by random choice."""
    state = start(rules, chance)
    while not state.is_over and deal_of(state).number == 1:
        if state.phase == "play" and not {"drop", "blind"} & set(deal_of(state).answers):
            yield state
        seat = state.waiting[0]
        act = chance.choice(list(state.legal_for(seat)))
        state = state.do(act).deal_cards(chance.random)


def facts(deal: Deal) -> dict[str, Any]:
    """Return the facts of a deal from which its position is built again."""
    return {
        "leader": deal.leader,
        "dealer": deal.dealer,
        "contract": str(deal.contract),
        "trick": [CODES[card] for card in deal.lying],
    }


def finished(partie: Partie) -> Partie:
    """Return the partie after its deal, which a bot plays and every seat and an onlooker watch."""
    player, number, chance = bot("steady", 1), deal_of(partie).number, seeded(5)
    while not partie.is_over and deal_of(partie).number == number:
        for seat in (None, *range(partie.variant.seats)):
            assert len(partie.view(seat).counts) == partie.variant.seats
        seat = partie.waiting[0]
        partie = partie.do(player.choose(partie.view(seat))).deal_cards(chance.random)
    return partie


@pytest.mark.parametrize("rules", PLAYED)
def test_a_position_is_that_of_the_partie_played_there(rules: str) -> None:
    chance = seeded(f"position {rules}")
    for state in islice(played(rules, chance), 0, None, 5):
        deal = deal_of(state)
        tricks = [trick.cards for trick in deal.tricks]
        if deal.contract == OPEN and tricks:
            continue
        built = position(rules, deal.hands, tricks=tricks, **facts(deal))
        made = deal_of(built)
        assert (made.hands, made.dealt, made.lying) == (deal.hands, deal.dealt, deal.lying)
        assert (made.tricks, made.contract) == (deal.tricks, deal.contract)
        assert (made.leader, made.sides) == (deal.leader, deal.sides)
        assert made.schedule == deal.schedule
        assert built.phase in ("play", "predict", "join", "declare")
        if built.phase == "play":
            assert built.turn == state.turn
            assert built.legal.cards == state.legal.cards
            assert built.card_points == state.card_points


@pytest.mark.parametrize("known", ["all hands", "one hand"])
@pytest.mark.parametrize("rules", PLAYED)
def test_positions_after_unknown_tricks_are_played_to_the_end(rules: str, known: str) -> None:
    chance = seeded(f"end {rules} {known}")
    for state in islice(played(rules, chance), 2, None, 9):
        deal = deal_of(state)
        hands = [
            hand if known == "all hands" or seat == deal.turn else None
            for seat, hand in enumerate(deal.hands)
        ]
        built = position(rules, hands, **facts(deal))
        made = deal_of(built)
        assert made.hands[deal.turn] == deal.hands[deal.turn]
        assert list(map(int.bit_count, made.hands)) == list(map(int.bit_count, deal.hands))
        assert (made.lying, made.leader, len(made.tricks)) == (
            deal.lying,
            deal.leader,
            len(deal.tricks),
        )
        assert built.card_points == (0,) * built.variant.sides
        assert {trick.points for trick in made.tricks} <= {0}
        past = mask_of(card for trick in made.tricks for card in trick.cards)
        if known == "all hands":
            assert past == mask_of(card for trick in deal.tricks for card in trick.cards)
        after = finished(built)
        assert sum(after.history[0].tricks) == len(made.schedule)


@pytest.mark.parametrize("rules", [name for name in presets() if name not in CARDS_APART])
def test_full_hands_wait_for_the_choice(rules: str) -> None:
    state = next(deals(rules, seeded(rules)))
    deal = deal_of(state)
    contract = deal.contract if state.variant.phases[0] == "turn" else None
    built = position(rules, deal.dealt, dealer=deal.dealer, contract=contract)
    assert built.phase == state.phase
    if state.variant.deal.opening_card is None:
        assert built.waiting == state.waiting
    assert finished(built).history


def test_the_holder_of_the_opening_card_chooses() -> None:
    """Source: core rules §2.2, for a dealer who is not known."""
    hands = ["", "", "", ""]
    for place, code in enumerate(CODES):
        hands[place % 4] += f" {code}"
    holder = next(seat for seat, hand in enumerate(hands) if "D7" in hand)
    assert position("chibre", hands).turn == holder
    assert position("chibre", hands, dealer=1).turn == 2
    assert position("schieber", hands).turn == 0


def test_a_partner_of_an_earlier_trick_makes_no_match() -> None:
    """With a trick of unknown cards before the last one, both sides have one."""
    end: dict[str, Any] = {"leader": 0, "contract": "trump:S"}
    last = position("schieber", ["SJ", "H6", "H7", "H8"], **end)
    for code in ("SJ", "H6", "H7", "H8"):
        last = last.play(code)
    made = last.deal_cards(seeded(0).random).history[0]
    assert made.match == (0, 0)
    assert made.cards[0] == 20


def test_a_stoeck_of_which_a_card_is_gone_is_not_called_again() -> None:
    hands = ["SK H9", "H6 H7", "D6 D7", "C6 C7"]
    partie = position("schieber", hands, leader=0, contract="trump:S")
    assert not partie.legal.stoeck_cards
    whole = position("schieber", ["SK SQ", *hands[1:]], leader=0, contract="trump:S")
    after = whole.play("SK").play("H6").play("D6").play("C6")
    assert after.legal.stoeck_cards == Hand("SQ")


def test_numbers_of_numpy_are_hands_and_seats() -> None:
    hands = np.array([mask_of([code]) for code in ("SJ", "H6", "H7", "H8")])
    built = position("schieber", hands, leader=np.int64(3), contract="trump:S")
    assert built.turn == 3
    named = position("schieber", {0: "SJ", 3: Hand("H8")}, leader=3, contract="trump:S")
    assert named.view(0).hand == built.view(0).hand


def test_kernels_count_the_tricks_after_the_position_alone() -> None:
    """Source: core rules §4.4 and §7.2: jack 20, nine 14, kings 4 and 4, last trick 5."""
    built = position("schieber", ["SJ H6", "S9 H7", "SK D6", "HK D7"], leader=0, contract="trump:S")
    deal = deal_of(built)
    hands = np.array([[hand.mask for hand in map(built.hand, range(4))]], np.int64)
    played = play_out(game_at(built.variant, deal), positions_at(deal, hands), seed=1)
    assert int(played.points.sum()) == 20 + 14 + 4 + 4 + 5


def test_trumps_made_after_invented_tricks_do_not_count_them() -> None:
    """Source: core rules §3.11: earlier tricks count with the trumps, but nobody made these."""
    hands = ["S6 SJ HJ", "S7 S8 H7", "D6 H8 HT", "SK H9 C6"]
    built = position("molotow", hands, leader=0, contract="open")
    many = len(deal_of(built).tricks)
    assert many == 6
    invented = {card for trick in deal_of(built).tricks for card in trick.cards}
    assert {"D9", "DJ"} <= {CODES[card] for card in invented}
    for code in ("S6", "S7", "D6", "SK"):
        built = built.play(code)
    deal = deal_of(built)
    assert str(deal.contract) == "trump:D"
    assert [trick.points for trick in deal.tricks[:many]] == [0] * many
    assert deal.tricks[many].points == 4
    assert sum(built.card_points) == 4


NINE = tuple(" ".join(CODES[start : start + 9]) for start in range(0, 36, 9))
END = {"leader": 0, "contract": "trump:H"}
REFUSED: list[tuple[str, object, dict[str, Any], type[BuurError], str]] = [
    ("mise", NINE[:3], {}, PositionError, "the rules mise deal cards apart from the hands"),
    ("sidi", NINE, {"contract": "oben"}, PositionError, "an auction finds the contract"),
    ("sidi", ["S6", None, None, None], {}, PositionError, "cards follow an auction"),
    ("kreuzjass", NINE, {}, PositionError, "a turned card names the contract: give contract"),
    ("kreuzjass", NINE, {"contract": "zigzag:oben"}, PositionError, "have no contract zigzag"),
    ("chibre", NINE, {"contract": "oben"}, PositionError, "the rules chibre have no contract oben"),
    ("oben-abe", NINE, {"contract": "unten"}, PositionError, "have no contract unten"),
    ("molotow", NINE, {"contract": "oben"}, PositionError, "have no contract oben"),
    ("chibre", ["S6", "S7", "S8", "S9"], {}, PositionError, "contract is missing: cards have been"),
    ("chibre", ["", "H6", "H7", "H8"], {"trick": "S6"}, PositionError, "contract is missing"),
    ("chibre", ["S6", "S7", "S8", "S9"], {"contract": "trump:H"}, PositionError, "leader is miss"),
    ("chibre", ["S6", "S7", "S8", "S9 SA"], END, PositionError, "seat 3 has 2 cards .* seat 0 has"),
    ("chibre", ["S6"] * 4, END, PositionError, "S6 in the hand of seat 1 stands in another place"),
    ("chibre", ["S6", "S7", "S8", "S9"], END | {"trick": "SJ SQ SK ST"}, PositionError, "open tri"),
    ("chibre", ["S6", "S7", "S8", "S9"], END | {"trick": "S6"}, PositionError, "S6 in trick stand"),
    ("chibre", ["", "H7", "S8", "S9"], END | {"trick": "S6 H6"}, PositionError, "seat 1 has 2"),
    ("chibre", ["", "S7", "S8", "S9"], END | {"trick": "SA SA"}, ArgumentError, "SA stands twice"),
    (
        "chibre",
        ["H7", "SK HA", "S8 S9", "SQ HQ"],
        END | {"leader": 1, "tricks": ["SA ST S6"]},
        PositionError,
        "trick 1 has 3 cards: expected 4",
    ),
    (
        "chibre",
        ["H7", "H8", "H9", "HT"],
        END | {"tricks": ["SA ST S6 S7"]},
        PositionError,
        "1 card",
    ),
    ("chibre", ["H7", "H8", "H9", "HT"], END | {"tricks": []}, PositionError, "8 tricks are over"),
    (
        "chibre",
        [""] * 4,
        END | {"tricks": [f"S{rank} H{rank} D{rank} C{rank}" for rank in "6789TJQKA"]},
        PositionError,
        "9 tricks are over: a deal has 9",
    ),
    (
        "chibre",
        [None] * 4,
        END | {"leader": 9, "tricks": ["SA ST S6 S7"]},
        ArgumentError,
        "leader is 9",
    ),
    ("chibre", [NINE[0], NINE[1], NINE[2], "C6"], END, PositionError, "seat 3 has 1 card"),
    ("chibre", ["", "", "", ""], END, PositionError, "seat 0 has 0 cards: expected 1 to 9"),
    ("pandur", ["S6", "", ""], {}, PositionError, "S6 in the hand of seat 0 is not in the pack"),
    ("chibre", "SA", {}, ArgumentError, "hands is 'SA': expected 4 hands by seat"),
    ("chibre", ["SA", None], {}, ArgumentError, "expected 4 hands by seat"),
    ("chibre", {4: "SA"}, {}, ArgumentError, "the seat in hands is 4"),
    ("chibre", NINE, {"dealer": 4}, ArgumentError, "dealer is 4"),
    ("chibre", NINE, {"leader": -1}, ArgumentError, "leader is -1"),
    ("chibre", NINE, {"contract": "trump:X"}, NotationError, "'X' is not a suit"),
    ("chibre", NINE, {"tricks": "SA"}, ArgumentError, "tricks is 'SA'"),
    ("chibre", NINE, {"trick": 3}, ArgumentError, "trick is 3"),
    ("chibr", NINE, {}, BuurError, "did you mean chibre"),
]


@pytest.mark.parametrize(("rules", "hands", "fields", "kind", "said"), REFUSED)
def test_impossible_positions_get_a_sentence(
    rules: str, hands: Any, fields: dict[str, Any], kind: type[BuurError], said: str
) -> None:
    with pytest.raises(kind, match=said) as caught:
        position(rules, hands, **fields)
    assert len(str(caught.value).splitlines()) == 1


def test_points_that_depend_on_the_first_card_need_the_earlier_tricks() -> None:
    """A tutti of 157: the first card gives its suit's jack and nine their points."""
    rules = variant("tutti", {"tutti_values": "first_led"})
    with pytest.raises(PositionError, match="depend on the first card of the deal: name the earl"):
        position(rules, ["H7", "H8", "H9", "HT"], leader=0, contract="tutti")


def test_trumps_are_made_in_a_position() -> None:
    """Source: core rules §3.11. The first card that does not follow makes trumps."""
    opened = position("molotow", [None] * 4, leader=0, trick="S6 HA")
    assert str(deal_of(opened).contract) == "trump:H"
    after: dict[str, Any] = {"tricks": ["S6 S7 S8 S9", "SA HA D6 C6"], "leader": 1}
    built = position("molotow", [None] * 4, contract="trump:H", **after)
    assert [trick.winner for trick in deal_of(built).tricks] == [0, 1]
    with pytest.raises(PositionError, match="the cards played lead to trump:H"):
        position("molotow", [None] * 4, contract="trump:C", **after)


def test_a_card_that_the_rules_forbid_is_refused() -> None:
    """Seat 1 holds a heart beside the spade that it plays."""
    hands = ["H7", "H8", "D9 DT", "C9 CT"]
    with pytest.raises(PositionError, match=r"seat 1 cannot play S6: .*must-follow"):
        position("chibre", hands, trick="H6 S6", leader=0, contract="trump:C")


def test_hands_to_which_no_legal_tricks_lead_are_refused() -> None:
    """Each seat would have had to follow suit in the only trick before."""
    gone = Hand("S6 H6 D6 C6")
    hands = [Hand(""), Hand(""), Hand(""), Hand("")]
    for place, card in enumerate(Hand((1 << 36) - 1) - gone):
        hands[place % 4] = hands[place % 4] | Hand.of(card)
    with pytest.raises(PositionError, match="no 1 legal tricks of the cards that are gone"):
        position("chibre", hands, leader=0, contract="trump:S")


def test_a_partial_deal_is_a_position_with_one_hand() -> None:
    """The deals of other programs and positions give the same view."""
    own = Hand("SA SK H6")
    known = PartialDeal(seat=Seat(2), hand=own.mask, dealer=Seat(3), contract=None, is_pushed=True)
    with pytest.raises(BuurError):
        view_of_deal(known)
    full = Hand(" ".join(CODES[9:18]))
    chooser = view_of_deal(PartialDeal(seat=Seat(0), hand=full.mask, dealer=Seat(3)))
    built = position(chooser.state.variant, {0: full}, dealer=3)
    assert view(built, Seat(0)) == chooser

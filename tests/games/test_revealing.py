"""Molotow and Mittlere (variants §2): the first card that does not follow makes trumps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from buur.bots.heuristics.advisor import advise
from buur.cards import CardSet, card_code, cards_in, parse_card, parse_cards
from buur.contracts import OPEN, parse_contract
from buur.play.auto_play import settle
from buur.play.model.deal import Trick
from buur.play.model.events import Cut, Dealt, Opened, Played
from buur.play.partie import Partie
from buur.play.queries.ranks import extreme_strokes, middle_strokes
from buur.play.views import view
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.games.tables import EACH_HIS_SUIT, dealt, finished, written
from tests.rules.scenario import deal, play, refused

BY_POINTS = (("molotow-3", 3, 12), ("molotow-5", 5, 7), ("molotow-6", 6, 6))
"""Molotow by points: the name, its players, their cards."""
HANDS = (
    "SA SK SQ SJ HJ H9 H6 D6 D7",
    "S9 S8 S7 S6 HA HK HQ HT H8",
    "ST H7 DA DK DQ DJ DT D9 D8",
    "CA CK CQ CJ CT C9 C8 C7 C6",
)


def test_nobody_knows_the_trump_at_first() -> None:
    """[S] JV, JW: from the top down, with the values of a trump game (no eights)."""
    state = dealt("molotow", HANDS)
    assert (state.phase, deal(state).contract) == ("play", OPEN)
    assert deal(state).tables.trump_mask == 0
    assert deal(state).tables.points[parse_card("S8")] == 0


def test_suits_must_be_followed_and_nothing_can_be_ruffed() -> None:
    """[S] JW."""
    state = play(dealt("molotow", HANDS), "SA")
    assert refused(state, Played(Seat(1), parse_card("HA"))) == "must-follow-suit"


def test_the_first_card_of_another_suit_makes_trumps_and_takes() -> None:
    """[S] JV, JW; [P] that it takes this very trick."""
    state = play(dealt("molotow", HANDS), "SA S9 ST")
    assert deal(state).contract == OPEN
    state = play(state, "C6")
    assert str(deal(state).contract) == "trump:C"
    assert deal(state).tricks[0].winner == 3


def test_trumps_stay_to_the_end() -> None:
    """[S] JV."""
    state = finished(dealt("molotow", HANDS), "SA", "S9", "ST", "C6")
    assert str(deal(state).contract) == "trump:C"
    assert sum(state.card_points) == 157


def test_jack_and_nine_count_although_taken_before() -> None:
    """[S] JV: whoever has them already has 14 or 20."""
    hands = (
        "HA SA SK SQ SJ ST S9 S8 S7",
        "HJ H8 S6 D6 D7 D8 D9 DT DJ",
        "H9 H7 H6 DQ DK DA C6 C7 C8",
        "HT HQ HK C9 CT CJ CQ CK CA",
    )
    state = play(dealt("molotow", hands), "HA HJ H9 HT")
    assert deal(state).tricks[0].points == 11 + 2 + 0 + 10
    assert state.card_points == (23, 0, 0, 0)
    state = play(state, "SA S6 H6")
    assert str(deal(state).contract) == "trump:H"
    assert state.card_points == (23 + 18 + 14, 0, 0, 0)
    assert deal(state).tricks[0].points == 55


def made(
    rules: str, points: Sequence[int], tricks: Sequence[int], trump: str = "trump:C"
) -> Partie:
    """Return a deal that has been played with these points and tricks."""
    state = dealt("molotow", EACH_HIS_SUIT) if rules == "molotow" else three()
    contract = OPEN if trump == "open" else parse_contract(trump)
    taken = [
        Trick(Seat(seat), (), Seat(seat), 0)
        for seat, many in enumerate(tricks)
        for _ in range(many)
    ]
    credits = tuple(Credit(Team(side), "cards", own, 9) for side, own in enumerate(points))
    changed = replace(deal(state), contract=contract, tricks=tuple(taken), credits=credits)
    return replace(state, deal=changed)


def three() -> Partie:
    rules = variant("mittlere", {"first": "random_dealer"})
    state = Partie(variant=rules, scores=(0, 0, 0)).do(Opened(Seat(2))).do(Cut(Seat(1), 9))
    pack = [*cards_in(CardSet((1 << 36) - 1))]
    hands = tuple(CardSet(sum(1 << card for card in pack[seat::3])) for seat in range(3))
    return state.do(Dealt(hands))


@pytest.mark.parametrize(
    ("points", "strokes"),
    [
        ((20, 30, 40, 67), (1, 0, 0, 1)),
        ((20, 20, 40, 77), (0, 0, 0, 1)),
        ((10, 20, 27, 100), (1, 0, 0, 0)),
        ((10, 20, 28, 99), (1, 0, 0, 1)),
        ((9, 20, 64, 64), (1, 0, 0, 0)),
        ((0, 0, 0, 157), (0, 0, 0, 0)),
    ],
)
def test_the_outermost_have_a_stroke(points: tuple[int, ...], strokes: tuple[int, ...]) -> None:
    """[S] JV: alone lowest; alone highest with 99 at most."""
    assert extreme_strokes(made("molotow", points, (3, 2, 2, 2))) == strokes


@pytest.mark.parametrize(
    ("points", "tricks", "written"),
    [
        ((30, 50, 77), (4, 4, 4), (1, -2, 1)),
        ((20, 30, 107), (3, 3, 6), (1, 1, -2)),
        ((0, 60, 97), (0, 6, 6), (-2, 1, 1)),
        ((0, 157, 0), (0, 12, 0), (-1, 2, -1)),
        ((40, 40, 77), (4, 4, 4), (0, 0, 0)),
    ],
)
def test_the_one_between_pays(
    points: tuple[int, ...], tricks: tuple[int, ...], written: tuple[int, ...]
) -> None:
    """[S] JW: middle two noughts, a hundred, no trick, every trick; [R] the balance, and ties."""
    assert middle_strokes(made("mittlere", points, tricks)) == written


def test_without_a_trump_the_deal_is_void() -> None:
    """[S] JW: if everybody followed all the time; [R] it takes its place among the deals."""
    assert middle_strokes(made("mittlere", (30, 50, 77), (4, 4, 4), "open")) == (0, 0, 0)
    assert extreme_strokes(made("molotow", (20, 30, 40, 67), (3, 2, 2, 2), "open")) == (0, 0, 0, 0)


def test_three_have_twelve_cards() -> None:
    """[S] JW."""
    assert [len(three().hand(seat)) for seat in range(3)] == [12, 12, 12]
    assert parse_cards("S6 S9 SQ").bit_count() == 3


def played_out(name: str) -> Partie:
    """Return the first deal of a game, dealt by chance and played to its end."""
    rules = variant(name, {"first": "random_dealer"})
    state = settle(Partie(variant=rules, scores=(0,) * rules.lines), seeded(4).random)
    return finished(state)


@pytest.mark.parametrize(("name", "seats", "hand"), BY_POINTS)
def test_three_to_six_play_molotow(name: str, seats: int, hand: int) -> None:
    """[S] JV: each for himself; variants §1.17: twelve, seven, six cards."""
    rules = PRESETS[name].variant
    assert (rules.teams, rules.hand_size) == (tuple(range(seats)), hand)
    assert len(deal(played_out(name)).tricks) == hand


@pytest.mark.parametrize("name", [name for name, _, _ in BY_POINTS])
def test_a_deal_of_any_number_holds_157(name: str) -> None:
    """[S] JV: card points; of five a seven is left out, never a six (variants §1.17)."""
    assert sum(written(played_out(name))) == 157
    assert not any("6" in card_code(card) for card in cards_in(left_out(name)))


def left_out(name: str) -> CardSet:
    return CardSet(((1 << 36) - 1) & ~PRESETS[name].variant.pack.cards)


def test_four_play_it_with_the_same_options() -> None:
    """[S] JV: three to six; docs/explanation/games/molotow.md names the options for four."""
    rules = variant(
        "molotow", {"write": "points", "finish": "deals", "deals": 8, "lowest_wins": True}
    )
    assert (rules.seats, rules.hand_size) == (4, 9)


def test_the_bot_knows_that_a_card_that_makes_trumps_takes_the_trick() -> None:
    """A ten thrown on a rich trick would come back to its owner."""
    state = play(dealt("molotow", ("SA SK SQ", "HK HT H8 H7 C6 CT D6 D7 D8", "S9")), "SA")
    advice = advise(view(state, Seat(1)))
    assert advice is not None
    assert isinstance(advice.act, Played)
    assert card_code(advice.act.card) not in ("HT", "CT")

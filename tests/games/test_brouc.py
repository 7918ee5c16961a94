"""Brouc (variants §1.7): the marriage game of L'Etivaz."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.cards import Card, CardSet, card_code, cards_in, mask_of, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.play.model.deal import Trick
from buur.play.model.events import Cut, Dealt, Married, Opened, Played
from buur.play.partie import Partie
from buur.play.queries.bids import target_crossings
from buur.play.queries.deal_scores import points_by_line
from buur.play.queries.marriages import marriage_value, trick_marriage_value
from buur.play.queries.rounds import games_won
from buur.rules.legality import legal_cards
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import PRESETS, variant
from tests.games.alone import filled
from tests.games.tables import finished
from tests.rules.scenario import counted, deal, play, play_out, refused

RULES = PRESETS["brouc"].variant
PACK32 = RULES.pack.cards


def dealt(*hands: str, turned: str = "C7", scores: tuple[int, int] = (0, 0)) -> Partie:
    """Return a deal in which clubs are trumps, unless another card is turned; seat 0 leads."""
    state = Partie(variant=variant("brouc"), scores=scores).do(Opened(Seat(3)))
    hands_of_eight = filled(RULES, 1, *hands).hands
    return state.do(Cut(Seat(2), 9)).do(Dealt(hands_of_eight, parse_card(turned)))


LEAST = ("SA SK SQ SJ H7 D7 D8 D9", "ST HA HT H8", "S9 HK H9 DA", "S8 S7 C7 CA CT")
"""Seat 0 leads the ace of spades and takes it; it holds king, queen and jack of spades."""
TRIO = parse_cards("SJ SQ SK")


def test_thirty_two_cards_worth_120() -> None:
    """[S] PAG."""
    tables = RULES.compiled("trump:C")[0]
    assert PACK32.bit_count() == 32
    assert sum(tables.points[card] for card in cards_in(PACK32)) == 120


@pytest.mark.parametrize("suit", "SC")
def test_ace_ten_king_in_every_suit(suit: str) -> None:
    """[S] PAG: in trumps, too."""
    tables = RULES.compiled("trump:C")[0]
    ranks = sorted("789TJQKA", key=lambda rank: -tables.strength[parse_card(suit + rank)])
    assert "".join(ranks) == "ATKQJ987"
    assert tables.jack_mask == 0


def test_the_deal_is_one_three_four() -> None:
    """[S] PAG: and the dealer's last card is turned."""
    assert RULES.deal.packets == "1-3-4"
    assert str(deal(dealt()).contract) == "trump:C"


def test_suits_are_followed_and_nobody_need_ruff() -> None:
    """[S] follow suit; [P] not ruffing when able to follow, no duty to ruff when not."""
    state = play(dealt("SA", "ST H7 C8", "H8 H9 HT HJ C9 CT CJ CQ"), "SA")
    assert refused(state, Played(Seat(1), parse_card("C8"))) == "cannot-ruff"
    assert "H8" in play(state, "ST").legal.cards


def undertrump(trick: str, hand: str) -> str:
    """Return what a hand may play to a trick with clubs as trumps."""
    tables = RULES.compiled("trump:C")[0]
    cards = [parse_card(code) for code in trick.split()]
    best = max(cards, key=lambda card: (tables.strength[card], card))
    legal = legal_cards(tables, parse_cards(hand), cards[0] // 9, best, mask_of(cards))
    return " ".join(card_code(Card(card)) for card in cards_in(CardSet(legal)))


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("S7 CT", "C9 H7", "H7"),
        ("S7 CK", "CQ H7", "H7 CQ"),
        ("S7 CK", "CJ H7", "H7"),
        ("S7 CQ CK", "CJ H7", "H7 CJ"),
        ("S7 CQ CK", "C8 H7", "H7"),
        ("S7 CQ CA", "CK H7", "H7 CK"),
        ("S7 CA", "CK CQ H7", "H7"),
        ("S7 CA", "C8 C9", "C8 C9"),
        ("S7 CT", "CA H7", "H7 CA"),
    ],
)
def test_undertrumping_only_to_marry(trick: str, hand: str, legal: str) -> None:
    """[S] PAG: a lower trump may complete a marriage in the trick."""
    assert undertrump(trick, hand) == legal


@pytest.mark.parametrize(
    ("cards", "trump", "points"),
    [("SK SQ", "H", 20), ("SK SQ SJ", "H", 30), ("SK SQ", "S", 40), ("SK SQ SJ", "S", 60)],
)
def test_marriages_and_their_points(cards: str, trump: str, points: int) -> None:
    """[S] PAG."""
    suit = parse_contract(f"trump:{trump}").suit
    assert marriage_value(parse_cards(cards), suit) == points
    trick = Trick(Seat(0), tuple(map(parse_card, [*cards.split(), "D7", "D8"])), Seat(0), 0)
    assert trick_marriage_value(trick, suit) == points


def won() -> Partie:
    """Return a deal after a first trick that seat 0 took, holding king, queen, jack of spades."""
    return play(dealt(*LEAST), "SA ST S9 S8")


def test_a_marriage_from_the_hand_needs_a_trick_of_the_side() -> None:
    """[S] PAG."""
    assert refused(dealt(*LEAST), Married(Seat(0), TRIO)) == "no-marriage"
    after = won().do(Married(Seat(0), TRIO))
    assert [credit.raw for credit in deal(after).credits if credit.kind == "melds"] == [30]


def test_it_is_shown_once_and_as_large_as_held() -> None:
    """[R]: not the pair alone, and not twice."""
    state = won()
    assert deal(state).tricks[0].winner == 0
    assert list(state.legal_for(0).claims) == [Married(Seat(0), TRIO)]
    assert refused(state, Married(Seat(0), parse_cards("SQ SK"))) == "no-marriage"
    assert refused(state, Married(Seat(1), TRIO)) == "no-marriage"
    shown = state.do(Married(Seat(0), TRIO))
    assert deal(shown).married == ((0, TRIO),)
    assert not shown.legal_for(0).claims


def test_marriages_of_two_suits_are_shown_one_after_the_other() -> None:
    """[S] PAG: each of them counts; what is left of one that was shown is none."""
    state = play(dealt("SA SK SQ SJ DK DQ H7 H8", "ST", "S9", "S8 C7"), "SA ST S9 S8")
    diamonds = Married(Seat(0), parse_cards("DK DQ"))
    assert list(state.legal_for(0).claims) == [Married(Seat(0), TRIO), diamonds]
    assert list(state.do(diamonds).legal_for(0).claims) == [Married(Seat(0), TRIO)]
    state = state.do(Married(Seat(0), TRIO))
    assert list(state.legal_for(0).claims) == [diamonds]
    state = play_out(play(state, "SJ"), 2)
    assert deal(state).hands[0] & TRIO == parse_cards("SK SQ")
    assert not [act for act in state.legal_for(0).claims if act != diamonds]


def test_a_broken_marriage_cannot_be_shown() -> None:
    """[S] PAG: whoever still holds all the cards."""
    state = play(won(), "SQ")
    assert not state.legal_for(0).claims


@pytest.mark.parametrize(("time", "may"), [("any_time", True), ("first_trick", False)])
def test_showing_may_end_with_the_second_trick(time: str, may: bool) -> None:
    """[S] PAG: at any time; an older text only with the first trick."""
    state = replace(won(), variant=variant("brouc", {"marriage_time": time}))
    assert state.legal_for(0).claims
    for seat, wanted in enumerate(("D7", None, "DA", None)):
        card = next(iter(state.legal.cards)) if wanted is None else parse_card(wanted)
        state = state.do(Played(Seat(seat), card))
    assert deal(state).tricks[1].winner == 2
    assert bool(state.legal_for(0).claims) == may


def test_everybody_sees_what_was_shown() -> None:
    """Secrecy: the cards of a marriage are public once shown, and not before."""
    state = won()
    shown = state.do(Married(Seat(0), TRIO))
    other = deal(shown.view(1).state)
    assert other.married == deal(shown).married
    before = state.view(1)
    assert not any(isinstance(act, Married) for act in before.legal.claims)


def test_tens_are_rounded_five_upwards() -> None:
    """[S] PAG: for both sides."""
    score = counted(finished(dealt(*LEAST))).history[0]
    brought = [cards + melds for cards, melds in zip(score.cards, score.melds, strict=True)]
    assert sum(score.cards) == 120
    assert score.total == tuple((points + 5) // 10 for points in brought)


@pytest.mark.parametrize(
    ("points", "tens"), [((55, 65), (6, 7)), ((54, 66), (5, 7)), ((4, 116), (0, 12))]
)
def test_both_round_five_upwards(points: tuple[int, int], tens: tuple[int, int]) -> None:
    """[S] PAG: 55 and 65 are 6 and 7, thirteen in all."""
    state = dealt()
    credits = tuple(Credit(Team(side), "cards", own, 8) for side, own in enumerate(points))
    assert points_by_line(replace(state, deal=replace(deal(state), credits=credits))) == tens


def test_a_side_scores_the_marriage_that_lies_in_its_trick() -> None:
    """[S] PAG: king and queen fall together; in trumps it would be twice as much."""
    state = play(dealt("SA S9", "SK", "SQ", "SJ C7"), "S9 SK SQ SJ")
    brought = [(credit.kind, credit.team, credit.raw) for credit in deal(state).credits]
    assert sorted(brought) == [("cards", 1, 9), ("melds", 1, 30)]


@pytest.mark.parametrize(("points", "out"), [(50, False), (51, True)])
def test_over_thirty_is_one_point_more(points: int, out: bool) -> None:
    """[S] PAG: with 25 written, 51 points are 30.1 and enough; exactly 30 is not."""
    state = dealt(scores=(25, 0))
    credits = (Credit(Team(0), "cards", points, 1),)
    state = replace(state, deal=replace(deal(state), credits=credits))
    assert bool(target_crossings(state)) == out


def test_a_cape_is_two_games() -> None:
    """[S] PAG: two additional ones."""
    score = counted(finished(dealt())).history[0]
    cape = replace(score, matched=Team(1))
    assert games_won([cape, replace(score, matched=None)], Team(0), 2) == (1, 2)

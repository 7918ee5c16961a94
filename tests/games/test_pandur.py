"""Pandur, or Bandoure (variants §1.6), with its worked examples."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from buur.cards import card_code, cards_in, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.melds import meld_of
from buur.play.model.events import Dealt, Misdealt, Played
from buur.play.pack import dealing
from buur.play.pack.dealing import shuffled
from buur.play.partie import Partie
from buur.play.queries.playable_cards import opens_with_trump
from buur.play.views import redact, view
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.option_groups.solo import number_worth
from buur.variants.registry import variant
from tests.games.alone import alone, bid, counted, sides
from tests.games.bidding import call, say
from tests.games.rows import check, named, rows
from tests.games.tables import ended
from tests.rules.scenario import deal, declare, play, play_out, refused

ALL_SPADES = "S9 ST SJ SQ SK SA HA HK"
"""Every trick, with spades as trumps and the lead."""
NOTHING = "S9 ST SJ H9 HT HJ D9 DT"
"""No trick without trumps, whoever leads what."""
PANDURS = ("pandur", "pandur-4", "pandur-2")


AUCTIONS: Final = """\
# A bid goes higher and by ten
pandur | 120 | 120!bid-too-low 125!bad-bid
pandur | 120 misere | 200!bid-too-low
mise | 500 pass 510 | 515!bad-bid
mise | 500 pass 510 pass | phase=widow declarer=2
# Egg, JO: who passed is out and who bid may raise
pandur | 100 pass 110 120 | waiting=2
pandur | 100 pass 110 120 pass | phase=choose
# Egg: the next dealer deals if all pass; DA has the same dealer deal again
pandur | pass pass pass all-passed | dealer=0
pandur all_pass=same | pass pass pass all-passed | dealer=2
mise | pass pass pass all-passed | number=1 reign=None
# The declarer is alone
pandur | | sides=0,1,2
pandur | pass 100 pass | sides=1,0,1 declarer=1
# DA, JO: the declarer names trumps and leads; in a bid of points a reconstruction, and an option
pandur | pass 100 pass | contracts=trump:S,trump:H,trump:D,trump:C
pandur | pass 100 pass trump:H | waiting=1
pandur leader=forehand | pass 100 pass trump:H | waiting=0
# Without trumps it is oben and the declarer leads
pandur | pass misere pass | contract=misere:oben phase=play waiting=1
pandur | pass pandur pass | contract=oben phase=play waiting=1
pandur leader=forehand | pass misere pass | contract=misere:oben phase=play waiting=1
pandur leader=forehand | pass pandur pass | contract=oben phase=play waiting=1
"""
"""What is said in an auction to play alone, and what holds then: see `tests.games.rows`."""


@pytest.mark.parametrize(("rules", "words", "facts"), [*rows(AUCTIONS)])
def test_auctions_to_play_alone(rules: str, words: str, facts: str) -> None:
    name, changes = named(rules)
    state = alone(name, dealer=None, **changes)
    for word in words.split():
        if word == "all-passed":
            state = state.do(Misdealt("all-passed"))
        else:
            state = state.choose(word) if word.startswith("trump:") else say(state, word)
    check(state, facts, call)


def test_there_are_24_cards_eight_for_everybody() -> None:
    """§1.6: nine to ace, two by two."""
    rules = variant("pandur")
    assert {card_code(card)[1] for card in cards_in(rules.pack.cards)} == set("9TJQKA")
    assert rules.plan(1).packets == (2, 2, 2, 2)
    assert [hand.bit_count() for hand in deal(alone("pandur")).hands] == [8, 8, 8]


@pytest.mark.parametrize(("code", "total"), [("trump:H", 157), ("oben", 125)])
def test_what_a_deal_is_worth(code: str, total: int) -> None:
    """Computed in §1.6: nines count 14 as trumps; without trumps there are no eights to count."""
    rules = variant("pandur")
    points = rules.compiled(code)[0].points
    assert sum(points[card] for card in cards_in(rules.pack.cards)) + 5 == total


def test_the_order_of_bids() -> None:
    """§1.6: misère above 200, pandur without trumps above 250, pandur with trumps above all."""
    heights = [rung.height for rung in variant("pandur").auction.rungs]
    assert heights[:11] == [str(points) for points in range(100, 201, 10)]
    assert heights[11:13] == ["misere", "misere_trump"]
    assert heights[13:18] == ["210", "220", "230", "240", "250"]
    assert heights[18] == "pandur"
    assert heights[19:] == ["260", "270", "280", "290", "300", "pandur_trump"]


def test_a_misere_with_trumps_begins_with_a_trump() -> None:
    """FW-P."""
    words, code = "misere_trump pass pass", "misere:trump:S"
    state = bid(alone("pandur", ALL_SPADES), words, code)
    assert {card_code(card)[0] for card in state.legal.cards} == {"S"}
    assert refused(state, Played(Seat(0), parse_card("HA"))) == "must-lead-trump"
    assert state.legal.why_not("HA") == "must-lead-trump"
    free = bid(alone("pandur", ALL_SPADES, misere_leads_trump=False), words, code)
    assert len(free.legal.cards) == 8
    void = bid(alone("pandur", NOTHING), words, "misere:trump:C")
    assert len(void.legal.cards) == 8


@pytest.mark.parametrize(
    ("rules", "code", "opens"),
    [
        ("pandur", "misere:trump:S", True),
        ("pandur", "trump:S", False),
        ("coiffeur-alone", "misere:trump:S", False),
        ("sidi", "misere:trump:S", False),
    ],
)
def test_only_a_misere_that_was_bid_to_play_alone_begins_with_a_trump(
    rules: str, code: str, opens: bool
) -> None:
    """FW-P: it was bid, and by one against the rest."""
    changed = variant(rules, {"misere_leads_trump": True})
    assert opens_with_trump(changed, parse_contract(code)) == opens


def test_undertrumping_is_allowed_in_a_misere_only() -> None:
    """JO: whoever is void may."""
    hands = ("D9 S9 HA HK HQ CA CK CQ", "SJ H9 HT HJ C9 CT CJ SA", "ST DA DK DQ DJ DT SQ SK")

    state = bid(alone("pandur", *hands, misere_leads_trump=False), "misere_trump pass pass")
    state = state.do(state.legal.chosen("misere:trump:S"))
    assert "SQ" in play(state, "HA SJ").legal.cards
    plain = bid(alone("pandur", *hands), "100 pass pass", "trump:S")
    assert "SQ" not in play(plain, "HA SJ").legal.cards


def test_six_of_a_suit_are_worth_150() -> None:
    """Egg."""
    rules = variant("pandur").meld.rules
    worth = {
        cards: getattr(meld_of(parse_cards(cards), rules), "points", None)
        for cards in ("S9 ST SJ SQ SK SA", "S9 ST SJ SQ SK", "S9 H9 D9 C9", "SJ HJ DJ CJ")
    }
    assert list(worth.values()) == [150, 100, 150, 200]


def _with_credits(state: Partie, **points: int) -> Partie:
    """Return a deal played out in which the declarer's side has got so much."""
    state = play_out(state, 8)
    own = deal(state).sides[deal(state).declarer or 0]
    credits = [Credit(own, kind, worth, 8) for kind, worth in points.items()]  # type: ignore[arg-type]
    return replace(state, deal=replace(deal(state), credits=tuple(credits)))


def test_melds_count_towards_the_bid() -> None:
    """§1.6: a bid may exceed 157."""
    state = bid(alone("pandur", ALL_SPADES), "pass 200 pass", "trump:H")
    short = _with_credits(state, cards=104, last_trick=5, melds=70, stoeck=20)
    assert counted(short).history[-1].total == (4, 0, 4)
    made = _with_credits(state, cards=105, last_trick=5, melds=70, stoeck=20)
    assert counted(made).history[-1].total == (0, 4, 0)


def test_a_higher_meld_of_an_opponent_voids_the_declarers() -> None:
    """FW-P, DA: the bid must then be reached with cards and stöck."""
    hands = ("SA SK SQ H9 D9 C9 CT DT", "HA HK HQ HJ S9 ST DA CA")
    state = bid(alone("pandur", *hands), "100 pass pass", "trump:S")
    state = declare(declare(state, "SA", "SQ SK SA"), "S9", "HJ HQ HK HA")
    state = play_out(declare(state, "SJ"), 8)
    kinds = {(credit.team, credit.kind, credit.raw) for credit in deal(state).credits}
    assert (Team(1), "melds", 50) in kinds
    assert not any(team == 0 and kind == "melds" for team, kind, _ in kinds)


@pytest.mark.parametrize(
    ("points", "worth"),
    [(100, 2), (140, 2), (150, 3), (190, 3), (200, 4), (240, 4), (250, 5), (300, 6)],
)
def test_what_a_bid_of_points_is_written_as(points: int, worth: int) -> None:
    """DA, JO, FW-P: one for each fifty, six at the most."""
    assert number_worth(points) == worth


@pytest.mark.parametrize(
    ("height", "code", "hand", "total"),
    [
        ("100", "trump:S", ALL_SPADES, (2, 0, 0)),
        ("150", "trump:S", ALL_SPADES, (3, 0, 0)),
        ("100", "trump:H", NOTHING, (0, 2, 2)),
        ("300", "trump:S", NOTHING, (0, 6, 6)),
        ("misere", None, NOTHING, (4, 0, 0)),
        ("misere", None, ALL_SPADES, (0, 4, 4)),
        ("misere_trump", "misere:trump:C", NOTHING, (4, 0, 0)),
        ("misere_trump", "misere:trump:S", ALL_SPADES, (0, 4, 4)),
        ("pandur", None, ALL_SPADES, (5, 0, 0)),
        ("pandur", None, NOTHING, (0, 5, 5)),
        ("pandur_trump", "trump:S", ALL_SPADES, (6, 0, 0)),
        ("pandur_trump", "trump:C", NOTHING, (0, 6, 6)),
    ],
)
def test_made_it_is_the_declarers_failed_each_opponents(
    height: str, code: str | None, hand: str, total: tuple[int, ...]
) -> None:
    state = play_out(bid(alone("pandur", hand), f"{height} pass pass", code), 8)
    assert counted(state).history[-1].total == total


def test_a_misere_without_trumps_may_be_worth_three() -> None:
    state = play_out(bid(alone("pandur", NOTHING, misere_worth=3), "misere pass pass"), 8)
    assert counted(state).history[-1].total == (3, 0, 0)


@pytest.mark.parametrize(
    ("sitter", "won", "lost"), [("inherits", 6, 0), ("two", 2, 2), ("nothing", 0, 0)]
)
def test_the_dealer_sits_out_of_four(sitter: str, won: int, lost: int) -> None:
    """DA, UR: he inherits what the declarer wins; Egg: two for every deal dealt."""
    state = alone("pandur-4", ALL_SPADES, sitter=sitter)
    assert sides(state) == [0, 1, 2, -1]
    assert deal(state).hands[3] == 0
    made = play_out(bid(state, "pandur_trump pass pass", "trump:S"), 8)
    assert counted(made).history[-1].total == (6, 0, 0, won)
    failed = play_out(bid(state, "pandur_trump pass pass", "trump:C"), 8)
    assert counted(failed).history[-1].total == (0, 6, 6, lost)


def test_the_sitter_is_left_out_wherever_he_sits() -> None:
    state = alone("pandur-4", dealer=1)
    assert state.waiting == (2,)
    state = bid(state, "pass 100 pass", "trump:S")
    state = play_out(state, 1)
    assert {seat for seat in range(4) if deal(state).hands[seat].bit_count() == 7} == {0, 2, 3}
    assert len(deal(state).tricks[0].cards) == 3


def test_two_have_a_stock_whose_bottom_card_is_seen() -> None:
    """JW."""
    state = alone("pandur-2")
    widow = deal(state).widow
    assert (widow.up.bit_count(), widow.down.bit_count(), widow.count) == (1, 7, 7)
    seen = deal(view(state, Seat(0)).state)
    assert (seen.widow.up, seen.widow.down) == (widow.up, 0)
    told = redact(Dealt(deal(state).hands, None, widow.up, widow.down), Seat(1))
    assert isinstance(told, Dealt)
    assert (told.hands[0], told.up, told.down) == (None, widow.up, None)


def test_the_bottom_card_of_the_stock_is_the_last_of_the_pack() -> None:
    rules = variant("pandur-2")
    pack = shuffled(lambda: 0.3, rules.pack.cards)
    assert dealing.deal_event(pack, rules, Seat(0)).up == 1 << pack[-1]


def test_the_partie_ends_at_21_with_one_ahead() -> None:
    """The target is a reconstruction; two who reach it together play on."""
    state = play_out(bid(alone("pandur", NOTHING), "100 pass pass", "trump:H"), 8)
    tied = counted(replace(state, scores=(0, 19, 19)))
    assert (tied.result, tied.scores) == (None, (0, 21, 21))
    ahead = ended(counted(replace(state, scores=(0, 19, 20))))
    assert (ahead.winner, ahead.reason) == (2, "gap")

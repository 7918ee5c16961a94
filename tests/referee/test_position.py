"""Deals played on after a ruling: who takes, who may play what, whose the points are."""

from __future__ import annotations

from buur.cards import cards_code, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.referee import REGULATIONS, Incident, decide
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.referee.position import Position

CHIBRE = PRESETS["chibre"].variant
TRUMP_D = parse_contract("trump:D")


def position(*hands: str, leader: int = 0) -> Position:
    return Position(
        variant=CHIBRE,
        contract=TRUMP_D,
        hands=tuple(map(parse_cards, hands)),
        leader=Seat(leader),
    )


def play(start: Position, cards: str) -> Position:
    for card in cards.split():
        start = start.play(parse_card(card))
    return start


def ruled(start: Position, incident: Incident, regulation: str = "1993") -> Position:
    return start.after(incident, decide(incident, CHIBRE, REGULATIONS[regulation]).ruling)


def test_a_card_without_power_takes_nothing_and_keeps_its_points() -> None:
    start = position("C6 S6", "DJ C9", "C7 S7", "C8 S8")
    two = Incident(
        kind="two_cards",
        seat=Seat(1),
        cards=(parse_card("C9"), parse_card("DJ")),
        contract=TRUMP_D,
        seen=True,
    )
    after = play(ruled(start, two), "C6 C9 C7 C8 DJ S7 S8 S6")
    assert [taken.winner for taken in after.tricks] == [1, 3]


def test_what_is_led_without_power_defines_no_suit() -> None:
    start = position("C6 H6", "DJ C9", "C7 S7", "S8 C8", leader=1)
    shown = Incident(kind="card_shown", seat=Seat(1), cards=(parse_card("DJ"),), contract=TRUMP_D)
    after = play(ruled(start, shown, "german-swiss"), "DJ S7")
    assert cards_code(after.playable(Seat(3))) == "S8"
    assert play(after, "S8 H6").tricks[0].winner == 3


def test_the_partner_may_not_play_the_suit_shown_with_his_next_card_only() -> None:
    start = position("D6 H6", "S6 S7", "D9 H7", "S8 S9")
    turn = Incident(kind="out_of_turn", seat=Seat(2), cards=(parse_card("D9"),), contract=TRUMP_D)
    after = ruled(start, turn)
    assert cards_code(after.playable(Seat(0))) == "H6"
    assert cards_code(play(after, "H6 S6 H7 S8").playable(Seat(0))) == "D6"


def test_the_ban_falls_where_nothing_else_may_be_played() -> None:
    start = position("D6 DT", "S6 S7", "D9 H7", "S8 S9")
    turn = Incident(kind="out_of_turn", seat=Seat(2), cards=(parse_card("D9"),), contract=TRUMP_D)
    assert cards_code(ruled(start, turn).playable(Seat(0))) == "D6 DT"


def test_a_forgotten_card_is_with_the_winner_and_its_holder_passes_the_last_trick() -> None:
    start = play(position("C6 S6", "H9 CA", "C7 S7", "CK S8"), "C6 H9 C7 CK")
    revoke = Incident(
        kind="revoke",
        seat=Seat(1),
        cards=(parse_card("CA"),),
        contract=TRUMP_D,
        trick_no=1,
        trick_winner=Seat(3),
        hands=start.hands,
        noticed="later",
    )
    after = play(ruled(start, revoke), "S8 S6")
    assert after.turn == 2
    end = play(after, "S7")
    assert [taken.winner for taken in end.tricks] == [3, 3]
    assert end.points == (0, 4 + 11 + 5)


def test_the_last_trick_of_the_others_gives_them_a_missing_card() -> None:
    start = position("S6", "S7", "SA", "")
    lost = Incident(kind="missing_card", seat=Seat(3), cards=(parse_card("DJ"),), contract=TRUMP_D)
    end = play(ruled(start, lost), "S6 S7 SA")
    assert end.points == (11 + 20 + 5, 0)


def test_a_trick_that_was_awarded_counts_for_the_other_side() -> None:
    start = play(position("C6 S6", "H9 CA", "C7 S7", "CK S8"), "C6 H9 C7")
    revoke = Incident(
        kind="revoke",
        seat=Seat(1),
        cards=(parse_card("H9"),),
        contract=TRUMP_D,
        trick=tuple(one.card for one in start.trick),
        leader=Seat(0),
        hands=start.hands,
    )
    ruling = decide(revoke, CHIBRE, REGULATIONS["german-swiss"]).ruling
    after = play(start.after(revoke, ruling, parse_card("CA")), "CK")
    assert after.leader == 2
    assert after.awarded == {1: 0}
    assert play(after, "S7 S8 S6 H9").points == (4 + 11, 5)

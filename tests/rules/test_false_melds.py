"""Melds that are claimed and not held (core §5.7, §9.3; JW)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from buur.cards import parse_card, parse_cards
from buur.melds import Utterance
from buur.play.model.events import MeldsAsked, Played
from buur.play.partie import Partie
from buur.play.queries.melds import winning_melds
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import deal, play, refused, table
from tests.rules.test_declaring_in_turn import HANDS, IN_TURN, credits, declared

FALSE: Mapping[str, object] = {"false_melds": "penalised"}
ASKED: Mapping[str, object] = {**FALSE, "meld_show": "on_request_opponents"}
HUNDRED = "S6 S7 S8 S9 ST"
"""What seat 1 does not hold: it has the first four."""


def claimed(options: Mapping[str, object], *melds: str, scores: tuple[int, ...] = (0, 0)) -> Partie:
    """Return the first trick, in which seat 0 has declared 20 and seat 1 these melds."""
    state = table(*HANDS, contract="trump:H", options=options, scores=scores)
    state = state.do(card(0, "C6", "SQ SK SA")).do(card(1, "CA", *melds))
    return play(state, "C8 CT")


def card(seat: int, code: str, *melds: str) -> Played:
    return Played(Seat(seat), parse_card(code), tuple(parse_cards(meld) for meld in melds))


def counting(state: Partie) -> list[tuple[int, int]]:
    return [(seat, meld.points) for seat, meld in winning_melds(state)]


def test_no_preset_lets_anybody_claim_what_he_does_not_hold() -> None:
    assert variant("schieber").meld.false_melds == "prevented"
    state = table(*HANDS, contract="trump:H").play("C6")
    assert refused(state, card(1, "CA", HUNDRED)) == "meld-not-held"


def test_a_claim_has_to_be_a_meld() -> None:
    """§5.1, §5.2."""
    state = table(*HANDS, contract="trump:H", options=FALSE).play("C6")
    assert refused(state, card(1, "CA", HUNDRED)) is None
    assert refused(state, card(1, "CA", "S6 S7")) == "meld-not-held"
    assert refused(state, card(1, "CA", HUNDRED, "S7 S8 S9")) == "meld-overlap"


def test_a_wrong_claim_that_is_shown_does_not_count() -> None:
    """§5.7, §9.3. JW: the best of the rest does."""
    state = claimed(FALSE, HUNDRED)
    assert [(one.seat, one.detail) for one in deal(state).said] == [(0, 20), (1, 100)]
    assert [(seat, meld.points) for seat, meld in deal(state).false_melds] == [(1, 100)]
    assert counting(state) == [(0, 20)]
    assert deal(state).melds_shown
    assert credits(state) == [(0, "melds", 20), (1, "cards", 21)]
    assert state.view(2).deal.false_melds == deal(state).false_melds


def test_true_melds_beside_a_wrong_one_stay() -> None:
    """§5.7: it is the wrong one that does not count; our choice where the text is short."""
    state = claimed(FALSE, "S6 S7 S8 S9", "H6 H7 H8 H9 HT")
    assert counting(state) == [(1, 50)]


def test_nobody_wins_where_all_claims_are_wrong() -> None:
    state = table(*HANDS, contract="trump:H", options=FALSE)
    state = play(state.do(card(0, "C6", "D9 DT DJ")).do(card(1, "CA", HUNDRED)), "C8 CT")
    assert deal(state).meld_teams == ()
    assert len(deal(state).false_melds) == 2
    assert credits(state) == [(1, "cards", 21)]


def test_called_too_low_stays_as_called() -> None:
    """§5.7. JW: 20 instead of 50 stays 20."""
    state = claimed(FALSE, "S7 S8 S9")
    assert [meld.points for meld in deal(state).melds[1]] == [20]
    assert counting(state) == [(0, 20)]
    assert refused(state, declared(1, "S6 S7 S8 S9")) == "melds-too-late"


def test_who_is_not_asked_keeps_what_he_claimed() -> None:
    """§5.7: an opponent has to ask before his second card."""
    state = claimed(ASKED, HUNDRED)
    assert counting(state) == [(1, 100)]
    assert credits(state) == [(1, "melds", 100), (1, "cards", 21)]
    assert deal(state).false_melds == ()
    assert refused(state, MeldsAsked(Seat(3))) == "ask-not-allowed"


def test_a_claim_that_is_asked_for_is_taken_back_and_the_rest_compared() -> None:
    """§5.7, §9.3. Points of tricks stay; the next winners are shown when somebody asks them."""
    state = claimed(ASKED, HUNDRED)
    state = play(state, "HJ").do(MeldsAsked(Seat(2)))
    assert credits(state) == [(0, "melds", 20), (1, "cards", 21)]
    assert not deal(state).melds_shown
    assert state.view(1).described[0].cards is None
    state = state.do(MeldsAsked(Seat(3)))
    assert state.view(1).described[0].cards == parse_cards("SQ SK SA")
    assert [(seat, meld.points) for seat, meld in deal(state).false_melds] == [(1, 100)]


def test_a_side_that_still_wins_has_shown_everything() -> None:
    state = claimed(ASKED, "S6 S7 S8 S9", "H6 H7 H8 H9 HT").do(MeldsAsked(Seat(2)))
    assert counting(state) == [(1, 50)]
    assert deal(state).melds_shown


@pytest.mark.parametrize("options", [FALSE, ASKED])
def test_no_partie_is_won_with_a_wrong_meld_that_nobody_could_ask_for(
    options: Mapping[str, object],
) -> None:
    """§7.5: where the computer ends the partie it looks first."""
    state = claimed({**options, "claim": "auto"}, HUNDRED, scores=(0, 920))
    assert state.result is None
    assert counting(state) == [(0, 20)]


def test_a_claim_may_be_corrected_until_the_card_is_covered() -> None:
    """§5.7, §9.3. JW: put right, or taken back."""
    state = table(*HANDS, contract="trump:H", options=FALSE).play("C6")
    state = state.do(card(1, "CA", HUNDRED))
    right = state.do(declared(1, "S6 S7 S8 S9"))
    assert deal(right).said[-2:] == (Utterance(Seat(1), "back"), Utterance(Seat(1), "value", 50))
    nothing = state.do(declared(1))
    assert deal(nothing).melds[1] == ()
    assert deal(nothing).said[-1] == Utterance(Seat(1), "back")
    assert refused(play(state, "C8"), declared(1, "S6 S7 S8 S9")) == "melds-too-late"


def test_who_declared_nothing_has_nothing_to_correct() -> None:
    """§5.7: a late call is another option."""
    state = play(table(*HANDS, contract="trump:H", options=FALSE), "C6 CA")
    assert refused(state, declared(1, "S6 S7 S8 S9")) == "melds-too-late"


def test_claims_in_turn_are_corrected_until_the_next_has_spoken() -> None:
    state = table(*HANDS, contract="trump:H", options={**FALSE, **IN_TURN}).play("C6")
    state = state.do(declared(0, "SQ SK SA")).do(declared(1, HUNDRED))
    assert refused(state, declared(0, "SJ SQ SK SA")) == "not-your-turn"
    right = state.do(declared(1, "S6 S7 S8 S9"))
    assert right.waiting == (2,)
    wrong = state.do(declared(2))
    assert refused(wrong, declared(1, "S6 S7 S8 S9")) == "not-your-turn"
    last = wrong.do(declared(3, "HT HJ HQ HK HA"))
    assert counting(last) == [(0, 20)]
    assert [seat for seat, _ in deal(last).false_melds] == [1, 3]


def test_the_last_to_claim_in_turn_corrects_before_the_second_card() -> None:
    options = {**ASKED, **IN_TURN}
    state = table(*HANDS, contract="trump:H", options=options).play("C6")
    for seat in (0, 1, 2):
        state = state.do(declared(seat))
    state = state.do(declared(3, "D8 D9 DT DJ DQ"))
    assert credits(state) == [(1, "melds", 100)]
    state = state.do(declared(3, "DQ DK DA"))
    assert credits(state) == [(1, "melds", 20)]
    assert refused(play(state, "CA"), declared(3)) == "melds-too-late"


def test_the_stoeck_is_not_said_with_cards_that_are_not_held() -> None:
    """§6."""
    state = table(*HANDS, contract="trump:H", options=FALSE).play("C6")
    false = Played(Seat(1), parse_card("CA"), (parse_cards("HQ HK HA"),), stoeck=True)
    assert refused(state, false) == "no-stoeck"


def test_a_stoeck_that_is_called_meanwhile_counts_once_and_with_its_trick() -> None:
    """§6: melds that are compared again leave it alone."""
    state = table(*HANDS, contract="trump:H", options=ASKED)
    state = state.do(card(0, "C6", "SQ SK SA")).do(card(1, "CA", HUNDRED))
    state = play(state, "HK CT HQ+").do(MeldsAsked(Seat(0)))
    assert credits(state) == [(0, "melds", 20), (0, "cards", 25)]
    state = play(state, "HT H6 H7")
    assert [raw for _, kind, raw in credits(state) if kind == "stoeck"] == [20]


def test_a_stoeck_inside_melds_that_still_win_counts_once() -> None:
    """§6, "mit": the true meld beside the wrong one keeps it."""
    state = table(*HANDS, contract="trump:D", options=ASKED)
    state = play(state.do(card(0, "C6")), "CA C8")
    melds = (parse_cards("DQ DK DA"), parse_cards("H6 H7 H8 H9 HT"))
    state = state.do(Played(Seat(3), parse_card("CT"), melds, stoeck=True))
    assert credits(state) == [(1, "stoeck", 20), (1, "melds", 120), (1, "cards", 21)]
    state = state.do(MeldsAsked(Seat(0)))
    assert credits(state) == [(1, "stoeck", 20), (1, "melds", 20), (1, "cards", 21)]


def test_a_stoeck_inside_melds_that_no_longer_win_waits_for_its_second_card() -> None:
    """§6: inside a losing meld it is called like any other."""
    state = table(*HANDS, contract="trump:D", options=ASKED).play("C6")
    state = state.do(card(1, "CA", HUNDRED)).do(card(2, "C8", "S9 ST SJ SQ"))
    state = state.do(Played(Seat(3), parse_card("CT"), (parse_cards("DQ DK DA"),), stoeck=True))
    assert credits(state)[0] == (1, "stoeck", 20)
    state = state.do(MeldsAsked(Seat(0)))
    assert credits(state) == [(0, "melds", 70), (1, "cards", 21)]
    assert deal(state).stoeck_called is None


def test_what_may_be_claimed_is_listed_without_what_is_held() -> None:
    """§5.7: every other meld of the pack."""
    state = table(*HANDS, contract="trump:H", options=FALSE).play("C6")
    listed = {meld.cards for meld in state.legal_for(1).false_melds}
    assert parse_cards(HUNDRED) in listed
    assert parse_cards("SJ HJ DJ CJ") in listed
    assert parse_cards("S6 S7 S8") not in listed
    assert all(refused(state, Played(Seat(1), parse_card("CA"), (one,))) is None for one in listed)
    assert state.legal_for(2).false_melds == ()
    prevented = table(*HANDS, contract="trump:H").play("C6")
    assert prevented.legal_for(1).false_melds == ()


def test_nothing_false_is_listed_after_the_first_card() -> None:
    state = claimed(ASKED)
    assert state.legal_for(1).melds == ()
    assert state.legal_for(1).false_melds == ()


def test_who_may_take_a_claim_back_is_told_so() -> None:
    """§5.7, §9.3. JW: the true melds may still be declared instead."""
    state = table(*HANDS, contract="trump:H", options=FALSE).play("C6")
    assert not state.legal_for(1).may_withdraw
    state = state.do(card(1, "CA", HUNDRED))
    assert state.legal_for(1).may_withdraw
    assert [meld.points for meld in state.legal_for(1).late_melds] == [50]
    assert not state.legal_for(0).may_withdraw
    assert not play(state, "C8").legal_for(1).may_withdraw


def test_a_true_meld_beside_a_wrong_one_may_be_declared_alone() -> None:
    """§5.7, §9.3. JW: the claim is put right until it is covered."""
    state = table(*HANDS, contract="trump:H", options=FALSE).play("C6")
    true = state.do(card(1, "CA", "S6 S7 S8 S9"))
    assert true.legal_for(1).late_melds == ()
    both = state.do(card(1, "CA", "S6 S7 S8 S9", "H8 H9 HT"))
    assert [meld.points for meld in both.legal_for(1).late_melds] == [50]


def test_who_declares_in_turn_has_nothing_to_take_back_yet() -> None:
    state = table(*HANDS, contract="trump:H", options={**FALSE, **IN_TURN}).play("C6")
    assert not state.legal_for(0).may_withdraw
    assert state.legal_for(0).false_melds
    state = state.do(declared(0, "D9 DT DJ"))
    assert state.legal_for(0).may_withdraw
    assert not state.legal_for(1).may_withdraw

"""Melds that are declared in turn after the first lead, and late calls (core §5.7)."""

from __future__ import annotations

from buur.cards import parse_card, parse_cards
from buur.melds import Utterance
from buur.play.model.events import Declared, MeldsAsked, Played
from buur.play.partie import Partie
from buur.play.queries.melds import first_hand, first_trick, winning_melds
from buur.play.views import redact
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import SUITS_APART, deal, dealt, play, play_out, refused, table

IN_TURN = {"meld_time": "after_first_lead"}
LATE = {"meld_deadline": "until_covered"}
HANDS = (
    "SQ SK SA H6 H8 D6 DJ C6 C9",
    "S6 S7 S8 S9 H7 HJ D7 CK CA",
    "ST H9 HQ HK HA D8 D9 C8 CJ",
    "SJ HT DT DQ DK DA C7 CT CQ",
)
"""Seat 0 has three to the ace, seat 1 a fifty, seats 2 and 3 three to the ace."""


def declared(seat: int, *melds: str, stoeck: bool = False) -> Declared:
    return Declared(Seat(seat), tuple(parse_cards(meld) for meld in melds), stoeck)


def led(rules: str = "regles-002", card: str = "C6", **options: object) -> Partie:
    """Return a table of `HANDS` where trumps are hearts and the first card lies."""
    state = table(*HANDS, rules=rules, contract="trump:H", options=options)
    return state.do(Played(Seat(0), parse_card(card)))


def credits(state: Partie) -> list[tuple[int, str, int]]:
    return [(credit.team, credit.kind, credit.raw) for credit in deal(state).credits]


# after the first lead


def test_the_preset_of_the_page_has_melds_after_the_first_lead() -> None:
    """§5.7, P002."""
    assert variant("regles-002").meld.meld_time == "after_first_lead"
    assert variant("chibre").meld.meld_time == "with_first_card"


def test_every_seat_declares_in_turn_before_the_second_card() -> None:
    """§5.7, P002: forehand, who has played his card, is the first."""
    state, asked = led(), []
    while state.phase == "declare":
        asked.append(state.waiting)
        assert not state.legal.cards
        assert refused(state, Played(Seat(1), parse_card("CA"))) == "wrong-phase"
        state = state.do(Declared(state.waiting[0]))
    assert asked == [(0,), (1,), (2,), (3,)]
    assert (state.phase, state.waiting, len(deal(state).lying)) == ("play", (1,), 1)


def test_nothing_is_declared_with_a_card_then() -> None:
    state = table(*HANDS, rules="regles-002", contract="trump:H")
    event = Played(Seat(0), parse_card("C6"), (parse_cards("SQ SK SA"),))
    assert refused(state, event) == "wrong-phase"
    assert not state.legal.melds


def test_nobody_declares_before_his_turn_or_twice() -> None:
    state = led()
    assert refused(state, declared(1, "S6 S7 S8 S9")) == "not-your-turn"
    state = state.do(declared(0, "SQ SK SA"))
    assert refused(state, declared(0, "SQ SK SA")) == "not-your-turn"
    before = table(*HANDS, rules="regles-002", contract="trump:H")
    assert refused(before, declared(0, "SQ SK SA")) == "wrong-phase"


def test_only_what_is_held_is_declared_in_turn() -> None:
    """§5.1, §5.2."""
    assert refused(led(), declared(0, "S6 S7 S8")) == "meld-not-held"
    assert refused(led(), declared(0, "SK SA")) == "meld-not-held"
    assert refused(led(melds=False), declared(0, "SQ SK SA")) == "melds-off"


def test_the_card_that_was_led_may_lie_in_a_meld() -> None:
    """§5.7: forehand declares what he held when he led."""
    state = led(card="SA")
    assert [meld.points for meld in state.legal.melds] == [20]
    assert refused(state, declared(0, "SQ SK SA")) is None


def test_the_comparison_is_over_before_the_second_card() -> None:
    """§5.6, §5.7: value, then "c'est bon"; who holds less keeps silent."""
    state = led().do(declared(0, "SQ SK SA")).do(declared(1, "S6 S7 S8 S9"))
    state = state.do(declared(2, "HQ HK HA"))
    assert deal(state).meld_teams is None
    state = state.do(declared(3, "DQ DK DA"))
    assert [(one.seat, one.stage, one.detail) for one in deal(state).said] == [
        (0, "value", 20),
        (1, "value", 50),
    ]
    assert deal(state).meld_teams == (1,)
    assert [(seat, meld.points) for seat, meld in winning_melds(state)] == [(1, 50), (3, 20)]
    assert len(state.view(0).described) == 2


def test_melds_count_as_soon_as_all_have_declared() -> None:
    """§5.8, meld_credit=immediate: once, before the first trick."""
    state = led()
    for seat, meld in enumerate(("SQ SK SA", "S6 S7 S8 S9", "HQ HK HA", "DQ DK DA")):
        assert not credits(state)
        state = state.do(declared(seat, meld))
    assert credits(state) == [(1, "melds", 70)]
    state = play_out(state, 1)
    assert [kind for _, kind, _ in credits(state)] == ["melds", "cards"]


def test_melds_that_wait_for_a_trick_are_credited_with_it() -> None:
    """§5.8, meld_credit=at_first_trick: here the other side takes the first trick."""
    hands = ("SQ SK SA C6", "C7 CA", "C8", "CT")
    state = table(*hands, contract="trump:H", options=IN_TURN | {"meld_credit": "at_first_trick"})
    state = state.do(Played(Seat(0), parse_card("C6"))).do(declared(0, "SQ SK SA"))
    for seat in (1, 2, 3):
        state = state.do(declared(seat))
    assert deal(state).meld_teams == (0,)
    assert not credits(state)
    state = state.play("CA").play("C8").play("CT")
    assert [kind for _, kind, _ in credits(state)] == ["cards"]
    assert deal(state).pending_melds == 0


def test_melds_that_reach_the_target_end_the_partie_before_the_second_card() -> None:
    """§7.5: the computer keeps the count."""
    options = IN_TURN | {"claim": "auto", "target": 1000}
    state = table(*HANDS, contract="trump:H", scores=(0, 960), options=options)
    state = state.do(Played(Seat(0), parse_card("C6")))
    for seat, meld in enumerate(("SQ SK SA", "S6 S7 S8 S9", "HQ HK HA", "DQ DK DA")):
        assert state.result is None
        state = state.do(declared(seat, meld))
    assert state.result is not None
    assert (state.result.winner, state.result.scores) == (1, (0, 1030))


def test_the_stoeck_inside_is_said_in_turn() -> None:
    """§6: "mit"."""
    state = table(*HANDS, contract="trump:S", options=IN_TURN)
    state = state.do(Played(Seat(0), parse_card("C6")))
    assert refused(state, declared(0, stoeck=True)) == "no-stoeck"
    state = state.do(declared(0, "SQ SK SA", stoeck=True))
    for seat in (1, 2, 3):
        state = state.do(declared(seat))
    assert credits(state) == [(0, "stoeck", 20), (0, "melds", 20)]


def test_melds_may_be_seen_before_the_second_card_of_who_asks() -> None:
    """§5.7, meld_show=on_request_opponents."""
    state = led(meld_show="on_request_opponents").do(declared(0, "SQ SK SA"))
    assert refused(state, MeldsAsked(Seat(1))) == "nothing-to-ask"
    for seat in (1, 2, 3):
        state = state.do(declared(seat))
    assert refused(state, MeldsAsked(Seat(2))) == "ask-not-allowed"
    assert state.do(MeldsAsked(Seat(1))).view(1).described[0].cards == parse_cards("SQ SK SA")


def test_others_hear_what_is_said_and_not_what_is_declared() -> None:
    """§5.7: a lower meld stays a secret."""
    low = declared(2, "HQ HK HA")
    assert redact(low, Seat(1)) == Declared(Seat(2))
    assert redact(low, Seat(2)) == low
    state = led().do(declared(0)).do(declared(1, "S6 S7 S8 S9")).do(low)
    assert state.view(1).deal.melds[2] == ()


def test_the_offer_is_the_best_declaration() -> None:
    """§5.4."""
    assert list(led().legal) == [declared(0, "SQ SK SA")]
    state = table(*HANDS, contract="trump:S", options=IN_TURN)
    state = state.do(Played(Seat(0), parse_card("C6")))
    assert next(iter(state.legal)) == declared(0, "SQ SK SA", stoeck=True)


# the first trick


def pairs(codes: str) -> tuple[tuple[int, int], ...]:
    """Return seats with cards, from seat 0 on."""
    return tuple(enumerate(parse_card(code) for code in codes.split()))


def test_first_trick_stays_the_first() -> None:
    """§5.6: what was laid in it, and what each seat held for it, whatever is laid since."""
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA")
    assert first_trick(deal(state)) == pairs("SA HA")
    state = play(state, "DA CA SK HK DK CK SQ")
    assert first_trick(deal(state)) == pairs("SA HA DA CA")
    assert first_hand(deal(state), Seat(3)) == parse_cards("C6 C7 C8 C9 CT CJ CQ CA")


# late


def test_a_forgotten_meld_is_late_with_the_card() -> None:
    """§5.7, meld_deadline=with_card."""
    state = led("chibre")
    assert refused(state, declared(0, "SQ SK SA")) == "melds-too-late"
    assert not state.legal_for(0).late_melds


def test_a_forgotten_meld_may_be_called_until_the_card_is_covered() -> None:
    """§5.7. W10, W25, JW: at the latest before the next player's card lies."""
    state = led("chibre", **LATE)
    assert [meld.points for meld in state.legal_for(0).late_melds] == [20]
    assert declared(0, "SQ SK SA") in state.legal_for(0).claims
    assert refused(state, declared(1, "S6 S7 S8 S9")) == "melds-too-late"
    called = state.do(declared(0, "SQ SK SA"))
    assert deal(called).said == (Utterance(Seat(0), "value", 20),)
    assert not called.legal_for(0).late_melds
    covered = state.play("CA")
    assert refused(covered, declared(0, "SQ SK SA")) == "melds-too-late"


def test_a_late_call_needs_something_new() -> None:
    state = led("chibre", **LATE)
    assert refused(state, declared(0)) == "melds-too-late"
    assert refused(state, declared(0, "S6 S7 S8")) == "meld-not-held"
    state = state.do(declared(0, "SQ SK SA"))
    assert refused(state, declared(0, "SQ SK SA")) == "melds-too-late"


def test_more_may_be_called_than_with_the_card() -> None:
    """§5.7: what was called too low may be put right until it is covered."""
    state = table(*HANDS, contract="trump:H", options=LATE)
    state = state.do(Played(Seat(0), parse_card("C6")))
    low = (parse_cards("S6 S7 S8"),)
    state = state.do(Played(Seat(1), parse_card("CA"), low))
    state = state.do(declared(1, "S6 S7 S8 S9"))
    assert [(one.seat, one.stage, one.detail) for one in deal(state).said] == [
        (1, "value", 20),
        (1, "back", None),
        (1, "value", 50),
    ]
    assert [meld.points for meld in deal(state).melds[1]] == [50]


def test_the_last_player_calls_until_the_next_lead() -> None:
    """§5.7. JW, WDE: the last until the trick is turned; the comparison is made again."""
    state = table(*HANDS, contract="trump:H", options=LATE)
    state = state.do(Played(Seat(0), parse_card("C6"), (parse_cards("SQ SK SA"),)))
    for seat, card in ((1, "CA"), (2, "C8"), (3, "CT")):
        state = state.do(Played(Seat(seat), parse_card(card)))
    assert credits(state) == [(0, "melds", 20), (1, "cards", 21)]
    assert refused(state, declared(2, "HQ HK HA")) == "melds-too-late"
    state = state.do(declared(3, "DQ DK DA"))
    assert credits(state) == [(0, "melds", 20), (1, "cards", 21)]
    other = table(*HANDS, contract="trump:D", options=LATE)
    other = other.do(Played(Seat(0), parse_card("C6"), (parse_cards("SQ SK SA"),)))
    for seat, card in ((1, "CA"), (2, "C8"), (3, "CT")):
        other = other.do(Played(Seat(seat), parse_card(card)))
    late = other.do(declared(3, "DQ DK DA", stoeck=True))
    assert credits(late) == [(1, "stoeck", 20), (1, "melds", 20), (1, "cards", 21)]
    lead = other.play("S9")
    assert refused(lead, declared(3, "DQ DK DA")) == "melds-too-late"


def test_there_is_no_late_call_where_melds_have_their_turn() -> None:
    state = led(**LATE)
    for seat in range(4):
        state = state.do(declared(seat))
    assert refused(state, declared(3, "DQ DK DA")) == "melds-too-late"
    assert not state.legal_for(3).late_melds


def test_nobody_calls_late_before_he_has_played() -> None:
    state = dealt(*HANDS, options=LATE)
    assert refused(state, declared(0, "SQ SK SA")) == "wrong-phase"

"""Beginning a partie in one line, and what a state offers a programmer."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import numpy as np
import pytest

from buur.cards import parse_card
from buur.errors import BuurError, IllegalAction
from buur.play.auto_play import draw_dealer, random_cut, settle, table_event
from buur.play.codec import event_json, parse_event
from buur.play.engine import apply, check
from buur.play.model.deal import Deal, Trick
from buur.play.model.events import Bid, Chosen, Predicted, Pushed
from buur.play.model.state import deal_of
from buur.play.pack.dealing import forehand_of, shuffled
from buur.play.partie import Partie, start
from buur.play.random_deals import deals
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.games.pommes import four, said
from tests.rules.scenario import SUITS_APART, counted, opened, play, play_out, seats_filled, table


def test_start_deals_the_first_cards() -> None:
    """Rules are given by name, or as a `Variant`."""
    for name, preset in PRESETS.items():
        state, rules = start(name, seeded(1)), preset.variant
        asked = [phase for phase in rules.phases if phase not in ("impose", "turn", "reveal")]
        assert state.phase == asked[0], name
        sizes = sorted(len(state.hand(seat)) for seat in range(rules.seats))
        assert sizes[-rules.players :] == [rules.hand_size] * rules.players, name
        assert start(rules, seeded(1)) == state, name


def test_start_without_a_generator_takes_the_systems_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("buur.play.chance._SYSTEM", seeded(8))
    assert start() == start(chance=seeded(8))
    monkeypatch.setattr("buur.play.chance._SYSTEM", seeded(8))
    assert next(deals()) == next(deals(chance=seeded(8)))


def test_deals_go_on_without_end() -> None:
    """Each is the first of a partie of its own."""
    found = list(islice(deals("schieber", seeded(2)), 5))
    assert len({state.hand(0) for state in found}) == 5
    assert {state.deal.number for state in found if state.deal} == {1}


def test_pack_is_shuffled_whole() -> None:
    """Each shuffle has all 36 cards in another order."""
    source = seeded(3)
    one, two = shuffled(source.random), shuffled(source.random)
    assert sorted(one) == sorted(two) == list(range(36))
    assert one != two


def test_any_card_may_come_first() -> None:
    """With a random number near 1 a card stays; with 0 it goes to the top."""

    def shuffled_with(turn: int) -> int:
        chances = iter([0.0 if number == turn else 0.999 for number in range(35)])
        return shuffled(lambda: next(chances))[0]

    assert [shuffled_with(turn) for turn in range(36)] == [*range(35, -1, -1)]


def test_table_settles_what_is_its_own() -> None:
    """Opening, cut, cards and count, until a seat must act."""
    state = Partie(variant=variant())
    ready = state.deal_cards(seeded(5).random)
    assert (ready.phase, table_event(ready, seeded(6).random)) == ("choose", None)
    after = settle(play_out(ready.choose("trump:S")), seeded(5).random)
    assert len(after.history) == 1
    assert after.phase == "choose"


def test_ten_lines_play_a_partie() -> None:
    """The methods `choose`, `push`, `play` and `deal_cards` play a partie."""
    source = seeded(6)
    state = start("schieber", source)
    while not state.is_over:
        if state.phase == "choose":
            state = state.push() if state.legal.may_push else state.choose("oben")
        else:
            state = state.play(source.choice(list(state.legal.cards)))
        state = state.deal_cards(source.random)
    assert state.result is not None
    assert max(state.result.scores) >= 1000


def test_cards_are_played_by_code_or_number() -> None:
    """A code and a number name the same card."""
    state = table(*SUITS_APART, contract="trump:S")
    assert state.play("SA") == state.play(parse_card("SA"))


def test_teams_and_hands_before_the_deal() -> None:
    """Before the deal there are sides, but no hands."""
    state = opened()
    assert [state.team(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert not state.hand(0)
    assert (state.running, state.card_points) == ((0, 0), (0, 0))
    assert Partie(variant=variant()).card_points == (0, 0)


def test_running_score_includes_the_deal() -> None:
    """The running score is the written score and the points of this deal so far."""
    state = play(table(*SUITS_APART, contract="trump:S", scores=(100, 50)), "SA HA DA CA")
    assert (state.scores, state.running) == ((100, 50), (144, 50))
    assert counted(play_out(state)).scores == (357, 50)


def test_holder_of_a_card_that_nobody_is_known_to_hold() -> None:
    """Core §2.2, with hands that are not known: the dealer's neighbour is taken."""
    rules = variant("chibre")
    hands = seats_filled(("D7",))
    assert forehand_of(rules, 1, Seat(1), hands) == 0
    assert forehand_of(rules, 1, Seat(1), (None, *hands[1:])) == 2
    assert forehand_of(rules, 2, Seat(1), hands) == 2


def test_wrong_arguments_are_refused_where_they_are_given() -> None:
    """Seats, cards, contracts, events and sources of randomness; -1 is no seat."""
    state = start("schieber", 7)
    deal = deal_of(state)
    for call, told in (
        (lambda: state.hand(-1), "seat is -1: expected a whole number from 0 to 3"),
        (lambda: state.hand(4), "seat is 4"),
        (lambda: state.view(9), "seat is 9"),
        (lambda: state.legal_for(9), "seat is 9"),
        (lambda: state.team(True), "seat is True"),
        (lambda: state.line("1"), "seat is '1'"),  # type: ignore[arg-type]
        (lambda: start("mise", 7).line(-1), "seat is -1"),
        (lambda: deal.order(4), "first is 4"),
        (lambda: deal.after(-1), "seat is -1"),
        (lambda: deal.players_of(0, 1), "number is 0"),
        (lambda: deal.players_of(1, 4), "first is 4"),
        (lambda: Deal(number=1, dealer=Seat(0)).after(0), "the cards have not been dealt"),
        (lambda: state.play(99), "a code such as 'SA', or a number from 0 to 35"),
        (lambda: state.choose("trmp:S"), "did you mean trump:S?"),
        (lambda: state.deal_cards("x"), "random is 'x'"),  # type: ignore[arg-type]
        (lambda: state.deal_cards(float), "a function that gives floats"),
        (lambda: state.do("SA"), "did you mean play('SA')?"),  # type: ignore[arg-type]
        (lambda: state.do(8), "did you mean play('SA')?"),  # type: ignore[arg-type]
        (lambda: state.do("trump:S"), "choose('trump:S')"),  # type: ignore[arg-type]
        (lambda: state.do("push"), "did you mean push()?"),  # type: ignore[arg-type]
        (lambda: state.do(None), "expected an act such as Played(0, 'SA')"),  # type: ignore[arg-type]
        (lambda: check(None, Pushed(0)), "state is None"),  # type: ignore[arg-type]
        (lambda: apply(state, "SA"), "event is 'SA'"),  # type: ignore[arg-type]
        (lambda: apply(8, Pushed(0)), "state is 8"),  # type: ignore[type-var]
        (lambda: event_json("SA"), "event is 'SA'"),  # type: ignore[arg-type]
        (lambda: settle(None), "state is None"),  # type: ignore[type-var]
        (lambda: table_event(state, b"x"), "random is b'x'"),  # type: ignore[arg-type]
        (lambda: draw_dealer("chibr"), "did you mean chibre"),
        (lambda: random_cut(state, 4), "seat is 4"),
        (
            lambda: random_cut(start(variant("chibre", {"cut": "none"}), 7), 0),
            "nobody cuts in chibre",
        ),
        (lambda: parse_event({"e": "cut", "seat": 0, "at": 10**30}), "event cut: at is 1000"),
    ):
        with pytest.raises(BuurError, match=re.escape(told)):
            call()


@pytest.mark.parametrize("source", [7, np.int64(7), seeded(7), seeded(7).random])
def test_randomness_is_a_seed_a_generator_or_a_function(source: Any) -> None:
    """All of them deal the same cards."""
    fresh = Partie(variant=variant("schieber"), scores=(0, 0))
    assert fresh.deal_cards(source) == fresh.deal_cards(seeded(7))


def test_seats_on_turn_are_named_in_refusals() -> None:
    """A sentence, not a tuple; an act of nobody cites no rule of the cards."""
    waiting = start("schieber", 7)
    for state, act, told in (
        (waiting, Pushed(2), "seat 2 is not on turn, but seat 1 [not-your-turn, rule 3.1]"),
        (opened(), Pushed(2), "it is not the time to choose a contract, but for: cut"),
    ):
        with pytest.raises(IllegalAction, match=re.escape(told)):
            state.do(act)
    everybody = start("differenzler", 7)
    once = everybody.do(Predicted(0, 40))
    with pytest.raises(IllegalAction, match="seat 0 is not on turn, but seats 1, 2 and 3"):
        once.do(Predicted(0, 40))
    with pytest.raises(IllegalAction, match="seats 1, 2 and 3 act in any order: name the seat"):
        once.play("SA")
    finished = counted(play_out(table(scores=(999, 999))))
    with pytest.raises(IllegalAction, match=re.escape("in phase over [not-your-turn, rule 7.4]")):
        finished.play("SA")


def test_refusals_of_contracts_and_bids_list_the_others() -> None:
    """A bid without its contract, and a row without a sheet, are told as such."""
    asked = start("sidi", 7)
    plain = start("schieber", 7)
    seat = plain.waiting[0]
    for state, act, told in (
        (asked, Bid(asked.waiting[0], "85"), "no bid '85': expected one of 50 60"),
        (asked, Bid(asked.waiting[0], "90"), "names no contract: expected one of trump:S"),
        (plain, Chosen(seat, "trump:S", 3), "row 3 is named, but this rule set has no sheet"),
        (plain, Chosen(seat, "gumpf:S"), "nobody may choose gumpf:S: expected one of trump:S"),
    ):
        with pytest.raises(IllegalAction, match=re.escape(told)):
            state.do(act)


def test_a_partie_shows_itself_in_a_line() -> None:
    """Game, deal, contract, trick, seats on turn and score; a view shows no more."""
    state = start("schieber", 7)
    shown = {
        Partie(variant=variant()): "<Partie chibre: not opened, 0:0>",
        opened(): "<Partie chibre: deal 1, seat 2 to cut, 0:0>",
        state: "<Partie schieber: deal 1, seat 1 to choose, 0:0>",
        state.choose("oben"): "<Partie schieber: deal 1, oben, trick 1, seat 1 to play, 0:0>",
        start("differenzler", 7): "seats 0, 1, 2 and 3 to predict",
        play_out(table(*SUITS_APART)): "waits for: count",
        counted(play_out(table(scores=(999, 0)))): "over, side 0 won",
    }
    for value, text in shown.items():
        assert text in repr(value)
    assert repr(state.view(1).state) == "<State schieber: deal 1, seat 1 to choose, 0:0>"


def test_deals_and_scores_show_themselves_in_a_line() -> None:
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA S6")
    assert repr(state.deal) == "<Deal 1: dealer 3, trump:S by seat 0, 1 of 9 tricks, S6>"
    assert repr(start("schieber", 7).deal) == "<Deal 1: dealer 0, choose>"
    assert repr(Deal(number=2, dealer=Seat(1))) == "<Deal 2: dealer 1>"
    assert repr(counted(play_out(state)).history[0]).startswith("<DealScore 1: trump:S by seat 0, ")


def test_a_trick_shows_seats_and_codes() -> None:
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA")
    (trick,) = deal_of(state).tricks
    assert (trick.seats, trick.codes) == ((0, 1, 2, 3), ("SA", "HA", "DA", "CA"))
    assert str(trick) == "0:SA 1:HA 2:DA 3:CA → 0, 44"
    assert repr(trick) == "Trick(0, ('SA', 'HA', 'DA', 'CA'), 0, 44)"
    assert eval(repr(trick), {"Trick": Trick}) == trick


def test_a_trick_leaves_out_the_seats_that_sit_out() -> None:
    """The seats are those that played, also where one of four does not."""
    state = said(four(), "drop", "play", "play", "play")
    while not deal_of(state).tricks:
        state = state.do(next(iter(state.legal)))
    (trick,) = deal_of(state).tricks
    assert 0 not in trick.seats
    assert len(trick.seats) == len(trick.cards) == 3
    assert eval(repr(trick), {"Trick": Trick}) == trick


@pytest.mark.parametrize(
    "wrong",
    [
        {"leader": -1},
        {"winner": 6},
        {"cards": "SA"},
        {"cards": (36,)},
        {"points": 1.5},
        {"seats": (0,)},
        {"seats": (0, 9)},
    ],
    ids=repr,
)
def test_a_trick_of_wrong_values_is_refused(wrong: dict[str, Any]) -> None:
    right: dict[str, Any] = {"leader": 0, "cards": ("SA", "HA"), "winner": 0, "points": 22}
    with pytest.raises(BuurError):
        Trick(**right | wrong)


def test_the_view_is_by_default_that_of_the_seat_on_turn() -> None:
    state = start("schieber", 7)
    assert (state.view().seat, state.view() == state.view(state.waiting[0])) == (1, True)
    with pytest.raises(BuurError, match="the seats on turn are 0 and 1 and 2 and 3"):
        start("differenzler", 7).view()


def test_the_deal_and_the_winner_of_a_partie() -> None:
    state = start("schieber", 7)
    assert (state.current_deal is state.deal, state.winner) == (True, None)
    with pytest.raises(BuurError, match="there is no deal yet"):
        _ = Partie(variant=variant()).current_deal
    assert counted(play_out(table(scores=(999, 0)))).winner == 0


def test_nothing_is_chalked_before_the_first_deal() -> None:
    assert Partie(variant=variant(), scores=(7, 9)).chalked == (7, 9)

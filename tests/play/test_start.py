"""Beginning a partie in one line, and what a state offers a programmer."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from buur.cards import parse_card
from buur.play.chance import settle, shuffled, table_event
from buur.play.dealing import forehand_of
from buur.play.start import deals, start
from buur.play.state import State
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.rules.scenario import SUITS_APART, counted, opened, play, play_out, seats_filled, table


@pytest.mark.parametrize("name", PRESETS)
def test_start_deals_the_first_cards(name: str) -> None:
    """By name, or with rules of one's own."""
    state, rules = start(name, random.Random(1)), PRESETS[name].variant
    assert state.phase == next(
        phase for phase in rules.phases if phase not in ("impose", "turn", "reveal")
    )
    sizes = [len(state.hand(seat)) for seat in range(rules.seats)]
    assert sorted(sizes)[-rules.players :] == [rules.hand_size] * rules.players
    assert start(variant(name), random.Random(1)) == state


def test_start_without_a_generator_is_random() -> None:
    """The operating system's chance."""
    assert len({start().hand(0) for _ in range(4)}) > 1


def test_deals_go_on_without_end() -> None:
    """Each is the first of a partie of its own."""
    found = list(islice(deals("schieber", random.Random(2)), 5))
    assert len({state.hand(0) for state in found}) == 5
    assert {state.deal.number for state in found if state.deal} == {1}
    assert next(deals()).phase == "choose"


def test_pack_is_shuffled_whole() -> None:
    """36 cards, another order each time."""
    source = random.Random(3)
    one, two = shuffled(source.random), shuffled(source.random)
    assert sorted(one) == sorted(two) == list(range(36))
    assert one != two


def test_every_place_gets_every_card() -> None:
    """The first card of the pack is any card."""
    source = random.Random(4)
    assert {shuffled(source.random)[0] for _ in range(600)} == set(range(36))


def test_table_settles_what_is_its_own() -> None:
    """Opening, cut, cards and count, until a seat must act."""
    state = State(variant=variant())
    ready = state.deal_cards(random.Random(5).random)
    assert (ready.phase, table_event(ready, random.random)) == ("choose", None)
    after = settle(play_out(ready.choose("trump:S")), random.Random(5).random)
    assert len(after.history) == 1
    assert after.phase == "choose"


def test_ten_lines_play_a_partie() -> None:
    """The public interface in a row: choose, push, play, deal."""
    source = random.Random(6)
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
    """Both name a card."""
    state = table(*SUITS_APART, contract="trump:S")
    assert state.play("SA") == state.play(parse_card("SA"))


def test_teams_and_hands_before_the_deal() -> None:
    """There are sides, but no cards."""
    state = opened()
    assert [state.team(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert not state.hand(0)
    assert (state.running, state.card_points) == ((0, 0), (0, 0))
    assert State(variant=variant()).card_points == (0, 0)


def test_running_score_includes_the_deal() -> None:
    """What was written, and what this deal brought so far."""
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


def test_state_shows_itself_in_a_notebook() -> None:
    """Hands, contract and score; a trick as its cards."""
    assert "has not been opened" in State(variant=variant())._repr_html_()
    assert "choose" in start(chance=random.Random(7))._repr_html_()
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA S6")
    shown = state._repr_html_()
    assert "chibre, deal 1, trump:S, 44 : 0" in shown
    assert shown.count("▸") == 1
    assert state.deal is not None
    assert "→ 0" in state.deal.tricks[0]._repr_html_()

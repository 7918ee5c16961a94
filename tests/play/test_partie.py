"""Beginning a partie in one line, and what a state offers a programmer."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from buur.cards import parse_card
from buur.play.auto_play import settle, table_event
from buur.play.pack.dealing import forehand_of, shuffled
from buur.play.partie import Partie, start
from buur.play.random_deals import deals
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
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
    monkeypatch.setattr(random, "SystemRandom", lambda: seeded(8))
    assert start() == start(chance=seeded(8))
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

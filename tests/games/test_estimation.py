"""Estimation: the turned card after a misdeal, tables of two and three, and tricks predicted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.cards import CardSet, cards_in, parse_card
from buur.play.auto_play import table_event
from buur.play.model.events import Contributed, Cut, Dealt, Misdealt, Opened, Predicted, Sealed
from buur.play.pack import dealing
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie
from buur.play.table import Table
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.games.tables import EACH_HIS_SUIT, dealt, finished, written
from tests.rules.scenario import SUITS_APART, deal, refused, seats_filled


def misdealt(**options: object) -> Partie:
    """Return a partie whose first deal was void; seat 3 dealt, with the ace of clubs turned."""
    rules = variant("estimation", options)
    state = Partie(variant=rules, scores=(0,) * 4).do(Opened(Seat(3))).do(Cut(Seat(2), 7))
    state = state.do(Dealt(seats_filled(SUITS_APART), parse_card("CA")))
    return state.do(Misdealt("card-shown"))


def test_the_turned_card_stays_after_a_misdeal() -> None:
    """K16: the same dealer deals again, and the trump card stays."""
    state = misdealt()
    assert (deal(state).dealer, deal(state).turned) == (3, parse_card("CA"))
    state = state.do(Cut(Seat(2), 7))
    hands = seats_filled(SUITS_APART)
    assert refused(state, Dealt(hands, parse_card("C9"))) == "bad-deal"
    assert refused(state, Dealt(hands, parse_card("CA"))) is None


@pytest.mark.parametrize(
    "options", [{"turned_stays": False}, {"turned_stays": False, "misdeal_redealer": "next"}]
)
def test_without_that_rule_another_is_turned(options: dict[str, object]) -> None:
    state = misdealt(**options)
    assert deal(state).turned is None
    state = state.do(Cut(state.waiting[0], 7))
    dealer = deal(state).dealer
    hands = seats_filled(SUITS_APART)
    assert refused(state, Dealt(hands, next(iter(cards_in(hands[dealer]))))) is None


@pytest.mark.parametrize("seed", range(5))
def test_chance_deals_it_last_once_more(seed: int) -> None:
    """Whatever the shuffle: the dealer has it, and nobody has it twice."""
    state = misdealt().do(Cut(Seat(2), 7))
    event = table_event(state, seeded(seed).random)
    assert isinstance(event, Dealt)
    assert event.turned == parse_card("CA")
    assert (event.hands[3] or 0) >> parse_card("CA") & 1
    assert refused(state, event) is None


def test_a_sealed_deal_keeps_it_too() -> None:
    seed = "01ff" * 8
    state = misdealt().do(Sealed(digest_of(seed), seed))
    for seat in range(4):
        state = state.do(Contributed(Seat(seat), "0123456789abcdef"))
    state = state.do(Cut(Seat(2), 7))
    event = dealing.sealed_deal(state.variant, deal(state))
    assert event.turned == parse_card("CA")
    assert refused(state, event) is None
    fresh = replace(state, deal=replace(deal(state), turned=None))
    assert dealing.sealed_deal(fresh.variant, deal(fresh)).turned != parse_card("CA")


def test_the_next_deal_turns_another() -> None:
    """Only a misdeal keeps it."""
    state = misdealt().do(Cut(Seat(2), 7)).do(Dealt(seats_filled(SUITS_APART), parse_card("CA")))
    for seat in range(4):
        state = state.do(Predicted(Seat(seat), 40))
    state = finished(state)
    event = table_event(state, seeded(1).random)
    assert event is not None
    assert deal(state.do(event)).turned is None


def test_for_two_the_first_card_of_the_rest_is_trumps() -> None:
    rules = variant("estimation-2")
    state = Partie(variant=rules, scores=(0, 0)).do(Opened(Seat(1))).do(Cut(Seat(0), 7))
    event = table_event(state, seeded(3).random)
    assert isinstance(event, Dealt)
    assert event.turned is not None
    assert event.up == CardSet(1 << event.turned)
    after = state.do(event)
    assert deal(after).trump == event.turned // 9
    assert (after.phase, after.waiting) == ("predict", (0, 1))
    dealt = next(iter(cards_in(event.hands[0] or CardSet(0))))
    assert refused(state, replace(event, turned=dealt)) == "bad-deal"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["estimation", "estimation-2", "estimation-3"])
def test_a_partie_of_steady_players(name: str) -> None:
    """Bots predict and play to their predictions: on average they miss by less than 30."""
    from buur.bots.levels.steady import Steady

    rules = variant(name)
    table = Table(rules, [Steady(seat) for seat in range(rules.seats)], chance=seeded(4))
    for _ in table.run():
        pass
    deals = table.state.history
    assert len(deals) == rules.partie.deals
    missed = sum(
        abs(score.predictions[seat] - score.cards[seat] - score.last_trick[seat])
        for score in deals
        for seat in range(rules.seats)
    )
    assert missed / len(deals) / rules.seats < 30


def predicted(*tricks: int) -> Partie:
    """Return a deal in which the dealer ruffs every trick, after these predictions."""
    state = dealt("stich-differenzler", EACH_HIS_SUIT, "CA")
    for seat, number in enumerate(tricks):
        state = state.do(Predicted(Seat(seat), number))
    return state


def test_tricks_are_predicted() -> None:
    """[S] JW: nought to nine of them."""
    state = dealt("stich-differenzler", EACH_HIS_SUIT, "CA")
    assert list(state.legal_for(0).predictions) == list(range(10))
    assert refused(state, Predicted(Seat(0), 10)) == "bad-prediction"


@pytest.mark.parametrize(
    ("tricks", "total"), [((0, 0, 0, 9), (0, 0, 0, 0)), ((3, 1, 2, 4), (3, 1, 2, 5))]
)
def test_the_difference_is_written(tricks: tuple[int, ...], total: tuple[int, ...]) -> None:
    """[P]: JW names the prediction; written is what estimation writes."""
    assert written(finished(predicted(*tricks))) == total


def test_all_else_is_estimation() -> None:
    """[R]."""
    found = PRESETS["stich-differenzler"].variant.differences(PRESETS["estimation"].variant)
    assert found == {"values": "tricks", "last_trick": 0, "forfeit": 0}

"""Misère as a game of its own (variants §1.10)."""

from __future__ import annotations

import pytest

from buur.cards import parse_card
from buur.play.auto_play import settle
from buur.play.model.events import Contributed, Cut, Dealt, Opened, Played, Sealed
from buur.play.pack.dealing import cut_pack, deal_pack, sealed_deal, shuffles_again
from buur.play.pack.sealed_shuffle import digest_of, shuffled_pack
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.games.tables import EACH_HIS_SUIT, dealt, ended, finished, written
from tests.rules.scenario import deal, play, refused

BOTH = ("misere", "misere-teams")


def test_the_fewest_points_win_in_the_end() -> None:
    """[S] K18: one deal in which seat 3 takes everything is won by none of the others alone."""
    state = finished(dealt("misere", EACH_HIS_SUIT, "CA", deals=1))
    assert written(state) == (0, 0, 0, 157)
    result = ended(settle(state, seeded(1).random))
    assert (result.winner, result.reason) == (None, "deals")


def test_the_cutters_card_is_trumps_and_stays_nobodys() -> None:
    """[S] K18: the pack is shuffled after it, so any hand may hold it."""
    state = dealt("misere", EACH_HIS_SUIT, "H6")
    assert str(deal(state).contract) == "trump:H"
    assert refused(dealt_to_deal("estimation"), Dealt(deal(state).dealt, parse_card("H6"))) == (
        "bad-deal"
    )


def dealt_to_deal(rules: str) -> Partie:
    made = variant(rules, {"first": "random_dealer"})
    return Partie(variant=made, scores=(0,) * made.lines).do(Opened(Seat(3))).do(Cut(Seat(2), 7))


def test_a_sealed_deal_is_shuffled_twice() -> None:
    """[S] K18: the cut names the trump; the hands come from a second shuffle of the same seed."""
    seed, nonces = "00" * 32, ["12345678"] * 4
    made = variant("misere", {"first": "random_dealer"})
    state = Partie(variant=made, scores=(0,) * 4).do(Opened(Seat(3)))
    state = state.do(Sealed(digest_of(seed), seed))
    for seat, nonce in enumerate(nonces):
        state = state.do(Contributed(Seat(seat), nonce))
    state = state.do(Cut(Seat(2), 10))
    event = sealed_deal(made, deal(state))
    assert shuffles_again(made)
    assert event.turned == cut_pack(shuffled_pack(seed, nonces), 10)[-1]
    assert event.turned == shuffled_pack(seed, nonces)[9]
    again = shuffled_pack(seed, (*nonces, "again"))
    assert event.hands == deal_pack(again, made, Seat(3))
    assert deal(state.do(event)).turned == event.turned


def test_undertrumping_is_allowed_without_the_suit() -> None:
    """[S] S002 and K18: void_ok."""
    hands = ("S6", "H9 C6", "H7 H8 C7", "")
    state = play(dealt("misere", hands, "HA"), "S6 H9")
    assert refused(state, Played(Seat(2), parse_card("H7"))) is None


def test_the_bye_is_near_the_mean() -> None:
    """The check of variants §1.10: 16 × 157 / 4 = 628 for a player, 1256 for a team."""
    assert 16 * 157 / 4 == 628
    assert all(0.87 < bye / mean < 0.88 for bye, mean in ((550, 628), (1100, 1256)))


@pytest.mark.parametrize("name", BOTH)
def test_the_cut_is_the_federations(name: str) -> None:
    """[S] FED 3.2: two cards at least, and no knock."""
    assert "cut" in PRESETS[name].stated


@pytest.mark.parametrize(("name", "worst"), [("misere", 157), ("misere-teams", 157)])
def test_all_tricks_cost_what_they_hold(name: str, worst: int) -> None:
    """[R]: the option match=charge is the other way, as in Hindersi."""
    state = finished(dealt(name, EACH_HIS_SUIT, "CA"))
    assert max(written(state)) == worst

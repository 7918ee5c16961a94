"""Sealed draws and cuts as `docs/fairness.md` describes them, and what trying them out gains."""

from __future__ import annotations

from hashlib import sha256
from itertools import islice

import pytest

from buur.play.model.deal import Seal
from buur.play.model.events import Contributed, Cut, Dealt, Opened, Sealed
from buur.play.pack.draws import is_by_chance, opening_draw, sealed_cut, sealed_opening
from buur.play.pack.sealed_shuffle import digest_of, substitute_nonce
from buur.play.players import Bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.bots import registered_bot
from buur.variants.registry import variant
from tests.chance import seeded
from tools.fair_deals import WAYS, mean

SEED = "5e" * 32
NONCES = ("aaaaaaaa", None, "cccccccc", None)
SEAL = Seal(digest_of(SEED), SEED, NONCES, (Seat(0), Seat(2)))


def number(key: str, counter: int = 0) -> float:
    """Return the number in [0, 1) that the page of the docs describes."""
    return int(sha256(f"{key}:{counter}".encode()).hexdigest()[:13], 16) / 2**52


def test_a_bots_cut_follows_its_description() -> None:
    rules = variant("chibre")
    low, high = rules.cut_bounds or (0, 0)
    at = low + int(number(f"buur-cut:{SEED}:1") * (high - low + 1))
    assert sealed_cut(rules, SEAL, Seat(1)) == at == 15
    assert sealed_cut(rules, SEAL, Seat(0)) is None
    assert sealed_cut(rules, Seal(SEAL.digest, None, NONCES, ()), Seat(1)) is None


def test_the_dealer_follows_its_description() -> None:
    """A dealer by lot takes one number, from the seed and the contributions of the people."""
    rules = variant("chibre", {"first": "random_dealer"})
    dealer = int(number(f"buur-draw:{SEED}:aaaaaaaa,,cccccccc,") * 4)
    assert sealed_opening(rules, SEAL) == Opened(dealer) == Opened(1)


def test_drawn_cards_follow_their_description() -> None:
    """The pack is shuffled with one number for each place; the first cards are drawn."""
    rules = variant("chibre", {"first": "draw_high"})
    key = f"buur-draw:{SEED}:aaaaaaaa,,cccccccc,"
    pack = list(range(36))
    for counter, place in enumerate(range(35, 0, -1)):
        other = int(number(key, counter) * (place + 1))
        pack[place], pack[other] = pack[other], pack[place]
    opened = sealed_opening(rules, SEAL)
    assert opened is not None
    assert [int(card) for card in opened.drawn or ()] == pack[:4]


def test_substitute_follows_its_description() -> None:
    expected = sha256(f"buur-substitute:{SEED}:2".encode()).hexdigest()[:32]
    assert substitute_nonce(SEED, 2) == expected


@pytest.mark.parametrize(
    ("first", "by_chance"), [("scribe", False), ("random_dealer", True), ("holder_D7", True)]
)
def test_only_chance_is_sealed(first: str, by_chance: bool) -> None:
    """Where the scribe deals first, there is nothing to draw, and nothing is sealed for it."""
    rules = variant("chibre", {"first": first})
    assert is_by_chance(rules) is by_chance
    table = Table(rules, [None, *bots(3)], chance=seeded(1))
    kinds = [type(event) for event in islice(table.run(), 2)]
    assert kinds == ([Sealed] if by_chance else [Opened, Sealed])


def test_bots_alone_keep_the_first_protocol() -> None:
    """Nobody has to be convinced, and the parties of a seed stay the same."""
    table = Table(variant("chibre"), bots(4), chance=seeded(1))
    kinds = [type(event) for event in islice(table.run(), 6)]
    assert kinds == [Opened, Sealed, *[Contributed] * 4]
    assert table.state.current_deal.seal is not None
    assert table.state.current_deal.seal.contributors is None


def bots(count: int) -> list[Bot | None]:
    """Return bots that play at random."""
    return [registered_bot("random", seat) for seat in range(count)]


def test_only_people_contribute_and_cut() -> None:
    """A table asks its people; the seed stands for its bots, and their cut is derived from it."""
    rules = variant("chibre", {"first": "scribe"})
    table = Table(rules, [None, *bots(3)], chance=seeded(2))
    list(table.run())
    table.do(Contributed(Seat(0), "00112233"))
    events = list(table.run())
    deal = table.state.current_deal
    assert deal.seal is not None
    assert deal.seal.nonces == ("00112233", None, None, None)
    assert deal.seal.contributors == (0,)
    assert events[0] == Cut(3, sealed_cut(rules, deal.seal, Seat(3)) or 0)
    assert isinstance(events[1], Dealt)


def test_a_person_who_returns_does_not_cut_for_the_seed() -> None:
    """The cut of a seat that a substitute held at the commitment stays that of the seed."""
    rules = variant("chibre", {"first": "scribe"})
    table = Table(rules, [None, *bots(3)], chance=seeded(2))
    list(table.run())
    table.do(Contributed(Seat(0), "00112233"))
    table.players[3] = None
    assert table.state.phase == "cut"
    assert table.state.waiting == ()
    assert list(table.state.legal_for(3)) == []
    assert isinstance(table.next_event(), Cut)


def test_the_same_numbers_draw_the_same() -> None:
    rules = variant("schieber")
    assert opening_draw(rules, seeded(7).random) == opening_draw(rules, seeded(7).random)


@pytest.mark.parametrize(
    ("way", "points"), list(zip(WAYS, (60.6, 60.14, 74.755, 76.53), strict=True))
)
def test_seeds_tried_before_the_contributions_gain_nothing(way: str, points: float) -> None:
    """Of 120 card points the bots get 60, unless the table chooses after the contributions."""
    assert mean(way, deals=200, tries=8, seed=1) == pytest.approx(points)

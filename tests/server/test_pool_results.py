"""Ratings after one partie: who has left, who came as a pair, and what does not count."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from buur.server.storage.models import EventActor
from buur.server.storage.rating_store import FinishedPartie, PoolSeat, SeatEnd, StoredRating
from buur.server.tables.pool_results import START, is_provisional, rate_partie, shown_number
from buur.server.wire.rules import rules_json
from buur.variants.registry import variant
from tests.chance import seeded

HERE: tuple[EventActor, ...] = ("person",) * 20
GONE: tuple[EventActor, ...] = ("person",) * 5 + ("deputy",) * 15
LATE: tuple[EventActor, ...] = ("deputy",) * 4


def partie(
    authors: Sequence[tuple[EventActor, ...]] = (HERE,) * 4,
    *,
    winner: int | None = 0,
    rules: str = "chibre",
    scores: tuple[int, ...] = (1000, 400),
    lines: Sequence[int] = (0, 1, 0, 1),
    pairs: Sequence[int] = (),
    kinds: str = "pppp",
    last: Sequence[tuple[EventActor, ...]] | None = None,
) -> FinishedPartie:
    """Return a partie of the people a, b, c and d."""
    people = tuple(PoolSeat(seat, name, seat in pairs) for seat, name in enumerate("abcdef"))
    ends = [
        SeatEnd(line, "bot" if kind == "b" else "person", acts, final)
        for line, kind, acts, final in zip(lines, kinds, authors, last or authors, strict=True)
    ]
    stored = rules_json(variant(rules))
    return FinishedPartie(rules, stored, winner, scores, people[: len(lines)], tuple(ends))


def rated(found: FinishedPartie) -> dict[str, float]:
    """Return the change of the strength of each player."""
    return {player: one.mu - START.mu for player, one in rate_partie(found, {}).items()}


def test_winners_gain_what_losers_lose() -> None:
    found = rated(partie())
    assert found["a"] == found["c"] > 0
    assert found["b"] == found["d"] == pytest.approx(-found["a"])
    assert all(one.parties == 1 for one in rate_partie(partie(), {}).values())
    assert all(one.sigma < START.sigma for one in rate_partie(partie(), {}).values())


def test_a_draw_changes_nobody_by_much() -> None:
    assert all(abs(change) < 0.01 for change in rated(partie(winner=None)).values())


def test_a_leaver_of_the_winning_side_takes_the_loss_and_her_partner_the_win() -> None:
    whole = rated(partie())
    left = rated(partie(kinds="bppp"))
    assert left["a"] == pytest.approx(whole["b"])
    assert left["c"] == whole["c"]


def test_the_partner_of_a_leaver_loses_nothing() -> None:
    whole = rated(partie(winner=1))
    left = rated(partie(winner=1, kinds="bppp"))
    assert left["a"] == whole["a"] < 0
    assert left["c"] == 0
    assert left["b"] == whole["b"] > 0


@pytest.mark.parametrize("round_", range(50))
def test_leaving_never_pays_and_never_costs_the_partner(round_: int) -> None:
    chance = seeded(f"leaver-{round_}")
    known = {one: StoredRating(chance.uniform(10, 40), chance.uniform(1, 9), 3) for one in "abcd"}
    winner = chance.choice([0, 1, None])
    stayed = rate_partie(partie(winner=winner), known)
    lost = rate_partie(partie(winner=1), known)
    after = rate_partie(partie(winner=winner, kinds="bppp"), known)
    assert after["a"].mu == pytest.approx(min(stayed["a"].mu, lost["a"].mu))
    assert after["a"].mu < known["a"].mu
    assert after["c"].mu >= max(known["c"].mu, stayed["c"].mu)
    assert (after["b"], after["d"]) == (stayed["b"], stayed["d"])


@pytest.mark.parametrize(
    ("authors", "last"),
    [((GONE, *[HERE] * 3), None), ((HERE,) * 4, (LATE, *[HERE] * 3))],
)
def test_who_was_away_for_most_acts_or_the_whole_last_deal_has_left(
    authors: Sequence[tuple[EventActor, ...]], last: Sequence[tuple[EventActor, ...]] | None
) -> None:
    assert rated(partie(authors, last=last))["a"] < 0


def test_a_short_absence_costs_nothing() -> None:
    short: tuple[EventActor, ...] = ("person",) * 15 + ("deputy",) * 5
    assert rated(partie((short, *[HERE] * 3), last=(HERE,) * 4)) == rated(partie())


def test_tables_played_by_bots_for_the_most_part_do_not_count() -> None:
    assert rated(partie((GONE, GONE, HERE, HERE))) != {}
    assert rated(partie((GONE, GONE, GONE, HERE))) == {}
    programs: tuple[EventActor, ...] = ("bot",) * 20
    assert rated(partie((programs,) * 3 + (HERE,))) == {}


def test_a_pair_is_rated_as_a_pair_like_two_of_its_strength() -> None:
    found = rated(partie(pairs=(0, 2)))
    assert set(found) == {"a+c", "b", "d"}
    assert found["a+c"] == rated(partie())["a"]
    left = rated(partie(pairs=(0, 2), kinds="bppp"))
    assert left["a+c"] < 0, "a pair is one player"


@pytest.mark.parametrize("rules", ["gluecksjass-3", "molotow-3"])
def test_where_each_plays_for_herself_the_scores_are_ranks(rules: str) -> None:
    lowest = variant(rules).partie.lowest_wins
    scores = (10, 30, 20) if lowest else (30, 10, 20)
    found = rated(partie((HERE,) * 3, rules=rules, scores=scores, lines=(0, 1, 2), kinds="ppp"))
    assert found["a"] > found["c"] > found["b"]


def test_sides_of_unequal_size_are_not_compared() -> None:
    assert rated(partie((HERE,) * 3, rules="mise", lines=(0, 1, 1), kinds="ppp")) == {}


def test_somebody_who_has_deleted_herself_gets_no_rating() -> None:
    found = partie()
    people = (found.people[0]._replace(guest_id=""), *found.people[1:])
    assert set(rated(found._replace(people=people))) == {"b", "c", "d"}


def test_the_number_is_conservative_and_provisional_at_first() -> None:
    assert shown_number(START) == 1000
    assert is_provisional(START)
    sure = StoredRating(28.0, 2.0, 60)
    assert not is_provisional(sure)
    assert shown_number(sure) < 1000 + 40 * sure.mu

"""Evenings: drawn pairs, the rules of a game of some deals, and sums."""

from collections import Counter

import pytest

from buur.errors import RulesError, SeriesError
from buur.tournament.evenings import FEWEST, MOST, Evening, drawn_pairs, evening_rules
from buur.variants.registry import variant
from tests.chance import seeded


@pytest.mark.parametrize("count", range(FEWEST, MOST + 1))
def test_everybody_is_drawn_once_and_a_bot_completes_the_last_pair(count: int) -> None:
    players = [str(number) for number in range(count)]
    pairs = drawn_pairs(players, seeded(count).random)
    assert Counter(one for pair in pairs for one in pair if one is not None) == Counter(players)
    assert [pair[1] for pair in pairs].count(None) == count % 2


@pytest.mark.parametrize("count", [0, FEWEST - 1, MOST + 1])
def test_too_few_or_too_many_are_not_drawn(count: int) -> None:
    with pytest.raises(SeriesError, match="3 to 40 players"):
        drawn_pairs(["x"] * count, seeded(1).random)


def test_partners_are_drawn_evenly() -> None:
    random = seeded(5).random
    partners = Counter(
        next(pair for pair in drawn_pairs(list("abcd"), random) if "a" in pair) for _ in range(3000)
    )
    with_a = Counter(
        "".join(one or "" for one in pair).replace("a", "") for pair in partners.elements()
    )
    assert set(with_a) == {"b", "c", "d"}
    assert all(900 < count < 1100 for count in with_a.values())


@pytest.mark.parametrize("name", ["chibre", "schieber", "tournoi-2006", "match-aux-cartes"])
@pytest.mark.parametrize("deals", [4, 16])
def test_a_game_of_an_evening_has_its_number_of_deals(name: str, deals: int) -> None:
    rules = evening_rules(variant(name), deals)
    assert (rules.code, rules.partie.finish, rules.partie.deals) == (name, "deals", deals)


def test_options_of_a_house_rule_stay() -> None:
    assert evening_rules(variant("chibre", {"match": "none"}), 8).score.match == "none"


@pytest.mark.parametrize("name", ["estimation", "pandur", "misere"])
def test_games_without_pairs_make_no_evening(name: str) -> None:
    with pytest.raises((RulesError, SeriesError)):
        evening_rules(variant(name), 8)


def test_the_points_of_all_games_make_the_ranking() -> None:
    rules = evening_rules(variant("tournoi-2006"), 4)
    pairs = (("a", "b"), ("c", "d"), ("e", None))
    evening = Evening(rules, pairs, {1: (400, 228), 2: (300, 328), 3: (328, 300)})
    ranks = evening.standings()
    assert sum(one.points for one in ranks) == 3 * 628
    assert [one.games for one in ranks] == [2, 2, 2]
    assert len(evening.series().games) == 3

"""Counts of bots' thinking times."""

from __future__ import annotations

import pytest

from buur.arena.act_times import TimedBot, act_seconds, quantile
from buur.bots import bot
from buur.bots.search.card_search import SearchSettings
from buur.variants.registry import variant
from tools import act_growth, act_times, tree_noise


def test_quantiles() -> None:
    values = [0.4, 0.1, 0.3, 0.2]
    assert [quantile(values, share) for share in (0.5, 0.95, 1.0)] == [0.3, 0.4, 0.4]


@pytest.mark.usefixtures("ticking")
def test_only_choices_are_counted() -> None:
    found = act_seconds(variant("schieber"), "random", 1)
    assert 0 < len(found) < 4 * 9  # the last trick leaves none
    assert found == pytest.approx([0.001] * len(found))


def test_a_stopwatch_changes_nothing() -> None:
    inner = bot("steady", 1)
    assert TimedBot(inner, []).name == inner.name


def test_the_table_ends_with_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert act_times.main(["random", "--rules", "schieber", "estimation", "--deals", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    schieber, estimation, every = (line.split(" | ") for line in lines[-3:])
    assert (schieber[0], estimation[0], every[0]) == ("| `schieber`", "| `estimation`", "| all")
    assert int(schieber[1]) + int(estimation[1]) == int(every[1])


@pytest.mark.usefixtures("ticking")
def test_the_table_of_growth_has_a_cell_for_worlds_and_rounds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert act_growth.main(["--worlds", "5", "9", "--rounds", "4", "--deals", "1"]) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()[-4:]
    assert head == "| worlds | 4 rounds |"
    assert rows == ["| 5 | 1, 1 |", "| 9 | 1, 1 |"]
    assert act_growth.player(5, 4, 0).settings.worlds == 5


def test_what_chance_costs_a_search_is_measured_by_many_trees() -> None:
    searches = (SearchSettings(worlds=8), 60), (SearchSettings(worlds=8), 600)
    head, _, *rows = tree_noise.table(searches, 2, 2)
    assert head == "| worlds | trees | rounds | worse by, points a card |"
    assert [row.split(" | ")[:3] for row in rows] == [["| 8", "1", "60"], ["| 8", "1", "600"]]


def test_a_card_costs_by_how_much_the_judges_find_it_worse() -> None:
    state = next(tree_noise.moments(1))
    cards = tuple(state.legal.cards)
    assert set(tree_noise.judged(state, 2, 60)) == set(cards)
    nothing = dict.fromkeys(cards, 0.0)
    shares = [
        1 - tree_noise.loss(state, nothing | {card: 1.0}, SearchSettings(), 60) for card in cards
    ]
    assert sum(shares) == pytest.approx(1)
    assert max(shares) > 0

"""The heuristics' card is played unless the search tells another one better."""

from __future__ import annotations

import pytest

from buur.bots.budget import Budget
from buur.bots.search import card_search
from buur.bots.search.card_search import (
    BATCH,
    UNLIMITED,
    Search,
    SearchSettings,
    run_search,
)
from buur.bots.search.final_choice import choose_card
from buur.bots.search.tree import Tree
from buur.cards import Card, parse_card
from tests.bots.parties import search_of
from tests.bots.position import load_positions, view_of

LATER = "stops-when-only-the-partner-has-trumps"
OPENING = "says-mit-inside-a-run"
WORLDS = 100


def prepared_search(name: str = LATER, seed: int = 3, rounds: int = 2000, trees: int = 1) -> Search:
    """Return a search for a lead that has not begun."""
    position = next(each for each in load_positions() if each.name == name)
    settings = SearchSettings(worlds=WORLDS, trees=trees)
    return search_of(view_of(position), seed, settings, rounds)


def found(search: Search, **gains: list[float]) -> Search:
    """Return a search that has found the returns of cards in some worlds, one round in each."""
    for code, returns in gains.items():
        card, count = parse_card(code), len(returns)
        search.sums.returns[card, :count], search.sums.visits[card, :count] = returns, 1
    every = [gain for returns in gains.values() for gain in returns]
    search.sums.spread[:] = len(every), sum(every), sum(gain**2 for gain in every)
    return search


def laid(search: Search, usual: str) -> Card:
    return choose_card(search, parse_card(usual))


def test_the_usual_card_is_laid_unless_another_is_better() -> None:
    """Worlds differ by much more than the cards: what counts is what differs in every world."""
    rich_and_poor = [100.0, -100.0] * 20
    better = [gain + 4 for gain in rich_and_poor]
    doubtful = [gain + (-20 if number % 4 < 2 else 24) for number, gain in enumerate(rich_and_poor)]
    assert laid(found(prepared_search(), CT=better, S6=rich_and_poor), "S6") == parse_card("CT")
    assert laid(found(prepared_search(), CT=doubtful, S6=rich_and_poor), "S6") == parse_card("S6")


def test_the_first_card_of_a_deal_has_to_be_better_by_far() -> None:
    low = [100.0, -100.0] * 20
    for much, card in ((4.0, "SJ"), (15.0, "D7")):
        better = [gain + much for gain in low]
        assert laid(found(prepared_search(OPENING), D7=better, SJ=low), "SJ") == parse_card(card)


def test_cards_are_compared_in_the_same_worlds() -> None:
    """Every card that stays in is played as often as the others, in each of the worlds."""
    search = prepared_search()
    usual = parse_card("H7")
    run_search(search, Budget(rounds=2000), usual)
    thoughts = search.results()
    most = thoughts[0].rounds
    last = [thought.card for thought in thoughts if thought.rounds == most]
    assert usual in last
    assert 2 <= len(last) <= len(search.cards) // 2
    often = search.sums.visits[last]
    assert (often == often[0]).all()
    assert min(thought.rounds for thought in thoughts) >= 2000 // 3 // len(thoughts)
    assert 2000 - len(search.cards) < search.rounds <= 2000


@pytest.mark.parametrize("rounds", [1, 5, 12, 40])
def test_few_rounds_are_kept_to(rounds: int) -> None:
    search = prepared_search(rounds=rounds)
    run_search(search, Budget(rounds=rounds))
    assert 0 < search.rounds <= rounds


def test_a_search_can_be_gone_on_with() -> None:
    search = prepared_search(rounds=600)
    for _ in range(2):
        run_search(search, Budget(rounds=300))
    assert 580 < search.rounds <= 600


def test_trees_grow_side_by_side() -> None:
    """They get equal shares of the rounds, differ, and are judged together."""
    search = prepared_search(rounds=12_500, trees=4)
    assert len(search.trees) == 3
    run_search(search, Budget(rounds=12_500))
    firsts = [visits_by_card(tree) for tree in search.trees]
    shares = [sum(first.values()) for first in firsts]
    assert max(shares) - min(shares) <= 4 * len(search.cards)
    assert sum(shares) == search.rounds > 12_500 - len(search.cards)
    assert len({tuple(tree.links[2, :200]) for tree in search.trees}) == 3
    for thought in search.results():
        assert thought.rounds == sum(first[thought.card] for first in firsts)


def visits_by_card(tree: Tree) -> dict[int, int]:
    """Return how often each first card was played in a tree."""
    kids, nexts, cards, visits = tree.links
    found, child = {}, int(kids[0])
    while child:
        found[int(cards[child])] = int(visits[child])
        child = int(nexts[child])
    return found


def test_few_rounds_grow_one_tree() -> None:
    assert len(prepared_search(rounds=7000, trees=4).trees) == 1
    assert len(prepared_search(rounds=UNLIMITED, trees=4).trees) == 4


class Clock:
    """In the place of `time`: a second later whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("trees", [1, 2])
def test_a_budget_of_time_is_kept(trees: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stage has its share of it, of which the trees get equal parts.

    The clock is looked at before the first round and after each batch, so two seconds are two
    batches: as many rounds as let each card that is left have as many as the others.
    """
    monkeypatch.setattr(card_search, "time", Clock())
    search, due = prepared_search(rounds=UNLIMITED, trees=trees), 0
    left, stages = len(search.cards), (len(search.cards) - 1).bit_length()
    run_search(search, Budget(seconds=2 * stages))
    for _ in range(stages):
        due += 2 * (BATCH - BATCH % left)
        left = max(2, (left + 1) // 2)
    assert stages > 1
    assert search.rounds == due
    assert [sum(visits_by_card(tree).values()) for tree in search.trees] == [due / trees] * trees

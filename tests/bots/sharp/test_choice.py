"""What a search cannot tell apart is decided by what a partner expects."""

from __future__ import annotations

from buur.bots.sharp.choice import settled
from buur.bots.sharp.thinking import Mind, Search, prepared
from buur.cards import Card, parse_card
from tests.bots.position import load_positions, view_of

POSITION = "stops-when-only-the-partner-has-trumps"
WIDE = 40.0


def opened(seed: int = 3) -> Search:
    """Return a search for a lead that has not begun."""
    position = next(each for each in load_positions() if each.name == POSITION)
    view = view_of(position)
    assert view.state.deal is not None
    search = prepared(view, view.state.deal, seed, Mind(), 2000)
    assert search is not None
    return search


def found(**cards: tuple[int, float]) -> Search:
    """Return a search that has found of each card in how many rounds it brought how much."""
    search = opened()
    kids, nexts, faces, visits = search.tree.links
    for node, (code, (rounds, gain)) in enumerate(cards.items(), 1):
        nexts[node], kids[0] = kids[0], node
        faces[node], visits[node] = parse_card(code), rounds
        search.tree.values[node] = rounds * gain
    rounds = sum(rounds for rounds, _ in cards.values())
    search.tree.spread[:] = rounds, 0.0, rounds * WIDE**2
    return search


def laid(search: Search, usual: str) -> Card:
    return settled(search, parse_card(usual))


def test_the_usual_card_is_laid_unless_another_is_surely_better() -> None:
    assert laid(found(CT=(600, 10.0), S6=(400, 9.0)), "S6") == parse_card("S6")
    assert laid(found(CT=(600, 30.0), S6=(400, 9.0)), "S6") == parse_card("CT")


def test_few_rounds_are_no_reason_to_lay_a_card() -> None:
    assert laid(found(CT=(990, 10.0), S6=(10, 9.0)), "S6") == parse_card("CT")


def test_another_card_of_the_usual_suit_comes_next() -> None:
    search = found(CT=(500, 10.0), SA=(300, 9.0), S6=(200, -30.0))
    assert laid(search, "S6") == parse_card("SA")

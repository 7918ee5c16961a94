"""Options are shown where they matter, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from buur.errors import RulesError
from buur.rulebook import explain
from buur.variants.model import Variant
from buur.variants.needs import words_of
from buur.variants.options import Value
from buur.variants.registry import PRESETS, variant
from buur.variants.relevance import MECHANISMS, SWITCHES, irrelevant_options, is_relevant, needs_of
from buur.variants.rule_set import OPTIONS
from tests.contract.wandering import fresh, wander
from tests.families import few, in_turn
from tests.option_words import options
from tests.variants.asked import names, unknown_words

Options = Mapping[str, object]

PLAIN: Options = options(
    "turned_stays=no turned_card=dealers_last rob=no trump_by_lead=no match_revives_melds=no "
    "exact_bonus=no dealer_compensation=no strokes=off blind=no join=no tie=draw"
)
"""Values that leave others free."""

TOGETHER = {"packets", "widow_up", "widow_down", "pile", "write", "finish", "strokes"}
"""Options that may have to change with others: cards for the whole pack, ways to write and end."""


@cache
def words(rules: Variant) -> str:
    """Return the written rules."""
    return str(explain(rules.facts, "en"))


def other_values(name: str, rules: Variant) -> Iterator[Value]:
    """Give values of an option that it does not have."""
    option, now = OPTIONS[name], rules.option(name)
    found: tuple[Value, ...] = option.values
    if option.kind == "flag":
        found = (True, False)
    elif option.kind == "number":
        near = int(str(now))
        steps = (1, -1, rules.seats, -rules.seats, 10)
        found = tuple(n for step in steps if option.low <= (n := near + step) <= option.high)
    elif option.kind == "set":
        found = (*option.values, *(f"{now}+{value}" for value in option.values))
    elif option.kind == "text":
        found = TEXTS[name]
    yield from (value for value in found if value != now)


TEXTS: dict[str, tuple[Value, ...]] = {
    "first_card": ("H7",),
    "packets": ("9", "3-2-4", "12", "8", "5-w-3"),
    "packets_later": ("9", "12", "7"),
    "imposed": ("S", "H"),
    "sheet": ("S H D C",),
}


def changed(rules: Variant, options: Options) -> Variant | None:
    """Return other rules, None if they are impossible."""
    try:
        return rules.with_options(dict(options))
    except RulesError:
        return None


def test_mechanisms_are_groups_of_options() -> None:
    groups = {option.group for option in OPTIONS.values()}
    assert groups >= set(MECHANISMS) | set(SWITCHES)
    assert all(OPTIONS[switch].group == group for group, switch in SWITCHES.items())


def test_what_an_option_needs_exists() -> None:
    """Names of options or facts, and words that their values can have."""
    facts = variant().facts
    for name in OPTIONS:
        assert names(needs_of(name)) <= set(facts), name
        assert not unknown_words(needs_of(name)), name


SHOWING = few(
    {
        name: frozenset(OPTIONS) - frozenset(irrelevant_options(preset.variant))
        for name, preset in PRESETS.items()
    }
)
"""Presets to which together every option matters that matters to any."""


@pytest.mark.untraced
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=() if n in SHOWING else pytest.mark.slow) for n in PRESETS],
)
def test_what_is_shown_matters(name: str) -> None:
    """Another value is written in the rules, or refused because others have to change with it."""
    rules = PRESETS[name].variant
    found = {option: effects(option, rules) for option in OPTIONS if is_relevant(option, rules)}
    numbered = rules.checklist.sheet and all(":" in row for row in rules.checklist.sheet.split())
    silent = {"sheet_factors"} if numbered else set()
    assert {option for option, ways in found.items() if ways == {False}} == silent
    refused = {option for option, ways in found.items() if not ways}
    assert refused <= TOGETHER | set(SWITCHES.values())


def effects(name: str, rules: Variant) -> set[bool]:
    """Tell for other values of an option, where they are possible, if the written rules change."""
    found = set()
    free = {other: value for other, value in PLAIN.items() if other != name}
    for along in ({}, free):
        base = changed(rules, along) or rules
        others = (changed(rules, {**along, name: value}) for value in other_values(name, rules))
        found |= {words(other) != words(base) for other in others if other is not None}
        if True in found:
            break
    return found


@pytest.mark.untraced
@pytest.mark.parametrize("name", in_turn())
def test_what_is_hidden_does_nothing(name: str) -> None:
    """Whatever it says, the written rules and a random partie stay the same, move by move."""
    rules = PRESETS[name].variant
    other = with_all_hidden_changed(rules)
    assert set(other.differences(rules)) <= set(irrelevant_options(rules))
    assert words(other) == words(rules)
    state, same = fresh(rules), fresh(other)
    for step in wander(rules, 3, deals=3):
        state, same = step.after, same.do(step.event)
        assert same.phase == state.phase
        assert same.waiting == state.waiting
        assert same.scores == state.scores
        assert [list(same.legal_for(seat)) for seat in same.waiting] == [
            list(state.legal_for(seat)) for seat in state.waiting
        ]
    assert (same.history, same.result) == (state.history, state.result)


def with_all_hidden_changed(rules: Variant) -> Variant:
    """Return rules in which everything that is hidden, and stays so, is otherwise if it can be."""
    found = rules
    for option in irrelevant_options(rules):
        for value in other_values(option, rules):
            other = changed(found, {option: value})
            if other is not None and irrelevant_options(other) == irrelevant_options(rules):
                found = other
                break
    return found


def test_what_needs_an_auction_is_shown_with_one() -> None:
    of_auctions = {name for name, option in OPTIONS.items() if option.group == "auction"}
    assert set(irrelevant_options(variant("chibre"))) >= of_auctions - {"ladder"}
    assert set(irrelevant_options(variant("coinche"))) & of_auctions == set()
    assert "meld_values" in irrelevant_options(variant("coinche"))


def test_one_word_of_several_is_enough() -> None:
    """A part of what is offered, or a row of the sheet."""
    assert "quer_tricks" in irrelevant_options(variant("schieber"))
    assert is_relevant("quer_tricks", variant("schieber", {"contracts": "suits+oben+quer"}))
    sheet = {"sheet": "S H D C oben:3 quer:2", "finish": "checklist", "rubicon": "off"}
    assert is_relevant("quer_tricks", variant("coiffeur", sheet))
    assert words_of("S oben:3 quer") == {"S", "oben", "quer"}
    assert words_of("5-w-4") == {"5", "w", "4"}


@pytest.mark.parametrize(
    ("name", "matters"),
    [
        ("schieber", True),
        ("estimation-3", True),  # the lowest wins
        ("molotow", False),  # not two lines, and the highest wins
        ("mise", False),  # the sides of a deal are not the two lines
        ("coinche", False),  # bids are written
        ("pomme-2", False),  # putzes are written
    ],
)
def test_strokes_matter_between_two_lines_or_where_the_lowest_wins(
    name: str, matters: bool
) -> None:
    assert is_relevant("strokes", variant(name)) == matters

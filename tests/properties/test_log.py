"""Any partie is the fold of its events; its JSON reads back; turned round it is the same."""

from __future__ import annotations

import json
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from buur.cards import QUEEN
from buur.contracts import point_scheme
from buur.errors import RulesError
from buur.play.codec import event_json, parse_event
from buur.play.engine import apply
from buur.play.model.result import DealScore
from buur.seats import NO_SIDE
from buur.variants.model import Variant
from buur.variants.options import Option, Value
from buur.variants.registry import PRESETS, variant
from buur.variants.rule_set import OPTIONS
from tests.contract.wandering import fresh, wander


def values(option: Option) -> st.SearchStrategy[Value]:
    """Give values that an option may take."""
    match option.kind:
        case "flag":
            return st.booleans()
        case "choice" | "map":
            return st.sampled_from(option.values)
        case "set":
            return st.sets(st.sampled_from(option.values), min_size=1).map("+".join)
        case "number":
            return st.integers(option.low, min(option.high, 300))
        case _:
            return st.just(option.default)


@st.composite
def rule_sets(draw: st.DrawFn) -> Variant:
    """Give a preset with a few options changed at random; impossible ones are drawn again."""
    names = draw(st.lists(st.sampled_from(sorted(OPTIONS)), unique=True, max_size=8))
    changes: dict[str, object] = {name: draw(values(OPTIONS[name])) for name in names}
    base = draw(st.sampled_from(sorted(PRESETS)))
    try:
        return variant(base, changes)
    except RulesError as error:
        assert "impossible" in str(error)  # noqa: PT017 - the only refusal there can be
        return PRESETS[base].variant


@settings(max_examples=60)
@given(rule_sets(), st.integers(0, 2**32))
def test_state_is_the_fold_of_its_events(rules: Variant, seed: int) -> None:
    """Under any rules: nothing but the events makes a state."""
    steps = list(wander(rules, seed, deals=3))
    events = [step.event for step in steps]
    assert reduce(apply, events, fresh(rules)) == steps[-1].after
    again = [parse_event(json.loads(json.dumps(event_json(event)))) for event in events]
    assert again == events


def in_the_cards(rules: Variant, deal: DealScore) -> int:
    """Return the points of the 36 cards and nine tricks of a deal."""
    worth = point_scheme(rules.play.values, deal.deal)
    instead = sum(points for _, points in worth.cards) + 9 * worth.trick
    if not worth.usual:
        return instead
    tutti = str(deal.contract).removeprefix("misere:") == "tutti"
    full = tutti and rules.play.tutti_values == "all"
    assert {card % 9 for card, _ in worth.cards} <= {QUEEN}, "which is worth 3 in any contract"
    return (248 if full else 152) + instead - 3 * len(worth.cards)


@settings(max_examples=60)
@given(rule_sets(), st.integers(0, 2**32))
def test_points_of_any_rules_add_up(rules: Variant, seed: int) -> None:
    """Core §7.1: 152 in the cards of a whole pack, 248 in a tutti, or what counts instead."""
    *_, last = wander(rules, seed, deals=2)
    for deal in last.after.history:
        playing = [side for side in deal.sides if side != NO_SIDE]
        if sum(deal.tricks) == 9 and len(playing) == 4:
            assert sum(deal.cards) == in_the_cards(rules, deal)
            assert deal.multiplier >= 1

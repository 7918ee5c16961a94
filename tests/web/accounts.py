"""Counted deals of every rule set, and of options that change the score, as the page gets them.

Bots play at random, so that bids fail, claims are wrong and parties end within a deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from buur.bots.registry import bot
from buur.errors import BuurError
from buur.play.table import Table
from buur.seats import Seat
from buur.server.tables.event_log import EventLog
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import OPTIONS
from tests.chance import seeded
from tests.families import MECHANISMS, selection, shortened
from tests.rules.scenario import counted, lost_match
from tests.web.tables import shown

MOST_DEALS: Final = 6
LOW: Final = (20, 50, 100)
"""Targets that the opponents of a bid reach before it is decided."""
SETS_AN_OPTION: Final = 2
"""Number of rule sets with which each value of an option is tried."""
GROUPS: Final = ("score", "putze", "predict", "solo", "marriage")
SINGLE: Final = (
    *("bid_failed", "doubling", "bid_top", "match_worth", "multipliers", "sheet_factors"),
    *("values", "meld_values", "match_voids_melds", "match_revives_melds", "renounce", "lone"),
    *("meld_credit", "ranking", "unde_values", "rubicon", "strokes", "claim"),
)
"""Options that change the score, besides those of whole groups."""
MATCHES: Final = ("chibre", "schieber", "pique-double")
"""Rule sets by which a match voids the losers' melds, or leaves them, with or without a factor."""


def accounts() -> list[dict[str, Any]]:
    """Return the last view of a partie of each rule set, with the accounts of all its deals."""
    played = [{"name": name, "view": counted_deals(rules)} for name, rules in _rule_sets()]
    matches = [{"name": f"{name} lost match", "view": lost_melds(name)} for name in MATCHES]
    return [*played, *matches]


def lost_melds(name: str) -> dict[str, Any]:
    """Return what seat 0 sees after a deal in which its melds were written and a match was lost."""
    return shown(counted(lost_match(name)), Seat(0), EventLog())


def counted_deals(rules: Variant) -> dict[str, Any]:
    """Return what seat 0 sees once some deals of a partie are counted, or it is over."""
    chance = seeded(f"{rules.code} {rules.partie.target}")
    table = Table(rules, [bot("random", seat) for seat in range(rules.seats)], chance=chance)
    for _ in table.run():
        if len(table.state.history) >= MOST_DEALS:
            break
    return shown(table.state, Seat(0), EventLog())


def _rule_sets() -> Iterator[tuple[str, Variant]]:
    for name in PRESETS:
        yield name, shortened(variant(name, {}))
        if PRESETS[name].variant.score.write == "bid":
            for target in LOW:
                yield f"{name} target={target}", variant(name, {"target": target})
    for option, value in _changes():
        for name, rules in islice(_changed(option, value), SETS_AN_OPTION):
            yield f"{name} {option}={value}", rules


def _changes() -> Iterator[tuple[str, object]]:
    """Yield each option that changes the score with each of its values."""
    for name, option in OPTIONS.items():
        if option.group not in GROUPS and name not in SINGLE:
            continue
        match option.kind:
            case "flag":
                yield from ((name, value) for value in (False, True))
            case "number":
                yield from ((name, value) for value in (0, 1, 7))
            case _:
                yield from ((name, value) for value in option.values)


def _changed(option: str, value: object) -> Iterator[tuple[str, Variant]]:
    """Yield presets in which an option matters, with a value that is not their own."""
    quick = selection(*MECHANISMS)
    for name in (*quick, *(name for name in PRESETS if name not in quick)):
        rules = variant(name, {})
        if not is_relevant(option, rules) or rules.option(option) == value:
            continue
        try:
            yield name, shortened(rules.with_options({option: value}))
        except BuurError:  # values that do not go with the others of the preset
            continue

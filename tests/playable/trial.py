"""Trials of rule sets: a partie of random players, its record, and the rules in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from buur.bots import bot
from buur.errors import RulesError
from buur.i18n import LANGUAGES
from buur.notation import record_of, verify
from buur.play.model.events import Event
from buur.play.table import Table
from buur.referee.at_table import ruled
from buur.server.wire.rules import rules_text
from buur.variants.model import Variant
from buur.variants.options import Value, option_text
from buur.variants.registry import PRESETS
from tests.chance import seeded
from tests.notation.parties import RandomPlayers

MOST_DEALS: Final = 400
"""Deals after which a partie counts as endless; `shortened` parties take one or two as a rule."""

LIGHT: Final = 8
"""Of so many trials one is played by bots at a table; the others take a third of the time."""
A_LANGUAGE: Final = 1000
"""Trials that follow each other and read the texts of one language."""


def shortened(rules: Variant) -> Variant:
    """Return the same rules with a target, a number of deals and a sheet for a short partie."""
    partie, writes_points = rules.partie, rules.score.write in ("points", "bid", "declarers")
    target = 2 if rules.play.values != "jass" else 40 if writes_points else 2
    changes: dict[str, object] = {
        "target": min(partie.target, target),
        "pomme_below": min(rules.putze.pomme_below, 10),
    }
    if partie.deals:
        changes["deals"] = rules.seats if partie.strokes == "low_half" else min(partie.deals, 2)
    if rules.auction.ladder == "king":
        changes |= {"bid_low": 100, "bid_high": 200, "bid_step": 50}
    if rules.checklist.sheet:
        changes["sheet"] = rules.checklist.sheet.split()[-1]
    return rules.with_options(changes)


def play(rules: Variant, seed: int) -> None:
    """Play a partie of random players to its end, check its record, and explain the rules.

    Raises:
        AssertionError: the partie does not end, or its record has a problem.
    """
    short = shortened(rules)
    is_light = seed % LIGHT != 0 and short.table.irregularities == "prevented"
    events = list(_acted(short, seed) if is_light else _played_by_bots(short, seed))
    found = verify(record_of(events, short))
    assert not found.problems, f"the record is wrong: {found.problems[0]}"
    assert found.state.is_over, f"nobody acts in phase {found.state.phase}"
    lang = LANGUAGES[seed // A_LANGUAGE % len(LANGUAGES)]
    assert rules_text.__wrapped__(rules, lang)["sections"]


def _played_by_bots(rules: Variant, seed: int) -> Iterator[Event]:
    """Give the events of a partie of random bots, as they play it at the tables of a server."""
    players = [bot("random", rules.seats * seed + seat) for seat in range(rules.seats)]
    table = Table(rules, players, chance=seeded(seed), rule=ruled)
    for event in table.run():
        assert len(table.state.history) <= MOST_DEALS, "the partie does not end"
        yield event


def _acted(rules: Variant, seed: int) -> Iterator[Event]:
    """Give the events of a partie of random acts, also claims and doubtful ones, without views."""
    players = RandomPlayers(rules, seed, sealed=seed % 2 == 0)
    while (event := players.next_event()) is not None:
        assert len(players.state.history) <= MOST_DEALS, "the partie does not end"
        players.state = players.state.do(event)
        yield event


def fault(rules: Variant, seed: int) -> str | None:
    """Return what goes wrong in a trial, None if nothing does."""
    try:
        play(rules, seed)
    except Exception as error:  # noqa: BLE001 - every error is a finding
        cause = error.__cause__ or error
        return f"{type(cause).__name__}: {cause}"
    return None


def smallest(rules: Variant, seed: int) -> dict[str, Value]:
    """Return few options, changed in the preset, with which a trial still fails."""
    base = PRESETS[rules.code].variant
    changes = rules.differences(base)
    size = 1
    while size <= min(2, len(changes)):
        fewer = (
            {name: changes[name] for name in changes if name not in dropped}
            for dropped in combinations(changes, size)
        )
        found = next((some for some in fewer if _fails(base, some, seed)), None)
        changes, size = (changes, size + 1) if found is None else (found, 1)
        if size == 2 and len(changes) > MOST_SHRUNK:
            break
    return changes


MOST_SHRUNK: Final = 12
"""Options of which every two are left out together, when no single one can be."""


def _fails(base: Variant, changes: dict[str, Value], seed: int) -> bool:
    try:
        rules = base.with_options(dict(changes))
    except RulesError:
        return False
    return fault(rules, seed) is not None


def complaint(rules: Variant, seed: int) -> str | None:
    """Return the sentence on a trial that fails, with the fewest options; None if it is fine."""
    found = fault(rules, seed)
    if found is None:
        return None
    options = " ".join(
        f"{name}={option_text(value)}" for name, value in smallest(rules, seed).items()
    )
    return f"{rules.code} {options} (seed {seed}): {found}"

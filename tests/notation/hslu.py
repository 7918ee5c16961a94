"""Deals for the tests of HSLU lines, played by our own bots."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hypothesis import strategies as st

from buur.bots import bot
from buur.notation import Record, record_of
from buur.notation.foreign import HsluDeal, HsluTrick, hslu_deals
from buur.notation.foreign.hslu_records import hslu_rules
from buur.play.table import Table
from tests.chance import seeded
from tests.tracing import untraced


@lru_cache(maxsize=8)
def partie(seed: int) -> Record:
    """Return the record of a partie of random bots."""
    rules = hslu_rules()
    players = [bot("random", 4 * seed + seat) for seat in range(4)]
    table = Table(rules.variant, players, chance=seeded(seed))
    with untraced():
        events = list(table.run())
    return record_of(events, rules.variant, base=rules.name, tags={"date": "01.01.26"})


@lru_cache(maxsize=8)
def deals(seed: int = 1) -> tuple[HsluDeal, ...]:
    """Return the deals of a partie."""
    return tuple(hslu_deals(partie(seed)))


def changed(deal: HsluDeal, number: int, trick: HsluTrick) -> HsluDeal:
    """Return a deal with another trick, by its number from 1."""
    tricks = deal.tricks
    return replace(deal, tricks=(*tricks[: number - 1], trick, *tricks[number:]))


scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 40)
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
)
objects = st.dictionaries(st.text(max_size=4), scalars, max_size=3)
json_values = scalars | objects | st.lists(scalars | objects, max_size=4)
"""Values that a field of a line or of a question may hold, mostly wrong ones."""

"""One king against the peasants for a whole partie: mise, roi, Bieter (§3.10, §7.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option
from buur.variants.values import StageName


@dataclass(frozen=True, slots=True, kw_only=True)
class KingRules:
    """Rights of the king, and their cost (§3.10, §7.12)."""

    renounce: Literal["no", "points", "match"] = option("no", "3.10")
    call: Literal["nobody", "any", "apart"] = option("nobody", "3.10")
    king_deals: bool = option(False, "3.10")
    widow_shown: bool = option(False, "3.10", needs="packets=w")


def king_stages(rules: KingRules, *, first: bool, widow: bool) -> tuple[StageName, ...]:
    """Return the stages of a deal: an auction in the first one, turned trumps in the others."""
    if not first:
        return ("turn", "renounce", "play") if rules.renounce != "no" else ("turn", "play")
    return (
        "bid",
        *(("widow",) if widow else ()),
        *(("call",) if rules.call != "nobody" else ()),
        "choose",
        "play",
    )

"""Options of games with a king (mise, roi, Bieter), and the stages of their deals (§3.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option
from buur.variants.values import StageName


@dataclass(frozen=True, slots=True, kw_only=True)
class KingRules:
    """Options for the rights of the king, and their cost (§3.10, §7.12)."""

    renounce: Literal["no", "points", "match"] = option("no", "3.10")
    call: Literal["nobody", "any", "apart"] = option("nobody", "3.10")
    king_deals: bool = option(False, "3.10")
    widow_shown: bool = option(False, "3.10", needs="packets=w")


def king_stages(rules: KingRules, *, first: bool, widow: bool) -> tuple[StageName, ...]:
    """Return the stages of a deal: with an auction in the first, with turned trumps in others."""
    if not first:
        return ("turn", "renounce", "play") if rules.renounce != "no" else ("turn", "play")
    return (
        "bid",
        *(("widow",) if widow else ()),
        *(("call",) if rules.call != "nobody" else ()),
        "choose",
        "play",
    )

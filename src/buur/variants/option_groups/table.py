"""Options of the referee and the slate: forfeits, byes, talk, revokes, notation (§9, §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Options of the referee and the slate (§9, §10)."""

    forfeit: int = option(0, "9", low=0, high=1000)
    """Points written for a deal that somebody forfeits."""
    bye: int = option(0, "9", low=0, high=2000)
    """Points written for a round of a tournament without opponents."""
    silence: Literal["unstated", "no_penalty", "may_cancel"] = option("unstated", "9")
    """The consequence of talk and signs to the partner, of saying "bock" and of slapping cards."""
    card_check: Literal["unstated", "counted", "after_deal"] = option("unstated", "9")
    """The moment at which players count their cards and pick them up."""
    revoke_rule: Literal["r93", "jw", "cancel", "impossible"] = option("r93", "9")
    irregularities: Literal["prevented", "penalised"] = option(
        "prevented", "9", needs="revoke_rule=r93|jw"
    )
    """Whether the program refuses an illegal card, or accepts it for a ruling on an objection."""
    slate: Literal["w25", "z_tally5", "numeric"] = option("w25", "10")

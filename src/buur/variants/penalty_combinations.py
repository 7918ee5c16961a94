"""Options that do not go together with irregular cards at the table (§9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from buur.variants.model import Variant

PenaltyCombination = Literal["penalised-table", "penalised-rule", "penalised-game"]

_TRICKS: Final = 9


def impossible_penalties(
    variant: Variant,
) -> tuple[tuple[bool, PenaltyCombination, str], ...]:
    """Return what stands against ruling on irregular cards: whether it is so, its code, why."""
    penalised = variant.table.irregularities == "penalised"
    pairs = variant.teams == (0, 1, 0, 1) and variant.sharing == "lines"
    unclear = (
        variant.partie.lowest_wins
        or variant.marriage.marriages
        or "first_discard" in variant.choice.contracts.split("+")
    )
    return (
        (
            penalised and not (pairs and variant.hand_size == _TRICKS),
            "penalised-table",
            "irregularities=penalised needs four players in two teams with nine cards each:"
            " the regulations speak of no others",
        ),
        (
            penalised and variant.table.revoke_rule not in ("r93", "jw"),
            "penalised-rule",
            "irregularities=penalised needs a regulation: revoke_rule must be r93 or jw",
        ),
        (
            penalised and unclear,
            "penalised-game",
            "irregularities=penalised needs points that both sides want and trumps that are named:"
            " lowest_wins, marriages and contracts=first_discard must be off",
        ),
    )

"""Options of sheets, and of a choice that goes round the table, that do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from buur.variants.option_groups.checklist import checklist_fault
from buur.variants.values import FOUND

if TYPE_CHECKING:
    from buur.variants.model import Variant

SheetCombination = Literal[
    "sheet-rows",
    "sheet-finish",
    "sheet-found",
    "sheet-lead",
    "sheet-multipliers",
    "sheet-quer",
    "sheet-misere",
    "round-back",
    "declarers-found",
]


def impossible_sheets(variant: Variant) -> tuple[tuple[bool, SheetCombination, str], ...]:
    """Return every such combination: whether it is there, its code, a sentence."""
    chosen, partie, sheet = variant.choice, variant.partie, variant.checklist
    parts = set(chosen.contracts.split("+"))
    found = bool(parts & FOUND)
    fault = checklist_fault(sheet.sheet)
    rows = () if fault else sheet.rows
    keys = {row.key for row in rows}
    return (
        (fault is not None, "sheet-rows", f"the sheet cannot be read: {fault}"),
        (
            not fault and bool(rows) != (partie.finish == "checklist"),
            "sheet-finish",
            "a sheet and finish=checklist belong together",
        ),
        (
            found and bool(rows),
            "sheet-found",
            "a sheet needs contracts that are chosen, neither imposed nor turned",
        ),
        (
            bool(rows) and chosen.trump_by_lead,
            "sheet-lead",
            "with a sheet the row is said aloud: trump_by_lead must be off",
        ),
        (
            bool(rows) and chosen.multipliers != "all1",
            "sheet-multipliers",
            "the factors of a sheet stand in its rows: multipliers must be all1",
        ),
        (
            "quer" in keys and chosen.quer_tricks >= variant.hand_size,
            "sheet-quer",
            "quer_tricks must be less than the tricks of a deal",
        ),
        (
            "misere" in keys and variant.sides != 2,
            "sheet-misere",
            "a misère counts for the other of two sides: this sheet has one",
        ),
        (
            chosen.route == "round" and chosen.push_back,
            "round-back",
            "a choice that goes round the table comes back by itself: push_back must be off",
        ),
        (
            found and variant.score.write == "declarers",
            "declarers-found",
            "write=declarers needs somebody who chose the contract",
        ),
    )

"""Melds (annonces, Weis): detection, comparison, declaration and its dialogue (core §5)."""

from __future__ import annotations

from buur.melds.comparison import ORDERS, Order, Shape, Stage, best_meld, strength, tied_for_best
from buur.melds.declaration import Auto, best_declaration, declarations, is_declarable
from buur.melds.detection import (
    Meld,
    MeldKind,
    MeldOrder,
    MeldRules,
    MeldScale,
    MeldValues,
    meld_of,
    melds_in,
)
from buur.melds.dialogue import Said, Standing, Utterance, may_be_of, not_taken_back, speak

__all__ = [
    "ORDERS",
    "Auto",
    "Meld",
    "MeldKind",
    "MeldOrder",
    "MeldRules",
    "MeldScale",
    "MeldValues",
    "Order",
    "Said",
    "Shape",
    "Stage",
    "Standing",
    "Utterance",
    "best_declaration",
    "best_meld",
    "declarations",
    "is_declarable",
    "may_be_of",
    "meld_of",
    "melds_in",
    "not_taken_back",
    "speak",
    "strength",
    "tied_for_best",
]


def __dir__() -> list[str]:
    return sorted(__all__)

"""Words that are values of options. ``docs/explanation/rules.md`` says what they mean."""

from __future__ import annotations

from typing import Literal

StockDeadline = Literal["immediate", "next_card", "trick_turned", "end_with_proof"]
Finish = Literal["first_out", "largest_gap", "deals", "checklist", "putzes", "over"]
FinishOrder = Literal[
    "stock-meld-trick",
    "meld-stock-trick",
    "meld-trick-stock",
    "stock-trick-meld",
    "trick-stock-meld",
]
SolderTest = Literal["literal_opponents", "literal_all", "order_free", "forbidden"]
Sharing = Literal["lines", "declarer", "king"]
"""The sides of a deal: those who share a line of the slate; one against the rest; one against the
rest for a whole partie."""

StageName = Literal[
    "bid",
    "widow",
    "call",
    "choose",
    "impose",
    "turn",
    "reveal",
    "renounce",
    "exchange",
    "join",
    "predict",
    "play",
    "declare",
]
"""Stages of a deal once the cards are dealt; `buur.play.acts.stages` has each.

``declare`` comes after the first lead, where melds are declared then."""

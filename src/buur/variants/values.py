"""Literal types that several modules share: values of options, sides and stages of a deal.

``docs/explanation/rules.md`` explains the values of options.
"""

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
"""The sides of a deal: by lines of the slate, one seat against the rest in each deal, or a king
against the rest for a whole partie."""

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
"""Stages of a deal after dealing, which `buur.play.acts.stages` implements.

``declare`` follows the first lead, in rule sets that declare melds then."""

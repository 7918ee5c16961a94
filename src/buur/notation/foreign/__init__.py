"""Codecs and checks of other programs' notations: HSLU jass-kit, Jass Challenge (Zühlke)."""

from __future__ import annotations

from buur.notation.foreign import zuehlke
from buur.notation.foreign.faults import FAULTS, Fault, FaultCode, ForeignError
from buur.notation.foreign.hslu import HsluDeal, HsluTrick, hslu_line, parse_hslu
from buur.notation.foreign.hslu_questions import (
    Dialect,
    answer_json,
    is_askable,
    question_json,
    read_answer,
    view_of_question,
)
from buur.notation.foreign.hslu_records import hslu_deals, hslu_record
from buur.notation.foreign.hslu_replay import hslu_faults
from buur.notation.foreign.partial_deal import PartialDeal, view_of_deal
from buur.notation.foreign.streams import MOST_BYTES, decompressed, source_lines

__all__ = [
    "FAULTS",
    "MOST_BYTES",
    "Dialect",
    "Fault",
    "FaultCode",
    "ForeignError",
    "HsluDeal",
    "HsluTrick",
    "PartialDeal",
    "answer_json",
    "decompressed",
    "hslu_deals",
    "hslu_faults",
    "hslu_line",
    "hslu_record",
    "is_askable",
    "parse_hslu",
    "question_json",
    "read_answer",
    "source_lines",
    "view_of_deal",
    "view_of_question",
    "zuehlke",
]


def __dir__() -> list[str]:
    return sorted(__all__)

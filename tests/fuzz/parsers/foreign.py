"""Fuzz target of other programs' notations: HSLU lines and questions, Zühlke messages."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from buur.errors import NotationError, RecordError
from buur.notation.foreign import (
    ForeignError,
    hslu_line,
    hslu_record,
    parse_hslu,
    view_of_question,
    zuehlke,
)
from buur.notation.foreign.hslu_checks import HsluReport, check_stream
from buur.notation.view_codec import decode_view
from tests.fuzz.parsers.sentences import check_sentence


def _lines(data: bytes) -> None:
    """Check a stream of HSLU deals, as `buur check --format hslu` does, and write them again."""
    report = HsluReport("fuzz")
    for one in check_stream(io.BytesIO(data), report, lambda _: None):
        assert one.fault.code
    for line in data.split(b"\n"):
        try:
            deal = parse_hslu(line)
        except ForeignError as error:
            check_sentence(str(error))
        else:
            assert parse_hslu(hslu_line(deal)) == deal
            with suppress(RecordError):  # the deal cannot be played
                hslu_record(deal)


def _question(data: bytes) -> None:
    """Read the question to an HSLU agent, as the service of `buur agent` does."""
    try:
        question = json.loads(data)
    except (ValueError, RecursionError):
        return
    if isinstance(question, Mapping):
        try:
            assert view_of_question(question).legal
        except ForeignError as error:
            check_sentence(str(error))


def _challenge(data: bytes) -> None:
    """Read a message of the Jass Challenge with its cards or its contract."""
    try:
        _, content = zuehlke.read_message(data)
    except ForeignError as error:
        check_sentence(str(error))
        return
    for read in (zuehlke.read_cards, zuehlke.read_card, zuehlke.read_contract):
        try:
            read(content)
        except ForeignError as error:
            check_sentence(str(error))


def _duel(data: bytes) -> None:
    """Read the view in a question of another Buur, as the WebSocket of `buur agent` does."""
    try:
        question = json.loads(data)
    except (ValueError, RecursionError):
        return
    if isinstance(question, dict):
        try:
            decode_view(question.get("whole"))
        except NotationError as error:
            check_sentence(str(error))


READERS: Final[Mapping[bytes, Callable[[bytes], None]]] = {
    b"lines": _lines,
    b"question": _question,
    b"challenge": _challenge,
    b"duel": _duel,
}


def examine(data: bytes) -> None:
    """Read a notation; the first line names it, any other stands for one of them."""
    name, _, rest = data.partition(b"\n")
    known = list(READERS)
    READERS[name if name in READERS else known[len(name) % len(known)]](rest)

"""Fuzz target of the lines of ``buur ask``."""

from __future__ import annotations

import json

from buur.answers.json_lines import answer_line
from buur.variants.registry import variant
from tests.fuzz.parsers.sentences import check_sentence

CHIBRE = variant("chibre")


def examine(data: bytes) -> None:
    """Answer each line; none may be a fault of the program."""
    for line in data.split(b"\n"):
        found = answer_line(line, CHIBRE, on_bug=_fail)
        json.dumps(found, allow_nan=False).encode()
        error = found.get("error")
        if error is not None:
            assert isinstance(error, dict)
            assert set(error) == {"code", "message"}
            check_sentence(error["message"])


def _fail(error: Exception) -> str:
    raise AssertionError(f"{type(error).__name__}: {error}") from error

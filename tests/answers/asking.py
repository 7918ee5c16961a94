"""Putting questions to ``buur ask`` without a process."""

from __future__ import annotations

import json
from typing import Any

from buur.answers.json_lines import answer_line
from buur.variants.registry import PRESETS


def ask(kind: str, **fields: object) -> dict[str, Any]:
    """Return the answer to one question under the default rules."""
    line = json.dumps({"ask": kind, **fields}).encode()
    return answer_line(line, PRESETS["chibre"].variant)


def error_code(kind: str, **fields: object) -> str:
    """Return the code of the error that a question gets."""
    code = ask(kind, **fields)["error"]["code"]
    assert isinstance(code, str)
    return code

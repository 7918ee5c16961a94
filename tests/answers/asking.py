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


def claim(
    contract: str, scores: list[int], tricks: list[int], *credits: tuple[object, ...], team: int = 0
) -> dict[str, Any]:
    """Return the fields of a claim of the end.

    Args:
        contract: of the deal.
        scores: of the teams before the deal.
        tricks: that the teams have taken.
        credits: team, kind and points of each, and the number of its trick where it matters.
        team: that claims.
    """
    names = ("team", "kind", "points", "trick")
    given = [dict(zip(names, credit, strict=False)) for credit in credits]
    position = {"contract": contract, "scores": scores, "team": team, "tricks": tricks}
    return position | ({"credits": given} if given else {})

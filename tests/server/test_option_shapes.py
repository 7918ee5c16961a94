"""Options of any JSON shape at every address that takes them: one validator, one answer."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from tests.server.harness import Running
from tests.server.test_http import JSON_TYPE

pytestmark = pytest.mark.asyncio(loop_scope="module")

MORE: Final = {
    "/api/tables": "",
    "/api/explain": ', "lang": "fr"',
    "/api/card-order": ', "contract": "trump:S"',
    "/api/series": ', "pairs": ["Anna, Beat", "Carla, Dario"]',
}
"""By address: the fields that a body needs beside rules and options."""

REFUSED: Final = {
    '{"imposed": "x"}': "imposed-suits",
    '{"contracts": [[[]]]}': "not-choice",
    '{"multipliers": [[[]]]}': "not-factors",
    '{"multipliers": {"S": {"S": []}}}': "not-factors",
    '{"target": 1e400}': None,
    f'{{"target": {"9" * 4301}}}': None,
    f'{{"target": -{"9" * 5000}}}': None,
    f'{{"cut": {"[" * 30_000}{"]" * 30_000}}}': None,
    f'{{"cut": {"[" * 500}{"]" * 500}}}': "not-choice",
    f'{{"sheet": "{" " * 5_000}"}}': "not-text",
    '{"first_card": "\\u0000"}': "first-card",
    '{"x": null}': "unknown-option",
    '{"melds": 0}': "not-flag",
}
"""By options as JSON: the code of the refusal, None if it is no JSON that can be read."""


async def post(server: Running, path: str, options: str) -> httpx.Response:
    """Post a body with options, given as JSON text."""
    body = f'{{"rules": "match-aux-cartes", "options": {options}{MORE[path]}}}'
    return await server.http.post(path, content=body.encode(), headers=JSON_TYPE)


@pytest.mark.parametrize("path", MORE)
@pytest.mark.parametrize(("options", "code"), REFUSED.items())
async def test_options_that_cannot_be_read_are_refused_alike(
    server: Running, path: str, options: str, code: str | None
) -> None:
    response = await post(server, path, options)
    error: dict[str, Any] = response.json()["error"]
    assert response.status_code in (400, 422), error
    assert len(error["message"]) < 700
    if code is not None:
        assert (error["code"], error["why"]["code"]) == ("bad-rules", code)


@pytest.mark.parametrize("options", ['{"push": false}', '{"melds": "no"}', '{"imposed": "SH"}'])
async def test_the_table_accepts_what_can_be_explained(server: Running, options: str) -> None:
    found = {path: (await post(server, path, options)).status_code for path in MORE}
    assert found == {**dict.fromkeys(MORE, 200), "/api/tables": 201}

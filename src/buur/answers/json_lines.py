"""Questions and answers as JSON Lines: `answer_line`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, NoReturn

from buur.answers.codec import Answer, answer
from buur.answers.codec.question import QuestionError
from buur.arguments import excerpt
from buur.variants.model import Variant

LONGEST_LINE: Final = 100_000
"""Maximum number of bytes of a line."""


def answer_line(
    line: bytes, base: Variant, lang: str = "en", *, on_bug: Callable[[Exception], str] = repr
) -> dict[str, object]:
    """Return the answer to one line, or an object with the key ``error``.

    Args:
        line: a JSON object as UTF-8.
        base: the rules that hold where the question names none.
        lang: the language of sentences in the answer; messages of errors are English.
        on_bug: reports a fault of the program, which must not stop a stream of questions; returns
            the message for the error object.
    """
    asked_as: object = None
    try:
        fields = _read(line)
        asked_as = fields.get("id")
        found: Answer = answer(fields, base, lang)
    except QuestionError as error:
        return _error(asked_as, error.code, error.message)
    except Exception as error:  # noqa: BLE001 - the questions that follow get their answers
        return _error(asked_as, "internal", on_bug(error))
    return {"id": asked_as, **found} if "id" in fields else {**found}


def _error(asked_as: object, code: str, message: str) -> dict[str, object]:
    return {"id": asked_as, "error": {"code": code, "message": message}}


def _read(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise QuestionError("bad-json", f"the line is longer than {LONGEST_LINE} bytes")
    try:
        found = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise QuestionError("bad-json", f"the line is not UTF-8: byte {error.start + 1}") from error
    except json.JSONDecodeError as error:
        message = f"the line is not JSON: {error.msg} at column {error.colno}"
        raise QuestionError("bad-json", message) from error
    except (RecursionError, ValueError) as error:
        raise QuestionError(
            "bad-json", "the line nests too deeply or holds a huge number"
        ) from error
    if not isinstance(found, dict):
        raise QuestionError("not-an-object", f"a question is an object, not {excerpt(found)}")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise QuestionError("bad-json", f"the line is not JSON: {name} is no JSON number")

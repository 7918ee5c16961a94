"""Questions about the rules as JSON objects, one question in, one answer out.

Every kind of question is a module with a pure function from a `Question` to an answer. The rules
are those of the engine; nothing is decided a second time here.
``docs/reference/ask.md`` describes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, NoReturn

from buur.cli.ask import finish, legal, melds, ruling, slate, solder, trick, values
from buur.cli.ask.question import AskError, Question, shown
from buur.cli.logs import log_bug
from buur.cli.user_errors import error_text
from buur.play.codec import Json
from buur.variants.model import Variant

Answer = Callable[[Question], dict[str, Json]]

KINDS: Final[Mapping[str, Answer]] = {
    "legal": legal.answer,
    "trick": trick.answer,
    "values": values.answer,
    "melds": melds.answer,
    "compare": melds.compare,
    "solder": solder.answer,
    "slate": slate.answer,
    "finish": finish.answer,
    "ruling": ruling.answer,
}
"""What can be asked."""

LONGEST_LINE: Final = 100_000


def answer_line(line: bytes, base: Variant, lang: str = "en") -> dict[str, object]:
    """Return the answer to one line, or an object with the key ``error``.

    Args:
        line: a JSON object as UTF-8.
        base: the rules that hold where the question names none.
        lang: the language of sentences in the answer; messages of errors are English.
    """
    asked_as: object = None
    try:
        fields = _read(line)
        asked_as = fields.get("id")
        found: dict[str, object] = {**answer(fields, base, lang)}
    except AskError as error:
        return {"id": asked_as, "error": {"code": error.code, "message": error.message}}
    except Exception as error:  # noqa: BLE001 - a mistake of ours must not stop the stream
        message = f"a mistake in Buur: {error_text(error)}; details are in {log_bug(error)}"
        return {"id": asked_as, "error": {"code": "internal", "message": message}}
    return {"id": asked_as, **found} if "id" in fields else found


def answer(fields: Mapping[str, object], base: Variant, lang: str = "en") -> dict[str, Json]:
    """Return the answer to a question.

    Raises:
        AskError: it cannot be answered.
    """
    question = Question(fields, base, lang)
    kind = question.get("ask")
    known = KINDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        near = get_close_matches(str(kind), KINDS, 1)
        hint = f"did you mean {near[0]}?" if near else "expected one of " + ", ".join(KINDS)
        raise AskError("unknown-ask", f"nobody answers {shown(kind)}: {hint}")
    question.check_common()
    return known(question)


def _read(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise AskError("bad-json", f"the line is longer than {LONGEST_LINE} bytes")
    try:
        found = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise AskError("bad-json", f"the line is not UTF-8: byte {error.start + 1}") from error
    except json.JSONDecodeError as error:
        message = f"the line is not JSON: {error.msg} at column {error.colno}"
        raise AskError("bad-json", message) from error
    except (RecursionError, ValueError) as error:
        raise AskError("bad-json", "the line nests too deeply or holds a huge number") from error
    if not isinstance(found, dict):
        raise AskError("not-an-object", f"a question is an object, not {shown(found)}")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise AskError("bad-json", f"the line is not JSON: {name} is no JSON number")


__all__ = ["KINDS", "AskError", "Question", "answer", "answer_line"]

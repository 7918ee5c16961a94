"""`Question`: what a pool asks a bot, with the view of one seat; its JSON, and that of answers."""

from __future__ import annotations

import json
from dataclasses import dataclass

from buur.errors import NotationError
from buur.notation.view_codec import decode_view, encode_view
from buur.play.codec import event_json, parse_event
from buur.play.model.events import Act
from buur.play.views import View
from buur.server.bot_pool.effort import FULL, LEAST


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a bot. Who answers it learns no more than the seat may know.

    >>> import buur
    >>> asked = Question("sharp@300", 7, buur.start("chibre", 7).view(0))
    >>> decode_question(encode_question(asked)) == asked
    True
    """

    bot: str
    """The name of the bot with its budget, as for `buur.bots.factory`."""
    seed: int
    """The seed of the bot."""
    view: View
    """The view of its seat."""
    is_on_turn: bool = True
    """Whether the bot must act; otherwise it may act or keep silent."""
    effort: float = FULL
    """The share of its budget that the bot uses, from `LEAST` to `FULL`."""


class BotFailure(Exception):  # noqa: N818 - it is the bot's
    """A bot has raised an error; the text has its traceback."""


def encode_question(question: Question) -> bytes:
    """Return a question as JSON in one line."""
    ask = "choose" if question.is_on_turn else "interject"
    content = {
        "bot": question.bot,
        "seed": question.seed,
        "ask": ask,
        "whole": encode_view(question.view),
    }
    if question.effort != FULL:
        content["effort"] = question.effort
    return json.dumps(content, separators=(",", ":")).encode()


def with_effort(question: bytes, effort: float) -> bytes:
    """Return a question with another effort, both as JSON in one line.

    A text that is no question stays as it is; its worker refuses it.
    """
    try:
        content = _object(question) | {"effort": effort}
    except NotationError:
        return question
    return json.dumps(content, separators=(",", ":")).encode()


def decode_question(text: bytes) -> Question:
    """Return the question that `encode_question` encoded.

    Raises:
        NotationError: the text is no question, or one of another version of Buur.
    """
    content = _object(text)
    bot, seed, ask = (content.get(key) for key in ("bot", "seed", "ask"))
    if not isinstance(bot, str) or type(seed) is not int or ask not in ("choose", "interject"):
        raise NotationError("this is no question to a bot")
    effort = content.get("effort", FULL)
    if not isinstance(effort, int | float) or not LEAST <= effort <= FULL:
        raise NotationError("the effort of a question is out of range")
    return Question(bot, seed, decode_view(content.get("whole")), ask == "choose", effort)


def encode_answer(act: Act | None, effort: float = FULL) -> bytes:
    """Return an answer as JSON in one line; None for silence.

    Args:
        act: the act.
        effort: the effort with which it was found.
    """
    content: dict[str, object] = {"act": None if act is None else event_json(act)}
    if effort < FULL:
        content["effort"] = effort
    return json.dumps(content, separators=(",", ":")).encode()


def encode_failure(traceback: str) -> bytes:
    """Return the answer of a bot that has raised an error, as JSON in one line."""
    return json.dumps({"error": traceback}).encode()


def decode_answer(text: bytes) -> Act | None:
    """Return the act of an answer, None for silence. It may be illegal.

    Raises:
        BotFailure: the bot has raised an error.
        NotationError: the text is no answer.
    """
    content = _object(text)
    error, act = content.get("error"), content.get("act", "")
    if isinstance(error, str):
        raise BotFailure(error)
    if act is None:
        return None
    event = parse_event(act)
    if not isinstance(event, Act):
        raise NotationError(f"{type(event).__name__} is not an act of a seat")
    return event


def is_shortened(answer: bytes) -> bool:
    """Tell whether an answer says that its bot thought for a shorter time.

    Raises:
        NotationError: the text is no answer.
    """
    effort = _object(answer).get("effort", FULL)
    return isinstance(effort, int | float) and effort < FULL


def _object(text: bytes) -> dict[str, object]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("this is not JSON") from error
    if not isinstance(content, dict):
        raise NotationError("this is not a JSON object")
    return content

"""`RequestHandler`: answers the questions of a duel in another process with a bot of Buur."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from buur.arena.remote_bot import VERSION
from buur.bots import Bot, bot
from buur.errors import NotationError
from buur.notation.view_codec import decode_view
from buur.play.codec import event_json

MAX_BOTS: Final = 64
"""Largest number of bots, one for each seed, that are kept between questions."""


class RequestHandler:
    """Answers requests with the acts of a bot; the client must be a Buur of the same version.

    Args:
        name: the name of the bot.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._bots: dict[int, Bot] = {}

    def answer(self, text: str | bytes) -> str:
        """Return the answer to a question."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return json.dumps({"error": "this question is not JSON"})
        if not isinstance(found, dict):
            return json.dumps({"error": "this question is not an object"})
        if "hello" in found:
            return json.dumps({"hello": {"claims": True, "whole": VERSION, "name": self._name}})
        try:
            act = self._act(found)
        except NotationError as error:
            return json.dumps({"id": found.get("id"), "error": str(error)})
        return json.dumps({"id": found.get("id"), "act": act})

    def _act(self, question: Mapping[str, object]) -> object:
        view, player = decode_view(question.get("whole")), self._player(question.get("seed"))
        act = player.interject(view) if question.get("ask") == "interject" else player.choose(view)
        return None if act is None else event_json(act)

    def _player(self, seed: object) -> Bot:
        """Return the bot of a seed."""
        number = seed if type(seed) is int else 0
        if number not in self._bots:
            if len(self._bots) >= MAX_BOTS:
                self._bots.clear()
            self._bots[number] = bot(self._name, number)
        return self._bots[number]

"""A program that plays at a server's table: sees what its seat may know, and acts."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Final

import buur
from buur.arena.carried import read_whole
from buur.client.connection import PATIENCE, Connection
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation, read_invitation
from buur.errors import NotationError
from buur.play.auto_play import random_cut
from buur.play.codec import event_json
from buur.play.model.events import Act, Contributed
from buur.play.players import Bot
from buur.play.views import View

PACE: Final = 0.9
"""Seconds that an act seems to take where people look on, as the server's own bots have it."""
AFTER_TRICK: Final = 0.8
"""Added before the first card of a trick, while the last one still lies there."""
FOR_DOUBLING: Final = 2.0
"""Added before a bid, which others may wish to double."""
NONCE_BYTES: Final = 16
_ASIDE: Final = frozenset({"hint", "why", "melds", "best", "stoeck_cards"})
"""What `legal` tells beside acts."""
_SPEAKING: Final = ("bid", "play", "count")
"""Phases in which a bot is asked beside its turn."""


class BotClient:
    """A seat that a program plays.

    What needs no decision it does itself: it contributes to the shuffle and cuts at random.

    Args:
        invitation: to the seat, or its text.
        patience: seconds for which a server that has gone is waited for.

    Raises:
        TableFailure: there is no server, or the invitation opens nothing there.
    """

    def __init__(self, invitation: Invitation | str, *, patience: float = PATIENCE) -> None:
        if isinstance(invitation, str):
            invitation = read_invitation(invitation)
        self.invitation = invitation
        self.refusal: str | None = None
        """The reason code of the last act that was not taken: mostly, others were first."""
        self._connection = Connection(invitation, patience)

    def __enter__(self) -> BotClient:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table; who comes with the same invitation goes on."""
        self._connection.close()

    @property
    def table(self) -> dict[str, Any]:
        """The table as pages are shown it: `view` of ``docs/protocol.md``, with names and kinds."""
        return self._connection.table

    def views(self) -> Iterator[View]:
        """Give a view whenever the seat may act or speak; the last is that of the end.

        After each, `do` an act, or none: the next comes once something has happened.

        Raises:
            TableFailure: the server is gone for good, or another program has taken the seat.
        """
        seen: int | None = None
        while True:
            if self._connection.version == seen or not self._may_act:
                self._connection.next()
                continue
            found = self._look()
            if found is None or self._settled(found):
                continue
            seen = self._connection.version
            yield found
            if found.state.result is not None:
                return

    def do(self, act: Act) -> bool:
        """Act, and tell whether the table took it; if not, `refusal` says why."""
        source = event_json(act)
        source.pop("seat", None)
        return self._told(source)

    def count(self) -> bool:
        """Have the deal counted that waits for somebody who could still speak."""
        return self._told({"e": "counted"})

    def play(self, bot: Bot, *, pace: float = PACE) -> View:
        """Let a bot play until the partie is over.

        Args:
            bot: any; an act that is not lawful is replaced by the first lawful one.
            pace: seconds that an act takes at least where people look on.

        Returns:
            The view of the end; `View.state` has the result.

        Raises:
            TableFailure: as `views`; or the table refuses a lawful act.
        """
        for view in self.views():
            if view.state.result is not None:
                return view
            self._step(bot, view, pace)
        raise self._failure("replaced")

    def _step(self, bot: Bot, view: View, pace: float) -> None:
        """Let a bot speak, or else act."""
        begun, version = monotonic(), self._connection.version
        act = bot.interject(view) if view.state.phase in _SPEAKING else None
        if act is not None and act in view.legal:
            done = self.do(act)
        elif view.is_on_turn:
            act = bot.choose(view)
            if act not in view.legal:
                act = next(iter(view.legal))
            sleep(max(0.0, begun + self._pause(view, pace) - monotonic()))
            done = self.do(act)
        else:
            done = not self.table["legal"]["count"] or self.count()
        if not done and self._connection.version == version:
            raise self._failure("refused", str(self.refusal))

    def _pause(self, view: View, pace: float) -> float:
        """Return how many seconds an act takes at least, so that people can follow."""
        deal = view.state.deal
        if deal is None or "person" not in self.table["kinds"]:
            return 0.0
        if view.state.phase == "bid":
            pace += FOR_DOUBLING
        return pace + (AFTER_TRICK if deal.tricks and not deal.lying else 0.0)

    @property
    def _may_act(self) -> bool:
        """Whether the table offers the seat anything, or is over."""
        legal = self.table["legal"]
        offered = any(value for name, value in legal.items() if name not in _ASIDE)
        return offered or self.table["result"] is not None

    def _look(self) -> View | None:
        """Return what the seat may know; None where the table has gone on meanwhile."""
        answer = self._connection.ask("look")
        if answer["t"] == "no":
            raise self._failure("refused", str(answer["code"]))
        if answer["version"] != buur.__version__:
            raise self._failure("other-version", str(answer["version"]))
        try:
            found = read_whole(answer["whole"])
        except NotationError as error:
            raise self._failure("other-version", str(answer["version"])) from error
        return found if answer["v"] == self._connection.version else None

    def _settled(self, view: View) -> bool:
        """Do what needs no decision, and tell whether there was anything."""
        if view.seat is None or not view.is_on_turn:
            return False
        match view.state.phase:
            case "seal":
                return self.do(Contributed(view.seat, secrets.token_hex(NONCE_BYTES)))
            case "cut":
                return self.do(random_cut(view.state, view.seat, random.random))
            case _:
                return False

    def _told(self, act: dict[str, Any]) -> bool:
        answer = self._connection.ask("do", act=act)
        self.refusal = None if answer["t"] == "ok" else str(answer["code"])
        return self.refusal is None

    def _failure(self, code: str, detail: str = "") -> TableFailure:
        return TableFailure(code, self.invitation.address, detail)

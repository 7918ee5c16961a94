"""`BotClient`: a client that plays a seat at a server's table for a bot."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Final

import buur
from buur.arguments import instance, number, text
from buur.bots import BotLike, bot_of
from buur.bots.function_bot import IllegalAnswer
from buur.client.connection import PATIENCE, Connection
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation, read_invitation
from buur.errors import NotationError
from buur.notation.view_codec import decode_view
from buur.play.auto_play import random_cut
from buur.play.codec import event_json
from buur.play.model.events import Act, Contributed, SeatAct
from buur.play.players import Bot
from buur.play.views import View

MAX_SECONDS: Final = 86_400.0
"""Longest patience and pace, a day."""
PACE: Final = 0.9
"""Minimum seconds per act when people play: the mean delay of the server's own bots."""
AFTER_TRICK: Final = 0.8
"""Seconds added before the first card of a trick, while the previous trick is shown."""
FOR_DOUBLING: Final = 2.0
"""Seconds added before a bid, so that others may double."""
NONCE_BYTES: Final = 16
_ASIDE: Final = frozenset({"hint", "why", "melds", "best", "stoeck_cards"})
"""Keys of `legal` that are no acts."""
_SPEAKING: Final = ("bid", "play", "count")
"""Phases in which a bot may act out of turn."""


class BotClient:
    """The client of one seat.

    >>> from buur.client import TableFailure
    >>> try:
    ...     BotClient("http://localhost:1/table/k7wq#token=a-b_c", patience=0)
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    It does the acts that need no decision: it contributes to the shuffle and cuts at random.

    Args:
        invitation: the invitation to the seat, or its text.
        patience: the number of seconds for which it tries to reconnect.

    Raises:
        TableFailure: there is no server, or it has no seat for the invitation.
        ArgumentError: an argument is of another type, or out of range.
    """

    def __init__(self, invitation: Invitation | str, *, patience: float = PATIENCE) -> None:
        if isinstance(invitation, str):
            invitation = read_invitation(invitation)
        instance(invitation, Invitation, "invitation", "an Invitation or its text")
        patience = number(patience, 0, MAX_SECONDS, "patience")
        self.invitation = invitation
        self.refusal: str | None = None
        """Reason code if the last act was refused, mostly because others acted first; else None."""
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
        """Disconnect; the same invitation can open the seat again."""
        self._connection.close()

    @property
    def table(self) -> dict[str, Any]:
        """The table view, as pages receive it: `view` of ``docs/reference/protocol.md``."""
        return self._connection.table

    def friends(self) -> dict[str, Any]:
        """Return how a table for friends stands: ``friends`` of the protocol; else nothing.

        Raises:
            TableFailure: as for `views`.
        """
        self._connection.refresh()
        return self._connection.friends

    def arrange(self, act: str, **fields: Any) -> dict[str, Any]:
        """Want something of the seats of a table for friends; return the table's answer.

        Args:
            act: ``begin``, ``swap`` or another act of ``docs/reference/protocol.md``.
            fields: its fields.

        Raises:
            TableFailure: the table refuses, or reconnecting has failed.
        """
        revision = self.friends().get("rev", 0)
        answer = self._connection.ask("arrange", rev=revision, act=act, **fields)
        if answer["t"] != "arranged":
            raise self._failure("refused", str(answer.get("message") or answer.get("code")))
        return answer

    def say(self, phrase: str) -> None:
        """Say a phrase or a reaction to the others at a table for friends.

        Args:
            phrase: its id, one of `buur.server.wire.phrases` in ``docs/reference/protocol.md``.

        Raises:
            TableFailure: the table refuses, as during a silent deal, or reconnecting has failed.
            ArgumentError: the argument is no text.
        """
        answer = self._connection.ask("say", phrase=text(phrase, "phrase"))
        if answer["t"] != "ok":
            raise self._failure("refused", str(answer.get("message") or answer.get("code")))

    def heard(self) -> list[dict[str, Any]]:
        """Return the last that people have said at a table for friends: ``seat`` and ``phrase``.

        Raises:
            TableFailure: as for `views`.
        """
        self._connection.refresh()
        return list(self._connection.said)

    def views(self) -> Iterator[View]:
        """Yield a view whenever the seat may act; the last one shows the result.

        The caller may `do` an act after a view, or none: the next view follows the next event.

        Raises:
            TableFailure: reconnecting has failed, or another program has taken the seat.
        """
        seen: int | None = None
        while True:
            if self._connection.version == seen or not self._may_act:
                self._connection.next()
                continue
            found = self._request_view()
            if found is None or self._act_automatically(found):
                continue
            seen = self._connection.version
            yield found
            if found.state.result is not None:
                return

    def do(self, act: Act) -> bool:
        """Request an act; return whether the table accepted it, otherwise set `refusal`.

        Raises:
            ArgumentError: it is no act of a seat.
            TableFailure: as for `views`.
        """
        instance(act, SeatAct, "act", "an act of a seat")
        source = event_json(act)
        source.pop("seat", None)
        return self._request_act(source)

    def count(self) -> bool:
        """Request that the deal is counted although another player could still speak."""
        return self._request_act({"e": "counted"})

    def play(self, bot: BotLike, *, pace: float = PACE) -> View:
        """Let a bot play until the partie is over.

        Args:
            bot: the bot that plays: its name, a bot, a factory, or a function of the view, see
                `buur.bots.bot_of`. An illegal act is replaced by the first legal one.
            pace: the minimum seconds per act when people play.

        Returns:
            The last view; its state has the result.

        Raises:
            TableFailure: as for `views`, or the table refuses a legal act.
            BotError: there is no bot of this name.
            ArgumentError: an argument is of another type, or out of range.
        """
        player, pace = bot_of(bot), number(pace, 0, MAX_SECONDS, "pace")
        for view in self.views():
            if view.state.result is not None:
                return view
            self._step(player, view, pace)
        raise self._failure("replaced")

    def _step(self, bot: Bot, view: View, pace: float) -> None:
        """Request the bot's act, out of turn or else on turn; if it has none, request the count."""
        begun, version = monotonic(), self._connection.version
        act = bot.interject(view) if view.state.phase in _SPEAKING else None
        if act is not None and act in view.legal:
            done = self.do(act)
        elif view.is_on_turn:
            act = _legal_act(bot, view)
            sleep(max(0.0, begun + self._pause(view, pace) - monotonic()))
            done = self.do(act)
        else:
            done = not self.table["legal"]["count"] or self.count()
        if not done and self._connection.version == version:
            raise self._failure("refused", str(self.refusal))

    def _pause(self, view: View, pace: float) -> float:
        """Return the minimum seconds for an act, so that people can follow."""
        if "person" not in self.table["kinds"]:
            return 0.0
        if view.state.phase == "bid":
            pace += FOR_DOUBLING
        return pace + (AFTER_TRICK if view.deal.tricks and not view.deal.lying else 0.0)

    @property
    def _may_act(self) -> bool:
        """Whether the seat has legal acts, or the partie is over."""
        legal = self.table["legal"]
        offered = any(value for name, value in legal.items() if name not in _ASIDE)
        return offered or self.table["result"] is not None

    def _request_view(self) -> View | None:
        """Request the view of the seat; None if an event has happened meanwhile."""
        answer = self._connection.ask("look")
        if answer["t"] == "no":
            raise self._failure("refused", str(answer["code"]))
        if answer["version"] != buur.__version__:
            raise self._failure("other-version", str(answer["version"]))
        try:
            found = decode_view(answer["whole"])
        except NotationError as error:
            raise self._failure("other-version", str(answer["version"])) from error
        return found if answer["v"] == self._connection.version else None

    def _act_automatically(self, view: View) -> bool:
        """Request an act that needs no decision; return whether the table accepted one."""
        if not view.is_on_turn:
            return False
        match view.state.phase:
            case "seal":
                return self.do(Contributed(view.seat, secrets.token_hex(NONCE_BYTES)))
            case "cut":
                return self.do(random_cut(view.state, view.seat, random.random))
            case _:
                return False

    def _request_act(self, act: dict[str, Any]) -> bool:
        answer = self._connection.ask("do", act=act)
        self.refusal = None if answer["t"] == "ok" else str(answer["code"])
        return self.refusal is None

    def _failure(self, code: str, detail: str = "") -> TableFailure:
        return TableFailure(code, self.invitation.address, detail)


def _legal_act(bot: Bot, view: View) -> Act:
    """Return the bot's act, or the first legal one if the bot's is illegal."""
    try:
        act = bot.choose(view)
    except IllegalAnswer:
        return next(iter(view.legal))
    return act if act in view.legal else next(iter(view.legal))

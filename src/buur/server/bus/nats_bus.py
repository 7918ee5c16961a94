"""`NatsBus`: a bus over NATS core, for nodes on several machines."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from buur.server.bus import nats_connection
from buur.server.bus.bus import (
    LARGEST,
    Answerer,
    AnswerFailed,
    BusDown,
    NoAnswerInTime,
    NobodyThere,
    Take,
    answer_of,
    kind_of,
    taken,
)

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription as Registered

_LOG = logging.getLogger(__name__)

FIRST_SECONDS: Final = 2.0
"""Time for which `NatsBus.start` waits for the broker."""
BACKLOG: Final = 1 << 26
"""Maximum bytes of messages that wait for the broker; those beyond are lost."""
_FAILED: Final = {"Buur-Failed": "yes"}
"""The headers of an answer without content, where who answers has failed."""


class NatsBus:
    """A bus over a broker of NATS; it comes back by itself within tenths of a second.

    Args:
        url: such as ``nats://host:4222``; see `nats_connection.check_url`.

    Raises:
        ServerError: the URL is none.
        MissingExtra: nats-py is not installed.
    """

    def __init__(self, url: str) -> None:
        nats_connection.check_url(url)
        from nats.aio.client import Client

        self._url = url
        self._client: Client = Client()
        self._subscriptions: set[_Subscription] = set()
        self._watchers: list[Callable[[bool], None]] = []
        self._down_since: float | None = None
        self._outgoing: deque[tuple[str, bytes]] = deque()
        self._waiting = 0
        """Bytes that wait to be sent."""
        self._has_outgoing = asyncio.Event()
        self._registering: set[asyncio.Task[None]] = set()
        self._connecting: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether messages are carried at present."""
        return self._down_since is None and self._client.is_connected

    @property
    def down_since(self) -> float | None:
        """The time of the event loop at which the bus was lost; None while it is connected."""
        return self._down_since

    async def start(self) -> None:
        """Connect. Without a broker it returns soon, and connects later by itself."""
        self._down_since = asyncio.get_running_loop().time()
        self._connecting = asyncio.create_task(self._connect())
        self._sending = asyncio.create_task(self._send())
        await asyncio.wait({self._connecting}, timeout=FIRST_SECONDS)
        if not self._connecting.done():
            _LOG.warning("the bus is not reachable; the node goes on without other nodes")

    async def _connect(self) -> None:
        try:
            await nats_connection.connect(
                self._client, self._url, lost=self._note_loss, found=self._note_return
            )
            await self._note_return()
        except Exception:  # noqa: BLE001 - the node goes on without other nodes
            _LOG.exception("the bus cannot be used")

    async def _note_loss(self) -> None:
        if self._down_since is None:
            self._down_since = asyncio.get_running_loop().time()
            self._tell(is_connected=False)

    async def _note_return(self) -> None:
        while waiting := [one for one in self._subscriptions if not one.is_registered]:
            for subscription in waiting:  # others may be made meanwhile
                await subscription.register(self._client)
        if self._down_since is not None:
            self._down_since = None
            self._tell(is_connected=True)

    def _tell(self, *, is_connected: bool) -> None:
        for changed in self._watchers:
            changed(is_connected)

    def notify(self, changed: Callable[[bool], None]) -> None:
        """Have a function called when the bus is lost (False) and when it is back (True)."""
        self._watchers.append(changed)

    # Messages.

    def publish(self, subject: str, content: bytes) -> None:
        """Send a message to all who subscribe to a subject; it is lost while the bus is down."""
        if not self.is_connected:
            return
        if len(content) > LARGEST or self._waiting + len(content) > BACKLOG:
            _LOG.error("a message on %s is lost: it has %d bytes", kind_of(subject), len(content))
            return
        self._waiting += len(content)
        self._outgoing.append((subject, content))
        self._has_outgoing.set()

    async def _send(self) -> None:
        """Send what is published, in its order."""
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            while self._outgoing:
                subject, content = self._outgoing.popleft()
                self._waiting -= len(content)
                try:
                    await self._client.publish(subject, content)
                except Exception as error:  # noqa: BLE001 - the bus is lost meanwhile
                    _LOG.debug("a message on %s is lost: %s", kind_of(subject), error)

    async def subscribe(self, subject: str, take: Take) -> _Subscription:
        """Get the messages with a subject; they come from the return of this method on."""

        async def receive(message: Msg) -> None:
            taken(subject, message.data, take)

        return await self._registered(subject, receive)

    async def answer(self, subject: str, answer: Answerer) -> _Subscription:
        """Answer the requests with a subject, one after the other."""

        async def receive(message: Msg) -> None:
            found = await answer_of(subject, message.data, answer)
            with suppress(Exception):  # who has asked gets no answer in time
                if found is None:
                    await self._client.publish(message.reply, b"", headers=_FAILED)
                else:
                    await self._client.publish(message.reply, found)

        return await self._registered(subject, receive)

    async def _registered(
        self, subject: str, receive: Callable[[Msg], Awaitable[None]]
    ) -> _Subscription:
        subscription = _Subscription(subject, receive, self._subscriptions)
        if self.is_connected:
            registering = asyncio.create_task(subscription.register(self._client))
            self._registering.add(registering)
            registering.add_done_callback(self._registering.discard)
            try:
                await asyncio.shield(registering)
            except BaseException:  # nobody could end it
                self._subscriptions.discard(subscription)  # `register` takes it back at the broker
                raise
        return subscription

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Return the answer to a request.

        Raises:
            NobodyThere: nobody answers requests with this subject.
            NoAnswerInTime: the answer did not come in time.
            AnswerFailed: the one who answers has failed.
            BusDown: this node is cut off.
        """
        from nats import errors

        if not self.is_connected:
            raise BusDown(subject)
        try:
            answer = await self._client.request(subject, content, timeout=seconds)
        except errors.NoRespondersError:
            raise NobodyThere(subject) from None
        except errors.TimeoutError:
            raise (NoAnswerInTime if self.is_connected else BusDown)(subject) from None
        except (errors.Error, OSError) as error:
            raise BusDown(subject) from error
        if answer.headers is not None and "Buur-Failed" in answer.headers:
            raise AnswerFailed(subject)
        return answer.data

    async def close(self) -> None:
        """Disconnect, after what is published is sent."""
        self._watchers.clear()
        if self.is_connected:
            with suppress(Exception):
                while self._outgoing:
                    subject, content = self._outgoing.popleft()
                    await self._client.publish(subject, content)
            await nats_connection.settle(self._client)
        for task in (self._connecting, self._sending, *self._registering):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await nats_connection.close(self._client)


class _Subscription:
    """A subscription, registered at the broker as soon as there is one."""

    def __init__(
        self,
        subject: str,
        receive: Callable[[Msg], Awaitable[None]],
        subscriptions: set[_Subscription],
    ) -> None:
        self._subject = subject
        self._receive = receive
        self._subscriptions = subscriptions
        self._client: Client
        self._registered: Registered | None = None
        subscriptions.add(self)

    @property
    def is_registered(self) -> bool:
        """Whether the broker knows it."""
        return self._registered is not None

    async def register(self, client: Client) -> None:
        """Register at the broker, which knows it when this returns; afterwards do nothing."""
        if self._registered is None and self in self._subscriptions:
            self._client = client
            self._registered = await client.subscribe(self._subject, cb=self._receive)
            if self in self._subscriptions:
                await nats_connection.settle(client)
            if self not in self._subscriptions:
                await self.end()  # it has ended meanwhile

    async def end(self) -> None:
        """Get no more messages; the broker knows it when this returns."""
        self._subscriptions.discard(self)
        registered, self._registered = self._registered, None
        if registered is not None:
            with suppress(Exception):  # the broker is lost
                await registered.unsubscribe()
            await nats_connection.settle(self._client)  # who asks afterwards is told at once

"""`MailRelay`: sends letters by SMTP, one after another in a thread, beside the event loop."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from time import monotonic
from typing import Final
from urllib.parse import unquote, urlsplit

from buur.server.errors import ServerError
from buur.server.fault_log import FaultLog

_LOG = logging.getLogger(__name__)

MOST_WAITING: Final = 100
"""Letters that wait for the relay; more are refused."""
_TIMEOUT: Final = 15.0
"""Seconds that the relay may take for an answer."""
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+"
)
LONGEST_ADDRESS: Final = 254
_PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True, slots=True, kw_only=True)
class MailSettings:
    """The relay of a server, and who writes."""

    host: str
    port: int
    sender: str
    """The address that letters come from."""
    page: str
    """The address of the page, without a slash at the end; links lead to it."""
    user: str = ""
    password: str = field(default="", repr=False)
    is_tls: bool = False
    """Whether the connection begins with TLS; else STARTTLS follows, except on this machine."""


def mail_settings(relay: str, sender: str, page: str) -> MailSettings:
    """Return the settings of a relay.

    >>> mail_settings("smtp://127.0.0.1:2525", "jass@example.ch", "https://jass.example.ch/").port
    2525

    Args:
        relay: as in ``smtp://user:password@host:587`` or ``smtps://host``.
        sender: the address that letters come from.
        page: the address of the page. It is never taken from a request, which could lead the link
            of somebody else to another server.

    Raises:
        ServerError: one of them is missing or not valid; one sentence says which.
    """
    parts = urlsplit(relay)
    try:
        port = parts.port
    except ValueError as error:
        raise ServerError(
            "--mail has a port that is none; it takes a relay such as smtp://user:password@host:587"
        ) from error
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/"):
        raise ServerError(
            "--mail takes a relay such as smtp://user:password@host:587 or smtps://host"
        )
    if mail_address(sender) is None:
        raise ServerError(
            "--mail needs --mail-from, the address that letters come from, such as jass@example.ch"
        )
    base = urlsplit(page)
    if base.scheme not in ("http", "https") or not base.netloc or base.query or base.fragment:
        raise ServerError(
            "--mail needs --page, the address of the page, such as https://jass.example"
        )
    return MailSettings(
        host=parts.hostname,
        port=port or _PORTS[parts.scheme],
        sender=sender,
        page=page.rstrip("/"),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        is_tls=parts.scheme == "smtps",
    )


def mail_address(text: str) -> str | None:
    """Return a mail address as it is compared, None if it is none.

    >>> mail_address(" Anna@Example.CH "), mail_address("anna@localhost")
    ('anna@example.ch', None)
    """
    address = text.strip()
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        return None
    return address.lower()


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter to one person."""

    address: str
    subject: str
    text: str


class MailRelay:
    """Sends letters in the order in which they are given.

    Args:
        settings: the relay.
    """

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self._waiting: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self._faults = FaultLog(_LOG, monotonic)
        self._task = asyncio.create_task(self._run())

    def send(self, letter: Letter) -> bool:
        """Have a letter sent; return False if too many wait."""
        try:
            self._waiting.put_nowait(letter)
        except asyncio.QueueFull:
            self._faults.report("full", "too many letters wait for the mail relay")
            return False
        return True

    async def close(self) -> None:
        """Stop; letters that wait are not sent any more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            letter = await self._waiting.get()
            try:
                await asyncio.to_thread(send_letter, self.settings, letter)
            except (OSError, smtplib.SMTPException) as error:
                # The text of the error may contain the address of the person.
                kind = type(error).__name__
                self._faults.report(kind, f"the mail relay took no letter: {kind}")


def send_letter(settings: MailSettings, letter: Letter) -> None:
    """Send a letter; it blocks until the relay has taken it.

    Raises:
        OSError: the relay is not there.
        SMTPException: it refuses the letter.
    """
    with _connection(settings) as smtp:
        if not settings.is_tls and not _is_here(settings.host):
            smtp.starttls(context=ssl.create_default_context())
        if settings.user:
            smtp.login(settings.user, settings.password)
        smtp.send_message(_message(settings, letter))


def _connection(settings: MailSettings) -> smtplib.SMTP:
    if not settings.is_tls:
        return smtplib.SMTP(settings.host, settings.port, timeout=_TIMEOUT)
    # Without a context smtplib would not verify the certificate.
    context = ssl.create_default_context()
    return smtplib.SMTP_SSL(settings.host, settings.port, timeout=_TIMEOUT, context=context)


def _message(settings: MailSettings, letter: Letter) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = settings.sender
    message["To"] = letter.address
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    return message


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

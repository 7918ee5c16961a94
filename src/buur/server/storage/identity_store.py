"""`IdentityStore`: the keys and devices of persons, and signing in with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sa

from buur.server.errors import Problem
from buur.server.storage.guest_rows import find_guest, new_id
from buur.server.storage.person_merge import Browser, is_kept, sign_in
from buur.server.storage.schema import GUEST_DEVICES, MAIL_ADDRESSES, MAIL_LINKS, PASSKEYS
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import DAY, now_ms

_T = TypeVar("_T")

LINK_MINUTES: Final = 10
"""Minutes for which a link in a mail is valid."""
MOST_KEYS: Final = 10
"""Passkeys of a person, and mail addresses."""


class Passkey(NamedTuple):
    """A passkey of a person."""

    id: str
    """The credential id in base64url."""
    guest_id: str
    public_key: str
    """In base64url of COSE."""
    sign_count: int


class OwnKey(NamedTuple):
    """A passkey as its person sees it."""

    id: str
    label: str
    created: int
    """Milliseconds since 1970."""
    used: int
    """The last use to the day, in milliseconds since 1970."""


class MailLink(NamedTuple):
    """A link that is sent by mail."""

    token_hash: str
    address: str
    guest: str
    """The internal id of who asks for it."""
    device_token: str
    """The hash of the token of the browser that asks for it."""


class IdentityStore:
    """The keys and devices of a database. Each method is one transaction.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def is_kept(self, guest: str) -> bool:
        """Tell whether a person has a key, by which she can sign in anywhere."""
        return await self._run(lambda connection: is_kept(connection, guest))

    # Devices.

    async def remove_device(self, guest: str, device: str) -> None:
        """Sign a device of a person out; an unknown one changes nothing."""
        mine = sa.and_(GUEST_DEVICES.c.guest_id == guest, GUEST_DEVICES.c.id == device)
        await self._run(lambda found: found.execute(sa.delete(GUEST_DEVICES).where(mine)))

    async def sign_out(self, guest: str, token_hash: str, *, anyway: bool) -> None:
        """Sign a browser out.

        Args:
            guest: its person.
            token_hash: the hash of the token in its cookie.
            anyway: whether a person without a key may lose everything by it.

        Raises:
            Problem: she has no key and no other device.
        """

        def work(connection: sa.Connection) -> None:
            devices = sa.select(GUEST_DEVICES.c.id).where(GUEST_DEVICES.c.guest_id == guest)
            is_last = len(connection.scalars(devices.limit(2)).all()) < 2
            if is_last and not anyway and not is_kept(connection, guest):
                text = "nothing would lead back to your parties: keep them first"
                raise Problem(409, "not-kept", text)
            mine = GUEST_DEVICES.c.token_hash == token_hash
            connection.execute(sa.delete(GUEST_DEVICES).where(mine))

        await self._run(work)

    # Mail.

    async def addresses(self, guest: str) -> tuple[str, ...]:
        """Return the mail addresses of a person."""
        found = sa.select(MAIL_ADDRESSES.c.address).where(MAIL_ADDRESSES.c.guest_id == guest)
        order = found.order_by(MAIL_ADDRESSES.c.created)
        return await self._run(lambda connection: tuple(connection.scalars(order)))

    async def add_mail_link(self, link: MailLink) -> None:
        """Store a link; those that are too old are deleted."""

        def work(connection: sa.Connection) -> None:
            old = MAIL_LINKS.c.created < now_ms() - LINK_MINUTES * 60_000
            connection.execute(sa.delete(MAIL_LINKS).where(old))
            device = _device(connection, link.device_token)
            if device is None:
                raise Problem(404, "nobody", "this browser was signed out meanwhile")
            row = {"token_hash": link.token_hash, "address": link.address, "guest_id": link.guest}
            more = {"device_id": device, "created": now_ms()}
            connection.execute(sa.insert(MAIL_LINKS), row | more)

        await self._run(work)

    async def follow_mail_link(self, token_hash: str, browser: Browser) -> str:
        """Sign a browser in by a link, and return the person's internal id.

        An address without a person becomes a key of the browser's own.

        Raises:
            Problem: the link is not valid, or another browser has asked for it.
        """

        def work(connection: sa.Connection) -> str:
            valid = MAIL_LINKS.c.created > now_ms() - LINK_MINUTES * 60_000
            mine = sa.select(MAIL_LINKS).where(MAIL_LINKS.c.token_hash == token_hash, valid)
            link = connection.execute(mine).first()
            if link is None:
                raise Problem(404, "no-mail-link", "this link is too old or was used: get another")
            guest = find_guest(connection, browser.token_hash)
            if guest is None or _device(connection, browser.token_hash) != link.device_id:
                text = "open the link in the browser in which you asked for it"
                raise Problem(409, "other-browser", text)
            of_address = MAIL_LINKS.c.address == link.address
            connection.execute(sa.delete(MAIL_LINKS).where(of_address))
            person = _person_of_address(connection, link.address)
            if person is None:
                person = guest
                _add_address(connection, guest, link.address)
            sign_in(connection, browser, person)
            return person

        return await self._run(work)

    async def remove_address(self, guest: str, address: str) -> None:
        """Take a mail address from a person; an unknown one changes nothing."""

        def work(connection: sa.Connection) -> None:
            mine = sa.and_(MAIL_ADDRESSES.c.guest_id == guest, MAIL_ADDRESSES.c.address == address)
            connection.execute(sa.delete(MAIL_ADDRESSES).where(mine))

        await self._run(work)

    # Passkeys.

    async def passkeys(self, guest: str) -> tuple[OwnKey, ...]:
        """Return the passkeys of a person, the oldest first."""
        columns = [PASSKEYS.c.short_id, PASSKEYS.c.label, PASSKEYS.c.created, PASSKEYS.c.used]
        found = sa.select(*columns).where(PASSKEYS.c.guest_id == guest).order_by(PASSKEYS.c.created)
        rows = await self._run(lambda connection: connection.execute(found).all())
        return tuple(OwnKey(*row) for row in rows)

    async def credentials(self, guest: str) -> tuple[str, ...]:
        """Return the credential ids of a person's passkeys."""
        found = sa.select(PASSKEYS.c.id).where(PASSKEYS.c.guest_id == guest)
        return await self._run(lambda connection: tuple(connection.scalars(found)))

    async def passkey(self, credential: str) -> Passkey | None:
        """Return a passkey by its credential id, None without one."""
        columns = [PASSKEYS.c[name] for name in Passkey._fields]
        found = sa.select(*columns).where(PASSKEYS.c.id == credential)
        row = await self._run(lambda connection: connection.execute(found).first())
        return None if row is None else Passkey(*row)

    async def add_passkey(self, key: Passkey, label: str) -> None:
        """Store a new passkey.

        Raises:
            Problem: it is known already, or the person has too many.
        """

        def work(connection: sa.Connection) -> None:
            known = sa.select(PASSKEYS.c.id).where(PASSKEYS.c.id == key.id)
            if connection.execute(known).first() is not None:
                raise bad_passkey()
            _expect_room(connection, PASSKEYS, key.guest_id)
            now = now_ms()
            row = {**key._asdict(), "short_id": new_id(), "label": label}
            connection.execute(sa.insert(PASSKEYS), row | {"created": now, "used": now - now % DAY})

        await self._run(work)

    async def sign_in_by_passkey(self, key: Passkey, sign_count: int, browser: Browser) -> None:
        """Sign a browser in by a passkey.

        Args:
            key: the passkey, as it was when its signature was verified.
            sign_count: its counter after the signature.
            browser: the browser.

        Raises:
            Problem: the passkey was used or removed meanwhile.
        """

        def work(connection: sa.Connection) -> None:
            same = sa.and_(
                PASSKEYS.c.id == key.id,
                PASSKEYS.c.guest_id == key.guest_id,
                PASSKEYS.c.sign_count == key.sign_count,
            )
            now = now_ms()
            values = {"sign_count": sign_count, "used": now - now % DAY}
            if connection.execute(sa.update(PASSKEYS).where(same).values(values)).rowcount != 1:
                raise bad_passkey()
            sign_in(connection, browser, key.guest_id)

        await self._run(work)

    async def remove_passkey(self, guest: str, short_id: str) -> None:
        """Take a passkey from a person; an unknown one changes nothing."""
        mine = sa.and_(PASSKEYS.c.guest_id == guest, PASSKEYS.c.short_id == short_id)
        await self._run(lambda found: found.execute(sa.delete(PASSKEYS).where(mine)))

    async def _run(self, work: Callable[[sa.Connection], _T]) -> _T:
        return await self._store.run(work, serial=True)


def bad_passkey() -> Problem:
    """Return the error for a passkey that opens nothing here."""
    return Problem(403, "bad-passkey", "this passkey opens nothing here")


def _device(connection: sa.Connection, token_hash: str) -> str | None:
    mine = GUEST_DEVICES.c.token_hash == token_hash
    found = connection.scalar(sa.select(GUEST_DEVICES.c.id).where(mine))
    return found if isinstance(found, str) else None


def _person_of_address(connection: sa.Connection, address: str) -> str | None:
    mine = MAIL_ADDRESSES.c.address == address
    found = connection.scalar(sa.select(MAIL_ADDRESSES.c.guest_id).where(mine))
    return found if isinstance(found, str) else None


def _add_address(connection: sa.Connection, guest: str, address: str) -> None:
    _expect_room(connection, MAIL_ADDRESSES, guest)
    row = {"address": address, "guest_id": guest, "created": now_ms()}
    connection.execute(sa.insert(MAIL_ADDRESSES), row)


def _expect_room(connection: sa.Connection, part: sa.Table, guest: str) -> None:
    found = sa.select(sa.func.count()).select_from(part).where(part.c.guest_id == guest)
    if (connection.scalar(found) or 0) >= MOST_KEYS:
        raise Problem(409, "too-many-keys", f"a person has at most {MOST_KEYS} keys of a kind")

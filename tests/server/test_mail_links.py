"""Links by mail: keeping a person, signing in, and attacks on both."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from buur.server import mail
from buur.server.errors import ServerError
from buur.server.fault_log import FaultLog
from buur.server.mail import MailRelay, mail_address, mail_settings
from buur.server.settings import Limits, Rate
from buur.server.storage.identity_store import LINK_MINUTES
from tests.server.harness import Running, running, settings_for
from tests.server.letters import FakeRelay, fake_relay
from tests.server.visitors import Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = "https://jass.example.ch"
MANY = Rate(per_second=100, burst=1000)


class Mailer(Visitor):
    """A browser whose person reads her letters."""

    async def ask(self, address: str, **more: Any) -> int:
        """Ask for a link, and return the status."""
        body = {"address": address} | more
        return (await self.http.post("/api/me/mail", json=body)).status_code

    async def follow(self, link: str) -> dict[str, Any]:
        """Follow a link that must be valid."""
        response = await self.http.post("/api/me/mail/follow", json={"link": link})
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.json()
        return answer

    async def refusal(self, link: str) -> tuple[int, str]:
        """Follow a link that is refused."""
        return error_code(await self.http.post("/api/me/mail/follow", json={"link": link}))

    async def person(self) -> dict[str, Any] | None:
        """Return the person."""
        found: dict[str, Any] | None = (await self.http.get("/api/me")).json()["person"]
        return found


@pytest_asyncio.fixture(loop_scope="module")
async def relay() -> AsyncIterator[FakeRelay]:
    """A mail relay."""
    async with fake_relay() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def post(
    relay: FakeRelay, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Running]:
    """A server that sends letters."""
    sent_by = mail_settings(f"smtp://127.0.0.1:{relay.port}", "buur@example.ch", PAGE)
    limits = Limits(letters=MANY, person_letters=MANY, contacts=MANY)
    settings = replace(settings_for(tmp_path_factory.mktemp("mail")), mail=sent_by, limits=limits)
    async with running(settings) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module")
async def browsers(post: Running) -> AsyncIterator[tuple[Mailer, Mailer]]:
    """Two browsers."""
    async with AsyncExitStack() as stack:
        found = (Mailer(post), Mailer(post))
        for one in found:
            stack.push_async_callback(one.http.aclose)
        yield found


Browsers = tuple[Mailer, Mailer]


async def test_a_link_keeps_a_person_and_leads_back_to_her(
    browsers: Browsers, relay: FakeRelay
) -> None:
    phone, laptop = browsers
    first = await phone.table(name="Anna")
    assert await phone.ask("Anna@Example.ch", lang="de") == 202
    letter = await relay.letter()
    assert letter["To"] == "anna@example.ch"
    assert letter["Subject"] == "Dein Link für Buur"
    assert f"{PAGE}/keep#" in letter.get_content()
    token = phone.token
    keys = await phone.follow(await relay.link())
    assert (keys["kept"], keys["addresses"]) == (True, ["anna@example.ch"])
    assert phone.token != token
    second = await laptop.table(name="Anneli")
    assert await laptop.ask("anna@example.ch") == 202
    await laptop.follow(await relay.link(2))
    assert await laptop.person() == await phone.person()
    assert set(await phone.ids()) == {first["table"], second["table"]}
    devices = (await phone.http.get("/api/me")).json()["devices"]
    assert sorted(one["here"] for one in devices) == [False, True]


async def test_the_old_token_opens_nothing_after_signing_in(
    browsers: Browsers, relay: FakeRelay
) -> None:
    phone, _ = browsers
    await phone.table()
    old = phone.token
    await phone.ask("anna@example.ch")
    await phone.follow(await relay.link())
    stolen = Mailer(phone.server)
    stolen.http.cookies.set("buur-guest", old)
    assert await stolen.person() is None
    await stolen.http.aclose()


async def test_a_link_works_once_and_for_some_minutes(browsers: Browsers, relay: FakeRelay) -> None:
    phone, _ = browsers
    await phone.table()
    over = (404, "no-mail-link")
    assert await phone.refusal("x") == over
    for _ in range(2):
        await phone.ask("anna@example.ch")
    first, second = await relay.link(1), await relay.link(2)
    await phone.follow(first)
    assert await phone.refusal(first) == over
    assert await phone.refusal(second) == over  # the address has its person
    await phone.ask("anna@example.ch")
    store = phone.server.registry.store
    change = sa.text("update mail_links set created = created - :ms")
    await store.run(lambda found: found.execute(change, {"ms": LINK_MINUTES * 60_000}))
    assert await phone.refusal(await relay.link(3)) == over


async def test_one_of_two_followers_gets_in(browsers: Browsers, relay: FakeRelay) -> None:
    phone, _ = browsers
    await phone.table()
    await phone.ask("anna@example.ch")
    body = {"link": await relay.link()}
    answers = await asyncio.gather(
        *(phone.http.post("/api/me/mail/follow", json=body) for _ in range(5))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]


async def test_a_link_works_only_in_the_browser_that_asked_for_it(
    browsers: Browsers, relay: FakeRelay
) -> None:
    mallory, victim = browsers
    await mallory.table(name="Mallory")
    mine = await victim.table(name="Victim")
    await mallory.ask("mallory@example.ch")
    link = await relay.link()
    assert await victim.refusal(link) == (409, "other-browser")
    assert await victim.ids() == [mine["table"]]
    await mallory.ask("victim@example.ch")
    assert await victim.refusal(await relay.link(2)) == (409, "other-browser")
    await mallory.follow(link)  # a refusal does not use it up
    assert await victim.ids() == [mine["table"]]


async def test_a_person_with_a_key_is_never_merged(browsers: Browsers, relay: FakeRelay) -> None:
    sister, brother = browsers
    hers = await sister.table(name="Sister")
    await sister.ask("sister@example.ch")
    await sister.follow(await relay.link())
    his = await brother.table(name="Brother")
    await brother.ask("brother@example.ch")
    await brother.follow(await relay.link(2))
    await sister.ask("brother@example.ch")  # he uses her tablet
    await sister.follow(await relay.link(3))
    assert await sister.ids() == [his["table"]]
    await sister.ask("sister@example.ch")
    await sister.follow(await relay.link(4))
    assert await sister.ids() == [hers["table"]]
    assert await brother.ids() == [his["table"]]


async def test_signing_in_on_one_table_keeps_the_own_seat(
    browsers: Browsers, relay: FakeRelay
) -> None:
    phone, laptop = browsers
    await phone.table()
    await phone.ask("anna@example.ch")
    await phone.follow(await relay.link())
    ticket = await phone.table(bots=[None, "random", "random"])
    claim = {"table": ticket["table"], "token": ticket["others"][0]["token"]}
    await laptop.games(tables=[claim])
    await laptop.ask("anna@example.ch")
    await laptop.follow(await relay.link(2))
    seats = {one["table"]: one["seat"] for one in (await laptop.games())["games"]}
    assert seats[ticket["table"]] == 0


async def test_nobody_learns_which_addresses_are_known(
    browsers: Browsers, relay: FakeRelay
) -> None:
    phone, laptop = browsers
    await phone.table()
    await phone.ask("anna@example.ch")
    await phone.follow(await relay.link())
    answers = [
        await laptop.http.post("/api/me/mail", json={"address": address})
        for address in ("anna@example.ch", "nobody@example.ch")
    ]
    assert len({(one.status_code, one.text) for one in answers}) == 1
    texts = [(await relay.letter(number)).get_content().partition("#")[0] for number in (2, 3)]
    assert texts[0] == texts[1]


async def test_only_the_hash_of_a_link_is_stored(browsers: Browsers, relay: FakeRelay) -> None:
    phone, _ = browsers
    await phone.ask("anna@example.ch")
    store = phone.server.registry.store
    rows = await store.run(lambda found: found.execute(sa.text("select * from mail_links")).all())
    assert await relay.link() not in repr(rows)


async def test_the_link_never_leads_to_the_host_of_the_request(
    browsers: Browsers, relay: FakeRelay
) -> None:
    phone, _ = browsers
    body = {"address": "anna@example.ch"}
    headers = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    await phone.http.post("/api/me/mail", json=body, headers=headers)
    await phone.ask("anna@example.ch")
    assert "evil" not in (await relay.letter()).as_string()


@pytest.mark.parametrize(
    "address",
    [
        "anna",
        "a@b",
        "anna@example.ch\r\nBcc: all@example.ch",
        "anna@example.ch, beat@example.ch",
        '"anna"@example.ch',
        "<anna@example.ch>",
        "änna@example.ch",
        f"{'x' * 65}@example.ch",
        f"x@{'y' * 63}.{'y' * 63}.{'y' * 63}.{'y' * 63}.ch",
        "a@-b.ch",
    ],
)
async def test_what_is_no_address_gets_no_letter(browsers: Browsers, address: str) -> None:
    phone, _ = browsers
    assert mail_address(address) is None
    response = await phone.http.post("/api/me/mail", json={"address": address})
    assert error_code(response) in {(422, "bad-address"), (422, "bad-request")}


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
@pytest.mark.parametrize("path", ["mail", "mail/follow", "sign-out", "sign-in", "friends/follow"])
async def test_other_sites_cannot_do_anything(browsers: Browsers, path: str, origin: str) -> None:
    phone, _ = browsers
    response = await phone.http.post(f"/api/me/{path}", json={}, headers={"origin": origin})
    assert error_code(response) == (403, "bad-origin")
    form = await phone.http.post(f"/api/me/{path}", content="{}")
    assert error_code(form) == (415, "bad-content-type")


async def test_letters_are_limited_by_person_network_and_address(
    relay: FakeRelay, tmp_path_factory: pytest.TempPathFactory
) -> None:
    sent_by = mail_settings(f"smtp://127.0.0.1:{relay.port}", "buur@example.ch", PAGE)
    settings = replace(
        settings_for(tmp_path_factory.mktemp("limits")), mail=sent_by, limits=Limits()
    )
    async with running(settings) as server:
        phone, laptop = Mailer(server), Mailer(server)
        asked = [await phone.ask(f"a{number}@example.ch") for number in range(4)]
        assert asked == [202, 202, 202, 429]  # the person
        assert [await laptop.ask("b@example.ch") for _ in range(2)] == [202, 429]  # the network
        assert len({(await relay.letter(number))["To"] for number in range(1, 5)}) == 4
        for one in (phone, laptop):
            await one.http.aclose()


async def test_a_mail_address_gets_few_letters_whoever_asks(
    relay: FakeRelay, tmp_path_factory: pytest.TempPathFactory
) -> None:
    sent_by = mail_settings(f"smtp://127.0.0.1:{relay.port}", "buur@example.ch", PAGE)
    base = settings_for(tmp_path_factory.mktemp("flood"))
    settings = replace(base, mail=sent_by, limits=Limits(letters=MANY))
    async with running(settings) as server:
        for _ in range(5):
            one = Mailer(server)
            assert await one.ask("victim@example.ch") == 202
            await one.http.aclose()
        last = Mailer(server)
        await last.ask("other@example.ch")
        await last.http.aclose()
        assert (await relay.letter(4))["To"] == "other@example.ch"


async def test_a_server_without_a_relay_offers_no_mail(anna: Visitor) -> None:
    offers = (await anna.http.get("/api/me/keys")).json()["offers"]
    assert offers["mail"] is False
    response = await anna.http.post("/api/me/mail", json={"address": "anna@example.ch"})
    assert error_code(response) == (404, "no-mail")


async def test_the_log_names_no_address(
    browsers: Browsers,
    relay: FakeRelay,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    phone, _ = browsers
    relay.refuses = True
    with caplog.at_level(logging.DEBUG, "buur"):
        written = asyncio.Event()
        report = FaultLog.report

        def reported(log: FaultLog, key: str, message: str) -> bool:
            written.set()
            return report(log, key, message)

        monkeypatch.setattr(FaultLog, "report", reported)
        await phone.ask("anna@example.ch")
        await written.wait()
    assert "SMTPRecipientsRefused" in caplog.text
    assert "@" not in caplog.text


async def test_letters_that_wait_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "send_letter", lambda *_: None)
    relay = MailRelay(mail_settings("smtp://127.0.0.1:1", "buur@example.ch", PAGE))
    letter = mail.Letter("a@b.ch", "x", "y")
    sent = [relay.send(letter) for _ in range(mail.MOST_WAITING + 1)]
    assert sent == [True] * mail.MOST_WAITING + [False]
    await relay.close()


@pytest.mark.parametrize(
    ("relay", "sender", "page"),
    [
        ("http://host", "a@b.ch", PAGE),
        ("smtp://", "a@b.ch", PAGE),
        ("smtp://host:99999", "a@b.ch", PAGE),
        ("smtp://host/path", "a@b.ch", PAGE),
        ("smtp://host", "", PAGE),
        ("smtp://host", "a@b.ch", ""),
        ("smtp://host", "a@b.ch", "jass.example"),
        ("smtp://host", "a@b.ch", "https://jass.example/#x"),
    ],
)
async def test_settings_of_mail_are_checked_at_the_start(
    relay: str, sender: str, page: str
) -> None:
    with pytest.raises(ServerError, match=r"^[a-z-]"):
        mail_settings(relay, sender, page)


async def test_the_password_is_never_shown() -> None:
    settings = mail_settings("smtps://me:geheim@host", "a@b.ch", PAGE)
    assert (settings.user, settings.password, settings.port) == ("me", "geheim", 465)
    assert "geheim" not in repr(settings)

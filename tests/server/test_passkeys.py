"""Passkeys: making them, signing in, and answers that are forged or replayed."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from buur.server.errors import Problem
from buur.server.settings import Limits, Rate
from buur.server.storage import identity_store
from buur.server.tables import passkeys
from buur.server.tables.passkeys import CHALLENGE_SECONDS, Passkeys
from tests.server.authenticators import Authenticator
from tests.server.harness import Running, running, settings_for
from tests.server.visitors import Visitor, error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

BAD = (403, "bad-passkey")


class Holder(Visitor):
    """A browser with an authenticator."""

    def __init__(self, server: Running) -> None:
        super().__init__(server)
        self.origin = server.url.rstrip("/")
        self.device = Authenticator(self.origin)
        self.http.headers["origin"] = self.origin

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request that must succeed."""
        response = await self.http.post(f"/api/me/{path}", json=body or {})
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def refusal(self, path: str, credential: Any) -> tuple[int, str]:
        """Send an answer that is refused."""
        body = {"credential": credential}
        return error_code(await self.http.post(f"/api/me/{path}", json=body))

    async def make(self) -> Any:
        """Add the authenticator's passkey."""
        credential = self.device.make(await self.post("passkeys/new"))
        return await self.post("passkeys", {"credential": credential})

    async def sign_in(self) -> Any:
        """Sign in by the authenticator."""
        credential = self.device.sign(await self.post("sign-in/challenge"))
        return await self.post("sign-in", {"credential": credential})


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server that takes many requests."""
    limits = Limits(contacts=Rate(per_second=100, burst=1000))
    settings = replace(settings_for(tmp_path_factory.mktemp("passkeys")), limits=limits)
    async with running(settings) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def holders(server: Running) -> AsyncIterator[tuple[Holder, Holder]]:
    """A phone with a person who has a passkey, and a laptop with the same passkey."""
    async with AsyncExitStack() as stack:
        phone, laptop = Holder(server), Holder(server)
        for one in (phone, laptop):
            stack.push_async_callback(one.http.aclose)
        laptop.device = phone.device
        await phone.table(name="Anna")
        keys = await phone.make()
        assert keys["kept"] is True
        yield phone, laptop


Holders = tuple[Holder, Holder]


async def test_a_passkey_leads_back_to_a_person(holders: Holders) -> None:
    phone, laptop = holders
    mine = await phone.ids()
    extra = await laptop.table()
    await laptop.sign_in()
    assert set(await laptop.ids()) == {*mine, extra["table"]}
    await phone.post("sign-out")
    assert await phone.ids() == []
    await phone.sign_in()
    assert set(await phone.ids()) == {*mine, extra["table"]}


async def test_the_options_tell_nothing_of_others(holders: Holders) -> None:
    phone, laptop = holders
    options = await laptop.post("sign-in/challenge")
    assert options.get("allowCredentials", []) == []
    assert options["userVerification"] == "required"
    await laptop.table(name="Beat")
    options = await laptop.post("passkeys/new")
    assert options["excludeCredentials"] == []
    assert options["attestation"] == "none"
    guest = await phone.server.registry.guests.find(laptop.token)
    assert guest is not None
    assert guest.id not in str(options)


async def test_an_answer_works_once(holders: Holders) -> None:
    _, laptop = holders
    credential = laptop.device.sign(await laptop.post("sign-in/challenge"))
    await laptop.post("sign-in", {"credential": credential})
    assert await laptop.refusal("sign-in", credential) == BAD


async def test_a_challenge_waits_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(passkeys, "MOST_CHALLENGES", 3)
    keys = Passkeys(lambda: now)
    device = Authenticator("https://jass.example:443")
    answers = [
        device.make(await keys.registration("g", "Anna", "https://jass.example:443", []))
        for _ in range(2)
    ]
    now = CHALLENGE_SECONDS
    assert (await keys.registered("g", answers[0])).guest_id == "g"
    now = CHALLENGE_SECONDS + 1
    with pytest.raises(Problem):
        await keys.registered("g", answers[1])
    options = [await keys.authentication("https://jass.example") for _ in range(4)]
    assert len([*keys.challenges]) == 3
    assert len({one["challenge"] for one in options}) == 4


def other_origin(device: Authenticator) -> None:
    device.origin = "https://evil.example"


def other_host(device: Authenticator) -> None:
    device.host = "evil.example"


def not_verified(device: Authenticator) -> None:
    device.is_verified = False


def other_key(device: Authenticator) -> None:
    device.key = Authenticator(device.origin).key


def unknown_key(device: Authenticator) -> None:
    device.id = bytes(32)


FORGERIES = [other_origin, other_host, not_verified, other_key, unknown_key]


@pytest.mark.parametrize("forge", FORGERIES)
async def test_a_forged_signature_opens_nothing(
    holders: Holders, forge: Callable[[Authenticator], None]
) -> None:
    _, laptop = holders
    forge(laptop.device)
    credential = laptop.device.sign(await laptop.post("sign-in/challenge"))
    assert await laptop.refusal("sign-in", credential) == BAD
    assert await laptop.ids() == []


@pytest.mark.parametrize("forge", [other_origin, other_host, not_verified])
async def test_a_forged_passkey_is_not_stored(
    server: Running, forge: Callable[[Authenticator], None]
) -> None:
    one = Holder(server)
    await one.table()
    forge(one.device)
    credential = one.device.make(await one.post("passkeys/new"))
    assert await one.refusal("passkeys", credential) == BAD
    assert (await one.http.get("/api/me/keys")).json()["kept"] is False
    await one.http.aclose()


async def test_a_counter_that_goes_back_is_a_copy(holders: Holders) -> None:
    phone, laptop = holders
    phone.device.count = 5
    await phone.sign_in()
    laptop.device.count = 3
    credential = laptop.device.sign(await laptop.post("sign-in/challenge"))
    assert await laptop.refusal("sign-in", credential) == BAD


async def test_challenges_belong_to_one_purpose_and_guest(holders: Holders) -> None:
    phone, laptop = holders
    await laptop.table()
    options = await phone.post("passkeys/new")
    laptop.device = Authenticator(laptop.origin)
    assert await laptop.refusal("passkeys", laptop.device.make(options)) == BAD
    options = await phone.post("passkeys/new")
    assert await laptop.refusal("sign-in", phone.device.sign(options)) == BAD
    options = await phone.post("sign-in/challenge")
    assert await laptop.refusal("passkeys", laptop.device.make(options)) == BAD


async def test_a_passkey_belongs_to_one_person(holders: Holders) -> None:
    _, laptop = holders
    await laptop.table(name="Beat")
    credential = laptop.device.make(await laptop.post("passkeys/new"))
    assert await laptop.refusal("passkeys", credential) == BAD


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 1},
        {"id": "x", "response": []},
        {"response": {"clientDataJSON": 5}},
        {"response": {"clientDataJSON": "!!"}},
        {"response": {"clientDataJSON": "W10"}},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAieCJ9"}},
        {"response": {"clientDataJSON": "W1tb" * 10_000}},
    ],
)
async def test_junk_is_refused(holders: Holders, credential: Any) -> None:
    phone, _ = holders
    for path in ("passkeys", "sign-in"):
        assert await phone.refusal(path, credential) == BAD


async def test_junk_within_a_right_challenge_is_refused(holders: Holders) -> None:
    phone, _ = holders
    for part in ("authenticatorData", "signature"):
        for value in ("", "!!", 5, None, "AAAA" * 5000):
            credential = phone.device.sign(await phone.post("sign-in/challenge"))
            credential["response"][part] = value
            assert await phone.refusal("sign-in", credential) == BAD


async def test_passkeys_can_be_removed_and_are_bounded(
    holders: Holders, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, laptop = holders
    (key,) = (await phone.http.get("/api/me/keys")).json()["passkeys"]
    await laptop.table()
    await laptop.http.delete(f"/api/me/passkeys/{key['id']}")  # somebody else's
    monkeypatch.setattr(identity_store, "MOST_KEYS", 1)
    device, phone.device = phone.device, Authenticator(phone.origin)
    credential = phone.device.make(await phone.post("passkeys/new"))
    assert await phone.refusal("passkeys", credential) == (409, "too-many-keys")
    left = (await phone.http.delete(f"/api/me/passkeys/{key['id']}")).json()
    assert (left["passkeys"], left["kept"]) == ([], False)
    laptop.device = device
    credential = device.sign(await laptop.post("sign-in/challenge"))
    assert await laptop.refusal("sign-in", credential) == BAD


async def test_passkeys_need_a_page(anna: Visitor) -> None:
    await anna.table()
    for path in ("passkeys/new", "sign-in/challenge"):
        response = await anna.http.post(f"/api/me/{path}", json={})
        assert error_code(response) == (404, "no-passkeys")


async def test_who_is_not_kept_signs_out_only_on_purpose(anna: Visitor) -> None:
    await anna.table()
    response = await anna.http.post("/api/me/sign-out", json={})
    assert error_code(response) == (409, "not-kept")
    assert len(await anna.ids()) == 1
    response = await anna.http.post("/api/me/sign-out", json={"anyway": True})
    assert response.status_code == 200
    assert await anna.ids() == []


async def test_another_device_can_be_signed_out(holders: Holders) -> None:
    phone, laptop = holders
    await laptop.sign_in()
    devices = (await phone.http.get("/api/me")).json()["devices"]
    (other,) = (one["id"] for one in devices if not one["here"])
    await phone.http.delete("/api/me/devices/unknown")
    assert await laptop.ids() != []
    await phone.http.delete(f"/api/me/devices/{other}")
    assert await laptop.ids() == []
    assert await phone.ids() != []

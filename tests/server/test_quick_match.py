"""Quick match: people and pairs wait, waves seat them, and nobody gets two seats."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection
from dataclasses import replace

import msgspec
import pytest
import pytest_asyncio

from buur.server.settings import Rate, Settings
from buur.server.storage.new_tables import NewTable
from buur.server.tables import lobby, quick_match, waiting_people
from buur.server.tables.seats import token_hash
from buur.server.wire import lobby_messages as wire
from buur.variants.registry import variant
from tests.chance import seeded
from tests.server.harness import (
    PLENTY,
    FakeConnection,
    LoopClock,
    Running,
    is_over,
    running,
    settings_for,
)
from tests.server.lobby import Guest, Meet, lobby_of, quick_of
from tests.server.visitors import error_code
from tools.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = ("Anna", "Bea", "Carlo", "Dora", "Emil", "Fritz")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server in the event loop of the module, at which people may ask as often as they like."""
    limits = replace(PLENTY, joins=Rate(10_000, 10_000))
    async with running(settings_for(tmp_path_factory.mktemp("server"), limits=limits)) as run:
        yield run


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have waves wait for the test, and have changes told at once."""
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 1e6)
    monkeypatch.setattr(lobby, "SETTLING_SECONDS", 0.01)


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server; nobody waits from before."""
    quick = quick_of(server)
    if quick._waves is not None:
        quick._waves.cancel()
    for entry in quick.people:
        quick.people.end(entry, "quit")
    async with lobby_of(server) as meet:
        yield meet


async def matched(*people: Guest) -> set[str]:
    """Read until all people have a seat, and return their tables."""
    await asyncio.gather(*(one.hears("matched") for one in people))
    return {one.matched["table"] for one in people}


async def test_a_wave_comes_after_five_seconds(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 5.0)
    people = [meet(name) for name in NAMES[:4]]
    clock = LoopClock(monkeypatch)
    for one in people:
        await one.waits(rules="chibre")
    clock.skip(5.0)
    assert len(await matched(*people)) == 1
    assert sorted(one.matched["seat"] for one in people) == [0, 1, 2, 3]


async def test_four_people_play_to_the_end_at_a_table_without_a_host(
    meet: Meet, server: Running
) -> None:
    people = [meet(name) for name in NAMES[:4]]
    for one in people:
        await one.waits(rules="chibre", time="long")
    await quick_of(server).wave()
    await matched(*people)
    for one in people:
        await one.take_seat()
    first = people[0].friends
    assert (first["state"], first["host"], first["invited"]) == ("playing", None, False)
    assert (first["time"], first["pool"]) == ("long", "chibre")
    for act in ("bot", "open", "renew", "close", "list", "rematch", "begin"):
        assert await people[0].refusal(act, seat=1) == "not-host"
    await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
    assert {one.socket.view["phase"] for one in people} == {"over"}


async def test_pools_are_apart_by_rules_and_pace(meet: Meet, server: Running) -> None:
    pools = [("chibre", "normal"), ("chibre", "long"), ("schieber", "normal"), ("chibre", "normal")]
    people = [meet(name) for name in NAMES[:4]]
    for one, (rules, time) in zip(people, pools, strict=True):
        await one.waits(rules=rules, time=time)
    await quick_of(server).wave()
    watching = meet("Zora")
    await watching.watch()
    assert watching.tables["queues"] == [
        {"rules": "chibre", "time": "long", "people": 1},
        {"rules": "chibre", "time": "normal", "people": 2},
        {"rules": "schieber", "time": "normal", "people": 1},
    ]


@pytest.mark.parametrize(
    ("rules", "seats"), [("pomme-2", 2), ("gluecksjass-3", 3), ("hindersi-5", 5), ("molotow-6", 6)]
)
async def test_rule_sets_seat_as_many_as_they_demand(
    meet: Meet, server: Running, rules: str, seats: int
) -> None:
    people = [meet(name) for name in NAMES[:seats]]
    for one in people[:-1]:
        await one.waits(rules=rules)
    await quick_of(server).wave()
    await people[-1].waits(rules=rules)
    assert (people[-1].waiting["people"], people[-1].waiting["seats"]) == (seats, seats)
    await quick_of(server).wave()
    assert len(await matched(*people)) == 1
    await people[0].take_seat()
    assert people[0].friends["state"] == "playing"


async def test_who_vanishes_leaves_the_queue_and_may_come_back(meet: Meet, server: Running) -> None:
    people = [meet(name) for name in NAMES[:4]]
    for one in people:
        await one.waits(rules="chibre")
    await people[3].vanish()
    await people[0].hears_that("waiting", lambda: people[0].waiting["people"] == 3)
    await quick_of(server).wave()
    await people[3].watch()
    await people[3].tell(t="wait", entry=people[3].entry)
    await people[3].hears("waiting")
    await quick_of(server).wave()
    assert len(await matched(*people)) == 1


async def test_a_seat_that_was_found_is_told_again_after_a_lost_line(
    meet: Meet, server: Running
) -> None:
    people = [meet(name) for name in NAMES[:4]]
    for one in people:
        await one.waits(rules="chibre")
    await quick_of(server).wave()
    await people[0].vanish()
    await people[0].watch()
    await people[0].tell(t="wait", entry=people[0].entry)
    assert (await people[0].hears("matched"))["table"] in await matched(*people[1:])


async def test_entering_many_times_gives_one_place_in_the_queue(
    meet: Meet, server: Running
) -> None:
    anna, *others = (meet(name) for name in NAMES[:3])
    for _ in range(6):
        await anna.waits(rules="chibre")
        await anna.hears("tables")
    for one in others:
        await one.waits(rules="chibre")
    await quick_of(server).wave()
    assert quick_of(server).queues[0].people == 3
    first = anna.entry
    await anna.enter(rules="schieber")
    await anna.hears("idle")
    await anna.tell(t="wait", entry=first)
    await anna.hears("idle")
    assert anna.idle["code"] == "unknown"


async def test_two_sockets_with_one_entry_are_one_person(meet: Meet, server: Running) -> None:
    anna, twin = meet("Anna"), meet("Twin")
    await anna.waits(rules="pomme-2")
    await twin.watch()
    await twin.tell(t="wait", entry=anna.entry)
    await twin.hears("waiting")
    await anna.hears("idle")
    assert anna.idle["code"] == "elsewhere"
    await quick_of(server).wave()
    assert twin.waiting["people"] == 1
    assert not twin.matched


async def test_who_quits_is_not_seated(meet: Meet, server: Running) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await anna.waits(rules="pomme-2")
    await anna.tell(t="quit")
    await anna.hears("idle")
    await bea.waits(rules="pomme-2")
    await quick_of(server).wave()
    assert bea.waiting["people"] == 1
    assert not anna.matched


# Pairs.


async def test_a_pair_enters_by_its_link_and_sits_opposite(meet: Meet, server: Running) -> None:
    anna, bea, carlo, dora = (meet(name) for name in NAMES[:4])
    await anna.waits(rules="chibre", pair=True)
    assert (anna.waiting["pair"], anna.waiting["ready"]) == (True, False)
    found = (await bea.ask("lobby/pair", link=anna.link)).json()
    assert found == {"state": "open", "name": "Anna", "rules": "chibre", "time": "normal"}
    for one in (carlo, dora):
        await one.waits(rules="chibre")
    await quick_of(server).wave()
    assert not carlo.matched, "a pair that is not complete is not seated"
    await bea.waits(link=anna.link)
    await anna.hears_that("waiting", lambda: anna.waiting["partner"] == "Bea")
    assert bea.waiting["partner"] == "Anna"
    await quick_of(server).wave()
    await matched(anna, bea, carlo, dora)
    assert abs(anna.matched["seat"] - bea.matched["seat"]) == 2


async def test_a_pair_waits_while_one_of_it_is_away(meet: Meet, server: Running) -> None:
    anna, bea, carlo, dora = (meet(name) for name in NAMES[:4])
    await anna.waits(rules="chibre", pair=True)
    await bea.waits(link=anna.link)
    await anna.hears_that("waiting", lambda: anna.waiting["ready"])
    for one in (carlo, dora):
        await one.waits(rules="chibre")
    await bea.vanish()
    await anna.hears_that("waiting", lambda: not anna.waiting["ready"])
    await quick_of(server).wave()
    assert not anna.matched
    await bea.watch()
    await bea.tell(t="wait", entry=bea.entry)
    await bea.hears("waiting")
    await quick_of(server).wave()
    assert len(await matched(anna, bea, carlo, dora)) == 1


async def test_a_strangers_link_is_for_two_people_and_cannot_be_guessed(meet: Meet) -> None:
    anna, bea, carlo = (meet(name) for name in NAMES[:3])
    await anna.waits(rules="chibre", pair=True)
    await bea.waits(link=anna.link)
    assert error_code(await carlo.ask("lobby/enter", link=anna.link)) == (409, "pair-full")
    found = (await carlo.ask("lobby/pair", link=anna.link)).json()
    assert (found["state"], found["name"]) == ("full", "")
    for path in ("lobby/pair", "lobby/enter"):
        assert error_code(await carlo.ask(path, link="guess")) == (404, "no-pair")
    both = await carlo.ask("lobby/enter", link=anna.link, pair=True)
    assert error_code(both) == (422, "bad-request")


async def test_the_maker_of_a_pair_is_not_her_own_partner(meet: Meet, server: Running) -> None:
    anna, carlo, dora = (meet(name) for name in NAMES[:3])
    await anna.waits(rules="chibre", pair=True)
    link = anna.link
    await anna.enter(link=link)
    await anna.hears_that("waiting", lambda: not anna.waiting["ready"])
    for one in (carlo, dora):
        await one.waits(rules="chibre")
    await quick_of(server).wave()
    assert not anna.matched


async def test_a_new_pair_ends_the_one_before(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await anna.waits(rules="chibre", pair=True)
    await bea.waits(link=anna.link)
    old = anna.link
    await anna.enter(rules="chibre", pair=True)
    await bea.hears("idle")
    assert bea.idle["code"] == "parted"
    assert error_code(await bea.ask("lobby/pair", link=old)) == (404, "no-pair")


async def test_rules_without_partners_know_no_pairs(meet: Meet) -> None:
    answer = await meet("Anna").ask("lobby/enter", rules="differenzler", pair=True)
    assert error_code(answer) in ((422, "no-pairs"), (422, "bad-rules"))
    answer = await meet("Bea").ask("lobby/enter", rules="molotow", pair=True)
    assert error_code(answer) == (422, "no-pairs")
    assert error_code(await meet("Carlo").ask("lobby/enter", rules="nothing")) == (422, "bad-rules")


# Limits.


async def test_names_in_the_lobby_follow_the_policy(meet: Meet) -> None:
    for name in ("An\u202ena", "\u2800", "Uеli"):
        answer = await meet("Anna").ask("lobby/enter", rules="chibre", name=name)
        assert error_code(answer) == (422, "bad-name")
        answer = await meet("Anna").ask("tables", friends=True, listed=True, name=name)
        assert error_code(answer) == (422, "bad-name")


async def test_the_queue_of_a_network_and_of_the_server_is_bounded(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_people, "MOST_OF_NETWORK", 2)
    monkeypatch.setattr(quick_match, "_is_local", lambda network: False)
    monkeypatch.setattr(waiting_people, "MOST_PAIRS", 1)
    full = (429, "too-many-waiting")
    async with running(settings) as server, lobby_of(server) as meet:
        people = [meet(name) for name in NAMES[:4]]
        await people[0].waits(rules="chibre", pair=True)
        second = await people[1].ask("lobby/enter", rules="chibre", pair=True)
        assert error_code(second) == full
        await people[1].waits(rules="chibre")
        assert error_code(await people[2].ask("lobby/enter", rules="chibre")) == full
        await people[1].waits(rules="schieber")


async def test_a_flood_of_requests_is_refused(settings: Settings) -> None:
    limits = replace(settings.limits, joins=Rate(per_second=0.001, burst=3))
    async with running(replace(settings, limits=limits)) as server, lobby_of(server) as meet:
        anna = meet("Anna")
        answers = [
            await anna.ask("lobby/enter", rules="chibre"),
            await anna.ask("lobby/pair", link="guess"),
            await anna.ask("lobby/sit", table="guess"),
        ]
        assert [answer.status_code for answer in answers] == [200, 404, 404]
        for path in ("enter", "pair", "sit"):
            answer = await meet("Bea").ask(f"lobby/{path}")
            assert error_code(answer) == (429, "too-many-requests")


async def test_the_watchers_of_the_lobby_are_bounded(settings: Settings) -> None:
    async with running(replace(settings, lobby_watchers=1)) as server, lobby_of(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        await anna.watch()
        await bea.watch_in_vain()
        assert bea.error["error"]["code"] == "lobby-full"
        await anna.vanish()
        await eventually_watches(bea)


async def eventually_watches(one: Guest) -> None:
    """Watch the lobby once a socket of somebody else is gone."""
    while not one.tables:
        await one.watch_in_vain()


async def test_a_message_that_nobody_knows_gets_an_error(meet: Meet) -> None:
    anna = meet("Anna")
    await anna.watch()
    for wrong in ({"t": "wait"}, {"t": "hello"}, {"t": "wait", "entry": "x", "more": 1}):
        await anna.tell(**wrong)
        assert (await anna.hears("error"))["error"]["code"] == "bad-message"
    await anna.tell(t="ping")
    await anna.hears("pong")


async def test_nobody_waits_without_watching_and_old_clients_are_told(meet: Meet) -> None:
    anna = meet("Anna")
    await anna.watch()
    await anna.tell(t="lobby", protocol=1)
    assert (await anna.hears("error"))["error"]["code"] == "other-protocol"


async def test_two_of_one_network_are_told_why_they_do_not_meet(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_match, "_is_local", lambda network: False)
    async with running(settings) as server, lobby_of(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        for one in (anna, bea):
            await one.waits(rules="pomme-2")
        await quick_of(server).wave()
        await anna.hears_that("waiting", lambda: anna.waiting["people"] == 2)
        assert anna.waiting["apart"] == 1
        assert not anna.matched


async def test_junk_on_the_lobbys_socket_stops_nobody(meet: Meet, server: Running) -> None:
    """Frames of every kind: the socket is closed, or answers an error, and others wait on."""
    anna = meet("Anna")
    await anna.waits(rules="chibre")
    chance = seeded(11)
    letters = '{}[]":,t\\u0000lobbywaitquit019\ud7ff é'
    for _ in range(200):
        text = "".join(chance.choice(letters) for _ in range(chance.randrange(1, 60)))
        await anna.lobby.send(text)
        assert (await anna.hears("error"))["error"]["code"] == "bad-message"
    await anna.lobby.send(b"\x00\xff")
    await anna.hears("error")
    await anna.tell(t="wait", entry="x" * 200)
    await anna.hears("error")
    await anna.lobby.send('{"t":"wait","entry":"' + "x" * 5000 + '"}')
    assert (await anna.hears("error"))["error"]["code"] == "too-large"
    await anna.tell(t="ping")
    await anna.hears("pong")
    assert quick_of(server).queues[0].people == 1


async def test_nothing_in_the_lobby_opens_anything(meet: Meet, server: Running) -> None:
    """No token, no entry, no link, and no id of a table that is not listed."""
    watching, anna, bea, carlo = (meet(name) for name in NAMES[:4])
    await watching.watch()
    await anna.waits(rules="chibre", pair=True)
    await bea.host()
    await carlo.host(listed=True)
    await watching.hears_that("tables", lambda: len(watching.tables["tables"]) == 1)
    await watching.hears_that("tables", lambda: watching.tables["queues"])
    told = "".join(watching.texts)
    secrets = [anna.entry, anna.link, anna.token, bea.token, carlo.token]
    secrets += [bea.ticket[name] for name in ("table", "token", "invitation")]
    secrets += [carlo.ticket[name] for name in ("token", "invitation")]
    assert not [secret for secret in secrets if secret in told]


async def test_what_is_told_of_a_hundred_tables_is_bounded(
    meet: Meet, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody opens many tables: five of a network are shown."""
    shown = wire.OpenTable(
        table="", rules="chibre", changed=False, time="normal", lang=None, state="gathering",
        seats=(wire.OpenSeat("open", "x" * 40),) * 6,
    )  # fmt: skip
    hall = lobby.Lobby()
    for number in range(300):
        hall.note_network(f"a{number}", "one")
        hall.show(f"a{number}", msgspec.structs.replace(shown, table=f"a{number}"))
    for number in range(300):
        hall.show(f"b{number}", msgspec.structs.replace(shown, table=f"b{number}"))
    message = json.loads(hall.message)
    hall.close()
    tables = [one["table"] for one in message["tables"]]
    assert len(tables) == 100
    assert sum(name.startswith("a") for name in tables) == 5
    assert message["more"] == 500
    assert len(hall.message) < 65_536


async def test_waves_for_a_full_queue_are_quick_steps(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred people are seated at fifty tables; each table is a step of its own."""
    async with running(settings) as server:
        quick, stored = quick_of(server), 0
        for number in range(200):
            person = waiting_people.Person(f"g{number}", "", "")
            _, entry = quick.people.enter(
                person, waiting_people.Pool("chibre", "normal"), variant("chibre")
            )
            quick.people.attach(entry, FakeConnection())
        create = server.registry.friend_store.create

        async def counted(new: NewTable) -> None:
            nonlocal stored
            stored += 1
            await create(new._replace(owners=()))

        async def none(_: Collection[str]) -> frozenset[str]:
            return frozenset()

        monkeypatch.setattr(server.registry.guests.store, "missing", none)
        monkeypatch.setattr(server.registry.friend_store, "create", counted)
        monkeypatch.setattr(quick_match, "pool_of", lambda rules: None)
        await quick.wave()
        assert stored == 50
        assert all(entry.matched is not None for entry in quick.people)


@pytest.mark.parametrize("muter", [0, 1])
async def test_quick_match_keeps_people_apart_of_whom_one_has_muted_the_other(
    meet: Meet, server: Running, muter: int
) -> None:
    people = [meet(name) for name in NAMES[:5]]
    await people[1].join(await people[0].host())
    await people[muter].socket.send({"t": "mute", "id": "m", "seat": 1 - muter, "on": True})
    await people[muter].socket.until("muted")
    for one in people[:4]:
        await one.waits(rules="chibre")
    await quick_of(server).wave()
    for one in people[:2]:
        await hears_of(one, 4)
    apart = [people[one].waiting["apart"] for one in (muter, 1 - muter)]
    assert apart == [1, 0], "who is muted learns nothing of it"
    await people[4].waits(rules="chibre")
    await quick_of(server).wave()
    seated = [one for one in people if await has_seat(server, one)]
    assert len(seated) == 4
    assert not set(people[:2]) <= set(seated)


async def has_seat(server: Running, one: Guest) -> bool:
    """Tell whether a seat was found for a person who waits."""
    entry = quick_of(server).people.entry(token_hash(one.entry))
    return entry is not None and entry.matched is not None


async def hears_of(one: Guest, people: int) -> None:
    """Read until a person is told how many wait."""
    await one.hears_that("waiting", lambda: one.waiting["people"] == people)


async def test_who_is_deleted_while_she_waits_keeps_nobody_from_a_table(
    meet: Meet, server: Running
) -> None:
    people = [meet(name) for name in NAMES[:5]]
    for one in people:
        await one.waits(rules="chibre")
    gone = next(one for one in quick_of(server).people if one.person.name == NAMES[0])
    await server.registry.delete_person(gone.person.guest)
    await quick_of(server).wave()
    assert len(await matched(*people[1:])) == 1
    await people[0].hears("idle")


@pytest.mark.parametrize("is_there", [True, False])
async def test_the_partner_of_somebody_who_is_deleted_is_told_that_the_pair_has_ended(
    meet: Meet, server: Running, is_there: bool
) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await anna.waits(rules="chibre", pair=True)
    await bea.waits(link=anna.link)
    await bea.hears_that("waiting", lambda: bea.waiting["ready"])
    gone = next(one for one in quick_of(server).people if one.person.name == "Anna")
    if not is_there:
        await anna.vanish()
        await bea.hears_that("waiting", lambda: not bea.waiting["ready"])
    await server.registry.delete_person(gone.person.guest)
    await quick_of(server).wave()
    assert (await bea.hears("idle"))["code"] == "parted"
    assert error_code(await bea.ask("lobby/pair", link=anna.link)) == (404, "no-pair")


async def test_waves_go_on_after_a_mistake(
    meet: Meet, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(quick_match, "WAVE_SECONDS", 0.01)
    quick, waves = quick_of(server), [0]

    async def fail() -> None:
        waves.append(0)
        raise KeyError("a mistake")

    monkeypatch.setattr(quick, "wave", fail)
    await meet("Anna").waits(rules="chibre")
    await until(lambda: len(waves) > 3)
    assert [one.message for one in caplog.records] == ["a wave of the quick match has failed"]

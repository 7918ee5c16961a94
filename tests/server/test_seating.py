"""A draw for partners moves the players of a live table, and everything that belongs to them."""

import contextlib
import json
from typing import Any

import pytest

from buur.notation import loads, verify
from buur.server.settings import Settings
from buur.server.tables.actor import TableActor
from buur.server.tables.requests import Ask, Join
from buur.server.tables.seats import token_hash
from buur.server.wire import messages
from tests.server.harness import (
    Client,
    Clock,
    FakeConnection,
    Running,
    eventually,
    is_over,
    may_play,
    running,
)
from tests.server.visitors import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

PARTNERS: dict[str, Any] = {"teams_drawn": True, "first": "draw_high", "target": 300}
NAMES = ("Anna", "Beat", "", "Carla")
NONCES = ("00112233", "44556677", "8899aabb")
Ticket = dict[str, Any]


async def people(made: Ticket) -> list[Ticket]:
    """Return the tickets of Anna, Beat and Carla."""
    return [made, *({"table": made["table"], **other} for other in made["others"])]


async def table(server: Running) -> list[Ticket]:
    """Make a table of three people and a bot, at which partners are drawn."""
    bots = [None, "random", None]
    return await people(await server.table(options=PARTNERS, bots=bots, names=[*NAMES[1:]]))


def contribution(number: int) -> dict[str, Any]:
    return {"e": "contributed", "nonce": NONCES[number]}


async def draw(clients: list[Client]) -> tuple[int, ...]:
    """Let everybody contribute to the draw with the same id; return the seats before it."""
    for number, client in enumerate(clients):
        assert (await client.do(contribution(number), "same"))["t"] == "ok"
    for client in clients:
        while not (client.view["drawn"] and client.view["legal"]["contribute"]):
            await client.until("event")
    events = (json.loads(text).get("event") or {} for text in clients[0].received)
    (opened,) = (event for event in events if event.get("e") == "opened")
    return tuple(opened["previous_seats"])


async def sit(server: Running, tickets: list[Ticket], stack: Any) -> list[Client]:
    return [await stack.enter_async_context(server.seated(ticket)) for ticket in tickets]


async def restart(server: Running, ticket: Ticket) -> None:
    """Have a table leave memory."""
    await server.registry.remove_seat(ticket["table"], "nobody")
    assert ticket["table"] not in server.registry.actors


async def test_everybody_sees_the_table_from_the_seat_of_the_draw(server: Running) -> None:
    tickets = await table(server)
    async with contextlib.AsyncExitStack() as stack:
        clients = await sit(server, tickets, stack)
        assert [client.view["seat"] for client in clients] == [0, 1, 3]
        names = clients[0].view["names"]
        assert [names[seat] for seat in (0, 1, 3)] == ["Anna", "Beat", "Carla"]
        previous = await draw(clients)
        assert previous != (0, 1, 2, 3)
        for client, before in zip(clients, (0, 1, 3), strict=True):
            view = client.view
            assert previous[view["seat"]] == before
            assert view["names"] == [names[seat] for seat in previous]
            kinds = ["person" if seat != 2 else "bot" for seat in previous]
            assert view["kinds"] == kinds
            while (await client.until("seats"))["kinds"] != kinds:
                pass
        for client in clients:
            assert (await client.do(client.move()))["t"] == "ok"
        await clients[0].follow()
        assert clients[0].view["phase"] != "seal"


async def test_a_partie_is_played_from_the_seats_of_the_draw_and_proved(anna: Visitor) -> None:
    """The record of a partie of one person says so, too."""
    ticket = await anna.table(options=PARTNERS)
    await anna.play(ticket)
    (game,) = (await anna.games())["games"]
    text = (await anna.http.get(f"/api/games/{ticket['table']}/record.jass")).text
    found = verify(loads(text))
    assert (found.problems, found.notes) == ((), ())
    assert found.state.is_over
    previous = text.partition(" from ")[2].split()[:4]
    assert previous[game["seat"]] == "0"
    assert game["players"][game["seat"]]["name"] == "Anna"


async def test_a_command_of_before_the_draw_has_its_answer_after_it(server: Running) -> None:
    """Each player's own, though all chose the same id: live, after a return and from disk."""
    tickets = await table(server)
    answers: list[dict[str, Any]] = []
    for is_new in (True, False, False):
        async with contextlib.AsyncExitStack() as stack:
            clients = await sit(server, tickets, stack)
            if is_new:
                await draw(clients)
            found = [await client.do({"e": "pushed"}, "same") for client in clients]
        answers = answers or found
        assert found == answers
        assert len({answer["v"] for answer in answers}) == 3
        await restart(server, tickets[0])


async def test_a_refusal_of_before_the_draw_stays_with_its_player(server: Running) -> None:
    tickets = await table(server)
    async with contextlib.AsyncExitStack() as stack:
        clients = await sit(server, tickets, stack)
        refused = [
            await client.do({"e": "cut", "at": 9 + number}, "early")
            for number, client in enumerate(clients[:2])
        ]
        await draw(clients)
        assert [await client.do({"e": "pushed"}, "early") for client in clients[:2]] == refused
        assert (await clients[2].do(clients[2].move(), "early"))["t"] == "ok"


async def test_old_commands_are_found_where_the_log_has_forgotten_them(server: Running) -> None:
    """The database knows the seat at which a player now sits."""
    tickets = await table(server)
    async with contextlib.AsyncExitStack() as stack:
        clients = await sit(server, tickets, stack)
        await draw(clients)
        first = [await client.do({"e": "pushed"}, "same") for client in clients]
        actor = clients[0].actor
        seats = [client.view["seat"] for client in clients]
    found = [await actor.store.command_version(actor.id, seat, "same") for seat in seats]
    assert found == [answer["v"] for answer in first]


async def test_who_joins_while_cards_are_drawn_gets_the_own_seat(server: Running) -> None:
    """A hello is answered at the seat that its player has when the table reads it."""
    tickets = await table(server)
    actor = await server.actor(tickets[0])
    keys = [token_hash(ticket["token"]) for ticket in tickets]
    sockets = [FakeConnection() for _ in tickets]
    late = [FakeConnection() for _ in tickets]
    for socket, key in zip(sockets, keys, strict=True):
        actor.submit(Join(socket, key, None))
    for number, socket in enumerate(sockets):
        actor.submit(Ask(socket, messages.Do("c1", contribution(number))))
    for socket, key in zip(late, keys, strict=True):
        actor.submit(Join(socket, key, 0))
    for number, (old, new) in enumerate(zip(sockets, late, strict=True)):
        await new.until(lambda new=new: new.texts)  # type: ignore[misc]
        welcome = json.loads(new.texts[0])
        name = (NAMES[0], NAMES[1], NAMES[3])[number]
        assert welcome["view"]["names"][welcome["seat"]] == name
        assert welcome["view"]["seat"] == welcome["seat"]
        assert old.view["names"][old.view["seat"]] == name
        assert any(json.loads(text)["t"] == "replaced" for text in old.texts)


async def test_who_looks_on_moves_along(server: Running) -> None:
    tickets = await table(server)
    async with server.seated(tickets[0]) as before, contextlib.AsyncExitStack() as stack:
        clients = await sit(server, tickets, stack)
        await before.until("replaced")
        await draw(clients)
        await before.until("seats")
        while before.version < clients[0].version:
            await before.until("event")
        assert before.view == clients[0].view
        assert (await before.do({"e": "pushed"}))["code"] == "replaced"


async def test_a_guest_finds_the_own_seat_after_the_draw(
    server: Running, anna: Visitor, beat: Visitor
) -> None:
    """Whether the seat became the guest's own before the draw or after it."""
    bots = [None, "random", None]
    made = await anna.table(options=PARTNERS, bots=bots, names=[*NAMES[1:]])
    tickets = await people(made)
    async with contextlib.AsyncExitStack() as stack:
        clients = await sit(server, tickets, stack)
        await draw(clients)
        seats = [client.view["seat"] for client in clients]
    await beat.games(tables=[{"table": made["table"], "token": tickets[1]["token"]}])
    for guest, seat, name in ((anna, seats[0], "Anna"), (beat, seats[1], "Beat")):
        (game,) = (await guest.games())["games"]
        assert (game["seat"], game["players"][seat]["name"]) == (seat, name)
        assert await server.registry.check_seat(made["table"], "", guest.token) == token_hash(
            (tickets[0] if guest is anna else tickets[1])["token"]
        )


async def test_a_guest_who_leaves_takes_no_seat_of_others(server: Running, anna: Visitor) -> None:
    """The seat is looked up when the table has stopped: it may have been drawn meanwhile."""
    bots = [None, "random", None]
    made = await anna.table(options=PARTNERS, bots=bots, names=[*NAMES[1:]])
    tickets = await people(made)
    async with contextlib.AsyncExitStack() as stack:
        clients = await sit(server, tickets, stack)
        await draw(clients)
    assert (await anna.http.delete(f"/api/games/{made['table']}")).status_code == 200
    assert (await server.hello(tickets[0]))["error"]["code"] == "no-seat"
    for ticket in tickets[1:]:
        assert (await server.hello(ticket))["t"] == "welcome"


async def test_who_was_away_during_the_draw_has_the_own_seat_back(
    settings: Settings, clock: Clock
) -> None:
    """A deputy contributes, and moves to the seat that the draw gives to its person."""
    async with running(settings) as server:
        tickets = await table(server)
        async with contextlib.AsyncExitStack() as stack:
            first, _, third = clients = await sit(server, tickets, stack)
            actor: TableActor = first.actor
            await clients[1].socket.close()
            await eventually(lambda: not actor.seating.here[1])
            for number, client in ((0, first), (2, third)):
                await client.do(contribution(number))
            await clock.skip(settings.away_seconds, actor)
            for client in (first, third):
                while not (client.view["drawn"] and client.view["legal"]["contribute"]):
                    await client.until("event")
            seat = first.view["names"].index("Beat")
            await eventually(lambda: actor.seating.kinds[seat] == "deputy")
            async with server.seated(tickets[1]) as back:
                assert back.view["seat"] == seat
                assert actor.seating.kinds[seat] == "person"
                assert actor.table.players[seat] is None
                assert [player is None for player in actor.table.players].count(True) == 3
                for client in (first, third):
                    assert (await client.do(client.move()))["t"] == "ok"
                await back.follow()
                assert back.view["phase"] != "seal"  # the deputy has contributed again


@pytest.mark.parametrize("stop", ["sealed", "drawn", "playing"])
async def test_a_table_that_wakes_seats_nobody_twice(server: Running, stop: str) -> None:
    ticket = await server.table(options=PARTNERS, bots=["steady", "random", "easy"])
    done = {
        "sealed": lambda view: view["legal"]["contribute"],
        "drawn": lambda view: view["drawn"],
        "playing": may_play,
    }[stop]
    async with server.seated(ticket) as client:
        await client.play_until(lambda view: bool(done(view)))
        view, bots = client.view, [one.row.bot for one in client.actor.seating]
        players = [getattr(player, "name", None) for player in client.actor.table.players]
    await restart(server, ticket)
    async with server.seated(ticket, client.version) as client:
        assert client.view["seat"] == view["seat"]
        assert client.view["names"] == view["names"]
        assert [one.row.bot for one in client.actor.seating] == bots
        names = [getattr(player, "name", None) for player in client.actor.table.players]
        assert names == players
        await client.play_until(is_over)

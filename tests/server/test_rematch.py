"""A rematch: the same people at a new table, where the deal goes on in turn."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection

from buur.play.model.events import Opened, Sealed
from buur.server.storage.seat_rows import move_players
from buur.server.storage.table_store import TableStore
from tests.server.friends import Friend, Meet, company
from tests.server.harness import Running, is_over, stored_events
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = {"target": 150}


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def after_a_partie(meet: Meet, **options: Any) -> tuple[Friend, Friend]:
    """Return two people who have played a partie with bots."""
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=["random", None, "random"], options=SHORT | options)
    await bea.join(invitation)
    await anna.sees_kinds("person", "bot", "person", "bot")
    await anna.arrange("begin")
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    await anna.sees(lambda: anna.friends["state"] == "over")
    await bea.sees(lambda: bea.friends["state"] == "over")
    return anna, bea


async def sees_rematch(one: Friend) -> dict[str, Any]:
    """Return a person's seat at the next table."""
    message = await one.socket.until("rematch")
    return {key: message[key] for key in ("table", "seat", "token")}


async def test_the_same_people_play_again(server: Running, meet: Meet) -> None:
    anna, bea = await after_a_partie(meet, target=400)
    await bea.arrange("ask")
    await anna.sees(lambda: anna.friends["asked"] == [2])
    assert (anna.friends["state"], anna.friends["next"]) == ("over", None)
    last = anna.socket.view["dealer"]
    answer, ticket = await asyncio.gather(anna.send("rematch"), sees_rematch(bea))
    assert answer["t"] == "arranged"
    assert len(answer["invitation"]) >= 22
    await bea.sees(lambda: bea.friends["next"] == ticket["table"])
    (own,) = [one for text in anna.socket.received if (one := told(text))["t"] == "rematch"]
    assert own["table"] == ticket["table"]
    assert ticket["token"] not in "".join(anna.socket.received)
    assert own.pop("invitation") == answer["invitation"], "for the host alone"
    assert answer["invitation"] not in "".join(bea.socket.received)
    await anna.sit(own)
    await bea.sit(ticket)
    first = (last + 1) % 4
    assert first != 0, "another one deals"
    assert [anna.ticket["seat"], bea.ticket["seat"]] == [(0 - first) % 4, (2 - first) % 4]
    assert (anna.friends["host"], anna.friends["state"]) == (anna.ticket["seat"], "playing")
    order = ["Anna", "Vreni", "Bea", "Ueli"]
    assert anna.names == order[first:] + order[:first]
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    events = await stored_events(anna.socket.actor)
    assert events[0] == Opened(0), "the next dealer, whom no draw names"
    assert await anna.socket.actor.store.seats(ticket["table"])
    for friend in (anna, bea):
        assert len((await friend.games())["games"]) == 2


def told(text: str) -> dict[str, Any]:
    """Return a message."""
    message: dict[str, Any] = json.loads(text)
    return message


async def test_who_was_away_finds_the_way_to_the_next_table(meet: Meet) -> None:
    anna, bea = await after_a_partie(meet)
    await bea.stand_up()
    old = {"table": bea.ticket["table"], "token": bea.ticket["token"]}
    assert error_code(await bea.post("/next", **old)) == (404, "no-rematch")
    await anna.send("rematch")
    await bea.sit()
    table = bea.friends["next"]
    tickets = [(await bea.post("/next", **old)).json() for _ in range(2)]
    assert {ticket["table"] for ticket in tickets} == {table}
    assert tickets[0]["token"] != tickets[1]["token"]
    for ticket in tickets:
        await bea.sit(ticket)
        assert bea.socket.view["names"][ticket["seat"]] == "Bea"
    wrong = old | {"token": "x"}
    assert error_code(await bea.post("/next", **wrong)) == (404, "no-seat")


async def test_who_was_put_out_of_the_next_table_does_not_come_back(meet: Meet) -> None:
    anna, bea = await after_a_partie(meet)
    old = {"table": bea.ticket["table"], "token": bea.ticket["token"]}
    await anna.send("rematch")
    ticket = (await bea.post("/next", **old)).json()
    own = (await anna.post("/next", table=old["table"])).json()
    await anna.sit(own)
    await anna.arrange("bot", seat=ticket["seat"], bot="random")
    assert error_code(await bea.post("/next", **old)) == (404, "no-rematch")


async def test_there_is_one_rematch(meet: Meet) -> None:
    anna, bea = await after_a_partie(meet)
    assert await bea.refusal("rematch") == "not-host"
    await anna.send("rematch")
    await anna.sees(lambda: anna.friends["next"])
    assert await anna.refusal("rematch") == "rematch-made"


async def test_the_losers_may_deal_first(meet: Meet) -> None:
    anna, bea = await after_a_partie(meet, next_game_dealer="losers")
    view = anna.socket.view
    losers = {0, 2} if view["result"]["winner"] == 1 else {1, 3}
    first = next(seat for step in range(1, 3) if (seat := (view["dealer"] + step) % 4) in losers)
    await anna.send("rematch")
    ticket = await sees_rematch(bea)
    assert ticket["seat"] == (2 - first) % 4


async def test_a_rematch_with_other_teams_draws_them(server: Running, meet: Meet) -> None:
    anna, bea = await after_a_partie(meet)
    await anna.send("rematch", draw=True)
    ticket = await sees_rematch(bea)
    await bea.sit(ticket)
    await anna.sit((await anna.post("/next", table=anna.ticket["table"])).json())
    assert anna.friends["draws"]
    await asyncio.gather(
        *(one.socket.play_until(lambda view: bool(view["hand"])) for one in (anna, bea))
    )
    events = await stored_events(anna.socket.actor)
    opened = next(event for event in events if isinstance(event, Opened))
    assert isinstance(events[0], Sealed)
    assert opened.previous_seats is not None
    for one, name in ((anna, "Anna"), (bea, "Bea")):
        await one.sees_seat(opened.previous_seats.index(one.ticket["seat"]))
        assert one.socket.view["names"][one.socket.view["seat"]] == name
    await bea.sees(lambda: bea.friends["host"] == anna.socket.view["seat"])


async def test_a_token_for_the_rematch_follows_its_player_through_the_draw(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draw may happen while the token is asked for: seat and token belong together."""
    anna, bea = await after_a_partie(meet)
    old = {"table": bea.ticket["table"], "token": bea.ticket["token"]}
    await anna.send("rematch", draw=True)
    await sees_rematch(bea)
    run, asked = TableStore.run, list[str]()

    async def drawn_after(store: TableStore, work: Callable[[Connection], Any]) -> Any:
        """Seat the players anew after each transaction about the rematch."""
        found = await run(store, work)
        if work.__qualname__.startswith("FriendStore.open_next_seat"):
            asked.append(found[0])
            await run(store, lambda connection: move_players(connection, found[0], (1, 2, 3, 0)))
        return found

    monkeypatch.setattr(TableStore, "run", drawn_after)
    ticket = (await bea.post("/next", **old)).json()
    assert asked == [ticket["table"]]
    async with bea.server.seated(ticket) as client:
        assert client.view["names"][client.view["seat"]] == "Bea"


async def test_while_the_host_is_away_anybody_may_make_the_rematch(meet: Meet) -> None:
    anna, bea = await after_a_partie(meet)
    assert await bea.refusal("rematch") == "not-host"
    await anna.stand_up()
    await bea.sees(lambda: bea.seats["presence"][0] == "away")
    await bea.send("rematch")
    ticket = told_rematch(bea) or await sees_rematch(bea)
    await bea.sit(ticket)
    assert bea.friends["state"] == "playing"
    (host,) = [seat for seat, name in enumerate(bea.names) if name == "Anna"]
    assert bea.friends["host"] == host
    assert (await anna.post("/next", table=anna.ticket["table"])).json()["seat"] == host


def told_rematch(one: Friend) -> dict[str, Any] | None:
    """Return the seat at the next table that a person has been told already."""
    found = [seat for text in one.socket.received if (seat := told(text))["t"] == "rematch"]
    return {key: found[0][key] for key in ("table", "seat", "token")} if found else None

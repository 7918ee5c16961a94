"""A table for friends gathers, begins, and is played; its host decides who sits where."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from buur.play.model.events import Opened, Sealed
from tests.server.friends import Friend, Meet, company
from tests.server.harness import Running, is_over, stored_events
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = {"options": {"target": 200}}


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def four(meet: Meet, **wanted: object) -> list[Friend]:
    """Return four people at a table that gathers; the first one is its host."""
    people = [meet(name) for name in ("Anna", "Bea", "Carlo", "Dora")]
    invitation = await people[0].host(**wanted)
    for one in people[1:]:
        await one.join(invitation)
    for one in people:
        await one.sees_kinds(*["person"] * 4)
    return people


async def test_four_people_come_by_one_link_and_play_to_the_end(meet: Meet) -> None:
    people = await four(meet, **SHORT)
    assert [one.ticket["seat"] for one in people] == [0, 1, 2, 3]
    assert all(one.names == ["Anna", "Bea", "Carlo", "Dora"] for one in people)
    assert all(one.socket.version == 0 for one in people), "nothing begins without the host"
    await people[0].arrange("begin")
    await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
    assert {one.socket.view["phase"] for one in people} == {"over"}
    for one in people:
        assert [game["result"] for game in (await one.games())["games"]] != [None]


async def test_open_seats_become_bots_when_the_host_begins(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(bots=[None, "random", None], **SHORT))
    await anna.sees_kinds("person", "person", "bot", "open")
    await anna.arrange("begin", bot="random")
    assert anna.kinds == ["person", "person", "bot", "bot"]
    assert [seat["bot"] for seat in anna.friends["seats"]] == [None, None, "random", "random"]
    assert anna.names[2:] == ["Vreni", "Ueli"]
    await anna.sees(lambda: anna.seats.get("kinds") == ["person", "person", "bot", "bot"])
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))


async def test_nobody_but_the_host_begins(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host())
    assert await bea.refusal("begin") == "not-host"
    assert bea.friends["state"] == "gathering"


async def test_the_same_guest_gets_the_same_seat_with_another_token(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host()
    await bea.join(invitation)
    first = bea.ticket
    await bea.join(invitation)
    assert (bea.ticket["seat"], first["seat"]) == (1, 1)
    assert bea.ticket["token"] != first["token"]
    await bea.sit(first)  # another phone, by the link of the seat
    await anna.sees_kinds("person", "person", "open", "open")


async def test_a_name_is_not_taken_twice(meet: Meet) -> None:
    anna, other = meet("Anna"), meet("ANNÁ")
    invitation = await anna.host()
    response = await other.post("/join", **invitation, name=other.name)
    assert error_code(response) == (422, "bad-name")
    assert response.json()["error"]["why"]["code"] == "twice"
    assert (await other.post("/join", **invitation)).status_code == 200, "a name is optional"


async def test_a_bot_gives_up_its_name_to_a_person(meet: Meet) -> None:
    anna, vreni = meet("Anna"), meet("Vreni")
    await vreni.join(await anna.host(bots=["random", None, None]))
    assert vreni.names == ["Anna", "Ueli", "Vreni", ""]
    assert vreni.kinds == ["person", "bot", "person", "open"]


async def test_players_change_places_and_keep_their_sockets(meet: Meet) -> None:
    people = await four(meet, **SHORT)
    await people[0].arrange("swap", seat=0, other=3)
    for one, seat in zip(people, (3, 1, 2, 0), strict=True):
        await one.sees_names("Dora", "Bea", "Carlo", "Anna")
        await one.sees_seat(seat)
    assert people[0].friends["host"] == 3
    await people[0].arrange("begin")
    await asyncio.gather(*(one.socket.play_until(is_over) for one in people))
    await people[3].sit()
    assert people[3].socket.view["seat"] == 0


async def test_a_command_for_another_revision_changes_nothing(meet: Meet) -> None:
    people = await four(meet)
    rev = people[0].friends["rev"]
    await people[0].arrange("swap", seat=1, other=2)
    assert await people[0].refusal("swap", seat=1, other=2, rev=rev) == "changed"
    assert people[0].names == ["Anna", "Carlo", "Bea", "Dora"]


async def test_the_host_has_the_teams_drawn_by_cards(meet: Meet) -> None:
    people = await four(meet, **SHORT)
    assert (people[0].friends["draws"], people[0].friends["may_draw"]) == (False, True)
    await people[0].arrange("draw")
    await people[3].sees(lambda: people[3].friends["draws"])
    await people[0].arrange("begin")
    await asyncio.gather(
        *(one.socket.play_until(lambda view: bool(view["hand"])) for one in people)
    )
    events = await stored_events(people[0].socket.actor)
    assert isinstance(events[0], Sealed)
    (opened,) = [event for event in events if isinstance(event, Opened)]
    assert opened.previous_seats is not None
    for before, one in enumerate(people):
        await one.sees_seat(opened.previous_seats.index(before))
        assert one.names[one.socket.view["seat"]] == one.name
        assert one.friends["host"] == opened.previous_seats.index(0)
    ticket = people[2].ticket
    await people[2].sit(ticket)
    assert people[2].names[people[2].socket.view["seat"]] == "Carlo"


async def test_teams_are_drawn_where_the_rules_have_teams(meet: Meet) -> None:
    anna = meet("Anna")
    await anna.host(rules="pomme-2")
    assert not anna.friends["may_draw"]
    assert await anna.refusal("draw") == "no-draw"

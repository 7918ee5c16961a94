"""The view that bots request, and the hello that marks a player as a program.

It is made of the seat's view and nothing else; that a view holds nothing hidden is proven in
``tests/contract``.
"""

import pytest

import buur
from buur.notation.view_codec import decode_view
from buur.play.views import view
from buur.seats import Seat
from tests.server.harness import Client, Running

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_seat_sees_its_view_and_no_other(server: Running, client: Client) -> None:
    await client.play_until(lambda table: table["phase"] == "play")
    answer = await client.ask("look")
    actor = await server.actor(client.ticket)
    assert (answer["id"], answer["v"], answer["version"]) == (
        "q1",
        client.version,
        buur.__version__,
    )
    state = actor.table.state
    assert decode_view(answer["whole"]) == view(state, Seat(0)) != view(state, Seat(1))


async def test_only_who_plays_the_seat_may_look(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as before, server.seated(ticket):
        await before.until("replaced")
        assert (await before.ask("look"))["code"] == "replaced"


async def test_the_others_are_told_that_a_program_plays_and_when_a_person_does(
    server: Running,
) -> None:
    ticket = await server.table(bots=[None, "random", "random"], names=["Bea", "", ""])
    other = {"table": ticket["table"], **ticket["others"][0]}
    async with server.seated(ticket) as anna:
        assert anna.view["names"][:2] == ["Anna", "Bea"]
        assert anna.view["kinds"] == ["person", "person", "bot", "bot"]
        async with server.client() as program:
            welcome = await program.hello(other, bot=True)
            assert welcome["view"]["kinds"][1] == "bot"
            assert (await anna.until("seats"))["kinds"][1] == "bot"
        async with server.client() as person:
            await person.hello(other)
            while (await anna.until("seats"))["kinds"][1] != "person":
                pass


async def test_who_says_nonsense_about_itself_is_refused(server: Running) -> None:
    ticket = await server.table()
    async with server.client() as client:
        answer = await client.hello(ticket, bot="steady")
        assert answer["error"]["code"] == "bad-message"

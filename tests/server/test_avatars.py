"""Avatars: chosen on sitting, changed later, seen by everybody, and kept with the seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.friends import Friend, Meet, company
from tests.server.harness import Running, running, settings_for
from tests.server.test_rematch import after_a_partie, sees_rematch
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

TWO_BOTS = [None, "random", "random"]


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def sit_with(one: Friend, invitation: dict[str, str], avatar: str) -> None:
    """Take a seat with an avatar."""
    response = await one.post("/join", **invitation, name=one.name, avatar=avatar)
    one.ticket = response.json()
    await one.sit()


def avatars_seen(one: Friend) -> list[str | None]:
    """Return the avatars of all seats, as a person's page knows them."""
    return [seat["avatar"] for seat in one.friends["seats"]]


async def test_everybody_sees_what_people_chose_on_sitting(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=TWO_BOTS, avatar="cow")
    await sit_with(bea, invitation, "owl")
    await anna.sees(lambda: avatars_seen(anna) == ["cow", "owl", None, None])
    assert avatars_seen(bea) == anna.seats["avatars"] == ["cow", "owl", None, None]


async def test_an_avatar_changes_at_any_time_and_a_name_before_the_partie(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=TWO_BOTS)
    await bea.join(invitation)
    await bea.arrange("present", name="Beatrice", avatar="fox")
    await anna.sees_names("Anna", "Beatrice", *anna.names[2:])
    assert anna.seats["names"][1] == "Beatrice"
    assert await bea.refusal("present", name="anna") == "bad-name"
    await anna.arrange("begin")
    await bea.sees(lambda: bea.friends["state"] == "playing")
    assert await bea.refusal("present", name="Bea") == "begun"
    await bea.arrange("present", avatar="bee")
    await bea.arrange("present", name="Beatrice")
    await anna.sees(lambda: avatars_seen(anna)[1] == "bee")
    await bea.arrange("present", avatar="")
    await anna.sees(lambda: avatars_seen(anna)[1] is None)


async def test_a_bot_has_no_avatar_of_who_sat_there(meet: Meet) -> None:
    anna, bea, cleo = meet("Anna"), meet("Bea"), meet("Cleo")
    invitation = await anna.host(bots=TWO_BOTS, avatar="cow")
    await sit_with(bea, invitation, "owl")
    await anna.sees(lambda: avatars_seen(anna)[1] == "owl")
    await anna.arrange("begin")
    await anna.arrange("open", seat=1)
    assert avatars_seen(anna)[1] is None
    await cleo.join(invitation)
    await anna.sees(lambda: anna.names[1] == "Cleo")
    assert avatars_seen(anna) == ["cow", None, None, None]


async def test_an_avatar_goes_with_its_person_to_another_seat(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=TWO_BOTS, avatar="cow")
    await sit_with(bea, invitation, "owl")
    await anna.sees(lambda: avatars_seen(anna)[1] == "owl")
    await anna.arrange("swap", seat=1, other=3)
    assert avatars_seen(anna) == ["cow", None, None, "owl"]


async def test_an_avatar_goes_with_its_person_into_the_next_partie(meet: Meet) -> None:
    anna, bea = await after_a_partie(meet)
    await bea.arrange("present", avatar="owl")
    await anna.sees(lambda: avatars_seen(anna)[2] == "owl")
    await anna.send("rematch")
    ticket = await sees_rematch(bea)
    await bea.sit(ticket)
    assert avatars_seen(bea)[ticket["seat"]] == "owl"
    assert avatars_seen(bea).count(None) == 3


async def test_an_avatar_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, company(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        invitation = await anna.host(bots=TWO_BOTS, avatar="cow")
        await sit_with(bea, invitation, "owl")
        await server.stop()
        async with running(settings) as again:
            await bea.move_to(again)
            await bea.sit()
            assert avatars_seen(bea) == ["cow", "owl", None, None]


@pytest.mark.parametrize("avatar", ["unicorn", "COW", "../x", "", "x" * 5000, 7])
async def test_only_ids_of_the_list_are_taken(avatar: object, meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=TWO_BOTS)
    answer = await bea.post("/join", **invitation, avatar=avatar)
    assert error_code(answer) == (422, "bad-request")
    made = await bea.post("", friends=True, avatar=avatar)
    assert error_code(made) == (422, "bad-request")

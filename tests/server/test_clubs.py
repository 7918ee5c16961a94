"""Clubs: members, house rules, tables, evenings with drawn pairs, and what strangers see."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from buur.server.errors import ServerError
from buur.server.storage import club_store
from buur.server.storage.club_store import ClubStore, move_clubs
from tests.server.harness import Running, is_over, running, settings_for
from tests.server.visitors import Visitor, error_code

RULES = [
    {"title": "Unser Schieber", "name": "schieber", "options": {}},
    {"title": "Kurz", "name": "chibre", "options": {"target": 200}},
]


class Person(Visitor):
    """Somebody who may be a member of a club."""

    club = ""

    async def do(self, do: str, /, **more: Any) -> httpx.Response:
        """Do something in the club."""
        return await self.http.post(f"/api/clubs/{self.club}", json={"do": do, **more})

    async def done(self, do: str, /, **more: Any) -> dict[str, Any]:
        """Do something in the club and return the club."""
        response = await self.do(do, **more)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    async def see(self) -> dict[str, Any]:
        """Return the club."""
        response = await self.http.get(f"/api/clubs/{self.club}")
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    async def join(self, head: "Person", name: str) -> None:
        """Follow the link of a club."""
        token = (await head.done("invite"))["invitation"]
        self.club = head.club
        body = {"club": head.club, "invitation": token, "name": name}
        answer = await self.http.post("/api/clubs/invitation", json=body)
        assert answer.status_code == 200, answer.text

    @property
    def cookies(self) -> dict[str, str]:
        """The header with the cookies."""
        pairs = (f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": "; ".join(pairs)}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path)) as running_server:
        yield running_server


@pytest.fixture
async def people(server: Running) -> AsyncIterator[list[Person]]:
    """Give a head and five members."""
    found = [Person(server) for _ in range(6)]
    head = found[0]
    made = await head.http.post("/api/clubs", json={"title": "Jassclub", "name": "Anna"})
    assert made.status_code == 201, made.text
    head.club = made.json()["club"]
    for one, name in zip(found[1:], ("Beat", "Carla", "Dario", "Eva", "Fritz"), strict=True):
        await one.join(head, name)
    await head.done("rules", rules=RULES)
    yield found
    for one in found:
        await one.http.aclose()


def member(club: dict[str, Any], name: str) -> str:
    """Return the id of a member within the club."""
    (found,) = [one["member"] for one in club["members"] if one["name"] == name]
    return str(found)


async def test_a_club_shows_members_with_roles_and_house_rules(people: list[Person]) -> None:
    anna, beat, *_ = people
    club = await beat.see()
    assert [(one["name"], one["role"]) for one in club["members"]][:2] == [
        ("Anna", "head"),
        ("Beat", "member"),
    ]
    assert (club["title"], club["role"], club["rules"]) == ("Jassclub", "member", RULES)
    mine = (await anna.http.get("/api/clubs")).json()["clubs"]
    assert mine == [{"club": anna.club, "title": "Jassclub", "role": "head"}]


async def test_a_stranger_cannot_tell_a_club_from_none(
    server: Running, people: list[Person]
) -> None:
    stranger = Person(server)
    known, unknown = people[0].club, "x" * len(people[0].club)
    answers = []
    for club in (known, unknown):
        stranger.club = club
        body = {"club": club, "invitation": "wrong"}
        seen = [
            await stranger.http.get(f"/api/clubs/{club}"),
            await stranger.do("leave"),
            await stranger.do("table", rule=0),
            await stranger.http.post("/api/clubs/invitation", json=body),
        ]
        answers.append([(one.status_code, one.text) for one in seen])
    assert answers[0] == answers[1]
    assert {status for status, _ in answers[0]} == {404}
    await stranger.http.aclose()


async def test_a_renewed_link_replaces_the_one_before(
    server: Running, people: list[Person]
) -> None:
    anna, guest = people[0], Person(server)
    old = (await anna.done("invite"))["invitation"]
    new = (await anna.done("invite"))["invitation"]
    body = {"club": anna.club, "invitation": old, "name": "Gina"}
    assert error_code(await guest.http.post("/api/clubs/invitation", json=body)) == (404, "no-club")
    look = {"club": anna.club, "invitation": new}
    shown = (await guest.http.post("/api/clubs/invitation", json=look)).json()
    assert shown == {"club": anna.club, "title": "Jassclub", "members": 6, "joined": False}
    await guest.http.aclose()


async def test_two_members_do_not_have_one_name(server: Running, people: list[Person]) -> None:
    anna, guest = people[0], Person(server)
    token = (await anna.done("invite"))["invitation"]
    body = {"club": anna.club, "invitation": token, "name": "beat"}
    assert error_code(await guest.http.post("/api/clubs/invitation", json=body)) == (
        422,
        "bad-name",
    )
    assert error_code(await people[2].do("name", name="Anna")) == (422, "bad-name")
    assert "Carlo" in {
        one["name"] for one in (await people[2].done("name", name="Carlo"))["members"]
    }
    await guest.http.aclose()


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("title", {"title": "Meiner"}),
        ("rules", {"rules": []}),
        ("invite", {}),
        ("delete", {}),
        ("plan", {"day": "2026-12-01", "rule": 0}),
        ("evening", {"evening": "x", "what": "draw"}),
        ("evening", {"evening": "x", "what": "round"}),
        ("evening", {"evening": "x", "what": "remove"}),
    ],
)
async def test_only_a_head_decides(people: list[Person], what: str, more: dict[str, Any]) -> None:
    assert error_code(await people[1].do(what, **more)) == (403, "not-head")


async def test_a_head_removes_members_and_passes_the_club_on(people: list[Person]) -> None:
    anna, beat, carla, *_ = people
    club = await anna.done("remove", member=member(await anna.see(), "Carla"))
    assert "Carla" not in {one["name"] for one in club["members"]}
    assert (await carla.http.get(f"/api/clubs/{anna.club}")).status_code == 404
    own = member(club, "Anna")
    assert error_code(await anna.do("role", member=own, role="member")) == (409, "last-head")
    await anna.done("role", member=member(club, "Beat"), role="head")
    await anna.done("role", member=own, role="member")
    assert error_code(await anna.do("invite")) == (403, "not-head")
    assert (await beat.done("title", title="Neu"))["title"] == "Neu"


async def test_a_club_without_a_head_gets_one_and_without_members_ends(
    people: list[Person],
) -> None:
    anna, beat, *others = people
    assert (await anna.http.delete("/api/games")).status_code == 200
    assert (await beat.see())["role"] == "head"
    for one in (beat, *others):
        assert (await one.done("leave")) == {"left": anna.club}
    gone = await others[-1].http.get(f"/api/clubs/{anna.club}")
    assert gone.status_code == 404
    assert await ClubStore(anna.server.registry.store).club(anna.club) is None


async def test_a_deleted_club_is_gone(people: list[Person]) -> None:
    anna, beat, *_ = people
    await anna.done("table", rule=1)
    await anna.done("delete")
    assert (await beat.http.get(f"/api/clubs/{anna.club}")).status_code == 404
    assert (await beat.http.get("/api/clubs")).json() == {"clubs": []}


async def test_a_table_of_the_club_is_for_its_members(
    server: Running, people: list[Person]
) -> None:
    anna, beat, *_ = people
    made = await anna.done("table", rule=1)
    (shown,) = (await beat.see())["tables"]
    assert shown == {
        "table": made["table"],
        "rules": "chibre",
        "state": "gathering",
        "names": ["Anna"],
        "open": 3,
    }
    seat = await beat.done("sit", table=made["table"])
    assert seat["seat"] == 1
    async with server.client(additional_headers=beat.cookies) as client:
        welcome = await client.hello({"table": made["table"], "token": ""})
        assert welcome["t"] == "welcome"
    stranger = Person(server)
    stranger.club = anna.club
    assert error_code(await stranger.do("sit", table=made["table"])) == (404, "no-club")
    assert error_code(await beat.do("sit", table="other")) == (404, "no-club")
    await stranger.http.aclose()


async def play(server: Running, people: list[Person]) -> None:
    """Have everybody play the own game of a round to its end."""

    async def one_plays(one: Person) -> None:
        games = [game for evening in (await one.see())["evenings"] for game in evening["games"]]
        for game in games:
            if game["table"] and game["points"] is None:
                async with server.client(additional_headers=one.cookies) as client:
                    await client.hello({"table": game["table"], "token": ""})
                    assert (await client.ask("hint"))["code"] == "hints-off"
                    await client.play_until(is_over)

    await asyncio.gather(*map(one_plays, people))


async def evening(people: list[Person], count: int) -> str:
    """Plan an evening to which some come."""
    anna = people[0]
    club = await anna.done("plan", day="2026-12-01", rule=0, deals=4, title="Advent")
    found = str(club["evenings"][0]["evening"])
    for one in people[:count]:
        await one.done("evening", evening=found, what="come")
    return found


async def test_an_evening_is_played_by_drawn_pairs(server: Running, people: list[Person]) -> None:
    anna = people[0]
    wanted = await evening(people, 5)
    club = await anna.done("evening", evening=wanted, what="draw")
    pairs = club["evenings"][0]["pairs"]
    assert sorted(str(one) for pair in pairs for one in pair) == [
        "Anna", "Beat", "Carla", "Dario", "Eva", "None",
    ]  # fmt: skip
    assert error_code(await people[1].do("evening", evening=wanted, what="come")) == (409, "begun")
    for rounds in range(1, 4):
        club = await anna.done("evening", evening=wanted, what="round")
        assert sum(game["begun"] for game in club["evenings"][0]["games"]) == rounds
        refused = await anna.do("evening", evening=wanted, what="round")
        assert error_code(refused) == (409, "round-open")
        await play(server, people[:5])
    club = await anna.see()
    (done,) = club["evenings"]
    assert done["over"] is True
    assert [one["rank"] for one in done["standings"]] == sorted(
        one["rank"] for one in done["standings"]
    )
    assert sum(one["games"] for one in done["standings"]) == 6
    assert error_code(await anna.do("evening", evening=wanted, what="round")) == (
        409,
        "evening-over",
    )
    ranks = club["ranking"]
    assert {one["name"] for one in ranks} == {"Anna", "Beat", "Carla", "Dario", "Eva"}
    assert [one["strength"] for one in ranks] == sorted(
        (one["strength"] for one in ranks), reverse=True
    )
    assert club["tables"] == []
    assert [one["games"] for one in ranks] == [2] * 5
    assert await anna.done("evening", evening=wanted, what="remove")


async def test_a_round_is_stored_as_a_whole(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault in the middle begins no game, and the round can be begun again."""
    wanted = await evening(people[:4], 4)
    await people[0].done("evening", evening=wanted, what="draw")

    def fail(*_: object) -> None:
        raise ServerError("the connection is lost")

    with monkeypatch.context() as patched:
        patched.setattr(club_store, "_add_table", fail)
        answer = await people[0].do("evening", evening=wanted, what="round")
        assert answer.status_code == 503
    games = (await people[0].see())["evenings"][0]["games"]
    assert not any(game["begun"] for game in games)
    club = await people[0].done("evening", evening=wanted, what="round")
    assert any(game["begun"] for game in club["evenings"][0]["games"])


async def test_an_evening_goes_on_without_a_table_that_the_operator_has_ended(
    server: Running, people: list[Person]
) -> None:
    wanted = await evening(people[:4], 4)
    await people[0].done("evening", evening=wanted, what="draw")
    club = await people[0].done("evening", evening=wanted, what="round")
    tables = [one.table_id for one in await ClubStore(server.registry.store).tables(people[0].club)]
    assert not club["evenings"][0]["over"]
    refused = await people[0].do("evening", evening=wanted, what="round")
    assert error_code(refused) == (409, "round-open")
    for table in tables:
        await server.registry.store.mark_broken(table, 0, "an act has failed")
    refused = await people[0].do("evening", evening=wanted, what="round")
    assert error_code(refused) == (409, "evening-over")
    assert (await people[0].see())["evenings"][0]["over"]


async def test_too_few_make_no_evening(people: list[Person]) -> None:
    wanted = await evening(people, 2)
    refused = await people[0].do("evening", evening=wanted, what="draw")
    assert error_code(refused) == (409, "too-few")
    refused = await people[0].do("evening", evening=wanted, what="round")
    assert error_code(refused) == (409, "not-drawn")


@pytest.mark.parametrize(
    ("what", "more", "code"),
    [
        ("rules", {"rules": [{"title": "x", "name": "none"}]}, (422, "bad-rules")),
        ("rules", {"rules": RULES * 7}, (422, "bad-request")),
        ("plan", {"day": "soon", "rule": 0}, (422, "bad-request")),
        ("plan", {"day": "2026-12-01", "rule": 9}, (404, "no-house-rule")),
        ("plan", {"day": "2026-12-01", "rule": 0, "deals": 5}, (422, "bad-request")),
        ("evening", {"evening": "x", "what": "round"}, (404, "no-evening")),
        ("evening", {"evening": "x", "what": "come"}, (404, "no-evening")),
        ("role", {"member": "x", "role": "head"}, (404, "no-member")),
        ("dance", {}, (422, "bad-request")),
        ("title", {"title": ""}, (422, "bad-request")),
        ("table", {"rule": 11}, (404, "no-house-rule")),
    ],
)
async def test_a_wrong_command_is_refused(
    people: list[Person], what: str, more: dict[str, Any], code: tuple[int, str]
) -> None:
    assert error_code(await people[0].do(what, **more)) == code


async def test_who_signs_in_as_another_takes_her_clubs_along(people: list[Person]) -> None:
    anna, beat, *_ = people
    registry = anna.server.registry
    ids = [await registry.guests.find(one.token) for one in (anna, beat)]
    head, member_of = (one.id for one in ids if one is not None)
    await registry.store.run(lambda connection: move_clubs(connection, head, member_of))
    club = await beat.see()
    assert {one["name"]: one["role"] for one in club["members"]}["Beat"] == "head"
    assert len(club["members"]) == 5


async def test_the_export_has_her_clubs_and_evenings_and_nobody_else(people: list[Person]) -> None:
    wanted = await evening(people, 4)
    await people[0].done("evening", evening=wanted, what="draw")
    club = await people[1].see()
    found = (await people[1].http.get("/api/me/export.json")).json()
    (own,) = found["your clubs"]
    assert (own["name"], own["role"], own["member"]) == ("Beat", "member", member(club, "Beat"))
    (shown,) = found["evenings of your clubs"]
    assert (shown["day"], shown["title"]) == ("2026-12-01", "Advent")
    assert member(club, "Anna") not in str(found)

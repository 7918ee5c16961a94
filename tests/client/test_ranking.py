"""Programs read rankings of quick matches, as the person whose key they have."""

from __future__ import annotations

import asyncio

import pytest

from buur.client import Person, TableFailure, ranking_of
from buur.errors import ArgumentError, RulesError
from buur.server.storage.rating_store import StoredRating, pair_of
from tests.server.harness import Running


async def person(server: Running, name: str, *, listed: bool) -> tuple[Person, str]:
    """Return somebody whom the server knows, and her internal id."""
    one = Person(server.url)
    for path, wanted in (
        ("/api/lobby/enter", {"name": name, "rules": "chibre"}),
        ("/api/me", {"listed": listed}),
    ):
        await asyncio.to_thread(one.ask, path, wanted)
    guest = await server.registry.guests.find(one.key)
    assert guest is not None
    return one, guest.id


@pytest.mark.asyncio(loop_scope="module")
async def test_a_program_sees_the_listed_and_its_own_place(server: Running) -> None:
    anna, anna_id = await person(server, "Anna", listed=True)
    robo, robo_id = await person(server, "Robo", listed=False)
    ratings = {anna_id: 30.0, robo_id: 29.0, pair_of(anna_id, robo_id): 28.0}
    stored = {player: StoredRating(strength, 2.0, 40) for player, strength in ratings.items()}
    await server.registry.ratings.store.write("chibre", stored)
    found = await asyncio.to_thread(ranking_of, robo, "chibre")
    assert (found.rules, found.people_placed, found.pairs_placed) == ("chibre", 2, 1)
    assert [(one.rank, one.names, one.is_own) for one in found.people] == [
        (1, ("Anna",), False),
        (2, ("Robo",), True),
    ]
    assert found.people[0].number == 1960
    assert not found.people[0].is_provisional
    assert [one.names for one in found.pairs] == [("Robo", "Anna")]
    seen = await asyncio.to_thread(ranking_of, anna, "chibre")
    assert [one.names for one in seen.people] == [("Anna",)]
    assert [one.names for one in seen.pairs] == [("Anna", "")]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_game_without_partners_ranks_persons_alone(server: Running) -> None:
    found = await asyncio.to_thread(ranking_of, Person(server.url), "molotow")
    assert (found.people, found.pairs, found.least) == ((), (), 10)


def test_wrong_arguments_have_a_sentence() -> None:
    with pytest.raises(RulesError):
        ranking_of(Person("http://localhost:1"), "tavolo")
    with pytest.raises(ArgumentError):
        ranking_of("http://localhost:1")  # type: ignore[arg-type]
    with pytest.raises(TableFailure) as failure:
        ranking_of(Person("http://localhost:1"))
    assert failure.value.code == "no-server"

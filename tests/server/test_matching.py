"""Who is seated together: even teams, pairs as partners, and the longest wait first."""

from __future__ import annotations

from itertools import combinations

import pytest

from buur.server.tables.matching import NEAREST, Party, Places, even_places, next_table, seats_pairs
from tests.chance import seeded

FOUR = (0, 1, 0, 1)


def alone(name: str, strength: float = 25.0, network: str = "", waves: int = 0) -> Party[str]:
    networks = frozenset({network} - {""})
    return Party((name,), strength, networks, waves)


def names(places: Places[str] | None) -> list[str]:
    """Return the names at all seats; of a pair both."""
    assert places is not None
    return ["".join(party.people) for party in places]


def teams(places: Places[str] | None) -> set[frozenset[str]]:
    found = names(places)
    return {frozenset(found[0::2]), frozenset(found[1::2])}


def test_the_split_has_the_least_difference_of_sums() -> None:
    chance = seeded(3)
    for _ in range(50):
        four = [alone(name, chance.uniform(0, 50)) for name in "abcd"]
        by_name = {party.people[0]: party.strength for party in four}
        places = even_places(four, FOUR)
        assert places is not None

        def difference(team: frozenset[str], sums: dict[str, float] = by_name) -> float:
            return abs(sum(sums.values()) - 2 * sum(sums[name] for name in team))

        least = min(difference(frozenset(two)) for two in combinations("abcd", 2))
        assert difference(next(iter(teams(places)))) == pytest.approx(least)


def test_a_pair_sits_opposite_each_other() -> None:
    pair = Party(("a", "b"), 30.0)
    places = next_table([alone("c", 10), pair, alone("d", 40)], FOUR)
    assert places is not None
    assert [party is pair for party in places] in ([True, False] * 2, [False, True] * 2)
    assert teams(places) == {frozenset({"ab"}), frozenset({"c", "d"})}


def test_two_pairs_play_against_each_other() -> None:
    places = next_table([Party(("a", "b"), 20.0), Party(("c", "d"), 30.0)], FOUR)
    assert teams(places) == {frozenset({"ab"}), frozenset({"cd"})}


def test_a_pair_and_one_person_wait_for_a_fourth() -> None:
    assert next_table([Party(("a", "b"), 20.0), alone("c")], FOUR) is None


def test_who_has_waited_longest_plays_first() -> None:
    others = [alone(f"n{number}", 25 + number / 100) for number in range(12)]
    places = next_table([*others, alone("late", 99, waves=3)], FOUR)
    assert "late" in names(places)


def test_those_near_in_strength_play_together() -> None:
    strong = [alone(f"s{number}", 40 + number) for number in range(4)]
    weak = [alone(f"w{number}", 10 + number) for number in range(4)]
    mixed = [party for two in zip(strong, weak, strict=True) for party in two]
    assert {name[0] for name in names(next_table(mixed, FOUR))} == {"s"}


def test_nobody_waits_for_ever_in_a_pool_where_others_come_and_go() -> None:
    """Every wave four equal people come; somebody far stronger is seated at once all the same."""
    odd = alone("odd", 60)
    waves = 0
    while True:
        fresh = [alone(f"{waves}.{number}") for number in range(5)]
        waiting = [*fresh, Party(odd.people, odd.strength, waves=waves)]
        if "odd" in names(next_table(waiting, FOUR)):
            break
        waves += 1
    assert waves <= 1


def test_two_people_of_one_network_never_sit_together() -> None:
    same = [alone("a", network="n"), alone("b", network="n")]
    others = [alone("c", network="m"), alone("d")]
    assert next_table([*same, *others], FOUR) is None
    found = names(next_table([*same, *others, alone("e", network="o")], FOUR))
    assert len({"a", "b"} & set(found)) == 1


@pytest.mark.parametrize("round_", range(30))
def test_no_partners_of_one_network_unless_they_came_as_a_pair(round_: int) -> None:
    chance = seeded(f"networks-{round_}")
    waiting = [
        alone(str(number), chance.uniform(15, 35), chance.choice("klmn"), chance.randrange(9))
        for number in range(12)
    ]
    waiting += [Party(("x", "y"), 25.0, frozenset("k")), Party(("v", "w"), 22.0, frozenset("lm"))]
    left = waiting
    while (places := next_table(left, FOUR)) is not None:
        for party in set(places):
            others = [one for one in places if one is not party]
            assert all(party.networks.isdisjoint(one.networks) for one in others)
        left = [one for one in left if one not in places]
    assert len(left) < len(waiting)


def test_a_pair_may_come_from_one_network_but_nobody_else_of_it() -> None:
    pair = Party(("a", "b"), 25.0, frozenset({"n"}))
    assert next_table([pair, alone("c", network="n"), alone("d")], FOUR) is None
    assert next_table([pair, alone("c", network="m"), alone("d")], FOUR) is not None


def test_a_pair_finds_single_partners_though_nearer_people_are_pairs() -> None:
    singles = [alone(f"n{number}", 25.0) for number in range(NEAREST)]
    pairs = [Party((f"p{number}", f"q{number}"), 60.0) for number in range(2)]
    assert next_table([pairs[0], *singles], FOUR) is not None
    assert next_table(pairs, FOUR) is not None


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_each_for_herself_needs_as_many_as_the_rules_say(seats: int) -> None:
    lines = tuple(range(seats))
    people = [alone(str(number), number) for number in range(seats)]
    assert next_table(people[:-1], lines) is None
    assert sorted(names(next_table(people, lines))) == sorted(map(str, range(seats)))


def test_partners_sit_opposite_or_nobody_has_one() -> None:
    assert seats_pairs(FOUR)
    assert not seats_pairs((0, 0, 1, 1))
    assert not seats_pairs((0, 0, 1, 1, 1))
    assert even_places([Party(("a", "b"), 1.0), alone("c")], (0, 1, 2)) is None


@pytest.mark.parametrize("avoider", "ad")
def test_who_has_muted_another_person_sits_at_another_table(avoider: str) -> None:
    guests = {"a": "g1", "b": "g2", "c": "g3", "d": "g4", "e": "g5"}

    def party(name: str) -> Party[str]:
        other = {"a": "g4", "d": "g1"}[name] if name == avoider else ""
        avoided = frozenset({other} - {""})
        return Party((name,), 25.0, guests=frozenset({guests[name]}), avoided=avoided)

    four = [party(name) for name in "abcd"]
    assert next_table(four, FOUR) is None
    assert set(names(next_table([*four, party("e")], FOUR))) == set("abce")


def test_a_pair_sits_apart_from_those_whom_one_of_it_avoids() -> None:
    pair = Party(("a", "b"), 25.0, guests=frozenset("ab"), avoided=frozenset("c"))
    others = [Party((name,), 25.0, guests=frozenset(name)) for name in "cde"]
    assert next_table([pair, *others[:2]], FOUR) is None
    assert sorted(names(next_table([pair, *others], FOUR))) == ["ab", "ab", "d", "e"]

"""The endpoint for the order and the points of the cards in a contract."""

from typing import Any

import pytest

from buur.contracts import contract_of
from buur.server.wire.card_order import card_order
from buur.variants.registry import PRESETS, variant
from tests.server.harness import Running

TRUMPS = "J20 914 A11 K4 Q3 T10 80 70 60"
PLAIN = "A11 K4 Q3 J2 T10 90 80 70 60"


async def ask(server: Running, **wanted: Any) -> Any:
    response = await server.http.post("/api/card-order", json=wanted)
    assert response.status_code == 200, response.text
    return response.json()


def told(order: list[dict[str, Any]]) -> dict[str, str]:
    """Return the ranking of each group of suits; trumps are marked."""
    return {
        "".join(group["suits"]) + "*" * group["trump"]: " ".join(
            f"{rank}{points}" for rank, points in group["cards"]
        )
        for group in order
    }


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("contract", "groups"),
    [
        ("trump:H", {"H*": TRUMPS, "SDC": PLAIN}),
        ("oben", {"SHDC": "A11 K4 Q3 J2 T10 90 88 70 60"}),
        ("unten", {"SHDC": "611 70 88 90 T10 J2 Q3 K4 A0"}),
    ],
)
async def test_the_highest_card_comes_first(
    server: Running, contract: str, groups: dict[str, str]
) -> None:
    answer = await ask(server, rules="schieber", contract=contract)
    assert [told(order) for order in answer["orders"]] == [groups]
    assert answer["tricks"] == [0] * 9
    assert (answer["trick"], answer["last"], answer["total"]) == (0, 5, 157)


@pytest.mark.asyncio(loop_scope="module")
async def test_the_order_of_a_slalom_changes_with_the_trick(server: Running) -> None:
    answer = await ask(server, rules="schieber", contract="zigzag:unten")
    assert answer["tricks"] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    first, second = (told(order)["SHDC"] for order in answer["orders"])
    assert first.startswith("611 70")
    assert second.startswith("A0 K4")


@pytest.mark.asyncio(loop_scope="module")
async def test_suits_with_points_of_their_own_stand_apart(server: Running) -> None:
    answer = await ask(server, rules="schaufel-dame", contract="oben")
    assert {len(order) for order in answer["orders"]} == {2}
    assert "Q-100" in told(answer["orders"][0])["S"]


@pytest.mark.parametrize("name", PRESETS)
def test_every_contract_of_a_rule_set_has_an_order(name: str) -> None:
    rules = PRESETS[name].variant
    for contract in rules.choice.offered:
        found = card_order(rules, contract, 1, None)
        assert len(found.tricks) == len(rules.compiled(contract))
        for order in found.orders:
            assert sum(len(group.suits) for group in order) <= 4
            points = sum(
                len(group.suits) * sum(worth for _, worth in group.cards) for group in order
            )
            assert points + found.trick * len(found.tricks) + found.last == found.total


def test_options_count() -> None:
    rules = variant("schieber", {"unde_values": "ace11"})
    (order,) = card_order(rules, contract_of("unten"), 1, None).orders
    assert order[0].cards[0] == ("6", 0)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"contract": "trump:X"}, 422),
        ({"contract": "oben", "deal": 0}, 422),
        ({"contract": "oben", "deal": 10**9}, 422),
        ({"contract": "oben", "led": "X"}, 422),
        ({"contract": "oben", "rules": "poker"}, 422),
        ({}, 422),
    ],
)
async def test_what_has_no_order(server: Running, body: dict[str, Any], status: int) -> None:
    response = await server.http.post("/api/card-order", json=body)
    assert response.status_code == status

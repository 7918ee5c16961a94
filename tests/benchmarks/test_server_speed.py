"""``buur bench server``: loads on a real server, the search for a rate, and what is printed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from buur.benchmarks import server_speed
from buur.benchmarks.first_acts import first_act
from buur.benchmarks.server_load import LoadFigures, ServerHungError, load_on
from buur.benchmarks.server_process import OWN, ServerStartError, running_server
from buur.benchmarks.server_speed import LATE, Plan, ServerFigures, fastest
from buur.cli.session import LANGUAGES
from buur.client import Invitation
from tests.cli.conftest import Call, refusal


def load(rate: float = 200.0, p99: float = 0.002, cpu: float = 0.0005) -> LoadFigures:
    return LoadFigures(
        number=1000,
        rate=rate,
        acts=rate,
        p50=0.001,
        p99=p99,
        bytes=4000.0,
        messages=5.0,
        refused=0,
        cpu=cpu,
        client_cpu=0.0001,
    )


@pytest.mark.parametrize("rules", ["schieber", "coiffeur"])
def test_people_play_at_a_real_server(rules: str) -> None:
    async def play(url: str) -> LoadFigures:
        async with load_on([server], rules, 2) as people:
            await people.play(20)
            return await people.run(rate=200, seconds=0.1)

    with running_server() as server:
        found = asyncio.run(play(server.url))
    assert found.refused == 0
    assert found.bytes > found.messages >= 5  # an event for each of four seats, and an answer
    assert found.p99 >= found.p50 > 0


def test_people_go_on_at_another_table_after_a_partie() -> None:
    async def play() -> set[str]:
        async with load_on([server], "schieber", 1) as people:
            (table,) = people.tables
            await people.play(1)
            before = table.sockets[0].table
            table.sockets[0].view["result"] = {"winner": 0}
            await people.play(2)
            assert table.refused == 0
            return {before, *(socket.table for socket in table.sockets)}

    with running_server() as server:
        assert len(asyncio.run(play())) == 2


def test_a_server_that_closes_connections_is_told() -> None:
    async def play() -> None:
        async with load_on([server], "schieber", 1) as people:
            await people.play(1)
            people.tables[0].sockets[1].sit(Invitation(server.url, "none", "none"))
            await people.play(20)

    with running_server() as server, pytest.raises(ServerHungError):
        asyncio.run(play())


def test_sources_without_a_server_are_refused(tmp_path: Path, call: Call) -> None:
    with pytest.raises(ServerStartError), running_server(tmp_path):
        pass
    server = ("bench", "server", "--tables", "1", "--rate", "9", "--seconds", "0.01")
    assert str(tmp_path) in refusal(call(*server, "--against", str(tmp_path)))


@pytest.mark.parametrize(
    ("limit", "found"), [(50, 100.0), (150, 141.4), (1000, 951.4), (6400, 6400.0)]
)
def test_the_search_finds_the_highest_rate_in_time(limit: float, found: float) -> None:
    tried: list[float] = []

    async def measure(rate: float) -> LoadFigures:
        tried.append(rate)
        return load(rate, p99=LATE if rate <= limit else 2 * LATE)

    best = asyncio.run(fastest(measure))
    assert best.rate == pytest.approx(found, rel=1e-3)
    assert best.rate <= limit or tried == [100.0] * 3


def test_a_rate_gets_a_second_attempt() -> None:
    times = iter([LATE, 1.0, LATE, *[1.0] * 20])

    async def measure(rate: float) -> LoadFigures:
        return load(rate, p99=next(times))

    assert asyncio.run(fastest(measure)).rate == 200


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Plan, Path]]:
    """Have every server need half a millisecond, or a whole one if it is another's."""
    done: list[tuple[Plan, Path]] = []

    def measure(plan: Plan, sources: Path) -> ServerFigures:
        done.append((plan, sources))
        found = load(cpu=0.0005 * len(done))
        return ServerFigures(load=found, memory=50_000.0, attempts=(found,))

    monkeypatch.setattr(server_speed, "measure_server", measure)
    return done


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_servers_stand_side_by_side(
    lang: str, measured: list[tuple[Plan, Path]], call: Call
) -> None:
    checkout = Path(__file__).parents[2]
    out = call("bench", "server", "--against", str(checkout), "--lang", lang).out
    assert measured == [(Plan(), checkout / "src"), (Plan(), OWN)]
    row = next(line for line in out.splitlines() if "500 µs" in line)
    assert row.split()[-6:] == ["1,000", "µs", "500", "µs", "2", "×"]
    assert "CPython" in out


def test_figures_are_printed_as_json(measured: Sequence[object], call: Call) -> None:
    found = json.loads(call("bench", "server", "--rules", "coiffeur", "--json").out)
    assert len(measured) == len(found["servers"]) == 1
    assert found["servers"][0]["load"]["cpu"] == 0.0005
    assert found["servers"][0]["attempts"] == [found["servers"][0]["load"]]


@pytest.mark.usefixtures("measured")
def test_one_server_has_no_ratio(call: Call) -> None:
    assert "×" not in call("bench", "server").out


def test_options_of_other_figures_do_not_go_with_it(call: Call) -> None:
    assert "--quick" in refusal(call("bench", "--quick", "server"))


@pytest.mark.parametrize(
    ("legal", "act"),
    [
        ({"passes": True, "bids": [], "contracts": []}, {"e": "passed"}),
        ({"contracts": ["trump:S", "oben"]}, {"e": "chosen", "contract": "oben"}),
        (
            {"contracts": ["oben"], "rows": [{"no": 3, "contracts": ["unten"]}]},
            {"e": "chosen", "contract": "unten", "category": 3},
        ),
        ({"discard": 1}, {"e": "discarded", "cards": ["S6"]}),
        ({"finish": True}, None),
        ({}, None),
    ],
)
def test_the_first_act_of_a_view(legal: dict[str, Any], act: dict[str, Any] | None) -> None:
    rules = {"target": 1000}
    view = {"hand": ["S6"], "deal": 3, "seat": 1, "scores": [10, 20], "contract": "oben"}
    assert first_act({**view, "rules": rules, "legal": legal}) == act


def test_whoever_has_a_bid_makes_one_in_every_other_deal() -> None:
    legal = {"passes": True, "bids": [{"height": "100"}], "contracts": ["oben"]}
    view = {"deal": 1, "seat": 0, "legal": legal}
    assert first_act(view) == {"e": "bid", "height": "100", "contract": "oben"}
    assert first_act({**view, "seat": 1}) == {"e": "passed"}

"""Commands of earlier deals: carried out once, although the log of the table has forgotten them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from buur.server.tables.event_log import EventLog
from buur.server.tables.past_commands import PastCommands
from tests.chance import seeded
from tests.server.harness import running, settings_for


def test_every_command_is_found_again_and_few_others() -> None:
    chance = seeded(2026)
    named = [(chance.randrange(4), f"{chance.random()}") for _ in range(420)]
    past = PastCommands(named)
    assert all(past.may_have(*one) for one in named)
    others = [(chance.randrange(4), f"{chance.random()}") for _ in range(2000)]
    assert sum(past.may_have(*one) for one in others) < 100  # 6 are expected


def test_a_new_table_has_no_past() -> None:
    assert not EventLog().may_have_forgotten(0, "a")  # type: ignore[arg-type]


async def test_a_command_of_an_earlier_deal_has_its_answer(tmp_path: Path) -> None:
    """The log keeps one deal; the same holds for a server that reads the table anew."""
    settings = settings_for(tmp_path)
    settings = replace(settings, limits=replace(settings.limits, gap=0))

    def third_deal(view: dict[str, Any]) -> bool:
        return bool(view["deal"] == 3 and view["legal"]["cards"])

    async with running(settings) as server:
        ticket = await server.table(options={"target": 5000})
        async with server.seated(ticket) as client:
            await client.play_until(lambda view: bool(view["legal"]["cards"]))
            act = client.move()
            first = await client.do(act, "old")
            await client.play_until(third_deal)
            log = client.actor.event_log
            assert log.answer(client.view["seat"], "old") is None
            assert await client.do(client.move(), "old") == first
    async with running(settings) as server, server.seated(ticket) as client:
        log = (await server.actor(ticket)).event_log
        assert log.answer(client.view["seat"], "old") is None
        assert await client.do({"e": "pushed"}, "old") == first

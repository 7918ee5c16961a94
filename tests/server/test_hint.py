"""Hints: legal acts, from the view of the seat alone.

That nobody else receives it is checked by the bytes in ``test_privacy``.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from buur.bots import bot
from buur.cards import CODES, card_code
from buur.play.codec import parse_event
from buur.play.partie import Partie
from buur.play.views import view
from buur.seats import Seat
from buur.server.wire import messages
from buur.server.wire.hints import hint_reply, may_ask_hint
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.chance import seeded
from tests.contract.disguise import otherwise
from tests.server.harness import Client, Running, may_play, playing, rows_of, settings_for
from tests.server.test_privacy import CODE

pytestmark = pytest.mark.asyncio(loop_scope="module")

RULES: dict[str, tuple[str, dict[str, object]]] = {
    "chibre": ("chibre", {"target": 300}),
    "schieber": ("schieber", {"target": 300, "strokes": "jw"}),
    "imposed": ("match-aux-cartes", {"deals": 2}),
}


def moments(name: str) -> Iterator[tuple[Partie, Seat]]:
    """Give every state of a partie with every seat that may be advised."""
    rules, options = RULES[name]
    players = [bot("random", seat) for seat in range(4)]
    for state, _ in events_of(variant(rules, options), players, 5):
        for seat in map(Seat, range(4)):
            if may_ask_hint(view(state, seat)):
                yield state, seat


@pytest.mark.parametrize("name", RULES)
async def test_advice_is_lawful_and_its_cards_are_ones_own(name: str) -> None:
    seen = Counter[str]()
    for state, seat in moments(name):
        own = view(state, seat)
        answer = hint_reply("h", 1, own)
        text = messages.encode(answer)
        if isinstance(answer, messages.No):
            assert answer.code == "nothing-to-advise"
            assert state.phase == "count"
            continue
        act = parse_event({**answer.act, "seat": seat})
        assert act in own.legal
        assert set(CODE.findall(text)) <= {card_code(card) for card in own.hand}
        assert answer.reasons
        seen[state.phase] += 1
    assert seen.keys() >= {"choose", "play"} & set(variant(*RULES[name]).phases)


@pytest.mark.parametrize("name", RULES)
async def test_hidden_cards_change_no_advice(name: str) -> None:
    dice = seeded(3)
    phases = set()
    for state, seat in moments(name):
        if state.phase not in ("choose", "play") or dice.random() < 0.7:
            continue
        here = hint_reply("h", 1, view(state, seat))
        for _ in range(2):
            there = otherwise(state, seat, dice)
            if there is not None:
                assert hint_reply("h", 1, view(there, seat)) == here
                phases.add(state.phase)
    assert "play" in phases


async def test_the_advice_can_be_followed(server: Running) -> None:
    async with server.playing(options={"target": 100_000}) as client:
        followed = Counter[str]()
        while client.view["deal"] < 3:
            if client.view["legal"]["hint"]:
                advice = await client.ask("hint", f"h{client.version}")
                assert advice["t"] == "hint"
                assert advice["v"] == client.version
                assert (await client.do(advice["act"]))["t"] == "ok"
                followed[advice["act"]["e"]] += 1
            else:
                await client.play_until(lambda view: view["legal"]["hint"] or view["deal"] >= 3)
    assert followed["played"]


async def test_a_question_leaves_no_trace(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as client:
        await client.play_until(lambda view: view["legal"]["hint"])
        actor = await server.actor(ticket)
        before = await rows_of(actor)
        first, again = await client.ask("hint", "same"), await client.ask("hint", "other")
        assert first | {"id": "other"} == again
        assert await rows_of(actor) == before
        rows = await server.registry.store.seats(ticket["table"])
        assert len(rows) == 4
    async with server.seated(ticket) as client:
        assert client.version == len(before)


async def test_who_is_not_on_turn_gets_no_advice(client: Client) -> None:
    await client.play_until(lambda view: bool(view["legal"]["contribute"]))
    assert not client.view["legal"]["hint"]
    answer = await client.ask("hint")
    assert (answer["t"], answer["code"]) == ("no", "not-your-turn")
    assert not CODE.search(json.dumps(answer))


async def test_who_only_looks_on_gets_no_advice(server: Running) -> None:
    ticket = await server.table()
    async with server.seated(ticket) as first, server.seated(ticket) as second:
        await first.until("replaced")
        await second.play_until(lambda view: view["legal"]["hint"])
        assert (await first.ask("hint"))["code"] == "replaced"
        assert (await second.ask("hint"))["t"] == "hint"


async def test_a_tournament_gives_no_advice(tmp_path: Path) -> None:
    async with playing(settings_for(tmp_path, hints=False)) as client:
        await client.play_until(may_play)
        assert not client.view["legal"]["hint"]
        assert (await client.ask("hint"))["code"] == "hints-off"


async def test_codes_of_cards_are_found() -> None:
    """The check above would notice any card."""
    assert all(CODE.fullmatch(code) for code in CODES)

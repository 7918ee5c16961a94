"""No message to a seat contains a card that the seat may not know."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
import pytest_asyncio

from buur.cards import CODES, cards_in
from buur.play.model.events import Event, Opened, Played, Revealed, Sealed
from buur.play.partie import Partie
from buur.seats import Seat
from buur.server.settings import Settings
from buur.server.storage.table_store import open_store
from buur.server.tables.actor import TableActor
from buur.server.tables.registry import TableRegistry
from buur.server.tables.requests import Ask, Join
from buur.server.tables.seats import token_hash
from buur.server.wire import messages
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import in_turn
from tests.server.harness import (
    Client,
    FakeConnection,
    Running,
    is_over,
    move,
    settled,
    stored_events,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

CODE = re.compile("|".join(CODES))
DRAW = re.compile(r'"drawn":\[[^]]*\]')
"""The cards drawn for partners, which everybody saw; they are in no hand."""


def known_to(seat: int, state: Partie, event: Event) -> set[str]:
    """Return the codes that a seat may read after an event, from the rules of the game alone."""
    found: set[str] = set()
    if isinstance(event, Opened):
        found |= {CODES[card] for card in event.drawn or ()}
    if isinstance(event, Played):
        found.add(CODES[event.card])
    deal = state.deal
    if deal is None:
        return found
    masks = [deal.dealt[seat] if deal.dealt else 0]
    masks += [1 << card for trick in deal.tricks for card in trick.cards]
    masks += [1 << card for card in deal.lying]
    masks += [deal.widow.up, *(1 << card for card in deal.called)]
    masks += deal.exchange.put_away[seat : seat + 1]
    masks += [] if deal.turned is None else [1 << deal.turned]
    if seat == deal.declarer:
        # What he may call is named by its cards, and says nothing of where they are.
        masks += [deal.widow.laid, state.variant.pack.cards if deal.stage == "call" else 0]
    if deal.melds_shown:
        winners = [
            who
            for who in range(len(deal.hands))
            if state.team(Seat(who)) in (deal.meld_teams or ())
        ]
        masks += [meld.cards for who in winners for meld in deal.melds[who]]
    if deal.solder is not None:
        masks += deal.solder.hands
    return found | {CODES[card] for mask in masks for card in cards_in(mask)}


class Oracle:
    """What every seat may know after every event."""

    def __init__(self, rules: str, options: Mapping[str, object], events: list[Event]) -> None:
        self.events = events
        made = variant(rules, options)
        self.states = [Partie(variant=made, scores=(0,) * made.lines)]
        for event in events:
            self.states.append(self.states[-1].do(event))

    def check(self, seat: int, text: str) -> None:
        """Check one message to a seat."""
        message = json.loads(text)
        if message["t"] in ("event", "hint"):
            self._check_part(seat, message["v"], text)
        elif message["t"] == "welcome":
            for past in message.pop("events"):
                self._check_part(seat, past["v"], json.dumps(past["event"]))
            if message["v"]:
                self._check_part(seat, message["v"], json.dumps(message))
        else:
            assert not CODE.search(text), text

    def _check_part(self, seat: int, version: int, text: str) -> None:
        pack = "".join(CODES[card] for card in cards_in(self.states[0].variant.pack.cards))
        told = text.replace(f'"{pack}"', "")  # the cards by number: a rule, which everybody knows
        secret = set(CODE.findall(told)) - known_to(
            seat, self.states[version], self.events[version - 1]
        )
        assert not secret, f"seat {seat} learns {secret} at {version}: {text}"
        for seed in self._sealed(version):
            assert seed not in text, f"seat {seat} learns a seed at {version}: {text}"

    def _sealed(self, version: int) -> set[str]:
        events = self.events[:version]
        sealed = {event.seed for event in events if isinstance(event, Sealed)}
        revealed = {event.seed for event in events if isinstance(event, Revealed)}
        return {seed for seed in sealed - revealed if seed is not None}


def random_act(view: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """Return anything that a seat may do now, sensible or not; None to wait."""
    legal = view["legal"]
    wild: list[dict[str, Any]] = []
    if legal["stoeck"]:
        wild.append({"e": "stoeck"})
    if legal["solder"] and chance.random() < 0.05:
        wild.append({"e": "soldered"})
    if legal["ask"]:
        wild.append({"e": "asked"})
    if legal["push"] and chance.random() < 0.4:
        wild.append({"e": "pushed"})
    if wild:
        return chance.choice(wild)
    if legal["contracts"] and not legal["passes"]:
        return {"e": "chosen", "contract": chance.choice(legal["contracts"])}
    act = move(view)
    if act is not None and act["e"] == "played":
        act["card"] = chance.choice(legal["cards"])
        act["melds"] = chance.choice([[], legal["best"]])
        act["stoeck"] = act["card"] in legal["stoeck_cards"] and chance.random() < 0.7
    return act


@pytest_asyncio.fixture(loop_scope="module")
async def registry(settings: Settings) -> AsyncIterator[TableRegistry]:
    async with open_store(settings.database, settings.durability) as store:
        registry = TableRegistry(store, settings)
        yield registry
        await registry.close()


async def ask(actor: TableActor, connection: FakeConnection, seat: int, question: str) -> None:
    """Ask for advice; the answer comes to this connection alone."""
    actor.submit(Ask(connection, messages.HintRequest(f"{question}-{seat}")))
    await connection.until(lambda: f"{question}-{seat}" in connection.answered)


async def play(
    actor: TableActor,
    connections: list[FakeConnection],
    tokens: list[str],
    chance: random.Random,
    acts: int,
) -> None:
    """Let all act at random, with all messages kept; at every third act advice is asked for."""
    for number in range(acts):
        seats = list(range(len(connections)))
        chance.shuffle(seats)
        choices = ((seat, random_act(connections[seat].view, chance)) for seat in seats)
        seat, act = next(((seat, act) for seat, act in choices if act), (0, None))
        if act is None and connections[0].view["deal"] == 0:
            await settled(actor)  # the draw follows the last contribution
            continue
        if act is None:
            assert is_over(connections[0].view)
            return
        if number % 3 == 0:
            await ask(actor, connections[seat], seat, f"h{number}")
        command = f"c{number}"
        actor.submit(Ask(connections[seat], messages.Do(command, act)))
        await connections[seat].until(lambda: command in connections[seat].answered)  # noqa: B023
        if number % 40 == 0:
            since = chance.randrange(actor.table.version)
            actor.submit(Join(connections[seat], tokens[seat], since))


@pytest.mark.parametrize("rules", in_turn())
async def test_nothing_sent_tells_a_hidden_card(registry: TableRegistry, rules: str) -> None:
    await check_messages(registry, rules, {})


async def test_who_is_moved_by_a_draw_learns_no_hidden_card(registry: TableRegistry) -> None:
    await check_messages(registry, "chibre", {"teams_drawn": True})


async def check_messages(registry: TableRegistry, rules: str, options: dict[str, Any]) -> None:
    """Play a while with people at all seats, and look what each was sent."""
    seats = variant(rules).seats
    people: list[tuple[str, str | None]] = [("", None)] * seats
    table, tickets = await registry.create(variant(rules, options), people)
    await registry.authenticate(table, tickets[0].token)
    actor = registry.actors[table]
    connections = [FakeConnection() for _ in range(seats)]
    tokens = [token_hash(ticket.token) for ticket in tickets]
    for connection, token in zip(connections, tokens, strict=True):
        actor.submit(Join(connection, token, None))
    for connection in connections:
        await connection.until(lambda: bool(connection.view))  # noqa: B023
    await play(actor, connections, tokens, seeded(rules), 160)
    oracle = Oracle(rules, options, await stored_events(actor))
    advised = set()
    for begun, connection in enumerate(connections):
        seat = connection.view["seat"]
        assert connection.codes == []
        assert is_told_everything(connection.texts, actor.table.version)
        hints = {json.loads(text)["id"] for text in connection.texts if '"t":"hint"' in text}
        assert all(hint.endswith(f"-{begun}") for hint in hints)
        advised |= hints
        for text in connection.texts:
            oracle.check(seat, DRAW.sub('"drawn":[]', text) if options else text)
    assert advised


def is_told_everything(texts: list[str], last: int) -> bool:
    """Tell whether a socket received every event from its welcome to the last one, in order."""
    welcome, *others = map(json.loads, texts)
    told = [message["v"] for message in others if message["t"] == "event"]
    return told == list(range(welcome["v"] + 1, last + 1))


async def test_the_oracle_notices_a_leak() -> None:
    oracle = Oracle("chibre", {}, [Opened(Seat(0))])
    with pytest.raises(AssertionError, match="learns"):
        oracle.check(1, '{"t":"event","v":1,"event":{"e":"opened"},"view":{"hand":["SA"]}}')


async def test_four_sockets_tell_no_hidden_card(server: Running) -> None:
    options = {"target": 300}
    ticket = await server.table(bots=[None, None, None], options=options)
    tickets = [ticket, *({"table": ticket["table"], **other} for other in ticket["others"])]

    async def sit(ticket: dict[str, Any]) -> Client:
        async with server.seated(ticket) as client:
            await client.play_until(is_over)
            return client

    clients = await asyncio.gather(*map(sit, tickets))
    events = await stored_events(await server.actor(ticket))
    oracle = Oracle("chibre", options, events)
    for client in clients:
        assert is_told_everything(client.received, len(events))
        for text in client.received:
            oracle.check(client.view["seat"], text)

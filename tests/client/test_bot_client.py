"""`BotClient` at a real server: views, acts and reconnection."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from websockets.sync.server import ServerConnection, serve

import buur
from buur.bots import BotLike, bot
from buur.client import BotClient, Invitation, TableFailure, bot_client, connection, open_table
from buur.notation.view_codec import encode_view
from buur.play.codec import parse_event
from buur.play.model.events import Act, Contributed, Cut
from buur.play.partie import Partie
from buur.play.views import View, view
from buur.seats import Seat
from buur.server.tables.actor import TableActor
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.server.harness import PATIENCE, Running, rows_of, stored_events

pytestmark = pytest.mark.asyncio(loop_scope="module")

_T = TypeVar("_T")


async def beside(play: Callable[..., _T], *arguments: Any, **named: Any) -> _T:
    """Run a blocking client in a thread."""
    return await asyncio.wait_for(asyncio.to_thread(play, *arguments, **named), PATIENCE)


async def invited(
    server: Running, rules: str = "chibre", others: list[str | None] | None = None, **options: Any
) -> dict[int, Invitation]:
    """Make a table."""
    return await beside(open_table, server.url, rules, others, options=options, name="guest")


async def actor_of(server: Running, invitation: Invitation) -> TableActor:
    await server.registry.authenticate(invitation.table, invitation.token)
    return server.registry.actors[invitation.table]


class Keeping:
    """Plays at random, and keeps what it sees."""

    name = "keeping"

    def __init__(self, seed: int = 1) -> None:
        self._inner = bot("random", seed)
        self.seen: list[View] = []
        self.asked: list[View] = []

    def choose(self, view: View) -> Act:
        self.seen.append(view)
        self.asked.append(view)
        return self._inner.choose(view)

    def interject(self, view: View) -> Act | None:
        self.seen.append(view)
        return self._inner.interject(view)


def sit(invitation: Invitation, player: Any, **named: Any) -> View:
    """Let a bot play a partie."""
    with BotClient(invitation) as one:
        return one.play(player, **named)


@pytest.mark.parametrize(
    ("rules", "options"), [("chibre", {"target": 300}), ("coinche", {"target": 200})]
)
async def test_a_client_sees_what_a_bot_sees_and_nothing_else(
    server: Running, rules: str, options: dict[str, Any]
) -> None:
    """Every view is that of its own seat at some moment; the last one is that of the end."""
    player = Keeping()
    invitation = (await invited(server, rules, ["random"] * 3, **options))[0]
    end = await beside(sit, invitation, player)
    actor = await actor_of(server, invitation)
    state, views = Partie(variant=variant(rules, options), scores=(0, 0)), []
    for event in await stored_events(actor):
        state = state.do(event)
        views.append(view(state, Seat(0)))
    assert end == views[-1]
    assert end.state.result == actor.table.state.result is not None
    assert player.seen
    assert all(one in views for one in player.seen)


async def test_a_bot_says_so_and_its_acts_are_kept_as_such(server: Running) -> None:
    seats = await invited(server, others=[None, "random", "random"], target=20)
    async with server.seated({"table": seats[1].table, "token": seats[1].token}) as anna:
        playing = asyncio.create_task(beside(sit, seats[0], bot("random", 1), pace=0))
        while (await anna.until("seats", "event")).get("kinds", [""])[0] != "bot":
            pass
        assert anna.view["names"][0] == "guest"
        await anna.play_until(lambda table: table["result"] is not None)
        await playing
    actor = await actor_of(server, seats[0])
    mine = [one for one in await rows_of(actor) if one.seat == 0]
    assert {one.actor for one in mine} == {"bot"}
    assert {one.actor for one in await rows_of(actor) if one.seat == 1} == {"person"}
    assert {Contributed} < {type(parse_event(one.event)) for one in mine}


async def test_clients_alone_fill_a_table(server: Running) -> None:
    """Nobody else is there to cut, to go on with the next deal, or to let one be counted."""
    seats = await invited(server, "reglement-1993", [None] * 3, target=160)
    ends = await asyncio.gather(
        *(beside(sit, one, bot("random", seat)) for seat, one in seats.items())
    )
    assert len({one.state.result for one in ends}) == 1
    actor = await actor_of(server, seats[0])
    kinds = {type(event) for event in await stored_events(actor)}
    assert {Contributed, Cut} <= kinds


async def test_cuts_lose_and_double_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is cut at every third look and every third act, before the answer is read."""
    sent: list[dict[str, Any]] = []
    post = connection.Connection._post

    def cutting(self: connection.Connection, message: dict[str, Any]) -> None:
        post(self, message)
        is_new = message not in sent
        sent.append(message)
        alike = {one["id"] for one in sent if one["t"] == message["t"]}
        if is_new and len(alike) % 3 == 0:
            self._socket.close()

    monkeypatch.setattr(connection.Connection, "_post", cutting)
    monkeypatch.setattr(connection, "SOONEST", 0.001)
    invitation = (await invited(server, "chibre", ["random"] * 3, target=100))[0]
    end = await beside(sit, invitation, bot("random", 1))
    actor = await actor_of(server, invitation)
    done = [one for one in await rows_of(actor) if one.seat == 0]
    assert len({one.command for one in done}) == len(done)
    twice = [one["id"] for one in sent if one["t"] == "do"]
    assert len(twice) > len(set(twice)) == len(done)
    assert end.state.result is not None


async def test_a_seat_that_is_taken_over_is_told(server: Running) -> None:
    seats = await invited(server, others=[None] * 3)

    def twice() -> str:
        with BotClient(seats[0]) as first, BotClient(str(seats[0])) as second:
            with pytest.raises(TableFailure) as caught:
                first.play(bot("random", 1))
            assert second.table
            return caught.value.code

    assert await beside(twice) == "replaced"


async def test_a_server_that_stays_away_is_told(server: Running) -> None:
    seats = await invited(server, others=[None] * 3)

    def wait() -> TableFailure:
        with BotClient(seats[0], patience=0.3) as one:  # expires: nobody is at the other address
            one._connection._invitation = Invitation("http://127.0.0.1:1", "x", "x")
            one._connection._socket.close()
            with pytest.raises(TableFailure) as caught:
                one.play(bot("random", 1))
        return caught.value

    assert (await beside(wait)).code == "no-server"


async def test_an_invitation_that_opens_nothing_is_told(server: Running) -> None:
    with pytest.raises(TableFailure) as caught:
        await beside(BotClient, f"{server.url}table/k7wq#token=x")
    assert (caught.value.code, caught.value.url) == ("no-seat", f"{server.url}table/k7wq")


async def test_an_act_against_the_rules_is_replaced(server: Running) -> None:
    class Wrong(Keeping):
        def choose(self, view: View) -> Act:
            return Contributed(Seat(1), "00")

        def interject(self, view: View) -> Act | None:
            return Contributed(Seat(1), "00")

    invitation = (await invited(server, "chibre", ["random"] * 3, target=20))[0]
    end = await beside(sit, invitation, Wrong())
    assert end.state.result is not None


@pytest.mark.parametrize("player", ["random", lambda view: next(iter(view.legal)), Keeping])
async def test_a_name_a_function_and_a_class_play(server: Running, player: BotLike) -> None:
    invitation = (await invited(server, "chibre", ["random"] * 3, target=20))[0]
    end = await beside(sit, invitation, player)
    assert end.state.result is not None


async def test_people_are_given_time_to_follow(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr(bot_client, "sleep", waits.append)
    monkeypatch.setattr(bot_client, "monotonic", lambda: 0.0)
    player = Keeping()
    seats = await invited(server, others=[None, "random", "random"], target=500)
    async with server.seated({"table": seats[1].table, "token": seats[1].token}) as anna:
        playing = asyncio.create_task(beside(sit, seats[0], player, pace=30.0))
        await anna.play_until(lambda table: table["result"] is not None)
        await playing
    deals = [one.state.deal for one in player.asked if one.state.deal is not None]
    leads = [bool(deal.tricks) and not deal.lying for deal in deals]
    assert waits == [30.0 + 0.8 * after for after in leads]
    assert set(leads) == {False, True}


LEGAL = {"cards": ["SA"], "count": False}
SHOWN = {"legal": LEGAL, "result": None, "kinds": ["bot"] * 4}
WELCOME = {"t": "welcome", "v": 1, "seat": 0, "view": SHOWN}


@contextmanager
def saying(
    *answers: dict[str, Any] | str, heard: list[dict[str, Any]] | None = None
) -> Iterator[Invitation]:
    """Serve what a server might say, one answer a message, and keep what it hears."""

    def visited(socket: ServerConnection) -> None:
        for answer in answers:
            asked = json.loads(socket.recv(PATIENCE))
            if heard is not None:
                heard.append(asked)
            known = {"id": asked["id"]} if "id" in asked else {}
            text = answer if isinstance(answer, str) else json.dumps(answer | known)
            socket.send(text)
        socket.recv(PATIENCE)

    with serve(visited, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield Invitation(f"http://127.0.0.1:{server.socket.getsockname()[1]}", "k7wq", "x")
        finally:
            server.shutdown()
            thread.join()


def error(code: str) -> dict[str, Any]:
    return {"t": "error", "error": {"code": code, "message": "it is so"}}


def seen_in(phase: str) -> dict[str, Any]:
    """Return the message with the view of the seat on turn, or else seat 0, in a phase."""
    states = (state for state, _ in events_of(variant("chibre"), [bot("random", 1)] * 4, 1))
    found = next(one for one in states if one.phase == phase)
    whole = encode_view(view(found, (*found.waiting, Seat(0))[0]))
    return {"t": "seen", "v": 1, "version": buur.__version__, "whole": whole}


@pytest.mark.parametrize(
    ("answers", "code", "detail"),
    [
        ([error("bad-message")], "other-version", "it is so"),
        ([error("broken-table")], "refused", "it is so"),
        (["hm"], "not-buur", ""),
        (["[]"], "not-buur", ""),
        ([WELCOME, error("bad-message")], "other-version", "it is so"),
        ([WELCOME, {"t": "seen", "v": 1, "version": "9.0", "whole": 7}], "other-version", "9.0"),
        (
            [WELCOME, {"t": "seen", "v": 1, "version": buur.__version__, "whole": {"": "Sight"}}],
            "other-version",
            buur.__version__,
        ),
        ([WELCOME, {"t": "no", "v": 1, "code": "replaced"}], "refused", "replaced"),
        # The refusal of a lawful act: else the bot would be asked the same for ever.
        (
            [WELCOME, seen_in("play"), {"t": "no", "v": 1, "code": "undertrump"}],
            *("refused", "undertrump"),
        ),
    ],
)
async def test_a_server_that_makes_no_sense_is_told(
    answers: list[Any], code: str, detail: str
) -> None:
    with saying(*answers) as invitation, pytest.raises(TableFailure) as caught:
        sit(invitation, bot("random", 1))
    assert (caught.value.code, caught.value.detail) == (code, detail)


async def test_a_silent_bot_lets_the_deal_be_counted() -> None:
    """A table waits for whoever could still speak."""
    heard: list[dict[str, Any]] = []
    welcome = WELCOME | {"view": SHOWN | {"legal": {"count": True}}}
    no = {"t": "no", "v": 1, "code": "wrong-phase"}
    with (
        saying(welcome, seen_in("count"), no, heard=heard) as invitation,
        pytest.raises(TableFailure),
    ):
        sit(invitation, bot("steady", 1))
    assert heard[-1]["act"] == {"e": "counted"}

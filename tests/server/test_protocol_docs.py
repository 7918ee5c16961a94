"""``docs/reference/protocol.md`` names every message, field, code and limit of the protocol."""

import re
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from buur.play.model.result import Reason
from buur.play.model.state import Phase
from buur.server import run
from buur.server.http import websocket
from buur.server.settings import AT_ONCE, Limits, Pace, Settings
from buur.server.tables import actor, event_log, seats
from buur.server.wire import legal_actions, messages, table_view

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
WORDS_OF = {3.0: "three", 10.0: "ten"}
WORDS = set(re.findall(r"[a-z][a-z_-]*", PAGE))

SHAPES = [
    kind
    for module in (messages, table_view, legal_actions)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__name__[0] != "_"
]


def codes() -> Iterator[str]:
    """Yield every code of an error that the server makes."""
    for path in (ROOT / "src" / "buur" / "server").rglob("*.py"):
        made = r'(?:Problem\.of\(|(?:Problem|EntryRefused)\(\s*\d+, )"([a-z-]+)"'
        yield from re.findall(made, path.read_text())


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_field_is_named(shape: type[msgspec.Struct]) -> None:
    assert set(shape.__struct_fields__) <= WORDS


@pytest.mark.parametrize(
    "message", [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)]
)
def test_every_message_is_named(message: type[msgspec.Struct]) -> None:
    tag = message.__struct_config__.tag
    assert f"`{tag}`" in PAGE or f'"t":"{tag}"' in PAGE


def test_every_error_code_is_named() -> None:
    found = set(codes())
    assert len(found) > 12
    assert {code for code in found if f"`{code}`" not in PAGE} == set()


def test_every_phase_reason_and_kind_is_named() -> None:
    phases = {word for part in get_args(Phase) for word in get_args(part)}
    words = {*phases, *get_args(Reason), *get_args(table_view.PlayerKind)}
    assert "predict" in phases
    assert words <= WORDS


def test_every_close_code_is_named() -> None:
    modules = (actor, seats, websocket)
    found = {
        value
        for module in modules
        for name, value in vars(module).items()
        if name.startswith("CLOSED_")
    }
    assert len(found) == 5
    assert all(f"| {code} |" in PAGE for code in found)


def test_the_limits_are_those_in_force() -> None:
    limits = Limits()
    assert f"a body above {limits.body / 1024:g} KB" in PAGE
    assert f"a message above {limits.frame / 1024:g} KB" in PAGE
    assert f"a frame above {run._LARGEST_FRAME / 1024:g} KB" in PAGE
    assert f"`no-hello`: {WORDS_OF[limits.hello_seconds]} seconds without one" in PAGE
    assert f"looks\non, up to {WORDS_OF[limits.watchers]} of them" in PAGE
    assert f"last {event_log._MAX_REFUSALS} refusals of a table" in PAGE
    tables = limits.tables
    assert f"{tables.burst:g} tables can be made at once and then one every" in PAGE
    assert f"\n{1 / tables.per_second:g} seconds.\n" in PAGE
    assert f"at most {limits.frame} bytes" in PAGE
    assert f"at most {limits.gap} events" in PAGE
    assert f"at most {limits.tables_listed}" in PAGE
    assert f"has {limits.backlog} messages unread" in PAGE
    messages = limits.messages
    assert (
        f"send {messages.burst:.0f} messages at once and {messages.per_second:.0f} a second" in PAGE
    )


def test_the_times_are_those_in_force() -> None:
    settings, pace = Settings(), Pace()
    assert f"gone for {WORDS_OF[settings.away_seconds / 60]} minutes" in PAGE
    assert f"looked at for {WORDS_OF[settings.retire_seconds / 60]} minutes" in PAGE
    rounds, seconds = settings.think_rounds, settings.think_seconds
    assert f"a budget of at most {rounds:,}\nrounds or {seconds:g} s for an act" in PAGE
    assert f"{pace.shortest:g} to {pace.longest:g} seconds for an act" in PAGE
    assert f"{pace.after_trick:g} more for the first card of a\ntrick" in PAGE
    assert f"{pace.for_doubling:g} more for a bid" in PAGE
    assert set(astuple(AT_ONCE)) == {0}

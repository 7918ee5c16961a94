"""Every public function, class and method refuses wrong arguments by one sentence.

The test calls each of them with valid arguments, then with one argument replaced at a time.
"""

from __future__ import annotations

import inspect
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

import numpy as np
import pytest

from buur import notation
from buur.errors import ArgumentError, BuurError, IllegalAction
from tests.properties.public_surface import Entry, entries
from tests.properties.samples import INSTANCES, record, sample

MADE_BY_BUUR: Final = frozenset(
    [
        "buur.CardPoints",
        "buur.Deal",
        "buur.DealScore",
        "buur.FinishClaim",
        "buur.LegalActs",
        "buur.Melds",
        "buur.Partie",
        "buur.PublicView",
        "buur.Result",
        "buur.State",
        "buur.Trick",
        "buur.View",
        "buur.arena.Board",
        "buur.arena.Contestant",
        "buur.arena.DuelStatistics",
        "buur.arena.Score",
        "buur.bots.Advice",
        "buur.bots.ExplainedReason",
        "buur.bots.beliefs.Worlds",
        "buur.kernels.Batch",
        "buur.kernels.Game",
        "buur.kernels.Playout",
        "buur.notation.Finding",
        "buur.notation.Place",
        "buur.client.Board",
        "buur.client.BoardDay",
        "buur.client.Club",
        "buur.client.ClubEntry",
        "buur.client.OpenTable",
        "buur.client.QuickMatch",
        "buur.client.RankedPlayer",
        "buur.client.Ranking",
        "buur.notation.Reading",
        "buur.notation.Verification",
        "buur.solver.Result",
    ]
)
"""Classes of results: only Buur constructs them, from values that it has checked."""
NEEDS_A_SERVER: Final = frozenset(
    {
        "buur.client.BotClient",
        "buur.client.Watcher",
        "buur.client.begin",
        "buur.client.boards_of",
        "buur.client.clubs_of",
        "buur.client.do_in_club",
        "buur.client.enter_quick_match",
        "buur.client.found_club",
        "buur.client.join_club",
        "buur.client.join_pair",
        "buur.client.join_table",
        "buur.client.open_table",
        "buur.client.open_table_for_friends",
        "buur.client.open_tables",
        "buur.client.play_board",
        "buur.client.ranking_of",
        "buur.client.read_club",
        "buur.client.rematch",
        "buur.client.sit_at",
        "buur.client.sit_in_club",
        "buur.client.swap",
    }
)
STARTS_A_PROCESS: Final = frozenset({"buur.kernels.prepare_beside"})
REFUSED_BY_THE_RULES: Final = frozenset(
    {"buur.LegalActs.bid", "buur.Partie.choose", "buur.Partie.push", "buur.Table.count"}
)
"""Calls whose arguments are valid, but for which it is not the time in the sample partie."""
REFUSED_ONCE_BEGUN: Final = frozenset({"buur.Table.change_rules"})
"""Calls whose arguments are valid, but only before the partie begins."""
ENDLESS_IF_LARGE: Final = frozenset({"boards", "count", "deals", "num_envs", "workers"})
"""Parameters whose large values are valid, but take hours or all memory."""
RIGHT: Final = frozenset({("buur.notation.decode_text", "bytes"), ("buur.notation.load", "text")})
"""Entries with a kind of wrong value that is right for them: bytes, and the name of a file."""
LARGE_BY_DEFAULT: Final = frozenset({"boards"})
"""Parameters whose default takes seconds."""
WRONG: Final = {
    "None": None,
    "object": object(),
    "text": "nonsense",
    "negative": -1,
    "large": 10**9,
    "float": 3.5,
    "numpy": np.int64(-7),
    "list": [],
    "bytes": b"x",
    "True": True,
}
SECONDS: Final = 300
"""Time after which a call counts as endless; the first use of a kernel compiles it."""


class EndlessError(Exception):
    """A call did not return."""


@contextmanager
def limited() -> Iterator[None]:
    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise EndlessError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def valid(entry: Entry) -> dict[str, Any]:
    return {
        one.name: sample(entry, one.name)
        for one in entry.parameters
        if one.default is inspect.Parameter.empty or one.name in LARGE_BY_DEFAULT
    }


def call(entry: Entry, arguments: dict[str, Any]) -> object:
    """Call an entry, and take the first item of an iterator."""
    positional = []
    for one in entry.parameters:
        if one.kind is inspect.Parameter.POSITIONAL_ONLY and one.name in arguments:
            positional.append(arguments.pop(one.name))
    with limited():
        result = entry.call(*positional, **arguments)
        if inspect.isgenerator(result):
            return next(result, None)
        return result


ENTRIES: Final = tuple(
    one
    for one in entries({name: make() for name, make in INSTANCES.items()}, MADE_BY_BUUR)
    if one.name not in STARTS_A_PROCESS
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    notation.dump(record(), tmp_path / "file.jass")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_sample_arguments_are_valid(entry: Entry) -> None:
    """Otherwise the refusals below would prove nothing."""
    if entry.name in REFUSED_BY_THE_RULES:
        with pytest.raises(IllegalAction):
            call(entry, valid(entry))
    elif entry.name in REFUSED_ONCE_BEGUN:
        with pytest.raises(ArgumentError, match="the partie has begun"):
            call(entry, valid(entry))
    elif entry.name not in NEEDS_A_SERVER:
        call(entry, valid(entry))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_whole_numbers_of_numpy_are_accepted(entry: Entry) -> None:
    for name, value in valid(entry).items():
        if type(value) is int and entry.name not in NEEDS_A_SERVER:
            call(entry, valid(entry) | {name: np.int64(value)})


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_wrong_arguments_are_refused_by_a_sentence(entry: Entry) -> None:
    faults = []
    for one in entry.parameters:
        for kind, value in WRONG.items():
            endless = kind == "large" and one.name in ENDLESS_IF_LARGE
            if endless or (entry.name, kind) in RIGHT:
                continue
            arguments = valid(entry) | {one.name: value}
            try:
                call(entry, arguments)
            except BuurError:
                continue
            except Exception as error:  # noqa: BLE001 - this is the fault looked for
                faults.append(f"{one.name}={kind}: {type(error).__name__}: {str(error)[:80]}")
            else:
                if kind in ("object", "bytes"):
                    faults.append(f"{one.name}={kind}: accepted")
    assert faults == []

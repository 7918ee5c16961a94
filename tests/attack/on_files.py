"""Attacks on what a server reads from files: databases, house rules and records."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from tests.attack.outcome import Checkout, Outcome, attack
from tests.attack.seat import SeatClient
from tests.attack.victim import QUICK, USUAL, victim

_TABLES: Final = "tables.db"
_COMMAND: Final = "last"
_EVENT_OF: Final = "SELECT version FROM events WHERE command = ?"


def _database(checkout: Checkout) -> str:
    return str(next(checkout.folder.rglob(_TABLES)))


@attack(10, "a database that is locked")
def locked_database(checkout: Checkout) -> Outcome:
    """Lock the database, and look for its path in the answer."""
    with checkout.server(program=USUAL) as server:
        server.post("/api/tables", {})
        with contextlib.closing(sqlite3.connect(_database(checkout))) as other:
            other.execute("BEGIN EXCLUSIVE")
            status, answer = server.post("/api/tables", {})
        told = str(checkout.folder) in str(answer)
        return Outcome(f"{status}, path {'told' if told else 'kept'}", status == 503 and not told)


@attack(18, "a damaged row in the database")
def damaged_row(checkout: Checkout) -> Outcome:
    """Damage an event of a table that is not in memory, and come back to it."""
    with checkout.server(program=QUICK) as server:
        _, ticket = server.post("/api/tables", {"bots": ["random"] * 3})
        with SeatClient(server, ticket) as seat:
            seat.hello()
            seat.play_until(lambda view: view["deal"] >= 1)
    with contextlib.closing(sqlite3.connect(_database(checkout))) as database:
        database.execute("UPDATE events SET event = 'x' WHERE version = 2")
        database.commit()
    with victim(checkout.folder, root=checkout.root, program=QUICK) as server:
        said = []
        with SeatClient(server, ticket) as seat:
            try:
                said.append(seat.hello()["t"])
            except ConnectionClosed as closed:
                said.append(f"closed {closed.rcvd.code if closed.rcvd else 1006}")
            else:
                said.append(f"closed {seat.close_code()}")
        tracebacks = server.tracebacks
        figure = f"{', '.join(said)}, {tracebacks} tracebacks"
        return Outcome(figure, said == ["error", "closed 4004"] and server.is_well())


@attack(19, "a text as version of the schema", is_quick=True)
def text_version(checkout: Checkout) -> Outcome:
    """Start on a database whose version is a text."""
    with checkout.server(program=QUICK):
        pass
    path = _database(checkout)
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(
            "DROP TABLE schema_version; CREATE TABLE schema_version (version TEXT);"
            "INSERT INTO schema_version VALUES ('x')"
        )
        database.commit()
    code = checkout.buur("serve", "--port", "0", "--database", path).returncode
    return Outcome(f"exit code {code}", code == 2)


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextlib.contextmanager
def _deleted(path: Path) -> Iterator[None]:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    yield


@contextlib.contextmanager
def _cut_off(path: Path) -> Iterator[None]:
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)
    yield


_FAULTS: Final[dict[str, Callable[[Path], AbstractContextManager[None]]]] = {
    "locked": _locked,
    "deleted": _deleted,
    "cut off": _cut_off,
}


@attack(20, "a database that is locked, deleted or cut off during a partie")
def failing_database(checkout: Checkout) -> Outcome:
    """Act while the database has a fault, and look for acknowledged acts in its file."""
    found = {name: _fault_in_play(checkout, name) for name in _FAULTS}
    told = sum(is_told for is_told, _ in found.values())
    lost = sum(is_lost for _, is_lost in found.values())
    figure = f"health tells of {told} of {len(found)} faults, acknowledged acts lost: {lost}"
    return Outcome(figure, told == len(found) and not lost)


def _fault_in_play(checkout: Checkout, name: str) -> tuple[bool, bool]:
    """Tell whether health tells of a fault, and whether an act was acknowledged and is lost."""
    folder = checkout.folder / name
    folder.mkdir()
    with victim(folder, root=checkout.root, program=QUICK) as server:
        _, ticket = server.post("/api/tables", {"bots": ["random"] * 3})
        path = next(folder.rglob(_TABLES))
        with SeatClient(server, ticket) as seat:
            seat.hello()
            seat.play_until(lambda view: bool(view["legal"]["cards"]))
            with _FAULTS[name](path):
                is_acknowledged = _is_acknowledged(seat)
                is_told = not server.is_well()
    return is_told, is_acknowledged and not _holds(path, _COMMAND)


def _is_acknowledged(seat: SeatClient) -> bool:
    seat.send({"t": "do", "id": _COMMAND, "act": seat.move()})
    try:
        answer = seat.until("ok", "no", "error")
    except ConnectionClosed:
        return False
    return bool(answer["t"] == "ok")


def _holds(path: Path, command: str) -> bool:
    """Tell whether a database that can be read has the event of a command."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=rw", uri=True)) as database:
            rows: list[Any] = database.execute(_EVENT_OF, (command,)).fetchall()
    except sqlite3.Error:
        return False
    return bool(rows)


@attack(21, "house rules with huge numbers or deep nesting", is_quick=True)
def huge_house_rules(checkout: Checkout) -> Outcome:
    """Read house rules that Python's own readers refuse."""
    codes = []
    for value in ("9" * 4301, "[" * 3000 + "]" * 3000):
        house = checkout.folder / "house.toml"
        house.write_text(f"base = 'chibre'\n[options]\ntarget = {value}\n")
        codes.append(checkout.buur("rules", "show", str(house)).returncode)
    return Outcome(f"exit codes {codes[0]} and {codes[1]}", codes == [2, 2])

"""Checkpoint file of a duel, from which an interrupted duel is resumed.

The file is JSON Lines: a header with the duel and the build, then one board a line, in order. A
last line without a line break is incomplete and is dropped.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Final

from buur.arena.boards import Board
from buur.arena.bot_measurement import Tally
from buur.arena.build_id import build_id
from buur.arguments import instance, wrong
from buur.errors import BuurError

FORMAT: Final = 1


class CheckpointMismatch(BuurError):  # noqa: N818 - names what the file is
    """The file is no checkpoint, or belongs to another duel or build.

    >>> CheckpointMismatch(Path("duel.state"), "build").field
    'build'
    """

    def __init__(self, path: Path, field: str) -> None:
        super().__init__(f"{path} is not the state of this duel: {field} differs")
        self.path = path
        self.field = field


class Checkpoint:
    """The boards of a duel in a file.

    >>> from tempfile import TemporaryDirectory
    >>> from buur.arena import Checkpoint, Duel, fight
    >>> from buur.notation import RuleSet
    >>> duel = Duel(rules=RuleSet("schieber"), first="easy", second="random")
    >>> with TemporaryDirectory() as folder:
    ...     kept = Checkpoint(Path(folder, "duel.state"), duel.identity())
    ...     for _ in fight(duel, boards=2, checkpoint=kept):
    ...         pass
    ...     again = Checkpoint(Path(folder, "duel.state"), duel.identity())
    >>> len(again.boards)
    2

    Args:
        path: the path of the file; its boards are loaded.
        duel: the identity of the duel, as JSON.

    Raises:
        CheckpointMismatch: the file is no checkpoint of this duel and build; it is not changed.
        ArgumentError: an argument is of another type.
    """

    def __init__(self, path: str | PathLike[str], duel: Mapping[str, object]) -> None:
        if not isinstance(path, (str, PathLike)):
            raise wrong("path", path, "the path of a file")
        if not isinstance(duel, Mapping):
            raise wrong("duel", duel, "the identity of a duel, as Duel.identity() returns it")
        self._path = path = Path(path)
        head = {"duel": FORMAT, **duel, "build": build_id()}
        lines = _whole_lines(path)
        if lines:
            _compare(path, lines[0], json.loads(json.dumps(head)))
            self.boards = [_board(path, line) for line in lines[1:]]
            path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        else:
            self.boards = []
            path.write_text(_line(head), encoding="utf-8")

    def add(self, board: Board) -> None:
        """Append a board.

        Raises:
            ArgumentError: it is no board.
        """
        instance(board, Board, "board")
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line(_board_json(board)))
        self.boards.append(board)


def _whole_lines(path: Path) -> list[str]:
    """Return the complete lines of a file; none if the file does not exist."""
    try:
        content = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except UnicodeDecodeError as error:
        raise CheckpointMismatch(path, "duel") from error
    lines = content.split("\n")
    if content and len(lines) == 1:
        raise CheckpointMismatch(path, "duel")
    return lines[:-1]


def _compare(path: Path, line: str, head: Mapping[str, object]) -> None:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise CheckpointMismatch(path, "duel") from error
    if not isinstance(found, dict):
        raise CheckpointMismatch(path, "duel")
    for field in head:
        if found.get(field) != head[field]:
            raise CheckpointMismatch(path, field)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _board_json(board: Board) -> dict[str, object]:
    return {
        "seed": board.seed,
        "gains": board.gains,
        "deals": board.deals,
        "tallies": [_tally_json(tally) for tally in board.tallies],
    }


def _tally_json(tally: Tally) -> dict[str, object]:
    times = sorted(tally.times.items())
    return {
        "acts": tally.acts,
        "seconds": round(tally.seconds, 6),
        "illegal": tally.illegal,
        "late": tally.late,
        "times": times,
    }


def _board(path: Path, line: str) -> Board:
    try:
        found = json.loads(line)
        first, second = _tallies(found["tallies"])
        return Board(found["seed"], tuple(found["gains"]), found["deals"], (first, second))
    except (ValueError, TypeError, KeyError) as error:
        raise CheckpointMismatch(path, "boards") from error


def _tallies(found: list[dict[str, object]]) -> Iterator[Tally]:
    for one in found:
        yield Tally(
            acts=int(str(one["acts"])),
            seconds=float(str(one["seconds"])),
            illegal=int(str(one["illegal"])),
            late=int(str(one["late"])),
            times=Counter(dict(one["times"])),  # type: ignore[call-overload]
        )

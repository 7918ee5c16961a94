"""A server killed at any point of a change of seats loses none, and does none twice."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.crashing_server import FRIEND_POINTS
from tests.server.friends import Friend, company
from tests.server.harness import Running
from tests.server.test_crash import start, stop

LOST = (ConnectionClosed, httpx.TransportError, OSError)
"""What a client notices when its server dies."""


class Step(NamedTuple):
    """Something that somebody does, and the kinds and names of the seats after it."""

    do: Callable[[Friend, Friend, dict[str, Any]], Awaitable[object]]
    kinds: str
    """The first letters of person, bot and open."""
    names: str
    """The first letters of all names, with a dash for none."""


async def _join(_: Friend, bea: Friend, invitation: dict[str, Any]) -> None:
    await bea.join(invitation)


def _arranged(act: str, **fields: Any) -> Callable[..., Awaitable[object]]:
    async def do(anna: Friend, _: Friend, __: dict[str, Any]) -> None:
        await anna.send(act, **fields)

    return do


STEPS = (
    Step(_join, "ppoo", "AB--"),
    Step(_arranged("swap", seat=1, other=2), "popo", "A-B-"),
    Step(_arranged("begin", bot="random"), "pbpb", "AVBU"),
    Step(_arranged("open", seat=1), "popb", "AVBU"),
    Step(_arranged("bot", seat=2, bot="random"), "pobb", "AVHU"),
)


def shown(one: Friend) -> tuple[str, str]:
    """Return kinds and names of the seats as the steps have them."""
    return "".join(kind[0] for kind in one.kinds), "".join(name[:1] or "-" for name in one.names)


@pytest.mark.parametrize(
    ("first", "steps"),
    [(0, STEPS[:3]), *(pytest.param(one, STEPS, marks=pytest.mark.slow) for one in (1, 2))],
)
async def test_a_change_of_seats_happens_once_whenever_the_server_dies(
    tmp_path: Path, first: int, steps: Sequence[Step]
) -> None:
    """The server dies in each step, at the points in turn; the command then comes again."""
    database = tmp_path / "tables.db"
    process, url = await start(database)
    async with company(running_at(url)) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        invitation = await anna.host()
        await bea.table()  # so that the server knows her when her first answer is lost
        await stop(process)
        for number, step in enumerate(steps, first):
            point = FRIEND_POINTS[number % len(FRIEND_POINTS)]
            revision = anna.friends["rev"]
            process = await comes_back(database, point, anna, bea)
            with suppress(*LOST):
                await step.do(anna, bea, invitation)
            assert await process.wait() == -9
            process = await comes_back(database, "never", anna, bea)
            seen = anna.friends
            assert seen["rev"] in (revision, revision + 1)
            anna.friends = seen | {"rev": revision}  # the command as it was
            await step.do(anna, bea, invitation)
            if seen["rev"] > revision:
                anna.friends = seen  # nothing more has changed, so that no message comes
            await anna.sees(lambda: anna.friends["rev"] == revision + 1)  # noqa: B023
            assert shown(anna) == (step.kinds, step.names)
            await stop(process)


def running_at(url: str) -> Running:
    """Return a server of another process."""
    return Running(url, None, None)  # type: ignore[arg-type]


async def comes_back(database: Path, point: str, anna: Friend, bea: Friend) -> Any:
    """Start a server again, and have the host take her seat."""
    process, url = await start(database, point)
    for one in (anna, bea):
        await one.move_to(running_at(url))
    await anna.sit()
    return process

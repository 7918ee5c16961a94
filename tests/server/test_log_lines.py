"""The log as JSON Lines: table, epoch, version and command, and nothing personal."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from buur.cli import logs
from buur.server.log_lines import JsonLines
from buur.server.settings import Settings
from tests.server.harness import is_over, running


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log of a server, at the lowest level."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines("node-a"))
    root, ours = logging.getLogger(), logging.getLogger("buur")
    before = ours.level
    root.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    yield text
    ours.setLevel(before)
    root.removeHandler(handler)


def lines_of(text: io.StringIO) -> list[dict[str, object]]:
    """Return the lines of a log."""
    return [json.loads(line) for line in text.getvalue().splitlines()]


async def test_the_log_of_a_whole_partie_names_no_person_and_no_token(
    settings: Settings, written: io.StringIO
) -> None:
    async with running(settings) as server:
        async with server.playing(name="Annabelle", options={"target": 300}) as client:
            ticket = client.ticket
            await client.do({"e": "played", "card": "nonsense"}, "wrong-1")
            await client.play_until(is_over)
        (cookie,) = server.http.cookies.values()
        await server.hello({"table": ticket["table"], "token": "x" * 32})
    found = lines_of(written)
    assert len(found) >= 3
    text = written.getvalue()
    for secret in ("Annabelle", ticket["token"], cookie, "127.0.0.1", "x" * 32):
        assert secret not in text
    of_table = [one for one in found if one.get("table") == ticket["table"]]
    assert {one["message"] for one in of_table} >= {
        "the table is in memory",
        "the table leaves memory",
    }
    assert all(one["node"] == "node-a" and one["epoch"] == 1 for one in of_table)
    (refused,) = [one for one in of_table if "command" in one]
    assert (refused["command"], refused["level"]) == ("wrong-1", "debug")
    versions = [one["version"] for one in of_table]
    assert versions == sorted(versions)  # type: ignore[type-var]


def test_a_fault_has_its_trace_on_the_same_line(written: io.StringIO) -> None:
    try:
        raise ValueError("bad")
    except ValueError:
        logging.getLogger("buur.example").exception("it failed\nbadly")
    (line,) = lines_of(written)
    assert line["message"] == "it failed\nbadly"
    assert str(line["trace"]).endswith("ValueError: bad\n")
    assert "table" not in line


@pytest.mark.parametrize("kind", ["text", "json"])
def test_the_log_goes_to_standard_error_once(
    kind: logs.LogKind, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        logs.start_log(kind, "info", "b")
        logs.start_log("file")
        (handler,) = [one for one in root.handlers if one not in before]
        logging.getLogger("buur.example").info("hello")
        logging.getLogger("uvicorn.error").info("127.0.0.1 has come")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    assert isinstance(handler, logging.StreamHandler)
    said = capsys.readouterr().err
    assert ("127.0.0.1" in said, "hello" in said) == (False, True)
    assert said.startswith("{") == (kind == "json")

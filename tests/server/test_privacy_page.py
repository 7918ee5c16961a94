"""The privacy page lists what the database holds of a person, and nothing else."""

import re
from pathlib import Path

import pytest

import buur
from buur.i18n import LANGUAGES
from buur.i18n.catalogue import catalogue
from buur.server.http.app import SWEEP_SECONDS
from buur.server.http.guest_cookie import MAX_AGE
from buur.server.http.token_buckets import FORGOTTEN_SECONDS
from buur.server.storage.guest_rows import DEVICE_DAYS
from buur.server.storage.identity_store import LINK_MINUTES
from buur.server.storage.personal_data import items
from tests.server.harness import Running

PAGE = Path(buur.__file__).parent / "web" / "static" / "text" / "stored_data.js"


def listed() -> dict[str, list[str]]:
    """Return the items of the page by the part in which they stand."""
    text = PAGE.read_text(encoding="utf-8")
    parts = re.findall(r"^  (\w+): \[(.*)\],$", text, re.MULTILINE)
    return {part: re.findall(r'"([\w-]+)"', found) for part, found in parts}


def test_the_page_lists_every_item_once() -> None:
    found = [item for part in listed().values() for item in part]
    assert sorted(found) == sorted(items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_and_part_has_a_text(lang: str) -> None:
    texts = catalogue(lang)["messages"]
    wanted = {f"stored-{item}" for item in items()} | {f"privacy-{part}" for part in listed()}
    assert wanted <= set(texts)


def test_the_times_of_the_page_are_those_in_force() -> None:
    assert (MAX_AGE, DEVICE_DAYS) == (365 * 86_400, 365)
    assert FORGOTTEN_SECONDS + SWEEP_SECONDS <= 86_400
    assert LINK_MINUTES == 10


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", ["/privacy", "/account", "/people", "/keep", "/friend"])
async def test_the_pages_have_addresses(server: Running, path: str) -> None:
    response = await server.http.get(path, headers={"accept": "text/html"})
    assert response.status_code == 200
    assert response.headers["cache-control"]

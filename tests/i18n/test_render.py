"""Both halves of the program, Python and the page, say the same."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from buur.i18n import LANGUAGES, Deck, format_number, texts
from buur.i18n.decks import DECKS, MAPPINGS, NAMES
from tests.i18n.samples import argument_sets, messages

STATIC = Path(__file__).parents[2] / "src/buur/web/static"
EVALUATE = Path(__file__).with_name("evaluate.mjs")

NUMBERS = {
    0: "0",
    7: "7",
    -8: "−8",
    157: "157",
    2512: "2512",
    9999: "9999",
    10_000: "10’000",
    -12_560: "−12’560",
    1_234_567: "1’234’567",
    0.5: "0.5",
    500.5: "500.5",
    12.0: "12",
    12_345.25: "12’345.25",
}


@pytest.mark.parametrize(("number", "text"), NUMBERS.items())
def test_numbers_in_python(number: float, text: str) -> None:
    assert format_number(number) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    t = texts(lang)
    for key in messages(lang):
        for args in argument_sets(lang, key):
            said = t.format(key, **args)
            assert "  " not in said, (key, args, said)
            assert not re.search(r"[{}\u2068\u2069]", said), (key, args, said)


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's modules where any Node takes them for what they are."""
    folder = tmp_path_factory.mktemp("static")
    shutil.copytree(STATIC, folder, dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    return folder


def evaluate(modules: Path, requests: list[dict[str, object]]) -> list[Any]:
    """Return what the page's evaluator makes of the requests."""
    document = {
        "module": (modules / "text" / "i18n.js").as_uri(),
        "catalogues": {lang: {"messages": messages(lang)} for lang in LANGUAGES},
        "requests": requests,
    }
    node = shutil.which("node")
    assert node is not None, "the page's evaluator needs Node.js"
    done = subprocess.run(
        [node, str(EVALUATE)],
        input=json.dumps(document),
        capture_output=True,
        text=True,
        check=True,
    )
    said: list[Any] = json.loads(done.stdout)
    return said


def test_numbers_on_the_page(modules: Path) -> None:
    said = evaluate(modules, [{"number": number} for number in NUMBERS])
    assert said == list(NUMBERS.values())


def test_page_and_python_call_the_cards_of_every_deck_the_same(modules: Path) -> None:
    decks = [Deck(*fields) for fields in product(DECKS, MAPPINGS, NAMES)]
    asked = list(product(LANGUAGES, decks))
    requests: list[dict[str, object]] = [
        {"lang": lang, "deck": {**deck._asdict(), "deck": deck.cards}} for lang, deck in asked
    ]
    assert evaluate(modules, requests) == [texts(*one).deck_names() for one in asked]


def test_the_page_says_what_python_says(modules: Path) -> None:
    requests: list[dict[str, object]] = []
    expected = []
    for lang in LANGUAGES:
        for key in messages(lang):
            for args in argument_sets(lang, key):
                requests.append({"lang": lang, "key": key, "args": args})
                expected.append(texts(lang).format(key, **args))
    differing = [
        (request, there, here)
        for request, there, here in zip(
            requests, evaluate(modules, requests), expected, strict=True
        )
        if there != here
    ]
    assert not differing[:5]

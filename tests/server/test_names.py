"""Names of players: the policy of ``docs/reference/names.md``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from buur.i18n import LANGUAGES, texts
from buur.server.errors import Problem
from buur.server.tables.names import (
    _ALL_BOT_NAMES,
    BOT_NAMES,
    LONGEST,
    MOST_MARKS,
    person_name,
    plain,
    player_names,
)
from tests.chance import seeded
from tests.server.harness import Running

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "names.md"

ALLOWED = {
    "Anna": "Anna",
    "D'Arc": "D'Arc",
    "d’Alessandro": "d’Alessandro",
    "Jean-Luc": "Jean-Luc",
    "Müller": "Müller",
    "E\u0301va": "Éva",
    "Zoë & Noé": "Zoë & Noé",
    "Großmann": "Großmann",
    "  Anna \u00a0 Maria\u3000": "Anna Maria",
    "Ａnna": "Anna",
    "Anna 2": "Anna 2",
    "Hans (Chef)": "Hans (Chef)",
    "Nguyễn": "Nguyễn",
    "Łukasz": "Łukasz",
    "Ирина": "Ирина",
    "Ελένη": "Ελένη",
    "עדי": "עדי",
    "محمد": "محمد",
    "न्\u200dय": "न्\u200dय",
    "สมชาย": "สมชาย",
    "花子 はなこ": "花子 はなこ",
    "Anna 安娜": "Anna 安娜",
    "김민준": "김민준",
    "🌻 Anna": "🌻 Anna",
    "👍🏽": "👍🏽",
    "🇨🇭": "🇨🇭",
    "❤\ufe0f": "❤",
    "<b>": "<b>",
    "": "",
    " \u00a0 ": "",
    "Heidi": "Heidi",
    "RÉTO": "RÉTO",
}

REFUSED = {
    # Invisible characters, and those that turn the direction.
    **dict.fromkeys(
        [
            *("a\u061cb", "a\u115fb", "\u3164", "a\u180eb", "a\u206ab", "\u2800", "a\u2800b"),
            *(
                "a\U000e0041b",
                "\U000e0001",
                "a\u200bb",
                "a\u200db",
                "a\u200eb",
                "\u202ea",
                "a\u2066",
            ),
            *(
                "a\ufeffb",
                "a\u00adb",
                "a\u034fb",
                "a\ufe0fb",
                "a\nb",
                "a\x00b",
                "a\x7fb",
                "a\ufff9b",
            ),
            *("👨\u200d👩\u200d👧", "\ufffc", "\U0001d159", "a\uffa0b", "🏴\U000e0067\U000e007f"),
        ],
        "invisible",
    ),
    "a\u0378b": "sign",
    "a\ue000b": "sign",
    "·": "sign",
    "a\u20ddb": "sign",
    # Marks.
    "Z\u0351\u036b\u0343A": "accents",
    "\u0301": "accents",
    "a \u0301": "accents",
    # Alphabets.
    "Аnna": "scripts",
    "Ann\u03b1": "scripts",
    "Ирина I": "scripts",
    "ᎪNNA": "scripts",
    # Bots.
    "Ue1i": "lookalike",
    "\u041d\u0435\u0456\u0501\u0456": "lookalike",
    "Re\u03c4\u03bf": "scripts",
    "L\u00e4d1na": "lookalike",
    "Ret0": "lookalike",
    "G|on": "lookalike",
    "\ufdfa" * 3: "long",
}


@pytest.mark.parametrize("name", ALLOWED, ids=ascii)
def test_a_name_is_shown_in_its_normal_form(name: str) -> None:
    assert person_name(name) == ALLOWED[name]
    assert person_name(person_name(name)) == ALLOWED[name]


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_a_name_against_the_policy_is_refused_with_its_reason(name: str) -> None:
    with pytest.raises(Problem) as refused:
        person_name(name)
    problem = refused.value
    assert (problem.status, problem.code) == (422, "bad-name")
    assert problem.why is not None
    assert problem.why[0] == REFUSED[name]
    assert problem.message.isascii()


def test_who_writes_the_sign_is_told_which_one() -> None:
    found = {}
    for name in ("a\u200bb", "a·b", "a\ue000"):
        with pytest.raises(Problem) as refused:
            person_name(name)
        assert refused.value.why is not None
        found[name] = refused.value.why[1]["sign"]
    assert found == {"a\u200bb": "U+200B", "a·b": "·", "a\ue000": "U+E000"}


@pytest.mark.parametrize("bot", _ALL_BOT_NAMES)
def test_every_letter_of_a_bot_may_be_imitated_and_is_noticed(bot: str) -> None:
    """Mathematical letters are normalized; the others are refused."""
    source = seeded(bot)
    signs = {"e": "\u0435", "i": "\u0456", "o": "\u043e", "a": "\u0430", "d": "\u0501"}
    signs |= {"l": "1", "h": "\u04bb", "v": "\u0475", "r": "\u0433", "n": "\u0578", "u": "\u057d"}
    changed = [place for place, letter in enumerate(bot.lower()) if letter in signs]
    place = source.choice(changed)
    name = bot[:place] + signs[bot[place].lower()] + bot[place + 1 :]
    with pytest.raises(Problem):
        person_name(name)
    script = "".join(chr(0x1D4EA + ord(letter) - 97) for letter in bot.lower())
    assert person_name(script) == bot.lower()


@pytest.mark.parametrize(
    ("people", "names"),
    [
        (["Anna", None, None, None], ("Anna", "Vreni", "Ueli", "Heidi")),
        (["Ueli", None, None, None], ("Ueli", "Vreni", "Heidi", "Reto")),
        (["rétO", None, "HEIDI", None], ("rétO", "Vreni", "HEIDI", "Ueli")),
        (["Ladina", *[None] * 5], ("Ladina", "Vreni", "Ueli", "Heidi", "Reto", "Gion")),
        (["", "", "", None], ("", "", "", "Vreni")),
    ],
)
def test_a_bot_leaves_a_name_to_people(people: list[str | None], names: tuple[str, ...]) -> None:
    assert player_names(people) == names
    assert len({*map(plain, names)} - {""}) == sum(bool(name) for name in names)


def test_bots_have_names_at_the_largest_table_whoever_sits_there() -> None:
    for people in range(1, 6):
        wanted: list[str | None] = [*BOT_NAMES[:people], *[None] * (6 - people)]
        assert len(set(player_names(wanted))) == 6


@pytest.mark.parametrize("second", ["Anna", "ANNA", "anna ", "Änna", "Ａnna"])
def test_two_people_of_a_table_have_two_names(second: str) -> None:
    with pytest.raises(Problem) as refused:
        player_names(["Anna", None, second])
    assert refused.value.why == ("twice", {"name": person_name(second)})


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"name": "a\u202eb"}, "invisible"),
        ({"name": "Anna", "names": ["Ue1i"], "bots": [None, "steady", "steady"]}, "lookalike"),
        ({"name": "Anna", "names": ["Anna"], "bots": [None, "steady", "steady"]}, "twice"),
    ],
)
async def test_no_table_is_made_for_such_a_name(
    server: Running, wanted: dict[str, Any], code: str
) -> None:
    answer = await server.http.post("/api/tables", json=wanted)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["why"]["code"]) == (422, "bad-name", code)


@pytest.mark.asyncio(loop_scope="module")
async def test_the_table_shows_the_normal_form(server: Running) -> None:
    wanted = {"name": " Ueli ", "names": ["x", "E\u0301va"], "bots": ["random", None, "random"]}
    async with server.playing(**wanted) as client:
        assert client.view["names"] == ["Ueli", "Vreni", "Éva", "Heidi"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(lang: str) -> None:
    values: dict[str, str | int] = {"sign": "U+200B", "bot": "Ueli", "name": "A", "most": LONGEST}
    for code in {*REFUSED.values(), "twice"}:
        sentence = texts(lang).format(f"error-name-{code}", **values)
        assert len(re.findall(r"\.( |$)", sentence)) == 2, "what is wrong, and what to do"


def test_the_policy_is_written() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    for code in {*REFUSED.values(), "twice"}:
        assert f"| `{code}` |" in page
    assert f"at most {LONGEST} characters" in page
    assert f"more than {MOST_MARKS} marks" in page
    assert ", ".join(_ALL_BOT_NAMES[:-1]) + f" and {_ALL_BOT_NAMES[-1]}" in page

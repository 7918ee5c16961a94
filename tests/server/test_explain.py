"""The endpoint for a rule set in words, and its errors."""

from itertools import cycle
from typing import Any

import pytest

from buur.i18n import LANGUAGES
from buur.rulebook import explain
from buur.rules.illegality import CLAUSES
from buur.server.page import routes
from buur.server.page.assets import AssetFolder
from buur.server.page.routes import PageRoutes
from buur.server.wire.rules import rules_text
from buur.text_search import matches
from buur.variants.registry import DEFAULT, PRESETS, variant
from buur.web.pack import page, static_folder
from tests.server.harness import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def read(server: Running, **wanted: Any) -> dict[str, Any]:
    """Return the answer to a request for rules."""
    response = await server.http.post("/api/explain", json=wanted)
    answer: dict[str, Any] = response.json()
    return answer


@pytest.mark.parametrize(("rules", "lang"), list(zip(PRESETS, cycle(LANGUAGES), strict=False)))
async def test_the_rules_of_a_preset_are_those_of_its_options(
    server: Running, rules: str, lang: str
) -> None:
    """Every rule set in one language; ``tests/i18n`` writes them in all."""
    answer = await read(server, rules=rules, lang=lang)
    assert answer["title"]
    told = [(section["title"], section["lines"]) for section in answer["sections"]]
    assert told == explain(PRESETS[rules].variant.facts, lang)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fr", "But\u00a0: 500 (d’origine\u00a0: 1000)."),
        ("de", "Ziel: 500 (sonst: 1000)."),
        ("it", "Traguardo: 500 (di solito: 1000)."),
        ("en", "Target: 500 (normally 1000)."),
    ],
)
async def test_what_differs_comes_first(server: Running, lang: str, line: str) -> None:
    answer = await read(server, rules="chibre", options={"target": 500}, lang=lang)
    assert answer["sections"][0]["lines"] == [line]
    assert "500" in str(answer["sections"][1:])
    assert "1000" not in str(answer["sections"][1:])


async def test_other_names_come_with_the_rules(server: Running) -> None:
    answer = await read(server, rules="martinique", lang="fr")
    assert "8 de Martigny" in answer["also"]
    assert (await read(server, rules="guggitaler", lang="fr"))["also"] is None
    presets = (await server.http.get("/api/rules")).json()["presets"]
    assert "poutz" in next(one for one in presets if one["name"] == "pomme")["aliases"]


async def test_presets_are_known_by_their_names_in_every_language(server: Running) -> None:
    catalogue = (await server.http.get("/api/rules")).json()
    presets = {one["name"]: one for one in catalogue["presets"]}
    assert {"Estimation", "Differenzler", "Differenza"} <= set(presets["estimation"]["names"])
    assert presets["sidi"]["group"] in catalogue["groups"]
    assert presets["bodentrumpf"]["for_beginners"]
    assert not presets["sidi"]["for_beginners"]
    assert set(catalogue["most_played"]["de"]) <= set(presets)


async def test_the_words_of_the_game_come_with_the_rules(server: Running) -> None:
    words = (await read(server, rules="chibre", lang="de"))["words"]
    chinder = next(one for one in words if one["word"] == "chinder")
    assert (chinder["place"], "Puur" in chinder["meaning"]) == ("Französisch, Romandie", True)


async def test_every_clause_of_a_refused_card_stands_in_a_chapter(server: Running) -> None:
    answer = await read(server, lang="en")
    chapters = {str(section["clause"]).partition(".")[0] for section in answer["sections"]}
    catalogue = (await server.http.get("/api/rules")).json()
    assert catalogue["clauses"] == CLAUSES
    assert {clause.partition(".")[0] for clause in CLAUSES.values()} <= chapters


@pytest.mark.parametrize(
    ("lang", "searches"),
    [
        ("fr", ["but", "but du jeu", "fini", "gagner", "sortir", "combien de points pour gagner"]),
        ("de", ["Ziel", "fertig", "Ziel des Spiels", "gewinnen", "wann ist man fertig", "Schluss"]),
        ("it", ["scopo", "finito", "scopo del gioco", "vincere", "quando si finisce", "uscire"]),
        ("en", ["goal", "out", "goal of the game", "win", "when is one out", "finished"]),
    ],
)
async def test_a_search_finds_the_goal_and_how_one_is_out(
    server: Running, lang: str, searches: list[str]
) -> None:
    sections = (await read(server, rules="chibre", lang=lang))["sections"]
    for search in searches:
        about = [one for one in sections if matches(f"{one['title']} {one['synonyms']}", search)]
        assert len(about) == 1, search
        assert about[0]["clause"].startswith("7.3")
        assert "1000" in about[0]["lines"][0]


async def test_the_same_rules_are_written_once() -> None:
    rules = variant("chibre", {"target": 777})
    first = rules_text(rules, "fr")
    assert rules_text(variant("chibre", {"target": 777}), "fr") is first
    assert rules_text(rules, "de") is not first
    assert rules_text(variant("chibre", {"target": 778}), "fr") is not first


async def test_the_texts_of_all_languages_are_read_before_anybody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(routes, "FIRST_PAGE", 0.0)
    rules_text.cache_clear()
    await PageRoutes(page(), AssetFolder(static_folder())).warm_texts()
    before = rules_text.cache_info()
    for lang in LANGUAGES:
        rules_text(variant(DEFAULT), lang)
    after = rules_text.cache_info()
    assert (after.misses, after.hits - before.hits) == (before.misses, len(LANGUAGES))


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"targt": 1}, {"code": "unknown-option", "args": {"name": "targt"}}),
        (
            {"target": 0},
            {
                "code": "not-number",
                "args": {"option": "target", "value": "0", "low": 1, "high": 100_000},
            },
        ),
        ({"deals": 12}, {"code": "deals-surplus", "args": {}}),
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/explain"])
async def test_refused_rules_say_why_in_a_code(
    server: Running, path: str, options: dict[str, object], why: dict[str, object]
) -> None:
    response = await server.http.post(path, json={"options": options})
    assert response.status_code == 422
    error = response.json()["error"]
    assert (error["code"], error["why"]) == ("bad-rules", why)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": "poker"}, "bad-rules"),
        ({"lang": "rm"}, "bad-request"),
        ({"more": 1}, "bad-request"),
        ({"rules": "x" * 65}, "bad-request"),
    ],
)
async def test_what_cannot_be_explained(
    server: Running, body: dict[str, object], code: str
) -> None:
    response = await server.http.post("/api/explain", json=body)
    assert (response.status_code, response.json()["error"]["code"]) == (422, code)


async def test_a_long_name_is_not_echoed_whole(server: Running) -> None:
    response = await server.http.post("/api/explain", json={"options": {"y" * 500: 1}})
    assert len(response.json()["error"]["why"]["args"]["name"]) <= 80


async def test_a_refused_act_names_its_rule(server: Running) -> None:
    async with server.seated(await server.table()) as client:
        await client.play_until(lambda view: bool(view["legal"]["contribute"]))
        answer = await client.do({"e": "chosen", "contract": "trump:S"})
    assert (answer["code"], answer["clause"]) == ("wrong-phase", "3.1")


@pytest.mark.parametrize(
    ("deck", "queen", "seven"),
    [
        ({}, "die Schaufel-Dame", "S7"),
        ({"deck": "swiss"}, "der Schilten-Ober", "S7"),
        ({"deck": "swiss", "mapping": "jassguru"}, "der Eichel-Ober", "S7"),
        ({"deck": "swiss", "names": "austrian"}, "der Laub-Ober", "S7"),
    ],
)
async def test_the_rules_name_the_cards_of_the_deck(
    server: Running, deck: dict[str, str], queen: str, seven: str
) -> None:
    answer = await read(server, rules="schaufel-dame-strokes", lang="de", **deck)
    assert queen in str(answer["sections"])
    assert seven in str(answer["orders"]), "orders have codes, which the page names"
    stoeck = next(one for one in answer["words"] if one["word"].startswith("stöck"))
    assert ("Ober" in stoeck["meaning"]) == ("deck" in deck)


async def test_changes_name_the_cards_of_the_deck(server: Running) -> None:
    options = {"first": "holder_D7"}
    answer = await read(server, rules="schieber", options=options, lang="de", deck="swiss")
    assert "die Schellen-Sieben" in answer["sections"][0]["lines"][0]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"deck": "tarot"}, "deck is 'tarot': expected one of french, swiss."),
        ({"deck": "swiss", "mapping": "x"}, "mapping is 'x': expected one of hslu, swisslos,"),
        ({"names": "swis"}, "names is 'swis': expected one of swiss, austrian; did you mean swiss"),
    ],
)
async def test_a_deck_that_does_not_exist_is_refused_in_a_sentence(
    server: Running, wrong: dict[str, str], message: str
) -> None:
    response = await server.http.post("/api/explain", json=wrong)
    error = response.json()["error"]
    assert (response.status_code, error["code"]) == (400, "bad-deck")
    assert error["message"].startswith(message)

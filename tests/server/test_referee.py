"""The referee's question tree and printable regulations, as the page gets them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from buur.i18n import LANGUAGES, texts
from buur.referee import REGULATIONS, is_ruled
from buur.referee.decision import distinct_cases, find_article, usual_regulation
from buur.referee.html import regulation_page
from buur.referee.incident import KINDS
from buur.server.http.middleware import SECURITY_HEADERS
from buur.variants.registry import PRESETS
from tests.server.harness import Running

pytestmark = pytest.mark.asyncio(loop_scope="module")


def leaves(
    node: Mapping[str, Any], path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Mapping[str, Any]]]:
    """Yield every ruling below a node, with the answers that lead to it."""
    if "ruling" in node:
        yield path, node
    for choice in node.get("choices", ()):
        yield from leaves(choice["then"], (*path, choice["key"]))


async def tree(server: Running, lang: str) -> dict[str, Any]:
    """Return the referee in a language."""
    response = await server.http.get(f"/referee/{lang}.json")
    assert response.headers["content-type"] == "application/json"
    answer: dict[str, Any] = response.json()
    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_tree_leads_to_every_case_told_apart(server: Running, lang: str) -> None:
    t = texts(lang)
    found = dict(leaves((await tree(server, lang))["tree"]))
    expected = {}
    for kind in KINDS:
        for name, regulation in REGULATIONS.items():
            cases = distinct_cases(regulation, kind)
            for case in cases:
                path = (kind, name, case) if len(cases) > 1 else (kind, name)
                expected[path] = find_article(regulation, case).article
    assert list(found) == list(expected)
    for path, article in expected.items():
        assert found[path]["ruling"] == t.format(f"referee-effect-{article.effect}")
        assert article.basis in found[path]["basis"]
        assert found[path]["customary"] == (article.silence != "no")


async def test_questions_come_in_the_order_of_the_terminal(server: Running) -> None:
    node, topics = (await tree(server, "en"))["tree"], []
    while "topic" in node:
        topics.append((node["topic"], node["text"]))
        node = node["choices"][0]["then"]
    assert topics == [
        ("kind", "What happened?"),
        ("regulation", "By which regulation?"),
        ("case", "Which case is it?"),
    ]


async def test_silence_and_a_fallback_are_marked(server: Running) -> None:
    found = dict(leaves((await tree(server, "en"))["tree"]))
    cut = found["wrong_cut", "1993", "cut-before"]
    assert cut["reservations"] == ["The text says nothing on this. Customary:"]
    assert cut["basis"] == "Basis: Buur, custom"
    missing = found["missing_card", "2006", "missing-card"]
    assert missing["reservations"] == [texts("en").format("referee-fallback")]
    assert (missing["basis"], missing["customary"]) == ("Basis: R93, Le jeu, 9.1 R6", False)


async def test_every_rule_set_has_a_usual_regulation(server: Running) -> None:
    answer = await tree(server, "en")
    usual = answer["usual"]
    assert usual == {name: usual_regulation(one.source).name for name, one in PRESETS.items()}
    assert [usual[one] for one in ("chibre", "tournoi-2006", "schieber", "schieber-2500")] == [
        *("1993", "2006", "german-swiss", "german-swiss")
    ]
    unruled = set(answer["unruled"])
    assert unruled == {one.name for one in PRESETS.values() if not is_ruled(one.variant)}
    assert {"pandur", "mise"} <= unruled


async def test_the_tree_of_a_version_is_kept_for_ever(server: Running) -> None:
    kept = await server.http.get(f"/referee/fr.json?v={await server.page_version()}")
    assert "immutable" in kept.headers["cache-control"]
    asked = await server.http.get("/referee/fr.json")
    assert asked.headers["cache-control"] == "no-cache"
    assert asked.headers["content-encoding"] == "br"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGULATIONS)
async def test_a_regulation_is_the_page_of_the_terminal(
    server: Running, name: str, lang: str
) -> None:
    response = await server.http.get(f"/referee/{lang}/{name}.html")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.text == regulation_page(texts(lang), REGULATIONS[name])


async def test_a_regulation_carries_the_security_headers(server: Running) -> None:
    """Its one style is named by its hash; that the browser accepts it is a test of the page's."""
    headers = dict((await server.http.get("/referee/de/1993.html")).headers)
    policy = headers["content-security-policy"]
    headers["content-security-policy"] = re.sub(r" 'sha256-[^']+'", "", policy)
    assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert len(re.findall(r"style-src 'self' 'sha256-[^']+';", policy)) == 1
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("path", "said", "about"),
    [
        ("rm.json", "languages are fr, de, it, en", "rm"),
        ("rm/1993.html", "languages are fr, de, it, en", "rm"),
        ("fr/1994.html", "regulations are 1993, 2006, german-swiss", "1994"),
        ("fr/%3Cscript%3E.html", "regulations are 1993, 2006, german-swiss", "<script>"),
    ],
)
async def test_what_is_not_there_is_said_in_a_sentence(
    server: Running, path: str, said: str, about: str
) -> None:
    response = await server.http.get(f"/referee/{path}")
    assert response.status_code == 404
    assert response.json()["error"] == {"code": "not-found", "message": said, "input": about}

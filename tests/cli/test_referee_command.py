"""``buur referee``: a few questions, a ruling; a regulation on a page."""

from __future__ import annotations

import re

import pytest

from buur.cli.commands.referee import NAMES
from buur.i18n import LANGUAGES, texts
from buur.referee import REGULATIONS
from buur.referee.cases import CASES_OF
from buur.referee.decision import distinct_cases, find_article
from buur.referee.html import regulation_page
from buur.referee.incident import KINDS
from buur.referee.regulation import CASES
from tests.cli.conftest import Call


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_numbers_get_a_ruling(lang: str, call: Call) -> None:
    done = call("referee", "--lang", lang, stdin=b"1\n1\n2\n")
    said = texts(lang).format("referee-effect-follow-suit")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(f"\n{said} [R93, Le jeu, 9.1 R2]\n")


def test_what_is_known_is_not_asked(call: Call) -> None:
    """One case, and a regulation that is named: one question."""
    done = call("referee", "--lang", "en", "--regulation", "german-swiss", stdin=b"2\n")
    assert done.out.count("A number from") == 1
    assert done.out.endswith("[JW, 9.3 G7]\n")


def test_a_custom_and_a_fallback_are_marked(call: Call) -> None:
    cut = call("referee", "--lang", "en", "--regulation", "1993", stdin=b"14\n1\n")
    assert "The text says nothing on this. Customary:" in cut.out
    missing = call("referee", "--lang", "en", "--regulation", "2006", stdin=b"3\n1\n")
    assert "the regulation of 1993 holds" in missing.out


def test_a_slip_is_asked_again(call: Call) -> None:
    done = call("referee", "--lang", "en", stdin=b"0\nx\n99\n\n\xc2\xb2\n2\n1\n")
    assert done.code == 0
    assert done.out.count("A number from 1 to 17") == 6


@pytest.mark.parametrize("typed", [b"", b"1\n", b"1\n1\n"])
def test_without_an_answer_there_is_one_sentence(typed: bytes, call: Call) -> None:
    done = call("referee", "--lang", "en", stdin=typed)
    said = "buur: The answer to a question is missing. Write one number per line.\n"
    assert (done.code, done.err) == (2, said)


def test_a_page_asks_nothing(call: Call) -> None:
    assert call("referee", "--print", "1993", "--regulation", "2006").code == 2
    assert call("referee", "--print", "1994").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGULATIONS)
def test_the_page_holds_every_case_told_apart(name: str, lang: str, call: Call) -> None:
    done = call("referee", "--print", name, "--lang", lang)
    assert done.code == 0
    assert done.out.rstrip("\n") == regulation_page(texts(lang), REGULATIONS[name])
    cases = {case for kind in KINDS for case in distinct_cases(REGULATIONS[name], kind)}
    for case in cases:
        assert texts(lang).format(f"referee-case-{case}") in done.out
    assert len(re.findall("<tr>", done.out)) == len(cases) + 1


def test_every_case_belongs_to_a_kind() -> None:
    assert {case for cases in CASES_OF.values() for case in cases} == set(CASES)
    assert tuple(REGULATIONS) == NAMES


def test_what_one_regulation_rules_alike_is_one_case() -> None:
    romand, german = (
        distinct_cases(REGULATIONS[name], "revoke") for name in ("1993", "german-swiss")
    )
    assert set(german) - set(romand) == {"refused-trump-open", "refused-trump-held"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    keys = [f"referee-kind-{kind}" for kind in KINDS] + [f"referee-case-{case}" for case in CASES]
    said = [texts(lang).format(key) for key in keys]
    assert len(set(said)) >= len(said) - 1  # two cards at once are a kind and a case


def test_cases_lead_to_articles_of_their_kind() -> None:
    for regulation in REGULATIONS.values():
        for kind in KINDS:
            assert all(find_article(regulation, case) for case in distinct_cases(regulation, kind))

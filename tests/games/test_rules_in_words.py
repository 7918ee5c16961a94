"""The rules written out tell a learner what this very game needs, and nothing of other games."""

from __future__ import annotations

import pytest

from buur.i18n import LANGUAGES
from buur.rulebook import explain
from buur.variants.registry import variant

EIGHTS = {"en": "eight", "fr": "huit", "de": "Achter", "it": "otto"}
FOREHAND = {
    "en": "Forehand leads to the first trick.",
    "fr": "Le joueur à droite du donneur pose la première carte.",
    "de": "Die Vorhand spielt zum ersten Stich aus.",
    "it": "Il primo di mano gioca la prima carta.",
}
TURNED = ("kreuzjass", "bodentrumpf", "hindersi", "brouc", "pomme-2", "molotow-6", "gluecksjass")


def said(name: str, lang: str, **options: object) -> list[str]:
    """Return the paragraphs of a game's rules."""
    sections = explain(variant(name, options).facts, lang)
    return [paragraph for _, paragraphs in sections for paragraph in paragraphs]


def told(name: str, lang: str, **options: object) -> str:
    return "\n".join(said(name, lang, **options))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pandur_speaks_of_no_card_that_it_has_not(lang: str) -> None:
    """[S] JO, DA: nine to ace."""
    assert EIGHTS[lang] not in told("pandur", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TURNED)
def test_it_is_said_who_leads(name: str, lang: str) -> None:
    """Where nobody chooses, bids or drops out, nothing else tells it."""
    assert said(name, lang).count(FOREHAND[lang]) == 1


@pytest.mark.parametrize("name", ["gluecksjass", "gluecksjass-3"])
def test_who_may_not_push_is_not_told_about_pushing(name: str) -> None:
    assert "even after a push" not in told(name, "en")


@pytest.mark.parametrize("name", ["pandur", "schaufel-dame", "mise", "pomme"])
def test_undenufe_is_told_of_where_it_is_played(name: str) -> None:
    """A meld's height is reversed only where low cards win."""
    assert "Undenufe" not in told(name, "en")


@pytest.mark.parametrize("options", [{"contracts": "suits+unden"}, {"turned": "six_ace"}])
def test_a_king_may_play_undenufe(options: dict[str, object]) -> None:
    """Egg and UR: then the order of cards and melds is told."""
    found = told("mise", "en", **options)
    assert "the ranks are reversed" in found
    assert "In Undenufe height is reversed" in found


@pytest.mark.parametrize("name", ["schellenjass", "schaufel-dame", "guggitaler"])
def test_without_trumps_no_trump_wins_a_trick(name: str) -> None:
    found = told(name, "en")
    assert "The highest card of the suit led wins the trick." in found
    assert "highest trump" not in found


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("pandur", "When somebody has 21 points"),
        ("molotow", "When somebody has 7 strokes"),
        ("schaufel-dame-strokes", "When somebody has 12 strokes"),
        ("bodentrumpf", "12 deals long, and the highest total wins"),
    ],
)
def test_who_plays_for_himself_is_no_side(name: str, sentence: str) -> None:
    assert sentence in told(name, "en")
    assert "When a side" not in told(name, "en")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("hindersi", "the two with the fewest points have a stroke"),
        ("hindersi-3", "whoever has the fewest points has a stroke and whoever has the most a"),
        ("hindersi-5", "the better half, rounded down"),
    ],
)
def test_the_strokes_of_a_round_go_by_the_players(name: str, sentence: str) -> None:
    """[S] JW for four and three; [R] for five."""
    assert sentence in told(name, "en")


@pytest.mark.parametrize(
    ("name", "count"),
    [("pandur", "Three"), ("pandur-4", "Four"), ("pandur-2", "Two"), ("mise-5", "Five")],
)
def test_the_number_of_players_is_told(name: str, count: str) -> None:
    assert told(name, "en").startswith(f"{count} play.")


def test_a_kings_schneider_is_half_of_his_own_goal() -> None:
    """Egg: half of one's own goal, which is no number before the auction."""
    assert "half of its own goal" in told("mise-5", "en")
    assert "500 points" not in told("mise-5", "en")


def test_brouc_does_not_deny_melds_and_then_tell_of_marriages() -> None:
    assert "no melds" not in told("brouc", "en")


@pytest.mark.parametrize("name", ["pomme", "pandur"])
def test_points_that_are_only_compared_are_not_written(name: str) -> None:
    """Putzes, and the worth of a bid, stand on the slate; melds count towards them."""
    assert "written at once" not in told(name, "en")
    assert "even for somebody who takes no trick" in told(name, "en")
    later = told(name, "en", meld_credit="at_first_trick")
    assert "first trick" in later
    assert "who takes no trick" not in later

"""The catalogue of options and the frame of every rule set, written down a second time.

A record names the options in which its rules differ from their preset: another default, bound or
team would change parties that are long played.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

import pytest

from buur.variants.model import Variant
from buur.variants.options import Option
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS

CATALOGUE: Final = {
    "deal": (
        "teams_drawn=no first=holder_D7! first_card=D7 dealer_after_first=right_of_dealer "
        "next_game_dealer=rotation cut=min3_optional packets=3-3-3 packets_later= "
        "widow_up=0[0..12] widow_down=0[0..18] pile=0[0..4] misdeal_redealer=same"
    ),
    "choice": (
        "contracts=suits! quer_tricks=4[1..11] trio_order=free turned=suit "
        "turned_card=dealers_last turned_stays=no rob=no imposed= push=yes route=partner "
        "push_back=no trump_by_lead=no premature_choice=none leader=forehand "
        "slalom_pushed_leader=announcer multipliers=all1!"
    ),
    "auction": (
        "ladder=none bid_low=50[1..2000]! bid_step=10[1..100]! bid_high=150[1..5000] "
        "bid_top=match match_worth=157[1..1000] named=with_bid reentry=yes "
        "auction_end=all_passed doubling=off! double_window=standing all_pass=next "
        "bid_failed=own!"
    ),
    "checklist": "sheet= sheet_factors=position",
    "predict": "prediction=none exact_bonus=no dealer_compensation=no",
    "join": "join=no! later=no blind=no! blind_first=forehand lone=putzes",
    "play": (
        "unde_values=ace11! slalom_values=start tutti_values=all values=jass ranking=jass "
        "ruff_when_can_follow=yes undertrump=only_trumps only_trumps=free buur_exempt=yes "
        "buur_never_forced=yes martinique8=no last_trick_view=yes"
    ),
    "meld": (
        "melds=yes! meld_values=romand! low_quartets=no! cross_meld=no! split_runs=yes "
        "meld_order=romand meld_time=with_first_card meld_deadline=with_card "
        "false_melds=prevented meld_show=always meld_credit=immediate match_voids_melds=yes! "
        "match_revives_melds=no"
    ),
    "stoeck": "stock=yes stock_deadline=trick_turned stock_with_meld=yes stock_early_finish=yes",
    "score": (
        "last_trick=5[0..100] match=bonus100! counter_match=same misere_match=none write=points"
    ),
    "putze": "putzes=2[1..3]! pomme_below=21[1..157]! all_below=pommes pommes_lose=0[0..20]",
    "marriage": "marriages=no! marriage_time=any_time",
    "solo": "misere_worth=4[3..4] misere_leads_trump=no sitter=nothing",
    "king": "renounce=no call=nobody king_deals=no widow_shown=no",
    "partie": (
        "target=1000[1..100000]! finish=first_out! deals=0[0..1000] lowest_wins=no tie=draw "
        "finish_order=stock-meld-trick! both_over=chronology claim=required "
        "claim_counts=turned_only wrong_claim=lose_game rubicon=rubicon strokes=off "
        "solder_test=literal_opponents"
    ),
    "table": "forfeit=0[0..1000] bye=0[0..2000] silence=unstated card_check=unstated "
    "revoke_rule=r93 irregularities=prevented slate=w25",
}
"""By part of the rules each option with its default, the bounds of a number, and an exclamation
mark where players want to see it when they sit down."""

FRAMES: Final[dict[tuple[str, str, str, int], str]] = {
    ("0101", "lines", "plays", 36): (
        "chibre pique-double chibre-2010 reglement-1993 regles-002 tournoi-2006 "
        "match-aux-cartes schieber schieber-2500 martinique oben-abe unden-ufe "
        "zig-zag kreuzjass coinche sidi sidi-jassverband sidi-pagat misere-teams "
        "coiffeur coiffeur-8 coiffeur-10 tutti"
    ),
    ("0123", "lines", "plays", 36): (
        "bodentrumpf gluecksjass estimation stich-differenzler misere hindersi "
        "schellenjass schaufel-dame schaufel-dame-strokes guggitaler guggitaler-10 "
        "molotow pomme"
    ),
    ("012", "lines", "plays", 36): (
        "gluecksjass-3 estimation-3 hindersi-3 schellenjass-3 guggitaler-3 molotow-3 "
        "mittlere pomme-3"
    ),
    ("01", "lines", "plays", 36): "estimation-2 pomme-2",
    ("01234", "lines", "plays", 35): "hindersi-5 molotow-5",
    ("012345", "lines", "plays", 36): "molotow-6",
    ("0101", "lines", "plays", 32): "brouc",
    ("0123", "declarer", "plays", 36): "coiffeur-alone",
    ("012", "declarer", "plays", 36): "coiffeur-3",
    ("012", "declarer", "plays", 24): "pandur",
    ("0123", "declarer", "sits out", 24): "pandur-4",
    ("01", "declarer", "plays", 24): "pandur-2",
    ("011", "king", "plays", 36): "mise",
    ("0111", "king", "plays", 36): "mise-4",
    ("00111", "king", "plays", 35): "mise-5",
}
"""By the line of each seat, who plays with whom, whether the dealer plays, and the cards."""


VERSIONS: Final = {"regles-002": 2}
"""Presets that changed after parties had been recorded by them."""

VALUES: Final = dict(
    re.findall(
        r"(\S+)=(\S+)",
        """
        chibre=e3b0c442 pique-double=468f19d1 chibre-2010=fc385780 reglement-1993=df4ec4cf
        regles-002=fadecc78 tournoi-2006=ca4d4105 match-aux-cartes=92f62904 schieber=46793db9
        schieber-2500=37c9d6f5 martinique=85cc24e9 oben-abe=092b6062 unden-ufe=eaa7ebec
        zig-zag=4599880c kreuzjass=c190bbcb bodentrumpf=44083186 gluecksjass=89f56c9d
        gluecksjass-3=3d7ac610 coinche=e02b11b9 sidi=e618c14f sidi-jassverband=fd5b2b56
        sidi-pagat=a149d3db estimation=d9624a65 estimation-3=45763c78 estimation-2=bc5c8511
        stich-differenzler=497cb273 misere=40295222 misere-teams=3a47fafc hindersi=272e75c0
        hindersi-3=0208dacd hindersi-5=6597bf61 schellenjass=9807c262 schellenjass-3=d76b8165
        schaufel-dame=0837df52 schaufel-dame-strokes=fba06f3e guggitaler=d60eb639
        guggitaler-3=841129f7 guggitaler-10=b584cc5a molotow=e99717ae molotow-3=9c1468ca
        molotow-5=f2bf5a6d molotow-6=b1fa54fd mittlere=c2e05792 brouc=6a25128f coiffeur=f36f1c81
        coiffeur-8=46d4d027 coiffeur-10=29f0ac6e coiffeur-alone=42736dfb coiffeur-3=f5fa969e
        tutti=2b7edf95 pomme=ce6857d8 pomme-3=ea12b6d4 pomme-2=1cffe08b pandur=9435f1c8
        pandur-4=4574a06e pandur-2=66c8e414 mise=bcdb356c mise-4=322aafb9 mise-5=baa84b24
        """,
    )
)
"""By preset a digest of the options that have another value in it than their default. It changes
with the version of the preset alone."""


def spelled(option: Option) -> str:
    """Return an option as the catalogue spells it."""
    default = option.default
    word = ("no", "yes")[default] if isinstance(default, bool) else str(default)
    bounds = f"[{option.low}..{option.high}]" if option.kind == "number" else ""
    return f"{option.name}={word}{bounds}{'!' * option.major}"


def test_options_have_the_defaults_and_bounds_of_the_rules() -> None:
    found: dict[str, str] = {}
    for option in OPTIONS.values():
        found[option.group] = f"{found.get(option.group, '')} {spelled(option)}".strip()
    assert found == CATALOGUE


def test_every_rule_set_has_its_seats_and_cards() -> None:
    found: dict[tuple[str, str, str, int], str] = {}
    for name, preset in PRESETS.items():
        rules = preset.variant
        teams, plays = "".join(map(str, rules.teams)), "plays" if rules.dealer_plays else "sits out"
        frame = (teams, rules.sharing, plays, rules.pack.cards.bit_count())
        found[frame] = f"{found.get(frame, '')} {name}".strip()
        assert (rules.seats, rules.code) == (len(teams), name)
        assert rules.version == VERSIONS.get(name, 1)
    assert found == FRAMES


def test_rules_without_a_name_of_their_own_are_for_two_teams() -> None:
    bare = Variant(code="bare")
    assert (bare.seats, bare.teams, bare.lines, bare.sides) == (4, (0, 1, 0, 1), 2, 2)
    assert (bare.sharing, bare.dealer_plays, bare.version) == ("lines", True, 1)


def digest(rules: Variant) -> str:
    """Return a short digest of the options that have another value than their default."""
    values = (
        f"{name}={rules.option(name)}" for name in sorted(rules.differences(Variant(code="bare")))
    )
    return sha256("\n".join(values).encode()).hexdigest()[:8]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_keeps_its_values(name: str) -> None:
    """What is stated and what is assumed where its source is silent alike."""
    assert digest(PRESETS[name].variant) == VALUES[name]

"""Rule sets that are refused, as a table of the changes of a preset that are, by code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, Final

from buur.cards import CardSet, parse_cards
from buur.errors import RulesError
from buur.variants.needs import entries
from buur.variants.option_groups.deal import Pack
from buur.variants.registry import PRESETS
from buur.variants.rule_set import RuleSet
from tests.option_words import options
from tests.rules.scenario import as_read

SEVERAL: Final = {
    "AUTO": "claim=auto rubicon=off strokes=off solder_test=forbidden",
    "DEALS": "finish=deals deals=4 rubicon=off",
    "SHEET": "sheet=S_H_D_C finish=checklist rubicon=off",
}
"""Options that are changed together."""

REFUSED: Final = """\
packets: chibre packets= | chibre packets=0-9 | chibre packets=19 | chibre packets=3-3-3-
    | chibre packets=3-x-3 | chibre packets=3-w-3-w-3 | chibre packets_later=3_3_3
first-card: chibre first_card=D1 | chibre first_card=
teams-drawn: pomme teams_drawn=yes | pandur teams_drawn=yes
penalised-table: estimation irregularities=penalised revoke_rule=r93
    | brouc irregularities=penalised revoke_rule=jw
penalised-rule: chibre irregularities=penalised revoke_rule=cancel
    | chibre irregularities=penalised revoke_rule=impossible
penalised-game: misere-teams irregularities=penalised revoke_rule=r93
    | chibre irregularities=penalised solder_test=forbidden marriages=yes
    | chibre irregularities=penalised contracts=first_discard push=no
plan-pack: chibre packets=3-3 | chibre packets=3-3 packets_later=9 | chibre packets_later=3-3
    | chibre widow_up=1 | chibre widow_down=4 | chibre pile=1
hand-size: pandur-2 packets=w widow_up=12 widow_down=12
    | pomme-2 packets=18 pile=0 widow_up=0 widow_down=0 turned_card=cut_card rob=no
    | estimation-2 packets=12 packets_later=18 turned_card=dealers_last
imposed-alone: match-aux-cartes contracts=imposed+suits | kreuzjass contracts=turned+oben
    | mittlere contracts=first_discard+oben
misere-alone: chibre contracts=misere
quer-tricks: chibre contracts=suits+quer quer_tricks=9 | chibre contracts=quer quer_tricks=10
    | chibre contracts=suits+quer quer_tricks=8 packets=8 widow_up=4 packets_later=9
imposed-suits: match-aux-cartes imposed=CX | match-aux-cartes imposed= | chibre imposed=X
imposed-push: match-aux-cartes push=yes | kreuzjass push=not_first_deal
imposed-lead: match-aux-cartes trump_by_lead=yes | kreuzjass trump_by_lead=yes
lead-stages: pomme contracts=suits trump_by_lead=yes
    | brouc contracts=suits+oben packets=5 pile=3 trump_by_lead=yes
push-back: chibre push=no push_back=yes
brouc-sixes: chibre ranking=brouc match=none | brouc six=S | brouc six=H | brouc six=D
    | brouc six=C
brouc-values: brouc values=tricks | brouc match=bonus100
values-melds: chibre values=tricks | chibre values=tricks melds=no | chibre values=bells stock=no
    | schieber values=tricks
revives-voids: chibre match_voids_melds=no match_revives_melds=yes
marriage-solder: chibre marriages=yes
undertrump-marry: chibre undertrump=to_marry
predict-lead: estimation contracts=suits trump_by_lead=yes
    | estimation contracts=suits trump_by_lead=yes prediction=open
difference-predict: estimation prediction=none | mise write=difference
difference-sides: estimation teams=0101 | coiffeur-alone prediction=hidden write=difference
bonus-difference: chibre exact_bonus=yes | estimation exact_bonus=yes write=points
compensation-open: estimation dealer_compensation=yes
    | estimation dealer_compensation=yes prediction=open write=points
alone-solder: schellenjass solder_test=literal_all | pandur-2 solder_test=order_free
    | mise solder_test=literal_opponents
alone-claim: gluecksjass claim=required | gluecksjass finish=largest_gap deals=0 rubicon=schneider
    | gluecksjass strokes=jw | mise claim=required | mise strokes=jw_old
alone-counter: gluecksjass counter_match=minus100 | mise counter_match=minus100
alone-push: gluecksjass push=yes | gluecksjass push=not_first_deal | mise push=yes
    | coiffeur-alone route=partner
alone-misere: gluecksjass contracts=oben+misere
middle-three: coiffeur-3 write=middle | chibre AUTO DEALS write=middle | hindersi write=middle
    | chibre teams=010 AUTO DEALS packets=4-4-4 write=middle
    | molotow-5 write=middle | chibre write=middle
extremes-three: chibre AUTO DEALS write=extremes
    | pandur-2 ladder=points write=extremes finish=largest_gap
    | coiffeur-alone write=extremes
extremes-tricks: molotow-6 finish=largest_gap deals=0 write=extremes packets=4 pile=2
values-written: pomme values=tricks melds=no stock=no
    | chibre AUTO finish=over write=tens values=bells melds=no stock=no
pomme-reached: pomme pomme_below=126 | pomme-3 pomme_below=157
    | pomme last_trick=0 pomme_below=121
values-target: guggitaler-10 finish=largest_gap deals=0
lowest-deals: chibre lowest_wins=yes | chibre AUTO lowest_wins=yes finish=over write=tens
tens-over: chibre write=tens | chibre AUTO finish=over | brouc claim=required
    | brouc rubicon=rubicon
rounds-deals: hindersi lowest_wins=no | hindersi finish=largest_gap deals=0 | hindersi deals=18
    | hindersi-3 deals=16
    | hindersi deals=15
tie-deals: chibre tie=deal | chibre tie=deal finish=largest_gap
deals-missing: chibre DEALS deals=0
deals-surplus: chibre deals=1 | sidi deals=12
deals-rubicon: chibre DEALS rubicon=rubicon | chibre SHEET rubicon=schneider
    | coiffeur rubicon=rubicon
race-points: estimation finish=first_out deals=0 lowest_wins=no | molotow finish=first_out
    | mittlere finish=first_out deals=0 | pandur finish=first_out
sheet-rows: coiffeur sheet=S_H_X | chibre sheet=S:21 | chibre sheet=S:0 | chibre sheet=S:
    | chibre sheet=S:½ | chibre sheet=turned
    | chibre sheet=S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S
    | coiffeur sheet=S_X | coiffeur sheet=S:0
sheet-finish: coiffeur finish=first_out | chibre finish=checklist rubicon=off
    | coiffeur sheet= | chibre sheet=S_H
sheet-found: coiffeur contracts=imposed imposed=S push=no write=points
    | coiffeur contracts=turned push=no write=points
sheet-lead: chibre SHEET trump_by_lead=yes
    | coiffeur trump_by_lead=yes
sheet-multipliers: chibre SHEET multipliers=spades2 | chibre SHEET multipliers=S:2
    | coiffeur multipliers=uri
sheet-quer: chibre SHEET sheet=S_quer quer_tricks=9 | chibre SHEET sheet=S_quer quer_tricks=10
    | coiffeur-10 quer_tricks=9
sheet-misere: gluecksjass SHEET sheet=S_misere deals=0
round-sitter: pandur-4 ladder=none push=yes route=round write=points
sheet-sitter: pandur-4 ladder=none sheet=S_H finish=checklist write=points
    | pandur-4 ladder=none sheet=joker finish=checklist write=declarers push=no
round-back: chibre route=round push_back=yes
    | coiffeur push_back=yes
declarers-found: kreuzjass write=declarers | match-aux-cartes write=declarers
    | guggitaler-10 write=declarers
auction-found: coinche contracts=imposed imposed=S
    | coinche contracts=turned
auction-push: coinche push=yes | sidi push=not_first_deal | coinche push=yes write=points
auction-lead: coinche trump_by_lead=yes
auction-predict: coinche prediction=hidden | coinche prediction=open
auction-sheet: coinche sheet=S_H finish=checklist rubicon=off write=points
    | pandur-2 sheet=S finish=checklist
auction-empty: coinche bid_low=200 bid_top=none
bid-ladder: coinche ladder=none
    | chibre write=bid
bid-sides: coinche teams=0123 | coinche sharing=declarer
bid-multipliers: coinche multipliers=spades2 | coinche multipliers=S:2
bid-claim: coinche claim=required | coinche strokes=jw
solo-bids: pandur write=points | pandur ladder=points | pandur named=with_bid
    | pandur-2 sharing=lines contracts=suits+oben | coiffeur-alone write=worth
    | chibre AUTO finish=deals deals=4 write=worth
    | pandur ladder=none | pandur ladder=points write=declarers
    | coiffeur-alone sheet= finish=largest_gap push=no ladder=points
solo-contracts: pandur contracts=suits+misere | pandur contracts=suits+oben
    | pandur contracts=oben+misere
    | pandur contracts=suits
solo-chosen: coiffeur-alone sheet= contracts=oben finish=largest_gap write=points
    | coiffeur-alone sheet= contracts=turned finish=largest_gap push=no write=points
king-bids: mise ladder=none | mise ladder=points | mise write=declarers | mise named=with_bid
    | mise finish=largest_gap | coinche write=points ladder=king named=after
king-misere: mise contracts=suits+misere
king-call: mise call=apart
turned-widow: estimation-2 contracts=suits | estimation-2 widow_up=0 widow_down=12
    | estimation-2 widow_up=2 widow_down=10 | estimation-2 packets_later=18
    | chibre turned_card=widow
turned-stays: chibre turned_stays=yes | estimation misdeal_redealer=next
pile-plan: pomme-2 packets=3-w-3-3 | pomme-2 packets_later=18 turned_card=dealers_last rob=no
    | pandur-4 packets=7 pile=1
blind-join: pomme-2 blind=yes | pomme blind=yes | pomme-3 blind=yes join=no
    | pomme-3 blind=yes turned_card=dealers_last
    | pomme-3 blind=yes packets=8 widow_up=1 widow_down=11
rob-turned: kreuzjass rob=yes | chibre rob=yes
join-putzes: chibre join=yes | pomme prediction=hidden | pomme prediction=open
putzes-alone: pomme teams=0101 | pomme-2 sharing=declarer
putzes-finish: pomme finish=first_out | chibre finish=putzes
putzes-claim: pomme-2 claim=required | pomme-2 solder_test=literal_all | pomme-2 rubicon=rubicon
    | pomme-2 strokes=jw
pommes-two: pomme pommes_lose=1 | pomme-3 pommes_lose=20
"""
"""By code of the refusal: rule sets with the changes that are refused."""


def brouc_with_six(suit: str) -> Pack:
    """Return a pack for brouc with one six in place of a seven."""
    return Pack(
        CardSet(PRESETS["brouc"].variant.pack.cards & ~parse_cards("S7") | parse_cards(f"{suit}6"))
    )


FRAME: Final[dict[str, Callable[[str], tuple[str, Any]]]] = {
    "teams": lambda word: ("teams", tuple(map(int, word))),
    "sharing": lambda word: ("sharing", word),
    "six": lambda word: ("pack", brouc_with_six(word)),
}
"""Changes of what is no option."""


def refusal(rules: str, changes: str) -> RulesError | None:
    """Return why changes of a rule set are refused, None where they are not."""
    changed, frame = _read(changes)
    try:
        PRESETS[rules].variant.with_options(changed, teams=frame.pop("teams", None), frame=frame)
    except RulesError as error:
        return error
    return None


def unchecked(rules: str, changes: str) -> RuleSet:
    """Return a rule set with changes that may be refused."""
    changed, frame = _read(changes)
    preset = PRESETS[rules].variant
    kept = {item.name: getattr(preset, item.name) for item in fields(RuleSet)}
    frame |= {"seats": len(frame["teams"])} if "teams" in frame else {}
    return RuleSet(**{**kept, **frame, **preset.changed_groups(changed)})


def _read(changes: str) -> tuple[dict[str, object], dict[str, Any]]:
    """Return the options and the other fields that changes name."""
    words = [one for word in changes.split() for one in SEVERAL.get(word, word).split()]
    named = [(word, *word.split("=")) for word in words]
    frame = dict(FRAME[name](value) for _, name, value in named if name in FRAME)
    changes = " ".join(word for word, name, _ in named if name not in FRAME)
    changed = {name: as_read(value) for name, value in options(changes).items()}
    return changed, frame


def cases(text: str) -> Iterator[tuple[str, str]]:
    """Give the two parts of each entry, and of each of its cases: code or rule set, and changes."""
    for head, listed in entries(text).items():
        yield from ((head, case.strip()) for case in listed.split("|"))

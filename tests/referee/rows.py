"""Incidents, and what each regulation rules on them: a case or more for each row of core §9.

Facts and rulings are fields of the JSON of an incident and of its ruling. A heading names the
regulations that rule alike, the document, its clause, and whether the text is silent. A field with
a minus sign is left out, or does not apply; a word alone is one of `GROUPS` or a kind of incident.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from buur.variants.needs import entries

Fields = dict[str, Any]
ALL: Final = ("1993", "2006", "german-swiss")

_GROUPS: Final = """\
# Clubs led, diamonds trumps. Seat 1 threw a heart and holds two clubs and a trump.
STANDS: redeal=none deal_stands=yes
SAME: redeal=same_dealer deal_stands=no
REVOKE: kind=revoke seat=1 cards=H6 contract=trump:D trick=C6,H6,C7 leader=0 hands=1:C9,CK,D9
    noticed=in_trick
REFUSED: REVOKE trick=DT,H6 hands=1:C9,D6,D9,DJ
LATER: kind=revoke seat=1 cards=C9 contract=trump:D trick_no=4 trick_winner=2 hands=1:C9,CK,D9
    noticed=later
TWO: kind=two_cards seat=1 cards=C9,DT contract=trump:D trick=C6 leader=0 hands=1:CK seen=yes
TURN: kind=out_of_turn seat=2 cards=D9 contract=trump:D noticed=in_trick
SOLDER: kind=wrong_solder seat=0 contract=trump:D hands=0:DJ,SA;1:D6,H7;2:C6,C7;3:S6,S7 leader=0
COUNT: kind=card_count seat=3 contract=trump:D
MISSING: kind=missing_card seat=3 cards=CA contract=trump:D trick_winner=0 noticed=after_deal
CANCEL: STANDS choices=play_on,redeal
REST: tricks_to=rest:1 moves=S6:1:0,S7:1:0,SA:1:11,H7:1:0,D6:1:0,DJ:1:20,C6:1:0,C7:1:0
KEPT: tricks_to=rest:0 moves=S6:0:0,S7:0:0,SA:0:11,H7:0:0,D6:0:0,DJ:0:20,C6:0:0,C7:0:0
"""

_ROWS: Final = """\
# R1: a card that is laid
== 1993 2006 | R93, Le jeu | 9.1 R1
a lawful card stays: REVOKE cards=C9 trick=C6,C9 hands=1:CK,D9 -> played=C9 -forced
== german-swiss | JW | 9.3 G1
a ruff is lawful: REVOKE cards=D9 trick=C6,D9 hands=1:CK,C9 -> played=D9
== 1993 2006 | R93, Le jeu | 9.1 R1
the Buur alone need not follow: REVOKE trick=DT,H6 hands=1:C9,DJ -> played=H6

# R2: a revoke in the open trick
== 1993 2006 | R93, Le jeu | 9.1 R2
open revoke: REVOKE -> STANDS forced=C9,CK
open undertrump by one who could follow: REVOKE cards=D6 trick=C6,DT,D6 seat=2 hands=2:CA ->
    forced=CA
== 1993 2006 german-swiss | Buur | none | silent
undertrump by one who could not follow: REVOKE cards=D6 trick=C6,DT,D6 seat=2 hands=2:D9,HA ->
    forced=HA,D9
== 1993 2006 | R93, Le jeu | 9.1 R2
refused trump: REFUSED -> forced=D6,D9,DJ
== german-swiss | JW | 9.3 G2
open revoke: REVOKE -> STANDS forced=CK dead=H6,CK tricks_to=open:0 next_leader=2
== german-swiss | JV | 9.3 G4
refused trump: REFUSED -> forced=D6,D9,DJ dead=D6,D9 -tricks_to

# R3: a revoke found later
== 1993 2006 | R93, Le jeu | 9.1 R3
later revoke: LATER -> STANDS dead=CK moves=CK:0:4
later revoke, the wrong card named with the trick of then: LATER cards=H6 trick=C6,H6,C7,C8
    leader=0 -> dead=CK moves=CK:0:4
later refused trump, the Buur spared: LATER cards=D6 hands=1:D6,DJ -> dead=D6 moves=D6:0:0
== 1993 2006 | JW | none | silent
later revoke, no card of the suit left: LATER noticed=after_deal hands=1: -> tricks_to=4-9:0
== german-swiss | JW | 9.3 G3
later revoke: LATER -> tricks_to=4-9:0 -dead -moves
== german-swiss | JV | 9.3 G4
later refused trump: LATER cards=D6 hands=1:D6,D9,DJ,C9 -> dead=D6,D9
later refused trump, by the trick of then: kind=revoke seat=1 cards=H6 contract=trump:D trick_no=4
    trick=DT,H6,D7,D8 leader=0 hands=1:D6,DJ,C9 -> dead=D6 -forced

# R4: two cards at once
== 1993 2006 | R93, Le jeu | 9.1 R4
two cards, seen: TWO -> played=C9 dead=DT
two cards, unseen: TWO seen=no -> played=C9 alive=DT -dead
two cards, the upper a revoke: TWO cards=H9,C9 -> forced=C9,CK dead=C9 -played
== german-swiss | JW | 9.3 G7
two cards: TWO -> dead=DT,C9 choices=C9,DT

# R5: out of turn
== 1993 2006 | R93, Le jeu | 9.1 R5
lead out of turn: TURN -> STANDS barred_suit=D alive=D9 -dead
card out of turn, the partner has nothing else: TURN trick=S6,D9 cards=D9 hands=0:D6,DT ->
    barred_suit=D forced=D6,DT
card out of turn, the partner must follow: TURN trick=S6 cards=D9 hands=0:D6,SA,HA -> barred_suit=D
    forced=SA
== 1993 2006 german-swiss | Buur | none | silent
out of turn, the trick is turned: TURN noticed=later -> STANDS -barred_suit -dead
== german-swiss | JW | 9.3 G5
lead out of turn: TURN -> dead=D9 tricks_to=open:1 next_leader=3 -barred_suit
== german-swiss | JW | 9.3 G6
card out of turn: TURN trick=S6 leader=0 -> played=D9 -dead -tricks_to
card out of turn that is a revoke: TURN trick=S6 leader=0 cards=H9 hands=2:S7,SA -> forced=SA
    dead=SA,H9 tricks_to=open:1 next_leader=3

# Where points are shunned, no power is lost (core §9.3, last row)
== german-swiss | JW | 9.3 G7
two cards in a misère: TWO contract=misere:trump:D -> choices=C9,DT -dead
== german-swiss | JW | 9.3 G2
open revoke in a misère: REVOKE contract=misere:trump:D -> forced=CK tricks_to=open:0 -dead

# R6: a missing card
== 1993 2006 | R93, Le jeu | 9.1 R6
missing card: MISSING -> STANDS dead=CA moves=CA:0:11
missing card, found before the last trick: MISSING -trick_winner noticed=later -> dead=CA
    moves=CA:?:11
missing card, the last trick lies: MISSING -trick_winner noticed=in_trick trick=S6,D6,SA leader=1
    -> dead=CA moves=CA:0:11
== german-swiss | JW | 9.3 G9
missing card: MISSING -> CANCEL dead=CA moves=CA:0:11
== 2006 | T06, Donne | 9.2 T1
too few cards before play: MISSING noticed=before_play -> SAME

# R13: cards not counted
== 1993 2006 | R93, Le jeu | 9.1 R13
count later: COUNT noticed=later -> STANDS
count in trick 1: COUNT noticed=in_trick trick_no=1 -> STANDS
surplus card: COUNT noticed=after_deal cards=HT trick_winner=1 -> STANDS dead=HT moves=HT:1:10
== german-swiss | JW | 2.5
count later: COUNT noticed=later -> STANDS
count in trick 1: COUNT noticed=in_trick trick_no=1 -> SAME
== 1993 | T06 | none | silent
count before play: COUNT noticed=before_play -> SAME
== 2006 | T06, Donne | 9.2 T1
count before play: COUNT noticed=before_play -> SAME
== german-swiss | TRN | 2.5
count before play: COUNT noticed=before_play -> SAME

# R7: looking back
== 1993 | R93, Le jeu | 9.1 R7
look at the last trick: looked_back -> STANDS
== 2006 | T06, Jeu de la carte | 9.2 T3
look at the last trick: looked_back -> STANDS
== 1993 | R93, Le jeu | 9.1 R7
look at the last trick by number: looked_back trick_no=7 hands=1:S6,S7 -> STANDS
== 1993 | R93, Le jeu | 9.1 R7 | silent
look back: looked_back trick_no=3 -> STANDS
== 2006 | T06, Jeu de la carte | 9.2 T3 | silent
look with a card on the table: looked_back trick=S6 -> STANDS
== german-swiss | JW | 9.3 G10
look back: looked_back trick_no=3 -> tricks_to=3:0

# R8: speech and signs
== 1993 2006 | R93, Le jeu | 9.1 R8 | silent
remark: remark -> CANCEL
== german-swiss | JW | 9.3 G11
remark: remark -> CANCEL

# R9: stöck
== 1993 2006 | R93, Le stöck | 9.1 R9
stöck late: stoeck_late noticed=after_deal -> stoeck_counts=no
stöck a moment late: stoeck_late noticed=in_trick cards=DK trick=D6,DK leader=0 -> stoeck_counts=no
== german-swiss | JW | 6
stöck before the next card: stoeck_late noticed=in_trick cards=DK trick=D6,DK leader=0 ->
    stoeck_counts=yes
stöck once covered: stoeck_late noticed=in_trick cards=DK trick=D6,DK,D7 leader=0 ->
    stoeck_counts=no

# R10: a claim of the rest
== 1993 | R93, Le jeu | 9.1 R10
wrong claim of the rest: SOLDER -> STANDS REST
== 2006 | T06, Jeu de la carte | 9.2 T2
wrong claim of the rest: SOLDER -> REST
== german-swiss | JW | 8
wrong claim of the rest: SOLDER -> REST
== 1993 2006 german-swiss | Buur | none | silent
wrong claim of the rest in a misère: SOLDER contract=misere:trump:D -> STANDS KEPT
== 1993 | R93, Le jeu | 9.1 R10
a claim against the partner's trump: SOLDER hands=0:DJ,SA;1:H6,H7;2:D6,HA;3:S6,S7 ->
    tricks_to=rest:0
== 2006 | T06, Jeu de la carte | 9.2 T2
a claim against the partner's trump: SOLDER hands=0:DJ,SA;1:H6,H7;2:D6,HA;3:S6,S7 ->
    tricks_to=rest:1
a claim off lead: SOLDER leader=2 hands=0:DJ,SA;1:S8,S9;2:ST,SQ;3:S6,S7 -> tricks_to=rest:1

# R11: a claim of the end
== 1993 2006 | R93, La fin de partie | 9.1 R11
wrong end: wrong_finish -> loses_partie=1 -redeal -deal_stands
== german-swiss | JW | 7.6
wrong end: wrong_finish -> loses_partie=1 choices=take_partie,play_on

# R12: a trick that is not turned
== 1993 2006 | R93, La fin de partie | 9.1 R12
last trick open: last_trick_not_turned -> STANDS trick_counts=no
== german-swiss | R93 | none | silent
last trick open: last_trick_not_turned -> trick_counts=no
== german-swiss | JW | 9.3 G13
trick open until the next is lost: last_trick_not_turned trick_no=3 trick=S6,SA,S7,SK leader=3 ->
    tricks_to=3:0
trick open until the next is won: last_trick_not_turned trick_no=3 trick=S6,SA,S7,SK leader=2 ->
    STANDS -tricks_to

# Dealing
== 1993 | T06 | none | silent
misdeal: misdeal -> SAME
== 2006 | T06, Donne | 9.2 T1
misdeal: misdeal -> SAME
== german-swiss | JW | 2.5
misdeal: misdeal noticed=before_play -> SAME
== 1993 2006 | JW | none | silent
misdeal, play has begun: misdeal noticed=later -> STANDS
== german-swiss | JW | 2.5
misdeal, play has begun: misdeal noticed=later -> STANDS
== 1993 | T06 | none | silent
exposed card: exposed_in_deal cards=SA -> SAME
== 2006 | T06, Donne | 9.2 T1
exposed card: exposed_in_deal cards=SA -> SAME
== german-swiss | JW | 2.5
exposed card: exposed_in_deal -> SAME
== 1993 | Buur | none | silent
wrong cut: wrong_cut -> SAME
== 2006 | T06, Donne | 9.2 T4 | silent
wrong cut: wrong_cut -> SAME
== german-swiss | Buur | none | silent
wrong cut: wrong_cut -> SAME
== 2006 | T06, Donne | 9.2 T4 | silent
wrong cut, play has begun: wrong_cut noticed=later -> STANDS

# Rows of core §9.3 without a kind of their own in the Romand texts
== german-swiss | JW | 9.3 G8
card shown: card_shown cards=SA -> dead=SA choices=play_on,redeal,as_revoke
== 1993 2006 | R93 | none | silent
card shown: card_shown cards=SA -> dead=SA
== german-swiss | JW | 9.3 G12
cards thrown in: thrown_in -> tricks_to=1-9:0 choices=write_match
== 1993 2006 | R93 | none | silent
cards thrown in: thrown_in -> tricks_to=rest:0
== german-swiss | JW | 9.3 G14
false meld, covered: false_meld -> melds_count=no
false meld, not yet covered: false_meld noticed=in_trick trick=S6,S7 leader=0 -> melds_count=yes
== 1993 2006 | JW | none | silent
false meld, covered: false_meld -> melds_count=no
"""


class Row(NamedTuple):
    """An incident, the regulations that rule on it alike, and their ruling."""

    name: str
    regulations: tuple[str, ...]
    incident: Fields
    ruling: Fields
    clause: str | None
    source: str
    silent: bool
    without: tuple[str, ...]
    """Fields of a ruling that do not apply."""


def _cards(word: str) -> list[str]:
    return [code for code in word.split(",") if code]


def _hands(word: str) -> dict[str, list[str]]:
    return {
        seat: _cards(cards) for seat, _, cards in (one.partition(":") for one in word.split(";"))
    }


def _tricks_to(word: str) -> dict[str, int]:
    tricks, _, team = word.partition(":")
    first, _, last = tricks.partition("-")
    numbers = map(str, range(int(first), int(last) + 1)) if last else [first]
    return dict.fromkeys(numbers, int(team))


def _moves(word: str) -> list[Fields]:
    moves = (move.split(":") for move in word.split(","))
    return [
        {"card": card, "to_team": None if team == "?" else int(team), "points": int(points)}
        for card, team, points in moves
    ]


_READ: Final[dict[str, Callable[[str], Any]]] = {
    **dict.fromkeys(("cards", "trick", "forced", "dead", "alive", "choices"), _cards),
    "hands": _hands,
    "tricks_to": _tricks_to,
    "moves": _moves,
}
_WORDS: Final = {"yes": True, "no": False, "none": None}


def _value(name: str, word: str) -> Any:
    if name in _READ:
        return _READ[name](word)
    return int(word) if word.isdecimal() else _WORDS.get(word, word)


def fields(text: str) -> Fields:
    """Return the fields that a text names, as in the table."""
    found: Fields = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if equals:
            found[name] = _value(name, value)
        elif name in GROUPS:
            found |= GROUPS[name]
        elif name.startswith("-"):
            found.pop(name[1:], None)
        else:
            found |= {"kind": name, "seat": 1, "contract": "trump:D"}
    return found


GROUPS: Final[dict[str, Fields]] = {}
"""Fields that several rows have, by name."""
for _name, _text in entries(_GROUPS).items():
    GROUPS[_name] = fields(_text)

REVOKE: Final = GROUPS["REVOKE"]


def _rows() -> Iterator[Row]:
    for part in _ROWS.split("== ")[1:]:
        heading, *lines = re.split(r"\n(?! )", part.strip())
        regulations, source, clause, *silent = heading.split(" | ")
        for line in lines:
            if line and not line.startswith("#"):
                name, incident, ruling = re.split(": | -> ", " ".join(line.split()))
                yield Row(
                    name,
                    tuple(regulations.split()),
                    fields(incident),
                    fields(ruling),
                    None if clause == "none" else clause,
                    source,
                    bool(silent),
                    tuple(re.findall(r" -(\w+)", f" {ruling}")),
                )


ROWS: Final = tuple(_rows())

"""One incident for each row of the regulations, with what each regulation rules (core §9)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Fields = dict[str, Any]
ALL: Final = ("1993", "2006", "german-swiss")
ROMAND: Final = ("1993", "2006")


class Row(NamedTuple):
    """An incident, the regulations that rule on it alike, and their ruling."""

    name: str
    regulations: tuple[str, ...]
    incident: Fields
    ruling: Fields
    clause: str | None
    source: str
    silent: bool = False
    without: tuple[str, ...] = ()
    """Fields of a ruling that do not apply."""


STANDS: Final[Fields] = {"redeal": None, "deal_stands": True}
SAME: Final[Fields] = {"redeal": "same_dealer", "deal_stands": False}

# Clubs led, diamonds trumps. Seat 1 threw a heart and holds two clubs and a trump.
REVOKE: Final[Fields] = {
    "kind": "revoke",
    "seat": 1,
    "cards": ["H6"],
    "contract": "trump:D",
    "trick": ["C6", "H6", "C7"],
    "leader": 0,
    "hands": {"1": ["C9", "CK", "D9"]},
    "noticed": "in_trick",
}
REFUSED: Final[Fields] = REVOKE | {
    "trick": ["DT", "H6"],
    "hands": {"1": ["C9", "D6", "D9", "DJ"]},
}
LATER: Final[Fields] = {
    "kind": "revoke",
    "seat": 1,
    "cards": ["C9"],
    "contract": "trump:D",
    "trick_no": 4,
    "trick_winner": 2,
    "hands": {"1": ["C9", "CK", "D9"]},
    "noticed": "later",
}
TWO: Final[Fields] = {
    "kind": "two_cards",
    "seat": 1,
    "cards": ["C9", "DT"],
    "contract": "trump:D",
    "trick": ["C6"],
    "leader": 0,
    "hands": {"1": ["CK"]},
    "seen": True,
}
TURN: Final[Fields] = {
    "kind": "out_of_turn",
    "seat": 2,
    "cards": ["D9"],
    "contract": "trump:D",
    "noticed": "in_trick",
}
SOLDER: Final[Fields] = {
    "kind": "wrong_solder",
    "seat": 0,
    "contract": "trump:D",
    "hands": {"0": ["DJ", "SA"], "1": ["D6", "H7"], "2": ["C6", "C7"], "3": ["S6", "S7"]},
    "leader": 0,
}
COUNT: Final[Fields] = {"kind": "card_count", "seat": 3, "contract": "trump:D"}
MISSING: Final[Fields] = {
    "kind": "missing_card",
    "seat": 3,
    "cards": ["CA"],
    "contract": "trump:D",
    "trick_winner": 0,
    "noticed": "after_deal",
}
CANCEL: Final[Fields] = STANDS | {"choices": ["play_on", "redeal"]}
REST: Final[Fields] = {
    "tricks_to": {"rest": 1},
    "moves": [
        {"card": "S6", "to_team": 1, "points": 0},
        {"card": "S7", "to_team": 1, "points": 0},
        {"card": "SA", "to_team": 1, "points": 11},
        {"card": "H7", "to_team": 1, "points": 0},
        {"card": "D6", "to_team": 1, "points": 0},
        {"card": "DJ", "to_team": 1, "points": 20},
        {"card": "C6", "to_team": 1, "points": 0},
        {"card": "C7", "to_team": 1, "points": 0},
    ],
}


def _moved(card: str, team: int | None, points: int) -> Fields:
    return {"dead": [card], "moves": [{"card": card, "to_team": team, "points": points}]}


def _simple(kind: str, noticed: str | None = None, **facts: object) -> Fields:
    moment = {} if noticed is None else {"noticed": noticed}
    return {"kind": kind, "seat": 1, "contract": "trump:D", **moment, **facts}


PLAY, END, DEAL = "R93, Le jeu", "R93, La fin de partie", "T06, Donne"

ROWS: Final = (
    # R1: a card that is laid
    Row(
        "a lawful card stays",
        ROMAND,
        REVOKE | {"cards": ["C9"], "trick": ["C6", "C9"], "hands": {"1": ["CK", "D9"]}},
        {"played": "C9"},
        "9.1 R1",
        PLAY,
        without=("forced",),
    ),
    Row(
        "a ruff is lawful",
        ("german-swiss",),
        REVOKE | {"cards": ["D9"], "trick": ["C6", "D9"], "hands": {"1": ["CK", "C9"]}},
        {"played": "D9"},
        "9.3 G1",
        "JW",
    ),
    Row(
        "the Buur alone need not follow",
        ROMAND,
        REVOKE | {"trick": ["DT", "H6"], "hands": {"1": ["C9", "DJ"]}},
        {"played": "H6"},
        "9.1 R1",
        PLAY,
    ),
    # R2: a revoke in the open trick
    Row("open revoke", ROMAND, REVOKE, STANDS | {"forced": ["C9", "CK"]}, "9.1 R2", PLAY),
    Row(
        "open undertrump by one who could follow",
        ROMAND,
        REVOKE | {"cards": ["D6"], "trick": ["C6", "DT", "D6"], "seat": 2, "hands": {"2": ["CA"]}},
        {"forced": ["CA"]},
        "9.1 R2",
        PLAY,
    ),
    Row(
        "undertrump by one who could not follow",
        ALL,
        REVOKE
        | {"cards": ["D6"], "trick": ["C6", "DT", "D6"], "seat": 2, "hands": {"2": ["D9", "HA"]}},
        {"forced": ["HA", "D9"]},
        None,
        "Buur",
        silent=True,
    ),
    Row("refused trump", ROMAND, REFUSED, {"forced": ["D6", "D9", "DJ"]}, "9.1 R2", PLAY),
    Row(
        "open revoke",
        ("german-swiss",),
        REVOKE,
        STANDS
        | {"forced": ["CK"], "dead": ["H6", "CK"], "tricks_to": {"open": 0}, "next_leader": 2},
        "9.3 G2",
        "JW",
    ),
    Row(
        "refused trump",
        ("german-swiss",),
        REFUSED,
        {"forced": ["D6", "D9", "DJ"], "dead": ["D6", "D9"]},
        "9.3 G4",
        "JV",
        without=("tricks_to",),
    ),
    # R3: a revoke found later
    Row("later revoke", ROMAND, LATER, STANDS | _moved("CK", 0, 4), "9.1 R3", PLAY),
    Row(
        "later revoke, the wrong card named with the trick of then",
        ROMAND,
        LATER | {"cards": ["H6"], "trick": ["C6", "H6", "C7", "C8"], "leader": 0},
        _moved("CK", 0, 4),
        "9.1 R3",
        PLAY,
    ),
    Row(
        "later refused trump, the Buur spared",
        ROMAND,
        LATER | {"cards": ["D6"], "hands": {"1": ["D6", "DJ"]}},
        _moved("D6", 0, 0),
        "9.1 R3",
        PLAY,
    ),
    Row(
        "later revoke, no card of the suit left",
        ROMAND,
        LATER | {"noticed": "after_deal", "hands": {"1": []}},
        {"tricks_to": {"4": 0, "5": 0, "6": 0, "7": 0, "8": 0, "9": 0}},
        None,
        "JW",
        silent=True,
    ),
    Row(
        "later revoke",
        ("german-swiss",),
        LATER,
        {"tricks_to": {"4": 0, "5": 0, "6": 0, "7": 0, "8": 0, "9": 0}},
        "9.3 G3",
        "JW",
        without=("dead", "moves"),
    ),
    Row(
        "later refused trump",
        ("german-swiss",),
        LATER | {"cards": ["D6"], "hands": {"1": ["D6", "D9", "DJ", "C9"]}},
        {"dead": ["D6", "D9"]},
        "9.3 G4",
        "JV",
    ),
    # R4: two cards at once
    Row("two cards, seen", ROMAND, TWO, {"played": "C9", "dead": ["DT"]}, "9.1 R4", PLAY),
    Row(
        "two cards, unseen",
        ROMAND,
        TWO | {"seen": False},
        {"played": "C9", "alive": ["DT"]},
        "9.1 R4",
        PLAY,
        without=("dead",),
    ),
    Row(
        "two cards, the upper a revoke",
        ROMAND,
        TWO | {"cards": ["H9", "C9"]},
        {"forced": ["C9", "CK"], "dead": ["C9"]},
        "9.1 R4",
        PLAY,
        without=("played",),
    ),
    Row(
        "two cards",
        ("german-swiss",),
        TWO,
        {"dead": ["DT", "C9"], "choices": ["C9", "DT"]},
        "9.3 G7",
        "JW",
    ),
    # R5: out of turn
    Row(
        "lead out of turn",
        ROMAND,
        TURN,
        STANDS | {"barred_suit": "D", "alive": ["D9"]},
        "9.1 R5",
        PLAY,
        without=("dead",),
    ),
    Row(
        "card out of turn, the partner has nothing else",
        ROMAND,
        TURN | {"trick": ["S6", "D9"], "cards": ["D9"], "hands": {"0": ["D6", "DT"]}},
        {"barred_suit": "D", "forced": ["D6", "DT"]},
        "9.1 R5",
        PLAY,
    ),
    Row(
        "card out of turn, the partner must follow",
        ROMAND,
        TURN | {"trick": ["S6"], "cards": ["D9"], "hands": {"0": ["D6", "SA", "HA"]}},
        {"barred_suit": "D", "forced": ["SA"]},
        "9.1 R5",
        PLAY,
    ),
    Row(
        "out of turn, the trick is turned",
        ALL,
        TURN | {"noticed": "later"},
        STANDS,
        None,
        "Buur",
        silent=True,
        without=("barred_suit", "dead"),
    ),
    Row(
        "lead out of turn",
        ("german-swiss",),
        TURN,
        {"dead": ["D9"], "tricks_to": {"open": 1}, "next_leader": 3},
        "9.3 G5",
        "JW",
        without=("barred_suit",),
    ),
    Row(
        "card out of turn",
        ("german-swiss",),
        TURN | {"trick": ["S6"], "leader": 0},
        {"played": "D9"},
        "9.3 G6",
        "JW",
        without=("dead", "tricks_to"),
    ),
    Row(
        "card out of turn that is a revoke",
        ("german-swiss",),
        TURN | {"trick": ["S6"], "leader": 0, "cards": ["H9"], "hands": {"2": ["S7", "SA"]}},
        {"forced": ["SA"], "dead": ["SA", "H9"], "tricks_to": {"open": 1}, "next_leader": 3},
        "9.3 G6",
        "JW",
    ),
    # R6: a missing card
    Row("missing card", ROMAND, MISSING, STANDS | _moved("CA", 0, 11), "9.1 R6", PLAY),
    Row(
        "missing card, found before the last trick",
        ROMAND,
        {name: fact for name, fact in MISSING.items() if name != "trick_winner"}
        | {"noticed": "later"},
        _moved("CA", None, 11),
        "9.1 R6",
        PLAY,
    ),
    Row(
        "missing card, the last trick lies",
        ROMAND,
        {name: fact for name, fact in MISSING.items() if name != "trick_winner"}
        | {"noticed": "in_trick", "trick": ["S6", "D6", "SA"], "leader": 1},
        _moved("CA", 0, 11),
        "9.1 R6",
        PLAY,
    ),
    Row(
        "missing card",
        ("german-swiss",),
        MISSING,
        CANCEL | _moved("CA", 0, 11),
        "9.3 G9",
        "JW",
    ),
    Row(
        "too few cards before play",
        ("2006",),
        MISSING | {"noticed": "before_play"},
        SAME,
        "9.2 T1",
        DEAL,
    ),
    # R13: cards not counted
    Row("count later", ROMAND, COUNT | {"noticed": "later"}, STANDS, "9.1 R13", PLAY),
    Row(
        "count in trick 1",
        ROMAND,
        COUNT | {"noticed": "in_trick", "trick_no": 1},
        STANDS,
        "9.1 R13",
        PLAY,
    ),
    Row(
        "surplus card",
        ROMAND,
        COUNT | {"noticed": "after_deal", "cards": ["HT"], "trick_winner": 1},
        STANDS | _moved("HT", 1, 10),
        "9.1 R13",
        PLAY,
    ),
    Row("count later", ("german-swiss",), COUNT | {"noticed": "later"}, STANDS, "2.5", "JW"),
    Row(
        "count in trick 1",
        ("german-swiss",),
        COUNT | {"noticed": "in_trick", "trick_no": 1},
        SAME,
        "2.5",
        "JW",
    ),
    Row(
        "count before play", ("1993",), COUNT | {"noticed": "before_play"}, SAME, None, "T06", True
    ),
    Row("count before play", ("2006",), COUNT | {"noticed": "before_play"}, SAME, "9.2 T1", DEAL),
    Row(
        "count before play",
        ("german-swiss",),
        COUNT | {"noticed": "before_play"},
        SAME,
        "2.5",
        "TRN",
    ),
    # R7: looking back
    Row("look at the last trick", ("1993",), _simple("looked_back"), STANDS, "9.1 R7", PLAY),
    Row(
        "look at the last trick",
        ("2006",),
        _simple("looked_back"),
        STANDS,
        "9.2 T3",
        "T06, Jeu de la carte",
    ),
    Row(
        "look at the last trick by number",
        ("1993",),
        _simple("looked_back", trick_no=7, hands={"1": ["S6", "S7"]}),
        STANDS,
        "9.1 R7",
        PLAY,
    ),
    Row("look back", ("1993",), _simple("looked_back", trick_no=3), STANDS, "9.1 R7", PLAY, True),
    Row(
        "look with a card on the table",
        ("2006",),
        _simple("looked_back", trick=["S6"]),
        STANDS,
        "9.2 T3",
        "T06, Jeu de la carte",
        True,
    ),
    Row(
        "look back",
        ("german-swiss",),
        _simple("looked_back", trick_no=3),
        {"tricks_to": {"3": 0}},
        "9.3 G10",
        "JW",
    ),
    # R8: speech and signs
    Row("remark", ROMAND, _simple("remark"), CANCEL, "9.1 R8", PLAY, True),
    Row("remark", ("german-swiss",), _simple("remark"), CANCEL, "9.3 G11", "JW"),
    # R9: stöck
    Row(
        "stöck late",
        ROMAND,
        _simple("stoeck_late", "after_deal"),
        {"stoeck_counts": False},
        "9.1 R9",
        "R93, Le stöck",
    ),
    Row(
        "stöck a moment late",
        ROMAND,
        _simple("stoeck_late", "in_trick", cards=["DK"], trick=["D6", "DK"], leader=0),
        {"stoeck_counts": False},
        "9.1 R9",
        "R93, Le stöck",
    ),
    Row(
        "stöck before the next card",
        ("german-swiss",),
        _simple("stoeck_late", "in_trick", cards=["DK"], trick=["D6", "DK"], leader=0),
        {"stoeck_counts": True},
        "6",
        "JW",
    ),
    Row(
        "stöck once covered",
        ("german-swiss",),
        _simple("stoeck_late", "in_trick", cards=["DK"], trick=["D6", "DK", "D7"], leader=0),
        {"stoeck_counts": False},
        "6",
        "JW",
    ),
    # R10: a claim of the rest
    Row("wrong claim of the rest", ("1993",), SOLDER, STANDS | REST, "9.1 R10", PLAY),
    Row("wrong claim of the rest", ("2006",), SOLDER, REST, "9.2 T2", "T06, Jeu de la carte"),
    Row("wrong claim of the rest", ("german-swiss",), SOLDER, REST, "8", "JW"),
    Row(
        "a claim against the partner's trump",
        ("1993",),
        SOLDER
        | {"hands": {"0": ["DJ", "SA"], "1": ["H6", "H7"], "2": ["D6", "HA"], "3": ["S6", "S7"]}},
        {"tricks_to": {"rest": 0}},
        "9.1 R10",
        PLAY,
    ),
    Row(
        "a claim against the partner's trump",
        ("2006",),
        SOLDER
        | {"hands": {"0": ["DJ", "SA"], "1": ["H6", "H7"], "2": ["D6", "HA"], "3": ["S6", "S7"]}},
        {"tricks_to": {"rest": 1}},
        "9.2 T2",
        "T06, Jeu de la carte",
    ),
    Row(
        "a claim off lead",
        ("2006",),
        SOLDER
        | {
            "leader": 2,
            "hands": {"0": ["DJ", "SA"], "1": ["S8", "S9"], "2": ["ST", "SQ"], "3": ["S6", "S7"]},
        },
        {"tricks_to": {"rest": 1}},
        "9.2 T2",
        "T06, Jeu de la carte",
    ),
    # R11: a claim of the end
    Row(
        "wrong end",
        ROMAND,
        _simple("wrong_finish"),
        {"loses_partie": 1},
        "9.1 R11",
        END,
        without=("redeal", "deal_stands"),
    ),
    Row(
        "wrong end",
        ("german-swiss",),
        _simple("wrong_finish"),
        {"loses_partie": 1, "choices": ["take_partie", "play_on"]},
        "7.6",
        "JW",
    ),
    # R12: a trick that is not turned
    Row(
        "last trick open",
        ROMAND,
        _simple("last_trick_not_turned"),
        STANDS | {"trick_counts": False},
        "9.1 R12",
        END,
    ),
    Row(
        "last trick open",
        ("german-swiss",),
        _simple("last_trick_not_turned"),
        {"trick_counts": False},
        None,
        "R93",
        True,
    ),
    Row(
        "trick open until the next is lost",
        ("german-swiss",),
        _simple("last_trick_not_turned", trick_no=3, trick=["S6", "SA", "S7", "SK"], leader=3),
        {"tricks_to": {"3": 0}},
        "9.3 G13",
        "JW",
    ),
    Row(
        "trick open until the next is won",
        ("german-swiss",),
        _simple("last_trick_not_turned", trick_no=3, trick=["S6", "SA", "S7", "SK"], leader=2),
        STANDS,
        "9.3 G13",
        "JW",
        without=("tricks_to",),
    ),
    # Dealing
    Row("misdeal", ("1993",), _simple("misdeal"), SAME, None, "T06", True),
    Row("misdeal", ("2006",), _simple("misdeal"), SAME, "9.2 T1", DEAL),
    Row("misdeal", ("german-swiss",), _simple("misdeal", "before_play"), SAME, "2.5", "JW"),
    Row("misdeal, play has begun", ROMAND, _simple("misdeal", "later"), STANDS, None, "JW", True),
    Row(
        "misdeal, play has begun",
        ("german-swiss",),
        _simple("misdeal", "later"),
        STANDS,
        "2.5",
        "JW",
    ),
    Row(
        "exposed card", ("1993",), _simple("exposed_in_deal", cards=["SA"]), SAME, None, "T06", True
    ),
    Row("exposed card", ("2006",), _simple("exposed_in_deal", cards=["SA"]), SAME, "9.2 T1", DEAL),
    Row("exposed card", ("german-swiss",), _simple("exposed_in_deal"), SAME, "2.5", "JW"),
    Row("wrong cut", ("1993",), _simple("wrong_cut"), SAME, None, "Buur", True),
    Row("wrong cut", ("2006",), _simple("wrong_cut"), SAME, "9.2 T4", DEAL, True),
    Row("wrong cut", ("german-swiss",), _simple("wrong_cut"), SAME, None, "Buur", True),
    Row(
        "wrong cut, play has begun",
        ("2006",),
        _simple("wrong_cut", "later"),
        STANDS,
        "9.2 T4",
        DEAL,
        True,
    ),
    # Rows of core §9.3 without a kind of their own in the Romand texts
    Row(
        "card shown",
        ("german-swiss",),
        _simple("card_shown", cards=["SA"]),
        {"dead": ["SA"], "choices": ["play_on", "redeal", "as_revoke"]},
        "9.3 G8",
        "JW",
    ),
    Row(
        "card shown",
        ROMAND,
        _simple("card_shown", cards=["SA"]),
        {"dead": ["SA"]},
        None,
        "R93",
        True,
    ),
    Row(
        "cards thrown in",
        ("german-swiss",),
        _simple("thrown_in"),
        {"tricks_to": {str(trick): 0 for trick in range(1, 10)}, "choices": ["write_match"]},
        "9.3 G12",
        "JW",
    ),
    Row(
        "cards thrown in",
        ROMAND,
        _simple("thrown_in"),
        {"tricks_to": {"rest": 0}},
        None,
        "R93",
        True,
    ),
    Row(
        "false meld, covered",
        ("german-swiss",),
        _simple("false_meld"),
        {"melds_count": False},
        "9.3 G14",
        "JW",
    ),
    Row(
        "false meld, not yet covered",
        ("german-swiss",),
        _simple("false_meld", "in_trick", trick=["S6", "S7"], leader=0),
        {"melds_count": True},
        "9.3 G14",
        "JW",
    ),
    Row(
        "false meld, covered",
        ROMAND,
        _simple("false_meld"),
        {"melds_count": False},
        None,
        "JW",
        True,
    ),
    # Where points are shunned, no power is lost (core §9.3, last row)
    Row(
        "two cards in a misère",
        ("german-swiss",),
        TWO | {"contract": "misere:trump:D"},
        {"choices": ["C9", "DT"]},
        "9.3 G7",
        "JW",
        without=("dead",),
    ),
    Row(
        "open revoke in a misère",
        ("german-swiss",),
        REVOKE | {"contract": "misere:trump:D"},
        {"forced": ["CK"], "tricks_to": {"open": 0}},
        "9.3 G2",
        "JW",
        without=("dead",),
    ),
)
"""Cards by number: spades, hearts, diamonds, clubs, each from the six to the ace."""

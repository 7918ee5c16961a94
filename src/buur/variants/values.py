"""Words that are values of options. ``docs/explanation/rules.md`` says what they mean."""

from __future__ import annotations

from typing import Final, Literal

First = Literal[
    "holder_D7",
    "holder_R7",
    "holder_RT",
    "holder_card",
    "random_dealer",
    "draw_high",
    "draw_low",
    "scribe",
]
Cut = Literal["min3_optional", "min2_mandatory", "min3_mandatory", "none"]
Offer = Literal[
    "suits",
    "oben",
    "unden",
    "slalom",
    "quer",
    "trio",
    "tutti",
    "tutti_oben",
    "mitte",
    "gumpf",
    "misere",
    "imposed",
    "turned",
    "first_discard",
]
FOUND: Final = frozenset({"imposed", "turned", "first_discard"})
"""Parts of an offer for which the table finds the contract and nobody chooses."""
Turned = Literal["suit", "kreuzjass", "six_ace"]
TurnedCard = Literal["dealers_last", "cut_card", "widow"]
CardValues = Literal[
    "jass",
    "tricks",
    "bells",
    "hearts",
    "spade_queen",
    "black_queens",
    "guggitaler",
    "guggitaler10",
]
Prediction = Literal["none", "hidden", "open"]
Write = Literal[
    "points", "bid", "difference", "declarers", "putzes", "worth", "tens", "extremes", "middle"
]
Tie = Literal["draw", "deal"]
TrioOrder = Literal["free", "trump_middle"]
Push = Literal["yes", "no", "not_first_deal"]
Route = Literal["partner", "round"]
SheetFactors = Literal["position", "once"]
Multipliers = Literal["all1", "spades2", "schieber123", "uri"]
MeldShow = Literal["always", "on_request_opponents", "on_request_any", "described"]
MeldCredit = Literal["immediate", "at_first_trick"]
MeldTime = Literal["with_first_card", "after_first_lead"]
MeldDeadline = Literal["with_card", "until_covered"]
FalseMelds = Literal["prevented", "penalised"]
StockDeadline = Literal["immediate", "next_card", "trick_turned", "end_with_proof"]
Match = Literal["bonus100", "bonus50", "none", "p002", "charge", "charge_points"]
CounterMatch = Literal["same", "double", "minus100"]
MisereMatch = Literal["none", "minus100"]
Finish = Literal["first_out", "largest_gap", "deals", "checklist", "putzes", "over"]
FinishOrder = Literal[
    "stock-meld-trick",
    "meld-stock-trick",
    "meld-trick-stock",
    "stock-trick-meld",
    "trick-stock-meld",
]
Claim = Literal["auto", "required"]
ClaimCounts = Literal["turned_only", "complete_tricks", "current_with_boss"]
WrongClaim = Literal["lose_game", "lose_game_unless_match"]
BothOver = Literal["chronology", "last_trick"]
Short = Literal["off", "rubicon", "schneider"]
Strokes = Literal["off", "jw", "jw_old", "low_half", "cape"]
SolderTest = Literal["literal_opponents", "literal_all", "order_free", "forbidden"]
Redealer = Literal["same", "next"]
DealerAfterFirst = Literal["right_of_dealer", "first_holder"]
NextGameDealer = Literal["rotation", "losers", "winners"]
Leader = Literal["forehand", "announcer"]
Undertrump = Literal["only_trumps", "free_if_void", "to_marry"]
OnlyTrumps = Literal["free", "forced_over"]
UndeValues = Literal["six11", "ace11"]
SlalomValues = Literal["start", "oben"]
TuttiValues = Literal["all", "first_led"]
Ranking = Literal["jass", "brouc"]
PrematureChoice = Literal["none", "forehand_deals", "opponents_twice"]
Sharing = Literal["lines", "declarer", "king"]
"""The sides of a deal: those who share a line of the slate; one against the rest; one against the
rest for a whole partie."""
Silence = Literal["unstated", "no_penalty", "may_cancel"]
CardCheck = Literal["unstated", "counted", "after_deal"]
RevokeRule = Literal["r93", "jw", "cancel", "impossible"]
Irregularities = Literal["prevented", "penalised"]
Slate = Literal["w25", "z_tally5", "numeric"]

StageName = Literal[
    "bid",
    "widow",
    "call",
    "choose",
    "impose",
    "turn",
    "reveal",
    "renounce",
    "exchange",
    "join",
    "predict",
    "play",
    "declare",
]
"""Stages of a deal once the cards are dealt; `buur.play.acts.stages` has each.

``declare`` comes after the first lead, where melds are declared then."""

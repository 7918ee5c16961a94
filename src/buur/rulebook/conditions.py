"""Conditions of the sentences of the written rules, in the language of `buur.variants.needs`.

The sentence of an option stands where the option matters (`buur.variants.relevance`), any other
sentence everywhere; `CONDITIONS` lists what differs from that.
"""

from __future__ import annotations

from typing import Final

from buur.variants.needs import (
    NOBODY_CHOOSES,
    WITH_BUUR,
    WITH_TRUMPS,
    Needs,
    either,
    offering,
    other_than,
    unless,
    where,
)

ALWAYS: Final[Needs] = ()

_BIDS: Final = (where(ladder=True),)
_CHOICE: Final = (
    *unless((NOBODY_CHOOSES,)),
    where(contracts="suits slalom quer trio mitte gumpf +", sheet=True, ladder=True),
)
"""Somebody names the contract, as more than one may be named."""
_CHOOSES: Final = (*_CHOICE, where(ladder=False))
"""The first to speak names the contract, or whoever he leaves it to."""
_MAY_PUSH: Final = (*_CHOICE, where(push=True))
_GOES_ROUND: Final = (*_MAY_PUSH, where(route="round"))
_ONLY_SUITS: Final = (where(contracts="suits"), other_than(contracts="+"))
_TURNS: Final = (where(contracts="turned"),)
_TURNS_ELSEWHERE: Final = (*_TURNS, where(turned_card="cut_card widow"))
"""The turned card is another than the dealer's last."""
_BEGINS_WITH_CARD: Final = (where(first="holder_D7 holder_R7 holder_RT holder_card"),)

_ALONE: Final = (where(alone=True),)
_KING: Final = (where(sharing="king"),)
_CALLS: Final = (*_KING, where(call="any apart"))
_SOLO: Final = (where(sharing="declarer"), *_BIDS)
"""Who has bid for it plays a deal alone against the rest."""
_CHOOSER_ALONE: Final = (where(sharing="declarer"), where(ladder=False))
"""Who names the contract plays a deal alone against the rest."""
_IN_SIDES: Final = (where(alone=False), other_than(sharing="declarer"))
_NAMES_CONTRACT: Final = (*_BIDS, other_than(sharing="declarer king"))
"""The contract goes with the bidding, and no bid says how it is played."""
_BID_LEADS: Final = (*_BIDS, *unless(_KING))
_DOUBLES: Final = (where(doubling=True),)

_JASS: Final = (where(ranking="jass"),)
_USUAL: Final = (*_JASS, where(values="jass spade_queen"))
"""Cards count the points of the contract, or all but one of them do."""
_CARDS_24: Final = (where(cards="24"),)
_UNDEN: Final = either(
    (where(contracts="turned", sharing="king"), other_than(turned="suit")),
    offering("unden slalom quer trio mitte"),
)
"""Low cards may win, in all tricks or in some."""
_OBEN: Final = either(offering("oben"), _UNDEN)
_TUTTI: Final = offering("tutti")
_RANKS_AS_TRUMPS: Final = either(WITH_TRUMPS, offering("tutti tutti_oben"))
_MISERE: Final = offering("misere")

_MELDS: Final = (where(melds=True),)
_STOECK: Final = (where(stock=True),)
_POINTS_UNWRITTEN: Final = (where(write="putzes worth"),)
"""Points are compared and not written."""
_MELDS_UNWRITTEN: Final = (*_POINTS_UNWRITTEN, where(meld_credit="immediate"))
"""Melds count at once, but nobody writes their points."""
_MATCH: Final = either(
    (
        *_JASS,
        where(values="jass"),
        other_than(write="putzes"),
        *either(unless(_SOLO), (where(match=True),)),
    ),
    (where(match="charge charge_points"),),
)

_FIRST_OUT: Final = (where(finish="first_out"),)
_MUST_CLAIM: Final = (*_FIRST_OUT, where(claim="required"))
_LOWEST: Final = (where(lowest_wins=True),)
_IN_DEALS: Final = (where(finish="deals checklist"),)
_ROUNDS: Final = (where(strokes="low_half"),)
_ONE_WINS: Final = (*unless(_IN_SIDES), where(finish="first_out largest_gap deals"))
"""One of several players wins, by a race or after some deals."""
_WRITES_BID: Final = (where(write="bid"),)

_FOREHAND_LEADS: Final = (
    *unless(_BIDS),
    *unless(_KING),
    where(join=False),
    *unless(_BEGINS_WITH_CARD),
    other_than(contracts="imposed"),  # whose own sentence says it
    *either(unless(_CHOICE), (where(leader="forehand"), where(push=False))),
)
"""Forehand leads, and nobody could have pushed, bid or dropped out before."""

CONDITIONS: Final[dict[str, Needs]] = {
    # Table
    "seats": either(unless(_IN_SIDES), _KING),
    "table": (*_IN_SIDES, *unless(_KING)),
    "table-alone": _ALONE,
    "table-chooser": _CHOOSER_ALONE,
    "table-solo": _SOLO,
    "table-king": (*_KING, *unless(_CALLS)),
    "table-king-called": _CALLS,
    # Cards
    "deck": (where(cards="36"),),
    "deck-35": (where(cards="35"),),
    "deck-32": (where(cards="32"),),
    "deck-24": _CARDS_24,
    "order-suit": (*_USUAL, *unless(_CARDS_24)),
    "order-suit-24": (*_USUAL, *_CARDS_24),
    "order-suit-bare": (*_JASS, *unless(_USUAL)),
    "order-trump": (*_USUAL, *_RANKS_AS_TRUMPS, *unless(_CARDS_24)),
    "order-trump-24": (*_USUAL, *WITH_TRUMPS, *_CARDS_24),
    "order-trump-bare": (*WITH_BUUR, *unless(_USUAL)),
    "order-oben": (*_USUAL, *_OBEN, *unless(_CARDS_24)),
    "order-oben-24": (*_USUAL, *_OBEN, *_CARDS_24),
    "order-unten": (*_USUAL, *_UNDEN),
    "unde_values": (*_USUAL, *_UNDEN),
    "order-zigzag": offering("slalom"),
    "order-quer": offering("quer"),
    "quer-alternance": (where(sheet="quer"), where(sheet="tutti")),
    "order-trio": offering("trio"),
    "order-tutti": _TUTTI,
    "tutti-jack": (*_TUTTI, where(buur_exempt=True)),
    "order-tutti-oben": offering("tutti_oben"),
    "order-mitte": offering("mitte"),
    "order-gumpf": offering("gumpf"),
    "total": (*_JASS, where(values="jass")),
    "total-plain": (*_SOLO, *_OBEN),
    # Deal
    "sits-out": (where(sits_out=True),),
    "widow": (where(widow_laid=True),),
    "talon": (*_SOLO, where(widow_laid=False), where(widow_down=True)),
    "packets_later": (where(packets_later=True),),
    # Choice
    "named": (*_NAMES_CONTRACT, *unless(_ONLY_SUITS)),
    "named-trump": (*_NAMES_CONTRACT, *_ONLY_SUITS, where(named="with_bid")),
    "named-trump-after": (*_NAMES_CONTRACT, *_ONLY_SUITS, where(named="after")),
    "bid_low": (*_BIDS, *unless(_SOLO)),
    "bid-misere": (*_MISERE, where(ladder="points"), where(bid_top="match 157_match")),
    "solo-names": _SOLO,
    "misere_leads_trump": _SOLO,
    "king-takes": (where(widow_laid=True),),
    "king-names": (*_KING, *unless(_ONLY_SUITS)),
    "king-trumps": (*_KING, *_ONLY_SUITS),
    "king-leads-announcer": (*_KING, where(leader="announcer")),
    "king-leads-forehand": (*_KING, where(leader="forehand")),
    "king-turned": _KING,
    "king-six-ace": (*_KING, where(turned="six_ace")),
    "king-by-rank": (*_KING, where(turned="kreuzjass")),
    "doubling": (*_BIDS, *unless(_KING), where(sharing="lines", doubling=True)),
    "doubling-king": (*_KING, *_DOUBLES),
    "auction-forehand-leads": (*_BID_LEADS, where(leader="forehand")),
    "auction-bidder-leads": (*_BID_LEADS, where(leader="announcer")),
    "contracts": (*unless(_TURNS_ELSEWHERE), where(sheet=False), *unless(_BIDS)),
    "sheet": (where(sheet=True),),
    "sheet-joker": (where(sheet="joker"),),
    "sheet-misere": (where(sheet="misere"),),
    "turned": _TURNS,
    "push": (*_CHOOSES, *unless(_GOES_ROUND)),
    "route": _MAY_PUSH,
    "push-first": (*_GOES_ROUND, where(push="not_first_deal")),
    "sheet-done": (where(sheet=True),),
    "push_back": (*_MAY_PUSH, *unless(_GOES_ROUND)),
    "trump_by_lead": _CHOOSES,
    "premature_choice": _CHOOSES,
    "sheet-factor": (where(row_factors=True),),
    "misere": (*_MISERE, *unless(_SOLO)),
    "misere-any": (where(contracts="misere"), other_than(sheet="misere"), *unless(_SOLO)),
    "leader": (*_CHOOSES, *unless(_FOREHAND_LEADS)),
    "leads-forehand": _FOREHAND_LEADS,
    "multipliers": (
        where(sheet=False),
        other_than(write="worth"),
        *either(_CHOOSES, (other_than(multipliers="all1"),)),
    ),
    # Play
    "buur_never_forced": (
        *WITH_TRUMPS,
        where(undertrump="only_trumps"),
        where(only_trumps="forced_over"),
    ),
    "trump-led": WITH_TRUMPS,
    "no-trump": (*_OBEN, *WITH_TRUMPS),
    "winner": WITH_TRUMPS,
    "winner-plain": unless(WITH_TRUMPS),
    # Melds, marriages, stöck
    "melds": (where(melds=True, marriages=False),),
    "solo-melds": _SOLO,
    "declare": (*_MELDS, *_IN_SIDES),
    "declare-alone": (*_MELDS, *unless(_IN_SIDES)),
    "melds-unten": (*_MELDS, *_UNDEN),
    "melds-mixed": (*_MELDS, *offering("slalom quer trio mitte")),
    "meld_credit": (*_MELDS, *unless(_MELDS_UNWRITTEN)),
    "melds-at-once": (*_MELDS, *_MELDS_UNWRITTEN),
    "match_voids_melds": (
        *_MELDS,
        *either((where(match_voids_melds=True),), unless(_POINTS_UNWRITTEN)),
    ),
    "stock": ALWAYS,
    # Score
    "score": either(_IN_SIDES, _CHOOSER_ALONE),
    "score-alone": _ALONE,
    "last_trick": (where(last_trick=True),),
    "match": _MATCH,
    "match-tutti": (*_MATCH, *_TUTTI, where(tutti_values="all")),
    "counter_match": (
        *_CHOICE,
        *_IN_SIDES,
        where(match=True),
        (*other_than(write="declarers"), *where(counter_match="minus100")),
    ),
    "write": ALWAYS,
    "bid-melds": (*_WRITES_BID, *_MELDS),
    "bid-race": (*_WRITES_BID, *_FIRST_OUT, other_than(bid_failed="own")),
    # End
    "finish": (*unless(_LOWEST), *unless(_KING), *unless(_ONE_WINS)),
    "finish-alone": (*unless(_LOWEST), *_ONE_WINS),
    "finish-king": _KING,
    "finish-lowest": (*_LOWEST, *_IN_DEALS, *unless(_ROUNDS)),
    "finish-gap-lowest": (*_LOWEST, *unless(_IN_DEALS)),
    "finish-rounds": (*_LOWEST, *_ROUNDS),
    "tie": _IN_DEALS,
    "both_over": _MUST_CLAIM,
    "claim": _FIRST_OUT,
    "pommes_lose": (where(write="putzes"), where(pommes_lose=True)),
    "rubicon": (*unless(_IN_DEALS), *unless(_KING)),
    "rubicon-king": (*_KING, where(rubicon=True)),
    # Rest and habits
    "solder_test": ALWAYS,
    "solder-misere": (*_MISERE, other_than(solder_test="forbidden")),
    "forfeit": (where(forfeit=True),),
    "bye": (where(bye=True),),
}

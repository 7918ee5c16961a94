"""Where the search keeps what it reads and writes: one array of ints, seen as a row.

A kernel that passes arrays down a recursion pays for each of them at every card. So everything but
the table of positions lies in a single array, the tables of the contract included, at the places
that are named here.
"""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 6
MAX_TRICKS: Final = 18
LANE: Final = 512
"""Sets of cards of one suit."""

HANDS: Final = 0
"""The cards held now, by seat."""
LEFT: Final = 6
"""All of them."""
NODES: Final = 7
"""Cards tried, counted for measurements."""
SEATS: Final = 8
TRICKS: Final = 9
TAKERS: Final = 10
"""Seats whose tricks count."""
CHOOSERS: Final = 11
"""Seats that want the count to be high; the others want it to be low."""
LAST: Final = 12
"""Points of the last trick, beside its cards."""
TRICK: Final = 13
"""Points of any trick, beside its cards."""
SLACK: Final = 14
"""How far below nothing the points of a side can fall, where cards count against it."""
KIN: Final = 15
"""Cards that are as good as their neighbours in rank, but for their points."""
BITS: Final = 16
"""Binary logarithm of the entries of the table of positions."""
STAMP: Final = 17
"""Tells the entries of this search from older ones."""
WORTHS: Final = 18
"""How many different points above 0 there are."""
NEEDED: Final = 19
"""The cards whose rank the last result rests on (`entries`); of each suit the lowest tells."""
FIXED: Final = 20
"""Cards that positions have to have in common, to be alike."""
SPECIAL: Final = 21
"""Cards that need not be played when they are alone in their suit."""
RANKED: Final = 22
"""Whether the cards of each suit are of the same order in every trick, and sorted by it."""
HORIZON: Final = 23
"""The trick before which a search stops at the estimate; that after the last where it is exact."""
PLAYERS: Final = 24
"""By turn in a trick, the address of the function that searches from there (`search`)."""
ASKING: Final = PLAYERS + MAX_SEATS
"""Tricks that have to be left for the last to play to look where each card leads to."""
POINTS: Final = ASKING + 1
"""By card."""
WORTH: Final = POINTS + 36
"""Those points, the highest first, and after each the set of the cards that count as much."""
MODES: Final = WORTH + 2 * 36
"""The tables of each trick, `MODE` ints apart: beaten_by, barred, strength, and the rest."""
MODE: Final = 3 * 36 + 6
CASHES: Final = MODE - 2
"""Whether winners may be counted from this trick on (`bounds.certain`)."""
SORTED: Final = MODE - 1
"""Whether the highest card takes this trick: of the trumps if there are any, else of the suit
led."""
SHAPES: Final = MODES + MAX_TRICKS * MODE
"""By suit and set of its cards: the set that stands for all of the same pattern."""
WEIGHTS: Final = SHAPES + 4 * LANE
"""By suit and place from its highest card that is left: for whoever holds it (`estimate`); then for
whoever leads. All are 0 where nothing is known."""
HABIT: Final = WEIGHTS + 37
"""How well a card did, by its turn in the trick."""
ANSWER: Final = HABIT + MAX_SEATS * 36
"""How well it did on the card that it had to beat, by turn and that card; four to an int."""
LEVEL: Final = MAX_SEATS * 36 + MAX_SEATS * 36 * 36 // 4
LEVELS: Final = 5
"""Both once for the last tricks, again for each of those before, `LEVEL` ints apart."""
SCORES: Final = HABIT + LEVELS * LEVEL
"""How early to try a card, by depth, `SCORE` ints apart, and card."""
SCORE: Final = 36
DEPTHS: Final = 37
EXCESS: Final = SCORES + DEPTHS * SCORE
"""By suit, set and set of as many cards: the points by which the cards of the first exceed those of
the second, one by one, where they do; eight to an int."""
EXCESS_SUIT: Final = LANE * LANE // 8
SIZE: Final = EXCESS + 4 * EXCESS_SUIT

ENTRY: Final = 5
"""Ints of an entry of the table of positions."""
WAYS: Final = 32
"""Entries of a bucket, in which a position may stand."""
STAMPS: Final = 1 << 8
"""Searches before the table has to be wiped."""

BOTTOM: Final = 0x8040201
"""The lowest card of each suit."""
TOP: Final = BOTTOM << 8
ALL: Final = (1 << 36) - 1
SUIT: Final = 0x1FF
NOTHING: Final = -(1 << 20)
"""No count."""

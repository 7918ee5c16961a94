"""Where the search keeps what it reads and writes: one array of ints, seen as a row.

A kernel that passes arrays down a recursion pays for each of them at every card. So everything but
the table of positions lies in a single array, the tables of the contract included, at the places
that are named here.
"""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 6
MAX_TRICKS: Final = 18
SUIT_SETS: Final = 512
"""Sets of cards of one suit."""

HANDS: Final = 0
"""The cards held now, by seat."""
REMAINING: Final = 6
"""All of them."""
NODES: Final = 7
"""Cards tried, counted for measurements."""
SEATS: Final = 8
TRICKS: Final = 9
TAKERS: Final = 10
"""Seats whose tricks count."""
MAXIMIZERS: Final = 11
"""Seats that want the count to be high; the others want it to be low."""
LAST: Final = 12
"""Points of the last trick, beside its cards."""
TRICK: Final = 13
"""Points of any trick, beside its cards."""
SLACK: Final = 14
"""How far below nothing the points of a side can fall, where cards count against it."""
EQUIVALENTS: Final = 15
"""Cards that are as good as their neighbours in rank, but for their points."""
TABLE_BITS: Final = 16
"""Binary logarithm of the entries of the table of positions."""
GENERATION: Final = 17
"""Tells the entries of this search from older ones."""
VALUE_COUNT: Final = 18
"""How many different points above 0 there are."""
NEEDED: Final = 19
"""The cards whose rank the last result rests on (`entries`); of each suit the lowest tells."""
FIXED: Final = 20
"""Cards that positions have to have in common, to be alike."""
EXEMPT: Final = 21
"""Cards that need not be played when they are alone in their suit."""
RANKED: Final = 22
"""Whether the cards of each suit are of the same order in every trick, and sorted by it."""
HORIZON: Final = 23
"""The trick before which a search stops at the estimate; that after the last where it is exact."""
SEARCH_FUNCTIONS: Final = 24
"""By turn in a trick, the address of the function that searches from there (`search`)."""
PROBE_TRICKS: Final = SEARCH_FUNCTIONS + MAX_SEATS
"""Tricks that have to be left for the last to play to look where each card leads to."""
POINTS: Final = PROBE_TRICKS + 1
"""By card."""
VALUES: Final = POINTS + 36
"""Those points, the highest first, and after each the set of the cards that count as much."""
TRICK_TABLES: Final = VALUES + 2 * 36
"""The tables of each trick, `TRICK_TABLE_SIZE` ints apart: the fields of `Tables`, then flags."""
TRICK_TABLE_SIZE: Final = 3 * 36 + 6
CASHES: Final = TRICK_TABLE_SIZE - 2
"""Whether winners may be counted from this trick on (`bounds.certain`)."""
SORTED: Final = TRICK_TABLE_SIZE - 1
"""Whether the highest card takes this trick: of the trumps if there are any, else of the suit
led."""
CANONICAL_SETS: Final = TRICK_TABLES + MAX_TRICKS * TRICK_TABLE_SIZE
"""By suit and set of its cards: the set that stands for all of the same pattern."""
WEIGHTS: Final = CANONICAL_SETS + 4 * SUIT_SETS
"""By suit and place from its highest card that is left: for whoever holds it (`estimate`); then for
whoever leads. All are 0 where nothing is known."""
HISTORY: Final = WEIGHTS + 37
"""How well a card did, by its turn in the trick."""
COUNTERMOVES: Final = HISTORY + MAX_SEATS * 36
"""How well it did on the card that it had to beat, by turn and that card; four to an int."""
LEARNED_SIZE: Final = MAX_SEATS * 36 + MAX_SEATS * 36 * 36 // 4
LEARNED_LEVELS: Final = 5
"""Both once for the last tricks, again for each of those before, `LEARNED_SIZE` ints apart."""
SCORES: Final = HISTORY + LEARNED_LEVELS * LEARNED_SIZE
"""How early to try a card, by depth, `SCORE_ROW` ints apart, and card."""
SCORE_ROW: Final = 36
DEPTHS: Final = 37
EXCESS: Final = SCORES + DEPTHS * SCORE_ROW
"""By suit, set and set of as many cards: the points by which the cards of the first exceed those of
the second, one by one, where they do; eight to an int."""
EXCESS_SUIT: Final = SUIT_SETS * SUIT_SETS // 8
SIZE: Final = EXCESS + 4 * EXCESS_SUIT

ENTRY_SIZE: Final = 5
"""Ints of an entry of the table of positions."""
BUCKET_SIZE: Final = 32
"""Entries of a bucket, in which a position may stand."""
GENERATIONS: Final = 1 << 8
"""Searches before the table has to be wiped."""

LOWEST_CARDS: Final = 0x8040201
"""The lowest card of each suit."""
HIGHEST_CARDS: Final = LOWEST_CARDS << 8
ALL_CARDS: Final = (1 << 36) - 1
SUIT_BITS: Final = 0x1FF
UNKNOWN: Final = -(1 << 20)
"""No count."""

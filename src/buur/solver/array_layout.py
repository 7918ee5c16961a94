"""Layout of the array of ints that the search reads and writes.

A kernel pays at every card for each array that it passes down a recursion. So a single array holds
everything but the transposition table: hands, tables of the contract, move ordering. The constants
are offsets into it.
"""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 6
MAX_TRICKS: Final = 18
SUIT_SETS: Final = 512
"""Number of sets of cards of one suit."""

HANDS: Final = 0
"""The cards held now, by seat."""
REMAINING: Final = 6
"""The cards of all hands."""
NODES: Final = 7
"""Cards tried, counted for measurements."""
SEATS: Final = 8
TRICKS: Final = 9
TAKERS: Final = 10
"""The set of seats whose tricks count; their points are the count of a position."""
MAXIMIZERS: Final = 11
"""The set of seats that maximize the count; the others minimize it."""
LAST: Final = 12
"""Points of the last trick, beside its cards."""
TRICK: Final = 13
"""Points of any trick, beside its cards."""
SLACK: Final = 14
"""How far below 0 the points of a side can fall, where cards have negative points."""
EQUIVALENTS: Final = 15
"""Cards that differ from their neighbours in rank by their points alone."""
TABLE_BITS: Final = 16
"""Binary logarithm of the number of entries of the transposition table."""
GENERATION: Final = 17
"""Number of the search, which tells its table entries from older ones."""
VALUE_COUNT: Final = 18
"""Number of different card points above 0."""
NEEDED: Final = 19
"""The cards whose rank the last bound depends on (`transposition_table`); the lowest of each suit
counts."""
FIXED: Final = 20
"""Cards that are compared one by one: equivalent positions contain the same ones of them."""
EXEMPT: Final = 21
"""Cards that need not be played when they are alone in their suit."""
RANKED: Final = 22
"""Whether each suit is sorted by strength, with the same order in every trick."""
HORIZON: Final = 23
"""The trick before which the search stops at the estimate; past the last trick for exact values."""
SEARCH_FUNCTIONS: Final = 24
"""By turn in a trick, the address of the search function."""
PROBE_TRICKS: Final = SEARCH_FUNCTIONS + MAX_SEATS
"""Minimum number of tricks left at which the last player probes the table for every card."""
POINTS: Final = PROBE_TRICKS + 1
"""Points by card."""
VALUES: Final = POINTS + 36
"""The different points above 0, the highest first, each followed by the set of its cards."""
TRICK_TABLES: Final = VALUES + 2 * 36
"""The tables of each trick, `TRICK_TABLE_SIZE` ints apart; the next constants are offsets there."""
BEATEN_BY: Final = 0
BARRED: Final = 36
STRENGTH: Final = 2 * 36
TRUMP_MASK: Final = 3 * 36
JACK_MASK: Final = TRUMP_MASK + 1
BUUR: Final = TRUMP_MASK + 2
POLICY: Final = TRUMP_MASK + 3
TRICK_TABLE_SIZE: Final = TRUMP_MASK + 6
CASHES: Final = TRICK_TABLE_SIZE - 2
"""Whether winners may be counted from this trick on (`bounds.certain_bound`)."""
SORTED: Final = TRICK_TABLE_SIZE - 1
"""Whether the highest card takes this trick: of the trumps if there are any, else of the suit led.
"""
CANONICAL_SETS: Final = TRICK_TABLES + MAX_TRICKS * TRICK_TABLE_SIZE
"""By suit and set of its cards, the set that represents all equivalent ones."""
WEIGHTS: Final = CANONICAL_SETS + 4 * SUIT_SETS
"""Weights of the static evaluation (`estimate`): by suit and rank among the cards left, then for
the lead. All are 0 where none were fitted."""
HISTORY: Final = WEIGHTS + 37
"""History heuristic: how well a card did, by turn in the trick."""
COUNTERMOVES: Final = HISTORY + MAX_SEATS * 36
"""Countermove heuristic: how well a card did, by turn and card to be beaten; four to an int."""
LEARNED_SIZE: Final = MAX_SEATS * 36 + MAX_SEATS * 36 * 36 // 4
LEARNED_LEVELS: Final = 5
"""Copies of both heuristics, `LEARNED_SIZE` ints apart: for the last tricks, then for each before.
"""
SCORES: Final = HISTORY + LEARNED_LEVELS * LEARNED_SIZE
"""Move ordering scores, by depth, `SCORE_ROW` ints apart, and card."""
SCORE_ROW: Final = 36
DEPTHS: Final = 37
EXCESS: Final = SCORES + DEPTHS * SCORE_ROW
"""By suit and two sets of as many cards, the sum of the points by which a card of the first exceeds
its counterpart in the second; eight to an int."""
EXCESS_SUIT: Final = SUIT_SETS * SUIT_SETS // 8
SIZE: Final = EXCESS + 4 * EXCESS_SUIT

ENTRY_SIZE: Final = 5
"""Ints of an entry of the transposition table."""
BUCKET_SIZE: Final = 32
"""Entries of a bucket."""
GENERATIONS: Final = 1 << 8
"""Number of generations after which the table has to be wiped."""

LOWEST_CARDS: Final = 0x8040201
"""The lowest card of each suit."""
HIGHEST_CARDS: Final = LOWEST_CARDS << 8
ALL_CARDS: Final = (1 << 36) - 1
SUIT_BITS: Final = 0x1FF
UNKNOWN: Final = -(1 << 20)
"""Returned in place of a count that is not known."""

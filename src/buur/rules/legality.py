"""Who may play what: the one legality function for people, bots, referee and kernels."""

from buur.contracts import (
    BUUR_NEVER_FORCED,
    ONLY_TRUMPS_FREE,
    RUFF_FREELY,
    UNDERTRUMP_IF_VOID,
    UNDERTRUMP_TO_MARRY,
    Tables,
)

NOBODY_LED = -1
_EVERY_SUIT = 0x8040201


def legal_cards(tables: Tables, hand: int, led: int, best: int, lying: int = 0) -> int:
    """Return the set of cards of ``hand`` that may be played to the open trick; never empty.

    Args:
        tables: the contract of this trick.
        hand: the cards held, at least one.
        led: the suit led, or NOBODY_LED.
        best: the card to be beaten; any card when nobody led.
        lying: the set of cards of the open trick, which counts where a marriage frees from the
            rule against undertrumping.

    Source: core §4.2; variants §1.7 for marriages.
    """
    if led == NOBODY_LED:
        return hand
    follow = hand & (0x1FF << 9 * led)
    trump_mask = tables.trump_mask
    if trump_mask >> 9 * led & 1:
        # The Buur alone does not bind; lower trumps are free because nobody is ruffing.
        return follow if follow & ~tables.jack_mask else hand
    over = hand & trump_mask & tables.beaten_by[best]
    if tables.policy & UNDERTRUMP_TO_MARRY:
        over |= _completing(hand & trump_mask, lying & trump_mask)
    if follow & ~tables.jack_mask:
        return follow | over if tables.policy & RUFF_FREELY else follow
    if not trump_mask >> best & 1 or tables.policy & UNDERTRUMP_IF_VOID:
        return hand
    others = hand & ~trump_mask
    if others:
        return others | over
    return _only_trumps(tables, hand, over)


def _completing(trumps: int, lying: int) -> int:
    """Return the trumps that complete king and queen, or these with the jack, in the trick."""
    pairs, jacks = 0xC0 * _EVERY_SUIT, 0x20 * _EVERY_SUIT
    found = trumps & pairs if lying & pairs else 0
    if (lying & pairs).bit_count() == 2:
        found |= trumps & jacks
    return found


def _only_trumps(tables: Tables, hand: int, over: int) -> int:
    """Return what a hand of trumps alone may play to a trick that was ruffed (core §4.3)."""
    if tables.policy & ONLY_TRUMPS_FREE or not over:
        return hand
    if tables.policy & BUUR_NEVER_FORCED and over == 1 << tables.buur:
        return hand
    return over

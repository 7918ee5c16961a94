"""Legal cards to follow and to lead, by the same functions for people, bots and kernels."""

from buur.contracts import (
    BUUR_NEVER_FORCED,
    ONLY_TRUMPS_FREE,
    RUFF_FREELY,
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
        lying: the set of cards of the open trick; read only where a player may undertrump to
            complete a marriage.

    Source: core §4.2; variants §1.7 for marriages.
    """
    if led == NOBODY_LED:
        return hand
    follow = hand & (0x1FF << 9 * led)
    # Those of the suit led may be played in any case; the others are ruffs.
    over = hand & tables.beaten_by[best]
    if tables.policy & UNDERTRUMP_TO_MARRY:
        over |= _completing(hand & tables.trump_mask, lying & tables.trump_mask)
    # Both results are computed before one is chosen: kernels then avoid a branch misprediction.
    following = follow | over if tables.policy & RUFF_FREELY else follow
    barred = tables.barred[best]
    only_trumps = not hand & ~tables.trump_mask
    free = hand if only_trumps else hand & ~barred | over
    if not tables.policy & ONLY_TRUMPS_FREE and only_trumps and barred:
        free = _forced_over(tables, hand, over)
    # A Buur alone in its suit need not be played. Where trumps were led, a player who is free can
    # hold no trump but the Buur, and nothing bars it.
    return following if follow & ~tables.jack_mask else free


def leading_cards(tables: Tables, hand: int) -> int:
    """Return the cards that may be led if a trump must be led: the trumps, else all (FW-P)."""
    trumps = hand & tables.trump_mask
    return trumps or hand


def _completing(trumps: int, lying: int) -> int:
    """Return the trumps that complete king and queen, or these with the jack, in the trick."""
    pairs, jacks = 0xC0 * _EVERY_SUIT, 0x20 * _EVERY_SUIT
    found = trumps & pairs if lying & pairs else 0
    if (lying & pairs).bit_count() == 2:
        found |= trumps & jacks
    return found


def _forced_over(tables: Tables, hand: int, over: int) -> int:
    """Return the cards that a hand of only trumps may play to a ruffed trick (core §4.3)."""
    if not over or (tables.policy & BUUR_NEVER_FORCED and over == 1 << tables.buur):
        return hand
    return over

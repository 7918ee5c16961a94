"""HTML of hands, tricks, deals, states, views and results, for notebooks.

Tables have a caption and header cells. Colours and fonts are those of the page. The functions read
attributes only, and import no class, so that the classes can use them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final, TypeAlias

from buur.cards import Card, CardSet, cards_html, cards_in

# The classes of these names use this module: to import them, even for types, would be a circle.
Deal: TypeAlias = Any
DealScore: TypeAlias = Any
PublicView: TypeAlias = Any
Result: TypeAlias = Any
State: TypeAlias = Any
Trick: TypeAlias = Any

_LEFT: Final = ' style="text-align:left"'
"""Notebooks align cells to the right, which suits numbers only."""
_LINE: Final = ' style="text-align:left;white-space:nowrap"'
NOTHING: Final = "—"


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; the first cell of each row is its header.

    >>> html_table("Points", ("Side", "Cards"), [("0", "93")])[-30:]
    '">93</td></tr></tbody></table>'

    Args:
        caption: the caption, as text.
        head: the header cells of the columns, as text; none if empty.
        rows: the cells, as HTML.
    """
    columns = "".join(f'<th scope="col"{_LEFT}>{escape(one)}</th>' for one in head)
    top = f"<thead><tr>{columns}</tr></thead>" if head else ""
    body = "".join(map(_row, rows))
    return f"<table><caption{_LINE}>{escape(caption)}</caption>{top}<tbody>{body}</tbody></table>"


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    plain = "".join(f"<td{_LEFT}>{cell}</td>" for cell in others)
    return f'<tr><th scope="row"{_LINE}>{first}</th>{plain}</tr>'


def cards_cell(cards: Iterable[Card]) -> str:
    """Return cards as a line of HTML, a dash if there are none."""
    return cards_html(cards) or NOTHING


def trick_html(trick: Trick) -> str:
    """Return a trick as a table of one row: who led, the cards in playing order, the winner."""
    return html_table("Trick", _TRICK_HEAD[1:], [_trick_cells(trick)])


_TRICK_HEAD: Final = ("Trick", "Led by", "Cards", "Won by", "Points")


def _trick_cells(trick: Trick) -> tuple[str, ...]:
    cards = cards_cell(trick.cards)
    return (f"seat {trick.leader}", cards, f"seat {trick.winner}", str(trick.points))


def deal_html(deal: Deal) -> str:
    """Return a deal as tables: the cards that each seat still holds, and the tricks."""
    caption = f"Deal {deal.number}, {_contract(deal)}, dealt by seat {deal.dealer}"
    if not deal.is_dealt:
        return html_table(caption, (), [("Cards", "not dealt")])
    rows = [
        (f"seat {seat}", _side(deal, seat), cards_cell(cards_in(hand)))
        for seat, hand in enumerate(deal.hands)
    ]
    return html_table(caption, ("Seat", "Side", "Hand"), rows) + _tricks_html(deal)


def _tricks_html(deal: Deal) -> str:
    rows = [(str(number), *_trick_cells(one)) for number, one in enumerate(deal.tricks, 1)]
    if deal.lying:
        open_trick = (f"seat {deal.leader}", cards_cell(deal.lying), "open", "")
        rows.append((str(len(rows) + 1), *open_trick))
    return html_table("Tricks", _TRICK_HEAD, rows) if rows else ""


def state_html(state: State) -> str:
    """Return a state as tables: hands and points, and the open trick."""
    return _table_html(state, "Partie", [hand.bit_count() for hand in _hands(state)])


def view_html(view: PublicView) -> str:
    """Return a view as tables like those of a state; of hidden cards only the number is shown."""
    who = "an onlooker" if view.seat is None else f"seat {view.seat}"
    return _table_html(view.state, f"View of {who}", view.counts)


def _table_html(state: State, title: str, counts: Sequence[int]) -> str:
    """Return the table of a state or a view.

    Args:
        state: the state, in a view without the hidden cards.
        title: the beginning of the caption.
        counts: the number of cards of each seat, hidden or not.
    """
    deal = state.deal
    caption = f"{title} of {state.variant.code}"
    if deal is None:
        return html_table(caption, (), [("Deal", "not opened")])
    known = f"deal {deal.number}, {_contract(deal)}, phase {state.phase}"
    hands = zip(_hands(state), counts, strict=True)
    rows = [
        (_seat(state, seat), _side(deal, seat), _hand_cell(hand, count))
        for seat, (hand, count) in enumerate(hands)
    ]
    scores = " : ".join(map(str, state.running))
    rows.append(("Points", "", scores))
    if deal.lying:
        rows.append(("Trick", f"led by {deal.leader}", cards_cell(deal.lying)))
    return html_table(f"{caption}, {known}{_to_act(state)}", ("Seat", "Side", "Cards"), rows)


def _to_act(state: State) -> str:
    seats = " and ".join(map(str, state.waiting))
    return f", seat {seats} to act" if seats else ""


def _hands(state: State) -> Sequence[CardSet]:
    return () if state.deal is None else state.deal.hands


def _hand_cell(hand: CardSet, count: int) -> str:
    """Return the cards of a seat, or how many it holds if they are hidden."""
    hidden = count - hand.bit_count()
    if hidden:
        return f"{hidden} hidden"
    return cards_cell(cards_in(hand))


def _seat(state: State, seat: int) -> str:
    return f"seat {seat}" + (" ▸" if seat in state.waiting else "")


def _side(deal: Deal, seat: int) -> str:
    """Return the side of a seat; a dash if it sits out or the sides are not known."""
    side = deal.sides[seat] if deal.sides else -1
    return NOTHING if side < 0 else str(side)


def _contract(deal: Deal) -> str:
    return "no contract yet" if deal.contract is None else deal.contract.code


def deal_score_html(score: DealScore) -> str:
    """Return the account of a deal as a table: by side, then by line of the slate."""
    contract = "no contract" if score.contract is None else score.contract.code
    made = [line for line in score.account if not line.by_line]
    written = [line for line in score.account if line.by_line]
    tricks = ("Tricks", *map(str, score.tricks))
    sides = _account_table(f"Deal {score.deal}, {contract}", "Side", [tricks, *_cells(made)])
    return sides + _account_table("Written on the slate", "Line", _cells(written))


def _cells(lines: Sequence[Any]) -> list[tuple[str, ...]]:
    return [(_account_name(line), *map(str, line.points)) for line in lines]


def _account_table(caption: str, column: str, rows: Sequence[tuple[str, ...]]) -> str:
    columns = range(max((len(row) - 1 for row in rows), default=0))
    return html_table(caption, ("", *(f"{column} {number}" for number in columns)), rows)


def _account_name(line: Any) -> str:
    name = line.what.replace("_", " ").capitalize()
    return f"{name} × {line.factor}" if line.kind == "times" else name


def result_html(result: Result) -> str:
    """Return the result of a partie as a table: points and strokes by line of the slate."""
    winner = "a draw" if result.winner is None else f"line {result.winner} wins"
    strokes = any(result.strokes)
    rows = [
        (f"Line {line}", str(points), *([str(result.strokes[line])] if strokes else ()))
        for line, points in enumerate(result.scores)
    ]
    head = ("Line", "Points", *(("Strokes",) if strokes else ()))
    return html_table(f"Result: {winner} ({result.reason})", head, rows)

"""A state as HTML, for notebooks."""

from __future__ import annotations

from html import escape

from buur.cards import cards_html
from buur.play.model.state import State
from buur.seats import Seat


def state_html(state: State) -> str:
    """Return a state as an HTML table: hands, open trick, contract and score."""
    deal = state.deal
    if deal is None:
        return "<p>The partie has not been opened.</p>"
    rows = "".join(_seat_row(state, Seat(seat)) for seat in range(len(deal.hands)))
    contract = escape(deal.contract.code) if deal.contract else state.phase
    scores = " : ".join(map(str, state.running))
    return (
        f"<table><caption>{escape(state.variant.code)}, deal {deal.number}, {contract}, "
        f"{scores}</caption>{rows}</table>"
        f"<div>{cards_html(deal.lying)}</div>"
    )


def _seat_row(state: State, seat: Seat) -> str:
    mark = "▸" if seat in state.waiting else ""
    return f"<tr><th>{mark}{seat}</th><td>{state.hand(seat)._repr_html_()}</td></tr>"

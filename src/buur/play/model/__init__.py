"""Immutable values of a partie: events, auction, deal, rulings, state, scores; and refusals."""

"""A partie as values: events, the deal, the state, and what was written of them."""

"""Play of a partie: events and their rules, states, legal acts, tables, views of each seat."""

"""Live tables: their registry, an actor each, seats, bots and pacing."""

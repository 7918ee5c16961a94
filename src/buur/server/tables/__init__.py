"""Live tables: registry, actors with requests and event logs, seats, bots and pacing."""

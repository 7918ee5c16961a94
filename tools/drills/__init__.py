"""Drills: nodes, database, bus or proxy die under load, and no acknowledged act may be lost."""

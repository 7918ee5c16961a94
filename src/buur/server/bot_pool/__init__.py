"""Pools that compute the acts of bots that think, away from the event loop."""

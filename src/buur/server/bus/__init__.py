"""Buses that carry messages between the nodes of a cluster."""

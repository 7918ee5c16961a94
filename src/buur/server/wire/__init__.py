"""The messages of the protocol and their encoding."""

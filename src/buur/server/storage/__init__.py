"""The database: its schema, and reading and writing tables and events."""

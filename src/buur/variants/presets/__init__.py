"""The named rule sets, a module for each family of games."""

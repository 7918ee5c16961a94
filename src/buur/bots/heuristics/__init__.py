"""Rules of thumb for every decision of a deal: the rule-based player's knowledge."""

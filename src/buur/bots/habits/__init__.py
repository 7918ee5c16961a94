"""How players usually choose among their cards: quick, fitted to what they did."""

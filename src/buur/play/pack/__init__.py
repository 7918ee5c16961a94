"""The pack of cards: dealt from the top, and shuffled so that nobody can bend it."""

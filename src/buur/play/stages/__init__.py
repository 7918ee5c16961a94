"""The stages of a deal between the cards and the first trick, one module each."""

"""Facts of a position that decisions rest on: known cards, point scales, hand evaluation."""

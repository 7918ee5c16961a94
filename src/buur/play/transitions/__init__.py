"""State transitions that several acts share: tricks, credits, contract, end of deal and partie."""

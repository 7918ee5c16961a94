"""Changes of a state that several acts share."""

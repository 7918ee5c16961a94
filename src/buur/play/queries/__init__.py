"""Questions on a state. None of them changes it or refuses anything."""

"""The page: static files for the browser, and the generator of the card decks."""

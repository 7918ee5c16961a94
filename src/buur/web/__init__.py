"""The page: static files for the browser, their bundler, and the generator of the card decks."""

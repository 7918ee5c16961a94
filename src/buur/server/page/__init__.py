"""The web page as the server sends it: HTML, assets and manifest."""

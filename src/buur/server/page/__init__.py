"""The web page as the server sends it: routes, HTML, assets, manifest and referee data."""

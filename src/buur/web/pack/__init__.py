"""The page as it is sent: all modules as one script, all style sheets as one.

While somebody works on it, the page is a folder of small modules; a browser that fetched them one
by one would need forty requests before the first card.
"""

from buur.web.pack.errors import PackError
from buur.web.pack.page import Pack, Page, page, static_folder

__all__ = ["Pack", "PackError", "Page", "page", "static_folder"]

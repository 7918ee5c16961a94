"""Bundler of the page: two scripts, one stylesheet, and the HTML that names them.

The sources are a folder of small modules. A browser that fetched each of them would need more than
a hundred requests before the first card.
"""

from buur.web.pack.errors import PackError, PackStoppedError
from buur.web.pack.page import Pack, Page, page, static_folder

__all__ = ["Pack", "PackError", "PackStoppedError", "Page", "page", "static_folder"]

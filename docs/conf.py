"""Settings of the documentation site; ``./buur docs`` builds it."""

import buur

project = "Buur"
copyright = "the authors of Buur"
release = version = buur.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "tools.docs.extension"]
exclude_patterns = ["decisions/measure", "examples", "images"]
html_theme = "furo"
html_title = "Buur"
html_show_sphinx = False
html_copy_source = False

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
# Signatures and docstrings also name what the reference leaves out.
nitpicky = True
nitpick_ignore_regex = [("py:(class|obj|data|exc|attr|func|meth|mod)", ".*")]
# Examples are shortened by an ellipsis, which is no JSON. Types of fields such as `int64, shape
# (deals, seats)` have words that are also names of attributes.
suppress_warnings = ["config.cache", "misc.highlighting_failure", "ref.python"]

"""Documentation site: its build, and the parts of its pages that the code generates."""

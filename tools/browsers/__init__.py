"""Firefox and WebKit from the system's packages, driven by WebDriver BiDi and WebDriver."""

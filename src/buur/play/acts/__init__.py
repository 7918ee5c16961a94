"""The acts and stages of a partie, a module each: checks, effects and offers."""

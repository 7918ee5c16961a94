"""Rules of each act and stage of a partie, a module each: checks, effects, and acts on offer."""

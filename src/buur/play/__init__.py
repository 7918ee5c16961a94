"""A partie as it is played: events, the state they add up to, and what each seat may know."""

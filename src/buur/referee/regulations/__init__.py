"""The regulations on irregularities, as data."""

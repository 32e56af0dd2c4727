"""What tests ask of notations."""

from rollwrite.engine.moves import Notation


def verbs(notation: Notation) -> tuple[str, ...]:
    """Return every verb there is."""
    return tuple(notation._kinds)

"""The cards once more: slow, obvious, over plain dicts, apart from the scorer they check."""

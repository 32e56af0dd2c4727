"""The two ways in which a move can be wrong."""


class RuleError(ValueError):
    """A move that is understood and forbidden; *key* says why, *details* what it was about."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(
            f"{key}: " + ", ".join(f"{name}={value}" for name, value in details.items())
        )
        self.key = key
        self.details = details


class BadNotation(ValueError):
    """A text that is no move of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not a move: {text!r}")
        self.text = text

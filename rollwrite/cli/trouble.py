"""What stops a command."""


class Trouble(Exception):
    """A sentence for the person at the keyboard; the command ends with exit code 2."""

"""The command line."""

from rollwrite.cli.commands import main

__all__ = ["main"]

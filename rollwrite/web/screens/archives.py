"""Bringing a person's file."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.store.profiles import Person


class ArchiveScreen(Struct, frozen=True):
    """The page that asks for a file."""

    person: Person | None
    """Who is in front, and may get what is missing."""
    refused: str

"""Joining by typing a code."""

from __future__ import annotations

from msgspec import Struct


class JoinScreen(Struct, frozen=True):
    """The page where a code is typed."""

    typed: str = ""
    refused: str = ""

"""What every record of a data file is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Points = Annotated[int, Meta(ge=0, le=99)]
Sure = Literal["certain", "likely", "own"]


class Record(Struct, forbid_unknown_fields=True):
    """A part of a data file; a key that is not known here is an error."""

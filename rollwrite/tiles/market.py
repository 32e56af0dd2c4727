"""Markets: rows of things to draft and pools to refill them from; a thing is a small number.

Both are bytes, one for each thing, so that looking, taking and dealing are one step each.
"""

GAP = 255
NOTHING = bytes((GAP,))
"""A gap as it lies in a row."""
THINGS = tuple(bytes((thing,)) for thing in range(GAP))
"""Each thing as it lies in a row or a pool."""


def empty_row(slots: int) -> bytes:
    """Return a row with a gap in every slot."""
    return NOTHING * slots


def taken(row: bytes, slot: int) -> bytes:
    """Return *row* with a gap in *slot*."""
    return row[:slot] + NOTHING + row[slot + 1 :]


def dealt(row: bytes, thing: int) -> bytes:
    """Return *row* with *thing* in its first gap."""
    return row.replace(NOTHING, THINGS[thing], 1)


def lying(row: bytes) -> bytes:
    """Return what lies in *row*, gaps left out."""
    return row.replace(NOTHING, b"")


def slid(row: bytes) -> bytes:
    """Return *row* with what lies in it moved to the end, and the gaps at its beginning."""
    return lying(row).rjust(len(row), NOTHING)


def refilled(row: bytes, pool: bytes, thing: int) -> tuple[bytes, bytes]:
    """Return *row* with *thing* in its first gap, and *pool* with one *thing* less."""
    one = THINGS[thing]
    return row.replace(NOTHING, one, 1), pool.replace(one, b"", 1)


def drawn(pool: bytes, thing: int) -> bytes:
    """Return *pool* with one *thing* less."""
    return pool.replace(THINGS[thing], b"", 1)

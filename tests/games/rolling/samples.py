"""The four sample sheets of the rulebook, as games with a real box."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tests.games.rolling.pages import Play

Lines = list[tuple[str, int]]


def _finish(play: Play, left: str) -> None:
    """Play on to the end, with *left* on the tally at the player's word."""
    play.say(f"spent {play.page.tally}", f"gained {left}")
    play.finish()


def _sample_a(play: Play) -> None:
    play.cards("rivers2", "wetlands3", "forests4", "prairies2")
    play.card("mountains3", "animal bear")  # Row 1 is complete.
    play.card("rivers3", "mark sun-12")  # The one point picked.
    play.card("wetlands4", "mark sun-1")
    play.card("forests1", "mark sun-7")
    play.cards("rivers5", "wetlands3", "forests5")
    play.card("rivers1", "mark sun-8")
    _finish(play, "bear3-fox2-salmon4-token3")


def _sample_b(play: Play) -> None:
    play.cards("wetlands5", "mountains3", "rivers1")
    play.card("wetlands4", "animal elk")
    play.cards("prairies5", "rivers1", "prairies5")
    # The rhombus of prairies and wetlands gives any hex: one more of the wetlands, now full.
    play.card("wetlands4", "mark overflow-2")
    play.card("wetlands2", "animal fox")
    play.card("wetlands1", "mark b1")
    play.card("mountains2", "animal hawk")
    play.cards("mountains1", "forests4")
    _finish(play, "elk4-hawk6-salmon7-token2")


def _sample_c(play: Play) -> None:
    play.card("rivers3")
    play.circle("e4 f3 f2")
    play.card("rivers3")
    play.circle("c5 b5 g2")
    play.card("rivers4")
    play.circle("h1 a6 a7 b7")
    play.card("rivers5", "take overflow-1", "animal bear", "mark b4", "as b4 prairies")
    play.card("forests3")
    play.circle("h2 h3 h4")
    play.card("wetlands2")
    play.circle("a8 g5")
    play.card("prairies4")
    play.circle("d7 a5 c6 f5 weather-1-4")
    play.card("prairies4")
    play.circle("e2 e6 f6 e1")
    play.card("forests5")
    play.circle("h5 a4 g1 a3 g7 weather-1-1")
    play.card("mountains3")
    play.circle("e8 d2 c2 weather-2-1 weather-2-4")
    play.card("prairies2")
    play.circle("c1 h7")
    _finish(play, "bear1-elk1-fox2-hawk2-salmon1-token2")


WRITTEN_D = (
    ("rivers3-bear1-hawk3", "d3:hawk e3:hawk e4:hawk", "write i5 bear"),
    ("rivers3-fox2-hawk2", "c3:fox d4:fox h4:hawk"),
    ("rivers1-hawk1-salmon1", "h5:hawk"),
    ("wetlands2-fox1-hawk2", "a3:hawk b3:fox"),
    ("wetlands3-hawk2-salmon2", "e5:hawk c5:salmon d6:salmon"),
    ("forests2-fox2-hawk1", "c4:fox c6:hawk", "animal elk"),
    ("forests2-fox2-salmon1", "i3:fox b4:salmon"),
    ("forests1-elk1-fox1", "i4:elk"),
    ("mountains4-elk3-fox2", "a1:elk a2:elk b2:elk g3:fox"),
    ("mountains3-elk2-hawk1-salmon1", "f2:elk g2:hawk g6:salmon"),
    ("prairies3-elk1-hawk3", "f5:hawk f6:hawk g5:hawk"),
    ("prairies4-hawk4-salmon1", "c7:hawk d7:hawk d8:hawk f3:salmon", "animal fox"),
    (
        "prairies5-hawk1-salmon5",
        "f4:salmon h1:salmon h2:salmon i1:salmon i2:salmon",
        "write h6 bear",
    ),
    ("prairies4-elk3-hawk2", "", "animal bear"),
)
"""Each card of sheet D, what was written for it, and how its bonuses were answered."""


def _sample_d(play: Play) -> None:
    for card, written, *answers in WRITTEN_D:
        play.card(card)
        play.write(written)
        play.say(*answers)
    _finish(play, "bear2-elk2-fox2-hawk2-salmon2-token4")


class Sample(Struct, frozen=True):
    """A sheet of the rulebook: how to come there, and what it is worth."""

    plays: Callable[[Play], None]
    total: int
    lines: Lines


SAMPLES = {
    "a": Sample(
        _sample_a,
        46,
        [
            ("row-1", 17),
            ("row-2", 8),
            ("bonus-1", 3),
            ("row-3", 13),
            ("row-4", 1),
            ("bonus-2", 2),
            ("leftovers", 2),
        ],
    ),
    "b": Sample(
        _sample_b,
        77,
        [
            ("mountains", 9),
            ("forests", 7),
            ("prairies", 17),
            ("wetlands", 20),
            ("rivers", 4),
            ("overflow", 5),
            ("bonus", 12),
            ("leftovers", 3),
        ],
    ),
    "c": Sample(
        _sample_c,
        71,
        [
            ("rivers", 24),
            ("forests", 13),
            ("prairies", 14),
            ("wetlands", 5),
            ("mountains", 3),
            ("overflow", 3),
            ("bonus", 8),
            ("leftovers", 1),
        ],
    ),
    "d": Sample(
        _sample_d,
        83,
        [
            ("regions", 50),
            ("overflow", 3),
            ("diversity", 6),
            ("same-type", 14),
            ("landmarks", 8),
            ("leftovers", 2),
        ],
    ),
}


def played(letter: str) -> Play:
    """Return the sample of a sheet, played to its end."""
    play = Play(letter)
    SAMPLES[letter].plays(play)
    return play

"""Pages just over and just under the lines of the twenty scenarios."""

from msgspec import Struct

from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.page import Page
from tests.games.rolling.pages import filled, habitat, mixed, run, scoring, without

PRINTED: dict[int, tuple[str, tuple[int, ...], int, tuple[int, ...]]] = {
    1: ("A", (2, 5, 11, 9), 35, (1,)),
    2: ("B", (10, 7, 3, 8), 60, (1,)),
    3: ("C", (6, 1, 4, 12), 50, (1,)),
    4: ("D", (8, 12, 2, 4), 50, (1,)),
    5: ("A", (11, 10, 9, 7), 40, (12, 10)),
    6: ("B", (6, 1, 3, 5), 70, (2, 2)),
    7: ("C", (7, 9, 11, 3), 55, (7, 7)),
    8: ("D", (2, 11, 5, 3), 60, (8, 1)),
    9: ("A", (7, 12, 10, 1), 45, (2, 5)),
    10: ("B", (10, 7, 9, 4), 80, (5, 7)),
    11: ("C", (8, 10, 4, 6), 60, (8, 5)),
    12: ("D", (12, 9, 5, 2), 75, (2, 1)),
    13: ("A", (2, 7, 8, 7), 50, (12, 5)),
    14: ("B", (1, 11, 11, 10), 85, (15, 3)),
    15: ("C", (9, 4, 12, 8), 65, (3, 2)),
    16: ("D", (3, 9, 9, 10), 80, (1, 3)),
    17: ("A", (6, 5, 4, 3), 55, (10, 6)),
    18: ("B", (6, 2, 12, 5), 95, (2, 7)),
    19: ("C", (11, 10, 12, 10), 75, (5, 1)),
    20: ("D", (4, 8, 7, 4), 85, (1, 1)),
}


class Case(Struct, frozen=True):
    """What meets the goals of a scenario, and what misses one of them by as little as can be."""

    spaces: str
    near: tuple[str, ...] = ()
    """Spaces that miss a goal."""
    tally: str = "none"
    short: str | None = None
    """A tally that misses a goal."""
    cards: int = 0
    fewer: int | None = None
    """A number of cards that misses a goal."""
    thing: str = "token"
    """What is left over to make up the score."""


ROW = "a1 a2 a3 a4 a5"
TRACKS = "abcde"
EACH_LANDMARK = "h1 g5 g7 e6 f7"
SIX_EACH = " ".join(run(track, 6) for track in TRACKS)
TWO_SETS = " ".join(run(f"landmark-{word}-", 2) for word in HABITAT_WORDS)
PRAIRIES, WETLANDS, MOUNTAINS = (
    " ".join(habitat("d", word)) for word in ("prairies", "wetlands", "mountains")
)
RIVERS = " ".join(habitat("c", "rivers"))
SUNS = "a5 d2 e7 f4 g6"
EIGHT_EACH = "c8 h1 b5 a8 b6 c7 g5 g1 a4 h5 h3 h7 e1 c6 e2 a1 e8 d2:mountains d7:mountains b2 c2 d1"
SEVEN_REGIONS = mixed(f"d3 e3 e4 c3 c4 d4 b4 a1 a2 b2 f5 f6 g5 b5 b6 {WETLANDS}")
FROM_6_TO_10 = mixed("c5 d5 d6 e6 f3 f4 g2 g3 g4 h3 h4 i3 c6 c7 d7 d8 a4 a5 b5 b6 h5 b4 f5 f2")
FROM_12_TO_15 = mixed("h1 h2 i1 i2 e7 e8 f7 f8 g7 g6 h5 h6 i4 i5 e1 e2 f1 f2 g1")
SAME_OF_EACH = "same-bear-1 same-elk-1 same-fox-1 same-hawk-1 same-salmon-1"
COLUMNS = " ".join(run(f"landmark-{word}-", 3) for word in ("mountains", "prairies", "wetlands"))
FORESTS = f"{COLUMNS} {run('landmark-forests-', 3)}"

CASES = {
    1: Case(ROW, (without(ROW, "a4"),)),
    2: Case(run("a", 12), (run("a", 11),)),
    3: Case(EACH_LANDMARK, tuple(without(EACH_LANDMARK, hex) for hex in EACH_LANDMARK.split())),
    4: Case(mixed(PRAIRIES), (mixed(without(PRAIRIES, "f3")),)),
    5: Case("a4:5 b4:4", ("a4:5 b4:3",), cards=12, fewer=11),
    6: Case(
        f"{run('a', 12)} {run('b', 12)} {run('d', 5)} {run('e', 5)}",
        (
            f"{run('a', 12)} {run('b', 11)} {run('d', 5)} {run('e', 5)}",
            f"{run('a', 12)} {run('b', 12)} {run('d', 5)} {run('e', 4)}",
        ),
    ),
    7: Case(run("overflow-", 7), (run("overflow-", 6),), tally="bear4-salmon3", short="salmon8"),
    8: Case(
        f"{SEVEN_REGIONS} {mixed('f3 f4 g2 g3')}",
        (
            f"{SEVEN_REGIONS} {mixed('f3 f4 g2')}",
            f"{without(SEVEN_REGIONS, 'e1')} {mixed('f3 f4 g2 g3')}",
        ),
    ),
    9: Case(
        f"{ROW} b1 b2 b3 b4 b5",
        (f"{ROW} b1 b2 b3 b4",),
        tally="token5",
        short="token4",
        thing="salmon",
    ),
    10: Case(
        f"{SIX_EACH} {run('overflow-', 5)}",
        (
            f"{SIX_EACH} {run('overflow-', 4)}",
            *(f"{without(SIX_EACH, f'{each}6')} {run('overflow-', 5)}" for each in TRACKS),
        ),
    ),
    11: Case(
        EIGHT_EACH,
        tuple(without(EIGHT_EACH, hex) for hex in ("b5", "c7", "h3", "c6", "d7", "d1")),
    ),
    12: Case(
        FROM_6_TO_10,
        (
            *(without(FROM_6_TO_10, hex) for hex in ("h5", "b4", "f5", "f2")),
            *(without(FROM_6_TO_10, hex) for hex in ("e6", "f3", "i3", "d7")),
            f"{without(FROM_6_TO_10, 'b5')} i4:bear",
        ),
    ),
    13: Case("a2:5 b2:5 c2:1", ("a2:5 b2:5",), tally="elk5", short="elk4"),
    14: Case(
        f"{FORESTS} {run('a', 3)} {run('b', 4)} {run('c', 5)} {run('d', 5)}",
        (
            f"{FORESTS} {run('a', 3)} {run('b', 4)} {run('c', 5)} {run('d', 4)}",
            f"{COLUMNS} landmark-forests-1 {run('a', 3)} {run('b', 4)} {run('c', 9)} {run('d', 9)} "
            + run("e", 4),
        ),
    ),
    15: Case(
        "a7 c8 h1 a1 f7 g8 c3 d6",
        tuple(without("a7 c8 h1 a1 f7 g8 c3 d6", hex) for hex in ("h1", "f7", "c3", "d6")),
    ),
    16: Case(
        f"{mixed(MOUNTAINS)} {run('same-fox-', 3)}",
        (
            f"{mixed(without(MOUNTAINS, 'e7'))} {run('same-fox-', 3)}",
            f"{mixed(MOUNTAINS)} {run('same-fox-', 2)}",
        ),
    ),
    17: Case(
        f"a1:5 b1:4 a2:5 b2:4 a5:5 b5:4 a3:5 b3:3 {run('sun-', 6)}",
        (
            f"a1:5 b1:4 a2:5 b2:4 a5:5 b5:3 a3:5 b3:3 {run('sun-', 6)}",
            f"a1:5 b1:4 a2:5 b2:4 a5:5 b5:4 a3:5 b3:3 {run('sun-', 5)}",
        ),
    ),
    18: Case(
        TWO_SETS,
        tuple(without(TWO_SETS, f"landmark-{word}-2") for word in HABITAT_WORDS),
        tally="salmon7",
        short="salmon6",
    ),
    19: Case(
        f"{SUNS} {RIVERS}",
        (f"{without(SUNS, 'e7')} {RIVERS}", f"{SUNS} {without(RIVERS, 'c5')}"),
    ),
    20: Case(
        f"{FROM_12_TO_15} {SAME_OF_EACH}",
        (
            *(f"{without(FROM_12_TO_15, hex)} {SAME_OF_EACH}" for hex in ("i2", "g7", "i4", "f1")),
            *(f"{FROM_12_TO_15} {without(SAME_OF_EACH, box)}" for box in SAME_OF_EACH.split()),
        ),
    ),
}


def reaching(number: int, points: int) -> Page:
    case = CASES[number]
    page = filled(_letter(number), case.spaces, tally=case.tally, cards=case.cards)
    return scoring(page, points, case.thing)


def _letter(number: int) -> str:
    return PRINTED[number][0].lower()


def missing(number: int) -> list[Page]:
    """Return pages with the score of the scenario, each with one goal missed."""
    case, letter, points = CASES[number], _letter(number), PRINTED[number][2]
    pages = [filled(letter, spaces, tally=case.tally, cards=case.cards) for spaces in case.near]
    if case.short is not None:
        pages.append(filled(letter, case.spaces, tally=case.short, cards=case.cards))
    if case.fewer is not None:
        pages.append(filled(letter, case.spaces, tally=case.tally, cards=case.fewer))
    return [scoring(page, points, case.thing) for page in pages]

"""Pages just over and just under the lines of the achievements."""

from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.page import Page
from tests.games.rolling.pages import filled, habitat, mixed, run, scoring, without

SCORES = {"A": (40, 50, 60), "B": (70, 85, 100), "C": (50, 65, 80), "D": (60, 75, 90)}

ROWS = "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5"
TRACKS = "abcde"
TWELVE = " ".join(run(f"landmark-{word}-", 3) for word in HABITAT_WORDS[1:])
COLUMNS = " ".join(run(f"landmark-{word}-", 3) for word in HABITAT_WORDS)
THREE_RHOMBI = f"{run('a', 3)} {run('b', 4)} {run('c', 5)}"
EIGHT_EACH = " ".join(run(track, 8) for track in TRACKS)
SIX_EACH = " ".join(run(track, 6) for track in TRACKS)
C_RIVERS, C_WETLANDS = (" ".join(habitat("c", word)) for word in ("rivers", "wetlands"))
D_RIVERS, D_FORESTS = (mixed(" ".join(habitat("d", word))) for word in ("rivers", "forests"))
WEATHER = f"{run('sun-', 5)} {run('rain-', 5)}"
C_LANDMARKS = "a7 c8 h1 c7 g5 a3 g7 c1 e6 a1"
SALMON = " ".join(
    f"{hex}:salmon" for hex in ("d3", "e3", "e4", "a1", "a2", "b2", "h1", "h2", "i1", "i2")
)
BEARS = run("same-bear-", 3)
FOURS = "a1 a8 c8 g1 h7"
FREE = "same-fox-2 same-hawk-1 same-salmon-1"

OVER = {
    ("A", 4): ["a1 b1 c1 d1 a5 b5 c5 d5"],
    ("A", 5): [ROWS],
    ("A", 6): [
        "a1:5 a2:4 a3:3 a4:3 a5:2",
        "b1:5 b2:4 b3:3 b4:2 b5:2",
        "c1:5 c2:4 c3:3 c4:2 c5:1",
        "d1:5 d2:4 d3:2 d4:2 d5:1",
    ],
    ("A", 7): [f"a{at}:5 b{at}:5 c{at}:4 d{at}:1" for at in range(1, 6)],
    ("A", 8): [f"{ROWS} c1 d1 sun-12 sun-13 sun-14"],
    ("B", 4): [f"{run('a', 12)} {run('c', 12)}"],
    ("B", 5): [run("overflow-", 5)],
    ("B", 6): [EIGHT_EACH],
    ("B", 7): [f"{COLUMNS} {THREE_RHOMBI} {run('d', 5)}"],
    ("B", 8): [SIX_EACH],
    ("C", 4): [f"{C_RIVERS} {C_WETLANDS}"],
    ("C", 5): [WEATHER],
    ("C", 6): [C_LANDMARKS],
    ("C", 7): [FOURS],
    ("C", 8): [run("overflow-", 7)],
    ("D", 4): [SALMON],
    ("D", 5): [f"{BEARS} same-elk-1 same-fox-1"],
    ("D", 6): [TWELVE],
    ("D", 7): [FREE],
    ("D", 8): [f"{D_RIVERS} {D_FORESTS}"],
}
UNDER = {
    ("A", 4): ["a1 b1 c1 d1 a5 b5 c5 a2 b2 c2"],
    ("A", 5): [without(ROWS, "b3")],
    ("A", 6): ["a1:5 a2:4 a3:3 a4:3 a5:1 b1:5 b2:5 b3:5 b4:4"],
    ("A", 7): ["a3:5 b3:5 c3:3 d3:1 a1:5 b1:5 c1:5"],
    ("A", 8): [f"{ROWS} c1 sun-12 sun-13 sun-14"],
    ("B", 4): [f"{run('a', 12)} {run('c', 11)} {run('d', 11)}"],
    ("B", 5): [run("overflow-", 4)],
    ("B", 6): [without(EIGHT_EACH, f"{track}8") for track in TRACKS],
    ("B", 7): [f"{COLUMNS} {THREE_RHOMBI}"],
    ("B", 8): [without(SIX_EACH, "c6")],
    ("C", 4): [f"{C_RIVERS} {without(C_WETLANDS, 'a8')}"],
    ("C", 5): [without(WEATHER, "rain-5"), without(WEATHER, "sun-5")],
    ("C", 6): [without(C_LANDMARKS, "e6")],
    ("C", 7): [without(FOURS, hex) for hex in FOURS.split()],
    ("C", 8): [run("overflow-", 6)],
    ("D", 4): [without(SALMON, "i2") + " i2:hawk"],
    ("D", 5): [f"{BEARS} same-fox-1 {run('same-hawk-', 2)}"],
    ("D", 6): [without(TWELVE, "landmark-wetlands-3")],
    ("D", 7): [without(FREE, box) for box in FREE.split()],
    ("D", 8): [f"{D_RIVERS} {without(D_FORESTS, 'i5')}"],
}


def reaching(letter: str, number: int) -> list[Page]:
    """Return pages that just reach an achievement."""
    if number <= 3:
        return [scoring(filled(letter.lower()), SCORES[letter][number - 1])]
    return [filled(letter.lower(), spaces) for spaces in OVER[letter, number]]


def missing(letter: str, number: int) -> list[Page]:
    """Return pages that just miss it."""
    if number <= 3:
        return [scoring(filled(letter.lower()), SCORES[letter][number - 1] - 1)]
    return [filled(letter.lower(), spaces) for spaces in UNDER[letter, number]]

"""Own sheets of every manner: drawn in the terminal, and played by all bots."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwrite.bots.player import play_out
from rollwrite.bots.players import PLAYERS, make_player
from rollwrite.cli.rolling.sheet_view import draw_sheet
from rollwrite.cli.rolling.view import View
from rollwrite.engine.dealer import Dealer
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.build_sheet import build_sheet
from rollwrite.games.rolling.library import Library, load
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.records import SheetFile
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import ENGLISH
from tests.cli.conftest import Run
from tests.games.rolling.own_sheets import example, sheet_files

HEAD = 'file = "sheet"\nkey = "own"\nsource = "made up"\nsure = "own"\nstars = 1\n'
SCORE = 'score = [{ key = "leftovers", kind = "leftovers", values = [5] }]\n'
TOKEN = 'bonus = [{ kind = "token" }]'
OWN = {
    "example": example(),
    "columns": f"""{HEAD}{SCORE}
letter = "A"
fill = "topmost"
map = '''
M P F W R
M P F W R
M P F W R
M P F W R
M P F W R
M P F W R
'''
""",
    "tracks": f"""{HEAD}
letter = "B"
fill = "leftmost"
map = '''
P P P P
R R R R
W W W W
M M M M
F F F F
'''
score = [{{ key = "sun", kind = "header", spaces = "a1", values = [1] }}]
area = [{{ key = "last", spaces = "forests", {TOKEN} }}]
line = [{{ key = "sun", boxes = 3 }}]
""",
    "touching": f"""{HEAD}{SCORE}
letter = "C"
fill = "touching"
start = "b1 c1"
map = '''
W W W . R
 + W T
* . R R M
'''
hex = {{ b1 = {{ habitats = ["rivers", "wetlands"], points = 9 }} }}
""",
    "anywhere": f"""{HEAD}{SCORE}
letter = "D"
fill = "anywhere"
map = '''
R R R R R R R W
R R R R R R R W
R R R R R R R W
R R R F F P P M
'''
area = [
  {{ key = "large", spaces = "rivers", bonus = [{{ kind = "points", points = 9 }}] }},
  {{ key = "far", spaces = "a1 d8", bonus = [{{ kind = "free" }}, {{ kind = "token" }}] }},
]
""",
}
GOALS = (
    Goal("rivers", ("area:large", "marked:nowhere", "areas:nothing"), at_least=1, of=2),
    Goal("overflow", ("marked:overflow",), at_least=3),
    Goal("left", ("left:tokens", "left:bear"), at_most=0),
)


@pytest.fixture(params=OWN)
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a folder with one own sheet."""
    (tmp_path / "own.toml").write_text(OWN[request.param])
    return tmp_path


def _end(library: Library, player: str, seed: int = 1) -> Page:
    """Return the page of *player* after a whole game on the own sheet."""
    game, random = prepare(library, Options(sheet="own", abundance=True)), Random(seed)
    players = [make_player(player, random, GOALS)]
    return play_out(game, game.start(), players, Dealer(random)).turns[0].on


def _drawn(page: Page, width: int) -> str:
    """Return *page* as the terminal shows it, every space to be had."""
    every = (1 << len(page.sheet.names)) - 1
    return "\n".join(line.plain for line in draw_sheet(View(page, every, ENGLISH), width))


def _built(record: SheetFile) -> Sheet:
    try:
        return build_sheet(record)
    except ValueError:
        assume(False)
        raise


def test_an_own_sheet_is_in_order_whatever_the_achievements_of_its_letter_ask(
    run: Run, own: Path
) -> None:
    assert (0, f"{own}/own.toml: sheet own, in order\n", "") == run("sheets", "check", own)


@pytest.mark.parametrize("player", PLAYERS)
def test_an_own_sheet_is_played_to_the_end_by_every_bot(player: str, own: Path) -> None:
    assert 20 == _end(load(own), player).common.round


@pytest.mark.parametrize("width", [40, 80, 200])
def test_an_own_sheet_is_drawn_with_the_names_of_all_hexes_that_are_free(
    width: int, own: Path
) -> None:
    page = prepare(load(own), Options(sheet="own")).start().turns[0].on
    names = {name[0] for at, name in enumerate(page.sheet.names) if page.sheet.hexes >> at & 1}
    assert names <= set(_drawn(page, width))


def test_an_own_sheet_is_played_in_the_terminal(run: Run, own: Path) -> None:
    words = ("--data", own, "--sheet", "own", "--seed", "1")
    code, _, err = run("play", *words, typed=["1"] * 40)
    assert (0, "") == (code, err)


@given(sheet_files(), st.integers(1, 200))
def test_any_sheet_that_is_sound_is_drawn_at_every_width(record: SheetFile, width: int) -> None:
    library = replace(load(), sheets={"own": _built(record)})
    page = prepare(library, Options(sheet="own")).start().turns[0].on
    assert _drawn(page, width)


@given(sheet_files(), st.sampled_from(("random", "greedy")), st.integers(0, 99))
def test_any_sheet_that_is_sound_is_played_to_the_end(
    record: SheetFile, player: str, seed: int
) -> None:
    library = replace(load(), sheets={"own": _built(record)})
    page = _end(library, player, seed)
    assert (20, True) == (page.common.round, bool(_drawn(page, 80)))

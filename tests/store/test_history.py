"""History and statistics: page by page, and sums that are never computed while one waits."""

from functools import reduce

import pytest
from sqlalchemy.orm import Session

from rollwrite.store.claims import release_seat
from rollwrite.store.errors import BadCursor, UnknownTable
from rollwrite.store.exports import Read
from rollwrite.store.figures import MOST_POINTS, Counted, Figures
from rollwrite.store.history import game, games
from rollwrite.store.profiles import make
from rollwrite.store.statistics import rivals, statistics
from rollwrite.store.sums import all_games, kept_sums, sums_of
from tests.store.whole_games import EVENING, lay_down, whole_game

DAYS = 7


@pytest.fixture(scope="module")
def played() -> list[Read]:
    """A week of games of two on sheets A and B in turn."""
    sheets = ("hills-a", "hills-b")
    return [whole_game({"sheet": sheets[day % 2]}, seats=2, seed=day) for day in range(DAYS)]


def _person(session: Session) -> str:
    return make(session, "Ann").held.person.key


def _lay(session: Session, key: str, played: list[Read]) -> list[str]:
    return [lay_down(session, read, key) for read in played]


def _pages(session: Session, key: str, sheet: str | None = None) -> list[list[str]]:
    """Return the codes of all pages of three."""
    pages, after = [], None
    while True:
        page = games(session, key, sheet=sheet, after=after, limit=3)
        pages.append([past.game.code for past in page.games])
        after = page.after
        if after is None:
            return pages


def test_the_newest_games_come_first_page_by_page(session: Session, played: list[Read]) -> None:
    key = _person(session)
    codes = _lay(session, key, played)[::-1]
    assert [codes[:3], codes[3:6], codes[6:]] == _pages(session, key)


def test_games_of_the_same_moment_are_all_shown_once(session: Session, played: list[Read]) -> None:
    key = _person(session)
    codes = [lay_down(session, played[0], key) for _ in range(5)]
    pages = _pages(session, key)
    assert [3, 2] == [len(page) for page in pages]
    assert sorted(codes, reverse=True) == [code for page in pages for code in page]


def test_games_can_be_asked_for_by_sheet(session: Session, played: list[Read]) -> None:
    key = _person(session)
    codes = _lay(session, key, played)
    assert [codes[5::-2]] == _pages(session, key, "hills-b")


@pytest.mark.parametrize("after", ["", "x", "20260101T180000000000-", "2026-BCDFGH", "0-\u0660"])
def test_a_page_that_begins_nowhere_is_refused(session: Session, after: str) -> None:
    with pytest.raises(BadCursor):
        games(session, _person(session), after=after)


def test_a_game_tells_score_and_company(session: Session, played: list[Read]) -> None:
    key = _person(session)
    (code,) = _lay(session, key, played[:1])
    told, sitting = game(session, key, code).game, played[0].sitting
    scores = [sitting.bound.game.score(sitting.table, seat) for seat in range(2)]
    assert (scores[0].total, EVENING) == (told.total, told.at)
    assert {line.key: line.points for line in scores[0].lines} == dict(told.told.lines)
    assert [("Bob", scores[1].total)] == [(each.name, each.total) for each in told.told.others]


def test_nobody_sees_the_game_of_another_in_their_history(
    session: Session, played: list[Read]
) -> None:
    (code,) = _lay(session, _person(session), played[:1])
    with pytest.raises(UnknownTable):
        game(session, _person(session), code)


def test_sums_kept_game_by_game_are_those_of_all_games(
    session: Session, played: list[Read]
) -> None:
    key = _person(session)
    _lay(session, key, played)
    assert sums_of(all_games(session, key)) == kept_sums(session, key)


def test_sums_are_right_when_games_are_told_late_and_taken_back(
    session: Session, played: list[Read]
) -> None:
    key = _person(session)
    codes = _lay(session, key, played[::-1])
    release_seat(session, codes[2], 0, key)
    kept = kept_sums(session, key)
    assert sums_of(all_games(session, key)) == kept
    assert DAYS - 1 == sum(each.games for each in kept.figures.values())


def test_statistics_tell_bests_sections_and_what_was_left(
    session: Session, played: list[Read]
) -> None:
    key = _person(session)
    _lay(session, key, played)
    figures = statistics(session, key)["hills-a"]
    every = [each for each in all_games(session, key) if each.sheet == "hills-a"]
    best = max(every, key=lambda each: each.total)
    assert (4, best.total, best.code) == (figures.games, figures.best, figures.best_code)
    assert figures.points == sum(each.points for each in figures.sections.values())
    assert sum(each.told.left.tokens for each in every if each.told.left) == figures.left.tokens


def test_head_to_head_counts_who_was_ahead(session: Session, played: list[Read]) -> None:
    key = _person(session)
    _lay(session, key, played)
    every = list(all_games(session, key))
    (bob,) = rivals(session, key)
    ahead = sum(each.total > each.told.others[0].total for each in every)
    assert ("Bob", DAYS, ahead) == (bob.name, bob.games, bob.ahead)
    assert DAYS == bob.ahead + bob.behind + bob.level


@pytest.mark.parametrize("many", [1, 24, 25, 1000])
def test_a_series_has_few_points_and_forgets_no_game(many: int) -> None:
    every = [Counted(str(n), EVENING, n, won=False, lines=(), left=None) for n in range(many)]
    series = reduce(Figures.adding, every, Figures()).series
    assert len(series) <= MOST_POINTS
    assert (many, sum(range(many))) == (
        sum(point.games for point in series),
        sum(point.points for point in series),
    )
    assert (0, many - 1) == (series[0].least, series[-1].most)

"""Results: kept when a game has ended, and only then."""

from itertools import product

from sqlalchemy.orm import Session

from rollwrite.store.results import results_of
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import sit
from tests.store.evenings import Evening, gather, play_on


def test_the_results_are_kept_when_the_game_has_ended(session: Session, finished: Evening) -> None:
    sitting = sit(session, finished.code)
    scores = [sitting.bound.game.score(sitting.table, seat) for seat in range(2)]
    results = results_of(session, finished.code)
    assert [(score.total, len(score.lines)) for score in scores] == [
        (result.total, len(result.lines)) for result in results
    ]
    assert sitting.bound.winners(sitting.table) == tuple(
        result.seat for result in results if result.won
    )


def test_an_amendment_after_the_end_amends_the_results(session: Session) -> None:
    evening = gather(session, seats=1, real=True)
    sitting = play_on(session, evening)
    before = _totals(session, evening)
    after = evening.tell(session, 0, _telling_amendment(sitting)).sitting
    points = [after.bound.game.score(after.table, 0).total] if after.over else []
    assert before != _totals(session, evening)
    assert points == _totals(session, evening)


def _totals(session: Session, evening: Evening) -> list[int]:
    return [result.total for result in results_of(session, evening.code)]


def _telling_amendment(sitting: Sitting) -> str:
    """Return an amendment of an own die after which the game is not what it was."""
    game, story = sitting.bound.game, sitting.story
    own = [n for n, each in enumerate(story.entries) if each.seat == 0 and "die" in each.text]
    for number, face in product(reversed(own), ("bear", "elk", "fox")):
        text = f"amend {number} die {face}"
        table = story.told(0, text).table
        if game.actors(table) or game.score(table, 0) != game.score(story.table, 0):
            return text
    raise AssertionError


def test_a_game_that_is_played_has_no_results(session: Session, digital: Evening) -> None:
    play_on(session, digital, entries=40)
    assert [] == results_of(session, digital.code)

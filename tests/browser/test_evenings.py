"""Four people with phones play an evening, on each of the sheets."""

from __future__ import annotations

import re
from random import Random

import pytest
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.tables import sit
from tests.browser.conftest import NewPhone
from tests.browser.evening import begin, gathered, play_to_the_end
from tests.browser.people import Person


@pytest.mark.long
@pytest.mark.parametrize("sheet", "ABCD")
def test_four_phones_play_twenty_rounds_and_all_show_the_scores_of_the_engine(
    new_phone: NewPhone, maker: sessionmaker[Session], sheet: str
) -> None:
    people = gathered(new_phone)
    code = begin(people, maker, sheet=sheet)
    play_to_the_end(people, Random(sheet))
    with maker() as session:
        sitting = sit(session, code)
    scores = [sitting.bound.game.score(sitting.table, seat) for seat in range(len(people))]
    lines = zip(*([line.points for line in score.lines] for score in scores), strict=True)
    expected = [*map(list, lines), [score.total for score in scores]]
    assert [expected] * len(people) == [_points(person) for person in people]


def _points(person: Person) -> list[list[int]]:
    """Return what the end shows: a row for each section and one for the total."""
    person.sees("Play again with the same people")
    rows = person.page.get_by_role("table").first.get_by_role("row").all()[1:]
    return [
        [
            int(number)
            for number in re.findall(r"\d+", " ".join(row.locator("td").all_inner_texts()))
        ]
        for row in rows
    ]

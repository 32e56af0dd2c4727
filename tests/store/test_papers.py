"""Games on paper: entered by hand, believed within the bounds of the sheet."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadPaper, BadProfile, BadSetup, UnknownTable
from rollwrite.store.finished import Other
from rollwrite.store.history import games
from rollwrite.store.papers import OnPaper, erase_paper, paper, write_paper
from rollwrite.store.profiles import make
from rollwrite.store.statistics import rivals
from rollwrite.store.trails import trail

EVENING = datetime(2026, 5, 1, 20, tzinfo=UTC)
LINES = {"row-1": 17, "row-2": 8, "bonus-1": 3, "row-3": 13, "row-4": 1, "bonus-2": 2}
SAMPLE = OnPaper(
    setup={"sheet": "hills-a", "achievements": True},
    at=EVENING,
    lines=LINES | {"leftovers": 2},
    total=46,
    facts={
        "areas:column": 1,
        "areas:row": 1,
        "line:column-rivers": 11,
        "line:column-wetlands": 12,
        "line:column-forests": 11,
        "line:column-prairies": 3,
        "line:column-mountains": 4,
    },
    others=(Other("Bob", 40),),
)
"""The sample of the rulebook (A7)."""
SCENARIO = OnPaper(
    setup={
        "sheet": "hills-a",
        "scenario": 9,
        "supplements": ("hills-7", "hills-12", "hills-10", "hills-1"),
    },
    at=EVENING,
    lines=LINES | {"leftovers": 2},
    total=46,
    facts={"areas:row": 2, "left:tokens": 5},
)


def _person(session: Session) -> str:
    return make(session, "Ann").held.person.key


def test_a_game_on_paper_is_in_the_history_marked_as_such(session: Session) -> None:
    key = _person(session)
    code = write_paper(session, key, SAMPLE)
    (past,) = games(session, key).games
    assert (code, True, 46, True) == (
        past.game.code,
        past.game.on_paper,
        past.game.total,
        past.game.won,
    )
    assert SAMPLE.lines == paper(session, key, code).lines


def test_a_game_on_paper_gives_awards_marked_as_such(session: Session) -> None:
    key = _person(session)
    write_paper(session, key, SAMPLE)
    assert [("A-1", True, (Other("Bob", 40),))] == [
        (each.step, each.by_hand, each.others) for each in trail(session, key).filled
    ]


def test_a_scenario_on_paper_is_met_by_score_and_facts(session: Session) -> None:
    key = _person(session)
    write_paper(session, key, replace(SCENARIO, facts={"areas:row": 1, "left:tokens": 5}))
    assert () == trail(session, key).filled
    write_paper(session, key, SCENARIO)
    assert ["scenario-9"] == [each.step for each in trail(session, key).filled]


def test_a_game_on_paper_can_be_erased(session: Session) -> None:
    key = _person(session)
    erase_paper(session, key, write_paper(session, key, SAMPLE))
    assert ((), (), ()) == (
        games(session, key).games,
        trail(session, key).filled,
        rivals(session, key),
    )


def test_nobody_reads_or_erases_the_paper_of_another(session: Session) -> None:
    key, eve = _person(session), _person(session)
    code = write_paper(session, key, SAMPLE)
    for steal in (paper, erase_paper):
        with pytest.raises(UnknownTable):
            steal(session, eve, code)
    assert 1 == len(games(session, key).games)


@pytest.mark.parametrize(
    ("reason", "game"),
    [
        ("unknown-section", replace(SAMPLE, lines=SAMPLE.lines | {"rivers": 1})),
        ("missing-section", replace(SAMPLE, lines=LINES)),
        ("section-bounds", replace(SAMPLE, lines=SAMPLE.lines | {"row-1": 34}, total=63)),
        ("section-bounds", replace(SAMPLE, lines=SAMPLE.lines | {"row-1": -1}, total=28)),
        ("sum", replace(SAMPLE, total=47)),
        ("unknown-fact", replace(SAMPLE, facts=SAMPLE.facts | {"areas:region": 1})),
        ("missing-fact", replace(SAMPLE, facts={})),
        ("fact-bounds", replace(SAMPLE, facts=SAMPLE.facts | {"areas:row": 5})),
        ("leftovers", replace(SCENARIO, facts={"areas:row": 2, "left:tokens": 15})),
        ("future", replace(SAMPLE, at=datetime.now(UTC) + timedelta(days=1))),
        ("future", replace(SAMPLE, at=EVENING.replace(tzinfo=None))),
        ("too-many", replace(SAMPLE, others=(Other("Bob", 1),) * 8)),
        ("others-bounds", replace(SAMPLE, others=(Other("Bob", 999),))),
    ],
)
def test_what_no_sheet_can_show_is_refused(session: Session, reason: str, game: OnPaper) -> None:
    key = _person(session)
    with pytest.raises(BadPaper) as refused:
        write_paper(session, key, game)
    assert (reason, ()) == (refused.value.details["reason"], games(session, key).games)


def test_a_sheet_that_is_not_known_is_refused(session: Session) -> None:
    with pytest.raises(BadSetup):
        write_paper(session, _person(session), replace(SAMPLE, setup={"sheet": "hills-z"}))


def test_a_person_who_is_not_known_enters_nothing(session: Session) -> None:
    with pytest.raises(BadProfile):
        write_paper(session, "0" * 16, SAMPLE)

"""The cache of sittings: limited, and never going back."""

from sqlalchemy.orm import Session

from rollwrite.store.cache import Recent
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import sit
from tests.store.evenings import gather, play_on


def _sittings(session: Session, count: int) -> list[Sitting]:
    return [sit(session, gather(session, seats=1).code) for _ in range(count)]


def test_the_sitting_used_longest_ago_goes_first(session: Session) -> None:
    cache, (one, two, three) = Recent[Sitting](2), _sittings(session, 3)
    cache.keep(one)
    cache.keep(two)
    cache.find(one.code, one.seal)
    cache.keep(three)
    found = [cache.find(each.code, each.seal) for each in (one, two, three)]
    assert [one, None, three] == found
    assert 2 == len(cache)


def test_what_is_looked_at_is_used_though_nobody_changes_it(session: Session) -> None:
    cache, (one, two, three) = Recent[Sitting](2), _sittings(session, 3)
    cache.keep(one)
    cache.keep(two)
    cache.newest(one.code)
    cache.keep(three)
    assert [one, None, three] == [cache.newest(each.code) for each in (one, two, three)]


def test_a_sitting_that_was_read_further_is_not_replaced_by_an_older_one(session: Session) -> None:
    evening = gather(session, seats=1)
    older, newer = sit(session, evening.code), play_on(session, evening, entries=30)
    cache = Recent[Sitting](2)
    cache.keep(newer)
    cache.keep(older)
    assert newer is cache.find(newer.code, newer.seal)


def test_a_sitting_of_an_earlier_table_with_the_code_is_not_found(session: Session) -> None:
    (sitting,) = _sittings(session, 1)
    cache = Recent[Sitting](2)
    cache.keep(sitting)
    assert cache.find(sitting.code, "0" * 64) is None

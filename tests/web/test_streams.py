"""How many may listen: a phone always gets in, in place of its own oldest page."""

import pytest

from rollwrite.web.limits import TooMany
from rollwrite.web.streams import Caps, Stream, Streams

CAPS = Caps(process=6, table=4, address=3, listener=2, strangers=3)


def _page(number: int = 0, *, code: str = "BCDFGH", address: str | None = None) -> Stream:
    return Stream(code, address or f"10.0.0.{number}", f"{code} phone {number}")


def _stranger(number: int) -> Stream:
    return Stream("BCDFGH", f"10.0.0.{number}", None)


def _filled(*pages: Stream) -> Streams:
    streams = Streams()
    for page in pages:
        streams.enter(page, CAPS)
    return streams


def test_the_newest_page_of_a_phone_takes_the_place_of_its_oldest() -> None:
    pages = [_page(), _page(), _page(), _page()]
    _filled(*pages)
    assert [True, True, False, False] == [page.displaced for page in pages]


def test_a_phone_displaces_no_other() -> None:
    other, pages = _page(1), [_page(2), _page(2), _page(2)]
    _filled(other, *pages)
    assert not other.displaced


def test_strangers_behind_one_address_displace_nobody() -> None:
    pages = [_stranger(1) for _ in range(CAPS.strangers)]
    _filled(*pages)
    assert [False] * CAPS.strangers == [page.displaced for page in pages]


def test_strangers_leave_room_for_those_who_play() -> None:
    streams = _filled(*(_stranger(number) for number in range(CAPS.strangers)))
    with pytest.raises(TooMany):
        streams.enter(_stranger(99), CAPS)
    streams.enter(_page(), CAPS)
    assert CAPS.strangers + 1 == len(streams)


def test_a_table_has_so_many_listeners_and_no_more() -> None:
    streams = _filled(*(_page(number) for number in range(CAPS.table)))
    with pytest.raises(TooMany):
        streams.enter(_page(99), CAPS)


def test_a_full_table_leaves_the_others_alone() -> None:
    streams = _filled(*(_page(number) for number in range(CAPS.table)))
    streams.enter(_page(99, code="JKMNPQ"), CAPS)
    assert CAPS.table + 1 == len(streams)


def test_an_address_has_so_many_listeners_and_no_more() -> None:
    streams = _filled(*(_page(number, address="10.1.1.1") for number in range(CAPS.address)))
    with pytest.raises(TooMany):
        streams.enter(_page(99, address="10.1.1.1", code="JKMNPQ"), CAPS)


def test_a_process_has_so_many_listeners_and_no_more() -> None:
    streams = _filled(*(_page(number, code=f"table {number}") for number in range(CAPS.process)))
    with pytest.raises(TooMany):
        streams.enter(_page(99), CAPS)


def test_a_displaced_page_counts_until_its_thread_is_free() -> None:
    streams = _filled(*(_page() for _ in range(CAPS.process)))
    with pytest.raises(TooMany):
        streams.enter(_page(), CAPS)


def test_who_leaves_makes_room() -> None:
    pages = [_page(number) for number in range(CAPS.table)]
    streams = _filled(*pages)
    streams.leave(pages[0])
    streams.enter(_page(99), CAPS)
    assert CAPS.table == len(streams)

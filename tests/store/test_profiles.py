"""People: they are held by a secret, and nobody else's opens them."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadProfile, NameMissing, NameTooLong, StoreError
from rollwrite.store.keeping import expire_passes
from rollwrite.store.passes import (
    MOST_LINKS,
    arrive,
    carry,
    recover,
    renew_code,
    share,
    unshare,
    viewed,
)
from rollwrite.store.people import Pass
from rollwrite.store.profiles import (
    LINK,
    PHONE,
    VIEW,
    holders,
    leave,
    leave_elsewhere,
    make,
    opened,
    person,
    rename,
)
from rollwrite.store.words import hash_of


def test_the_secret_of_a_phone_opens_its_person(session: Session) -> None:
    held = make(session, " Ann ").held
    assert held.person == opened(session, held.token, PHONE)
    assert "Ann" == held.person.name


def test_several_people_are_held_by_one_phone(session: Session) -> None:
    ann, bob = make(session, "Ann").held, make(session, "Bob").held
    assert (bob.person, ann.person) == holders(session, [bob.token, "forged", ann.token])


def test_a_phone_with_no_secrets_holds_nobody(session: Session) -> None:
    assert () == holders(session, [])


@pytest.mark.parametrize(("name", "error"), [(" \u0000", NameMissing), ("n" * 25, NameTooLong)])
def test_an_odd_name_is_refused(session: Session, name: str, error: type[StoreError]) -> None:
    with pytest.raises(error):
        make(session, name)


def test_a_forged_secret_opens_nobody(session: Session) -> None:
    make(session, "Ann")
    with pytest.raises(BadProfile):
        opened(session, "forged", PHONE)


def test_no_secret_is_kept_in_clear(session: Session) -> None:
    made = make(session, "Ann")
    key = made.held.person.key
    words = [made.held.token, made.code, made.code.replace("-", ""), share(session, key)]
    kept = session.scalars(select(Pass.hash).where(Pass.profile == key)).all()
    assert (3, set()) == (len(kept), set(words) & set(kept))


def test_a_person_can_be_called_otherwise(session: Session) -> None:
    held = make(session, "Ann").held
    rename(session, held.person.key, "Anna")
    assert "Anna" == person(session, held.person.key).name


def test_nobody_who_is_not_known_can_be_renamed(session: Session) -> None:
    with pytest.raises(BadProfile):
        rename(session, "0" * 16, "Eve")


def test_a_phone_that_left_holds_nobody_and_the_person_stays(session: Session) -> None:
    held = make(session, "Ann").held
    leave(session, held.token)
    assert () == holders(session, [held.token])
    assert held.person == person(session, held.person.key)


def test_other_phones_can_be_signed_out(session: Session) -> None:
    made = make(session, "Ann")
    other = recover(session, made.code)
    assert 1 == leave_elsewhere(session, made.held.person.key, made.held.token)
    assert (made.held.person,) == holders(session, [other.token, made.held.token])


@pytest.mark.parametrize("between", ["-", "", " - "])
def test_a_printed_code_gives_a_lost_person_back(session: Session, between: str) -> None:
    made = make(session, "Ann")
    held = recover(session, made.code.lower().replace("-", between))
    assert made.held.person == held.person == opened(session, held.token, PHONE)


def test_a_new_code_makes_the_old_one_void(session: Session) -> None:
    made = make(session, "Ann")
    code = renew_code(session, made.held.person.key)
    assert made.held.person == recover(session, code).person
    with pytest.raises(BadProfile):
        recover(session, made.code)


def test_a_link_brings_a_person_to_one_other_phone(session: Session) -> None:
    held = make(session, "Ann").held
    word = carry(session, held.person.key)
    arrived = arrive(session, word)
    assert (held.person,) == holders(session, [arrived.token, held.token])
    with pytest.raises(BadProfile):
        arrive(session, word)


def test_a_link_is_good_for_a_while_only(session: Session) -> None:
    held = make(session, "Ann").held
    word, past = carry(session, held.person.key), datetime.now(UTC) - timedelta(seconds=1)
    session.execute(update(Pass).where(Pass.use == "link").values(until=past))
    session.commit()
    with pytest.raises(BadProfile):
        arrive(session, word)


def test_a_shared_trail_can_be_looked_at_until_it_is_taken_back(session: Session) -> None:
    held = make(session, "Ann").held
    word = share(session, held.person.key)
    assert held.person == viewed(session, word)
    unshare(session, held.person.key)
    with pytest.raises(BadProfile):
        viewed(session, word)


def test_each_secret_opens_only_what_it_is_for(session: Session) -> None:
    made = make(session, "Ann")
    key, token = made.held.person.key, made.held.token
    words = {"link": carry(session, key), "view": share(session, key), "code": made.code}
    for word in (*words.values(), made.code.replace("-", "")):
        with pytest.raises(BadProfile):
            opened(session, word, PHONE)
    for use in (recover, arrive, viewed):
        with pytest.raises(BadProfile):
            use(session, token)


@pytest.mark.parametrize(("make_link", "use"), [(carry, LINK), (share, VIEW)])
def test_a_person_has_a_handful_of_links(
    session: Session, make_link: Callable[[Session, str], str], use: str
) -> None:
    key = make(session, "Ann").held.person.key
    words = [make_link(session, key) for _ in range(MOST_LINKS + 2)]
    kept = set(session.scalars(select(Pass.hash).where(Pass.profile == key, Pass.use == use)))
    assert {hash_of(word) for word in words[2:]} == kept


def test_links_that_open_nothing_any_more_are_deleted(session: Session) -> None:
    key = make(session, "Ann").held.person.key
    old, new = carry(session, key), share(session, key)
    gone = update(Pass).where(Pass.hash == hash_of(old)).values(until=datetime.now(UTC))
    session.execute(gone)
    session.commit()
    expire_passes(session)
    assert (None, True) == (session.get(Pass, hash_of(old)), viewed(session, new).key == key)

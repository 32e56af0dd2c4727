"""Home: the ways from there, and the way back to a table."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPhone
from tests.browser.people import Person


def test_a_code_is_accepted_as_people_write_it(new_phone: NewPhone) -> None:
    marta, jonas = Person("Marta", new_phone()), Person("Jonas", new_phone())
    code = marta.opens_a_table()
    jonas.joins(f"{code[:3].lower()} - {code[3:].lower()}")
    expect(marta.page.get_by_text("Jonas").first).to_be_visible()


def test_a_code_that_leads_nowhere_is_answered_in_plain_words(new_phone: NewPhone) -> None:
    person = Person("Ada", new_phone())
    person.phone.forgive("404|409")
    person.page.goto("/join")
    person.page.get_by_label("The six letters").fill("BCD-FGH")
    person.taps("Go to the table")
    person.sees("There is no table BCD-FGH.")

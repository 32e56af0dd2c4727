"""A real box in the hand: faces and cards are told by taps, and corrected by taps."""

from __future__ import annotations

from random import Random

from tests.browser.people import Person, wait_for_the_answer


def tells(person: Person, *faces: str) -> None:
    """Tap the faces that lie on the table, one after the other."""
    for face in faces:
        button = person.page.locator(".telling > .faces").get_by_role(
            "button", name=face, exact=True
        )
        button.wait_for()  # What was chosen before may still be on its way.
        before = person.page.locator("#turn").get_attribute("data-step")
        button.tap()
        wait_for_the_answer(person.page, before)


def turns_up(person: Person, habitat: str, at: int = 0) -> None:
    """Tap the card of *habitat* that was turned up, the one *at* this place in its list."""
    deck = person.page.locator("details.deck", has_text=habitat)
    deck.locator("summary").tap()
    before = person.page.locator("#turn").get_attribute("data-step")
    deck.get_by_role("button").nth(at).tap()
    wait_for_the_answer(person.page, before)


def turns_up_any(person: Person, random: Random) -> None:
    """Tap any card that may have been turned up."""
    person.sees("Which habitat card was turned up?")
    habitats = person.page.locator("details.deck > summary").all_inner_texts()
    turns_up(person, random.choice(habitats))


def tells_any(person: Person, random: Random) -> None:
    """Tap any face of the die that is asked for."""
    faces = person.page.locator(".telling > .faces > button")
    tells(person, str(random.choice(faces.all()).get_attribute("aria-label")))


def plays_the_round(person: Person, random: Random) -> None:
    """Throw the own dice and answer whatever is asked, until nothing is."""
    person.page.locator("#turn:not([data-how=wait])").wait_for()
    while person.is_asked():
        if person.page.locator("#turn[data-how=enter]").is_visible():
            tells_any(person, random)
        else:
            person.answers(random)


def corrects(person: Person, die: str, face: str) -> None:
    """Let the host correct the newest die called so, such as ``Central die: fox``."""
    person.page.locator("summary", has_text="Correct a die").tap()
    person.page.locator("#amend > details > summary", has_text=die).first.tap()
    told = person.page.locator("#amend details[open]")
    told.get_by_role("button", name=face, exact=True).tap()

"""What somebody has corrected, told to everybody whose moves hang on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Amendment
from rollwrite.games.rolling.moves import NOTATION, Collect, Deal, Fall, Reveal
from rollwrite.games.rolling.words import say
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import card_words, face_words
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.told import round_of


def corrected(sitting: Sitting, seat: int, names: tuple[str, ...], _: Words) -> str:
    """Return what the last amendment of this round did, and what it did to *seat*."""
    last = _last(sitting)
    if last is None:
        return ""
    return " ".join((_told(sitting, last, names, _), *_done_to(sitting, last, seat, _)))


def corrected_for_all(sitting: Sitting, names: tuple[str, ...], _: Words) -> str:
    """Return what the last amendment of this round did, and whose moves it has struck out."""
    last = _last(sitting)
    if last is None:
        return ""
    return " ".join((_told(sitting, last, names, _), *_done_to_all(sitting, last, names, _)))


def _last(sitting: Sitting) -> Amendment | None:
    """Return the last amendment; None when there is none, or a card has come since."""
    last = next(reversed(sitting.story.amendments), None)
    if last is None or any(
        each.text.startswith(Reveal.verb) for each in sitting.written[last.number :]
    ):
        return None
    return last


def _told(sitting: Sitting, last: Amendment, names: tuple[str, ...], _: Words) -> str:
    """Return who corrected what."""
    who = sitting.written[last.number].by
    values = {
        "name": "" if who is None else names[who],
        "now": _shown(NOTATION.write(last.move), _),
        "was": _shown(_counted(sitting, last), _),
    }
    if not _is_past(sitting, last):
        return _("%(name)s corrected: %(now)s, not %(was)s.", **values)
    number = round_of(sitting, last.target)
    return _("%(name)s corrected round %(number)d: %(now)s, not %(was)s.", **values, number=number)


def _is_past(sitting: Sitting, last: Amendment) -> bool:
    """Return whether the round that was corrected had been played to its end."""
    return 0 < round_of(sitting, last.target) < round_of(sitting, last.number)


def _done_to_all(
    sitting: Sitting, last: Amendment, names: tuple[str, ...], _: Words
) -> Iterator[str]:
    """Yield how many moves each has lost who has lost any."""
    since = range(last.target + 1, last.number)
    struck = Counter(sitting.written[each].seat for each in since if each in sitting.story.struck)
    for seat, name in enumerate(names):
        if count := struck[seat]:
            yield _.n_(
                "%(count)d move of %(name)s is struck out.",
                "%(count)d moves of %(name)s are struck out.",
                count,
                name=name,
            )


def _done_to(sitting: Sitting, last: Amendment, seat: int, _: Words) -> tuple[str, ...]:
    """Return what became of the moves that *seat* had made."""
    since = range(last.target + 1, last.number)
    mine = [number for number in since if sitting.written[number].seat == seat]
    if any(number in sitting.story.struck for number in mine):
        instead = _("Enter below what you gained or completed instead.")
        return (_("Moves of yours are struck out."), *((instead,) * _is_past(sitting, last)))
    if sitting.written[last.target].seat not in (TABLE, seat):
        return ()
    gone = sitting.story.undone
    kept = (sitting.written[number].text for number in mine if number not in gone)
    if isinstance(last.move, Fall) and any(text.startswith(Collect.verb) for text in kept):
        return (_("What you collected stays, at the price of the new dice."),)
    return ()


def _counted(sitting: Sitting, last: Amendment) -> str:
    """Return what was told before it was corrected, as it counted then."""
    before = [
        each.move
        for each in sitting.story.amendments
        if each.target == last.target and each.number < last.number
    ]
    return NOTATION.write(before[-1]) if before else sitting.written[last.target].text


def _shown(text: str, _: Words) -> str:
    """Return what was told, without saying of what."""
    move = NOTATION.read(text)
    match move:
        case Fall(face):
            return face_words(face, _)
        case Reveal(card):
            return card_words(card, _)
        case Deal(supplement):
            return supplement_name(supplement, _)
    return say(move, _)

"""The answers to a question, as rows to choose from."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.icons import ANIMAL_ICONS, ANY_ANIMAL, HABITAT_ICONS
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import moves
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.nature import HABITATS, NOTHING, THINGS, TOKEN, Habitat, Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import FreeHex
from rollwrite.games.rolling.throw import Result, results
from rollwrite.games.rolling.warning import lost_by
from rollwrite.games.rolling.words import Words, offer, say
from rollwrite.games.rolling.words.gifts import gift, gifts_at
from rollwrite.games.rolling.words.names import LINES, animal_name, tally_words
from rollwrite.games.rolling.words.offers import collected
from rollwrite.games.rolling.words.speech import named
from rollwrite.web.screens.discs import Run, runs
from rollwrite.web.screens.market import heading, titled


class Choice(Struct, frozen=True, kw_only=True):
    """One answer: what it is, how it comes about, what it costs, and what the button says."""

    move: str
    title: str
    said: str
    """What the main button says when this is chosen."""
    detail: str = ""
    discs: tuple[Run, ...] = ()
    icon: str = ""
    look: str = ""
    """The animal or habitat whose colours the icon has."""
    price: int | None = None
    end: str = ""
    delta: str = ""
    """How the tally changes, such as ``fox+5 token-1``."""
    weak: bool = False
    warning: str = ""


def choices(
    asked: Prompt[Page], page: Page, legal: tuple[Move, ...], _: Words
) -> tuple[Choice, ...]:
    """Return *legal* answers of *page* as rows, weak ones last."""
    rows = [_choice(asked, page, move, _) for move in legal]
    return tuple(sorted(rows, key=lambda row: row.weak))


def _choice(asked: Prompt[Page], page: Page, move: Move, _: Words) -> Choice:
    match move:
        case moves.Collect(gain):
            return _collect(page, gain, _)
        case moves.Pay(price):
            return _pay(move, price, _)
        case moves.Choose(animal):
            name = animal_name(animal, _)
            return Choice(
                move=NOTATION.write(move),
                title=heading(name),
                said=say(move, _),
                icon=ANIMAL_ICONS[animal],
                look=str(animal),
                end=_("you hold %(count)d", count=page.tally[animal]),
                delta=f"{animal}+1",
            )
        case moves.Mark() | moves.Take() | moves.As():
            return _place(asked, page, move, _)
    said = offer(move, page, _)
    return Choice(
        move=NOTATION.write(move),
        title=said,
        said=say(move, _),
        warning=_warning(asked, page, move, _),
    )


def _collect(page: Page, gain: Tally, _: Words) -> Choice:
    result = next(each for each in results(page.throw) if each.gain == gain)
    move = moves.Collect(gain)
    return Choice(
        move=NOTATION.write(move),
        title=tally_words(gain, _),
        said=say(move, _),
        detail=_how(result, _),
        discs=runs(gain, _),
        price=result.price,
        delta=difference(gain, NOTHING.but(TOKEN, result.price)),
        weak=result.dominated,
    )


def _how(result: Result, _: Words) -> str:
    """Return how *result* comes about, its price left out."""
    free = Result(result.gain, 0, result.how, result.dominated)
    if not any(result.gain):
        return _("keep what you have")
    if result.how == "extra":
        return _("one type, others for a cone each")
    return collected(free, _) or _("as rolled")


def _pay(move: moves.Pay, price: Tally, _: Words) -> Choice:
    return Choice(
        move=NOTATION.write(move),
        title=tally_words(price, _),
        said=say(move, _),
        discs=runs(price, _),
        price=price.token or None,
        delta=difference(NOTHING, price),
    )


def _place(asked: Prompt[Page], page: Page, move: Move, _: Words) -> Choice:
    """Return a choice that has a place on the sheet, with the points it brings at once."""
    after, _more = asked.answer(page, move)
    gained = score_page(after).total - score_page(page).total
    title, detail, habitat = _placed(page, move, _)
    marking = isinstance(move, moves.Mark) and title != offer(move, page, _)
    sign = "" if habitat is None else HABITAT_ICONS[habitat]
    return Choice(
        move=NOTATION.write(move),
        title=title,
        said=_("Mark: %(place)s", place=title) if marking else offer(move, page, _),
        detail=detail,
        look="" if habitat is None else str(habitat),
        icon=sign or ("" if marking else ANY_ANIMAL),
        end=f"+{gained}" if gained else "",
        delta=_change(page.tally, after.tally),
    )


def _placed(page: Page, move: Move, _: Words) -> tuple[str, str, Habitat | None]:
    """Return where *move* goes: its name, what it gives there, and the habitat."""
    match move:
        case moves.As(_name, habitat):
            return titled(habitat, _), "", habitat
        case moves.Mark(name):
            space = page.sheet.space[name]
            given = gifts_at(space, page, _)
            owners = [each for each in HABITATS if page.sheet.habitats[each] >> space & 1]
            if owners:
                return ", ".join(titled(each, _) for each in owners), given, owners[0]
            if space in page.sheet.overflow:
                return heading(named(LINES, "overflow", _)), given, None
        case moves.Take(key):
            area = next(area for area in page.sheet.areas if area.key == key)
            free = [ask.habitat for ask in area.asks if isinstance(ask, FreeHex)]
            return heading(gift(area, page.sheet, _)), "", free[0] if free else None
    return offer(move, page, _), "", None


def _warning(asked: Prompt[Page], page: Page, move: Move, _: Words) -> str:
    if not (lost := lost_by(page, asked, move)):
        return ""
    return _.n_(
        "%(count)d mark finds no place and is lost. Complete the card all the same?",
        "%(count)d marks find no place and are lost. Complete the card all the same?",
        lost,
    )


def difference(gain: Tally, price: Tally) -> str:
    """Return how *gain* and *price* change a tally."""
    return _change(price, gain)


def _change(before: Tally, after: Tally) -> str:
    pairs = zip(THINGS, before, after, strict=True)
    return " ".join(f"{thing}{new - old:+}" for thing, old, new in pairs if new != old)

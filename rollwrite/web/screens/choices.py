"""The answers to a question, as rows to choose from."""

from __future__ import annotations

from rollwrite.draw.icons import ANIMAL_ICONS
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import moves
from rollwrite.games.rolling.completing import RewardCard
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.nature import NOTHING, TOKEN, Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.paying import lying
from rollwrite.games.rolling.throw import Result, results
from rollwrite.games.rolling.warning import lost_by
from rollwrite.games.rolling.words import offer, say
from rollwrite.games.rolling.words.names import animal_name, face_words, tally_words
from rollwrite.games.rolling.words.offers import collected
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words, capital
from rollwrite.web.screens.choice import Choice, change
from rollwrite.web.screens.discs import runs
from rollwrite.web.screens.market import titled
from rollwrite.web.screens.places import place_choice


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
        case moves.Choose():
            return _animal(asked, page, move, _)
        case moves.Mark() | moves.Take() | moves.As():
            return place_choice(asked, page, move, _)
        case moves.Complete(slot):
            card = page.common.market[slot - 1]
            title = f"{titled(card.habitat, _)} {card.size}"
            said = _("Complete %(card)s", card=title)
        case _other:
            title, said = offer(move, page, _), say(move, _)
    return Choice(
        move=NOTATION.write(move),
        title=title,
        said=said,
        detail=_detail(asked, page, move, _),
        warning=_warning(asked, page, move, _),
    )


def _detail(asked: Prompt[Page], page: Page, move: Move, _: Words) -> str:
    """Return what the die shows that is rerolled, or what the bonus is that is taken."""
    match asked, move:
        case _, moves.Reroll("1" | "2" as die):
            return face_words(page.dice[int(die) - 1], _)
        case RewardCard(slot), moves.Reward("bonus" | "both"):
            return full(lying(page, slot)[1], _)
    return ""


def _animal(asked: Prompt[Page], page: Page, move: moves.Choose, _: Words) -> Choice:
    after, _more = asked.answer(page, move)
    return Choice(
        move=NOTATION.write(move),
        title=capital(animal_name(move.animal, _)),
        said=say(move, _),
        icon=ANIMAL_ICONS[move.animal],
        look=str(move.animal),
        end=_("you hold %(count)d", count=page.tally[move.animal]),
        delta=change(page.tally, after.tally),
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
        delta=change(NOTHING.but(TOKEN, result.price), gain),
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
        delta=change(price, NOTHING),
    )


def _warning(asked: Prompt[Page], page: Page, move: Move, _: Words) -> str:
    if not (lost := lost_by(page, asked, move)):
        return ""
    return _.n_(
        "%(count)d mark finds no place and is lost. Complete the card all the same?",
        "%(count)d marks find no place and are lost. Complete the card all the same?",
        lost,
    )

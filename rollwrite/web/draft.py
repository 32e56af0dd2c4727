"""A table that is being chosen: what a form holds, and the options that it makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import MultiDict

from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import RANDOM, STARTER, Edition, Options, for_scenario, prepare

FREE, SCENARIO, ACHIEVEMENTS = "free", "scenario", "achievements"
DIGITAL, REAL = "digital", "real"
CHOSEN = "chosen"
EDITIONS: dict[str, Edition] = {each: each for each in get_args(Edition)}


class Draft(Struct, frozen=True):
    """What was chosen and typed so far, right or wrong."""

    name: str = ""
    sheet: str = "hills-a"
    edition: str = "hills"
    dice: str = ""
    family: bool = False
    abundance: bool = False
    supplements: str = STARTER[0]
    cards: tuple[str, ...] = ()
    """The supplements that were ticked, as they are to lie in the slots."""
    quest: str = FREE
    scenario: str = "1"
    how: str = DIGITAL
    family_counts: bool = False
    solo_counts: bool = True

    @classmethod
    def read(cls, form: MultiDict[str, str]) -> Draft:
        """Return what *form* holds."""
        return cls(
            name=form.get("name", ""),
            sheet=form.get("sheet", ""),
            edition=form.get("edition", ""),
            dice=form.get("dice", ""),
            family=form.get("variant") == "family",
            abundance="abundance" in form,
            supplements=form.get("supplements", ""),
            cards=_in_order(form.getlist("cards"), form.get("order", "").split()),
            quest=form.get("quest", ""),
            scenario=form.get("scenario", ""),
            how=form.get("how", ""),
            family_counts="family_counts" in form,
            solo_counts="solo_counts" in form,
        )

    @classmethod
    def of(cls, options: Options) -> Draft:
        """Return the draft that makes *options*."""
        named = options.supplements not in (STARTER, RANDOM)
        quest = ACHIEVEMENTS if options.achievements else FREE
        draft = cls(
            sheet=options.sheet,
            edition=options.edition,
            dice=options.dice or "",
            family=options.family,
            abundance=options.abundance,
            supplements=CHOSEN if named else options.supplements[0],
            cards=options.supplements if named else (),
            quest=quest,
            how=REAL if options.real else DIGITAL,
            family_counts=options.family_counts,
            solo_counts=options.solo_counts,
        )
        if options.scenario is None:
            return draft
        return replace(draft, quest=SCENARIO, scenario=str(options.scenario))

    def options(self) -> Options:
        """Return the options that this makes; raise BadOptions when it makes none."""
        options = self._plain()
        if self.quest == SCENARIO:
            numbers = {str(number): number for number in load().scenarios}
            if self.scenario not in numbers:
                raise BadOptions("scenario", self.scenario)
            options = for_scenario(load(), numbers[self.scenario], options)
        prepare(load(), options)
        return options

    def _plain(self) -> Options:
        if self.edition not in EDITIONS:
            raise BadOptions("dice", self.edition)
        return Options(
            sheet=self.sheet,
            edition=EDITIONS[self.edition],
            supplements=self._supplements(),
            dice=self.dice or None,
            achievements=self.quest == ACHIEVEMENTS,
            family=self.family,
            abundance=self.abundance,
            real=self.how == REAL,
            family_counts=self.family_counts,
            solo_counts=self.solo_counts,
        )

    def _supplements(self) -> tuple[str, ...]:
        """Return the supplements; the family game has none to choose from (V2)."""
        if self.family:
            return STARTER
        return self.cards if self.supplements == CHOSEN else (self.supplements,)


def _in_order(ticked: Sequence[str], order: Sequence[str]) -> tuple[str, ...]:
    """Return what is *ticked* as it was tapped; what *order* does not know comes after that."""
    return tuple(
        sorted(ticked, key=lambda each: order.index(each) if each in order else len(order))
    )

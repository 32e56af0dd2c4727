"""A game on paper that is being entered: what a form holds, and the game that it makes."""

from __future__ import annotations

from datetime import UTC, date, datetime, time

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import MultiDict

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import MOST_SEATS, Options
from rollwrite.games.rolling.paper import Asked, asked, sections
from rollwrite.games.rolling.words.facts import fact_words
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.speech import Words, capital, msg, named
from rollwrite.store.errors import BadPaper
from rollwrite.store.finished import Other
from rollwrite.store.papers import OnPaper
from rollwrite.web.draft import ACHIEVEMENTS, Draft

OTHERS = MOST_SEATS - 1
"""How many may have sat there too."""
LINE, FACT = "line-", "fact-"
"""How the names of fields begin."""
SENTENCES = {
    "section-bounds": msg("%(name)s: this sheet gives 0 to %(most)d points."),
    "missing-section": msg("%(name)s is missing. Type its points, or 0."),
    "sum": msg("The sections come to %(most)d, not %(total)d. Look at them again."),
    "fact-bounds": msg("%(name)s: type a number from 0 to %(most)d."),
    "missing-fact": msg("%(name)s is missing. Type a number, or 0."),
    "leftovers": msg("%(name)s: with these leftover points it is 0 to %(most)d."),
    "future": msg("The day is still to come, or too long ago. Choose another."),
    "too-many": msg("At most %(most)d others sit at a table."),
    "others-bounds": msg("%(name)s: type 0 to %(most)d points."),
    "unknown-section": msg("This sheet has no section of that name. Load the page again."),
    "unknown-fact": msg("The page sent something that was not asked for. Load it again."),
}


class Unread(ValueError):
    """A field of the form that holds no number."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class Scrawl(Struct, frozen=True):
    """What was chosen and typed so far, right or wrong."""

    draft: Draft
    typed: dict[str, str]

    @classmethod
    def read(cls, form: MultiDict[str, str]) -> Scrawl:
        """Return what *form* holds."""
        draft = Draft(
            sheet=form.get("sheet", "hills-a"),
            family=form.get("variant") == "family",
            family_counts="family_counts" in form,
            solo_counts=form.getlist("solo_counts")[-1:] != ["off"],
            quest=form.get("quest", ACHIEVEMENTS),
            scenario=form.get("scenario", "1"),
        )
        return cls(draft, {name: form[name] for name in form})

    @property
    def others(self) -> tuple[Other, ...]:
        """Return who sat there too; a line without a name is nobody."""
        return tuple(
            Other(self.typed[f"name-{each}"], self._number(f"total-{each}", "others"))
            for each in self._named()
        )

    def options(self) -> Options:
        """Return what was played; raise BadOptions."""
        return replace(self.draft.options(), seats=1 + len(self._named()))

    def game(self) -> OnPaper:
        """Return the game; raise BadOptions or Unread."""
        options = self.options()
        sheet = load().sheets[options.sheet]
        keys = [section.key for section in sections(sheet)]
        return OnPaper(
            setup=msgspec.to_builtins(replace(options, seats=1)),
            at=self._at(),
            lines={key: self._number(LINE + key) for key in keys},
            total=self._number("total"),
            facts={each.fact: self._fact(each) for each in asked(load(), options)},
            others=self.others,
        )

    def _named(self) -> list[int]:
        """Return the lines on which somebody is named."""
        return [each for each in range(OTHERS) if self.typed.get(f"name-{each}", "").strip()]

    def _at(self) -> datetime:
        """Return noon of the day, or now when it is today and not yet noon."""
        try:
            day = date.fromisoformat(self.typed.get("day", ""))
        except ValueError as error:
            raise Unread("day") from error
        noon, now = datetime.combine(day, time(12), UTC), datetime.now(UTC)
        return min(noon, now) if day <= now.date() else noon

    def _fact(self, each: Asked) -> int:
        if is_tick(each):
            return int(FACT + each.fact in self.typed)
        return self._number(FACT + each.fact)

    def _number(self, field: str, beside: str = "") -> int:
        text = self.typed.get(field, "").strip()
        if not (text.isascii() and text.isdigit() and len(text) <= 4):
            raise Unread(beside or field)
        return int(text)


def is_tick(each: Asked) -> bool:
    """Return whether a fact is told by a tick rather than a number."""
    return each.most == 1 and each.fact.startswith("area:")


def paper_words(error: BadPaper, _: Words) -> tuple[str, str]:
    """Return beside which field, and how, it is said that no paper can look like this."""
    reason, key = str(error.details["reason"]), str(error.details.get("key", ""))
    if reason.endswith("section") or reason == "section-bounds":
        field, name = LINE + key, named(LINES, key, _)
    elif reason.endswith("fact") or reason in ("fact-bounds", "leftovers"):
        field, name = FACT + key, fact_words(key, _)
    else:
        field, name = {"sum": "total", "future": "day"}.get(reason, "others"), key
    values = {"most": 0, "total": 0} | error.details | {"name": capital(name)}
    return field, _(SENTENCES[reason], **values)

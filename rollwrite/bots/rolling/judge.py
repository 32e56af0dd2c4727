"""What a page is worth: its points, and what its unfinished areas promise."""

from __future__ import annotations

from math import exp, inf

from rollwrite.bots.rolling.aims import Aims
from rollwrite.bots.rolling.points import FastPoints
from rollwrite.bots.rolling.weights import Weights
from rollwrite.engine.bits import members
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.page import ROUNDS, Page
from rollwrite.games.rolling.sheet import AnyAnimal, Area, Ask, Counting, FreeHex, OneOf, Sheet

RARITY = (2.0, 1.0, 0.0, -1.0, -1.35)


class Judge:
    """Values the pages of one sheet."""

    def __init__(self, sheet: Sheet, weights: Weights, aims: Aims | None = None) -> None:
        self.aims = aims
        self._sheet = sheet
        self.weights = weights
        self._points = FastPoints(sheet)
        self.prices = tuple(weights.rate * (1 + weights.spread * step) for step in RARITY)
        self.token = weights.rate * weights.token
        self._areas = [
            (area.spaces, worth, area.spaces.bit_count())
            for area in sheet.areas
            if (worth := self._worth(area)) > 0
        ]
        self._owed = [sum(map(self._asked, area.asks)) for area in sheet.areas]
        self._tracks = [
            (line.spaces, line.values) for line in sheet.score if line.kind == Counting.HEADER
        ]
        self._uniform = [area.spaces for area in sheet.areas if area.same]
        left = [line.values[0] for line in sheet.score if line.kind == Counting.LEFTOVERS]
        self.leftovers = left[0] if left else inf
        self._hopes = [self._hope(round) for round in range(ROUNDS + 1)]
        self._seen: dict[tuple[tuple[int, ...], int, int], float] = {}

    def forget(self) -> None:
        """Forget the pages judged so far; a new round values them anew."""
        self._seen.clear()

    def sheet(self, page: Page) -> float:
        """Return the worth of what is written on *page*."""
        key = page.ink, page.due, page.cards
        known = self._seen.get(key)
        if known is None:
            known = self._points(page) + self._promise(page)
            known += sum(self._owed[index] for index in members(page.due))
            known += self.aims.sheet(page) if self.aims else 0.0
            self._seen[key] = known
        return known

    def gain(self, tally: Tally) -> float:
        """Return the plain worth of *tally*, whatever else is held."""
        bear, elk, fox, hawk, salmon, token = tally
        a, b, c, d, e = self.prices
        return a * bear + b * elk + c * fox + d * hawk + e * salmon + self.token * token

    def _worth(self, area: Area) -> float:
        """Return what the area gives: points, tally, crosses, and what it asks."""
        asked = sum(map(self._asked, area.asks))
        return area.points + self.gain(area.gain) + self.weights.cross * len(area.crosses) + asked

    def _asked(self, ask: Ask) -> float:
        match ask:
            case AnyAnimal():
                return max(self.prices)
            case FreeHex():
                return self.weights.free
            case OneOf():
                return self.weights.pick * max(self.prices)

    def _share(self, round: int) -> float:
        """Return how far the future counts in *round*: marks then count by what they may become."""
        share: float = self.weights.future * (1 - round / ROUNDS) ** self.weights.sober
        return share

    def _hope(self, round: int) -> list[list[float]]:
        """Return by size and by missing spaces what an unfinished area is worth of its bonus."""
        largest = max((area.spaces.bit_count() for area in self._sheet.areas), default=0)
        share = self._share(round)
        rate = self.weights.hope * (1 + self.weights.haste * round / ROUNDS)
        left = min(1.0, (ROUNDS - round) / self.weights.fade)
        return [
            [0.0]
            + [
                share * (1 - missing / size) + (1 - share) * left * exp(-rate * missing)
                for missing in range(1, size + 1)
            ]
            for size in range(1, largest + 1)
        ]

    def _promise(self, page: Page) -> float:
        """Return what the areas not yet complete promise."""
        round, missing = page.common.round, ~page.marks
        hopes = self._hopes[round]
        promise = 0.0
        for spaces, worth, size in self._areas:
            promise += worth * hopes[size - 1][(spaces & missing).bit_count()]
        if self._uniform:
            promise += self.weights.same * self._sameness(page, hopes, missing)
        for spaces, values in self._tracks:
            count = (spaces & ~missing).bit_count()
            promise += (
                self._share(round)
                * self.weights.track
                * (values[-1] * count / len(values) - (values[count - 1] if count else 0))
            )
        return promise

    def _sameness(self, page: Page, hopes: list[list[float]], missing: int) -> float:
        """Return how near the regions are to holding one animal only (D5)."""
        found = 0.0
        for spaces in self._uniform:
            lacking = (spaces & missing).bit_count()
            if lacking and sum(1 for ink in page.ink[1:] if ink & spaces) <= 1:
                found += hopes[spaces.bit_count() - 1][lacking]
        return found

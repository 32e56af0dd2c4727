"""Pages for tests: games with a real box told in words, and pages built mark by mark."""

from __future__ import annotations

from itertools import cycle

from msgspec.structs import replace

from rollwrite.engine.bits import members
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.marking import mark
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.nature import (
    ANIMAL_WORDS,
    HABITAT_WORDS,
    HABITATS,
    NOTHING,
    THINGS,
    Tally,
)
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import ROUNDS, Common, Page, blank_page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import Fill, Sheet

DISCOUNTS = ("hills-1", "hills-4", "hills-8", "hills-10")
DICE = ("any", "bear", "elk", "fox", "hawk", "salmon")


class Play:
    """One player with a real box: dice and cards are typed in, so that anything can come."""

    def __init__(self, letter: str, slots: tuple[str, ...] = DISCOUNTS) -> None:
        options = Options(sheet=f"hills-{letter}", supplements=slots, real=True)
        self.game: RollingGame = prepare(load(), options)
        self.table: Table = self.game.start()

    @property
    def page(self) -> Page:
        return self.table.turns[0].on

    @property
    def own(self) -> tuple[Tally, tuple[int, ...], int, int]:
        """Return what this player alone has: tally, ink, bonuses taken and due."""
        page = self.page
        return page.tally, page.ink, page.taken, page.due

    @property
    def marks(self) -> set[str]:
        """Return the names of all spaces written in."""
        return named(self.page.sheet, self.page.marks)

    @property
    def legal(self) -> list[str]:
        """Return what can be said now."""
        (seat,) = self.game.actors(self.table)
        return [NOTATION.write(move) for move in self.game.legal(self.table, seat)]

    def points(self, key: str) -> int:
        return self.game.score(self.table, 0).points(key)

    def say(self, *lines: str) -> None:
        """Play *lines* as whoever has to move; the rules refuse what is not legal."""
        for line in lines:
            (seat,) = self.game.actors(self.table)
            self.table = self.game.play(self.table, seat, NOTATION.read(line))

    def reveal(self, word: str, *, gained: str = "none") -> None:
        """Begin a round with the card *word*, and collect nothing but what was *gained*."""
        if 0 in self.game.actors(self.table):
            self.say("done")
        self.say(f"card {word}", *(f"die {face}" for face in DICE))
        if gained != "none":
            self.say(f"gained {gained}")
        self.say("collect none")

    def card(self, word: str, *answers: str) -> None:
        """Complete the card *word* at its full cost, and give *answers* to what it asks."""
        cost = str(Card.read(word).cost)
        self.reveal(word, gained=cost)
        self.say("complete 1")
        if cost != "none":
            self.say(f"pay {cost}")
        self.say(*answers)

    def circle(self, names: str) -> None:
        """Circle hexes in order; a mark that leaves no choice is already made."""
        for name in names.split():
            if name not in self.marks:
                self.say(f"mark {name}")

    def write(self, words: str) -> None:
        """Write animals in order, such as ``a1:bear``; what leaves no choice is already written."""
        for word in words.split():
            name, _, animal = word.partition(":")
            if name not in self.marks:
                self.say(f"write {name} {animal}")

    def cards(self, *words: str) -> None:
        """Complete one card after the other, always with the first answer there is."""
        for word in words:
            self.card(word)
            self.first()

    def first(self) -> None:
        """Give the first answer there is until nothing is asked."""
        while self.table.turns[0].open:
            self.say(self.legal[0])

    def cross(self, *names: str) -> None:
        """Mark spaces without a card, before the next one comes."""
        (turn,) = self.table.turns
        page = turn.on
        for name in names:
            page = mark(page, page.sheet.space[name], 0)
        self.table = replace(self.table, turns=(Turn.asking(page, turn.open, turn),))

    def finish(self) -> None:
        """Let all other rounds go by."""
        while self.page.common.round < ROUNDS:
            self.reveal("rivers1-bear9-elk9-fox9")
            if self.table.turns[0].open:
                self.say("pass")
        self.say("done")


def named(sheet: Sheet, spaces: int) -> set[str]:
    """Return the names of *spaces*."""
    return {sheet.names[space] for space in members(spaces)}


def filled(letter: str, spaces: str = "", *, tally: str = "none", cards: int = 0) -> Page:
    """Return a page with *spaces* marked: names such as ``a1``, or ``a1:3``, ``a1:bear``."""
    setup = prepare(load(), Options(sheet=f"hills-{letter}")).setup
    page = replace(blank_page(Common(setup)), cards=cards)
    for word in spaces.split():
        name, _, written = word.partition(":")
        space = page.sheet.space[name]
        if not page.marks >> space & 1:
            page = mark(page, space, _ink(page.sheet, space, written))
    return replace(page, tally=Tally.read(tally))


def _ink(sheet: Sheet, space: int, written: str) -> int:
    """Return the ink of *written*; a hex of C is circled for its first habitat if none is named."""
    if not sheet.hexes >> space & 1:
        return 0
    if sheet.fill == Fill.TOPMOST:
        return int(written or 1)
    if sheet.fill == Fill.ANYWHERE:
        return ANIMAL_WORDS.index(written) + 1
    if written:
        return HABITAT_WORDS.index(written) + 1
    if sheet.fill == Fill.TOUCHING:
        return next((each + 1 for each in HABITATS if sheet.habitats[each] >> space & 1), 0)
    return 0


def run(key: str, count: int) -> str:
    """Return the first *count* hexes of a row, or boxes of a line: ``a1 a2``, ``sun-1 sun-2``."""
    return " ".join(f"{key}{number}" for number in range(1, count + 1))


def habitat(letter: str, word: str) -> list[str]:
    """Return the names of the hexes of a habitat."""
    sheet = load().sheets[f"hills-{letter}"]
    return [sheet.names[hex] for hex in sheet.tracks[HABITAT_WORDS.index(word)]]


def mixed(names: str) -> str:
    """Return *names* with two animals in turn, so that no region holds one type only."""
    return " ".join(
        f"{name}:{animal}"
        for name, animal in zip(names.split(), cycle(("bear", "elk")), strict=False)
    )


def without(names: str, *missing: str) -> str:
    """Return *names* with those *missing* left out."""
    return " ".join(word for word in names.split() if word.partition(":")[0] not in missing)


def scoring(page: Page, points: int, thing: str = "token") -> Page:
    """Return *page* with as much of *thing* left over as makes it worth exactly *points*."""
    missing = points - score_page(page).total
    assert missing >= 0, f"the page is already worth {-missing} more"
    return page.gaining(NOTHING.but(THINGS.index(thing), 5 * missing))

"""The expert: thinks one whole turn through and values what it leads to over the rounds left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from rollwrite.bots.rolling.aims import Aims, Eager
from rollwrite.bots.rolling.judge import Judge
from rollwrite.bots.rolling.prospects import Prospect, Prospects, coming_prices
from rollwrite.bots.rolling.weights import SHEETS, Weights
from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.bonuses import CrossOne, FreeMark, TakeDue
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.collecting import CollectAnimals, RerollDice
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.filling import MarkTouching, Settle, WriteAnimals, filled, has_room
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.moves import Collect, Reroll
from rollwrite.games.rolling.nature import TOKEN
from rollwrite.games.rolling.page import SLOTS, Page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.throw import Throw, results

MARKING = (MarkTouching, WriteAnimals, FreeMark, CrossOne, TakeDue, Settle)
"""Questions that the sheet alone decides."""


class ExpertPlayer:
    """Plays the move whose turn ends best."""

    def __init__(
        self, goals: Sequence[Goal] = (), weights: Weights | None = None, eager: Eager | None = None
    ) -> None:
        self._goals = goals
        self._given = weights
        self._eager = eager
        self._judges: dict[str, Judge] = {}
        self._thinking: Search | None = None

    def choose(self, game: Game[Table], table: Table, seat: int) -> Move:
        """Return the legal move that leads to the best end of the turn."""
        moves = game.legal(table, seat)
        if len(moves) == 1:
            return moves[0]
        turn = table.turns[seat]
        if self._thinking is None or not self._thinking.serves(turn.on):
            self._thinking = Search(turn.on, self._judge(turn.on.sheet))
        return self._thinking.best(turn)[0]

    def _judge(self, sheet: Sheet) -> Judge:
        """Return the judge of *sheet*, which forgets what it thought of earlier rounds."""
        if sheet.key not in self._judges:
            weights = self._given or SHEETS[sheet.letter]
            aims = Aims(sheet, self._goals, self._eager) if self._goals else None
            self._judges[sheet.key] = Judge(sheet, weights, aims)
        self._judges[sheet.key].forget()
        return self._judges[sheet.key]


class Search:
    """One turn thought through."""

    def __init__(self, page: Page, judge: Judge) -> None:
        self._common = page.common
        self._judge = judge
        self._answers: dict[object, Move] = {}
        self._prospects = Prospects(judge, page.common, self._upcoming(page))

    def serves(self, page: Page) -> bool:
        """Return whether this was thought for the round of *page*."""
        return page.common is self._common

    def best(self, turn: Turn[Page]) -> tuple[Move, float]:
        """Return the best answer to the question asked, and what the turn is then worth."""
        asked = turn.asked
        if isinstance(asked, RerollDice):
            return self._reroll(turn)
        if isinstance(asked, CollectAnimals | CompleteCard):
            worths = [(self._end(turn.answer(move)), move) for move in _candidates(turn)]
            worth, move = max(worths, key=lambda pair: pair[0])
            return move, worth
        assert asked is not None
        move = self._near(turn, asked)
        return move, self._end(turn.answer(move))

    def _end(self, turn: Turn[Page]) -> float:
        """Return the worth of the page at the end of *turn*, well played from here."""
        asked = turn.asked
        if asked is None:
            return self._worth(turn.on)
        if asked.chance:
            sides = turn.weights
            ends = [self._end(turn.answer(fall)) for fall in turn.choices]
            return sum(end * count for end, count in zip(ends, sides, strict=True)) / sum(sides)
        return self.best(turn)[1]

    def _worth(self, page: Page) -> float:
        return self._judge.sheet(page) + self._prospects.worth(page.tally)

    def _near(self, turn: Turn[Page], asked: Prompt[Page]) -> Move:
        """Return the answer that looks best at once; marks are thought of once for any tally."""
        if not isinstance(asked, MARKING):
            return max(turn.choices, key=lambda move: self._look(turn, move))
        key = (asked, turn.on.ink, turn.on.due)
        if key not in self._answers:
            self._answers[key] = max(turn.choices, key=_plainly(self._judge, turn))
        return self._answers[key]

    def _look(self, turn: Turn[Page], move: Move) -> float:
        after = turn.answer(move)
        if after.asked is not None and after.asked.chance:
            return self._end(after)
        return self._worth(after.on)

    def _reroll(self, turn: Turn[Page]) -> tuple[Move, float]:
        """Return which dice to reroll, judging every pair of faces by what it could collect."""
        page = turn.on
        one, two = (die.faces for die in page.common.setup.dice.personal)
        first, second = page.dice
        pairs = {
            "keep": [(first, second)],
            "1": list(product(one, (second,))),
            "2": list(product((first,), two)),
            "both": list(product(one, two)),
        }
        seen = {dice: self._thrown(page, dice) for dice in set(pairs["both"] + pairs["keep"])}
        worths = {key: _mean([seen[dice] for dice in each]) for key, each in pairs.items()}
        keys = [move.dice if isinstance(move, Reroll) else "keep" for move in turn.choices]
        best = max(range(len(keys)), key=lambda at: worths[keys[at]])
        return turn.choices[best], worths[keys[best]]

    def _thrown(self, page: Page, dice: tuple[Face, ...]) -> float:
        """Return the worth of the best thing to collect from *dice*."""
        throw = Throw(page.common.faces, dice, page.common.setup.family)
        tokens = page.tally.token
        return max(
            self._prospects.worth(page.tally.plus(each.gain).but(TOKEN, tokens - each.price))
            for each in results(throw)
            if each.price <= tokens and not each.dominated
        )

    def _upcoming(self, page: Page) -> Iterable[Prospect]:
        """Yield the cards that stay in the market after this round, with what they promise."""
        for place, card in enumerate(page.common.market[: SLOTS - 1], 1):
            if has_room(page, card.habitat):
                surplus = self._surplus(page, card)
                prices = coming_prices(card, place, page.common.supplements)
                yield Prospect(prices, max(0.0, surplus), SLOTS - place)

    def _surplus(self, page: Page, card: Card) -> float:
        """Return what the marks of *card* are worth above the animals it costs."""
        before, prompts = filled(page, card, card.size)
        turn = Turn.asking(before, (TakeDue(), *prompts))
        while turn.asked is not None:
            turn = turn.answer(max(turn.choices, key=_plainly(self._judge, turn)))
        gained = turn.on.tally.minus(page.tally)
        marks = self._judge.sheet(turn.on) - self._judge.sheet(page)
        return (
            marks
            + self._judge.gain(gained)
            + card.tokens * self._judge.token
            - self._judge.gain(card.cost)
        )


def _candidates(turn: Turn[Page]) -> Iterable[Move]:
    """Return the answers worth following: dominated results are not."""
    if not isinstance(turn.asked, CollectAnimals):
        return turn.choices
    strong = {each.gain for each in results(turn.on.throw) if not each.dominated}
    return [move for move in turn.choices if isinstance(move, Collect) and move.gain in strong]


def _plainly(judge: Judge, turn: Turn[Page]) -> Callable[[Move], float]:
    """Return what judges an answer by the sheet and the plain worth of the tally."""

    asked = turn.asked
    assert asked is not None

    def look(move: Move) -> float:
        page, _ = asked.answer(turn.on, move)
        return judge.sheet(page) + judge.gain(page.tally)

    return look


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths)

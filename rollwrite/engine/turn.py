"""Turns: a stack of open questions and the way back."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options

T = TypeVar("T")


class Prompt(Struct, Generic[T], frozen=True):
    """An open question about a *T*: it knows its answers and what each leads to."""

    chance: ClassVar[bool] = False
    """Whether dice or deck answer, rather than the player's will."""

    def options(self, on: T) -> Options:
        """Return the answers to offer, in a fixed order."""
        raise NotImplementedError

    def accepts(self, on: T, move: Move) -> bool:
        """Return whether *move* answers, though it is not among the options."""
        return False

    def weights(self, on: T) -> tuple[int, ...] | None:
        """Return how likely chance gives each option; None when all are alike."""
        return None

    def fall(self, on: T, options: Options, share: float) -> Move:
        """Return which of *options* chance gives, *share* being any number from 0 to below 1."""
        weights = self.weights(on)
        if weights is None:
            return options[int(share * len(options))]
        sums = [*accumulate(weights)]
        return options[bisect(sums, int(share * sums[-1]))]

    def answer(self, on: T, move: Move) -> tuple[T, tuple[Prompt[T], ...]]:
        """Return what *on* becomes, and the questions that follow, the next one last."""
        raise NotImplementedError


Stack = tuple[Prompt[T], "Stack[T] | None"]
"""Open questions: the one asked now, and those below it."""


class Turn(Struct, Generic[T], frozen=True, eq=False, gc=False):
    """What a turn works on, the questions still open, and the way back."""

    on: T
    stack: Stack[T] | None = None
    choices: Options = ()
    """The options of the question asked now; settling has listed them anyway."""
    before: Turn[T] | None = None
    chance: bool = False
    """Whether dice or deck answer the question asked now."""

    @classmethod
    def asking(
        cls, on: T, prompts: tuple[Prompt[T], ...], before: Turn[T] | None = None
    ) -> Turn[T]:
        """Return a turn with *prompts* open, after settling those that leave no choice."""
        return _asked(on, _pushed(None, prompts), before)

    @property
    def asked(self) -> Prompt[T] | None:
        """Return the question asked now."""
        return None if self.stack is None else self.stack[0]

    @property
    def open(self) -> tuple[Prompt[T], ...]:
        """Return the questions still open, the one asked now last."""
        found: list[Prompt[T]] = []
        stack = self.stack
        while stack is not None:
            prompt, stack = stack
            found.append(prompt)
        return tuple(reversed(found))

    @property
    def weights(self) -> tuple[int, ...]:
        """Return how likely chance gives each of the choices."""
        weights = None if self.stack is None else self.stack[0].weights(self.on)
        return (1,) * len(self.choices) if weights is None else weights

    def accepts(self, move: Move) -> bool:
        """Return whether *move* answers the question asked now."""
        stack = self.stack
        return move in self.choices or (stack is not None and stack[0].accepts(self.on, move))

    def answer(self, move: Move) -> Turn[T]:
        """Answer the question asked now; once dice have fallen there is no way back."""
        assert self.stack is not None
        prompt, stack = self.stack
        on, follow = prompt.answer(self.on, move)
        if follow:  # Half of the answers lead to no question, and an idle loop costs time too.
            for each in follow:
                stack = each, stack
        before = None if self.chance else self
        if stack is not None:
            prompt = stack[0]
            choices, chance = prompt.options(on), prompt.chance
            # As `_asked` does, and as most often ends; options that are not listed are several.
            if chance or type(choices) is not tuple or len(choices) > 1:
                return Turn(on, stack, choices, before, chance)
            on, stack = _settled(on, stack, choices)
        return _asked(on, stack, before)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.on == other.on and self.stack == other.stack

    def __hash__(self) -> int:
        return hash((self.on, self.stack))


def _pushed(stack: Stack[T] | None, prompts: tuple[Prompt[T], ...]) -> Stack[T] | None:
    """Return *stack* with *prompts* on it, the last of them on top."""
    for prompt in prompts:
        stack = prompt, stack
    return stack


def _asked(on: T, stack: Stack[T] | None, before: Turn[T] | None) -> Turn[T]:
    """Return the turn in which the first question of *stack* that leaves a choice is asked."""
    while stack is not None:
        prompt = stack[0]
        choices = prompt.options(on)
        if prompt.chance or len(choices) > 1:
            return Turn(on, stack, choices, before, prompt.chance)
        on, stack = _settled(on, stack, choices)
    return Turn(on, None, (), before)


def _settled(on: T, stack: Stack[T], choices: Options) -> tuple[T, Stack[T] | None]:
    """Return *on* and *stack* after its first question, which has one of *choices* or none."""
    prompt, below = stack
    if not choices:
        return on, below
    on, follow = prompt.answer(on, choices[0])
    return on, _pushed(below, follow)

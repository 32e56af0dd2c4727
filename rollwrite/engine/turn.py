"""Turns: a stack of open questions and the way back."""

from __future__ import annotations

from collections.abc import Sequence
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

    def weights(self, on: T) -> Sequence[int] | None:
        """Return how likely chance gives each option; None when all are alike.

        Where there are fewer weights than options, each holds for a run of options, all as long.
        """
        return None

    def answer(self, on: T, move: Move) -> tuple[T, tuple[Prompt[T], ...]]:
        """Return what *on* becomes, and the questions that follow, the next one last."""
        raise NotImplementedError


class Turn(Struct, Generic[T], frozen=True, eq=False, gc=False):
    """What a turn works on, the questions still open, and the way back."""

    on: T
    open: tuple[Prompt[T], ...] = ()
    choices: Options = ()
    """The options of the question asked now; settling has listed them anyway."""
    before: Turn[T] | None = None

    @classmethod
    def asking(
        cls, on: T, prompts: tuple[Prompt[T], ...], before: Turn[T] | None = None
    ) -> Turn[T]:
        """Return a turn with *prompts* open, after settling those that leave no choice."""
        return _settled(on, prompts, prompts[-1].options(on) if prompts else (), before)

    @property
    def asked(self) -> Prompt[T] | None:
        """Return the question asked now."""
        return self.open[-1] if self.open else None

    def accepts(self, move: Move) -> bool:
        """Return whether *move* answers the question asked now."""
        return move in self.choices or (bool(self.open) and self.open[-1].accepts(self.on, move))

    def answer(self, move: Move) -> Turn[T]:
        """Answer the question asked now; once dice have fallen there is no way back."""
        prompt = self.open[-1]
        on, follow = prompt.answer(self.on, move)
        prompts, before = self.open[:-1] + follow, None if prompt.chance else self
        choices = prompts[-1].options(on) if prompts else ()
        if prompts and (prompts[-1].chance or len(choices) > 1):
            return Turn(on, prompts, choices, before)  # As most often; nothing is to be settled.
        return _settled(on, prompts, choices, before)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.on == other.on and self.open == other.open

    def __hash__(self) -> int:
        return hash((self.on, self.open))


def _settled(
    on: T, prompts: tuple[Prompt[T], ...], choices: Options, before: Turn[T] | None
) -> Turn[T]:
    """Return the turn in which the last of *prompts* that leaves a choice is asked.

    The very last has *choices*.
    """
    while prompts and not prompts[-1].chance and len(choices) < 2:
        follow: tuple[Prompt[T], ...] = ()
        if choices:
            on, follow = prompts[-1].answer(on, choices[0])
        prompts = prompts[:-1] + follow
        choices = prompts[-1].options(on) if prompts else ()
    return Turn(on, prompts, choices, before)

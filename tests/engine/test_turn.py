"""Turns settle what leaves no choice, and know the way back."""

from typing import ClassVar

from rollwrite.engine.moves import Done, Move, Undo
from rollwrite.engine.turn import Prompt, Turn

Words = tuple[str, ...]
Asked = tuple[Words, tuple[Prompt[Words], ...]]


class Say(Move, frozen=True):
    verb: ClassVar[str] = "say"
    word: str


class Ask(Prompt[Words], frozen=True):
    """Asks for one of *words*; *then* follows."""

    words: str
    then: tuple[Prompt[Words], ...] = ()

    def options(self, said: Words) -> tuple[Move, ...]:
        return tuple(map(Say, self.words.split()))

    def answer(self, said: Words, move: Move) -> Asked:
        assert isinstance(move, Say)
        return (*said, move.word), self.then


class Fall(Ask, frozen=True):
    """Asks chance."""

    chance: ClassVar[bool] = True


class Open(Ask, frozen=True):
    """Takes what it does not list."""

    def accepts(self, said: Words, move: Move) -> bool:
        return isinstance(move, Say)


def test_a_question_without_an_answer_is_dropped() -> None:
    assert Turn.asking((), (Ask("a b"),)) == Turn.asking((), (Ask("a b"), Ask("")))


def test_a_question_with_one_answer_is_answered() -> None:
    assert Turn.asking(("c",), (Ask("a b"),)) == Turn.asking((), (Ask("a b"), Ask("c")))


def test_what_follows_a_settled_question_is_settled_too() -> None:
    turn = Turn.asking((), (Ask("a", (Ask("b"), Ask("c"))),))
    assert Turn(("a", "c", "b")) == turn


def test_a_question_for_chance_stays_open_though_it_has_one_answer() -> None:
    assert Fall("a") == Turn.asking((), (Fall("a"),)).asked


def test_the_last_question_is_asked_first_and_its_options_are_listed() -> None:
    turn = Turn.asking((), (Ask("a b"), Ask("c d")))
    assert (Ask("c d"), (Say("c"), Say("d"))) == (turn.asked, turn.choices)


def test_an_answer_goes_on_to_the_questions_below() -> None:
    turn = Turn.asking((), (Ask("a b"), Ask("c d", (Ask("e f"),)))).answer(Say("d"))
    assert (("d",), (Ask("a b"), Ask("e f"))) == (turn.on, turn.open)


def test_a_choice_keeps_the_way_back() -> None:
    turn = Turn.asking((), (Ask("a b"),))
    assert turn is turn.answer(Say("a")).before


def test_chance_cuts_the_way_back() -> None:
    turn = Turn.asking((), (Fall("a b"), Ask("c d"))).answer(Say("c"))
    assert turn.answer(Say("a")).before is None


def test_a_turn_accepts_its_options_and_nothing_else() -> None:
    turn = Turn.asking((), (Ask("a b"),))
    accepted = [turn.accepts(move) for move in (Say("a"), Say("b"), Say("c"), Done(), Undo())]
    assert [True, True, False, False, False] == accepted


def test_an_open_question_accepts_what_it_does_not_list() -> None:
    turn = Turn.asking((), (Open("a b"),))
    assert [True, False] == [turn.accepts(Say("z")), turn.accepts(Done())]


def test_a_turn_without_questions_accepts_nothing() -> None:
    assert not Turn(()).accepts(Say("a"))


def test_turns_are_equal_whatever_the_way_they_came() -> None:
    there = Turn.asking((), (Ask("a b"),)).answer(Say("a"))
    assert (Turn(("a",)), hash(Turn(("a",)))) == (there, hash(there))

"""Everything the program says has words, in every language."""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.moves import Done, Move, Undo
from rollwrite.engine.turn import Prompt
from rollwrite.games.cascadia.options import DEALT
from rollwrite.games.cascadia.words.reasons import OPTIONS as TILE_OPTIONS
from rollwrite.games.errors import BadOptions
from rollwrite.games.goals import Goal
from rollwrite.games.reasons import RULES
from rollwrite.games.rolling import (
    bonuses,
    collecting,
    completing,
    filling,
    moves,
    paying,
    rewarding,
    rounds,
)
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Effect, Face
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import Animal, Habitat, Tally
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.throw import Result
from rollwrite.games.rolling.words import ask, reason, say
from rollwrite.games.rolling.words.gifts import crossed, gift
from rollwrite.games.rolling.words.names import (
    ANIMAL_LETTERS,
    BOXES,
    HABITAT_CODES,
    LINES,
    SHEETS,
    face_words,
)
from rollwrite.games.rolling.words.offers import collected
from rollwrite.games.rolling.words.quests import COUNTED, WHOLE, goal_words
from rollwrite.games.rolling.words.reasons import OPTIONS
from rollwrite.games.rolling.words.rules import held
from rollwrite.games.rolling.words.rulings import FOR_ALL, FOR_SOME, SURENESS, rulings, sureness
from rollwrite.games.rolling.words.sheets import sheet_rules
from rollwrite.games.rolling.words.supplements import full, short
from rollwrite.games.speech import Words
from rollwrite.i18n import LANGUAGES, SOURCE, catalogue, words
from tests.extraction import PACKAGE, extracted, written
from tests.notations import verbs

EXTRACTED = extracted()
FOREIGN = [lang for lang in LANGUAGES if lang != SOURCE]
LIBRARY = load()
OUT_OF_TONE = re.compile(r"!|\b(?:invalid|error|oops|please)\b", re.IGNORECASE)
HEX = "c4"
"""A name that every map has."""

MOVES: tuple[Move, ...] = (
    moves.Deal("hills-7"), moves.Reveal(Card(Habitat.RIVERS, 2, Tally(fox=2), 1)),
    moves.Fall(Face((Animal.FOX,))), moves.Reroll("both"), moves.Keep(),
    moves.Collect(Tally(fox=2)), moves.Complete(1), moves.Pass(), moves.Roll("1"), moves.Mix(),
    moves.Pay(Tally(bear=1)), moves.Reward("both"), moves.Choose(Animal.ELK), moves.Enough(),
    moves.Mark(HEX), moves.Write(HEX, Animal.HAWK), moves.As(HEX, Habitat.FORESTS),
    moves.Take("row-1"), moves.Gained(Tally(salmon=1)), moves.Spent(Tally(token=1)),
    moves.NoDice(), moves.Completed(Card(Habitat.RIVERS, 3, Tally())),
    Done(), Undo(),
)  # fmt: skip
SPECIAL = LIBRARY.dice["hills"].special
CENTRAL = LIBRARY.dice["hills"].central
ANSWERED_BY_ITSELF = {completing.FillSheet}
PROMPTS: tuple[Prompt[Any], ...] = (
    rounds.DealSupplement(), rounds.RevealCard(), rounds.ThrowShared(SPECIAL),
    rounds.ThrowShared(CENTRAL), collecting.ThrowOwn(0), collecting.RerollDice(2),
    collecting.CollectAnimals(), completing.CompleteCard(), completing.RewardCard(1),
    paying.PayCard(1), paying.ThrowForDiscount(0, 1), paying.PayAfterRoll(1, ()),
    paying.PayMixed(1, 3), rewarding.ChooseDie(), rewarding.ThrowForGain(0),
    rewarding.GainShown(Face((Animal.FOX,))), rewarding.GainForeign(Tally(), 1),
    rewarding.RaiseAnimals(3), rewarding.BuyAnimals(2), filling.MarkTouching(Habitat.RIVERS, 2),
    filling.Settle(), filling.WriteAnimals(Habitat.RIVERS, 2, Tally(fox=2)), bonuses.TakeDue(),
    bonuses.GainAnimal(), bonuses.CrossOne(0), bonuses.FreeMark(None),
    bonuses.FreeMark(Habitat.FORESTS),
)  # fmt: skip


class Listener:
    """English that remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def __call__(self, text: str, /, **values: object) -> str:
        self.asked.add(text)
        return text % values

    def n_(self, one: str, many: str, count: int, /, **values: object) -> str:
        self.asked.add(one)
        return (one if count == 1 else many) % {"count": count, **values}


def _catalogue(lang: str) -> Catalog:
    return read_po(BytesIO(catalogue(lang).read_bytes()), locale=lang)


def _messages(lang: str) -> dict[str, Message]:
    found = {}
    for message in _catalogue(lang):
        key = message.id if isinstance(message.id, str) else message.id[0]
        if key:
            found[key] = message
    return found


def _strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def _say_everything(_: Words) -> Iterator[str]:
    yield from (say(move, _) for move in MOVES)
    yield from (ask(prompt, _) for prompt in PROMPTS)
    yield from (face_words(Face(effect=effect), _) for effect in Effect)
    for box in LIBRARY.supplements.values():
        yield from (said(supplement, _) for supplement in box for said in (short, full))
    for sheet in LIBRARY.sheets.values():
        yield from (crossed(line, _) for line in sheet.lines)
        yield from filter(None, (gift(area, sheet, _) for area in sheet.areas))
        told = sheet_rules(sheet, _)
        yield from (*told.marking, *told.bonuses, told.score)
    yield held(_)
    yield from (goal_words(goal, _) for goal in _goals())
    for how in ("down hawk", "up fox", "two", "three", "three down hawk", "extra"):
        yield collected(Result(Tally(fox=3), 1, how, dominated=False), _)
    for key in RULES:
        yield reason(RuleError(key, move="mark c4", number=7), _)
    for key in OPTIONS:
        yield reason(BadOptions(key, "Z"), _)
    yield reason(BadNotation("dance"), _)
    for fill in Fill:
        yield from rulings(fill, _)
    yield from (said for sure in SURENESS for said in sureness("sheet C", sure, _))


def _goals() -> list[Goal]:
    scenarios = [goal for each in LIBRARY.scenarios.values() for goal in each.goals]
    achievements = [each.goal for box in LIBRARY.achievements.values() for each in box]
    return [*scenarios, *achievements]


def test_every_kind_of_move_has_words() -> None:
    said = [move.verb for move in MOVES if say(move, words(SOURCE))]
    assert sorted(verbs(moves.NOTATION)) == sorted(said)


def _kinds(kind: type[object]) -> Iterator[type[object]]:
    for each in type.__subclasses__(kind):
        yield each
        yield from _kinds(each)


def test_every_question_has_words() -> None:
    ours = {
        kind for kind in _kinds(Prompt) if kind.__module__.startswith("rollwrite.games.rolling")
    }
    asking = {kind for kind in ours if "answer" in vars(kind)}
    assert asking - ANSWERED_BY_ITSELF == {type(prompt) for prompt in PROMPTS}


def test_every_reason_of_the_rules_has_words() -> None:
    assert _keys_of("RuleError") == set(RULES)


def test_every_reason_of_the_options_has_words() -> None:
    assert _keys_of("BadOptions") | {*DEALT} == {*OPTIONS, *TILE_OPTIONS}


def _keys_of(error: str) -> set[str]:
    source = "".join(path.read_text() for path in PACKAGE.rglob("*.py"))
    return set(re.findall(rf'raise {error}\(\s*"([a-z-]+)"', source))


def test_every_sheet_has_a_name() -> None:
    assert set(LIBRARY.sheets) <= set(SHEETS)


def test_every_box_has_a_name() -> None:
    assert set(LIBRARY.supplements) <= set(BOXES)


def test_every_score_line_has_a_name() -> None:
    used = {line.key for sheet in LIBRARY.sheets.values() for line in sheet.score}
    assert used == set(LINES)


def test_every_goal_has_words() -> None:
    assert set() == {goal.key for goal in _goals()} - set(COUNTED) - set(WHOLE)


@pytest.mark.parametrize("lang", FOREIGN)
def test_another_language_says_every_ruling_in_its_own_words(lang: str) -> None:
    texts = {text for some in (FOR_ALL, *FOR_SOME.values()) for text in some}
    assert set() == {text for text in texts if words(lang)(text) == text}


def test_what_is_certain_needs_no_words() -> None:
    assert [] == list(sureness("sheet C", "certain", words(SOURCE)))


def test_every_text_that_is_said_can_be_found_by_the_catalogues() -> None:
    listener = Listener()
    assert all(_say_everything(listener))
    assert set() == listener.asked - set(EXTRACTED)


def test_no_singular_has_two_plurals() -> None:
    ones = [text[0] for text in written() if isinstance(text, tuple)]
    assert len(set(ones)) == len(ones)  # A catalogue finds a text by its singular.


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_catalogue_has_every_text_and_no_other(lang: str) -> None:
    assert set(EXTRACTED) == set(_messages(lang))


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_catalogue_leaves_nothing_empty_or_fuzzy(lang: str) -> None:
    wanting = [
        key
        for key, message in _messages(lang).items()
        if message.fuzzy or not all(_strings(message))
    ]
    assert [] == wanting


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_catalogue_has_all_plurals(lang: str) -> None:
    plural = {key for key, text in EXTRACTED.items() if not isinstance(text, str)}
    forms = _catalogue(lang).num_plurals
    messages = _messages(lang)
    assert {forms} == {len(_strings(messages[key])) for key in plural}


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_catalogue_fills_in_what_the_english_text_does(lang: str) -> None:
    wrong = [
        key
        for key, message in _messages(lang).items()
        for string in _strings(message)
        if _blanks(string) not in map(_blanks, _forms(message.id))
    ]
    assert [] == wrong


def _forms(text: str | tuple[str, ...] | list[str]) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


def _blanks(text: str) -> set[str]:
    return set(re.findall(r"%\(\w+\)[sd]", text))


def test_no_text_shouts_blames_or_begs() -> None:
    texts = [form for text in EXTRACTED.values() for form in _forms(text)]
    assert [] == [text for text in texts if OUT_OF_TONE.search(text)]


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_language_shouts(lang: str) -> None:
    said = [string for message in _messages(lang).values() for string in _strings(message)]
    assert [] == [text for text in said if "!" in text]


@pytest.mark.parametrize("lang", FOREIGN)
def test_another_language_asks_every_question_in_its_own_words(lang: str) -> None:
    same = [prompt for prompt in PROMPTS if ask(prompt, words(SOURCE)) == ask(prompt, words(lang))]
    assert [] == same


@pytest.mark.parametrize("lang", FOREIGN)
def test_another_language_can_say_everything(lang: str) -> None:
    assert all(_say_everything(words(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("codes", [ANIMAL_LETTERS, HABITAT_CODES])
def test_animals_and_habitats_differ_by_their_first_letters(
    lang: str, codes: tuple[str, ...]
) -> None:
    assert len(codes) == len({words(lang)(code)[0] for code in codes})


def test_a_key_of_an_own_file_speaks_for_itself() -> None:
    assert "ladder" == crossed("ladder", words(SOURCE))

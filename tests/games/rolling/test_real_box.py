"""Playing with the real box: dice and cards typed in, and changes taken at one's word."""

import pytest

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import replay
from rollwrite.engine.script import read_entries
from rollwrite.games.rolling.options import Options, prepare
from tests.games.rolling.situations import CHEAP, FILLERS, LIBRARY, playing, single

ALL = (*LIBRARY.supplements["hills"], *LIBRARY.supplements["rivers"])
UNKNOWN = "wetlands3-bear1-salmon4-token3"


def test_dice_that_fell_on_the_table_are_typed_in() -> None:
    """R1."""
    now = playing().round(CHEAP, "hawk/bear fox fox elk").after("die bear", "die salmon/hawk")
    faces = map(str, (*now.page().common.faces, *now.page().dice))
    assert ["hawk/bear", "elk", "fox", "fox", "bear", "salmon/hawk"] == list(faces)


def test_a_real_die_may_show_animals_that_stand_on_no_face_of_ours() -> None:
    """T7: the faces are ours, the dice on the table may be of another printing."""
    now = playing().dealt(f"card {CHEAP}", "die elk/salmon")
    assert ["elk/salmon"] == [str(face) for face in now.table.common.on.faces]


def test_a_real_die_for_all_shows_no_effect_that_only_the_special_die_has() -> None:
    """T8."""
    assert playing().dealt(f"card {CHEAP}", "die any").refuses("die reroll", seat=TABLE)


def test_a_card_that_is_in_no_list_is_typed_in_and_completed() -> None:
    """H1: habitat, size, cost and tokens as printed."""
    now = single("hills-6", "bear1-salmon4", UNKNOWN).after("complete 1", "reward tokens")
    assert ([3], "token3") == (now.numbers(), now.tally())


def test_a_card_that_is_in_no_list_is_refused_without_the_real_box() -> None:
    """S2."""
    game = prepare(LIBRARY, Options(supplements=FILLERS[:4]))
    with pytest.raises(RuleError):
        game.play(game.start(), TABLE, game.notation.read(f"card {UNKNOWN}"))


@pytest.mark.parametrize("supplement", [str(each) for each in ALL])
def test_a_card_without_its_cost_is_completed_for_nothing_under_any_supplement(
    supplement: str,
) -> None:
    """H1: the player pays at the own word."""
    now = single(supplement, "bear1-salmon4", "wetlands3").after("complete 1")
    now = now.after("pay none") if "pay none" in now.words() else now
    assert (1, "bear1-salmon4") == (now.page().cards, now.tally())


def test_a_tally_is_changed_at_the_players_word() -> None:
    """T3."""
    now = playing().round(CHEAP).after("gained elk2-token1", "spent bear1-hawk1")
    assert "elk3-fox1-salmon1-token3" == now.tally()


def test_nobody_spends_more_than_is_there() -> None:
    """T3."""
    assert playing().round(CHEAP).refuses("spent bear2")


def test_a_change_at_ones_word_can_be_undone() -> None:
    now = playing().round(CHEAP)
    assert now.tally() == now.after("gained elk2", "undo").tally()


def test_a_change_at_ones_word_needs_the_real_box() -> None:
    now = playing(real=False).dealt(f"card {CHEAP}", "die any", *["die fox"] * 3)
    assert now.refuses("gained elk2")


def test_what_is_gained_at_ones_word_can_pay_for_a_card() -> None:
    """R7: even when the card could not be paid a moment ago."""
    now = playing(supplements=FILLERS[:0:-1]).round(CHEAP).holding("elk2-fox1")
    now = now.after("die bear", "die elk", "collect none")
    assert {"done"} == now.words()
    assert "complete 1" in now.after("undo", "gained fox1", "collect none").words()


def test_a_die_typed_in_wrongly_is_amended() -> None:
    """R1: and what was collected from it is struck out."""
    game = playing().game
    lines = [
        f"table card {CHEAP}",
        "table die any",
        *["table die fox"] * 3,
        "1 die bear",
        "1 die elk",
    ]
    entries = tuple(read_entries([*lines, "1 collect fox5", "table amend 2 die bear"]))
    story = replay(game, entries)
    assert (frozenset({7}), "bear") == (story.struck, str(story.table.common.on.faces[1]))


def test_a_die_of_an_earlier_round_is_amended_too_and_the_rounds_after_it_stay() -> None:
    """R1: what was collected from it is struck out, and so is what ended that turn."""
    throw = [f"table card {CHEAP}", "table die any", *["table die fox"] * 3]
    own = ["1 die bear", "1 die elk"]
    first = [*throw, *own, "1 collect fox5", "1 pass", "1 done"]
    lines = [*first, *throw, *own, "1 collect fox5", "table amend 2 die bear"]
    story = replay(playing().game, tuple(read_entries(lines)))
    page = story.table.turns[0].on
    assert ({7, 8, 9}, 6) == (set(story.struck), page.tally.fox)


def test_a_card_typed_in_wrongly_is_amended() -> None:
    """S3."""
    game = playing().game
    lines = [f"table card {CHEAP}", "table die any", *["table die fox"] * 3]
    story = replay(game, tuple(read_entries([*lines, f"table amend 0 card {UNKNOWN}"])))
    assert [UNKNOWN] == list(map(str, story.table.common.on.market))


def test_what_is_gained_at_ones_word_can_still_pay_a_card_in_the_same_round() -> None:
    """R7: nothing was payable, so the question had answered itself."""
    poor = single("hills-2", "none")
    assert "complete 1" in poor.after("gained elk2-fox2").words()

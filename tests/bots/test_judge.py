"""What the expert believes a page to be worth."""

from random import Random

import pytest
from msgspec.structs import replace

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.bots.rolling.aims import Aims
from rollwrite.bots.rolling.points import FastPoints
from rollwrite.bots.rolling.prospects import coming_prices
from rollwrite.engine.bits import members
from rollwrite.engine.dealer import Dealer
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.marking import mark
from rollwrite.games.rolling.nature import Animal, Tally
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page


def finished(sheet: str, seed: int) -> Page:
    game, random = prepare(load(), Options(sheet=sheet, abundance=True)), Random(seed)
    return play_out(game, game.start(), [RandomPlayer(random)], Dealer(random)).turns[0].on


def blank(sheet: str) -> Page:
    return prepare(load(), Options(sheet=sheet)).start().turns[0].on


@pytest.mark.parametrize("sheet", load().sheets)
@pytest.mark.parametrize("seed", range(10))
def test_fast_points_are_the_score_without_leftovers(sheet: str, seed: int) -> None:
    page = finished(sheet, seed)
    score = score_page(page)
    assert score.total - score.points("leftovers") == FastPoints(page.sheet)(page)


def test_a_page_nearer_to_a_goal_is_worth_more() -> None:
    page = blank("hills-b")
    aims = Aims(page.sheet, [Goal("overflow", ("marked:overflow",), at_least=5)])
    worths = [aims.sheet(page)]
    for box in page.sheet.overflow:
        page = mark(page, box, 0)
        worths.append(aims.sheet(page))
    assert sorted(set(worths)) == worths


def test_what_is_to_be_left_over_counts_the_more_the_later_it_is() -> None:
    page = blank("hills-a")
    aims = Aims(page.sheet, [Goal("elk-left", ("left:elk",), at_least=5)])
    worths = [aims.tally(Tally(elk=5), round) for round in (1, 10, 20)]
    assert sorted(set(worths)) == worths


def test_too_many_animals_left_are_worth_less() -> None:
    page = blank("hills-c")
    aims = Aims(page.sheet, [Goal("animals-left", ("left:animals",), at_most=7)])
    assert aims.tally(Tally(bear=7), 20) > aims.tally(Tally(bear=8), 20)


def test_a_goal_asks_for_the_nearest_of_its_facts_only() -> None:
    page = replace(blank("hills-a"), cards=3)
    some = Goal("some", ("cards", "left:bear"), at_least=3, of=1)
    every = Goal("every", ("cards", "left:bear"), at_least=3)
    near, far = (Aims(page.sheet, [goal]).sheet(page) for goal in (some, every))
    assert near > far


def test_a_card_is_expected_to_meet_the_discounts_of_the_slots_ahead() -> None:
    card, library = Card.read("prairies2-elk2-fox2"), load()
    slots = tuple(library.supplement(f"hills-{number}") for number in (2, 1, 3, 6))
    assert Tally(elk=2, fox=1) in coming_prices(card, 1, slots)


def test_a_region_of_one_animal_is_near_before_it_is_full() -> None:
    page = blank("hills-d")
    aims = Aims(page.sheet, [Goal("salmon-regions", ("marked:same-salmon",), at_least=3)])
    worths = [aims.sheet(page)]
    for hex in members(_region(page, "region-1")):
        page = mark(page, hex, Animal.SALMON + 1)
        worths.append(aims.sheet(page))
    assert sorted(set(worths)) == worths


def test_another_animal_spoils_a_region() -> None:
    page = blank("hills-d")
    aims = Aims(page.sheet, [Goal("salmon-regions", ("marked:same-salmon",), at_least=1)])
    one, two, *_ = members(_region(page, "region-1"))
    page = mark(page, one, Animal.SALMON + 1)
    assert aims.sheet(mark(page, two, Animal.BEAR + 1)) < aims.sheet(page)


def _region(page: Page, key: str) -> int:
    return next(area.spaces for area in page.sheet.areas if area.key == key)

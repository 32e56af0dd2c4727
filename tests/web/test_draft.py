"""Drafts: a form and the options that it makes are two ways to say one thing."""

import pytest

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.web.draft import Draft

CARDS = ("hills-2", "hills-5", "hills-9", "hills-11")
OPTIONS = {
    "as they come": Options(),
    "starter": Options(sheet="hills-d", supplements=("starter",)),
    "chosen": Options(sheet="hills-b", supplements=CARDS, real=True),
    "both boxes": Options(edition="both", dice="rivers", abundance=True),
    "family": Options(sheet="hills-c", family=True, supplements=("starter",)),
    "achievements": Options(sheet="hills-c", achievements=True),
    "scenario": for_scenario(load(), 14, Options(real=True)),
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_a_draft_of_options_makes_them_again(options: Options) -> None:
    assert options == Draft.of(options).options()

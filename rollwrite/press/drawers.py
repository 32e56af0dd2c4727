"""Everything that a recipe can put on a page, by name."""

from __future__ import annotations

from rollwrite.press.cards import draw_back, draw_card
from rollwrite.press.dice_table import draw_dice, draw_dice_head
from rollwrite.press.footer import draw_footer
from rollwrite.press.heading import draw_banner, draw_heading
from rollwrite.press.legend import draw_legend
from rollwrite.press.parts import PARTS, part
from rollwrite.press.piece import Draw
from rollwrite.press.ridge import draw_ridge
from rollwrite.press.rules_page import (
    draw_aid,
    draw_aid_head,
    draw_family_aid,
    draw_family_head,
    draw_rules,
)
from rollwrite.press.score_box import draw_score
from rollwrite.press.tally import draw_actions, draw_tally, draw_tally_head
from rollwrite.press.tracker import (
    draw_achievements,
    draw_achievements_head,
    draw_scenarios,
    draw_scenarios_head,
)

DRAWERS: dict[str, Draw] = {
    "heading": draw_heading,
    "ridge": draw_ridge,
    **{name: part(name) for name in PARTS},
    "score": draw_score,
    "legend": draw_legend,
    "footer": draw_footer,
    "tally-head": draw_tally_head,
    "tally": draw_tally,
    "dice-actions": draw_actions,
    "rules": draw_rules,
    "aid-head": draw_aid_head,
    "aid": draw_aid,
    "family-head": draw_family_head,
    "family": draw_family_aid,
    "banner": draw_banner,
    "scenarios-head": draw_scenarios_head,
    "scenarios": draw_scenarios,
    "achievements-head": draw_achievements_head,
    "achievements": draw_achievements,
    "card": draw_card,
    "card-back": draw_back,
    "dice-head": draw_dice_head,
    "dice": draw_dice,
}
NAMED = {"heading", "tally-head"}
"""Those on which a name and a date are filled in."""

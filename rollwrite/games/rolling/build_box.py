"""From records to dice, cards, supplements, scenarios and achievements."""

from __future__ import annotations

from collections import Counter

from rollwrite.games.errors import refuse_twins
from rollwrite.games.goals import build_goal
from rollwrite.games.rolling import records
from rollwrite.games.rolling.cards import Card, Kind, Supplement
from rollwrite.games.rolling.dice import Dice, Die, Face
from rollwrite.games.rolling.nature import Habitat, Tally
from rollwrite.games.rolling.quests import Achievement, Scenario


def tiers(file: records.CardsFile) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards of tier I and of tier II; raise ValueError when a deck cannot be made."""
    for number, each in enumerate(file.card):
        if len(each.cost) not in (2, 3) or sum(each.cost.values()) < each.size + 1:
            raise ValueError(
                f"card[{number}].cost: two or three types and at least size + 1 animals (H3)"
            )
    one, two = (tuple(_card(each) for each in file.card if each.tier == tier) for tier in (1, 2))
    for tier in (one, two):
        habitats = Counter(card.habitat for card in tier)
        if len(set(tier)) < len(tier) or any(habitats[each] < 2 for each in Habitat):
            raise ValueError("card: a tier has no two cards alike and two or more of each habitat")
    return one, two


def _card(record: records.CardRecord) -> Card:
    return Card(Habitat.read(record.habitat), record.size, Tally(**record.cost), record.tokens)


def dice(file: records.DiceFile) -> Dice:
    """Return the dice of *file*; raise ValueError naming a face that is none."""
    one, two = file.personal
    return Dice(
        file.key,
        _die("central", file.central),
        _die("special", file.special),
        (_die("personal-1", one), _die("personal-2", two)),
    )


def _die(key: str, faces: tuple[str, ...]) -> Die:
    for number, word in enumerate(faces):
        try:
            face = Face.read(word)
        except ValueError:
            raise ValueError(f"{key}[{number}]: no face is called {word!r}") from None
        if key != "special" and (face.effect or not face.animals):
            raise ValueError(f"{key}[{number}]: only the special die shows {word!r}")
    return Die(key, tuple(map(Face.read, faces)))


def supplements(file: records.SupplementsFile) -> tuple[Supplement, ...]:
    """Return the supplement cards of *file*, in the order of their numbers."""
    built = []
    for number, each in enumerate(file.supplement):
        effect = each.discount or each.bonus
        if effect is None or (each.discount and each.bonus):
            raise ValueError(f"supplement[{number}]: give it a discount or a bonus, one of them")
        kind = Kind.DISCOUNT if each.discount else Kind.BONUS
        built.append(Supplement(file.key, each.number, kind, effect))
    built.sort(key=lambda supplement: supplement.number)
    refuse_twins("supplement", (supplement.number for supplement in built))
    return tuple(built)


def scenarios(file: records.ScenariosFile) -> dict[int, Scenario]:
    """Return the scenarios of *file* by number; raise ValueError when one cannot be."""
    refuse_twins("scenario", (each.number for each in file.scenario))
    built = {}
    for number, each in enumerate(file.scenario):
        refuse_twins(f"scenario[{number}].slots", each.slots)
        goals = tuple(
            build_goal(goal, f"scenario[{number}].goals[{place}]")
            for place, goal in enumerate(each.goals)
        )
        built[each.number] = Scenario(each.number, each.sheet, each.slots, each.score, goals)
    return built


def achievements(file: records.AchievementsFile) -> tuple[Achievement, ...]:
    """Return the achievements of *file* in their order; raise ValueError when one cannot be."""
    refuse_twins("achievement", (each.number for each in file.achievement))
    return tuple(
        Achievement(
            file.sheet, each.number, build_goal(each.goal, f"achievement[{number}].goal"), each.sure
        )
        for number, each in enumerate(file.achievement)
    )

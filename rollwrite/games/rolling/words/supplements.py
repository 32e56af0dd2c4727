"""Supplement cards in words: one short line to lie beside a slot, and a whole sentence."""

from __future__ import annotations

from rollwrite.games.rolling import effects
from rollwrite.games.rolling.cards import Supplement
from rollwrite.games.rolling.nature import TOKEN, Animal, Tally
from rollwrite.games.rolling.words.names import (
    CONE,
    animals_name,
    counted,
    tally_letters,
    tally_words,
)
from rollwrite.games.speech import Words


def short(supplement: Supplement, _: Words) -> str:
    """Return what *supplement* does, as short as it can be said."""
    return _short_discount(supplement.effect, _) or _short_bonus(supplement.effect, _)


def full(supplement: Supplement, _: Words) -> str:
    """Return what *supplement* does, in a sentence."""
    effect = supplement.effect
    return _full_discount(effect, _) or _full_gain(effect, _) or _full_bonus(effect, _)


def _kinds(words: tuple[str, ...], _: Words) -> str:
    return "\xa0/ ".join(animals_name(Animal.read(word), _) for word in words)


def _gain(effect: effects.Gain) -> Tally:
    return Tally(effect.bear, effect.elk, effect.fox, effect.hawk, effect.salmon, effect.token)


def _short_discount(effect: effects.Discount | effects.Bonus, _: Words) -> str:
    match effect:
        case effects.Less(count, (), 0):
            return _("-%(count)d any", count=count)
        case effects.Less(count, (), tokens, each):
            cones = CONE * tokens
            if each:
                return _("%(cones)s: -1, up to %(count)d", cones=cones, count=count)
            return _("%(cones)s: -%(count)d any", cones=cones, count=count)
        case effects.Less(count, of):
            return _("-%(count)d %(kinds)s", count=count, kinds=_kinds(of, _))
        case effects.Rarest(count):
            return _("-%(count)d of the rarest", count=count)
        case effects.Bulk(least):
            return _("-1 where %(least)d or more", least=least)
        case effects.Lower():
            return _("1 type by next lower")
        case effects.Swap(count):
            return _("%(count)d by any animals", count=count)
        case effects.Mix(extra):
            return _("any mix, +%(extra)d", extra=extra)
        case effects.Roll(_dice, less):
            return _("roll: -%(less)d of it", less=less) if less else _("roll: none of it")
    return ""


def _short_bonus(effect: effects.Discount | effects.Bonus, _: Words) -> str:
    match effect:
        case effects.Gain():
            return _("+ %(gain)s", gain=tally_letters(_gain(effect), _))
        case effects.GainAny(count):
            return _("+%(count)d any animal", count=count)
        case effects.GainThrown():
            return _("roll: + that animal")
        case effects.GainForeign():
            return _("+ not in the cost")
        case effects.Larger(tokens):
            return _("%(cones)s: size +1", cones=CONE * tokens)
        case effects.Again():
            return _("one more card")
        case effects.Sized(tokens):
            return _("+ %(few)s to %(most)s by size", few=CONE * tokens[0], most=CONE * tokens[-1])
        case effects.Printed():
            return _("its ▲ once more")
        case effects.Raise(count):
            return _("%(count)d a step higher", count=count)
        case effects.Buy(count):
            return _("▲: any animal, %(count)d times", count=count)
    raise AssertionError(effect)


def _full_discount(effect: effects.Discount | effects.Bonus, _: Words) -> str:
    match effect:
        case effects.Less(count, (), 0):
            return _.n_("Pay %(count)d animal less.", "Pay %(count)d animals less.", count)
        case effects.Less(count, (), _tokens, True):
            return _("Pay a cone for each animal less, %(count)d at most.", count=count)
        case effects.Less(count, (), tokens):
            cones = counted(TOKEN, tokens, _)
            return _.n_(
                "Pay %(cones)s: %(count)d animal less.",
                "Pay %(cones)s: %(count)d animals less.",
                count,
                cones=cones,
            )
        case effects.Less(count, of):
            return _(
                "Pay up to %(count)d less of one type: %(kinds)s.", count=count, kinds=_kinds(of, _)
            )
        case effects.Rarest(count):
            return _("Pay %(count)d less of the rarest type in the cost.", count=count)
        case effects.Bulk(least):
            return _(
                "Pay 1 less of every type of which the cost asks %(least)d or more.", least=least
            )
    return _full_exchange(effect, _)


def _full_exchange(effect: effects.Discount | effects.Bonus, _: Words) -> str:
    match effect:
        case effects.Lower():
            return _("Pay one type of the cost with the next lower type, one for one.")
        case effects.Swap(count):
            return _(
                "Pay up to %(count)d animals of the cost with as many of any type.", count=count
            )
        case effects.Mix(extra):
            return _("Pay with any mix of animals, %(extra)d more in total.", extra=extra)
        case effects.Roll(_dice, 0):
            return _(
                "Roll a personal die: pay none of the type it shows. "
                "If you then do not complete this card, you complete none."
            )
        case effects.Roll(_dice, less):
            return _(
                "Roll both personal dice: pay up to %(less)d less of a type they show. "
                "If you then do not complete this card, you complete none.",
                less=less,
            )
    return ""


def _full_gain(effect: effects.Discount | effects.Bonus, _: Words) -> str:
    match effect:
        case effects.Gain():
            return _("Gain %(gain)s.", gain=tally_words(_gain(effect), _))
        case effects.GainAny(count):
            return _.n_(
                "Gain %(count)d animal of any type.", "Gain %(count)d animals of any type.", count
            )
        case effects.GainThrown():
            return _("Roll one of your personal dice and gain that animal.")
        case effects.GainForeign(two):
            return _(
                "Gain an animal of a type not in the cost; from size %(size)d on, "
                "one each of two such types.",
                size=two,
            )
    return ""


def _full_bonus(effect: effects.Discount | effects.Bonus, _: Words) -> str:
    match effect:
        case effects.Larger(tokens):
            return _("Pay %(cones)s: the size is 1 larger.", cones=counted(TOKEN, tokens, _))
        case effects.Again():
            return _("Then complete one other card as well.")
        case effects.Sized(tokens):
            return _(
                "Gain cones by the size, 1 to 5: %(tokens)s.", tokens=", ".join(map(str, tokens))
            )
        case effects.Printed(least):
            return _("Gain the cones of the card once more, at least %(least)d.", least=least)
        case effects.Raise(count):
            return _(
                "Turn up to %(count)d animals you hold into the next higher type.", count=count
            )
        case effects.Buy(count):
            return _("Pay up to %(count)d cones: gain any animal for each.", count=count)
    raise AssertionError(effect)

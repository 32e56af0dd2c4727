"""Languages: how they count, and which one is spoken."""

import re

import pytest

from rollwrite.i18n import catalogue, preferred, words


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 szyszka"), (2, "2 szyszki"), (5, "5 szyszek"), (22, "22 szyszki")]
)
def test_polish_counts_in_three_ways(count: int, said: str) -> None:
    assert said == words("pl").n_("%(count)d cone", "%(count)d cones", count)


@pytest.mark.parametrize(("count", "said"), [(0, "0 saumon"), (1, "1 saumon"), (2, "2 saumons")])
def test_french_counts_nothing_as_one(count: int, said: str) -> None:
    assert said == words("fr").n_("%(count)d salmon", "%(count)d salmon", count)


def test_french_punctuation_never_begins_a_line() -> None:
    assert [] == re.findall(r"\S* [:;?»]|« \S*", catalogue("fr").read_text())


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert lang == preferred(environment)


def test_there_is_no_language_without_a_catalogue() -> None:
    with pytest.raises(KeyError):
        words("tlh")

"""Cards that count runs: groups that do not branch (K13)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import ClassVar

from msgspec import Struct

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Points, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.groups import Size
from rollwrite.grid.patterns import beside, runs


class Runs(Tabled, frozen=True, tag="runs"):
    """Each run by its length: salmon A, B and C."""

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all runs."""
        row, points = self.points, 0
        for run in runs(land.around, tokens[species]):
            points += row[run.bit_count()]
        return points

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the runs that score."""
        line = str(Species(species))
        return [
            Reason(line, "run", length, self.points[length], (run,))
            for run in runs(land.around, tokens[species])
            if self.points[length := run.bit_count()]
        ]


class Company(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="company"):
    """Each run that is long enough, with all tokens beside it: salmon D."""

    looks_around: ClassVar[bool] = True
    least: Size
    each: Points
    """For every token of the run."""
    beside: Points
    """For every token beside it, whatever its species."""

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all runs with their company."""
        return sum([reason.points for reason in self.reasons(land, tokens, species)])

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the runs with their company."""
        found = []
        for run in runs(land.around, tokens[species]):
            length = run.bit_count()
            if length >= self.least:
                company = _company(land, tokens, run)
                points = length * self.each + company.bit_count() * self.beside
                line = str(Species(species))
                found.append(Reason(line, "company", length, points, (run,), company))
        return found


def _company(land: Land, tokens: Tokens, run: int) -> int:
    """Return the tiles beside *run* that hold a token."""
    return beside(land.around, run) & reduce(or_, tokens)

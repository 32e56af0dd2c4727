"""What people have typed, in a spreadsheet."""

import csv

import pytest

from rollwrite.store.spreadsheet import csv_line


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_name_is_a_formula(name: str) -> None:
    assert [[f"'{name}"]] == list(csv.reader([csv_line([name])]))


@pytest.mark.parametrize("name", ["Ada", "1+1", "Zoë-Ann", "' '"])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert [[name]] == list(csv.reader([csv_line([name])]))

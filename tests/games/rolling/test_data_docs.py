"""What sheets/README.md teaches is what the code reads, and the schema is current."""

import re
import tomllib
from typing import get_args

import msgspec
import pytest

from rollwrite.assets import SHEETS
from rollwrite.games.rolling import records
from rollwrite.games.rolling.dice import Effect
from rollwrite.games.rolling.effects import Bonus, Discount
from rollwrite.games.rolling.library import schema
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.sheet_records import SheetBonus

README = (SHEETS / "README.md").read_text()
BLOCKS = re.findall(r"^```toml\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
WORDS = set(re.findall(r"[a-z_]+", " ".join([*BLOCKS, *re.findall(r"`([^`\n]+)`", README)])))


class Property(msgspec.Struct):
    """A field of a record, as far as the schema lists its words."""

    enum: tuple[str | int, ...] = ()


class Definition(msgspec.Struct):
    """A record in the schema."""

    properties: dict[str, Property] = {}


class Schema(msgspec.Struct, rename={"records": "$defs"}):
    """The schema, as far as these tests read it."""

    records: dict[str, Definition]


RECORDS = msgspec.json.decode(schema(), type=Schema).records
FIELDS = [(name, field) for name, record in RECORDS.items() for field in record.properties]


def _kinds(union: object, field: str = "kind") -> list[str]:
    """Return the words by which a file chooses among the records of *union*."""
    found = (RECORDS[record.__name__].properties[field].enum for record in get_args(union))
    return sorted(str(word) for words in found for word in words)


TABLES = {
    "discount": _kinds(Discount),
    "bonus": _kinds(Bonus),
    "fill": sorted(Fill),
    "face": sorted([*Effect, "any"]),
}


def _tables() -> list[tuple[str, list[str], list[str]]]:
    """Return of each table its first heading, its first cells, and its examples."""
    found = []
    for table in re.findall(r"(?:^\|.*\n)+", README, re.MULTILINE):
        head, _, *rows = [row.strip("| ").split(" | ") for row in table.splitlines()]
        cells = sorted(row[0].strip("`") for row in rows)
        found.append((head[0].strip("`"), cells, [row[-1] for row in rows]))
    return found


@pytest.mark.parametrize(("record", "field"), FIELDS)
def test_the_readme_names_every_field(record: str, field: str) -> None:
    assert field in WORDS


@pytest.mark.parametrize("heading", TABLES)
def test_a_table_of_the_readme_lists_every_kind_and_no_other(heading: str) -> None:
    tables = {head: cells for head, cells, _ in _tables()}
    assert TABLES[heading] == tables[heading]


def test_the_tables_of_bonuses_and_score_lines_list_every_kind_and_no_other() -> None:
    score = sorted(map(str, RECORDS["ScoreRecord"].properties["kind"].enum))
    assert [_kinds(SheetBonus), score] == [cells for head, cells, _ in _tables() if head == "kind"]


def test_the_readme_names_every_kind_of_file() -> None:
    taught = re.findall(r'^## .*`file = "(\w+)"`$', README, re.MULTILINE)
    assert _kinds(records.File, "file") == sorted(taught)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_of_the_readme_is_toml(block: str) -> None:
    assert tomllib.loads(block)


@pytest.mark.parametrize("heading", ["discount", "bonus"])
def test_an_example_of_a_supplement_is_read(heading: str) -> None:
    examples = next(examples for head, _, examples in _tables() if head == heading)
    known = 'source = ""\nsure = "own"'
    lines = [
        f"[[supplement]]\nnumber = {number}\n{known}\n{heading} = {example.strip('`')}"
        for number, example in enumerate(examples, 1)
    ]
    head = f'file = "supplements"\nkey = "own"\n{known}'
    file = msgspec.toml.decode("\n".join((head, *lines)), type=records.File)
    assert isinstance(file, records.SupplementsFile)
    assert len(examples) == len(file.supplement)


def test_the_schema_beside_the_data_is_current() -> None:
    assert schema() == (SHEETS / "schema.json").read_bytes()

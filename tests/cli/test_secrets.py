"""Cards that somebody holds secretly, at the terminal."""

from pathlib import Path

from rollwrite.cli.logfile import read_log
from rollwrite.cli.replay import retold
from rollwrite.cli.staging import stage_of
from rollwrite.engine.game import TABLE
from rollwrite.i18n import ENGLISH
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal

TILES = ("play", "--game", "cascadia", "--seed", "6", "--restrict", "hidden-cards")
BOX = ("play", "--game", "cascadia", "--real", "--restrict", "hidden-cards")
CURTAIN = "Hand the keyboard to %s."
ASKED = "help shows more."


def _texts(log: Path) -> list[str]:
    return [entry.text for entry in read_log(log).entries]


def test_a_card_that_somebody_holds_secretly_is_not_shown_to_others(run: Run) -> None:
    _, out, _ = run(*TILES, "--players", "3")
    cards = next(line for line in out.splitlines() if line.startswith("Cards"))
    assert 2 == cards.count("?")


def test_who_holds_a_card_reads_in_the_rules_what_it_scores(run: Run) -> None:
    _, out, _ = run(*TILES, "--players", "2", typed=["rules"])
    shown = next(line for line in out.splitlines() if line.startswith("Cards")).split()[1:]
    cards = list(zip(shown[::2], shown[1::2], strict=True))
    told = out.split("> rules")[1]
    known = [name for name, letter in cards if f"{name.capitalize()} {letter}" in told.title()]
    assert [name for name, letter in cards if letter != "?"] == known


def test_the_log_tells_nobody_what_others_hold(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    _, out, _ = run(*TILES, "--players", "2", "--log", log, typed=["log"])
    (own, others) = (text.split()[1] for text in _texts(log) if text.startswith("hold"))
    shown = [line.split(": ")[1] for line in out.split("> log")[1].splitlines() if ": " in line]
    told = [text for text in shown if text.startswith(("card", "hold"))]
    letters = [text for text in _texts(log)[:5] if others not in text]
    assert sorted([*letters, f"card {others} ?", f"hold {own}", "hold ?"]) == sorted(told)


def test_the_log_tells_everything_when_the_game_is_over(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    seats = ("--seats", "bot:random", "bot:random")
    run(*TILES, *seats, "--log", log)
    kept = read_log(log)
    stage = stage_of(kept.options, None, ENGLISH)
    end = retold(stage.game, kept, ENGLISH).table
    assert _texts(log) == [stage.known(end, TABLE, text) for text in _texts(log)]


def test_a_curtain_falls_before_the_keyboard_goes_to_somebody_who_holds_another_card(
    tmp_path: Path,
) -> None:
    terminal = Terminal(tmp_path, *TILES, "--seats", "Ann", "Bob")
    assert "Cards" not in terminal.until(CURTAIN % "Ann")
    terminal.press("\r")
    assert "Ann" in terminal.until(ASKED)
    terminal.press("1\r")
    while CURTAIN % "Bob" not in (shown := terminal.until(".")):
        if shown.endswith(ASKED):
            terminal.press("1\r")
    terminal.press("\r")
    assert "Bob" in terminal.until(ASKED)
    terminal.leave()


def test_a_gain_is_told_to_others_without_the_card_that_they_may_not_see(run: Run) -> None:
    held, open_cards = ("hawk A", "bear A"), ("elk A", "salmon A", "fox A")
    display = ("river:hawk hawk", "prairie:fox fox", "mountain:elk elk", "forest:elk elk")
    turn = ("draft 1", "lay 1,0 0", "put 1,0")
    typed = [*held, *open_cards, "river", "forest", *display, *turn]
    _, out, _ = run(*BOX, "--seats", "Ann", "Bob", typed=typed)
    told = out.split("> put 1,0")[1]
    assert ("Ann: +1 (" in told, "+3 (" in told) == (True, False)  # Nature, without the hawk's 2.


def test_nothing_but_enter_lifts_the_curtain(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TILES, "--seats", "Ann", "Bob")
    terminal.until(CURTAIN % "Ann")
    terminal.press(" ", "\x1b[A", "not yet\r", "\r")
    assert "not yet" in terminal.until(ASKED)
    terminal.leave()


def test_one_can_leave_before_the_curtain_is_lifted(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TILES, "--seats", "Ann", "Bob")
    terminal.until(CURTAIN % "Ann")
    assert 0 == terminal.leave()


def test_no_curtain_falls_where_one_person_plays_against_bots(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TILES, "--seats", "Ann", "bot:random")
    assert CURTAIN % "Ann" not in terminal.until(ASKED)
    terminal.leave()


def test_what_somebody_holds_is_not_betrayed_by_what_others_can_choose(run: Run) -> None:
    _, out, _ = run(*BOX, "--players", "2", typed=["bear B"])
    before, after = out.split("> bear B")
    assert all("Card A for bears" in screen for screen in (before, after))


def test_a_card_that_somebody_holds_is_refused_when_another_types_it(run: Run) -> None:
    _, out, _ = run(*BOX, "--players", "2", typed=["bear B", "bear C", "hawk A"])
    said = "Somebody holds the card of that animal: card bear C."
    assert (said in out, "Which scoring card is dealt?" in out) == (True, True)


def test_who_types_in_a_secret_or_a_starter_is_called_by_name(run: Run) -> None:
    _, out, _ = run(*BOX, "--seats", "Ann", "Bob", typed=["1", "20", "1", "1", "1", "river"])
    secret, starter = "Which card do you hold? The others look away.", "Which starter do you get?"
    asked = [line for line in out.splitlines() if line.endswith((secret, starter))]
    assert [f"{name}: {said}" for said in (secret, starter) for name in ("Ann", "Bob")] == asked


def test_nobody_types_in_the_secret_of_a_bot(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    _, out, _ = run(*BOX, "--seats", "Ann", "bot:greedy", "--log", log, typed=["bear B"])
    assert ("greedy: Which card" in out, 2) == (False, len(_texts(log)))

"""Help and usage errors in the three languages."""

import re
from importlib.metadata import version
from pathlib import Path
from typing import Final

import pytest
import typer
from typer._click import exceptions
from typer.testing import CliRunner

import stolik
import stolik.cli
from stolik.cli import app
from stolik.cli.help.translated_help import asked_for, command_key, help_key
from stolik.words import Language, Words
from stolik.words.words import source
from tests.cli.commands_page import PAGE, commands_page, every_command

ENGLISH = re.compile(
    r"\b(the|and|of|with|this|message|usage|options|commands|arguments|default|required)\b", re.IGNORECASE
)
"""Words that occur in no Polish or Russian sentence."""


def say(language: Language, *arguments: str) -> str:
    """Return the output of a call."""
    done = CliRunner(env={"STOLIK_LANG": language.value, "COLUMNS": "80"}).invoke(app, arguments)
    return done.output


@pytest.mark.parametrize("language", list(Language))
def test_every_command_argument_and_option_has_words(language: Language) -> None:
    words = Words(language)

    asked = {command_key(path) for path, _ in every_command()}
    asked |= {help_key(param) for _, command in every_command() for param in command.params}

    assert len(asked) > 150
    assert [key for key in asked if key not in words] == []


def test_every_word_about_commands_is_said_somewhere() -> None:
    """No description remains after its command or option is gone."""
    said = {command_key(path) for path, _ in every_command()}
    said |= {f"{key}-{part}" for key in said for part in ("more", "list")}
    said |= {help_key(param) for _, command in every_command() for param in command.params} | {"option-help"}

    text = source(Language.ENGLISH, "commands") + source(Language.ENGLISH, "options")
    written = set(re.findall(r"^((?:command|option)[a-z-]*) =", text, re.MULTILINE))

    assert written - said == set()


def test_the_page_of_commands_is_up_to_date() -> None:
    """``python -m tests.cli.commands_page`` writes it again."""
    assert PAGE.read_text(encoding="utf-8") == commands_page()


@pytest.mark.parametrize("language", [Language.POLISH, Language.RUSSIAN])
def test_no_english_is_left_in_the_help(language: Language) -> None:
    for path, _ in every_command():
        text = say(language, *path, "--help")
        # Options, examples and quoted names are not translated.
        told = re.sub(r"--[a-z/-]+|`[^`]*`|\{.*\}|<[^>]*>|\[[^\]]*: [^\]]*\]|STOLIK_\w+", "", text)

        assert text.startswith(Words(language)("usage"))
        assert not ENGLISH.findall(told), path


def test_help_speaks_the_language_that_was_asked_for() -> None:
    by_option = CliRunner(env={"STOLIK_LANG": "ru"}).invoke(app, ["play", "--lang", "pl", "--help"])

    assert by_option.exit_code == 0
    assert Words(Language.POLISH)("command-play") in by_option.output


MISUSED: Final = [
    pytest.param(["plai"], "complaint-no-command-but", ("'play'",), id="command mistyped"),
    pytest.param(["zzzz"], "complaint-no-command", ("'zzzz'",), id="no such command"),
    pytest.param(["play", "--zzz"], "complaint-no-option", ("--zzz",), id="no such option"),
    pytest.param(["play", "--sea", "3"], "complaint-no-option-but", ("--seats",), id="option mistyped"),
    pytest.param(["play", "--seats"], "complaint-no-value", ("--seats",), id="no value"),
    pytest.param(["play", "--clock=1"], "complaint-needless-value", ("--clock",), id="needless value"),
    pytest.param(["play", "a"], "complaint-extra", ("a",), id="too many"),
    pytest.param(["play", "--seats", "9"], "complaint-at-most", ("4",), id="too large"),
    pytest.param(["play", "--seats", "1"], "complaint-at-least", ("2",), id="too small"),
    pytest.param(["play", "--seats", "x"], "complaint-no-number", (), id="no number"),
    pytest.param(["play", "--bots", "x"], "complaint-no-choice", ("novice",), id="no such choice"),
    pytest.param(["show"], "complaint-missing-argument", (), id="argument missing"),
    pytest.param(["simulate"], "complaint-missing-option", ("--bots",), id="option missing"),
    pytest.param(["tournament", "sanction"], "complaint-missing-choice", ("deduct",), id="choice missing"),
    pytest.param(["standings", "no.csv", "--rules", "x"], "complaint-no-file", ("no.csv",), id="no file"),
    pytest.param(["standings", "/", "--rules", "x"], "complaint-folder", ("/",), id="a folder"),
    pytest.param(["solve", ""], "complaint-no-rack", (), id="a table and no rack"),
    pytest.param(
        ["simulate", "--bots", "exact,exact", "--records", __file__],
        "complaint-system-enotdir",
        ("--records",),
        id="no folder",
    ),
    pytest.param(["--zzz"], "complaint-no-option", ("--zzz",), id="no such option of the program"),
    pytest.param(
        ["tournament", "standings", "--stage"],
        "complaint-no-value",
        ("--stage",),
        id="no value, below",
    ),
    pytest.param(["tournament", "zzzz"], "complaint-no-command", ("'zzzz'",), id="no such command below"),
    pytest.param(
        ["tournament", "statu"], "complaint-no-command-but", ("'status'",), id="command below mistyped"
    ),
    pytest.param(
        ["tournament", "roster", "add", "Ola", "--keep-until", "soon"],
        "because-bad-date",
        ("soon",),
        id="no date",
    ),
]
VARIABLES: Final = (
    "argument",
    "arguments",
    "choices",
    "command",
    "expected",
    "file",
    "limit",
    "option",
    "others",
    "typed",
    "value",
)
"""The variables of the messages."""


@pytest.mark.parametrize(("arguments", "key", "parts"), MISUSED)
@pytest.mark.parametrize("language", list(Language))
def test_a_call_that_cannot_be_read_is_told_why(
    language: Language, arguments: list[str], key: str, parts: tuple[str, ...]
) -> None:
    done = CliRunner(env={"STOLIK_LANG": language.value}).invoke(app, arguments)

    assert done.exit_code == 2
    assert _plain(Words(language), key) <= set(re.findall(r"\w+", done.output))
    assert all(part in done.output for part in parts)


@pytest.mark.parametrize(("arguments", "key", "parts"), MISUSED)
def test_no_sentence_of_typers_is_read(
    arguments: list[str], key: str, parts: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Our messages do not depend on Typer's English texts, in this or a later version."""

    def speak_klingon(error: typer.TyperException, _: str) -> None:
        Exception.__init__(error, "tlhIngan Hol")
        error.message = "tlhIngan Hol"

    monkeypatch.setattr(typer.TyperException, "__init__", speak_klingon)
    for told in (exceptions.UsageError, exceptions.BadParameter, exceptions.MissingParameter):
        monkeypatch.setattr(told, "format_message", lambda _: "tlhIngan Hol")

    test_a_call_that_cannot_be_read_is_told_why(Language.POLISH, arguments, key, parts)


@pytest.mark.parametrize(
    "english", [r"typer\.Typer\(", r"\b(?:exists|dir_okay|file_okay|readable|writable|resolve_path)="]
)
def test_no_command_leaves_a_refusal_to_typer(english: str) -> None:
    """Groups are our own and files are checked by `existing_file`: Typer would answer in English."""
    sources = Path(stolik.cli.__path__[0]).rglob("*.py")

    assert [path.name for path in sources if re.search(english, path.read_text())] == []


def test_an_error_of_the_parser_comes_with_the_usage_of_its_command() -> None:
    done = CliRunner(env={"STOLIK_LANG": "en"}).invoke(app, ["play", "--seats"])

    assert done.output.splitlines()[0].startswith("Usage: ")
    assert " play " in done.output.splitlines()[0]


def test_an_option_with_a_variable_is_named_without_english() -> None:
    done = CliRunner(env={"STOLIK_LANG": "pl"}).invoke(app, ["tournament", "status", "--file"])

    assert "env var" not in done.output
    assert Words(Language.POLISH)("complaint-no-value", option="'--file'") in done.output


def test_the_version_is_told() -> None:
    done = CliRunner().invoke(app, ["--version"])

    assert done.output == f"stolik {version('stolik')}\n"
    assert stolik.__version__ == version("stolik")


def test_required_arguments_stand_without_braces_and_choices_with_them() -> None:
    plain = CliRunner(env={"STOLIK_LANG": "en"}).invoke(app, ["backup", "--help"])
    choice = CliRunner(env={"STOLIK_LANG": "en"}).invoke(app, ["tournament", "sanction", "--help"])

    assert "stolik backup [OPTIONS] DATABASE FILE\n" in plain.output.replace("root ", "stolik ")
    assert "{warn|deduct|exclude} PLAYER" in choice.output


def _plain(words: Words, key: str) -> set[str]:
    """Return the words of a message without its variables."""
    return set(re.findall(r"\w+", words(key, **dict.fromkeys(VARIABLES, " "))))


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        pytest.param(["play", "--lang", "pl"], "pl", id="apart"),
        pytest.param(["play", "--lang=ru", "--help"], "ru", id="together"),
        pytest.param(["play", "--lang"], "", id="left out"),
        pytest.param(["play"], None, id="not asked"),
    ],
)
def test_the_language_is_found_in_a_call(arguments: list[str], language: str | None) -> None:
    assert asked_for(arguments) == language

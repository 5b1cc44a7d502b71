"""`stolik puzzles`: made from a seed, checked, printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from stolik.words import Language, Words
from tests.cli.running import run

KEYS = {"id", "kind", "rules", "table", "rack", "opened", "ask", "answer", "level"}


def test_make_is_the_same_for_a_seed_and_check_proves_it(tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"

    asked = ("puzzles", "make", "--count", "6", "--seed", "11", "--kind", "open", "--kind", "go-out")
    shown = run(*asked)
    written = run(*asked, "--out", str(file))
    checked = run("puzzles", "check", str(file))

    assert (shown.returncode, written.returncode, checked.returncode) == (0, 0, 0)
    assert shown.stdout == file.read_bytes()
    assert Words(Language.ENGLISH)("puzzles-written", file=str(file), count=6) in written.stdout.decode()
    lines = [json.loads(line) for line in shown.stdout.splitlines()]
    assert [set(line) for line in lines] == [KEYS] * 6
    assert {line["kind"] for line in lines} == {"open", "go-out"}
    assert Words(Language.ENGLISH)("puzzles-checked", count=6, wrong=0) in checked.stdout.decode()


def test_check_names_every_wrong_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    good = json.loads(run("puzzles", "make", "--count", "1", "--seed", "1").stdout)
    bad = [{**good, "id": "other", "answer": ""}, {**good}, {"id": "x"}]
    file.write_text("\n".join(map(json.dumps, [good, *bad])) + "\nnot json\n\n")

    told = run("puzzles", "check", str(file))
    as_json = json.loads(run("puzzles", "check", str(file), "--json").stdout)

    assert told.returncode == 1
    assert as_json["puzzles"] == 5
    assert [(each["line"], each["fault"]) for each in as_json["wrong"]] == [
        (2, "other-answer"),
        (3, "twice"),
        (4, "unreadable"),
        (5, "unreadable"),
    ]


def test_an_empty_file_proves_nothing(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("")

    assert run("puzzles", "check", str(tmp_path / "empty.jsonl")).returncode == 1
    assert run("puzzles", "check", str(tmp_path / "absent.jsonl")).returncode == 2


@pytest.mark.parametrize("language", Language)
def test_print_puts_the_answers_on_the_last_page(tmp_path: Path, language: Language) -> None:
    out, words = tmp_path / "sheet.pdf", Words(language)

    done = run("puzzles", "print", "--count", "4", "--out", str(out), "--lang", language.value)

    pages = [page.extract_text() for page in PdfReader(out).pages]
    assert done.returncode == 0, done.stderr
    assert words("paper-puzzles-answers") in pages[-1]
    assert not any(words("paper-puzzles-answers") in page for page in pages[:-1])
    assert words("paper-puzzles-title") in pages[0]


@pytest.mark.parametrize("written", ["{}\n", ""], ids=["no puzzle", "empty"])
def test_print_refuses_what_is_no_file_of_puzzles(tmp_path: Path, written: str) -> None:
    (tmp_path / "x.jsonl").write_text(written)

    done = run("puzzles", "print", str(tmp_path / "x.jsonl"), "--out", str(tmp_path / "x.pdf"))

    assert done.returncode == 2
    assert Words(Language.ENGLISH)("puzzles-unreadable").split(":")[0] in " ".join(
        done.stderr.decode().split()
    )

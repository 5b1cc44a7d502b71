"""The rules with pictures: a summary first, examples at their clauses, steps, folding."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", ["/rules", "/rules/en-classic"])
def test_a_summary_for_beginners_comes_first_and_fits_a_phone(come: Come, path: str) -> None:
    page = come(phone=True).open(path)
    summary = page.get_by_role("region", name="The game in one minute")

    expect(summary).to_contain_text("make at least 30 points")
    box = summary.bounding_box()
    assert box is not None
    assert box["height"] < 844


def test_examples_are_drawn_right_and_wrong_beside_their_clauses(come: Come) -> None:
    page = come().open("/rules/en-classic")

    run = page.locator("article li").filter(has_text="A run is three").first
    expect(run.locator("figure svg").first).to_be_visible()
    expect(run.locator("figure:not(.wrong)")).to_have_count(1)
    expect(run.locator("figure.wrong").first).to_contain_text("11■ 12■ 13■ 1■ is not a set.")


def test_a_clause_that_is_opened_shows_its_examples(come: Come) -> None:
    page = come().open("/rules?clause=F-7")

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The turn stands.")
    expect(dialog).to_contain_text("The turn is undone, and the player draws 1 tile.")


def test_the_worked_manipulations_play_step_by_step(come: Come) -> None:
    page = come().open("/rules/en-classic?clause=E-6")
    first = page.get_by_role("dialog").locator("figure.worked").first

    expect(first).to_contain_text("Step 0 of 2")
    first.get_by_role("button", name="Next step").click()
    expect(first).to_contain_text("Add 3◆ to 4◆ 5◆ 6◆.")
    first.get_by_role("button", name="Next step").click()
    expect(first.get_by_role("button", name="Next step")).to_be_disabled()


def test_sections_fold_on_a_phone(come: Come) -> None:
    page = come(phone=True).open("/rules/pl-forty")
    folded = page.locator("article details:not([open]) > summary h2")

    title = folded.first.inner_text()
    folded.first.tap()

    opened = page.locator("article details[open] > summary h2")
    expect(opened.filter(has_text=title)).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_serious(come: Come, size: str) -> None:
    page = come(phone=size == "phone").open("/rules/en-classic?clause=E-6")
    expect(page.get_by_role("dialog").locator("figure").first).to_be_visible()
    assert seriously_wrong(page) == {}

    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert seriously_wrong(page) == {}

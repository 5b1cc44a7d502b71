"""Problems that newcomers had at their first visit, so that they stay fixed."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import Come
from tests.e2e.served import PHONE

LYING: Final[ViewportSize] = {"width": PHONE[1], "height": PHONE[0]}
BEST: Final = "/bench?ask=best&rules=pl-forty"

_AT_THE_HEAD: Final = """(words) => {
  const main = document.querySelector('main');
  return main?.textContent.includes(words) && document.activeElement?.closest('main') === main;
}"""


def _see(page: Page, selector: str) -> None:
    """Wait until the middle of an element is in the window and not covered."""
    page.wait_for_function(
        """(selector) => {
          const one = document.querySelector(selector);
          if (!one) return false;
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }""",
        arg=selector,
    )


def test_talk_over_the_table_says_when_it_is_your_turn(come: Come) -> None:
    guest = come(phone=True)
    page = guest.sit(guest.against_bot("en-classic"))
    page.get_by_role("button", name="Talk at the table").tap()

    back = page.get_by_role("button", name="Your turn: back to the table")
    expect(back).to_be_visible()
    back.tap()

    expect(page.get_by_role("complementary")).to_have_count(0)


def test_three_bots_are_told_apart_on_a_phone(come: Come) -> None:
    guest = come(phone=True, language="ru")
    bots = dict.fromkeys(("1", "2", "3"), "casual")
    page = guest.sit(guest.make("en-classic", seats=4, bots=bots, start=True))
    names = page.locator(".player .short")

    expect(names).to_have_text(["Любитель 1", "Любитель 2", "Любитель 3"])

    cut = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert names.evaluate_all(cut) == 0


def test_the_keys_of_the_analysis_cover_neither_rack_nor_answer_on_a_phones_side(come: Come) -> None:
    page = come(phone=True).open(f"{BEST}&rack=r1+r2+r3+r4+r5+r6+r7+r8+r9+r10+r11+r12+r13+j")
    page.set_viewport_size(LYING)

    _see(page, ".answer .big.yes")
    _see(page, ".position button.tile:nth-child(14)")


def test_a_long_name_leaves_the_page_as_wide_as_a_phone_on_its_side(come: Come) -> None:
    page = come(phone=True, language="ru", name="Константин Константинопольский").open("/")
    page.set_viewport_size(LYING)

    expect(page.locator(".me .name")).to_have_text("Константин Константинопольский")

    page.wait_for_function("document.documentElement.scrollWidth === 844")
    _see(page, ".button.main.big")  # play now, without scrolling


def test_the_analysis_says_what_it_could_not_read(come: Come) -> None:
    page = come().open(BEST)
    page.get_by_text("As text").click()

    page.get_by_label("Rack", exact=True).fill("r1 r2 r99 nonsense")
    page.get_by_label("Rack", exact=True).press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("“r99 nonsense” cannot be read")

    page.get_by_label("Rack", exact=True).fill("b5 b5 b5")
    page.get_by_label("Rack", exact=True).press("Tab")
    expect(page.locator(".answer")).to_contain_text("There are more tiles than the game has: b5.")


def test_who_goes_on_by_keys_or_listens_begins_at_the_head_of_the_page(come: Come) -> None:
    page = come().open("/")
    page.get_by_role("link", name="Rules", exact=True).first.focus()
    page.keyboard.press("Enter")

    page.wait_for_function(_AT_THE_HEAD, arg="The rules side by side")
    page.go_back()
    page.wait_for_function(_AT_THE_HEAD, arg="Play now")


def test_no_line_of_the_rules_ends_in_a_word_of_one_letter(come: Come) -> None:
    page = come(language="pl").open("/rules/pl-stacks")

    expect(page.get_by_text("układów i\u00a0je przebudowywać")).to_be_visible()

    told = page.locator("main p").all_inner_texts()
    assert not [line for line in told if " i " in line or " w " in line]

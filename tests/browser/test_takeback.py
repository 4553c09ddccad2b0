"""Against bots, one's last decision can be taken back together with their answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from saqqara import texts
from tests.browser import driver
from tests.browser.conftest import Open


def _own_decision(page: Page) -> None:
    """Make one decision, and wait for the bots until it is our turn again."""
    assert driver.wait_for_turn(page)
    driver.decide_first(page)
    assert driver.wait_for_turn(page)


@pytest.mark.parametrize(("game", "language", "width", "theme"), [("imhotep", "en", 1280, "light"), ("amunre", "de", 390, "dark")])
def test_a_wrong_click_can_be_taken_back_after_the_bots_answer(
    open_page: Open, picture: Callable[[Page, str], None], game: str, language: str, width: int, theme: str
) -> None:
    page = open_page("/", width=width, height=800 if width > 1000 else 844, language=language, theme=theme)
    driver.start_game(page, game, texts.say("bots-level-apprentice", language))
    assert driver.wait_for_turn(page)
    button = page.locator(".bar .extra button", has_text=texts.say("web-undo-practice", language))
    expect(button).to_have_count(0)
    before = driver.ask_server(page, "/state")["view"]
    _own_decision(page)
    while driver.ask_server(page, "/state")["undo"] != "practice":
        _own_decision(page)
        before = None
    tip = texts.say("web-undo-practice-tip", language)
    expect(button).to_have_attribute("data-tip", tip)
    picture(page, f"takeback-{game}-{width}-{theme}")
    button.click()
    expect(page.locator(".banner", has_text=texts.say("web-practice-now", language))).to_be_visible()
    if width > 1000:  # on a phone the log is behind a tab
        expect(page.locator("ol .beside", has_text=texts.say("web-log-back-you", language))).to_be_visible()
    assert driver.wait_for_turn(page)
    after = driver.ask_server(page, "/state")
    assert after["undos"] == 1
    assert after["practice"]
    if before is not None:
        assert after["view"] == before
    picture(page, f"takeback-{game}-{width}-{theme}-done")
    page.locator(".banner button").click()
    expect(page.locator(".banner")).to_have_count(0)


def test_the_undo_key_takes_back_one_own_decision_at_a_time(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "imhotep")
    lines = page.get_by_role("list", name=texts.say("web-log")).get_by_role("button")
    turns = []
    for _ in range(3):
        assert driver.wait_for_turn(page)
        turns.append((driver.ask_server(page, "/state")["number"], lines.count()))
        driver.decide_first(page)
    assert driver.wait_for_turn(page)
    for undos, (number, told) in enumerate(reversed(turns), 1):
        page.keyboard.press("z")
        expect(lines).to_have_count(told)
        assert driver.wait_for_turn(page)
        state = driver.ask_server(page, "/state")
        assert (state["number"], state["undos"]) == (number, undos)

"""What a table says: headings, guide, refusals and prompts in the right words."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from saqqara import texts
from tests.browser import driver
from tests.browser.conftest import Open


@pytest.mark.parametrize("game", ["kheops", "amunre"])
def test_headings_inside_pictures_are_not_headings_of_the_rules(game: str, open_page: Open) -> None:
    page = open_page(f"/rules/{game}")
    figures = page.locator("figure:has(.window)")
    expect(figures.first).to_be_visible()
    written = 0
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".sheet")).to_have_count(1)
        written += figure.locator(":is(h1, h2, h3, h4)").count()
        expect(figure.get_by_role("heading", include_hidden=True)).to_have_count(0)
    assert written > 0, "there is nothing to keep out of the outline"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_guide_speaks_of_tapping_on_a_phone(language: str, open_page: Open) -> None:
    for width, ending in ((390, "-touch"), (1280, "")):
        page = open_page("/", width=width, height=844, language=language)
        driver.start_game(page, "imhotep", texts.say("bots-level-apprentice", language))
        guide = page.locator(".guide")
        while (wanted := texts.say(f"imhotep-guide-load{ending}", language)) not in guide.inner_text():
            expect(guide).to_be_visible()
            if texts.say("imhotep-guide-take" + ending, language) in guide.inner_text():
                break
            guide.get_by_role("button", name=texts.say("web-guide-next", language)).click()
        shown = guide.inner_text()
        assert wanted in shown or texts.say(f"imhotep-guide-take{ending}", language) in shown


def test_a_refusal_blames_no_boat_while_none_may_sail(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "imhotep")
    assert driver.wait_for_turn(page)
    assert not any(action["name"] == "sail" for action in driver.ask_server(page, "/state")["view"]["actions"])
    page.locator('[data-site="temple"] .panel').dispatch_event("click")
    expect(page.locator(".prompt")).to_contain_text(texts.say("imhotep-board-no-boat-ready"))


def test_looking_back_shows_ones_own_decision_as_ones_own(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "imhotep")
    for _ in range(2):
        assert driver.wait_for_turn(page)
        driver.decide_first(page)
    assert driver.wait_for_turn(page)
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    own = next(number for number in range(10) if _mover(page, number) == driver.ask_server(page)["my_seats"][0])
    page.locator('ol[aria-label="Log"] button').first.click()
    expect(page.locator(".banner")).to_be_visible()
    while (at := _decision_shown(page)) != own:
        page.get_by_role("button", name=texts.say("web-step-back" if at > own else "web-step-on")).click()
        expect(page.locator(".banner")).not_to_contain_text(f"decision {at} of")
    expect(page.locator(".prompt")).to_have_text(texts.say("web-prompt-own"))


def _mover(page: Page, number: int) -> int:
    return int(driver.ask_server(page, f"/at/{number}")["mover"])


def _decision_shown(page: Page) -> int:
    return int(page.locator(".banner").inner_text().partition("decision ")[2].split()[0])


def _rules_failed(route: Route) -> None:
    games = route.fetch().json()
    route.fulfill(body=json.dumps([{**game, "ready": False, "failed": True} for game in games]), content_type="application/json")


def test_a_waiting_table_says_that_its_game_cannot_be_prepared(open_page: Open) -> None:
    page = open_page("/")
    page.locator('.game:has(input[value="kheops"])').click()
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name=texts.say("web-start-now"))).to_be_visible()
    page.route("**/api/games", _rules_failed)
    page.reload()
    expect(page.get_by_role("heading", name=texts.say("web-waiting-failed"))).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text=texts.say("web-fault-no_rules"))).to_be_visible()
    expect(page.get_by_role("button", name=texts.say("web-start-now"))).to_have_count(0)
    expect(page.get_by_role("button", name=texts.say("web-leave"))).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)

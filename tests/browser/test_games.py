"""Whole games in the browser against bots, with the mouse and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from saqqara import games
from tests.browser import driver
from tests.browser.conftest import Open


@pytest.mark.parametrize("game", games.shipped())
def test_a_whole_game_by_clicking(game: str, open_page: Open, picture: Callable[[Page, str], None]) -> None:
    page = open_page("/")
    driver.start_game(page, game)
    assert driver.wait_for_turn(page)
    picture(page, f"{game}-start")
    clicks = driver.play_by_click(page)
    assert clicks.get("board", 0) > 0, clicks
    expect(page.locator(".winner")).to_be_visible()
    expect(page.locator("dialog[open] tfoot td").first).to_be_visible()
    expect(page.locator(".plot path").first).to_be_attached(timeout=30_000)
    picture(page, f"{game}-result")


@pytest.mark.parametrize("game", games.shipped())
def test_a_whole_game_by_keyboard(game: str, open_page: Open) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    driver.start_game(page, game)
    assert driver.play_by_keyboard(page) > 10
    expect(page.locator(".winner")).to_be_visible()


@pytest.mark.parametrize("game", games.shipped())
def test_escape_steps_back(game: str, open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, game)
    assert driver.wait_for_turn(page)
    groups = page.locator(".bar [data-group]")
    if groups.count():
        before = page.locator(driver.CHOICES).all_inner_texts()
        groups.first.click()
        expect(page.get_by_role("button", name="Back")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Back")).to_have_count(0)
        assert page.locator(driver.CHOICES).all_inner_texts() == before


@pytest.mark.parametrize(
    ("game", "place", "rule"),
    [
        ("imhotep", '.area [data-boat="0"] .hull', "stones"),
        ("kheops", ".area .kind.later", "mummy"),
        ("amunre", ".area .space:not(.legal)", "gold"),
        ("amunre", ".area .province:not(.staked) .land", "not up for auction"),
        ("amunre", ".area .hand .card:not(.choice)", "secret offering"),
    ],
)
def test_clicking_what_is_not_allowed_names_the_rule(game: str, place: str, rule: str, open_page: Open) -> None:
    """No request is sent: the fixture would fail if the server refused one."""
    page = open_page("/")
    driver.start_game(page, game)
    assert driver.wait_for_turn(page)
    if page.locator(".guide button").count():
        page.get_by_role("button", name="Hide the guide").click()
    page.locator(place).last.click()
    expect(page.locator(".prompt.warning")).to_contain_text(rule)


def test_arrow_keys_move_through_the_choices_in_the_bar(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "amunre")
    assert driver.wait_for_turn(page)
    words = page.locator(driver.CHOICES)
    words.first.focus()
    page.keyboard.press("ArrowRight")
    expect(words.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(words.first).to_be_focused()


def test_undo_takes_a_decision_back(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "kheops")
    assert driver.wait_for_turn(page)
    log = page.locator('ol[aria-label="Log"] button')
    undo = page.get_by_role("button", name="Undo")
    before = log.count()
    while driver.ask_server(page, "/state")["undo"] != "free":
        before = log.count()
        driver.decide_first(page)
        assert driver.wait_for_turn(page)
    undo.click()
    expect(log).to_have_count(before)


def test_a_hint_names_a_choice_and_its_chance(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "kheops")
    assert driver.wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Try:", timeout=30_000)
    expect(page.locator(".hint strong")).to_contain_text("%")
    expect(page.locator(".area .choice-hint").first).to_be_visible()
    expect(page.locator(".area > .badge")).to_contain_text("%")


def test_a_hint_is_hidden_while_looking_back(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "imhotep")
    assert driver.wait_for_turn(page)
    page.locator(driver.CHOICES).first.click()
    log = page.locator('ol[aria-label="Log"] button')
    expect(log.nth(1)).to_be_visible()
    assert driver.wait_for_turn(page)
    hint = page.locator(".bar .hint")
    page.get_by_role("button", name="Hint").click()
    expect(hint).to_be_visible(timeout=30_000)
    log.first.click()
    expect(hint).to_have_count(0)
    page.keyboard.press("Escape")
    expect(hint).to_be_visible()
    expect(page.locator(".area .choice-hint").first).to_be_visible()


def test_hovering_over_a_choice_previews_it(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "imhotep")
    assert driver.wait_for_turn(page)
    page.locator('.bar [data-choice="take"]').hover()
    expect(page.locator(".bar .points")).to_be_visible()


def test_the_log_shows_earlier_positions(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "kheops")
    lines = page.locator('ol[aria-label="Log"] button')
    while lines.count() < 2:
        assert driver.wait_for_turn(page)
        driver.decide_first(page)
    lines.first.click()
    expect(page.locator(".banner")).to_contain_text("after decision")
    expect(page.locator(driver.CHOICES)).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".banner")).to_have_count(0)

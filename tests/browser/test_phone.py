"""Tables on a phone, upright or held sideways: every control has its row, and hidden choices are counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from saqqara import texts
from tests.browser import driver
from tests.browser.conftest import Open
from tests.browser.test_layout import Box, Picture, apart, box_of, show_replay
from tests.waiting import wait_for

PHONE, SIDEWAYS = (390, 844), (844, 390)

HIDDEN_CHOICES_COUNTED = """() => {
  const list = document.querySelector('.bar .buttons')
  const edge = list.getBoundingClientRect().bottom + 2
  const hidden = [...list.children].filter((one) => one.getBoundingClientRect().bottom > edge).length
  const said = document.querySelector('.bar .beyond')?.textContent ?? ''
  return hidden > 0 && said.includes(String(hidden))
}"""
"""Whether some choices are out of sight and the bar shows how many."""

ROOM_IN_SELECT = """select => {
  const pen = document.createElement('canvas').getContext('2d')
  const style = getComputedStyle(select)
  pen.font = style.font
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return room - pen.measureText(select.selectedOptions[0].text).width
}"""
"""Returns the room that a select has beside its text."""

BADGE = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect()
  const [room, badge, advised] = [box('.area'), box('.area > .badge.shown'), box('.area .choice-hint')]
  if (!badge || !advised) return false
  const whole = badge.x >= room.x && badge.right <= room.right && badge.y >= room.y && badge.bottom <= room.bottom
  const edge = Math.min(badge.x - room.x, room.right - badge.right) < 4
  const apart = Math.abs(badge.x + badge.width / 2 - advised.x - advised.width / 2)
  return whole && (apart < 3 || (edge && badge.x < advised.right && advised.x < badge.right))
}"""
"""Whether the badge is complete, and centred on the advised choice or as near as the edge of the board allows."""


def _game(open_page: Open, game: str, width: int, height: int, language: str) -> Page:
    page = open_page("/", width=width, height=height, language=language)
    driver.start_game(page, game, texts.say("bots-level-apprentice", language))
    assert driver.wait_for_turn(page)
    return page


def _in_a_row(places: Locator) -> list[Box]:
    boxes = [box_of(place) for place in places.all()]
    assert len({round(box["y"]) for box in boxes}) == 1, "they are not in one row"
    assert all(one["right"] <= other["x"] + 1 for one, other in pairwise(boxes)), "they overlap"
    return boxes


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [SIDEWAYS, (667, 375)])
def test_held_sideways_five_tabs_stand_in_a_row_and_hidden_choices_are_counted(
    width: int, height: int, language: str, open_page: Open, picture: Picture
) -> None:
    page = _game(open_page, "kheops", width, height, language)
    driver.decide_first(page)
    assert driver.wait_for_turn(page)
    tabs = page.locator(".strip [role=tab]")
    expect(tabs).to_have_count(5)
    assert _in_a_row(tabs)[-1]["right"] <= width + 1
    assert box_of(tabs.first)["y"] >= box_of(page.locator(".bar .buttons"))["bottom"] - 7, "the tabs cover choices"
    assert page.locator(".bar .extra").evaluate("one => one.scrollWidth <= one.clientWidth + 1"), "a button is cut off"
    first = page.locator(driver.CHOICES).first
    assert box_of(first)["bottom"] <= box_of(tabs.first)["y"]
    last = page.locator(driver.CHOICES).last

    def shown() -> bool:
        last.scroll_into_view_if_needed()
        return box_of(last)["bottom"] <= box_of(tabs.first)["y"]

    wait_for(shown)
    picture(page, f"sideways-kheops-{width}-{language}")


def test_held_sideways_choices_out_of_sight_are_counted(open_page: Open, picture: Picture) -> None:
    page = _game(open_page, "imhotep", 568, 320, "it")
    page.locator('.bar [data-group="name=load"]').click()
    page.wait_for_function(HIDDEN_CHOICES_COUNTED)
    picture(page, "sideways-imhotep-568-it")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_held_sideways_a_replay_has_its_steps_in_a_row_and_nothing_below_is_cut(
    language: str, open_page: Open, crowd: str, picture: Picture
) -> None:
    page = open_page("/", width=844, height=390, language=language)
    show_replay(page, crowd, 130)
    buttons = page.locator(".controls .button")
    expect(buttons).to_have_count(7)
    steps = _in_a_row(page.locator(".controls .steps .button"))
    assert len(steps) == 5
    assert steps[-1]["right"] <= 844
    assert box_of(buttons.last)["bottom"] <= box_of(page.locator(".strip"))["y"]
    picture(page, f"sideways-replay-{language}")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("width", [390, 360])
def test_the_selected_view_of_a_replay_is_not_cut_off(width: int, language: str, open_page: Open, crowd: str) -> None:
    page = open_page("/", width=width, height=844, language=language)
    show_replay(page, crowd, 130)
    eyes = page.locator(".controls select")
    expect(eyes).to_have_value("all")
    assert eyes.evaluate(ROOM_IN_SELECT) >= 16, "the arrow has room beside the text"


def test_no_obelisk_covers_the_prizes(open_page: Open, server: str, picture: Picture) -> None:
    table = driver.import_record(server, driver.random_record("imhotep", 4))
    page = open_page(f"/replay/{table}?at=9999", width=390, height=844)
    prizes = page.locator('[data-site="obelisks"] .prizes text')
    expect(prizes).to_be_visible()
    stones = page.locator('[data-piece^="stone-obelisk-"]')
    assert stones.count() > 4
    assert min(box_of(stone)["y"] for stone in stones.all()) >= box_of(prizes)["bottom"] - 3
    picture(page, "imhotep-obelisks-390x844")


def test_with_two_players_a_phone_shows_the_forecast(open_page: Open, replays: dict[str, str]) -> None:
    page = open_page("/", width=390, height=844)
    show_replay(page, replays["kheops"], 90)
    expect(page.locator(".seat.compact .gain").first).to_be_visible()
    for card in page.locator(".seat.compact").all():
        assert card.evaluate("card => card.scrollWidth <= card.clientWidth + 1")


def test_a_line_of_the_log_opens_the_board(open_page: Open, replays: dict[str, str]) -> None:
    page = open_page("/", width=390, height=844)
    show_replay(page, replays["kheops"], 30)
    page.get_by_role("tab", name=texts.say("web-log")).click()
    page.locator(f'ol[aria-label="{texts.say("web-log")}"] button').first.click()
    expect(page.locator(".area")).to_be_visible()
    expect(page.get_by_role("tab", name=texts.say("web-tab-board"))).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_tables_in_the_rules_do_not_scroll_sideways(language: str, open_page: Open) -> None:
    page = open_page("/rules/amunre", width=390, height=844, language=language)
    told = page.locator(".wide:has(.told)")
    expect(told.first).to_be_attached()
    assert told.count() >= 2, "the power cards and the provinces"
    for table in told.all():
        assert table.evaluate("box => box.scrollWidth <= box.clientWidth + 1")


@pytest.mark.parametrize(("width", "height"), [PHONE, (1280, 800)])
def test_the_ring_around_a_hint_is_complete_and_the_badge_stays_with_it(width: int, height: int, open_page: Open) -> None:
    page = _game(open_page, "kheops", width, height, "en")
    page.keyboard.press("h")
    expect(page.locator(".banner", has_text=texts.say("web-hint-practice"))).to_be_visible(timeout=30_000)
    advised = page.locator(".bar .hinted")
    expect(advised).to_be_attached()
    advised.scroll_into_view_if_needed()
    ring, room = box_of(advised), box_of(page.locator(".bar .buttons"))
    assert ring["y"] - room["y"] >= 5
    assert room["bottom"] - ring["bottom"] >= 5
    assert ring["x"] - room["x"] >= 5
    page.set_viewport_size({"width": width + 130, "height": height})
    page.wait_for_function(BADGE)


def _advise(page: Page, wanted: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> None:
    """Ask for a hint, which is made to advise the choice that `wanted` selects."""
    view = driver.ask_server(page, "/state")["view"]
    best = wanted(view["actions"])
    choice = {"action": best, "visits": 1, "win_chance": [0.5] * view["players"], "margin": None}
    hint = {"number": view["number"], "seat": view["seat"], "best": best, "choices": [choice], "line": []}
    page.route("**/hint", lambda route: route.fulfill(json=hint))
    page.keyboard.press("h")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("end", [0, -1])
def test_the_badge_is_complete_at_the_edge_of_the_board(end: int, language: str, open_page: Open) -> None:
    page = _game(open_page, "kheops", *PHONE, language)
    _advise(page, lambda actions: [one for one in actions if one["text"].startswith("place pawn=worker cell=a")][end])
    page.wait_for_function(BADGE)
    for width in (520, 360):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function(BADGE)


@pytest.mark.parametrize(("width", "height"), [PHONE, (1280, 800)])
def test_the_badge_does_not_cover_the_handles_of_a_tile(width: int, height: int, open_page: Open, picture: Picture) -> None:
    page = _game(open_page, "kheops", width, height, "en")
    while driver.ask_server(page, "/state")["view"]["table"]["phase"] != "rotate":
        driver.decide_first(page)
        assert driver.wait_for_turn(page)
    handles = page.locator(".area .handle")
    expect(handles).to_have_count(3)
    _advise(page, lambda actions: next(one for one in actions if one["arguments"]["degrees"] == "0"))
    page.wait_for_function(BADGE)
    badge = page.locator(".area > .badge")
    assert all(apart(box_of(badge), box_of(handle)) for handle in handles.all())
    picture(page, f"badge-{width}x{height}")
    handles.first.click()
    expect(page.locator(".area .choice-hint")).to_have_count(0)
    expect(badge).to_be_hidden()
    handles.nth(1).click()
    page.wait_for_function(BADGE)


def test_reduced_motion_redraws_at_once(open_page: Open, replays: dict[str, str]) -> None:
    """Without a transition: on a slow machine half the board would keep its old size for a while."""
    page = open_page("/")
    show_replay(page, replays["kheops"], 60)
    page.evaluate("() => { window.runs = 0; document.addEventListener('transitionrun', () => (window.runs += 1)) }")
    before = page.locator(".area svg.scene").get_attribute("viewBox")
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(".area svg.scene")).not_to_have_attribute("viewBox", before or "")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.runs") == 0


def test_handing_over_to_a_bot_asks_for_confirmation(open_page: Open) -> None:
    page = _game(open_page, "kheops", *PHONE, "en")
    page.get_by_role("button", name=texts.say("web-table-menu")).click()
    page.get_by_role("button", name=texts.say("web-hand-over")).click()
    expect(page.get_by_text(texts.say("web-hand-over-alone"))).to_be_visible()
    assert not driver.ask_server(page)["seats"][0]["handed_over"]
    page.get_by_role("button", name=texts.say("web-hand-over-yes")).click()
    expect(page.locator(driver.OVER)).to_be_visible(timeout=60_000)

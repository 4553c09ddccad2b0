"""Every sign on a table has a tooltip and a name for screen readers, and is large enough to be seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saqqara import games
from tests.browser import driver
from tests.browser.conftest import Open

SMALLEST = 11.0
"""In pixels of the screen: the font size of letters, the larger side of signs."""
AUDIT = """smallest => {
  const seen = (element) => {
    const box = element.getBoundingClientRect()
    const frame = element.parentElement.closest('.scroll, .players, .panel, .row, .table')?.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const inside = frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
    return inside && box.width > 2 && box.height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const where = (element) => {
    const owner = element.closest('[data-tip], [data-anchor], [class]:not(svg)') ?? element
    return `${element.dataset?.symbol ?? element.textContent.trim().slice(0, 24)} in ${owner.outerHTML.slice(0, 110)}`
  }
  const scale = (element) => {
    const matrix = element.getScreenCTM?.() ?? element.closest('foreignObject')?.getScreenCTM()
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1
  }
  // By its own label, by that of an element around it, or by hidden text beside it.
  const named = (element) => {
    for (let one = element; one && !one.matches('.area, [role=group], section:not([data-tip])'); one = one.parentElement)
      if (one.hasAttribute('aria-label')) return true
    const around = element.closest('.province, li') ?? element.closest('[data-tip]')
    return around?.querySelector('.unseen, .out-of-sight, [aria-label]') != null || !!element.closest('li')?.innerText.trim()
  }
  const faults = { unexplained: new Set(), unnamed: new Set(), small: new Set() }
  const signs = [...document.querySelectorAll('.table :is(main, aside, .row) [data-symbol]')].filter(seen)
  for (const sign of signs) {
    const box = sign.getBoundingClientRect()
    const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    // A sign that clicks pass through explains itself; any other must be what the pointer hits.
    const tipped = sign.closest('[data-through]') ?? under?.closest('[data-tip]')
    if (!tipped && !sign.closest('.ghost')) faults.unexplained.add(where(sign))
    const told = named(sign) || (sign.closest('[aria-hidden=true]') && tipped && named(tipped))
    if (!told && !sign.closest('.ghost')) faults.unnamed.add(where(sign))
    if (Math.max(box.width, box.height) < smallest) faults.small.add(`${Math.max(box.width, box.height).toFixed(1)} ${where(sign)}`)
  }
  const letters = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  let read = 0
  while (letters.nextNode()) {
    const element = letters.currentNode.parentElement
    const hidden = element.closest('.out-of-sight, .unseen, [data-symbol=cardpicture], option')
    if (!letters.currentNode.data.trim() || hidden || !seen(element)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element)
    read += 1
    if (size < smallest - 0.05) faults.small.add(`${size.toFixed(1)} ${where(element)}`)
  }
  return { signs: signs.length, read, ...Object.fromEntries(Object.entries(faults).map(([name, found]) => [name, [...found]])) }
}"""


def _faults(page: Page) -> dict[str, list[str]]:
    found: dict[str, Any] = page.evaluate(AUDIT, SMALLEST)
    assert found.pop("signs") > 10
    assert found.pop("read") > 10
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", games.shipped())
def test_every_sign_is_explained_and_large_enough(
    game: str, width: int, height: int, open_page: Open, replays: dict[str, str]
) -> None:
    page = open_page("/", width=width, height=height)
    for at in (12, 70):
        page.goto(f"/replay/{replays[game]}?at={at}")
        page.wait_for_load_state("networkidle")
        expect(page.locator(".area [data-symbol]").first).to_be_visible()
        assert _faults(page) == {}, at
    page.goto("/")
    driver.start_game(page, game)
    assert driver.wait_for_turn(page)
    page.get_by_role("button", name="Hide the guide").click()
    assert _faults(page) == {}


def test_signs_of_all_options_are_explained_and_large_enough(open_page: Open, server: str) -> None:
    sides: dict[str, Any] = dict.fromkeys(("market", "pyramid", "temple", "burial_chamber", "obelisks"), "B")
    table = driver.import_record(server, driver.random_record("imhotep", 4, wager=True, wrath=True, **sides))
    for width, height in ((1280, 800), (390, 844)):
        page = open_page(f"/replay/{table}?at=50", width=width, height=height)
        expect(page.locator(".area [data-symbol]").first).to_be_visible()
        assert _faults(page) == {}, width


def test_a_stone_says_whose_it_is_even_though_clicks_pass_through_it(open_page: Open, replays: dict[str, str]) -> None:
    page = open_page(f"/replay/{replays['imhotep']}?at=75")
    stone = page.locator('[data-site="temple"] [data-through]').first
    box = stone.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("tooltip")).to_contain_text("Stone of")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)

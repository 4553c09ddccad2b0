"""The layout of pages and boards: nothing is cut off, overlaps or moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from saqqara import texts
from tests.browser import driver
from tests.browser.conftest import ROOT, Open

GAMES = ROOT / "web" / "src" / "games"
PHONE, SIDEWAYS, DESK = (390, 844), (844, 390), (1280, 800)
Box = dict[str, float]
Picture = Callable[[Page, str], None]

CROWDED = """names => {
  const seen = names.map((name) => ({ name: name.textContent.trim(), box: name.getBoundingClientRect() }))
  const boxes = seen.filter(({ box }) => box.width)
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1
  const over = (a, b) => shared(a, b, 'left', 'right') && shared(a, b, 'top', 'bottom')
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => over(one.box, other.box)).map((other) => `${one.name} / ${other.name}`))
}"""
"""Returns the pairs of texts that overlap."""

STICKING_OUT = """() => [...document.querySelectorAll(':is(main section, dialog[open]) :not(svg *)')].filter((one) => {
  const [own, around] = [one.getBoundingClientRect(), one.parentElement.closest('section, dialog, main').getBoundingClientRect()]
  return own.width > 1 && own.height > 1 && (own.right > around.right + 1 || own.left < around.left - 1)
}).map((one) => one.outerHTML.slice(0, 120))"""

SMALLEST_LETTERS = """element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const sizes = []
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || holder.closest('.out-of-sight')) continue
    const drawn = holder.getScreenCTM?.()
    const sheet = holder.closest('.sheet')
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : sheet ? sheet.getBoundingClientRect().width / sheet.offsetWidth : 1
    sizes.push(parseFloat(getComputedStyle(holder).fontSize) * scale)
  }
  return Math.min(...sizes)
}"""
"""Returns the size of the smallest letters in an element, in pixels of the screen."""


SHOWN = """(sheet, parts) => {
  const boxes = [...sheet.querySelectorAll(parts)].map((part) => part.getBoundingClientRect())
  const length = (from, to) => Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]))
  return [length('left', 'right'), length('top', 'bottom')]
}"""
"""Returns the width and height that these parts of a board take up together."""


def box_of(place: Locator) -> Box:
    found = place.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def apart(one: Box, other: Box) -> bool:
    return bool(
        one["right"] <= other["x"] or other["right"] <= one["x"] or one["bottom"] <= other["y"] or other["bottom"] <= one["y"]
    )


def show_replay(page: Page, table: str, at: int) -> None:
    page.goto(f"/replay/{table}?at={at}")
    expect(page.locator(".area [data-symbol]").first).to_be_visible()


def _watch(page: Page, table: str) -> None:
    """Show a position in the phase of actions, in which a spectator sees neither an auction nor a question."""
    for at in range(200, 300, 5):
        show_replay(page, table, at)
        if texts.say("amunre-part-actions") in page.locator("header").inner_text():
            return
    raise LookupError("no such position")


@pytest.mark.parametrize(("width", "height"), [PHONE, SIDEWAYS, DESK])
def test_names_of_five_players_and_fifteen_provinces_do_not_overlap(width: int, height: int, open_page: Open, crowd: str) -> None:
    page = open_page("/", width=width, height=height)
    for at in (130, 180, 235):
        show_replay(page, crowd, at)
        for names in (".province .name", ".seat h3", ".seat .score strong"):
            assert page.locator(names).count() >= 5
            assert page.locator(names).evaluate_all(CROWDED) == [], (at, names)
        for card in page.locator(".seat").all():
            box = box_of(card)
            assert card.evaluate("card => card.scrollWidth <= card.clientWidth + 1"), at
            assert box["x"] >= 0, at
            assert box["right"] <= width, at
            assert box["bottom"] <= height, at


def test_the_log_has_room_beside_five_players(open_page: Open, crowd: str) -> None:
    page = open_page("/", width=1280, height=800)
    show_replay(page, crowd, 235)
    players = page.locator(".side .players")
    assert players.evaluate("list => list.scrollHeight <= list.clientHeight + 1"), "somebody's panel is cut off"
    assert box_of(page.locator(".side .panel"))["height"] > 220


@pytest.mark.parametrize(("width", "height", "share"), [(*PHONE, 0.82), (*SIDEWAYS, 0.75), (*DESK, 0.85)])
def test_the_map_fills_the_board_while_nothing_is_asked(
    width: int, height: int, share: float, open_page: Open, crowd: str, picture: Picture
) -> None:
    page = open_page("/", width=width, height=height)
    _watch(page, crowd)
    area, land = box_of(page.locator(".area")), box_of(page.locator(".area svg[role=group]").first)
    assert land["height"] * land["width"] > share * area["height"] * area["width"]
    picture(page, f"amunre-watched-{width}x{height}")


def test_the_count_of_the_pile_lies_on_the_pile(open_page: Open, replays: dict[str, str]) -> None:
    page = open_page("/", width=360, height=640)
    show_replay(page, replays["kheops"], 60)
    pile, count = box_of(page.locator(".pile svg")), box_of(page.locator(".pile b"))
    assert not apart(pile, count)
    assert apart(count, box_of(page.locator('[data-cell="g1"]')))


@pytest.mark.parametrize(("width", "height"), [PHONE, DESK])
def test_the_guide_does_not_cover_what_it_explains(width: int, height: int, open_page: Open) -> None:
    page = open_page("/", width=width, height=height)
    driver.start_game(page, "kheops")
    assert driver.wait_for_turn(page)
    guide = page.locator(".guide")
    guide.get_by_role("button", name=texts.say("web-guide-next")).click()
    expect(guide).to_contain_text(texts.say("kheops-guide-place")[:20])
    expect(page.locator(".supply.own.guided")).to_be_visible()
    page.wait_for_function("""() => {
      const [a, b] = ['.guide', '.supply.own'].map((one) => document.querySelector(one).getBoundingClientRect())
      return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    }""")


def test_the_labels_of_the_plot_are_legible_on_a_phone(open_page: Open, crowd: str, picture: Picture) -> None:
    page = open_page("/", width=390, height=844)
    show_replay(page, crowd, 10)
    page.get_by_role("button", name=texts.say("web-result")).click()
    plot = page.locator(".plot")
    plot.scroll_into_view_if_needed(timeout=30_000)
    assert plot.evaluate(SMALLEST_LETTERS) >= 12
    assert plot.locator("[data-symbol]").count() >= 5, "a sign at the end of every line"
    picture(page, "result-390x844-light")


@pytest.mark.parametrize(("width", "height"), [PHONE, DESK])
@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/excerpts.json")))
def test_the_rules_reserve_room_for_pictures_before_they_are_drawn(
    game: str, width: int, height: int, open_page: Open, picture: Picture
) -> None:
    excerpts: list[dict[str, Any]] = json.loads((GAMES / game / "excerpts.json").read_text())
    page = open_page(f"/rules/{game}", width=width, height=height)
    figures = page.locator("figure")
    expect(figures).to_have_count(len(excerpts))
    before = page.evaluate("document.documentElement.scrollHeight")
    for figure, excerpt in zip(figures.all(), excerpts, strict=True):
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".sheet.drawn")).to_be_attached()
        scale = box_of(figure.locator(".window"))["width"] / excerpt["size"][0]
        shown = figure.locator(".sheet").evaluate(SHOWN, ", ".join(excerpt["crop"]))
        assert [length / scale for length in shown] == pytest.approx(excerpt["size"], abs=24), excerpt["id"]
    assert page.evaluate("document.documentElement.scrollHeight") == before
    picture(page, f"rules-{game}-{width}x{height}")


def test_the_picture_of_the_finished_pyramid_shows_all_of_it_and_nothing_else(open_page: Open) -> None:
    page = open_page("/rules/kheops")
    figure = page.locator("figure").last
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".sheet.drawn")).to_be_attached()
    window = box_of(figure.locator(".window"))
    for cell in ("a1", "a13", "g1"):
        box = box_of(figure.locator(f'[data-cell="{cell}"]'))
        middle = (box["x"] + box["right"]) / 2, (box["y"] + box["bottom"]) / 2
        assert window["x"] < middle[0] < window["right"], cell
        assert window["y"] < middle[1] < window["bottom"], cell
    expect(figure.locator(".panel:visible")).to_have_count(0)
    figures = page.locator(".beside [data-symbol=figure]")
    assert figures.count() == 7, "a worker, a mummy and a priest of each side, and one pharaoh"


def test_the_offerings_in_the_rules_are_legible_on_a_phone(open_page: Open) -> None:
    page = open_page("/rules/amunre", width=390, height=844)
    figure = page.locator("figure").last
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".sheet.drawn")).to_be_attached()
    assert figure.locator(".offerings").evaluate(SMALLEST_LETTERS) >= 10
    heading, window = box_of(figure.locator(".asked h3")), box_of(figure.locator(".window"))
    assert heading["bottom"] <= window["y"], "the heading of the part that follows is not shown"


SIZES = [PHONE, DESK]
THEMES = ["light", "dark"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_pages_of_an_account_fit(width: int, height: int, theme: str, open_page: Open, picture: Picture) -> None:
    page = open_page("/", width=width, height=height, theme=theme)
    name = f"Nitocris {width}{theme[0]}"
    assert page.request.post("/api/account", data={"name": name, "password": "a long secret"}).ok
    page.goto("/account")
    expect(page.get_by_label("Old password")).to_be_visible()
    assert page.evaluate(STICKING_OUT) == []
    picture(page, f"page-account-password-{width}x{height}-{theme}")
    page.goto("/settings")
    address = page.get_by_label("Address", exact=True)
    address.fill("merneith.of.saqqara@example.org")
    password = page.get_by_label(texts.say("web-mail-password"))
    password.fill("a long secret")
    password.scroll_into_view_if_needed()
    assert page.evaluate(STICKING_OUT) == []
    picture(page, f"page-settings-password-{width}x{height}-{theme}")
    page.get_by_role("button", name=texts.say("web-save")).click()
    again = page.get_by_role("button", name=texts.say("web-mail-again"))
    expect(again).to_be_visible()
    assert box_of(again)["height"] < 40, "its text fits on one line"
    assert address.evaluate("input => input.scrollWidth <= input.clientWidth"), "the address is cut off"
    assert page.evaluate(STICKING_OUT) == []
    again.scroll_into_view_if_needed()
    picture(page, f"page-settings-mail-{width}x{height}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_waiting_table_fits(width: int, height: int, theme: str, open_page: Open, picture: Picture) -> None:
    host, guest = (open_page("/", width=width, height=height, theme=theme) for _ in range(2))
    host.request.post("/api/guest", data={"name": "Anna"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}, {"kind": "bot", "level": "apprentice"}]
    clock = {"kind": "live", "seconds": 600, "increment": 10}
    body = {"game": "amunre", "seats": seats, "public": True, "clock": clock, "on_timeout": "bot"}
    table = host.request.post("/api/tables", data=body).json()["id"]
    for who, page in (("host", host), ("guest", guest)):
        page.goto(f"/table/{table}")
        timing = page.locator(".timing dt").first
        expect(timing).to_be_visible()
        assert box_of(timing)["height"] < 30, "its text fits on one line"
        assert page.evaluate(STICKING_OUT) == [], who
        picture(page, f"page-waiting-{who}-{width}x{height}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_new_table_says_which_set_has_been_chosen(
    width: int, height: int, theme: str, open_page: Open, picture: Picture, tmp_path: Path
) -> None:
    page = open_page("/", width=width, height=height, theme=theme)
    page.locator('.game:has(input[value="kheops"])').click()
    page.get_by_role("button", name=texts.say("web-with-friends")).first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text(texts.say("web-options")).click()
    tiles = page.request.get("/api/games/kheops/components/reconstruction-1").json()
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps({**tiles, "set": "from my own box"}))
    dialog.locator("input[type=file]").set_input_files(mine)
    expect(dialog.get_by_role("status")).to_contain_text("from my own box")
    expect(dialog.locator("select:disabled")).to_contain_text("from my own box")
    assert page.evaluate(STICKING_OUT) == []
    dialog.get_by_role("status").scroll_into_view_if_needed()
    picture(page, f"page-new-table-{width}x{height}-{theme}")


def test_a_line_of_the_list_names_the_game_first_and_bots_by_their_level(open_page: Open) -> None:
    page = open_page("/", width=390, height=844)
    page.request.post("/api/guest", data={"name": "Anna"})
    body = {"game": "kheops", "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]}
    assert page.request.post("/api/tables", data=body).ok
    page.reload()
    line = page.locator(".lists li a").first
    expect(line.locator(".names")).to_contain_text(texts.say("bots-level-apprentice"))
    assert box_of(line.locator("strong"))["right"] < box_of(line.locator("time"))["x"]

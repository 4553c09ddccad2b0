"""The ladder of each game, and the public pages of players."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from saqqara import texts
from tests.browser.conftest import Open
from tests.browser.test_pages import NOT_TOO_WIDE, SIZES, _settled, _violations


def _named(client: httpx.Client, name: str) -> str:
    return str(client.post("/api/guest", json={"name": name}).raise_for_status().json()["id"])


@pytest.fixture(scope="module")
def rivals(server: str) -> dict[str, str]:
    """The ids of two players, after a public and a private game of Kheops that Zoë won."""
    with httpx.Client(base_url=server, timeout=30) as zoe, httpx.Client(base_url=server, timeout=30) as bek:
        found = {"Zoë": _named(zoe, "Zoë"), "Bek": _named(bek, "Bek")}
        for public in (True, False):
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = zoe.post("/api/tables", json={"game": "kheops", "seats": seats, "public": public}).raise_for_status().json()
            bek.post(f"/api/tables/{table['id']}/join?invite={table['invite']}", json={}).raise_for_status()
            bek.post(f"/api/tables/{table['id']}/resign", json={}).raise_for_status()
        return found


def test_the_ladder_leads_to_a_player_and_on_to_their_games(open_page: Open, rivals: dict[str, str]) -> None:
    page = open_page("/")
    page.get_by_role("link", name=texts.say("web-players")).first.click()
    page.get_by_role("link", name="Kheops").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Ladder of Kheops")
    names = page.locator("tbody th a")
    expect(names.filter(has_text="Bek")).to_have_count(1)
    assert names.all_inner_texts().index("Zoë") < names.all_inner_texts().index("Bek")
    place = page.locator("tbody tr", has_text="Bek").locator(".place").inner_text()

    page.get_by_role("searchbox").fill("bek")
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("tbody .place")).to_have_text(place)
    page.get_by_role("searchbox").fill("nobody at all")
    expect(page.get_by_text("Nobody on this ladder is called “nobody at all”.")).to_be_visible()
    page.get_by_role("searchbox").fill("ZOE")
    page.get_by_role("searchbox").press("Tab")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_have_text("Zoë")
    assert page.url.endswith(f"/players/{rivals['Zoë']}")
    expect(page.get_by_text("2 of 2 won")).to_be_visible()
    games = page.get_by_role("link", name="Bek")
    expect(games).to_have_count(1)
    games.click()
    page.wait_for_url("**/replay/*")
    expect(page.locator("article").get_by_role("link", name="Zoë")).to_have_attribute("href", f"/players/{rivals['Zoë']}")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_an_empty_ladder_a_new_player_and_an_unknown_player(language: str, open_page: Open) -> None:
    page = open_page("/rules", language=language, refused="nobody")
    page.route("**/api/ladder/*", lambda route: route.fulfill(json=[]))
    page.goto("/players")
    expect(page.get_by_text(texts.say("web-ladder-empty", language))).to_be_visible()
    player = page.request.post("/api/guest", data={"name": "Ipi"}).json()["id"]
    page.goto(f"/players/{player}")
    expect(page.get_by_text(texts.say("web-profile-empty", language))).to_be_visible()
    expect(page.get_by_text(texts.say("web-profile-games-empty", language))).to_be_visible()
    expect(page.locator(".tag")).to_have_text([texts.say("web-you", language), texts.say("web-profile-guest", language)])
    page.goto("/players/nobody")
    expect(page.get_by_text(texts.say("web-profile-missing", language))).to_be_visible()


def test_player_pages_offer_a_retry_after_an_unreadable_answer(open_page: Open, rivals: dict[str, str]) -> None:
    page = open_page("/rules")
    for asked, path in (("ladder/*", "/players"), ("players/*", f"/players/{rivals['Bek']}")):
        page.route(f"**/api/{asked}", lambda route: route.fulfill(status=200, body="no such answer"))
        page.goto(path)
        expect(page.get_by_role("button", name=texts.say("web-try-again"))).to_be_visible()
        page.unroute(f"**/api/{asked}")
        page.get_by_role("button", name=texts.say("web-try-again")).click()
        expect(page.locator("main h2").first).to_be_visible()
        expect(page.get_by_role("button", name=texts.say("web-try-again"))).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_player_pages_are_accessible_and_fit_every_screen(theme: str, open_page: Open, rivals: dict[str, str]) -> None:
    page = open_page("/", theme=theme)
    for path in ("/players?game=kheops", f"/players/{rivals['Zoë']}"):
        page.goto(path)
        _settled(page)
        assert _violations(page) == [], path
        assert page.locator("h1").count() == 1
        _fits(page)


def _fits(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(NOT_TOO_WIDE)

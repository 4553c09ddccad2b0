"""A deal that the browser contributed to, shown at the table and checked on the replay page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import driver
from tests.browser.conftest import Open


def test_a_player_sees_the_commitment_and_checks_the_deal(
    open_page: Open, picture: Callable[[Page, str], None], replays: dict[str, str]
) -> None:
    page = open_page("/")
    table = driver.start_game(page, "kheops")
    path = f"/api/tables/{table}"
    deal = page.request.get(path).json()["deal"]
    assert [one is None for one in deal["contributions"]] == [False, True]
    page.get_by_role("button", name="This table", exact=True).click()
    page.locator("summary", has_text="Fair deal").click()
    expect(page.locator("details code")).to_have_text(deal["commitment"])
    expect(page.locator("details")).to_contain_text("One player's browser added random words")
    picture(page, "fair-deal-table")
    assert page.request.post(f"{path}/resign", data={}).ok

    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Check the deal").click()
    found = page.locator("dialog[open] li")
    expect(found).to_have_count(3)
    expect(page.locator("dialog[open] li.wrong")).to_have_count(0)
    expect(found.nth(2)).to_contain_text("part of the deal")
    picture(page, "fair-deal-replay")

    # Somebody who was not there sees what the server says; a record from elsewhere was not dealt here.
    other = open_page(f"/replay/{table}")
    other.get_by_role("button", name="Check the deal").click()
    expect(other.locator("dialog[open] li")).to_have_count(1)
    imported = open_page(f"/replay/{replays['kheops']}")
    expect(imported.locator(".where")).to_be_visible()
    expect(imported.get_by_role("button", name="Check the deal")).to_have_count(0)

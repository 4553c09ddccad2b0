"""Replays: slider, steps, views, permalinks, and the import of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import driver
from tests.browser.conftest import Open


def test_replay_by_slider_steps_view_and_permalink(open_page: Open, server: str) -> None:
    record = driver.random_record("imhotep", 3)
    last = len(record["actions"])  # type: ignore[arg-type]
    table = driver.import_record(server, record)
    page = open_page(f"/replay/{table}")
    where = page.locator(".where")
    expect(where).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(where).to_have_text(f"1 of {last}")
    page.get_by_label("Position in the game").fill("20")
    expect(where).to_have_text(f"20 of {last}")
    page.get_by_label("Whose view").select_option("1")
    assert page.url.endswith(f"/replay/{table}?at=20&seat=1")
    expect(page.locator(".panel .at")).to_be_in_viewport()

    again = open_page(f"/replay/{table}?at=20&seat=1")
    expect(again.locator(".where")).to_have_text(f"20 of {last}")
    expect(again.get_by_label("Whose view")).to_have_value("1")
    again.get_by_role("button", name="To the end").click()
    again.get_by_role("button", name="Result").click()
    expect(again.locator(".winner")).to_be_visible()


@pytest.mark.parametrize("query", ["seat=abc", "seat=7&at=xyz", "at=-3&seat=-2", "at=99999999999999999999", "seat=&at="])
def test_a_permalink_with_invalid_values_falls_back_to_defaults(query: str, open_page: Open, replays: dict[str, str]) -> None:
    page = open_page(f"/replay/{replays['kheops']}?{query}")
    expect(page.locator(".area [data-symbol]").first).to_be_visible()
    expect(page.get_by_label("Whose view")).to_have_value("all")
    where = page.locator(".where").inner_text()
    assert where.startswith(where.rpartition(" ")[2] if "999" in query else "0 ")
    assert "NaN" not in page.url + page.locator("body").inner_text()


def test_tiles_can_be_turned_only_where_they_can_be_laid(open_page: Open, replays: dict[str, str]) -> None:
    page = open_page(f"/replay/{replays['kheops']}?at=10&seat=0")
    expect(page.locator(".hand [data-tile]").first).to_be_visible()
    turn = page.locator(".hand .turn")
    expect(turn).to_have_count(0)
    page.goto("/")
    driver.start_game(page, "kheops")
    expect(turn.first).to_be_visible()


def test_replay_plays_by_itself_and_stops(open_page: Open, server: str) -> None:
    page = open_page(f"/replay/{driver.import_record(server, driver.random_record('kheops', 2))}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".where")).to_contain_text("2 of", timeout=10_000)
    page.get_by_role("button", name="Stop").click()


def test_a_record_is_imported_by_file_and_a_wrong_one_is_refused(open_page: Open, tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.json", tmp_path / "wrong.json"
    record = driver.random_record("kheops", 2)
    right.write_text(json.dumps(record))
    wrong.write_text("not a record")
    page = open_page("/replay", refused="/api/records")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text="not a record")).to_be_visible()
    wrong.write_text(json.dumps({**record, "seats": [1, 2]}))
    page.locator("input[type=file]").set_input_files(wrong)
    fault = page.locator("main [role=alert]")
    for language, words in {"en": "seats: must be a list", "it": "il contenuto di «seats»", "de": "Was in „seats“ steht"}.items():
        page.locator(".language").select_option(language)
        expect(fault).to_contain_text(words)
    page.locator(".language").select_option("en")
    page.locator("input[type=file]").set_input_files(right)
    page.wait_for_url("**/replay/*")
    expect(page.locator(".area")).to_be_visible()
    table = page.url.partition("?")[0].rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}/record").json()["seed"] == record["seed"]

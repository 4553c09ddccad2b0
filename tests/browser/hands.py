"""Hands on the table: by pointer, and by keyboard alone."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
from playwright.sync_api import Error, Page, expect

CHOICES = ".bar [data-choice], .bar [data-group]"
BOARD_CHOICES = ".area .choice"
OVER = "dialog[open] .result"
GAME_SECONDS = 400


def start_game(page: Page, game: str, level: str = "Apprentice") -> str:
    """From the home page to a table against bots, in clicks; the id of the table."""
    page.locator(f'.game:has(input[value="{game}"])').click()
    page.locator(".levels").get_by_text(level, exact=True).click()
    page.locator(".go button").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".area")).to_be_visible()
    return page.url.rpartition("/")[2]


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def my_turn(page: Page) -> bool:
    return page.locator(CHOICES).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    page.locator(f"{CHOICES}, {OVER}").first.wait_for(timeout=60_000)
    return not is_over(page)


def decide_by_click(page: Page, dice: random.Random) -> str:
    """One click on a choice: on the board where it can be reached, else on a button. Says which it was."""
    where = "board" if dice.random() < 0.6 else "bar"
    targets = page.locator(BOARD_CHOICES if where == "board" else CHOICES)
    count = targets.count()
    if not count:
        where, targets = "bar", page.locator(CHOICES)
        count = targets.count()
    try:
        targets.nth(dice.randrange(max(count, 1))).click(timeout=400)
    except Error:
        # Pieces may lie over one another, and the table may have moved on: another choice will do.
        return "missed"
    return where


def play_by_click(page: Page, seed: int = 1) -> dict[str, int]:
    """Click until the game is over; how many clicks went where."""
    dice = random.Random(seed)
    clicks: dict[str, int] = {}
    end = time.monotonic() + GAME_SECONDS
    while wait_for_turn(page):
        assert time.monotonic() < end, f"the game did not end: {clicks}"
        where = decide_by_click(page, dice)
        clicks[where] = clicks.get(where, 0) + 1
    return clicks


def play_by_keyboard(page: Page, seed: int = 1) -> int:
    """Tab to the choices, walk with the arrows, press Enter, until the game is over; how many were chosen."""
    dice = random.Random(seed)
    presses = 0
    end = time.monotonic() + GAME_SECONDS
    while wait_for_turn(page):
        assert time.monotonic() < end, "the game did not end"
        _reach_choices(page)
        for _ in range(dice.randrange(3)):
            page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if _on_choice(page):
            page.keyboard.press("Enter")
            presses += 1
    return presses


def _reach_choices(page: Page) -> None:
    for _ in range(60):
        if _on_choice(page):
            return
        page.keyboard.press("Tab")
    if not is_over(page):
        assert my_turn(page) is False, "no choice can be reached with the Tab key"


def _on_choice(page: Page) -> bool:
    return bool(page.evaluate(f"document.activeElement?.matches('.choice, {CHOICES}') ?? false"))


def asked(page: Page, what: str = "") -> Any:
    """What the server says about the table that the page shows, to whoever sits before it."""
    table = page.url.partition("?")[0].rpartition("/")[2]
    return page.evaluate("path => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}{what}")


def decide_first(page: Page) -> None:
    """Decide once, by the first button at each step, and wait until the server knows it."""
    before = asked(page, "/state")["view"]
    while True:
        button = page.locator(CHOICES).first
        leaf = button.get_attribute("data-choice") is not None
        button.click()
        if leaf:
            break
    end = time.monotonic() + GAME_SECONDS
    while asked(page, "/state")["view"] == before:
        assert time.monotonic() < end, "the decision did not arrive"
        page.wait_for_timeout(30)


def random_record(game: str, players: int, seed: int = 2**63 + 1, **options: str | bool) -> dict[str, object]:
    """A finished game, played at random by the engine, from a seed that a browser's numbers cannot hold."""
    import saqqara

    played = saqqara.new(game, players=players, seed=seed, **options)
    played.seats = [*["Nefer", "Ramose", "Senet", "Tiye", "Meri"][:players]]
    dice = random.Random(seed)
    while not played.over:
        played.play(dice.choice(played.actions()))
    return played.record()


def import_record(server: str, record: dict[str, object]) -> str:
    """Give a record to the server; the id of the table it became."""
    with httpx.Client(base_url=server, timeout=60) as client:
        client.post("/api/guest", json={"name": "Archivist"}).raise_for_status()
        answer = client.post("/api/records", json={"record": record})
        answer.raise_for_status()
        return str(answer.json()["id"])

"""Helpers that play in a browser, with the mouse or with the keyboard alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Error, Page, expect

CHOICES = ".bar [data-choice], .bar [data-group]"
BOARD_CHOICES = ".area .choice"
OVER = "dialog[open] .result"
GAME_SECONDS = 400


def start_game(page: Page, game: str, level: str = "Apprentice") -> str:
    """Open a table against bots from the home page, by clicking; return its id."""
    page.locator(f'.game:has(input[value="{game}"])').click()
    page.locator(".levels").get_by_text(level, exact=True).click()
    page.locator(".go button").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".area")).to_be_visible()
    return page.url.rpartition("/")[2]


def wait_until(page: Page, condition: Callable[[], object], otherwise: str, seconds: float = 60) -> None:
    """Wait for a condition. Playwright delivers the page's events only while one of its functions runs."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, otherwise
        page.wait_for_timeout(30)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def my_turn(page: Page) -> bool:
    return page.locator(CHOICES).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until there is something to decide; return False if the game is over."""
    page.locator(f"{CHOICES}, {OVER}").first.wait_for(timeout=60_000)
    return not is_over(page)


def decide_by_click(page: Page, dice: random.Random) -> str:
    """Click a choice, on the board if it has any and otherwise in the bar; return which it was, or "missed"."""
    where = "board" if dice.random() < 0.6 else "bar"
    targets = page.locator(BOARD_CHOICES if where == "board" else CHOICES)
    count = targets.count()
    if not count:
        where, targets = "bar", page.locator(CHOICES)
        count = targets.count()
    try:
        targets.nth(dice.randrange(max(count, 1))).click(timeout=400)
    except Error:
        # Another piece may cover this one, or the choice may be gone: the next one will do.
        return "missed"
    return where


def play_by_click(page: Page, seed: int = 1) -> dict[str, int]:
    """Click until the game is over; return the number of clicks per place."""
    dice = random.Random(seed)
    clicks: dict[str, int] = {}
    end = time.monotonic() + GAME_SECONDS
    while wait_for_turn(page):
        assert time.monotonic() < end, f"the game did not end: {clicks}"
        where = decide_by_click(page, dice)
        clicks[where] = clicks.get(where, 0) + 1
    return clicks


def play_by_keyboard(page: Page, seed: int = 1) -> int:
    """Tab to the choices, move with the arrow keys and press Enter until the game is over; return the number of choices made."""
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


def ask_server(page: Page, what: str = "") -> Any:
    """Return what the server answers the page's player about its table."""
    table = page.url.partition("?")[0].rpartition("/")[2]
    return page.evaluate("path => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}{what}")


def decide_first(page: Page) -> None:
    """Make one decision, with the first button at each step, and wait until the server has it."""
    before = ask_server(page, "/state")["view"]
    while True:
        button = page.locator(CHOICES).first
        leaf = button.get_attribute("data-choice") is not None
        button.click()
        if leaf:
            break
    wait_until(page, lambda: ask_server(page, "/state")["view"] != before, "the decision did not arrive")


def random_record(game: str, players: int, seed: int = 2**63 + 1, **options: str | bool) -> dict[str, object]:
    """Return the record of a finished random game, from a seed too large for the numbers of a browser."""
    import saqqara

    played = saqqara.new(game, players=players, seed=seed, **options)
    played.seats = [*["Nefer", "Ramose", "Senet", "Tiye", "Meri"][:players]]
    dice = random.Random(seed)
    while not played.over:
        played.play(dice.choice(played.actions()))
    return played.record()


def import_record(server: str, record: dict[str, object]) -> str:
    """Import a record; return the id of its table."""
    with httpx.Client(base_url=server, timeout=60) as client:
        client.post("/api/guest", json={"name": "Archivist"}).raise_for_status()
        answer = client.post("/api/records", json={"record": record})
        answer.raise_for_status()
        return str(answer.json()["id"])

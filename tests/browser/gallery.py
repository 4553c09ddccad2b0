"""Take pictures of every board: start, middle and end of a game, light and dark, on a phone and on a desktop.

`python -m tests.browser.gallery` writes them into docs/screenshots. Each game is played for real: one seat by the bots' own
advice, the others by bots, so that the positions are ones that people meet.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page

from saqqara import games
from tests.browser import driver
from tests.browser.conftest import ROOT, launched, serving

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
PLAYERS = {name: min(4, games.find(name).seats) for name in games.shipped()}
SEED = 11
QUALITY = 82
PATIENCE = 60.0


class Played:
    """A game of one player against bots, played over the server's API."""

    def __init__(self, asked: APIRequestContext, game: str, options: dict[str, Any]) -> None:
        self.asked = asked
        asked.post("/api/guest", data={"name": "Nefer"})
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "apprentice"}] * (PLAYERS[game] - 1)]
        answer = asked.post("/api/tables", data={"game": game, "options": options, "seats": seats, "seed": SEED})
        assert answer.ok, answer.text()
        self.id = answer.json()["id"]

    def state(self) -> dict[str, Any]:
        """Wait for our turn or the end of the game; return the state."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state: dict[str, Any] = self.asked.get(f"/api/tables/{self.id}/state").json()
            if state["view"]["over"] or state["view"]["actions"]:
                return state
            time.sleep(0.05)
        raise TimeoutError(self.id)

    def advance(self) -> bool:
        """Make one decision; return False if the game is over."""
        state = self.state()
        if state["view"]["over"]:
            return False
        advice = self.asked.get(f"/api/tables/{self.id}/hint").json()
        move = {"action": advice["best"]["number"], "seen": state["number"], "undos": state["undos"], "id": f"g{state['number']}"}
        answer = self.asked.post(f"/api/tables/{self.id}/play", data=move)
        assert answer.ok, answer.text()
        return True


def moments(played: Played, game: str) -> Iterator[str]:
    """Play the game, and yield the name of each moment to photograph when it is reached."""
    played.state()
    yield "start"
    for _ in range(_half(game)):
        played.advance()
    played.state()
    yield "middle"
    while played.advance():
        pass
    yield "end"


def _half(game: str) -> int:
    """Return about how many decisions of one player lead to the middle of a game."""
    actions = driver.random_record(game, PLAYERS[game])["actions"]
    assert isinstance(actions, list)
    return len(actions) // (2 * PLAYERS[game])


def settle(page: Page) -> None:
    page.locator(".area").wait_for()
    page.wait_for_load_state("networkidle")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    if (skip := page.get_by_role("button", name="Skip")).count():
        skip.click()
    page.wait_for_timeout(400)


def write(page: Page, path: Path) -> None:
    """Save a screenshot as WebP, which is smaller than PNG."""
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def take(browser: Browser, address: str, game: str, folder: Path, sizes: dict[str, tuple[int, int]]) -> None:
    person = browser.new_context(base_url=address)
    played = Played(person.request, game, {})
    cookies = person.cookies()
    kept = json.dumps({"guided": [game]})
    for moment in moments(played, game):
        for theme in THEMES:
            for size, (width, height) in sizes.items():
                context = browser.new_context(
                    base_url=address,
                    viewport={"width": width, "height": height},
                    color_scheme=theme,  # type: ignore[arg-type]
                    locale="en",
                    reduced_motion="reduce",
                )
                context.add_cookies(cookies)  # type: ignore[arg-type]
                context.add_init_script(f"localStorage.setItem('saqqara-settings', {kept!r})")
                page = context.new_page()
                page.goto(f"/table/{played.id}")
                settle(page)
                write(page, folder / f"{game}-{moment}-{size}-{theme}.webp")
                context.close()
    person.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--into", type=Path, default=ROOT / "docs" / "screenshots")
    asked.add_argument("--game", action="append", choices=list(PLAYERS))
    asked.add_argument("--size", action="append", help="WIDTHxHEIGHT instead of phone and desktop")
    given = asked.parse_args()
    sizes = {one: (int(one.split("x")[0]), int(one.split("x")[1])) for one in given.size or []} or SIZES
    given.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, launched() as browser:
        for game in given.game or PLAYERS:
            take(browser, address, game, given.into, sizes)


if __name__ == "__main__":
    main()

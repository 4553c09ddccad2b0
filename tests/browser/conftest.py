"""A real server and the system's Chromium. An error in the console of any page fails the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from saqqara import games

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts"
PATIENCE = 15_000
"""How long Playwright waits, in milliseconds: several browsers and servers may share two cores."""
expect.set_options(timeout=PATIENCE)
COMPILING = 600.0
"""How long a server may take to prepare its games, in seconds: the first start compiles the rules."""

PLAYERS = {name: games.find(name).players[0] for name in games.shipped()}

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The headless shell renders the same pages at a lower cost than a whole browser."""
Open = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """Yield the address of a new server with every game ready, or the address in SAQQARA_URL if it is set."""
    if given := os.environ.get("SAQQARA_URL"):
        yield given
        return
    if not (ROOT / "src" / "saqqara" / "web" / "index.html").exists():
        pytest.fail("the browser client has not been built: run make setup")
    command = [sys.executable, "-m", "saqqara.cli", "serve", "--port", "0", "--no-browser", "--no-rates", "--data", str(data)]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert "http://" in first, (data / "log").read_text()
            address = next(word for word in first.split() if word.startswith("http://"))
            _wait_for_games(address)
            yield address
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()


def _wait_for_games(address: str) -> None:
    end = time.monotonic() + COMPILING
    while True:
        try:
            if all(game["ready"] for game in httpx.get(f"{address}/api/games", timeout=30).json()):
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "the games did not become ready"
        time.sleep(0.2)


@pytest.fixture(scope="session")
def replays(server: str) -> dict[str, str]:
    """The ids of tables with a finished game, by the game's name."""
    from tests.browser import driver

    return {name: driver.import_record(server, driver.random_record(name, players)) for name, players in PLAYERS.items()}


@pytest.fixture(scope="session")
def crowd(server: str) -> str:
    """The id of a table with a finished game of Amun-Re for five."""
    from tests.browser import driver

    return driver.import_record(server, driver.random_record("amunre", 5))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for these tests, closed before others run: no test can start an event loop while Playwright is active."""
    with launched() as one:
        yield one


@contextmanager
def launched() -> Iterator[Browser]:
    """Start the system's Chromium."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(
            executable_path=found,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--renderer-process-limit=1",  # one process for all pages costs less than one per page
                "--disable-site-isolation-trials",
            ],
        )
        yield one
        one.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[Open]:
    """Open a page as a new visitor: `open_page("/rules", width=390, theme="dark", language="it")`.

    With `refused`, the server may refuse requests to addresses with that ending, which Chromium logs as errors.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(message: Any, refused: str) -> None:
        address = message.location.get("url", "")
        wanted = refused and address.endswith(refused) and any(status in message.text for status in ("401", "404", "409", "422"))
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text and not wanted:
            errors.append(f"{message.text} ({address})")

    def open_one(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        theme: str = "light",
        language: str = "en",
        motion: str = "reduce",
        refused: str = "",
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]
            locale=language,
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: note(message, refused))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Save screenshots in the folder `artefacts`."""
    ARTEFACTS.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=ARTEFACTS / f"{name}.png")

    return take

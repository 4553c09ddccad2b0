"""Several players at one table: two browsers, a reload, a lost connection, one shared screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from saqqara import texts
from tests.browser import driver
from tests.browser.conftest import Open


def _create_table(page: Page, game: str) -> str:
    """Create a table for two; return the link to it."""
    page.locator(f'.game:has(input[value="{game}"])').click()
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    return page.get_by_label("Link").input_value()


def _decide(page: Page, dice: random.Random) -> None:
    choices = page.locator(driver.CHOICES)
    choices.nth(dice.randrange(choices.count())).click()


def _play_some(pages: list[Page], turns: int, dice: random.Random) -> None:
    for _ in range(turns):
        driver.wait_until(pages[0], lambda: any(map(driver.my_turn, pages)), "nobody has anything to decide")
        _decide(next(filter(driver.my_turn, pages)), dice)


def _sit_down_together(open_page: Open, game: str, **settings: Any) -> tuple[Page, Page]:
    """Return the pages of Anna and Bruno, who have begun a game at a private table."""
    anna = open_page("/", **settings)
    link = _create_table(anna, game)
    bruno = open_page(link.removeprefix(anna.url.partition("/table/")[0]))
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    for page in (anna, bruno):
        expect(page.locator(".area")).to_be_visible()
    return anna, bruno


def _resign(page: Page) -> None:
    assert page.request.post(f"/api/tables/{page.url.partition('?')[0].rpartition('/')[2]}/resign", data={}).ok


def _expect_equal_logs(first: Page, second: Page) -> None:
    lines = first.locator('ol[aria-label="Log"] li').count()
    expect(second.locator('ol[aria-label="Log"] li')).to_have_count(lines)


def test_two_browsers_play_each_other_through_reload_and_lost_connection(open_page: Open) -> None:
    dice = random.Random(5)
    anna = open_page("/")
    link = _create_table(anna, "imhotep")
    bruno = open_page(link.removeprefix(anna.url.partition("/table/")[0]))
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".area")).to_be_visible()
    expect(bruno.locator(".area")).to_be_visible()

    late = open_page(link.removeprefix(anna.url.partition("/table/")[0]))
    expect(late.get_by_text(texts.say("web-watching"))).to_be_visible()
    _play_some([anna, bruno], 8, dice)
    expect(bruno.get_by_text(texts.say("web-watching"))).to_have_count(0)
    bruno.reload()
    expect(bruno.locator(".area")).to_be_visible()
    _play_some([anna, bruno], 6, dice)

    bruno.context.set_offline(True)
    expect(bruno.locator(".offline")).to_be_visible()
    bruno.context.set_offline(False)
    expect(bruno.locator(".offline")).to_have_count(0, timeout=20_000)
    _play_some([anna, bruno], 6, dice)
    driver.wait_until(anna, lambda: driver.my_turn(anna) or driver.my_turn(bruno), "nobody has anything to decide")
    _expect_equal_logs(anna, bruno)
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_decision_that_is_sent_again_after_a_lost_connection_is_not_asked_again(open_page: Open) -> None:
    page = open_page("/")
    plays: list[WebSocketRoute] = []
    held: list[Callable[[], None]] = []

    def wire(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"play"' not in str(message):
                server.send(message)
            elif not plays:
                plays.append(line)
                line.close()  # the decision never arrives
            else:
                held.append(lambda: server.send(message))

        line.on_message(pass_on)

    page.route_web_socket("**/live*", wire)
    driver.start_game(page, "imhotep")
    assert driver.wait_for_turn(page)
    number = driver.ask_server(page)["number"]
    while not plays:
        page.locator(driver.CHOICES).first.click()
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(".offline")).to_have_count(0)
    driver.wait_until(page, lambda: held, "the decision was not sent again")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert driver.ask_server(page)["number"] == number
    assert not driver.my_turn(page), "the same question is asked again while the answer is on its way"
    for send in held:
        send()
    assert driver.wait_for_turn(page)
    assert driver.ask_server(page)["number"] > number


def test_chat_reaches_the_other_player_as_plain_text(open_page: Open) -> None:
    anna = open_page("/")
    link = _create_table(anna, "kheops")
    bruno = open_page(link.removeprefix(anna.url.partition("/table/")[0]))
    bruno.get_by_role("button", name="Sit down").click()
    expect(bruno.locator(".area")).to_be_visible()
    bruno.get_by_role("tab", name="Chat").click()
    bruno.get_by_label("Write something").fill("Hello <b>Anna</b>")
    bruno.get_by_role("button", name="Send").click()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("Hello <b>Anna</b>")).to_be_visible()


def test_a_message_is_reported_with_a_reason_and_its_writer_can_be_unmuted(open_page: Open) -> None:
    anna, bruno = _sit_down_together(open_page, "kheops")
    anna.get_by_role("tab", name="Chat").click()
    table = driver.ask_server(anna)["id"]
    assert bruno.request.post(f"/api/tables/{table}/chat", data={"text": "What a stupid move"}).ok
    anna.get_by_text("What a stupid move").hover()
    anna.get_by_role("button", name="Report").click()
    dialog = anna.locator("dialog[open]")
    expect(dialog).to_contain_text("What a stupid move")
    dialog.get_by_label(texts.say("web-chat-report-reason")).fill("rude")
    dialog.get_by_role("button", name="Report").click()
    expect(anna.get_by_text("What a stupid move")).to_have_count(0)
    reports = anna.request.get("/api/me/export").json()["reports"]
    assert [(report["text"], report["reason"]) for report in reports] == [("What a stupid move", "rude")]

    assert bruno.request.post(f"/api/tables/{table}/chat", data={"text": "Sorry"}).ok
    anna.reload()
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_text("Muted: Bruno").click()
    expect(anna.get_by_text("Sorry")).to_have_count(0)
    anna.get_by_role("button", name="Unmute Bruno").click()
    expect(anna.get_by_text("Sorry")).to_be_visible()
    expect(anna.get_by_text("What a stupid move")).to_be_visible()
    expect(anna.get_by_text("Muted: Bruno")).to_have_count(0)


def test_both_sit_down_at_the_private_table_of_a_rematch(open_page: Open) -> None:
    anna, bruno = _sit_down_together(open_page, "kheops")
    _resign(bruno)
    first = anna.url
    expect(bruno.locator("dialog[open]").get_by_role("button", name="Play again")).to_be_visible()
    expect(bruno.get_by_text(texts.say("web-rematch-asked"))).to_have_count(0)
    anna.locator("dialog[open]").get_by_role("button", name="Play again").click()
    expect(anna.get_by_role("heading", name=texts.say("web-waiting-title"))).to_be_visible()
    expect(bruno.get_by_text(texts.say("web-rematch-asked"))).to_be_visible()
    bruno.locator("dialog[open]").get_by_role("button", name=texts.say("web-rematch-join")).click()
    for page in (anna, bruno):
        expect(page.locator(".area")).to_be_visible()
    assert anna.url == bruno.url.partition("?")[0] != first
    assert {len(driver.ask_server(page)["my_seats"]) for page in (anna, bruno)} == {1}


def test_a_finished_game_is_archived_and_restored(open_page: Open) -> None:
    anna, bruno = _sit_down_together(open_page, "kheops")
    _resign(bruno)
    anna.locator("dialog[open]").get_by_label("Close").click()
    anna.locator(".dots").click()
    anna.get_by_role("button", name="Archive this game").click()
    expect(anna.locator(".banner", has_text=texts.say("web-archived"))).to_be_visible()
    anna.locator(".dots").click()
    expect(anna.get_by_role("button", name=texts.say("web-unarchive"))).to_be_visible()

    anna.goto("/")
    rows = anna.locator(".lists li a")
    anna.get_by_role("button", name=texts.say("web-list-played")).click()
    expect(anna.get_by_text(texts.say("web-list-played-empty"))).to_be_visible()
    anna.get_by_role("button", name=texts.say("web-list-archived-show")).click()
    expect(rows).to_have_count(1)
    anna.get_by_role("button", name=texts.say("web-unarchive")).click()
    expect(anna.get_by_text(texts.say("web-list-archived-empty"))).to_be_visible()
    anna.get_by_role("button", name=texts.say("web-list-played-show")).click()
    expect(rows).to_have_count(1)
    anna.get_by_role("button", name="Archive this game").click()
    expect(rows).to_have_count(0)

    bruno.goto("/replay")
    expect(bruno.locator(".played li a")).to_have_count(1)


def test_a_returning_player_is_shown_what_happened(open_page: Open) -> None:
    page = open_page("/")
    driver.start_game(page, "kheops")
    while page.locator('ol[aria-label="Log"] button').count() < 3:
        assert driver.wait_for_turn(page)
        driver.decide_first(page)
    assert driver.wait_for_turn(page)
    table = page.url.rpartition("/")[2]
    page.evaluate("table => localStorage.setItem('saqqara-seen', JSON.stringify({[table]: 1}))", table)
    page.reload()
    expect(page.locator(".banner")).to_contain_text("since you last looked")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".banner")).to_have_count(0)
    assert driver.wait_for_turn(page)


def test_several_people_share_one_screen(open_page: Open) -> None:
    page = open_page("/")
    page.locator('.game:has(input[value="kheops"])').click()
    page.get_by_role("button", name="On one screen").click()
    page.get_by_label("Your name").fill("Clara")
    page.get_by_label("Name for seat 2").fill("Dario")
    page.locator("dialog[open]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    asked = set()
    for _ in range(8):
        page.locator(f".curtain button, {driver.CHOICES}").first.wait_for()
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        assert driver.wait_for_turn(page)
        asked.add(page.locator(".prompt").inner_text().partition(":")[0])
        expect(page.locator("article .you")).to_have_text("to decide")
        expect(page.locator("article:has(.you) .name")).to_have_text(page.locator(".prompt").inner_text().partition(":")[0])
        driver.decide_first(page)
    assert asked == {"Clara", "Dario"}
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_shared_screen_stays_covered_after_a_reload(open_page: Open) -> None:
    page = open_page("/")
    page.locator('.game:has(input[value="amunre"])').click()
    page.get_by_role("button", name="On one screen").click()
    page.locator("dialog[open]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.locator(".curtain button").click()
    expect(page.locator(".purse strong")).to_have_text("20")
    page.reload()
    expect(page.locator(".curtain button")).to_be_visible()
    assert "20" not in page.locator("main, aside").all_inner_texts()


def _announced(page: Page) -> str:
    """Return the latest announcements for screen readers."""
    return " ".join(page.locator("[aria-live], .out-of-sight[role=alert]").all_inner_texts())


def test_an_undo_proposal_says_whom_it_waits_for_and_how_it_ended(open_page: Open) -> None:
    anna = open_page("/", language="it")
    anna.locator('.game:has(input[value="imhotep"])').click()
    anna.get_by_role("button", name=texts.say("web-with-friends", "it")).click()
    anna.get_by_label(texts.say("web-your-name", "it")).fill("Anna")
    anna.get_by_role("button", name=texts.say("web-make-table", "it")).click()
    anna.wait_for_url("**/table/*")
    link = anna.get_by_label(texts.say("web-link", "it")).input_value().removeprefix(anna.url.partition("/table/")[0])
    bruno = open_page(link)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    carla = open_page(link, language="de")
    for page in (anna, bruno, carla):
        expect(page.locator(".area")).to_be_visible()
    first, second = (anna, bruno) if driver.ask_server(anna)["my_turn"] else (bruno, anna)

    def both_decide() -> int:
        for page in (first, second):
            while driver.ask_server(page)["my_turn"]:
                assert driver.wait_for_turn(page)
                driver.decide_first(page)
        assert driver.wait_for_turn(first)
        return int(driver.ask_server(first)["number"])

    number = both_decide()

    def ask() -> None:
        first.locator(".dots").click()
        asking = "web-propose-undo"
        first.locator("dialog[open]").get_by_role("button", name=texts.say(asking, "it" if first is anna else "en")).click()

    def answer(page: Page, key: str) -> None:
        page.locator(".proposal").get_by_role("button", name=texts.say(key, "it" if page is anna else "en")).click()

    ask()
    mine = {anna: ("Hai chiesto di tornare indietro.", "Bruno"), bruno: ("You are asking to take back a decision.", "Anna")}[first]
    expect(first.locator(".proposal")).to_contain_text(mine[0])
    expect(first.locator(".proposal")).to_contain_text(mine[1])
    expect(carla.locator(".proposal")).to_contain_text("möchte einen Schritt zurück.")
    expect(carla.locator(".proposal button")).to_have_count(0)
    expect(second.locator(".proposal button")).to_have_count(2)
    second.set_viewport_size({"width": 390, "height": 844})
    expect(second.locator(".strip")).to_be_visible()
    rows = second.locator(".proposal button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().y)")
    assert rows[0] == rows[1], "the two answers stand in one row"
    second.set_viewport_size({"width": 1280, "height": 800})
    expect(second.locator(".strip")).to_have_count(0)
    answer(first, "web-withdraw")
    for page in (first, second, carla):
        expect(page.locator(".proposal")).to_have_count(0)
    expect(carla.locator(".banner", has_text="möchte doch nicht mehr zurück.")).to_be_visible()

    ask()
    answer(second, "web-refuse")
    refused = {anna: "Bruno non vuole tornare indietro.", bruno: "Anna refuses to go back."}[first]
    expect(first.locator(".banner", has_text=refused)).to_be_visible()
    assert refused in _announced(first)
    expect(carla.locator(".banner", has_text="möchte nicht zurück.")).to_be_visible()
    own = {anna: "Hai rifiutato di tornare indietro.", bruno: "You refused to take it back."}[second]
    expect(second.locator(".banner", has_text=own)).to_be_visible()
    assert driver.ask_server(first)["number"] == number

    ask()
    before = {anna: "Gli altri", bruno: "The others have already refused"}[first]
    expect(first.locator(".prompt.warning")).to_contain_text(before)
    expect(second.locator(".proposal")).to_have_count(0)

    later = both_decide()
    ask()
    answer(second, "web-agree")
    expect(carla.locator(".banner", has_text="Einverstanden: Das Spiel")).to_be_visible()
    assert number <= driver.ask_server(first)["number"] < later
    assert driver.wait_for_turn(first)


def test_behind_the_curtain_is_the_current_table(open_page: Open) -> None:
    """Even after a decision that the public log does not show."""
    page = open_page("/")
    page.locator('.game:has(input[value="amunre"])').click()
    page.get_by_role("button", name="On one screen").click()
    page.locator("dialog[open]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".curtain button")).to_be_visible()
    dice = random.Random(3)
    for _ in range(3):
        mover = _play_until_an_unlogged_decision(page, dice)
        page.reload()
        called = page.locator(".curtain h2").inner_text().partition(",")[0]
        assert called == (driver.ask_server(page)["seats"][mover]["name"] or f"Seat {mover + 1}")
        expect(page.locator(".open")).to_contain_text(f"{called} is deciding.")


def _play_until_an_unlogged_decision(page: Page, dice: random.Random) -> int:
    """Play until the mover has changed since the last public event; return the mover."""
    address = f"{page.url.partition('/table/')[0]}/api/tables/{page.url.rpartition('/')[2]}"
    while True:
        state = page.request.get(f"{address}/state").json()
        action = dice.choice(state["view"]["actions"])["number"]
        body = {"action": action, "seen": state["number"], "undos": state["undos"], "seat": state["seat"]}
        assert page.request.post(f"{address}/play", data=body).ok
        everybody = page.request.get(f"{address}/state", params={"seat": -1}).json()
        assert everybody["result"] is None, "there was no such decision in the whole game"
        told = page.request.get(f"{address}/at/{everybody['events'][-1]['number'] + 1}", params={"seat": -1}).json()
        if told["mover"] != everybody["view"]["mover"]:
            return int(everybody["view"]["mover"])

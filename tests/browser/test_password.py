"""A player who has forgotten the password gets a link to a new one by mail."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from saqqara import texts
from tests.browser.conftest import Open, serving
from tests.server.mailbox import MailServer
from tests.server.mailbox import serving as delivering
from tests.waiting import wait_for


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    yield from delivering(MailServer())


@pytest.fixture(scope="module")
def posting(mail: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends mail."""
    port = str(mail.server_address[1])
    settings = {"SMTP_HOST": "127.0.0.1", "SMTP_PORT": port, "SMTP_TLS": "no", "MAIL_FROM": "saqqara@example.org"}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings.items():
            patch.setenv(f"SAQQARA_{name}", value)
        with serving(tmp_path_factory.mktemp("posting")) as address:
            yield address


def link(mail: MailServer, what: str) -> str:
    """Return the link in the next mail."""
    wait_for(lambda: mail.mails)
    found = re.search(rf"http://localhost:\S+{what}\S+", mail.mails.pop(0).get_content())
    assert found
    return found.group()


def choose(page: Page, new: str, again: str, say: Callable[[str], str]) -> None:
    page.get_by_label(say("web-password-new"), exact=True).fill(new)
    page.get_by_label(say("web-password-new-again")).fill(again)
    page.get_by_role("button", name=say("web-forgot-save")).click()


@pytest.mark.parametrize(("language", "theme", "width"), [("en", "light", 1280), ("de", "dark", 390), ("it", "light", 390)])
def test_a_new_password_by_mail(
    language: str,
    theme: str,
    width: int,
    posting: str,  # before the page, so that it outlives it
    open_page: Open,
    mail: MailServer,
    picture: Callable[[Page, str], None],
) -> None:
    def say(key: str) -> str:
        return texts.say(key, language)

    page = open_page("/", theme=theme, width=width, height=844, language=language, refused="/api/password/reset")
    name, own_address = f"Heqet {language}", f"heqet.{language}@example.org"
    page.goto(posting)
    page.request.post(f"{posting}/api/account", data={"name": name, "password": "a long secret"})
    body = {"language": language, "mail": {"address": own_address}, "password": "a long secret"}
    assert page.request.put(f"{posting}/api/me/settings", data=body).ok
    page.request.post(link(mail, "/api/mail/confirm/"))
    page.request.post(f"{posting}/api/logout")

    page.goto(f"{posting}/account")
    page.get_by_role("link", name=say("web-forgot")).click()
    page.get_by_label(say("web-forgot-who")).fill(own_address)
    page.get_by_role("button", name=say("web-forgot-send")).click()
    expect(page.get_by_role("status").filter(has_text=say("web-forgot-sent"))).to_be_visible()
    picture(page, f"password-ask-{language}-{theme}-{width}")

    following = link(mail, "/password#")
    page.goto("about:blank")
    page.goto(following)
    choose(page, "a longer secret", "a larger secret", say)
    expect(page.locator("p[role=alert]")).to_have_text(say("web-password-differs"))
    picture(page, f"password-choose-{language}-{theme}-{width}")
    choose(page, "a longer secret", "a longer secret", say)
    expect(page.get_by_role("status").filter(has_text=name)).to_be_visible()
    expect(page.locator("p[role=alert]")).to_have_count(0)
    assert "#" not in page.url
    picture(page, f"password-done-{language}-{theme}-{width}")

    page.goto("about:blank")
    page.goto(following)
    choose(page, "a third secret", "a third secret", say)
    expect(page.locator("p[role=alert]")).to_have_text(say("web-fault-dead_link"))

    page.goto(f"{posting}/account")
    picture(page, f"account-{language}-{theme}-{width}")
    page.get_by_label(say("web-name"), exact=True).last.fill(name)
    page.get_by_label(say("web-password"), exact=True).last.fill("a longer secret")
    page.get_by_role("button", name=say("web-login")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_a_server_without_mail_sends_people_to_its_host(open_page: Open) -> None:
    page = open_page("/password", refused="/api/password/forgotten")
    page.get_by_label(texts.say("web-forgot-who")).fill("Heqet")
    page.get_by_role("button", name=texts.say("web-forgot-send")).click()
    expect(page.locator("p[role=alert]")).to_have_text(texts.say("web-fault-no_mail"))

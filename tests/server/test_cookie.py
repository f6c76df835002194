"""Our cookies are found among any others, in time that is linear in their length, up to a limit."""

import time

import httpx
import pytest

from hashi.client import Client
from hashi.server.http import cookie
from hashi.server.http.cookie import cookies_in, name_in, secret_in
from tests.server.cost import undisturbed
from tests.server.player import solo

SECRET = "5a" * 32
MOST_COOKIES = 8192
# Each makes a reader of cookies that goes back, copies or keeps take long.
HOSTILE = ['a="\\042";', '"\\042', "a;", ";", " ", "=", "hashi", "hashi=;", ' hashi\t="', "\xff"]


def read(*texts: str) -> dict[str, str]:
    """The cookies of a request with these headers."""
    headers = [(b"cookie", text.encode("latin-1")) for text in texts]
    return dict(cookies_in({"headers": [(b"host", b"here"), *headers]}))


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (f"hashi={SECRET}", SECRET),
        (f'a=b;hashi = "{SECRET}" ;c', SECRET),
        (f"hashi={SECRET[:-1]}0; hashi={SECRET}", SECRET),
        (f"hashi={SECRET}0", None),
        (f"xhashi={SECRET}; hashi_={SECRET}; HASHI={SECRET}", None),
        (f"x=hashi={SECRET}", None),
        ("hashi", None),
        ("", None),
    ],
)
def test_the_secret(text: str, secret: str | None) -> None:
    """The last cookie of exactly that name counts, if it looks like one of ours."""
    assert secret_in(read(text)) == secret


def test_the_name() -> None:
    """It is found beside the secret, in one header or in another."""
    for texts in (
        [f"hashi={SECRET}; hashi_name=Zo%C3%AB"],
        [f"hashi={SECRET}", "hashi_name=Zo%C3%AB"],
    ):
        found = read(*texts)
        assert (secret_in(found), name_in(found)) == (SECRET, "Zoë")


def test_too_many_cookies_are_none() -> None:
    """However they are spread over headers."""
    ours = f"hashi={SECRET};"
    assert secret_in(read("x" * (MOST_COOKIES - len(ours) - 1) + ";" + ours)) == SECRET
    assert read("x" * (MOST_COOKIES - len(ours)) + ";" + ours) == {}
    assert read("x" * MOST_COOKIES, ours) == {}


def seconds_for(text: str) -> float:
    """The least of the processor's time that reading took."""
    times = []
    for _ in range(5):
        began = time.thread_time()
        read(text)
        times.append(time.thread_time() - began)
    return max(min(times), 1e-6)


@pytest.mark.parametrize("part", HOSTILE)
def test_the_work_is_linear_in_the_length(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """64 times as much takes not nearly 64 times 64 times as long, were it not refused anyway."""
    monkeypatch.setattr(cookie, "_LARGEST", 10_000_000)
    with undisturbed():
        short, long = (seconds_for(part * (length // len(part))) for length in (8_000, 512_000))
    assert long < 64 * 8 * short


async def test_a_person_among_hostile_cookies(ada: Client) -> None:
    """As many as are read do not hide who asks; with more, nobody asks."""
    table = await solo(ada)
    ours = f"hashi={ada.cookie}"
    fitting = HOSTILE[0] * ((MOST_COOKIES - len(ours)) // len(HOSTILE[0]))
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as browser:
        mine = await browser.get("/api/tables", headers={"cookie": fitting + ours})
        assert [entry["table"] for entry in mine.json()] == [table]
        refused = await browser.get("/api/tables", headers={"cookie": fitting * 2 + ours})
    assert (refused.status_code, refused.json()["code"]) == (401, "no-person")

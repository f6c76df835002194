"""What a messenger shows of a link that somebody posts."""

import httpx
import pytest

from hashi.locale import LANGUAGES, Texts


@pytest.mark.parametrize(("path", "key"), [("/j/X", "invitation"), ("/d/X/1", "challenge")])
async def test_a_link_says_what_it_is(address: str, path: str, key: str) -> None:
    """Title and sentence in the reader's language, and a picture with its whole address."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as browser:
        for language in LANGUAGES:
            await check(browser, path, key, language)


async def check(browser: httpx.AsyncClient, path: str, key: str, language: str) -> None:
    """A link in one language."""
    answer = await browser.get(path, headers={"accept-language": f"{language}-XX,en;q=0.5"})
    assert answer.status_code == 200
    assert Texts(language, ("challenge",))(f"preview-{key}") in answer.text
    picture = f'content="{str(browser.base_url).rstrip("/")}/app-any-512.png"'
    assert picture in answer.text
    assert "</head>" in answer.text

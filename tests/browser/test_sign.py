"""What fits and what helps can be seen without colours, and is said."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import PHONE, choose, heading, no_violations, picture, place, tap_island
from tests.browser.prepared import open_alone

# Linear light to what an eye without green cones sees (Machado and others, 2009), and to grey.
_EYES = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
_LUMINANCE = (0.2126, 0.7152, 0.0722)
_GRAPHICS = 3.0  # WCAG 1.4.11


def linear(colour: str) -> list[float]:
    """The linear light of a colour as the browser computes it."""
    parts = [float(part) for part in re.findall(r"[\d.]+", colour.removeprefix("color(srgb"))][:3]
    parts = [part / 255 for part in parts] if colour.startswith("rgb") else parts
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(colour: str, eye: str) -> float:
    """How bright a colour is to an eye."""
    light = linear(colour)
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in _EYES[eye]]
    return sum(a * max(0.0, min(1.0, b)) for a, b in zip(_LUMINANCE, seen, strict=True))


def contrast(one: str, other: str, eye: str) -> float:
    """The contrast of two colours to an eye, 1 to 21."""
    dark, light = sorted(luminance(colour, eye) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    """White on black, and two colours that only hue tells apart."""
    assert round(contrast("rgb(255, 255, 255)", "rgb(0, 0, 0)", "greyscale")) == 21
    assert contrast("rgb(207, 232, 214)", "rgb(239, 228, 203)", "greyscale") < 1.1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_legal_islands_have_a_sign_besides_colour(page: Page, address: str, theme: str) -> None:
    """A dotted shore, which an eye that tells no colours apart sees just as well."""
    choose(page, address, theme=theme)
    open_alone(page, address)
    heading(page, "Setup")
    plain, flagged = (page.locator(f'[data-at="{at}"]') for at in ("c4", "e1"))
    expect(plain.locator(".sign")).to_have_count(1)
    expect(flagged.locator(".sign")).to_have_count(0)
    style = "(one, name) => getComputedStyle(one)[name]"
    sign = plain.locator(".sign").evaluate(style, "stroke")
    sand = plain.locator(".sand").evaluate(style, "fill")
    for eye in _EYES:
        assert contrast(sign, sand, eye) >= _GRAPHICS, (theme, eye, sign, sand)
    picture(page, f"sign-{theme}")


def test_what_can_never_hold_the_number_says_so(page: Page, address: str) -> None:
    """An island with two lines holds four bridges: the 6 may go there, in vain."""
    page.set_viewport_size(PHONE)
    open_alone(page, address)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    small, large = page.locator('[data-at="c2"]'), page.locator('[data-at="b6"]')
    expect(small).to_have_attribute("aria-label", re.compile("this island holds at most 4"))
    expect(small.locator(".most.figure")).to_have_text("4")
    expect(small.locator(".sign")).to_have_count(0)
    expect(large.locator(".sign")).to_have_count(1)
    expect(large).not_to_have_attribute("aria-label", re.compile("at most"))
    no_violations(page)
    picture(page, "limit-phone")
    tap_island(page, "c2")
    expect(small).to_have_attribute("aria-label", re.compile("can no longer be finished"))
    expect(small.locator(".crack")).to_have_count(1)
    picture(page, "hopeless-phone")
    page.evaluate("localStorage.setItem('hashi-settings', '{\"showHopeless\": false}')")
    page.reload()
    expect(small).to_have_attribute("aria-label", re.compile("number"))
    expect(small.locator(".crack")).to_have_count(0)

"""Codes of refusals that tests must meet."""

COMMON = {  # every code of a draft but six-exceeded, which hardly ever comes up by chance
    "no-such-island",
    "number-not-on-card",
    "island-has-number",
    "flag-without-bridge",
    "number-too-small",
    "bridge-count",
    "no-such-line",
    "line-full",
    "bridge-crossed",
    "bridge-without-number",
    "number-exceeded",
    "bridges-drawn",
    "no-way-on",
}

"""Serving: the settings from the environment and the options."""

import socket
from pathlib import Path

import pytest

from hashi.cli.serve.serve import ServeOptions
from hashi.cli.serve.setting import settings_from
from hashi.locale import LANGUAGES, Texts
from hashi.server.limit.number import LIMITS, Limit, Rate
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        (("HASHI_MOST_SOCKETS", "many"), "HASHI_MOST_SOCKETS: “many” cannot be used here."),
        (
            ("HASHI_TRUSTED_PROXIES", "10.0.0.1,bogus"),
            "HASHI_TRUSTED_PROXIES: “10.0.0.1,bogus” cannot be used here.",
        ),
        (("HASHI_LIMIT_TABLES", "0,1"), "HASHI_LIMIT_TABLES: “0,1” cannot be used here."),
        (("HASHI_LIMIT_FACTOR", "0"), "HASHI_LIMIT_FACTOR: “0” cannot be used here."),
        (("HASHI_HOSTS", "a b"), "--host: “a b” cannot be used here."),
        (("HASHI_LANG", "zz"), f"There is no language zz: choose one of {', '.join(LANGUAGES)}."),
    ],
)
def test_bad_settings(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    setting: tuple[str, str],
    sentence: str,
) -> None:
    """A setting that cannot be used is refused, not ignored."""
    monkeypatch.setenv(*setting)
    code, _, err = run("--data", tmp_path, "--port", "0", "--no-browser")
    assert (code, err) == (2, f"hashi: {sentence}\n")


@pytest.mark.parametrize("proxies", ["127.0.0.1", "10.0.0.0/8, ::1", "*"])
def test_trusted_proxies(proxies: str) -> None:
    """Addresses, networks, or a star for everybody."""
    found = settings_from({"HASHI_TRUSTED_PROXIES": proxies}, Texts("en"))
    assert found.trusted_proxies == proxies


def test_hosts() -> None:
    """Names are given by option and environment; in the network the machine's own are added."""
    environment = {"HASHI_HOSTS": "a.example, b.example"}
    found = settings_from(environment, Texts("en"), ServeOptions(hosts=("c.example",)))
    assert (found.hosts, found.lan) == (("c.example", "a.example", "b.example"), False)
    found = settings_from({}, Texts("en"), ServeOptions(lan=True))
    assert (found.hosts[0], found.lan) == (socket.gethostname(), True)


def test_limits() -> None:
    """A limit of an address is a burst and a rate; a factor multiplies all limits."""
    environment = {"HASHI_LIMIT_TABLES": "50,0.5", "HASHI_LIMIT_FACTOR": "2"}
    found = settings_from(environment, Texts("en"))
    person = LIMITS["tables"].person
    assert person is not None
    assert found.limit("tables") == Limit(Rate(100, 1), person.times(2))
    assert found.limit("codes").address == LIMITS["codes"].address.times(2)

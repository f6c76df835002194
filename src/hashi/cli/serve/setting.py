"""The server's settings, from options and environment variables; docs/running.md lists them."""

import re
import socket
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from ipaddress import ip_network

from hashi.cli.error import CommandError, quoted
from hashi.cli.serve.serve import ServeOptions
from hashi.locale import Texts
from hashi.server.limit.number import LIMITS, Kind, Limit, Rate
from hashi.server.operate.settings import Settings

__all__ = ["settings_from"]

_LARGEST_SETTING = 1_000_000
_HOST = re.compile(r"[A-Za-z0-9_.-]{1,253}")
_BOT = re.compile(r"[A-Za-z0-9_.:-]{1,80}")  # as hashi.wire.level.BotName
_LOAD = "import sys; from hashi.bots.plugin import load; load(sys.argv[1])"
_RATE = re.compile(r"(\d{1,9}(?:\.\d{1,6})?),(\d{1,9}(?:\.\d{1,6})?)")
_SETTINGS: dict[str, str] = {
    "HASHI_MOST_SOCKETS": "most_sockets",
    "HASHI_SOCKETS_PER_ADDRESS": "most_sockets_of_address",
    "HASHI_MOST_WATCHERS": "most_watchers",
    "HASHI_WATCHERS_PER_ADDRESS": "most_watchers_of_address",
    "HASHI_LIMIT_FACTOR": "limit_factor",
    "HASHI_PING_SECONDS": "ping_seconds",
    "HASHI_STOP_SECONDS": "stop_seconds",
    "HASHI_MOST_WORKERS": "most_workers",
    "HASHI_TRAININGS_PER_DAY": "trainings_per_day",
}


def settings_from(
    environment: Mapping[str, str], texts: Texts, options: ServeOptions | None = None
) -> Settings:
    """The settings; fails with the first that cannot be used."""
    options, numbers = options or ServeOptions(), dict[str, int]()
    for name, setting in _SETTINGS.items():
        value = environment.get(name, "")
        if value:
            if not value.isdecimal() or not 0 < int(value) <= _LARGEST_SETTING:
                raise CommandError(texts("error-setting", name=name, value=quoted(value)))
            numbers[setting] = int(value)
    proxies = environment.get("HASHI_TRUSTED_PROXIES", "")
    if not all(map(_is_proxy, filter(None, proxies.split(",")))):
        raise CommandError(
            texts("error-setting", name="HASHI_TRUSTED_PROXIES", value=quoted(proxies))
        )
    return Settings(
        limits=_limits_from(environment, texts),
        hosts=_hosts(options, environment, texts),
        lan=options.lan,
        trusted_proxies=proxies,
        metrics_token=environment.get("HASHI_METRICS_TOKEN") or None,
        bots=_checked_bots(options.bots, texts),
        **numbers,
    )


def _limits_from(environment: Mapping[str, str], texts: Texts) -> dict[Kind, Limit]:
    """Limits of an address, each as BURST,PER_SECOND; those of a person stay."""
    found: dict[Kind, Limit] = {}
    for kind, limit in LIMITS.items():
        name = f"HASHI_LIMIT_{kind.upper()}"
        value = environment.get(name, "")
        if value:
            rate = _RATE.fullmatch(value)
            if rate is None or not (float(rate[1]) >= 1 and float(rate[2]) > 0):
                raise CommandError(texts("error-setting", name=name, value=quoted(value)))
            found[kind] = replace(limit, address=Rate(float(rate[1]), float(rate[2])))
    return found


def _hosts(options: ServeOptions, environment: Mapping[str, str], texts: Texts) -> tuple[str, ...]:
    """The names this server is known by: given ones, and in the network the machine's own."""
    named = environment.get("HASHI_HOSTS", "")
    given = (*options.hosts, *(name.strip() for name in named.split(",") if name.strip()))
    for name in given:
        if _HOST.fullmatch(name) is None:
            raise CommandError(texts("error-setting", name="--host", value=quoted(name)))
    own = socket.gethostname()
    return (*given, own, f"{own}.local") if options.lan else given


def _checked_bots(bots: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """The bots to offer, if each can be loaded: tried in a process of its own, as workers do it."""
    for bot in bots:
        tried = subprocess.run([sys.executable, "-c", _LOAD, bot], capture_output=True, check=False)  # noqa: S603  our own
        if tried.returncode or _BOT.fullmatch(bot) is None:
            reason = tried.stderr.decode(errors="replace").strip().splitlines()[-1:]
            sentence = texts("error-bot-broken", bot=quoted(bot), reason=quoted("".join(reason)))
            raise CommandError(sentence)
    return bots


def _is_proxy(text: str) -> bool:
    """Whether this is a valid proxy to trust: an address, a network, or * for all."""
    try:
        ip_network(text.strip())
    except ValueError:
        return text.strip() == "*"
    return True

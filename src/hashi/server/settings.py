"""What an operator may set; the defaults suit a household and a club. See docs/running.md."""

from dataclasses import dataclass

__all__ = ["Settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits of one process, and whom it believes.

    `trusted_proxies` are the addresses, separated by commas, whose word on a client's address and
    on TLS is taken; `metrics_token` opens /metrics to others than this machine. `most_workers`
    think for bots and hints at a time; if it is not given, one less than there are cores.
    """

    most_sockets: int = 5000
    most_sockets_of_address: int = 500
    tables_of_address: int = 200
    slow_reader_seconds: float = 30.0
    stop_seconds: float = 10.0
    most_workers: int | None = None
    trusted_proxies: str = ""
    metrics_token: str | None = None

"""A server that tests stop and start."""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.port import reserve_port


class Server:
    """A server that is stopped and started again at the same address, over the same data."""

    def __init__(self, data: Path, **environment: str) -> None:
        port = reserve_port()
        self.address = f"http://127.0.0.1:{port}"
        options = ["--no-browser", "--lang", "en", "--port", str(port), "--data", str(data)]
        self._command = [sys.executable, "-m", "hashi", *options]
        self._environment = os.environ | environment
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and return when it listens."""
        self._process = subprocess.Popen(  # noqa: S603  our own command
            self._command, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline()

    def stop(self) -> None:
        """Stop as an operator does, with SIGTERM."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

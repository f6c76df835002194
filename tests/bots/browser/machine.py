"""The page's machine in Node, for Python outside of a browser."""

import struct
import subprocess
import sys
from pathlib import Path

__all__ = ["NodeMachine"]

_NODE = Path(sys.executable).with_name("node")


class NodeMachine:
    """A `hashi.compiler.array.Machine` in a process of Node."""

    def __init__(self, module: Path) -> None:
        script = Path(__file__).with_suffix(".mjs")
        self._process = subprocess.Popen(  # noqa: S603  our own command
            [_NODE, script, module], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def allocate(self, size: int) -> int:
        """See Machine."""
        self.send("a", size)
        return self._number()

    def free(self, at: int) -> None:
        """See Machine."""
        self.send("f", at)

    def part(self, at: int, size: int) -> "_Part":
        """See Machine."""
        return _Part(self, at, size)

    def call(self, name: str, at: int) -> int:
        """See Machine."""
        self.send("c", at, len(name), name.encode())
        return self._number()

    def send(self, kind: str, one: int, two: int = 0, data: bytes = b"") -> None:
        """Send a message."""
        assert self._process.stdin is not None
        self._process.stdin.write(kind.encode() + struct.pack("<II", one, two) + data)

    def receive(self, size: int) -> bytes:
        """Receive so many bytes of an answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.flush()
        data = self._process.stdout.read(size)
        if len(data) < size:
            raise RuntimeError("Node has stopped")
        return data

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _number(self) -> int:
        (number,) = struct.unpack("<i", self.receive(4))
        return int(number)


class _Part:
    """See `hashi.compiler.array.Buffer`."""

    def __init__(self, machine: NodeMachine, at: int, size: int) -> None:
        self._machine, self._at, self._size = machine, at, size

    def assign(self, data: bytes) -> None:
        self._machine.send("w", self._at, self._size, data)

    def to_bytes(self) -> bytes:
        self._machine.send("r", self._at, self._size)
        return self._machine.receive(self._size)

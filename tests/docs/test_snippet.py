"""Every block of code in the documentation works as it stands."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from asyncio import create_subprocess_exec
from asyncio import subprocess as processes
from itertools import takewhile
from pathlib import Path

import pytest

from hashi import boards
from hashi.cli.app import app
from tests.docs.snippet import ROOT, Snippet, commands, programs, snippets
from tests.server.conftest import address, timings

__all__ = ["address", "timings"]

LANGUAGES = {"", "python", "sh", "toml", "json", "yaml", "{eval-rst}"}
TARGETS = set(re.findall(r"(?m)^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8")))
SERVER = "http://localhost:8420"


def test_there_are_no_other_languages() -> None:
    """A block in a language nobody tests would go stale."""
    fences = re.compile(r"(?m)^```(\S+)$")
    pages = {block.page for block in snippets(*LANGUAGES)}
    assert {kind for page in pages for kind in fences.findall(page.read_text("utf-8"))} <= LANGUAGES


@pytest.mark.parametrize("block", programs(), ids=str)
async def test_programs(block: Snippet, tmp_path: Path, address: str) -> None:
    """A Python program runs, against a real server if it talks to one."""
    text = block.text.replace(SERVER, address)
    program = await create_subprocess_exec(
        sys.executable, "-c", text, cwd=tmp_path, stderr=processes.PIPE, stdout=processes.PIPE
    )
    _, errors = await program.communicate()
    assert (program.returncode, errors.decode()) == (0, "")


@pytest.mark.parametrize("block", snippets("sh"), ids=str)
def test_shell(block: Snippet) -> None:
    """The shell can parse it."""
    subprocess.run(["/bin/sh", "-n"], input=block.text, text=True, check=True)


@pytest.mark.parametrize(("block", "command"), commands(), ids=str)
def test_commands(block: Snippet, command: str) -> None:
    """Our command accepts its words and options; a make target is there."""
    words = [*takewhile(lambda word: word not in {"|", "<", ">"}, shlex.split(command))]
    while words and re.fullmatch(r"\w+=\S*", words[0]):
        del words[0]  # set for this command only
    if words[0].rpartition("/")[2] == "hashi":
        app.parse_args(words[1:], print_error=False, exit_on_error=False)
    elif words[0] == "make":
        assert {word for word in words[1:] if "=" not in word} <= TARGETS, str(block)


@pytest.mark.parametrize("block", snippets("toml"), ids=str)
def test_toml(block: Snippet) -> None:
    """It can be parsed; a board is a board, a deck a deck."""
    data = tomllib.loads(block.text)
    if "islands" in data:
        boards.parse_board(block.text)
    elif "cards" in data:
        boards.parse_deck(block.text)


@pytest.mark.parametrize("block", snippets("json"), ids=str)
def test_json(block: Snippet) -> None:
    """Every line is a JSON text."""
    for line in block.text.splitlines():
        json.loads(line)


def test_blocks_are_found() -> None:
    """The tests above have something to test."""
    found = [str(block.page.relative_to(ROOT)) for block in programs()]
    assert {"docs/python.md", "docs/write-a-bot.md", "docs/write-a-client.md"} <= set(found)
    assert len(commands()) > 40

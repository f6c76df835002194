"""The page's `viewAfter` against `view_after`, by vitest on games told here."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from hashi.service.table.feed import NOTHING_SEEN, Feed
from hashi.wire.change import Change, view_after
from hashi.wire.view import View
from tests.server.story import PEOPLE, WATCHER, story

WEB = Path(__file__).parents[2] / "web"
NODE = Path(sys.executable).with_name("node")
VITEST = ("node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "src/core/change.test.ts")
_DECODER = msgspec.json.Decoder(View | Change)


def told(person: str) -> list[dict[str, Any]]:
    """A game as one person hears it: every message, and the view after it; some come twice."""
    cases, view, feed = list[dict[str, Any]](), None, Feed()
    for scene in story(f"twin {person}", clock_seconds=60):
        feed.publish(scene.table, scene.status)
        seen = feed.step - 1 if view else NOTHING_SEEN
        (text,) = feed.texts(scene.table, person, seen, scene.status)
        news = _DECODER.decode(text)
        for _ in range(1 + feed.step % 2):
            view = view_after(view, news)
            cases.append({"news": msgspec.Raw(text), "view": view})
    return cases


def test_same_views(tmp_path: Path) -> None:
    """Both sides have the same view after every message of whole games."""
    file = tmp_path / "cases.json"
    file.write_bytes(msgspec.json.encode([told(person) for person in (*PEOPLE, WATCHER)]))
    run = subprocess.run(  # noqa: S603  our own command
        [NODE, *VITEST],
        cwd=WEB,
        env=os.environ | {"HASHI_CHANGE_CASES": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "skipped" not in run.stdout

"""docs/threats.md names tests; they exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_named_test_exists() -> None:
    """Whoever reads the threats can look the proof up."""
    text = (ROOT / "docs" / "threats.md").read_text("utf-8")
    text += (ROOT / "docs" / "running.md").read_text("utf-8")
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py"))
    named = set(re.findall(r"\btest_\w+\b(?!\.py)", text)) - {"test_"}
    assert len(named) > 30
    assert [name for name in sorted(named) if f"def {name}(" not in sources] == []
    files = set(re.findall(r"\btests/[\w/]+(?:\.py)?", text))
    assert [name for name in sorted(files) if not (ROOT / name).exists()] == []

"""The example of docs/research.md runs, and draws its curve."""

import importlib.util
from pathlib import Path
from xml.etree import ElementTree as ET

FILE = Path(__file__).parents[2] / "examples" / "policy.py"


def test_one_pass() -> None:
    """One pass over the games plays at random; the curve is a picture."""
    spec = importlib.util.spec_from_file_location("policy", FILE)
    assert spec is not None
    assert spec.loader is not None
    policy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(policy)
    (first,) = policy.train(0)
    assert 15 < first < 25
    drawn = ET.fromstring(policy.curve_svg([first, first + 1]))  # noqa: S314  our own
    assert drawn.tag.endswith("svg")

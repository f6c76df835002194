"""The files around the code agree: workflows, metadata, citation, changelog."""

import importlib.util
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
import yaml  # type: ignore[import-untyped]  # ships no types
from trove_classifiers import classifiers

import hashi

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = set(re.findall(r"(?m)^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8")))
WORKFLOWS = [*(ROOT / ".github" / "workflows").glob("*.yml"), ROOT / ".gitlab-ci.yml"]
AUTOMATION = [*WORKFLOWS, ROOT / ".pre-commit-config.yaml"]
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PYTHONS = [
    name.rpartition(" ")[2]
    for name in PROJECT["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", name)
]


def hook() -> ModuleType:
    """The build hooks, which no package contains."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def strings(data: object) -> list[str]:
    """Every text in a YAML file."""
    if isinstance(data, dict):
        return [text for value in data.values() for text in strings(value)]
    if isinstance(data, list):
        return [text for value in data for text in strings(value)]
    return [data] if isinstance(data, str) else []


@pytest.mark.parametrize("file", AUTOMATION, ids=lambda path: path.name)
def test_targets(file: Path) -> None:
    """Each file can be parsed, and calls only targets of the Makefile."""
    commands = [
        text for text in strings(yaml.safe_load(file.read_text("utf-8"))) if "make " in text
    ]
    called = {name for text in commands for name in re.findall(r"(?m)^make ([a-z-]+)", text)}
    assert called
    assert called <= TARGETS


def test_every_python() -> None:
    """GitHub and GitLab test every version the package names, with `make test`."""
    github = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8"))
    assert github["jobs"]["test"]["strategy"]["matrix"]["python"] == PYTHONS
    assert {"run": "make test"} in github["jobs"]["test"]["steps"]
    gitlab = yaml.safe_load((ROOT / ".gitlab-ci.yml").read_text("utf-8"))
    assert gitlab["test"]["parallel"]["matrix"] == [{"PYTHON": PYTHONS}]
    assert gitlab["test"]["script"] == ["make test"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda path: path.name)
def test_pinned(file: Path) -> None:
    """Actions have a whole version, and so have images."""
    text = file.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in used)
    assert "-latest" not in text


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda path: path.name)
def test_templates(file: Path) -> None:
    """An issue template has a name, a description and fields with ids of their own."""
    data = yaml.safe_load(file.read_text("utf-8"))
    if file.name == "config.yml":
        return
    assert data["name"]
    assert data["description"]
    ids = [field["id"] for field in data["body"]]
    assert len(set(ids)) == len(ids) > 0


def test_versions() -> None:
    """The version is the same wherever it is stated, and the newest release of the changelog."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"(?m)^## (\d\S+) \((.+)\)$", changelog)
    assert released[0] == (hashi.__version__, str(citation["date-released"]))
    assert citation["version"] == hashi.__version__
    assert citation["license"] == PROJECT["license"]


def test_classifiers() -> None:
    """Registries refuse a classifier they do not know."""
    assert set(PROJECT["classifiers"]) <= classifiers
    assert PYTHONS[0] == PROJECT["requires-python"].removeprefix(">=")


def test_readme_of_the_package() -> None:
    """Without an address it has no link that leads nowhere; with one, pictures and pages show."""
    text = (ROOT / "README.md").read_text("utf-8")
    relative = re.compile(r"\]\((?!https?:)[^)]+\)|src=\"(?!https?:)")
    assert relative.search(text)
    readme, urls = hook().readme, hook().urls
    assert not relative.search(readme(text, "", "v1"))
    assert "](" not in readme(text, "", "v1")
    shown = readme(text, "https://forge.example/hashi", "v1")
    assert not relative.search(shown)
    assert "(https://forge.example/hashi/raw/v1/docs/pictures/table.png)" in shown
    assert '"https://forge.example/hashi/raw/v1/docs/pictures/phone.png"' in shown
    assert "(https://forge.example/hashi/blob/v1/docs/rules.md)" in shown
    assert urls("", "v1") == {}
    assert urls("https://forge.example/hashi", "v1")["Source"] == "https://forge.example/hashi"


def test_source_archive(tmp_path: Path) -> None:
    """It can be made, and has what is needed to build, test and read, and nothing that is built."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)  # noqa: S603  our own
    (archive,) = tmp_path.iterdir()
    assert archive.name == f"hashi_game-{hashi.__version__}.tar.gz"
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {"PKG-INFO", "Makefile", "CITATION.cff", "docs/site/conf.py", "web/package-lock.json"}
    assert wanted | {"src/hashi/boards/a.toml", "tests/conftest.py"} <= names
    assert not [name for name in names if "node_modules" in name or "server/static" in name]


def test_tests_share_no_tests() -> None:
    """What tests share is in modules of its own: nothing is imported from a `test_` module."""
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    shared = re.compile(r"(from|import) (tests\.)?([a-z_]+\.)*test_|from tests\S* import test_")
    assert [line for line in lines if shared.match(line)] == []

"""The bill of materials is well formed, names all that is locked, and is the same every time."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.audit import LOCKS, ROOT, TOOLS
from tests.sbom import bill

LENGTHS = {"SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
REQUIREMENTS = {lock: (ROOT / "requirements" / lock).read_text("utf-8") for lock in (*LOCKS, TOOLS)}
PAGE = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


def test_it_is_cyclonedx() -> None:
    """The fields that CycloneDX 1.5 demands, in its forms; every reference leads somewhere."""
    found = bill()
    assert (found["bomFormat"], found["specVersion"], found["version"]) == ("CycloneDX", "1.5", 1)
    uuid = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
    assert re.fullmatch(f"urn:uuid:{uuid}", found["serialNumber"])
    root = found["metadata"]["component"]
    refs = [root["bom-ref"], *(component["bom-ref"] for component in found["components"])]
    assert len(set(refs)) == len(refs)
    for component in found["components"]:
        assert component["type"] == "library"
        assert component["scope"] in {"required", "excluded"}
        assert component["version"]
        form = r"pkg:(pypi/[a-z0-9.-]+|npm/(%40[\w.-]+/)?[\w.-]+)@[\w.-]+"
        assert re.fullmatch(form, component["purl"])
        assert component["hashes"]
        for entry in component["hashes"]:
            assert re.fullmatch(f"[0-9a-f]{{{LENGTHS[entry['alg']]}}}", entry["content"])
    assert [entry["ref"] for entry in found["dependencies"]] == refs
    assert {ref for entry in found["dependencies"] for ref in entry["dependsOn"]} == {*refs[1:]}


def test_every_locked_package_is_in_it() -> None:
    """Each with its version and all its hashes, and whether it runs or only builds and tests."""
    components = {component["purl"]: component for component in bill()["components"]}
    expected: set[str] = set()
    for lock, text in REQUIREMENTS.items():
        for name, version, rest in re.findall(
            r"(?ms)^([a-z0-9][\w.-]*)==(\S+)(.*?)(?=^\w|\Z)", text
        ):
            purl = f"pkg:pypi/{name}@{version}"
            expected.add(purl)
            hashes = {entry["content"] for entry in components[purl]["hashes"]}
            assert hashes == set(re.findall(r"sha256:(\w{64})", rest))
            assert components[purl]["scope"] == "required" or lock != "run.txt"
    expected |= {
        f"pkg:npm/{path.rpartition('node_modules/')[2].replace('@', '%40')}@{package['version']}"
        for path, package in PAGE.items()
        if path
    }
    assert set(components) == expected
    assert (
        components[f"pkg:npm/svelte@{PAGE['node_modules/svelte']['version']}"]["scope"]
        == "required"
    )
    assert components[f"pkg:npm/vite@{PAGE['node_modules/vite']['version']}"]["scope"] == "excluded"


def test_what_we_ask_for_ourselves() -> None:
    """The first level of dependencies is what pyproject.toml and package.json name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [*project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        asked += extra
    for group in project["dependency-groups"].values():
        asked += group
    names = {canonicalize_name(Requirement(text).name) for text in asked} - {"hashi-game"}
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    names |= {
        name.replace("@", "%40")
        for kind in ("", "devD")
        for name in page[f"{kind or 'd'}ependencies"]
    }
    (first,) = [
        entry for entry in bill()["dependencies"] if entry["ref"].startswith("pkg:pypi/hashi-game@")
    ]
    assert {re.sub(r"^pkg:(pypi|npm)/|@[^@]*$", "", ref) for ref in first["dependsOn"]} == names


def test_it_is_the_same_every_time(tmp_path: Path) -> None:
    """Two processes write the same bytes."""
    files = [tmp_path / "new" / "one.json", tmp_path / "two.json"]
    for file in files:
        subprocess.run([sys.executable, "-m", "tests.sbom", str(file)], cwd=ROOT, check=True)  # noqa: S603  our own words
    one, two = (file.read_bytes() for file in files)
    assert one == two
    assert json.loads(one) == bill()


def test_images_are_given_by_digest() -> None:
    """No image has a floating tag: whoever builds must name it, as docs/running.md says."""
    container = (ROOT / "Containerfile").read_text("utf-8")
    assert re.findall(r"(?m)^FROM (\S+)", container) == ["${PYTHON_IMAGE}"] * 2
    assert re.findall(r"(?m)^ARG (.*)$", container) == ["PYTHON_IMAGE"]
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    images = re.findall(r"(?m)(?:image|PYTHON_IMAGE): \"?(\S+)", compose)
    assert len(images) == 3
    assert all(re.match(r"\$\{HASHI_[A-Z]+_IMAGE:\?", image) for image in images)


@pytest.mark.parametrize("name", ["Makefile", "hatch_build.py", "Containerfile"])
def test_nothing_is_installed_unlocked(name: str) -> None:
    """By hash, or without dependencies; npm by its lock and without scripts."""
    text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    installs = re.findall(r"(?:PIP\)|pip [^\n&]*?) (?:install|wheel)\b[^\n&]*", text)
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)
    cleans = re.findall(r"NPM\) ci[^\n]*|\"ci\"[^\n]*", text)
    assert all("--ignore-scripts" in one for one in cleans)
    assert installs or cleans


def test_npm_runs_no_scripts_of_packages() -> None:
    """Whoever calls npm by hand in web/ is safe too."""
    assert "ignore-scripts=true" in (ROOT / "web" / ".npmrc").read_text("utf-8").splitlines()

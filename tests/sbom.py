"""`python -m tests.sbom FILE`: the bill of materials, CycloneDX 1.5, made from the lock files.

Equal locks give equal bytes: there is no time in it, and its serial number is made of its content.
"""

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

import hashi
from tests.audit import LOCKS, ROOT, TOOLS, pins

NAME = "hashi-game"
Component = dict[str, Any]
Edges = dict[str, set[str]]


def bill() -> dict[str, Any]:
    """The bill of materials."""
    root = f"pkg:pypi/{NAME}@{hashi.__version__}"
    components, edges = _python(root)
    for part in _page(root):
        components |= part[0]
        for ref, needed in part[1].items():
            edges.setdefault(ref, set()).update(needed)
    body = {
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": root,
                "name": NAME,
                "version": hashi.__version__,
                "purl": root,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": [components[ref] for ref in sorted(components)],
        "dependencies": [
            {"ref": ref, "dependsOn": sorted(edges.get(ref, ()))}
            for ref in (root, *sorted(components))
        ],
    }
    serial = uuid5(NAMESPACE_URL, json.dumps(body, sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        **body,
    }


def _python(root: str) -> tuple[dict[str, Component], Edges]:
    """The Python packages; those for building, testing and auditing do not run."""
    components: dict[str, Component] = {}
    edges: Edges = {}
    for lock in (*LOCKS, TOOLS):
        found = [(f"pkg:pypi/{pin.name}@{pin.version}", pin) for pin in pins(lock)]
        for ref, pin in found:
            component = {
                "type": "library",
                "bom-ref": ref,
                "name": pin.name,
                "version": str(pin.version),
                "scope": "required" if lock == "run.txt" else "excluded",
                "hashes": [{"alg": "SHA-256", "content": each} for each in sorted(pin.hashes)],
                "purl": ref,
            }
            if pin.marker is not None:
                component["properties"] = [{"name": "hashi:marker", "value": str(pin.marker)}]
            components.setdefault(ref, component)
            # A package may be locked twice, for different versions of Python.
            needers = [other for other, its in found if its.name in pin.needed_by]
            for needer in needers + [root] * (NAME in pin.needed_by):
                edges.setdefault(needer, set()).add(ref)
    return components, edges


def _page(root: str) -> Iterator[tuple[dict[str, Component], Edges]]:
    """The page's packages, by where npm puts them."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    refs = {path: _ref(path, package) for path, package in lock.items() if path}
    for path, package in lock.items():
        kinds = ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies")
        names = sorted({name for kind in kinds for name in package.get(kind, ())})
        needed = {refs[at] for name in names if (at := _resolved(path, name, refs))}
        if not path:
            yield {}, {root: needed}
            continue
        component = {
            "type": "library",
            "bom-ref": refs[path],
            "name": _name(path),
            "version": package["version"],
            "scope": "excluded" if package.get("dev") or package.get("devOptional") else "required",
            "hashes": [_hash(package["integrity"])],
            "licenses": [{"expression": package["license"]}],
            "purl": refs[path],
        }
        yield {refs[path]: component}, {refs[path]: needed}


def _name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def _ref(path: str, package: dict[str, Any]) -> str:
    return f"pkg:npm/{quote(_name(path))}@{package['version']}"


def _resolved(path: str, name: str, refs: dict[str, str]) -> str | None:
    """Where Node finds a package from another one: beside it, or in a folder above."""
    while True:
        found = f"{path}/node_modules/{name}".lstrip("/")
        if found in refs:
            return found
        if not path:
            return None  # optional, and for another system
        path = path.rpartition("node_modules/")[0].rstrip("/")


def _hash(integrity: str) -> dict[str, str]:
    algorithm, _, text = integrity.partition("-")
    return {
        "alg": f"SHA-{algorithm.removeprefix('sha')}",
        "content": base64.b64decode(text).hex(),
    }


def main() -> None:
    """Write the bill."""
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

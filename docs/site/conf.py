"""How `make docs` builds the site: Sphinx over the Markdown of the whole project.

The source folder is the project's root, so that the links between README.md, docs/ and the code are
the same here and on a forge. The site loads nothing from elsewhere; tests/docs checks it.
"""

import sys
from pathlib import Path

from sphinx.application import Sphinx

import hashi

sys.path.insert(0, str(Path(__file__).parents[2]))
from scripts.modules import listing  # found by the line above

project = "HASHI"
author = "The HASHI developers"
copyright = author  # noqa: A001  Sphinx's name
version = release = hashi.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_external_toc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = ["CHANGES.md", "web", "tests", "src", "mutants", "dist", "benchmarks", ".*"]
external_toc_path = "docs/site/toc.yml"

myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]
suppress_warnings = ["myst.xref_ambiguous"]

default_role = "code"  # docstrings say `Turn`, as Markdown does
add_module_names = False
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"HASHI {release}"
html_logo = html_favicon = None
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_additional_pages = {"index": "first.html"}
templates_path = ["templates"]


def setup(app: Sphinx) -> None:
    """Fill in the list of modules; see Sphinx."""

    def fill_in(_: Sphinx, name: str, text: list[str]) -> None:
        if name == "docs/reference/modules":
            text[0] += f"\n{listing()}"

    app.connect("source-read", fill_in)

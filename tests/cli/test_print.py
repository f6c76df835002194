"""`hashi print`: a PDF file, or one sentence that says why there is none."""

from pathlib import Path

import pypdfium2

from tests.cli.conftest import Run


def test_the_command_writes_a_file(run: Run, tmp_path: Path) -> None:
    """In the language that was asked for; every problem is one sentence."""
    file = tmp_path / "paper.pdf"
    code, out, _ = run("print", "cards", "deal", "--out", str(file), "--lang", "de")
    assert (code, out) == (0, f"{file} kann gedruckt werden.\n")
    assert len(pypdfium2.PdfDocument(file)) == 4
    for wrong in (
        ("--deal", "12"),
        ("--sheets", "0"),
        ("--board", "nowhere.toml"),
        ("--out", str(tmp_path / "no" / "folder.pdf")),
    ):
        code, out, err = run("print", "--out", str(file), *wrong)
        assert (code, out) == (2, "")
        assert err.startswith("hashi: ")

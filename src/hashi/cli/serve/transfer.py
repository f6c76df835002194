"""`hashi export` and `hashi import`: all tables as lines of JSON, from any store to any other.

The first line names the format and the last one counts the lines between, so truncated files are
detected. docs/running.md describes the format. Files are not trusted: every event of every table is
judged on import.
"""

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter
from msgspec import Meta, Raw, Struct, field

from hashi.cli.error import CommandError
from hashi.cli.option import Json, Language, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.serve.location import StoreLocation
from hashi.cli.serve.store import check_database, store_at
from hashi.cli.study.work import progress
from hashi.locale import Texts, refusal_text
from hashi.service.report.store import keep_report, report_fits
from hashi.store import Append, Store, Stored, TableExport, VersionConflict
from hashi.table import ImpossibleEvent, Summary, decode, fold, results_of, verify_events
from hashi.wire import exchange

__all__ = ["BadLine", "export_tables", "import_tables", "parse"]

_PAGE = 200
_DEFAULT_LOCATION = StoreLocation()
_LONGEST_LINE = 4_000_000
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]


class _Head(Struct):
    hashi: Literal["export"]
    format: Literal[1]


class _Event(Struct):
    at: Annotated[float, Meta(ge=0, le=1e11)]
    data: Raw


class _Line(Struct, omit_defaults=True):
    table: Id
    code: Id
    people: Annotated[list[Id], Meta(max_length=100)]
    events: Annotated[list[_Event], Meta(min_length=1, max_length=10_000)]
    reports: list[exchange.Report] = field(default_factory=list)


class _Tail(Struct):
    tables: int
    events: int


class BadLine(Exception):
    """A line that cannot be imported: `key` says why, `event` is the impossible event, if any."""

    def __init__(self, line: int, key: str, event: ImpossibleEvent | None = None) -> None:
        self.line, self.key, self.event = line, key, event
        super().__init__(f"line {line}: {event or key}")

    def sentence(self, texts: Texts) -> str:
        """The reason as a sentence."""
        if self.event is None:
            return texts(self.key)
        refusal = self.event.refusal
        reason = refusal_text(texts, refusal) if refusal else ""
        return texts(self.key, event=self.event.version, sentence=reason).rstrip()


def export_tables(
    file: Annotated[Path, Parameter(help=help_text("option-new-file"))],
    *,
    location: StoreLocation = _DEFAULT_LOCATION,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Write all tables into a new file; it gets its name only once it is complete."""
    texts = texts_of(lang)
    if file.exists():
        raise CommandError(texts("error-exists", path=str(file)))
    check_database(location, texts)
    part = file.with_name(f"{file.name}.part")
    try:
        tables = asyncio.run(_export(store_at(location, texts), part, texts))
        part.rename(file)
    except OSError:
        raise CommandError(texts("error-write", path=str(file))) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    if json:
        print_json({"path": str(file), "tables": tables})
    else:
        print(texts("export-done", tables=tables, path=str(file)))


def import_tables(
    file: Annotated[Path, Parameter(help=help_text("option-export-file"))],
    *,
    location: StoreLocation = _DEFAULT_LOCATION,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Check a whole file, and only if all of it is valid import its tables into the store."""
    texts = texts_of(lang)
    try:
        tables = sum(1 for _ in parse(_lines(file)))
    except OSError:
        raise CommandError(texts("error-file", path=str(file))) from None
    except BadLine as bad:
        sentence = bad.sentence(texts)
        raise CommandError(
            texts("file-line", path=str(file), line=bad.line, sentence=sentence)
        ) from None
    check_database(location, texts)
    new, same = asyncio.run(_import(store_at(location, texts), file, tables, texts))
    if json:
        print_json({"path": str(file), "new": new, "same": same})
        return
    print(texts("import-done", tables=new))
    if same:
        print(texts("import-same", tables=same))


def parse(lines: Iterable[bytes]) -> Iterator[TableExport]:
    """Parse an export one table at a time; raises BadLine, possibly only at the end."""
    source = iter(lines)
    if _try_decode(next(source, b""), _Head) is None:
        raise BadLine(1, "error-export-head")
    number, counted = 1, _Tail(0, 0)
    for number, line in enumerate(source, 2):
        tail: _Tail | None = _try_decode(line, _Tail)
        if tail is not None:
            if tail != counted or next(source, None) is not None:
                raise BadLine(number, "error-export-end")
            return
        whole = _parse_table(number, line)
        counted = _Tail(counted.tables + 1, counted.events + len(whole.events))
        yield whole
    raise BadLine(number, "error-export-end")


def _parse_table(number: int, line: bytes) -> TableExport:
    """Parse a line into a table; raises BadLine if no such table can exist."""
    found: _Line | None = _try_decode(line, _Line)
    if found is None:
        raise BadLine(number, "error-export-line")
    events = tuple(
        Stored(version, event.at, bytes(event.data))
        for version, event in enumerate(found.events, 1)
    )
    try:
        table = verify_events(found.table, [(decode(event.data), event.at) for event in events])
    except (msgspec.DecodeError, RecursionError):
        raise BadLine(number, "error-export-line") from None
    except ImpossibleEvent as event:
        raise BadLine(number, "error-export-event", event) from None
    if table.opened.code != found.code or not all(report_fits(table, r) for r in found.reports):
        raise BadLine(number, "error-export-line")
    reports = tuple(map(msgspec.json.encode, found.reports))
    return TableExport(found.table, found.code, frozenset(found.people), events, reports)


def _try_decode(line: bytes, kind: type[Any]) -> Any:
    if len(line) > _LONGEST_LINE:
        return None
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


async def _export(store: Store, file: Path, texts: Texts) -> int:
    await store.open()
    tables = events = 0
    last = ""
    try:
        with file.open("wb") as out, progress() as bar:
            task = bar.add_task(texts("progress-tables"), total=None)
            out.write(_encode_line(_Head("export", 1)))
            while page := await store.page(last, _PAGE):
                last = page[-1].table
                for whole in page:
                    out.write(_encode_line(_line(whole)))
                tables, events = tables + len(page), events + sum(len(w.events) for w in page)
                bar.update(task, completed=tables)
            out.write(_encode_line(_Tail(tables, events)))
    finally:
        await store.close()
    return tables


async def _import(store: Store, file: Path, tables: int, texts: Texts) -> tuple[int, int]:
    await store.open()
    new = same = 0
    try:
        with progress() as bar:
            task = bar.add_task(texts("progress-tables"), total=tables)
            wholes = parse(_lines(file))
            while page := list(islice(wholes, _PAGE)):
                results = await asyncio.gather(
                    *(_import_table(store, whole, texts) for whole in page)
                )
                new, same = new + sum(results), same + len(page) - sum(results)
                bar.update(task, completed=new + same)
    finally:
        await store.close()
    return new, same


async def _import_table(store: Store, whole: TableExport, texts: Texts) -> bool:
    """Import a table; returns whether it is new. Fails if a different one has the same id."""
    there = await store.read(whole.table)
    if there and tuple(there) == whole.events:
        return False
    table = fold(whole.table, [(decode(event.data), event.at) for event in whole.events])
    summary, results = Summary.of(table).encode(), results_of(table)
    try:
        await store.append(
            Append(whole.table, whole.events, whole.people, whole.code, summary, results)
        )
    except VersionConflict:
        raise CommandError(texts("error-import-clash", code=whole.code)) from None
    for report in _reports(whole):
        await keep_report(store, table, report)
    return True


def _line(whole: TableExport) -> _Line:
    events = [_Event(event.at, Raw(event.data)) for event in whole.events]
    return _Line(whole.table, whole.code, sorted(whole.people), events, _reports(whole))


def _reports(whole: TableExport) -> list[exchange.Report]:
    """The reports on a table that this version can read."""
    found = (_try_decode(data, exchange.Report) for data in whole.reports)
    return [report for report in found if report is not None]


def _encode_line(line: Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _lines(file: Path) -> Iterator[bytes]:
    with file.open("rb") as stream:
        while line := stream.readline(_LONGEST_LINE):
            yield line

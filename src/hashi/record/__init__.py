"""Whole games as text: parse and print. docs/record.md describes the format.

A record is self-contained: it includes its board and deck, so it can be replayed without any file.
"""

from hashi.record.reader import LONGEST_RECORD, parse
from hashi.record.replay import replay
from hashi.record.value import (
    FORMAT,
    LONGEST_NAME,
    Entry,
    Hint,
    Pointing,
    Proof,
    Record,
    RecordRefused,
    Round,
    StandIn,
)

__all__ = [
    "FORMAT",
    "LONGEST_NAME",
    "LONGEST_RECORD",
    "Entry",
    "Hint",
    "Pointing",
    "Proof",
    "Record",
    "RecordRefused",
    "Round",
    "StandIn",
    "parse",
    "replay",
]

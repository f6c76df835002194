"""The text of whole games: parse and print. The format is docs/record.md.

A record stands alone: it holds its board and deck, so that it can be replayed without any file.
"""

from hashi.record.reader import LONGEST_RECORD, parse
from hashi.record.replay import replay
from hashi.record.value import (
    FORMAT,
    LONGEST_NAME,
    Entry,
    Hint,
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
    "Proof",
    "Record",
    "RecordRefused",
    "Round",
    "StandIn",
    "parse",
    "replay",
]

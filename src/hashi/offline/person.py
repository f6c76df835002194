"""The one person who has this browser: a secret and a name, stored beside the tables."""

from dataclasses import dataclass
from typing import Self

import msgspec

from hashi.offline.store import FOR_EVER, BrowserStore
from hashi.service.failure import Failure
from hashi.service.person import clean_name, new_secret, person_of

__all__ = ["LocalPerson"]

_KEY = "person"


class _Kept(msgspec.Struct):
    secret: str
    name: str = ""


@dataclass(slots=True)
class LocalPerson:
    """Who plays here."""

    store: BrowserStore
    kept: _Kept

    @classmethod
    async def of(cls, store: BrowserStore) -> Self:
        """The person of this browser; a new browser gets one."""
        data = await store.put_if_absent(_KEY, msgspec.json.encode(_Kept(new_secret())))
        return cls(store, msgspec.json.decode(data, type=_Kept))

    @property
    def id(self) -> str:
        """What events and results call this person."""
        return person_of(self.kept.secret)

    @property
    def name(self) -> str:
        """The name given last."""
        return self.kept.name

    async def rename(self, text: str) -> None:
        """Remember a name."""
        name = clean_name(text[:200])
        if name is None:
            raise Failure(400, "name-unfit")
        if name != self.kept.name:
            self.kept.name = name
            await self.store.put(_KEY, _KEY, msgspec.json.encode(self.kept), 0.0, FOR_EVER)

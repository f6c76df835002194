"""The one person who has this browser: a secret and a name, stored beside the tables."""

from dataclasses import dataclass
from typing import Self

import msgspec

from hashi.jobs.source import Source
from hashi.offline.store import FOR_EVER, BrowserStore
from hashi.service.asker import Kind
from hashi.service.person import new_secret, person_of

__all__ = ["LocalPerson"]

_KEY = "person"


class _Kept(msgspec.Struct, frozen=True):
    secret: str
    name: str = ""


@dataclass(slots=True)
class LocalPerson:
    """Who plays here; see `hashi.service.asker`."""

    store: BrowserStore
    kept: _Kept

    @classmethod
    async def of(cls, store: BrowserStore) -> Self:
        """The person of this browser; a new browser gets one."""
        data = await store.put_if_absent(_KEY, msgspec.json.encode(_Kept(new_secret())))
        return cls(store, msgspec.json.decode(data, type=_Kept))

    @property
    def source(self) -> Source:
        """See Asker: there is only one client here."""
        return Source(person=self.person)

    @property
    def secret(self) -> str:
        """See Asker."""
        return self.kept.secret

    @property
    def person(self) -> str:
        """See Asker."""
        return person_of(self.kept.secret)

    @property
    def name(self) -> str:
        """See Asker."""
        return self.kept.name

    async def remember(self, secret: str, name: str | None = None) -> None:
        """See Asker."""
        kept = _Kept(secret, self.name if name is None else name)
        if kept != self.kept:
            self.kept = kept
            await self.store.put(_KEY, _KEY, msgspec.json.encode(kept), 0.0, FOR_EVER)

    def pay(self, kind: Kind, code: str = "too-fast") -> None:
        """See Asker: a game on the device has no limits."""

    async def pay_for_request(self, cost: float) -> None:
        """See Asker."""

    def check_room(self) -> None:
        """See Asker."""

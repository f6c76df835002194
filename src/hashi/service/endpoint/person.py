"""Who asks."""

from hashi.service.asker import Asker
from hashi.service.endpoint.declaration import endpoint
from hashi.service.failure import Failure
from hashi.service.person import clean_name, new_secret
from hashi.wire import exchange

__all__ = ["get_person", "put_person"]

_MOST_READ = 200  # characters of a name, before it is cleaned


@endpoint("GET", "/api/person", cost=2)
async def get_person(asker: Asker) -> exchange.Person:
    """Who this browser is; a new one gets its secret here."""
    await asker.remember(asker.secret or new_secret())
    return exchange.Person(name=asker.name)


@endpoint("PUT", "/api/person")
async def put_person(asker: Asker, data: exchange.Person) -> exchange.Person:
    """Remember a name in this browser."""
    name = clean_name(data.name[:_MOST_READ])
    if name is None:
        raise Failure("name-unfit")
    await asker.remember(asker.secret or new_secret(), name)
    return exchange.Person(name=name)

"""All endpoints of a server: those of the service, and its own."""

from hashi.server.http import handover, health
from hashi.server.http.schema import schema_endpoints
from hashi.server.page import asset, qr
from hashi.server.page.asset import APP_ENDPOINTS
from hashi.server.page.page import PAGE_ENDPOINTS
from hashi.server.page.preview import LINK_ENDPOINTS
from hashi.service.endpoint import ENDPOINTS, Endpoint, endpoints_in

__all__ = ["SERVER_ENDPOINTS"]

_DESCRIBED = (*ENDPOINTS, *endpoints_in(handover, qr))

SERVER_ENDPOINTS: tuple[Endpoint, ...] = (
    *_DESCRIBED,
    *schema_endpoints(_DESCRIBED),
    *endpoints_in(health, asset),
    *APP_ENDPOINTS,
    *LINK_ENDPOINTS,  # before those that show nothing to messengers
    *PAGE_ENDPOINTS,
)

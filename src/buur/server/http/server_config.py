"""`ServerConfig`: uvicorn's configuration with the limits that the protocols apply."""

from __future__ import annotations

from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from buur.server.http.connections import ConnectionRegistry
from buur.server.settings import Settings


class ServerConfig(uvicorn.Config):
    """Configuration of uvicorn.

    Args:
        app: the application.
        settings: the settings of the server.
        options: options of `uvicorn.Config`.
    """

    def __init__(self, app: ASGIApp, settings: Settings, **options: Any) -> None:
        self.limits = settings.limits
        self.open_connections = ConnectionRegistry(settings.limits, settings.trusted_proxies)
        super().__init__(
            app,
            h11_max_incomplete_event_size=settings.limits.head,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=[str(network) for network in settings.trusted_proxies],
            **options,
        )

    def load(self) -> None:
        """Load the application; uvicorn shall not remember the addresses that proxies name."""
        super().load()
        if isinstance(self.loaded_app, ProxyHeadersMiddleware):
            trusted = self.loaded_app.trusted_hosts
            trusted._trusts = trusted._compute_trust  # type: ignore[assignment]

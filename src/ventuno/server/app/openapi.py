"""The OpenAPI document: what machines read about the API, and what the client's routes are made from (`make wire`)."""

from importlib.metadata import version

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from ventuno.server.app.routers import API


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="ventuno",
        version=version("ventuno"),
        path=f"{API}/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name="ventuno", security_scheme_in="cookie"),
                "console": SecurityScheme(type="apiKey", name="ventuno-console", security_scheme_in="cookie"),
            }
        ),
    )

"""For the people who keep the server running."""

from litestar import MediaType, Response, get
from prometheus_client import generate_latest

from ventuno.server.context import InContext
from ventuno.server.house import wire


@get("/health")
async def health(context: InContext) -> wire.Health:
    """Whether the house answers, and has chance to deal with. The database is asked, not the memory."""
    context.entropy(1)
    house = await context.house()
    return wire.Health(status="ok", rules=house.rules_at(context.clock()).name)


@get("/metrics", include_in_schema=False)
async def metrics(context: InContext) -> Response[bytes]:
    """Counts and times for Prometheus, and figures of the house. Nothing is about a single person."""
    await context.request_metrics.house.read(context.store, context.clock())
    return Response(generate_latest(context.request_metrics.registry), media_type=MediaType.TEXT)

"""For whoever keeps the server running."""

from litestar import MediaType, Response, get
from prometheus_client import generate_latest

from ventuno.server import wire
from ventuno.server.front import AtFront


@get("/health")
async def health(front: AtFront) -> wire.Health:
    """Whether the house answers: asked of its database, not of memory."""
    house = await front.house()
    return wire.Health(status="ok", rules=house.rules_at(front.clock()).name)


@get("/metrics", include_in_schema=False)
async def metrics(front: AtFront) -> Response[bytes]:
    """Counts and times for Prometheus, and how the house stands; nothing about anybody."""
    await front.measures.house.read(front.store, front.clock())
    return Response(generate_latest(front.measures.registry), media_type=MediaType.TEXT)

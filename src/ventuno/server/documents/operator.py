"""Art. 25: who runs the house, as every copy of a document says it, whoever makes the copy."""

from ventuno.dossier.copies import Operator
from ventuno.server.settings import Settings


def operator_of(settings: Settings) -> Operator:
    return Operator(settings.operator, settings.operator_address, settings.operator_web)

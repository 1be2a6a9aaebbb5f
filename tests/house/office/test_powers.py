"""Requirement 42: the audit knows which power every line took that the staff may write."""

from typing import get_args

import pytest

from ventuno.house.audit import OfStaff
from ventuno.house.office import powers
from ventuno.house.office.events import ActApproved, ActProposed, ActRejected, ActWithdrawn, ToHouse
from ventuno.house.office.staff import Power

BY_THE_ACT = {ActProposed, ActApproved, ActRejected, ActWithdrawn}  # these take the power of what is proposed
KINDS = sorted({*get_args(OfStaff), *get_args(ToHouse)} - BY_THE_ACT, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_req_42_every_line_of_the_staff_took_a_power(kind: type) -> None:
    assert powers.of_event(kind) in Power

"""The highest convex rising function that some of its values allow: an upper bound for every such function.

Must not: know what the function is.

Let f be convex and rise in every variable, with f(y_j) = f_j known. If x <= sum l_j y_j for weights l_j >= 0 that add
up to 1, then f(x) <= f(sum l_j y_j) <= sum l_j f_j. The best such bound is a linear program in l; its dual is

    bound(x) = max of c + g.x over all (c, g) with g >= 0 and c + g.y_j <= f_j for every j

so the bound is the largest of finitely many planes, the vertices of that polyhedron. It is finite where some weights
exist, so for every x below some y_j. Here the vertices are found by trying all sets of constraints that could meet in
one: a few dozen points in three variables need no cleverness. A vertex is kept if it breaks no constraint by more than
a tolerance: a plane too many only raises the bound, so rounding cannot make it wrong.
"""

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import Array

_TOLERANCE = 1e-9
_ROOM = 1 << 14


def bounding_planes(points: Array, values: Array) -> Array:
    """The planes (c, g) of the bound: float64[plane, 1 + variables]."""
    count, variables = points.shape
    rows = np.zeros((count + variables, variables + 2))  # c, g, and what c + g.y is held against
    rows[:count, 0], rows[:count, 1:-1], rows[:count, -1] = 1.0, points, values
    rows[count:, 1:-1] = np.eye(variables)  # g >= 0
    found = np.empty((_ROOM, variables + 1))
    number = _vertices(rows, count, found)
    if number == _ROOM:
        raise ArithmeticError("too many planes in the upper bound")
    return found[:number].copy()


@njit(nogil=True, cache=True)
def _vertices(rows: Array, count: int, found: Array) -> int:
    """Every set of as many constraints as unknowns, in order; the solution of each if all constraints hold."""
    size = rows.shape[1] - 1
    tight = np.arange(size)
    system = np.empty((size, size + 1))
    number = 0
    while number < len(found):
        for place in range(size):
            system[place] = rows[tight[place]]
        if _solve(system) and _holds(rows, count, system):
            found[number] = system[:, size]
            number += 1
        place = size - 1
        while place >= 0 and tight[place] == len(rows) - size + place:
            place -= 1
        if place < 0:
            break
        tight[place] += 1
        for later in range(place + 1, size):
            tight[later] = tight[later - 1] + 1
    return number


@njit(nogil=True, cache=True)
def _solve(system: Array) -> bool:
    """Gauss and Jordan with row exchanges, in place; False where the constraints do not determine a point."""
    size = len(system)
    for column in range(size):
        pivot = column
        for row in range(column + 1, size):
            if abs(system[row, column]) > abs(system[pivot, column]):
                pivot = row
        if abs(system[pivot, column]) < 1e-3 * _TOLERANCE:
            return False
        for entry in range(size + 1):
            system[column, entry], system[pivot, entry] = system[pivot, entry], system[column, entry]
        scale = system[column, column]
        for entry in range(size + 1):
            system[column, entry] /= scale
        for row in range(size):
            if row != column:
                factor = system[row, column]
                for entry in range(column, size + 1):
                    system[row, entry] -= factor * system[column, entry]
    return True


@njit(nogil=True, cache=True)
def _holds(rows: Array, count: int, system: Array) -> bool:
    size = len(system)
    for unknown in range(1, size):
        if system[unknown, size] < -_TOLERANCE:
            return False
    for row in range(count):
        bound = 0.0
        for unknown in range(size):
            bound += rows[row, unknown] * system[unknown, size]
        if bound > rows[row, size] + _TOLERANCE:
            return False
    return True

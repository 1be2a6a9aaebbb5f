"""Four float64 values side by side: one position's worth with 0, 1, 2 and 3 purchases left (Art. 10.2).

Those four share every successor position, so the solver reads, compares and adds them as one vector. Numba has
no such type and its vectoriser does not find this one; here it is spelled out in LLVM, which lowers it to
whatever the machine has (one AVX register, two SSE registers) with the same results bit for bit.

Must not: know the game, reorder or fuse arithmetic (no fastmath flags: results must reproduce).
"""

# Numba's extension points are untyped, so this one module is exempt from strict typing.
# mypy: ignore-errors

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, models, register_model

LANES = 4

_DOUBLE = ir.DoubleType()
_VECTOR = ir.VectorType(_DOUBLE, LANES)
_INDEX = ir.IntType(32)


class QuadType(types.Type):
    """The Numba type of a vector in flight; it never leaves compiled code."""

    def __init__(self) -> None:
        super().__init__(name="Quad")


quad_type = QuadType()


@register_model(QuadType)
class _QuadModel(models.PrimitiveModel):
    def __init__(self, dmm, fe_type) -> None:
        super().__init__(dmm, fe_type, _VECTOR)


def _address(context, builder, array_type, array, index):
    data = context.make_array(array_type)(context, builder, array).data
    first = builder.mul(index, ir.Constant(index.type, LANES))
    return builder.bitcast(builder.gep(data, [first]), ir.PointerType(_VECTOR))


@intrinsic
def load(typing, array, index):
    """The quad `index` of a contiguous float64 array."""

    def codegen(context, builder, signature, arguments):
        address = _address(context, builder, signature.args[0], *arguments)
        return builder.load(address, align=8)

    return quad_type(array, types.intp), codegen


@intrinsic
def store(typing, array, index, quad):
    """Write the quad `index` of a contiguous float64 array."""

    def codegen(context, builder, signature, arguments):
        address = _address(context, builder, signature.args[0], *arguments[:2])
        builder.store(arguments[2], address, align=8)
        return context.get_dummy_value()

    return types.void(array, types.intp, quad_type), codegen


def _spread(builder, scalar):
    undefined = ir.Constant(_VECTOR, ir.Undefined)
    first = builder.insert_element(undefined, scalar, ir.Constant(_INDEX, 0))
    return builder.shuffle_vector(first, undefined, ir.Constant(ir.VectorType(_INDEX, LANES), [0] * LANES))


@intrinsic
def spread(typing, scalar):
    """The same number in all four lanes."""

    def codegen(context, builder, signature, arguments):
        return _spread(builder, arguments[0])

    return quad_type(types.float64), codegen


@intrinsic
def larger(typing, left, right):
    """Lane by lane, `left` if it is larger, else `right`."""

    def codegen(context, builder, signature, arguments):
        return builder.select(builder.fcmp_ordered(">", *arguments), *arguments)

    return quad_type(quad_type, quad_type), codegen


@intrinsic
def plus(typing, left, right):
    """Lane by lane sum."""

    def codegen(context, builder, signature, arguments):
        return builder.fadd(*arguments)

    return quad_type(quad_type, quad_type), codegen


@intrinsic
def times(typing, scalar, quad):
    """Every lane multiplied by one number."""

    def codegen(context, builder, signature, arguments):
        return builder.fmul(_spread(builder, arguments[0]), arguments[1])

    return quad_type(types.float64, quad_type), codegen


@intrinsic
def shifted(typing, scalar, quad):
    """(scalar, lane 0, lane 1, lane 2): what is left after one purchase."""

    def codegen(context, builder, signature, arguments):
        mask = ir.Constant(ir.VectorType(_INDEX, LANES), [4, 0, 1, 2])
        return builder.shuffle_vector(arguments[1], _spread(builder, arguments[0]), mask)

    return quad_type(types.float64, quad_type), codegen


@intrinsic
def equal(typing, left, right):
    """Whether all four lanes are equal."""

    def codegen(context, builder, signature, arguments):
        lanes = builder.fcmp_ordered("==", *arguments)
        bits = builder.bitcast(lanes, ir.IntType(LANES))
        return builder.icmp_unsigned("==", bits, ir.Constant(ir.IntType(LANES), (1 << LANES) - 1))

    return types.boolean(quad_type, quad_type), codegen


@intrinsic
def prefetch(typing, array, index):
    """Ask for the cache line of a quad that will be read soon; changes no result."""

    def codegen(context, builder, signature, arguments):
        address = _address(context, builder, signature.args[0], *arguments)
        pointer = ir.IntType(8).as_pointer()
        flag = ir.IntType(32)
        function = builder.module.declare_intrinsic(
            "llvm.prefetch", [pointer], ir.FunctionType(ir.VoidType(), [pointer, flag, flag, flag])
        )
        builder.call(function, [builder.bitcast(address, pointer), flag(0), flag(3), flag(1)])
        return context.get_dummy_value()

    return types.void(array, types.intp), codegen


@intrinsic
def choose(typing, left, right, if_larger, otherwise):
    """Lane by lane, `if_larger` where left > right, else `otherwise`."""

    def codegen(context, builder, signature, arguments):
        left, right, if_larger, otherwise = arguments
        return builder.select(builder.fcmp_ordered(">", left, right), if_larger, otherwise)

    return quad_type(quad_type, quad_type, quad_type, quad_type), codegen

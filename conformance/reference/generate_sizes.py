"""Functions with a size of each kind and a tensor from each kind of operation, and passes over them."""

from __future__ import annotations

from random import Random
from typing import Any

LIMITS = "{max_val = 9223372036854775807 : i64, min_val = 0 : i64} : index"
PASSES = (
    ["-propagate-symbol"], ["-erase-symbol"], ["-unfold-symbolic-int"], ["-symbol-to-encoding"], ["-encoding-to-symbol"],
    ["-propagate-symbol", "-unfold-symbolic-int"], ["-propagate-symbol", "-symbol-to-encoding"],
    ["-propagate-symbol", "-symbol-to-encoding", "-encoding-to-symbol"], ["-propagate-symbol", "-erase-symbol"],
    ["-propagate-symbol", "-propagate-symbol"],
)
T = "tensor<?x4xf32>"
DIM = "%d = tensor.dim %u, %c0 : tensor<?xf32>"
CHOICE = ("scf.yield %n : {0}", "}} else {{", "scf.yield %m : {0}", "}}")


def choice(name: str, kind: str) -> tuple[str, ...]:
    """A condition whose result has a name and a type."""
    return ("%s = scf.if %%p -> (%s) {" % (name, kind), *(line.format(kind) for line in CHOICE))


SIZES: dict[str, tuple[str, ...]] = {
    "argument": ("%z: index",),
    "sum": ("%i: index", "%z = arith.addi %i, %i : index"),
    "product of a dim": ("%u: tensor<?xf32>", DIM, "%k = arith.constant 3 : index", "%z = arith.muli %d, %k : index"),
    "cast": ("%i: i64", "%z = arith.index_cast %i : i64 to index"),
    "constant": ("", "%z = arith.constant 6 : index"),
    "folded": ("", "%k = arith.constant 5 : index", "%z = arith.muli %k, %k : index"),
    "dim of an argument": ("%u: tensor<?xf32>", "%z = tensor.dim %u, %c0 : tensor<?xf32>"),
    "static dim": ("%u: tensor<7xf32>", "%z = tensor.dim %u, %c0 : tensor<7xf32>"),
    "dim of an unknown": ("", '%u = "u.u"() : () -> tensor<?xf32>', "%z = tensor.dim %u, %c0 : tensor<?xf32>"),
    "dim by an unknown": ("%u: tensor<?xf32>, %i: index", "%z = tensor.dim %u, %i : tensor<?xf32>"),
    "dim of a cast": ("%u: tensor<?xf32>", "%k = tensor.cast %u : tensor<?xf32> to tensor<*xf32>",
                      "%z = tensor.dim %k, %c0 : tensor<*xf32>"),
    "dim of a call": ("", "%k = func.call @g() : () -> " + T, "%z = tensor.dim %k, %c0 : " + T),
    "dim of a buffer": ("%u: memref<?xf32>", "%z = memref.dim %u, %c0 : memref<?xf32>"),
    "map of symbols": ("%u: tensor<?xf32>", DIM, "%z = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%d]"),
    "map of dims": ("%u: tensor<?xf32>", DIM, "%z = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%d)"),
    "map of an argument": ("%i: index", "%z = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%i]"),
    "minimum": ("%u: tensor<?xf32>", DIM, "%z = affine.min affine_map<()[s0] -> (s0, 16)>()[%d]"),
    "unknown": ("", '%z = "u.z"() : () -> index'),
    "call": ("", "%z = func.call @h() : () -> index"),
    "symbol": ("", "%z = symbol.symbolic_int @Z " + LIMITS),
    "symbol of a symbol": ("", "%y = symbol.symbolic_int @Y " + LIMITS,
                           "%z = symbol.symbolic_int @Z [%y], affine_map<()[s0] -> (s0 * 2)> " + LIMITS),
    "the same symbol": ("", "%y = symbol.symbolic_int @Y " + LIMITS,
                        "%z = symbol.symbolic_int @Z [%y], affine_map<()[s0] -> (s0)> " + LIMITS),
    "symbol of a sum": ("%i: index", "%y = arith.addi %i, %i : index",
                        "%z = symbol.symbolic_int @Z [%y], affine_map<()[s0] -> (s0 + 1)> " + LIMITS),
    "symbol of a number": ("", "%z = symbol.symbolic_int @Z [], affine_map<() -> (8)> " + LIMITS),
    "condition": ("%p: i1, %n: index, %m: index", *choice("%z", "index")),
    "loop": ("%n: index", "%z = scf.for %j = %n to %n step %n iter_args(%x = %n) -> (index) {",
             "%y = arith.addi %x, %j : index", "scf.yield %y : index", "}"),
    "block": ("%n: index, %p: i1, %m: index", "cf.cond_br %p, ^bb1(%n : index), ^bb1(%m : index)", "^bb1(%z: index):"),
}
"""Kinds of sizes: arguments of the function, and lines that define `%z`. No `affine.apply` that folds: it may become a
symbol before, because the order of visits is open."""

TENSORS: dict[str, tuple[str, ...]] = {
    "argument": ("%a: " + T,),
    "sized": ("", "%a = tensor.empty(%z) : " + T),
    "sized and bound": ("", "%a = tensor.empty(%z) : " + T,
                        "symbol.bind_symbolic_shape %a, [%z], affine_map<()[s0] -> (s0, 4)> : " + T),
    "bound": ("", '%a = "u.a"() : () -> ' + T, "symbol.bind_symbolic_shape %a, [%z], affine_map<()[s0] -> (s0, 4)> : " + T),
    "unknown": ("", '%a = "u.a"() : () -> ' + T),
    "cast": ("%b: tensor<8x4xf32>", "%a = tensor.cast %b : tensor<8x4xf32> to " + T),
    "call": ("", "%a = func.call @g() : () -> " + T),
}
"""Kinds of tensors: the same for `%a`."""

OPERATIONS: dict[str, tuple[str, ...]] = {
    "none": (T, '%r = "u.r"(%a) : ({0}) -> {0}'),
    "collapse": ("tensor<?xf32>", "%r = tensor.collapse_shape %a [[0, 1]] : {0} into tensor<?xf32>"),
    "join": (T, "%r = tensor.concat dim(0) %a, %a : ({0}, {0}) -> {0}"),
    "join with an argument": (T, "%r = tensor.concat dim(0) %a, %o : ({0}, {0}) -> {0}"),
    "insert": (T, "%e = tensor.empty() : tensor<1x4xf32>",
               "%r = tensor.insert_slice %e into %a[%z, 0] [1, 4] [1, 1] : tensor<1x4xf32> into {0}"),
    "add": (T, "%r = linalg.add ins(%a, %o : {0}, {0}) outs(%o : {0}) -> {0}"),
    "exp": (T, "%r = linalg.elemwise_unary {{fun = #linalg.unary_fn<exp>}} ins(%a : {0}) outs(%o : {0}) -> {0}"),
    "matmul": ("tensor<?x?xf32>",
               "%r = linalg.matmul ins(%a, %q : {0}, tensor<4x?xf32>) outs(%w : tensor<?x?xf32>) -> tensor<?x?xf32>"),
    "reduce": ("tensor<?xf32>",
               "%r = linalg.reduce {{ arith.addf }} ins(%a : {0}) outs(%v : tensor<?xf32>) dimensions = [1]"),
    "reduce with a region": (
        "tensor<?xf32>", "%r = linalg.reduce ins(%a : {0}) outs(%v : tensor<?xf32>) dimensions = [1]",
        "(%in: f32, %out: f32) {{", "%f = arith.addf %in, %in : f32", "linalg.yield %f : f32", "}}"),
    "broadcast": (T, "%r = linalg.broadcast ins(%v : tensor<?xf32>) outs(%a : {0}) dimensions = [1]"),
    "transpose": ("tensor<4x?xf32>",
                  "%r = linalg.transpose ins(%a : {0}) outs(%q : tensor<4x?xf32>) permutation = [1, 0]"),
    "load": (T, "%r = hfusion.load ins(%a : {0}) outs(%o : {0}) -> {0}"),
    "loop": (T, "%r = scf.for %j = %c0 to %c0 step %c0 iter_args(%x = %a) -> ({0}) {{",
             "%s = linalg.elemwise_unary {{fun = #linalg.unary_fn<exp>}} ins(%x : {0}) outs(%o : {0}) -> {0}",
             "scf.yield %s : {0}", "}}"),
}
"""Kinds of operations: the type of `%r`, and lines that define it."""

OTHERS = "%o: " + T + ", %q: tensor<4x?xf32>, %w: tensor<?x?xf32>, %v: tensor<?xf32>"


def size_request(random: Random) -> dict[str, Any]:
    """A request for passes over a size, a tensor and an operation."""
    size, tensor, operation = (random.choice(list(table.values())) for table in (SIZES, TENSORS, OPERATIONS))
    kind, *lines = operation
    arguments = ", ".join(one for one in (size[0], tensor[0], OTHERS) if one)
    body = ["%c0 = arith.constant 0 : index", *size[1:], *tensor[1:], *(line.format(T) for line in lines)]
    body += ["%l = tensor.dim %r, %c0 : " + kind, "return %%r, %%l, %%z : %s, index, index" % kind]
    source = "func.func private @g() -> %s\nfunc.func private @h() -> index\n" % T
    source += "func.func @f(%s) -> (%s, index, index) {\n%s\n}\n" % (arguments, kind, "\n".join(body))
    return {"op": "mlir.opt", "source": source, "flags": ["-allow-unregistered-dialect", *random.choice(PASSES)]}

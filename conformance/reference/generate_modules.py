"""Random functions over shapes, and passes over them."""

from __future__ import annotations

from random import Random
from typing import Any

FLAGS = ("-propagate-symbol", "-erase-symbol", "-unfold-symbolic-int", "-symbol-to-encoding", "-encoding-to-symbol",
         "-canonicalize")
"""Not `-cse`: whether operations with regions are shared is not told."""
LIMITS = "{max_val = 9223372036854775807 : i64, min_val = 0 : i64} : index"
ADD = "{fun = #linalg.binary_fn<add>}"


class Function:
    """A function that is written line by line."""

    def __init__(self, random: Random, name: str) -> None:
        self.random, self.name = random, name
        self.count = 0
        self.lines: list[str] = []
        self.tensors: list[tuple[str, tuple]] = []
        self.sizes: list[str] = []
        self.symbols: list[str] = []
        self.arguments: list[str] = []
        for _ in range(random.randint(1, 3)):
            dims = tuple(random.choice(("?", "?", "4", "16")) for _ in range(random.randint(1, 3)))
            self.arguments.append("%s: %s" % (self.tensor(dims), typed(dims)))
        self.lines += ["%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index"]
        if random.random() < 0.5:
            self.arguments.append("%i: i64")
            self.lines.append("%k = arith.index_cast %i : i64 to index")
            self.sizes.append("%k")

    def fresh(self) -> str:
        """A new name."""
        self.count += 1
        return "%%v%d" % self.count

    def tensor(self, dims: tuple) -> str:
        """A new tensor."""
        name = self.fresh()
        self.tensors.append((name, dims))
        return name

    def add(self, dims: tuple, text: str) -> None:
        """A line that defines a tensor."""
        self.lines.append("%s = %s" % (self.tensor(dims), text))

    def line(self) -> None:
        """One operation more."""
        step = self.random.choice((self.dim, self.dim, self.number, self.empty, self.elementwise, self.concat,
                                   self.collapse, self.reduce, self.transpose, self.symbol, self.bind))
        step()

    def dim(self) -> None:
        """`tensor.dim` of a dim that is not known: in which order others are folded is not told."""
        places = [(name, dims, at) for name, dims in self.tensors for at in range(min(2, len(dims))) if dims[at] == "?"]
        if not places:
            return
        name, dims, at = self.random.choice(places)
        found = self.fresh()
        self.lines.append("%s = tensor.dim %s, %%c%d : %s" % (found, name, at, typed(dims)))
        self.sizes.append(found)

    def number(self) -> None:
        """Arithmetic on sizes."""
        if self.sizes:
            left, right = self.random.choice(self.sizes), self.random.choice(self.sizes + ["%c1"])
            found = self.fresh()
            self.lines.append("%s = arith.%s %s, %s : index" % (found, self.random.choice(("addi", "muli")), left, right))
            self.sizes.append(found)

    def empty(self) -> None:
        """`tensor.empty`"""
        if self.sizes:
            dims = tuple(self.random.choice(("?", "8")) for _ in range(self.random.randint(1, 2)))
            used = [self.random.choice(self.sizes) for one in dims if one == "?"]
            self.add(dims, "tensor.empty(%s) : %s" % (", ".join(used), typed(dims)))

    def elementwise(self) -> None:
        """Two tensors of one type, and where the result goes."""
        _, dims = self.random.choice(self.tensors)
        same = [name for name, other in self.tensors if other == dims]
        a, b, c = (self.random.choice(same) for _ in range(3))
        kind = typed(dims)
        self.add(dims, "linalg.elemwise_binary %s ins(%s, %s : %s, %s) outs(%s : %s) -> %s" % (
            ADD, a, b, kind, kind, c, kind, kind))

    def concat(self) -> None:
        """`tensor.concat` of two along the first dim."""
        name, dims = self.random.choice(self.tensors)
        others = [one for one in self.tensors if one[1][1:] == dims[1:]]
        other, second = self.random.choice(others)
        both = dims[0] != "?" and second[0] != "?"
        out = (str(int(dims[0]) + int(second[0])) if both else "?",) + dims[1:]
        self.add(out, "tensor.concat dim(0) %s, %s : (%s, %s) -> %s" % (name, other, typed(dims), typed(second), typed(out)))

    def collapse(self) -> None:
        """The first two dims in one."""
        found = [one for one in self.tensors if len(one[1]) >= 2]
        if found:
            name, dims = self.random.choice(found)
            first = "?" if "?" in dims[:2] else str(int(dims[0]) * int(dims[1]))
            out = (first,) + dims[2:]
            groups = "[0, 1]" + "".join(", [%d]" % at for at in range(2, len(dims)))
            self.add(out, "tensor.collapse_shape %s [%s] : %s into %s" % (name, groups, typed(dims), typed(out)))

    def reduce(self) -> None:
        """`linalg.reduce` of the last dim."""
        pairs = [(one, other) for one in self.tensors for other in self.tensors if len(one[1]) > 1 and other[1] == one[1][:-1]]
        if pairs:
            (name, dims), (other, out) = self.random.choice(pairs)
            self.add(out, "linalg.reduce { arith.addf } ins(%s : %s) outs(%s : %s) dimensions = [%d]" % (
                name, typed(dims), other, typed(out), len(dims) - 1))

    def transpose(self) -> None:
        """`linalg.transpose` of a matrix."""
        pairs = [(one, other) for one in self.tensors for other in self.tensors if len(one[1]) == 2 and other[1] == one[1][::-1]]
        if pairs:
            (name, dims), (other, out) = self.random.choice(pairs)
            self.add(out, "linalg.transpose ins(%s : %s) outs(%s : %s) permutation = [1, 0]" % (
                name, typed(dims), other, typed(out)))

    def symbol(self) -> None:
        """A symbol for a size, or an unused one."""
        found = self.fresh()
        source = ""
        if self.sizes and self.random.random() < 0.4:
            source = " [%s], affine_map<()[s0] -> (s0)>" % self.random.choice(self.sizes)
        self.lines.append("%s = symbol.symbolic_int @A%d%s %s" % (found, self.count, source, LIMITS))
        self.symbols.append(found)
        self.sizes.append(found)

    def bind(self) -> None:
        """A bind of an unbound tensor, after all symbols: the position of later ones is undocumented."""
        latest = max([int(one[2:]) for one in self.symbols], default=0)
        free = [one for one in self.tensors if not any("bind_symbolic_shape %s," % one[0] in line for line in self.lines)]
        free = [one for one in free if int(one[0][2:]) > latest]
        if free and self.symbols:
            name, dims = self.random.choice(free)
            used = [self.random.choice(self.symbols) for one in dims if one == "?"]
            numbers = iter(range(len(used)))
            results = ", ".join("s%d" % next(numbers) if one == "?" else one for one in dims)
            names = "[%s]" % ", ".join("s%d" % at for at in range(len(used))) if used else ""
            self.lines.append("symbol.bind_symbolic_shape %s, [%s], affine_map<()%s -> (%s)> : %s" % (
                name, ", ".join(used), names, results, typed(dims)))

    def text(self) -> str:
        """The function, with some of its values as results."""
        given = self.random.sample(self.tensors, min(len(self.tensors), self.random.randint(1, 3)))
        values = [(name, typed(dims)) for name, dims in given]
        values += [(name, "index") for name in self.random.sample(self.sizes, min(1, len(self.sizes)))]
        types = ", ".join(kind for _, kind in values)
        end = "return %s : %s" % (", ".join(name for name, _ in values), types)
        body = "".join("  %s\n" % line for line in self.lines + [end])
        return "func.func @%s(%s) -> (%s) {\n%s}\n" % (self.name, ", ".join(self.arguments), types, body)


def typed(dims: tuple) -> str:
    """The type of a tensor."""
    return "tensor<%sxf32>" % "x".join(dims)


def opt_request(random: Random) -> dict[str, Any]:
    """Passes over one or two functions."""
    texts = []
    for name in ("f", "g")[: random.choice((1, 1, 2))]:
        function = Function(random, name)
        for _ in range(random.randint(1, 10)):
            function.line()
        texts.append(function.text())
    flags = random.sample(FLAGS, random.choice((1, 1, 2)))
    return {"op": "mlir.opt", "source": "".join(texts), "flags": flags}

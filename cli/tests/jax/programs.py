"""Programs of JAX, and what `abide abi --format json` says of the modules that they become.

JAX itself says what is right: the trees of arguments and results, which arguments are donated, which
device has which slice, and the symbolic sizes. Prints a line for each difference, then how many programs
there were.

What they are exported as, portable artifacts in bytecode, says the same as their text.
"""

import collections
import dataclasses
import enum
import itertools
import json
import os
import re
import subprocess
import sys
import typing
import warnings
from functools import partial

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
from jax.tree_util import tree_flatten_with_path

ABIDE = sys.argv[1]
Pair = collections.namedtuple("Pair", "x y")
S = jax.ShapeDtypeStruct
DEVICES = np.array(jax.devices())


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class State:
    weights: object
    step: object


@jax.tree_util.register_pytree_node_class
class Opaque:
    """A node whose children have no names."""

    def __init__(self, *children):
        self.children = children

    def tree_flatten(self):
        return self.children, None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class Layer:
    scale: object
    kind: str = dataclasses.field(metadata=dict(static=True), default="dense")
    inner: object = None


class Named:
    """A node that names its children in several ways."""

    def __init__(self, *children):
        self.children = children


def named_children(node):
    keys = (jax.tree_util.GetAttrKey("a"), jax.tree_util.DictKey("b"), jax.tree_util.SequenceKey(4))
    return tuple(zip(keys, node.children)), None


jax.tree_util.register_pytree_with_keys(Named, named_children, lambda _, children: Named(*children))
Triple = collections.namedtuple("Triple", "first second third")


class Params(typing.NamedTuple):
    kernel: object
    bias: object = None
    extra: tuple = ()


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Optimizer:
    mu: object
    nu: object
    count: object
    name: str = dataclasses.field(metadata=dict(static=True), default="adam")


class Sub(dict):
    """A dictionary of a class of its own."""


def sorted_children(node):
    return [(jax.tree_util.DictKey(key), node[key]) for key in sorted(node)], tuple(sorted(node))


jax.tree_util.register_pytree_with_keys(Sub, sorted_children, lambda keys, values: Sub(zip(keys, values)))


class Color(enum.Enum):
    RED = 1
    BLUE = 2

    def __lt__(self, other):
        return self.value < other.value


def f32(*shape):
    return S(shape, jnp.float32)


def step_of(key):
    """A key of JAX as a step of a path."""
    for name in ("idx", "name", "key"):
        if hasattr(key, name):
            value = getattr(key, name)
            is_plain = isinstance(value, str) or type(value) is int
            return value if is_plain else repr(value)
    raise TypeError(key)


SMALL = {"bfloat16": "bf16", "float8_e4m3fn": "f8E4M3FN", "float8_e5m2": "f8E5M2", "int4": "i4", "uint4": "ui4"}


def type_of(aval):
    kinds = {"f": "f", "i": "i", "u": "ui", "b": "i", "c": "complex<f"}
    dtype = np.dtype(aval.dtype)
    bits = {"b": 1, "c": dtype.itemsize * 4}.get(dtype.kind, dtype.itemsize * 8)
    element = SMALL.get(dtype.name) or f"{kinds[dtype.kind]}{bits}" + (">" if dtype.kind == "c" else "")
    dims = ",".join(str(dim) for dim in aval.shape)
    return f"{element}[{dims}]" if dims else element


def rank_of(text):
    """The number of sizes in `f32[n,max(a, b)]`."""
    sizes = text.partition("[")[2].removesuffix("]")
    depths = itertools.accumulate((char == "(") - (char == ")") for char in sizes)
    return sum(char == "," and depth == 0 for char, depth in zip(sizes, depths)) + bool(sizes)


def sizes_of(text):
    """A type whose sizes are numbers for each of some sizes of the names in it: JAX writes `floordiv(n, 2)`, abide
    `n floordiv 2`, and both in an order of their own."""
    element, _, sizes = text.partition("[")
    names = sorted(set(re.findall(r"\b[a-z_]\w*", sizes)) - {"floordiv", "mod", "max", "min"})
    infix = re.sub(r"(?<=[\w)]) mod ", " % ", re.sub(r"(?<=[\w)]) floordiv ", " // ", sizes)).replace("^", "**")
    functions = {"floordiv": lambda a, b: a // b, "mod": lambda a, b: a % b, "max": max, "min": min}
    told = []
    for start in (7, 30, 101):
        values = {name: start + 6 * number for number, name in enumerate(names)}
        told.append(eval("[" + infix, functions, values) if sizes and "?" not in sizes else sizes)
    return element, told


def ask(module):
    run = subprocess.run([ABIDE, "abi", "--format", "json", "-"], input=module.encode(), capture_output=True)
    functions = json.loads(run.stdout)["functions"]
    [main] = [function for function in functions if function["name"] == "main"]
    check = subprocess.run([ABIDE, "check", "-q", "--format", "mlir", "-"], input=module.encode(), capture_output=True)
    return main, check.stdout.decode()


def slices_of(sharding, shape):
    """For each device, counted as the program does, where its slice begins and ends."""
    indices = sharding.devices_indices_map(shape)
    found = []
    for number, device in enumerate(sharding._device_assignment):
        ranges = [list(index.indices(dim)[:2]) for index, dim in zip(indices[device], shape)]
        found.append({"device": number, "slice": ranges})
    return found


def said(command, module):
    """The output of a command, in JSON without the places of functions in their texts."""
    out = subprocess.run([ABIDE, *command, "-"], input=module, capture_output=True).stdout.decode()
    return re.sub(r'"operation":"[^"]*","start":\d+,"end":\d+,', "", out)


def same_mesh(text):
    """A text with its meshes and constraints in the form that they have in the generic one."""
    text = re.sub(r"sdy\.sharding_constraint (%\w+) <(.*)> : (.*)", r'"sdy.sharding_constraint"(\1) <{sharding = #sdy.sharding<\2>}> : (\3) -> \3', text)
    return re.sub(r"sdy\.mesh @(\w+) = <(.*?)>", r'"sdy.mesh"() <{mesh = #sdy.mesh<\2>, sym_name = "\1"}>', text).replace(": () -> ()", "")


def portable(program):
    """Checks the artifact of an exported program against its text."""
    artifact, text = program.mlir_module_serialized, program.mlir_module().encode()
    for command in (["abi", "--format", "json"], ["abi"], ["check", "-q", "--format", "mlir"]):
        same(f"artifact, {command[0]}", said(command, artifact), said(command, text))
    found, expected = (same_mesh(said(["opt"], module)) for module in (artifact, text))
    # Its form is C++: a text keeps it unchanged, an artifact has it in full.
    if '"sdy.manual_computation"' in found:
        return
    same("lines of the artifact", len(found.splitlines()), len(expected.splitlines()))
    for pair in zip(found.splitlines(), expected.splitlines()):
        same("artifact", *(line.strip() for line in pair))


class Difference(Exception):
    pass


def same(what, found, expected):
    if found != expected:
        raise Difference(f"{what}: {found!r} is not {expected!r}")


def unusable(warned):
    """The types of the elements of buffers that are given away and that no result can take over: modules do not have them."""
    said = [str(one.message) for one in warned if "donated buffers were not usable" in str(one.message)]
    return [found for text in said for found in re.findall(r"(\w+)\[", text.partition("usable:")[2])]


def lowered(function, *arguments, names=(), **options):
    """Checks a program that is lowered for one call."""
    keywords = options.pop("keywords", {})
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        low = jax.jit(function, **options).lower(*arguments, **keywords)
    portable(export.export(jax.jit(function, **options))(*arguments, **keywords))
    main, found = ask(low.as_text(debug_info=True))
    same("findings", found, "")
    results = [([step_of(key) for key in path], type_of(leaf)) for path, leaf in tree_flatten_with_path(low.out_info)[0]]
    same("results", [(one["path"], one["type"]) for one in main["results"]], results)
    kept = sorted(low._lowering.compile_args["kept_var_idx"])
    (positional, named) = low.args_info
    flat = tree_flatten_with_path((positional, named))[0]
    expected = []
    for index in kept:
        path, info = flat[index]
        steps = [step_of(key) for key in path]
        expected.append((steps, info))
    same("arguments", len(main["arguments"]), len(expected))
    roots, kept_buffers = names or low_names(function), []
    for one, (steps, info) in zip(main["arguments"], expected):
        side, first, *rest = steps
        if side == 0 and first < len(roots):
            wanted = [roots[first], *rest]
        elif side == 0:
            wanted = [*variadic(function), first - len(roots), *rest]
        else:
            wanted = [first, *rest] if first in parameters(function) else [variadic_keywords(function), first, *rest]
        same("path", one["path"], wanted)
        same("type", one["type"], type_of(info._aval))
        if info.donated and not one["donated"]:
            kept_buffers.append(np.dtype(info._aval.dtype).name)
        else:
            same(f"donated {wanted}", one["donated"], info.donated)
        if one["aliases"] is not None:
            same("alias", main["results"][one["aliases"]]["type"], one["type"])
    same("buffers that no result can take over", sorted(kept_buffers), sorted(unusable(warned)))
    compiled = low.compile()
    shardings = tree_flatten_with_path(compiled.input_shardings)[0]
    for one, (_, sharding), (_, info) in zip(main["arguments"], shardings, expected):
        if one["sharding"] is not None:
            same("slices", one["sharding"]["slices"], slices_of(sharding, info._aval.shape))
        elif options.get("in_shardings") is not None and not sharding.is_fully_replicated:
            raise Difference(f"no sharding: {sharding}")
    return main


def parameters(function):
    code = getattr(function, "__code__", None)
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount] if code else ()


def low_names(function):
    code = function.__code__
    return code.co_varnames[: code.co_argcount]


def variadic(function):
    code = function.__code__
    return [code.co_varnames[code.co_argcount + code.co_kwonlyargcount]]


def variadic_keywords(function):
    code = function.__code__
    return code.co_varnames[code.co_argcount + code.co_kwonlyargcount + (1 if code.co_flags & 4 else 0)]


def exported(function, *arguments, **keywords):
    """Checks a program that is exported with symbolic sizes."""
    result = export.export(jax.jit(function))(*arguments, **keywords)
    portable(result)
    main, found = ask(result.mlir_module())
    same("findings", found, "")
    kept = result.module_kept_var_idx
    avals = [result.in_avals[index] for index in kept]
    same("types", [one["type"] for one in main["arguments"]], [type_of(aval) for aval in avals])
    paths = tree_flatten_with_path((arguments, keywords))[0]
    for one, index in zip(main["arguments"], kept):
        path, aval = paths[index]
        if any(not isinstance(dim, int) for dim in aval.shape):
            same("path", one["path"], [step_of(key) for key in path][1:])
    result_paths = [[step_of(key) for key in path] for path, _ in tree_flatten_with_path(jax.tree.unflatten(result.out_tree, list(range(len(result.out_avals)))))[0]]
    same("results", [one["path"] for one in main["results"]], result_paths)
    for one, aval in zip(main["results"], result.out_avals):
        same("rank", rank_of(one["type"]), len(aval.shape))
        same("result type", sizes_of(one["type"]), sizes_of(type_of(aval)))


PROGRAMS = []


def program(run):
    PROGRAMS.append(run)
    return run


def add(check, function, *arguments, **options):
    PROGRAMS.append(partial(check, function, *arguments, **options))


# Structures of results and arguments.
x = f32(4)
add(lowered, lambda a: a + 1, x)
add(lowered, lambda a, b: (a, b), x, f32())
add(lowered, lambda a, b: [a + b], x, x)
add(lowered, lambda a: (a, [a, {"k": a}]), x)
add(lowered, lambda a: {"b": a, "a": {"z": (a, a), "y": [a]}}, x)
add(lowered, lambda a: Pair(a, Pair(a, a)), x)
add(lowered, lambda a: State(a, {"n": (a, a)}), x)
add(lowered, lambda a: [None, (), a, {}, {"q": None, "r": a}], x)
add(lowered, lambda a: {1: a, 5: [a]}, x)
add(lowered, lambda a: {(1, 2): a, (3, "]"): a}, x)
add(lowered, lambda a: {"a'b": a, 'c"d': a, "e]f": a, "new\nline": a, "\\": a, "": a, "é": a, "\t\x07": a}, x)
add(lowered, lambda a: {"'\"": a}, x)
add(lowered, lambda a: {True: a, False: a}, x)
add(lowered, lambda a: Opaque(a, {"k": [a]}), x)
add(lowered, lambda a: collections.OrderedDict(z=a, b=a), x)
add(lowered, lambda a: collections.defaultdict(list, u=a), x)
add(lowered, lambda params, batch: params["w"] @ batch["x"], {"w": f32(3, 4), "b": f32(3)}, {"x": x})
add(lowered, lambda params, batch: params["w"] @ batch["x"], {"w": f32(3, 4), "b": f32(3)}, {"x": x}, keep_unused=True)
add(lowered, lambda p: p.x + p.y[0]["k"], Pair(x, [{"k": x}]))
add(lowered, lambda s: State(s.weights, s.step + 1), State({"w": [x, x]}, S((), jnp.int32)))
add(lowered, lambda a, b, c: (c, a), [x, (x, None)], {"q": {"r": x}}, Pair(x, x))
add(lowered, lambda a, *rest: [one + a for one in rest], x, x, x)
add(lowered, lambda a, *rest: rest[1]["k"] + a, x, [x], {"k": x})
add(lowered, lambda a, **rest: a + rest["z"] + rest["y"][0], x, keywords={"z": x, "y": [x]})
add(lowered, lambda a, *, key: (a, key), x, keywords={"key": x})
add(lowered, lambda a, n: [a] * n, x, 3, static_argnums=1)
add(lowered, lambda n, a: {i: a for i in range(n)}, 3, x, static_argnums=0, names=("a",))
add(lowered, lambda a: (a > 0, a.astype(jnp.int8), a.astype(jnp.bfloat16).astype(jnp.float16), a * 1j), x)
add(lowered, lambda a: a.sum(), S((2, 3), jnp.uint8))
add(lowered, lambda a: {"a": {"b": {"c": {"d": [a]}}}}, x)

deep = Triple({"k": [Pair(x, None)]}, None, Triple(x, x, [x]))
add(lowered, lambda c: Layer(c.scale + 1, "q", {"z": [c.inner, None]}), Layer(f32(), "w", x))
add(lowered, lambda n: Named(n.children[0], [n.children[1], n.children[2]], n.children[1]), Named(x, x, [x]))
add(lowered, lambda a: {Color.RED: a, Color.BLUE: [a]}, x)
add(lowered, lambda a: {1.5: a, 2.5: a}, x)
add(lowered, lambda a: {b"x": a, b"\xff'": a}, x)
add(lowered, lambda a: {None: a}, x)
add(lowered, lambda a: {-1: a, 0: a}, x)
add(lowered, lambda a: {frozenset([1]): a}, x)
add(lowered, lambda a: {(1, "a]"): {"(": a}}, x)
add(lowered, lambda p: jax.tree.map(lambda leaf: leaf + 1, p), deep)
add(lowered, lambda p, q: p["a"]["b"]["c"] + q[0][0][0], {"a": {"b": {"c": x, "d": x}, "e": x}}, [[[x], x], x])
add(lowered, lambda p, q: p["a"]["b"]["c"] + q[0][0][0], {"a": {"b": {"c": x, "d": x}, "e": x}}, [[[x], x], x], keep_unused=True)
add(lowered, lambda p, q: 3.0, x, x)
add(lowered, lambda: jnp.ones(3))
add(lowered, lambda a: (), x)
add(lowered, lambda a: None, x, keep_unused=True)
add(lowered, lambda a: {"\u2603": a, "\u65e5\u672c": a, "\u200b": a, "\U0001f600": a, "\x7f\x80": a}, x)
add(lowered, lambda a: {"a\x00b": a, "%s": a, 'loc("x")': a, "\\\\": a, "\\x41": a}, x)
add(lowered, lambda α, _b, c_1: (α, {"r": _b + c_1}), x, x, x)
add(lowered, lambda a, *, flag, size: a if flag else [a] * size, x, static_argnames=("flag", "size"), keywords={"flag": False, "size": 2})
add(lowered, lambda a, /, b, *c, d, **e: (a + b + c[0], d, e), x, x, x, x, keywords={"d": {"z": x}, "q": Pair(x, x)})
add(lowered, lambda a: (a.astype(jnp.uint16), a.astype(jnp.complex64), a.astype(jnp.bool_)), x)
add(lowered, jax.grad(lambda p, b: ((p["w"] @ b) ** 2).sum()), {"w": f32(3, 4)}, x, names=("p", "b"))
add(lowered, jax.vmap(lambda a, b: {"s": a * b}), f32(3, 4), f32(3, 4), names=("a", "b"))
add(lowered, lambda a: jax.lax.scan(lambda c, y: (c + y, {"o": c}), a[0], a), f32(5, 2))

# Donated buffers.
add(lowered, lambda p: jax.tree.map(lambda leaf: leaf + 1, p), deep, donate_argnums=0)
add(lowered, lambda a, b, c: (a + c["q"], b), x, {"n": x}, {"q": x, "r": x}, donate_argnums=(1, 2))
add(lowered, lambda a, b: (b.reshape(2, 2), a), x, x, donate_argnums=(0, 1))
add(lowered, lambda a: a.astype(jnp.int32), x, donate_argnums=0)
add(lowered, lambda a, b: (a + 1, b), x, f32(2), donate_argnums=0)
add(lowered, lambda a, b: {"n": a + 1, "m": b * 2}, x, f32(2), donate_argnums=(0, 1))
add(lowered, lambda s, g: jax.tree.map(lambda p, q: p - q, s, g), {"w": f32(3, 4), "b": [x]}, {"w": f32(3, 4), "b": [x]}, donate_argnums=0)
add(lowered, lambda s, lr: State(s.weights * lr, s.step + 1), State(x, S((), jnp.int32)), f32(), donate_argnums=0)
add(lowered, lambda a, b: (b, a), x, x, donate_argnums=(0, 1))
add(lowered, lambda a, b, c: (c + a[0], a[1]), [x, f32(2)], f32(1), x, donate_argnums=0, keep_unused=True)
add(lowered, lambda p, q: Pair(q, p), Pair(x, f32(2)), {"k": f32(7)}, donate_argnames=("q",))


def sharded(function, *arguments, mesh, specs, **options):
    """A program over a mesh; `specs` are those of the arguments."""
    mesh = Mesh(DEVICES[: np.prod(mesh[0])].reshape(mesh[0]), mesh[1]) if isinstance(mesh, tuple) else mesh
    to = lambda spec: NamedSharding(mesh, spec)
    options["in_shardings"] = jax.tree.map(to, specs, is_leaf=lambda one: isinstance(one, P))
    if "out" in options:
        out = options.pop("out")
        options["out_shardings"] = jax.tree.map(to, out, is_leaf=lambda one: isinstance(one, P))
    return lowered(function, *arguments, **options)


def both(function, *arguments, **options):
    """With the grammar of Shardy and with that of XLA."""
    for shardy in (True, False):
        def run(shardy=shardy):
            jax.config.update("jax_use_shardy_partitioner", shardy)
            try:
                sharded(function, *arguments, **options)
            finally:
                jax.config.update("jax_use_shardy_partitioner", True)
        PROGRAMS.append(run)


m, t = f32(8, 8), f32(8, 4, 2)
both(lambda a: a + 1, m, mesh=((8,), ("d",)), specs=(P("d"),))
both(lambda a, b: a @ b, m, m, mesh=((2, 4), ("x", "y")), specs=(P("x", None), P(None, "y")), out=P("x", "y"))
both(lambda a, b: a @ b, m, m, mesh=((4, 2), ("x", "y")), specs=(P(("x", "y")), P(None, ("y", "x"))))
both(lambda a: a * 2, t, mesh=((2, 2, 2), ("x", "y", "z")), specs=(P("x", "y", "z"),))
both(lambda a: a * 2, t, mesh=((2, 2, 2), ("x", "y", "z")), specs=(P(("z", "x"), "y"),), out=P("y"))
both(lambda a: a * 2, t, mesh=((2, 2, 2), ("x", "y", "z")), specs=(P(None, ("y", "z")),), out=P())
both(lambda p, b: {"l": (p["w"] @ b).sum(), "p": p}, {"w": m, "b": f32(8)}, m, mesh=((2, 4), ("data", "model")),
     specs=({"w": P(None, "model"), "b": P("model")}, P("data")), keep_unused=True)
both(lambda a, b: (a + b, a), m, m, mesh=((4,), ("i",)), specs=(P("i"), P(None, "i")), donate_argnums=0, out=(P("i"), P()))
both(lambda a: a + 1, m, mesh=Mesh(DEVICES[[3, 1, 0, 2]].reshape(2, 2), ("p", "q")), specs=(P("q", "p"),))
both(lambda a: a.T, f32(16, 8), mesh=((1, 8), ("one", "many")), specs=(P("many", "one"),), out=P("one", "many"))

both(lambda a: a + 1, f32(8), mesh=((2, 2, 2), ("x", "y", "z")), specs=(P(("x", "y", "z")),))
both(lambda a, b: a @ b, m, m, mesh=((1, 2, 4), ("a_b", "y-1", "c.d")), specs=(P("a_b", "c.d"), P("y-1")))
both(lambda a: a.sum(), f32(8, 3), mesh=((2, 2, 2), ("x", "y", "z")), specs=(P("z"),), out=P())
both(lambda a: a * 2, f32(), mesh=((4,), ("x",)), specs=(P(),))
specs = {"a": [P("x", "y"), P("y", "x")], "b": Pair(P("y"), P())}
both(lambda p: jax.tree.map(lambda leaf: leaf * 2, p), {"a": [m, m], "b": Pair(f32(8), f32())}, mesh=((2, 4), ("x", "y")),
     specs=(specs,), donate_argnums=0, out=specs)
both(lambda a, b: (a, b + 1), m, m, mesh=Mesh(DEVICES[[5, 3, 7, 1]], ("q",)), specs=(P("q"), P(None, "q")), keep_unused=True)
whole = Mesh(DEVICES.reshape(2, 4), ("x", "y"))
both(lambda a: jax.lax.with_sharding_constraint(a * 2, NamedSharding(whole, P("x", P.UNCONSTRAINED))), m, mesh=whole, specs=(P("y"),))
both(jax.shard_map(lambda s: jax.lax.psum(s, "x"), mesh=whole, in_specs=P("x", "y"), out_specs=P(None, "y")), m, mesh=whole,
     specs=(P("x", "y"),), names=("s",))

# Symbolic sizes.
n, k = export.symbolic_shape("n, k")
c, d = export.symbolic_shape("c, d", constraints=["c >= 2", "d <= 2*c", "mod(c, 2) == 0"])
add(exported, lambda a: a + 1, f32(n))
add(exported, lambda a, b: a @ b, f32(n, k), f32(k, n))
add(exported, lambda a: a.reshape(-1), f32(n, 2 * k + 1, k))
add(exported, lambda a, b: {"s": a[0] + b["k"], "t": [b["l"]]}, [f32(n), f32(3)], {"k": f32(n), "l": f32(4, k)})
add(exported, lambda a: {"z": jnp.concatenate([a, a]), "y": a.sum()}, f32(c, d))
add(exported, lambda a, b: (a, b), f32(c), f32(4 * c, d - 1))
add(exported, lambda a, **kw: a + kw["w"][1], f32(n), w=(f32(4), f32(n)))
add(exported, lambda a, b: a["x"], {"x": f32(n, 3), "y": f32(n, 3)}, f32(n * n))
add(exported, lambda a: jnp.broadcast_to(a, (4, *a.shape)), f32(n, 1, k))
few, = export.symbolic_shape("few", constraints=["few >= 1", "few <= 8"])
height, width = export.symbolic_shape("height, width_2", constraints=["height >= 4"])
add(exported, lambda a: a.T, f32(n, k))
add(exported, lambda a: jnp.pad(a, ((1, 2), (0, 0))), f32(n, k))
add(exported, lambda a, b: Layer(a, "s", {"o": b}), f32(few), f32(few, 3))
add(exported, lambda p: p.first["k"], Triple({"k": f32(n, n)}, None, [f32(n), f32(k)]))
add(exported, lambda a: (a[::2], a[1:]), f32(height))
add(exported, lambda a, v: jnp.where(a > 0, a, v), f32(height, width), f32())
add(exported, lambda a: jnp.arange(a.shape[0]), f32(n))
add(exported, lambda a, b: (a, b), f32(n), f32(n // 2 + 1))
add(exported, lambda a, b: (a, b), f32(n), f32(n % 3 + 1, 2))
add(exported, lambda a, **kw: {"o": a + kw["one"]["w"]}, f32(n), one={"w": f32(n)}, two=[f32(n, 2)])
add(exported, lambda s: jax.lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + 1, c[1] * 2), (0, s)), f32(n))
add(exported, lambda s: State(s.step, s.weights), State(f32(n), {"i": S((k, n), jnp.int32)}))

# A training step, and other typical arguments of programs.
i32 = lambda *shape: S(shape, jnp.int32)
state = {"enc": [Params(m, f32(8)), Params(m)], "opt": Optimizer({"a": x}, [x], i32()), "rng": S((2,), jnp.uint32)}
data = {"x": f32(8), "y": i32(8)}
add(lowered, lambda state, batch: (state, {"loss": batch["x"].sum()}), state, data, donate_argnums=0)
add(lowered, lambda state, batch: (state["opt"], batch["x"]), state, data, keep_unused=True)
add(lowered, lambda s: Sub(z=s["b"], a=Sub(q=s["a"])), Sub(a=x, b=[x]))
add(lowered, lambda a: {"x.y": a, "x['y']": a, "[0]": a, ".f": a, "result": {"result": a}}, x)
add(lowered, lambda result, args: {"args": result, "kwargs": args}, x, x)
add(lowered, lambda a: [[[[a]]], ((((a,),),),)], x)
add(lowered, lambda a: Params(a, Params(a, Params(a))), x)
add(lowered, lambda a: {10**12: a, -5: a, 0: {0: a}}, x)
add(lowered, lambda a: [a.astype(one) for one in (jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.int4, jnp.uint4)], x)
add(lowered, lambda a: (jnp.fft.fft(a), a.astype(jnp.int16)), x)
add(lowered, partial(lambda c, a, b: {"c": a + c, "d": b}, 3.0), x, x, names=("a", "b"))
add(lowered, lambda *args: {"n": len(args) * args[0], "l": args[-1]}, x, x, x)
add(lowered, lambda **kwargs: {key + "'": value for key, value in kwargs.items()}, keywords={"b": x, "a": {"c": x}})
add(lowered, lambda key: jax.random.normal(key, (3,)), S((2,), jnp.uint32))
add(lowered, lambda a, i: jax.lax.cond(i > 0, lambda: {"p": a}, lambda: {"p": a * 2}), x, i32())
add(lowered, jax.checkpoint(lambda a, w: {"y": jnp.sin(a @ w)}), m, m, names=("a", "w"))
add(lowered, jax.value_and_grad(lambda p: (p.kernel**2).sum() + p.bias.sum()), Params(m, f32(3)), names=("p",))
add(lowered, lambda s, g: jax.tree.map(lambda p, q: p - q, s, g), state["opt"], state["opt"], donate_argnums=0)
add(lowered, lambda a, b, c: (b * 2, {"s": c}), f32(3), f32(3), i32(3), donate_argnames=("a", "c"), keep_unused=True)
add(lowered, lambda cfg, a, *, mode: {cfg: a, mode: a + 1}, "q-1", x, static_argnums=0, static_argnames="mode",
    keywords={"mode": "m/n"}, names=("a",))
add(lowered, lambda a: jax.jit(lambda z: {"in": z * 2})(a), x)
cube = ("data", "fsdp", "tensor")
both(lambda a, b: {"o": a @ b}, f32(16, 8), f32(8, 32), mesh=((2, 2, 2), cube), out={"o": P("data", "tensor")},
     specs=(P(("data", "fsdp"), None), P("fsdp", "tensor")))
both(lambda s, b: (jax.tree.map(lambda leaf: leaf * b.sum(), s), b), Params(m, f32(8), (x,)), m, mesh=((4, 2), ("b", "t")),
     specs=(Params(P("b", "t"), P("t"), (P(),)), P("b")), donate_argnums=0, keep_unused=True)
both(lambda a: jnp.sort(a), f32(24), mesh=((2, 3), ("x", "y")), specs=(P(("y", "x")),))
both(lambda a, b: (a.sum(0), b), f32(6, 5), i32(3, 4), mesh=((3,), ("q r",)), specs=(P("q r"), P()), out=(P(), P("q r")))
both(lambda a, *b: a + b[0], f32(8), f32(8), f32(8), mesh=((8,), ("d",)), specs=(P("d"), P(), P("d")))
both(lambda a: a.astype(jnp.bfloat16), f32(2, 2, 2, 2), mesh=((2, 2, 2), cube), specs=(P("tensor", None, "data", "fsdp"),))
batch, length = export.symbolic_shape("batch, seq_len", constraints=["batch >= 1", "seq_len >= 2", "seq_len <= 4096"])
rows, = export.symbolic_shape("rows")
add(exported, lambda q, k: jnp.einsum("bqd,bkd->bqk", q, k), f32(batch, length, 64), f32(batch, length, 64))
add(exported, lambda p, a: jnp.tanh(a @ p.kernel + p.bias), Params(f32(4, 3), f32(3)), f32(rows, 4))
add(exported, lambda a: jnp.split(a, [1], axis=1), f32(batch, length))
add(exported, lambda a: {"first": a[:, 0], "last": a[:, -1], "roll": jnp.roll(a, 1, 1)}, f32(batch, length))
add(exported, lambda a, mask: jnp.where(mask[:, None], a, 0.0), f32(rows, 8), S((rows,), jnp.bool_))
add(exported, lambda a: (jnp.max(a, 0), jnp.argmax(a, 1), jnp.cumsum(a, 0)), f32(batch, length))
add(exported, lambda tree: jax.tree.map(lambda leaf: leaf.sum(0), tree), {"u": [f32(rows, 2), (f32(rows), None)], "v": Params(f32(rows))})
add(exported, lambda a, b: jax.vmap(lambda u, v: u @ v)(a, b), f32(batch, length, 3), f32(batch, 3))
add(exported, lambda a: jnp.tile(a, (2, 3)), f32(batch, length))
add(exported, lambda a: jax.lax.conv_general_dilated(a, jnp.ones((2, 3, 3, 3)), (1, 1), "SAME"), f32(batch, 3, length, length))

# Deeper trees, classes with static parts, and invalid names.
@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Cache:
    keys: object
    values: object
    length: object = None
    heads: int = dataclasses.field(metadata=dict(static=True), default=2)


class Moments(typing.NamedTuple):
    first: object
    second: object


class Learner(typing.NamedTuple):
    params: dict
    moments: Moments
    caches: tuple


learner = Learner({"block_0": {"mlp": {"kernel": m, "bias": f32(8)}}, "block_1": {"mlp": {"kernel": m}}},
                  Moments([m, None], (f32(8), {"x": None, "y": f32(2)})), (Cache(t, t), Cache(t, t, i32(), 4)))
add(lowered, lambda l: jax.tree.map(lambda leaf: leaf + 1, l), learner, donate_argnums=0)
add(lowered, lambda l, lr: (l.moments, l.params["block_1"], lr), learner, f32())
add(lowered, lambda l, lr: (l.moments, l.params["block_1"], lr), learner, f32(), keep_unused=True)
add(lowered, lambda l, unused, lr: {"l": l._replace(moments=None), "lr": lr}, learner, [f32(2), None], f32(), donate_argnums=(0, 1), keep_unused=True)
add(lowered, lambda c, x_new: dataclasses.replace(c, keys=c.keys.at[0].set(x_new), length=None), Cache(t, t, i32()), f32(4, 2), donate_argnames=("c",))
add(lowered, lambda a, *, b=None, c=None: {"a": a, "b": b, "c": c}, x, keywords={"c": [x, None, {"d": x}]})
add(lowered, lambda flag, a, size: [a] * size if flag else a, True, x, 4, static_argnums=(0, 2), names=("a",))
add(lowered, lambda a, b: (b, {"n": None, "t": (None, a)}), (x, (), {}, [None]), {"k": []} | {"l": x})
add(lowered, lambda *args, **kwargs: {"a": args[1]["p"] * 2, "k": kwargs["w"][0]}, x, {"p": x, "q": [x]}, keywords={"w": [x, x], "v": x})
add(lowered, lambda a: jax.lax.while_loop(lambda c: c["i"] < 3, lambda c: {"i": c["i"] + 1, "s": Moments(c["s"].second, c["s"].first)},
                                          {"i": 0, "s": Moments(a, a)}), x)
add(lowered, lambda a: jax.lax.fori_loop(0, 3, lambda i, c: (c[0] * 2, [c[1][0] + i]), (a, [a])), x, donate_argnums=0)
add(lowered, lambda a: (jnp.unique(a, size=3, return_counts=True), jnp.linalg.svd(a.reshape(2, 2))), x)
add(lowered, jax.jit(jax.vmap(jax.jit(lambda p, q: {"r": p["z"] @ q}), in_axes=({"z": 0}, None))), {"z": f32(5, 3, 4)}, x, names=("p", "q"))
add(lowered, jax.custom_vjp(lambda a, b: {"o": a * b}).__wrapped__, x, x, names=("a", "b"))
add(lowered, jax.jacobian(lambda p: {"y": p["w"] @ p["w"], "z": p["b"]}), {"w": f32(2, 2), "b": f32()}, names=("p",))

pod = ((2, 2, 2), ("pod", "data", "model"))
both(lambda p, a: ({"h": a @ p["in"], "p": p}, a.sum()), {"in": f32(16, 8), "out": f32(8, 16), "s": f32()}, f32(16, 16), mesh=pod,
     specs=({"in": P(("pod", "model"), "data"), "out": P("data", ("model", "pod")), "s": P()}, P(("data", "pod"))),
     out=({"h": P("data"), "p": {"in": P("model"), "out": P(None, "pod"), "s": P()}}, P()), donate_argnums=0)
both(lambda a, b, c: [a + 1, b * 2, c], f32(8, 8, 8), f32(4, 8), i32(8), mesh=pod,
     specs=(P("model", "data", "pod"), P(None, ("data", "model", "pod")), P()), keep_unused=True, donate_argnums=(0, 2), out=[P("pod"), P(), P("data")])
both(lambda l: jax.tree.map(lambda leaf: leaf * 2, l), Learner({"w": m}, Moments(m, None), (Cache(t, t),)), mesh=((2, 2), ("a", "b")),
     specs=(Learner({"w": P("a", "b")}, Moments(P("b"), None), (Cache(P("a"), P(None, "b")),)),), donate_argnums=0)
both(lambda a: jax.lax.with_sharding_constraint(a.reshape(4, 2, 8), NamedSharding(whole, P("y", "x"))) * 2, m, mesh=whole, specs=(P(("y", "x")),))
both(lambda a: a.reshape(2, 4, 8), m, mesh=((2,), ("d",)), specs=(P("d"),))
both(lambda a: a * 2, f32(5, 7), mesh=whole, specs=(P(),), out=P())

# Symbolic sizes with constraints.
one, two = export.symbolic_shape("a, b", constraints=["a >= 2*b", "mod(b, 8) == 0", "b >= 8"])
add(exported, lambda u, v: u[: v.shape[0]] + v, f32(one), f32(two))
add(exported, lambda u, v: jnp.concatenate([u, v, u]), f32(one, 3), f32(two, 3))
add(exported, lambda u, v: v.reshape(8, -1, v.shape[0] // 8), f32(one), f32(two, two))
add(exported, lambda u, v: v.reshape(v.shape[0] // 8, 8, 2), f32(one), f32(two, 2))
add(exported, lambda u, v: jax.lax.dot_general(u, v, (((1,), (1,)), ((0,), (0,)))), f32(one, two, 3), f32(one, two, 5))
add(exported, lambda u, i: {"rows": u[i], "cols": jnp.take(u, i, axis=1)}, f32(one, two), i32(two))
add(exported, lambda u: (u[::2], u[3:], u[:-2], u[-3:]), f32(one, two))
add(exported, lambda c: dataclasses.replace(c, keys=c.values, length=c.keys.shape[0]), Cache(f32(one, 4), f32(one, two)))
add(exported, lambda u, v: (u.shape[0] * 2, v.sum(0), {"m": jnp.maximum(u, 0)}), f32(one), f32(two, one))
add(exported, lambda u: jnp.pad(u, ((0, 8 - 3), (1, 1))).T.ravel(), f32(two, one))
add(exported, lambda u, v: jax.lax.while_loop(lambda c: c[1].sum() < 9, lambda c: (c[0] + 1, c[1] * 2), (v, u)), f32(one), f32(two, 2))
add(exported, lambda u: jax.lax.scan(lambda c, r: (c + r, {"r": r[None]}), u[0], u), f32(one, two))
add(exported, lambda u, v: jnp.einsum("ij,jk,kl->il", u, v, u), f32(one, two), f32(two, one))
add(exported, lambda u: (jnp.zeros((u.shape[0] - 2 * u.shape[1],)), jnp.ones((u.shape[0] // 2, u.shape[1] % 3 + 1))), f32(one, two))
add(exported, lambda u: jnp.repeat(u, 4, axis=0).reshape(-1, 4, u.shape[1]), f32(two, one))
add(exported, lambda u: jax.image.resize(u, (u.shape[0], 16, 16, u.shape[3]), "nearest"), f32(one, 8, 8, two))
p1, p2, p3 = export.symbolic_shape("p, q, r", constraints=["p == 2*q", "r <= 100", "r >= q + 1"])
add(exported, lambda u, v: (u.reshape(2, -1), v[: u.shape[0] // 2]), f32(p1, p2), f32(p3))
add(exported, lambda u, v: (u, v), f32(p2, p3), f32(p3 - p2, 2))
add(exported, lambda u, *, mode, w=None: u + w["k"][0], f32(p2, p3), mode=f32(), w={"k": [f32(p2, 1), None]})
add(exported, lambda u, v: (u, v), f32(export.symbolic_shape("max(s, 4)*2, s")[1]), f32(3))

differences = 0
for number, run in enumerate(PROGRAMS):
    try:
        run()
    except Difference as difference:
        differences += 1
        print(f"program {number}: {difference}")
print(f"{len(PROGRAMS)} programs, {differences} differences")

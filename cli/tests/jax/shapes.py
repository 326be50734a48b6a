"""Holds `abide shape` against JAX: the sizes of the results of programs that are exported with symbolic
shapes, as expressions and for concrete sizes."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import jax
import jax.numpy as jnp
from jax import export, lax

ABIDE = sys.argv[1]

F32, I32 = jnp.float32, jnp.int32


def argument(*dims, dtype=F32):
    return (dims, dtype)


def layer_norm(x, g, b):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-6) * g + b


def attention(q, k, v):
    heads = lambda x: x.reshape(x.shape[0], x.shape[1], 4, 8).transpose(0, 2, 1, 3)
    q, k, v = heads(q), heads(k), heads(v)
    w = jax.nn.softmax(jnp.einsum("bhqd,bhkd->bhqk", q, k) / 3.0)
    mask = jnp.tril(jnp.ones((q.shape[2], k.shape[2]), bool))
    w = jnp.where(mask, w, 0.0)
    return jnp.einsum("bhqk,bhkd->bhqd", w, v).transpose(0, 2, 1, 3).reshape(*v.shape[:1], -1, 32)


def batch_norm(x, scale):
    mean, var = x.mean((0, 1, 2)), x.var((0, 1, 2))
    return {"y": (x - mean) / jnp.sqrt(var + 1e-3) * scale, "stats": (mean, var)}


def conv(stride, padding, **more):
    dims = ("NHWC", "HWIO", "NHWC")
    return lambda x, w: lax.conv_general_dilated(
        x, w, (stride, stride), padding, dimension_numbers=dims, **more
    )


def pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def while_loop(x):
    return lax.while_loop(lambda s: s[0] < 10, lambda s: (s[0] + 1, s[1] * 2), (0, x))


def cond(x):
    return lax.cond(x.sum() > 0, lambda x: x + 1, lambda x: x * 2, x)


def switch(x, i):
    return lax.switch(i, [lambda x: x, lambda x: -x, lambda x: x * 3], x)


def rnn(x, w):
    step = lambda h, x: ((h := jnp.tanh(h @ w + x)), h)
    return lax.scan(step, jnp.zeros((x.shape[1], x.shape[2])), x)


def fori(x):
    return lax.fori_loop(0, x.shape[0], lambda i, c: c + x[i], jnp.zeros(x.shape[1:]))


def nested(x):
    outer = lambda c, row: (c + row.sum(), lax.scan(lambda a, b: (a + b, a * b), 0.0, row)[1])
    return lax.scan(outer, 0.0, x)


def tree(p):
    return [p["a"][0] @ p["b"], {"c": p["b"].T, "d": (p["a"][1], p["a"][0].sum())}]


# A program, its arguments, what holds of the variables, and three values of each variable.
PROGRAMS = {
    "elementwise": (lambda x, y: jnp.dot(x, y) + 1, ["n, 4", "4, k"], ["n>=2", "k<=10"]),
    "broadcast": (lambda x, y: x[:, None] * y[None, :] + jnp.arange(3)[:, None, None], ["n", "k"]),
    "softmax": (lambda x: jax.nn.softmax(x, -1), ["n, k"]),
    "layer_norm": (layer_norm, ["b, n, 16", "16", "16"]),
    "attention": (attention, ["b, n, 32", "b, n, 32", "b, n, 32"]),
    "causal_lengths": (attention, ["b, n, 32", "b, k, 32", "b, k, 32"]),
    "gelu_mlp": (
        lambda x, w, v: jax.nn.gelu(x @ w, approximate=False) @ v,
        ["n, 8", "8, k", "k, 8"],
    ),
    "batch_norm": (batch_norm, ["b, n, k, 3", "3"]),
    "conv_same": (conv(1, "SAME"), ["b, n, n, 3", "3, 3, 3, 8"]),
    "conv_valid": (conv(2, "VALID"), ["b, n, k, 3", "3, 3, 3, 8"], ["n>=4", "k>=4"]),
    "conv_dilated": (
        conv(1, [(1, 2), (0, 1)], lhs_dilation=(2, 2), rhs_dilation=(1, 2)),
        ["b, n, k, 3", "2, 2, 3, 8"],
        ["n>=4", "k>=4"],
    ),
    "pool": (pool, ["b, n, k, 3"], ["n>=4", "k>=4"]),
    "cumsum": (lambda x: (jnp.cumsum(x, 0), jnp.cumsum(x, 1), jnp.cumprod(x, 0)), ["n, k"]),
    "argmax": (lambda x: (jnp.argmax(x, 0), x.argmin(1), jnp.max(x), x.any(0)), ["n, k"]),
    "sort": (lambda x: (jnp.sort(x, 0), jnp.argsort(x, 1)), ["n, k"]),
    "gather": (lambda x, i: (x[i], jnp.take(x, i, 1), x[:, i]), ["n, k", "m:i"]),
    "take_along": (lambda x, i: jnp.take_along_axis(x, i, 1), ["n, k", "n, m:i"]),
    "scatter": (lambda x, i, u: (x.at[i].set(u), x.at[i].add(u)), ["n, k", "m:i", "m, k"]),
    "while_loop": (while_loop, ["n, k"]),
    "cond": (cond, ["n, k"]),
    "switch": (switch, ["n, k", ":i"]),
    "scan": (rnn, ["n, b, 8", "8, 8"]),
    "fori": (fori, ["n, k"]),
    "nested": (nested, ["n, k"]),
    "dynamic_slice": (
        lambda x, i: (lax.dynamic_slice(x, (i, 0), (2, 3)), lax.dynamic_slice_in_dim(x, i, 2, 1)),
        ["n, k", ":i"],
        ["n>=4", "k>=4"],
    ),
    "dynamic_update": (
        lambda x, u: lax.dynamic_update_slice(x, u, (1, 0)),
        ["n, k", "2, k"],
        ["n>=4"],
    ),
    "slices": (
        lambda x: (x[1:], x[:-1], x[::2], x[::-1], x[1:-1, ::3]),
        ["n, k"],
        ["n>=4", "k>=4"],
    ),
    "concatenate": (
        lambda x, y: (jnp.concatenate([x, y], 0), jnp.stack([x, x], 1)),
        ["n, k", "m, k"],
    ),
    "pad": (
        lambda x: (jnp.pad(x, ((1, 2), (0, 3))), lax.pad(x, 0.0, ((1, 1, 2), (0, 0, 1)))),
        ["n, k"],
    ),
    "reshape": (
        lambda x: (x.reshape(-1), x.reshape(x.shape[1], -1), x.T, x.ravel()[None]),
        ["n, k"],
    ),
    "split_dims": (lambda x: x.reshape(-1, 2, x.shape[1]), ["2*n, k"]),
    "tile": (lambda x: (jnp.tile(x, (2, 3)), jnp.repeat(x, 3, 0)), ["n, k"]),
    "of_shapes": (
        lambda x: (
            jnp.zeros((x.shape[0] * x.shape[1],)),
            jnp.arange(x.shape[0]),
            jnp.eye(x.shape[1]),
        ),
        ["n, k"],
    ),
    "linspace": (lambda x: jnp.linspace(0.0, 1.0, x.shape[0]) * x, ["n"], ["n>=2"]),
    "twice": (lambda x, y: (x[: y.shape[0]] + y[0], jnp.concatenate([x, y])), ["2*n", "n"]),
    "plus_one": (lambda x, y: (x[1:] + y, x * 2), ["n + 1", "n"]),
    "halves": (
        lambda x: (x[: x.shape[0] // 2], x[x.shape[0] // 2 :], jnp.zeros(x.shape[0] % 3)),
        ["n"],
        ["n>=4"],
    ),
    "greatest": (
        lambda x, y: jnp.zeros((max_dim(x.shape[0], 5), min_dim(y.shape[0], x.shape[0]))),
        ["n", "k"],
    ),
    "tree": (tree, None),
    "vmap": (jax.vmap(lambda x, w: jnp.outer(x, w)), ["b, n", "b, k"]),
    "grad": (jax.grad(lambda w, x: (jnp.tanh(x @ w) ** 2).sum()), ["8, k", "n, 8"]),
    "one_hot": (lambda i: jax.nn.one_hot(i, 7), ["n:i"]),
    "top_k": (lambda x: lax.top_k(x, 3), ["n, k"], ["k>=4"]),
    "norms": (lambda x: (jnp.linalg.norm(x, axis=1), jnp.mean(x), jnp.var(x, 0)), ["n, k"]),
    "complex": (lambda x: (jnp.abs(x + 1j * x), jnp.real(x), lax.complex(x, x).conj()), ["n"]),
    "clip": (lambda x: (jnp.clip(x, 0, 1), jnp.where(x > 0, x, 0.0), jnp.sign(x), x**2), ["n, k"]),
    "erf": (lambda x: (lax.erf(x), lax.lgamma(x), lax.asin(x), jnp.sinh(x)), ["n, k"]),
    "outer_product": (lambda x, y: jnp.einsum("ij,kj->ikj", x, y), ["n, k", "m, k"]),
    "reduce_and": (
        lambda x: (jnp.all(x > 0), jnp.prod(x, 0), jnp.sum(x, (0, 1), keepdims=True)),
        ["n, k"],
    ),
    "shift": (
        lambda x: (jnp.roll(x, 1, 0), jnp.flip(x, 1), jnp.diff(x, axis=0)),
        ["n, k"],
        ["n>=4"],
    ),
    "bounded": (lambda x, y: (x[: y.shape[0]] + y, x[y.shape[0] :]), ["n", "b"], ["n >= 2*b"]),
    "multiples": (
        lambda x: (x.reshape(x.shape[0] // 8, 8), x[: x.shape[0] // 4], jnp.zeros(x.shape[0] // 8 + 1)),
        ["p"],
        ["mod(p, 8) == 0", "p >= 8"],
    ),
    "differences": (
        lambda x, y: (jnp.zeros((x.shape[0] - 2 * y.shape[0] + 1, 2)), jnp.ones(x.shape[0] % 3 + 1)),
        ["n", "b"],
        ["n >= 2*b"],
    ),
    "concatenate_all": (
        lambda x, y: jnp.concatenate([x, y, x[1:], jnp.zeros((2, x.shape[1]))]),
        ["n, k", "m, k"],
        ["n >= 2"],
    ),
    "blocks": (
        lambda x, y: jnp.block([[x, y], [y[: x.shape[0]], x]]),
        ["n, k", "n, m"],
    ),
    "dot_general": (
        lambda x, y: lax.dot_general(x, y, (((2,), (1,)), ((0,), (0,)))),
        ["b, n, k", "b, k, m"],
    ),
    "einsum": (
        lambda x, y, z: jnp.einsum("bij,bjk,kl->bil", x, y, z),
        ["b, n, 3", "b, 3, m", "m, k"],
    ),
    "gather_rows": (
        lambda x, i, j: (x[i, j], x[i][:, j[0]], x[None, i, 1:]),
        ["n, k", "m:i", "m:i"],
        ["k >= 2"],
    ),
    "nested_loops": (
        lambda x: lax.while_loop(
            lambda c: c[0] < 3,
            lambda c: (c[0] + 1, lax.fori_loop(0, 2, lambda i, d: d * 2, c[1]), c[2][::-1]),
            (0, x, x[0]),
        ),
        ["n, k"],
    ),
    "scan_pairs": (
        lambda x, y: lax.scan(lambda c, r: (c, (r * 2, r[None, :], c.T)), y, x),
        ["n, m", "k, m"],
    ),
    "map": (lambda x: lax.map(lambda r: jnp.outer(r, r), x), ["n, k"]),
    "log_sums": (lambda x: lax.cumlogsumexp(x, axis=1), ["n, k"]),
    "windows": (
        lambda x: lax.reduce_window(x, 0.0, lax.add, (3, 2), (2, 1), ((1, 1), (0, 2))),
        ["n, k"],
        ["n >= 4", "k >= 4"],
    ),
    "grouped_conv": (
        conv(3, "VALID", feature_group_count=3),
        ["b, n, k, 3", "3, 3, 1, 6"],
        ["n >= 4", "k >= 4"],
    ),
    "transposed_conv": (
        lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME"),
        ["b, n, k, 3", "3, 3, 3, 5"],
        ["n >= 4", "k >= 4"],
    ),
    "merge": (
        lambda x: (x.reshape(x.shape[0] * x.shape[1], -1), x.reshape(x.shape[0], -1), x.ravel()),
        ["b, n, 2*m"],
    ),
    "mesh_grid": (lambda x, y: (jnp.meshgrid(x, y), jnp.outer(x, y), jnp.kron(x, y)), ["n", "k"]),
    "masks": (
        lambda x: (jnp.tril(x), jnp.triu(x, 1), jnp.where(jnp.eye(x.shape[0], x.shape[1]) > 0, 0.0, x)),
        ["n, k"],
    ),
    "segment_sum": (
        lambda x, i: (jax.ops.segment_sum(x, i, num_segments=10), jnp.zeros(10).at[i].add(x[:, 0])),
        ["n, k", "n:i"],
    ),
    "selected": (lambda x, i: jnp.select([x > 0, x > 1], [x, x * 2], 0.0)[:, i], ["n, k", "b:i"]),
    "sort_pairs": (lambda x, y: lax.sort((x, y), num_keys=1), ["n, k", "n, k"]),
    "triangular": (
        lambda x, y: (jnp.linalg.cholesky(x @ x.T), jax.scipy.linalg.solve_triangular(x @ x.T, y)),
        ["n, k", "n, m"],
    ),
    "upsample": (
        lambda x: jax.image.resize(x, (x.shape[0], 2 * x.shape[1], x.shape[2] // 2, 3), "nearest"),
        ["b, n, k, 3"],
        ["k >= 4"],
    ),
    "layers": (
        lambda x, w, v: jax.nn.relu(jnp.concatenate([x, jnp.ones((*x.shape[:-1], 1))], -1) @ w).mean(-2) @ v,
        ["b, n, k", "k + 1, m", "m, 2*m"],
    ),
    "attention_with_cache": (
        lambda q, k, c: jax.nn.softmax(jnp.einsum("bqd,bkd->bqk", q, jnp.concatenate([c, k], 1))),
        ["b, n, 8", "b, n, 8", "b, m, 8"],
    ),
    "rolled": (lambda x: (jnp.roll(x, (1, 2), (0, 1)), jnp.rot90(x), jnp.swapaxes(x[None], 0, 2)), ["n, k"]),
    "chunks": (
        lambda x: [jnp.split(x, 2, axis=1)[1], x.reshape(x.shape[0], 2, -1)[:, 0], jnp.array_split(x, 4)[3]],
        ["8, 2*k"],
    ),
    "greatest_of_all": (
        lambda x, y, z: jnp.zeros((max_dim(x.shape[0], max_dim(y.shape[0], z.shape[0])), 1)),
        ["n", "k", "m"],
    ),
    "divided": (
        lambda x, y: (x[: -(-x.shape[0] // 3)], x[:: 3], jnp.zeros(x.shape[0] * y.shape[0] // 2)),
        ["n", "k"],
        ["n >= 4"],
    ),
    "powers": (lambda x: jnp.vander(x, 3), ["n"]),
    "bits": (lambda x: (lax.bitcast_convert_type(x, I32), lax.bitcast_convert_type(x, jnp.int8)), ["n, k"]),
    "strided": (
        lambda x: (conv(2, "SAME")(x, jnp.ones((3, 3, 3, 4))), conv(3, "SAME")(x, jnp.ones((5, 5, 3, 4)))),
        ["b, n, k, 3"],
    ),
    "strided_windows": (lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 1), (1, 2, 1), "SAME"), ["b, n, k"]),
    "random": (lambda x: jax.random.normal(jax.random.key(0), x.shape) * x, ["n, k"]),
}


def max_dim(a, b):
    return export_max(a, b)


def export_max(a, b):
    return jax.core.max_dim(a, b) if not isinstance(a, int) or not isinstance(b, int) else max(a, b)


def min_dim(a, b):
    return jax.core.min_dim(a, b) if not isinstance(a, int) or not isinstance(b, int) else min(a, b)


VALUES = [
    {"n": 4, "k": 5, "m": 3, "b": 2, "p": 16},
    {"n": 7, "k": 4, "m": 2, "b": 1, "p": 8},
    {"n": 12, "k": 9, "m": 8, "b": 5, "p": 40},
]


def arguments_of(specifications, dims_of):
    """The arguments for specifications such as `n, 4` or `m:i`."""
    found = []
    for text in specifications:
        dims, _, kind = text.partition(":")
        found.append(jax.ShapeDtypeStruct(dims_of(dims), I32 if kind else F32))
    return found


def trees(dims_of):
    """The arguments of `tree`."""
    a = (jax.ShapeDtypeStruct(dims_of("n, k"), F32), jax.ShapeDtypeStruct(dims_of("k"), F32))
    return [{"a": a, "b": jax.ShapeDtypeStruct(dims_of("k, n + 1"), F32)}]


class Number:
    """An integer with the operators of abide's expressions: `@` is division rounded up."""

    def __init__(self, value):
        self.value = value

    def __matmul__(self, other):
        return Number(-(-self.value // other.value))


for name in ["add", "sub", "mul", "floordiv", "mod"]:
    name = f"__{name}__"
    setattr(Number, name, lambda a, b, name=name: Number(getattr(a.value, name)(b.value)))


def value_of(text, variables):
    """The value of an abide expression for values of the variables; None if it has others."""
    names = {name: Number(value) for name, value in variables.items()}
    names["max"] = lambda a, b: Number(max(a.value, b.value))
    names["min"] = lambda a, b: Number(min(a.value, b.value))
    text = re.sub(r"(?<![\w.])(\d+)", r"N(\1)", text)
    text = text.replace(" floordiv ", "//").replace(" ceildiv ", "@").replace(" mod ", "%")
    text = re.sub(r"^-", "N(0)-", text.replace("(-", "(N(0)-"))
    try:
        return eval(text, {"N": Number}, names).value
    except (NameError, SyntaxError):
        return None


def shapes_in(output, values):
    """abide's sizes of values, as texts."""
    found = {}
    for line in output.splitlines():
        match = re.match(r"\s*(%[\w#]+)\s*= \[(.*?)\]", line)
        if match:
            depth, parts = 0, [""]
            for letter in match[2]:
                depth += {"(": 1, ")": -1}.get(letter, 0)
                if letter == "," and depth == 0:
                    parts.append("")
                else:
                    parts[-1] += letter
            found[match[1]] = [part.strip() for part in parts if part.strip()]
    return [found.get(value) for value in values]


def returned(module):
    """The names of the results of `main`."""
    main = module[module.index("func.func public @main") :]
    line = next(line for line in main.splitlines() if re.match(r"\s*return\b", line))
    return re.findall(r"%[\w#]+", line.split(":")[0])


def run(*arguments):
    return subprocess.run([ABIDE, "shape", *arguments], capture_output=True, text=True)


def check(name, folder):
    """The differences between abide and JAX for a program."""
    function, specifications, *rest = PROGRAMS[name]
    scope = export.SymbolicScope(rest[0] if rest else [])
    symbolic = lambda dims: export.symbolic_shape(dims, scope=scope) if dims.strip() else ()
    make = trees if specifications is None else lambda d: arguments_of(specifications, d)
    exported = export.export(jax.jit(function))(*make(symbolic))
    module = str(exported.mlir_module())
    path = Path(folder) / f"{name}.mlir"
    path.write_text(module)
    values = returned(module)
    wanted = [[str(dim) for dim in aval.shape] for aval in exported.out_avals]
    said = run("--function", "@main", str(path))
    differences = []
    if said.returncode:
        differences.append(f"{name}: {said.stderr.strip()}")
    texts = shapes_in(said.stdout, values)
    used = sorted(set(re.findall(r"[a-z_]\w*", str(exported.in_avals))) & set(VALUES[0]))
    for variables in VALUES:
        variables = {name: variables[name] for name in used}
        concrete = lambda dims: tuple(
            eval(dim, {"floordiv": lambda a, b: a // b}, variables)
            for dim in dims.split(",")
            if dim.strip()
        )
        expected = [
            list(leaf.shape)
            for leaf in jax.tree_util.tree_leaves(jax.eval_shape(function, *make(concrete)))
        ]
        for value, text, size, aval in zip(values, texts, expected, wanted):
            found = text and [value_of(one, variables) for one in text]
            if found is None or found != size:
                differences.append(f"{name}: {value} is {text} of {variables}, and {aval} for JAX")
        dims = ",".join(f"{name}={value}" for name, value in variables.items())
        told = run("--function", "@main", "--dims", dims, str(path))
        sizes = [
            own and [int(one) if one != "?" else None for one in own]
            for own in shapes_in(told.stdout, values)
        ]
        sizes = [[] if own is None else own for own in sizes]
        if sizes != expected:
            differences.append(
                f"{name}: {sizes} with {dims}, and {expected} for JAX {told.stderr.strip()}"
            )
    return differences


def main():
    differences = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = sys.argv[2] if len(sys.argv) > 2 else temporary
        for name in PROGRAMS:
            differences += check(name, folder)
    for difference in differences:
        print(difference, file=sys.stderr)
    print(f"{len(PROGRAMS)} programs, {len(VALUES)} sizes each, {len(differences)} differences")


main()

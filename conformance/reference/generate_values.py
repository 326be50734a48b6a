"""Seeded random values of a call: ones that match a record, and ones that do not.

Undocumented behaviour is left out: casts of floats to integers that do not hold
them, complex numbers, buffer views where no array is asked for, and in the runtime
of 2021 buffer views at all and lists of more than numbers for an array.
"""

from __future__ import annotations

from random import Random
from typing import Any

NAMES = ["a", "b", "c", "key", "it's", "é"]
DTYPES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint32", "float32", "float64"]
INTEGERS = [
    0, 1, -1, 5, 127, 128, -128, -129, 255, 32767, 32768, 2147483647, 2147483648,
    -2147483649, 9223372036854775807, 9223372036854775808,
]
FLOATS: list[Any] = [0.0, 0.5, -1.5, 0.1, 7.9, 1e300, {"$f": "nan"}, {"$f": "inf"}]
TEXTS = ["5", "x", "", "23", "1.5", " 7 ", "-3", "+4", "1_0", "0x1", "007"]


def number(random: Random) -> Any:
    """A number as a caller gives it."""
    if random.random() < 0.6:
        return random.choice(INTEGERS)
    return random.choice(FLOATS)


def any_value(random: Random, profile: str, depth: int = 0) -> Any:
    """A value of any kind."""
    kinds = ["null", "bool", "number", "number", "text", "np", "nd", "zeros", "set"]
    if depth < 3:
        kinds += ["list", "tuple", "dict", "items"]
    kind = random.choice(kinds)
    if kind == "null":
        return None
    if kind == "bool":
        return random.random() < 0.5
    if kind == "number":
        return number(random)
    if kind == "text":
        return random.choice(TEXTS)
    if kind == "set":
        return {"$set": [1, 2]}
    if kind in ("np", "nd", "zeros", "bv", "dev"):
        return array_value(random, kind)
    items = [any_value(random, profile, depth + 1) for _ in range(random.randrange(4))]
    if kind == "list":
        return items
    if kind == "tuple":
        return {"$tuple": items}
    if kind == "dict":
        return dict(zip(random.sample(NAMES, len(items)), items))
    return {"$items": [[i, item] for i, item in enumerate(items)]}


def array_value(random: Random, kind: str) -> Any:
    """A numpy value, a buffer view or a device array."""
    dtype = random.choice(DTYPES)
    if kind == "np":
        return {"$np": element(random, dtype), "dtype": dtype}
    shape = [random.choice([1, 2, 2, 3]) for _ in range(random.choice([0, 1, 1, 2]))]
    if kind == "zeros":
        return {"$zeros": random.choice([shape, [0, 3], [2, 0]]), "dtype": dtype}
    return {"$" + kind: nested(shape, lambda: element(random, dtype)), "dtype": dtype}


def element(random: Random, dtype: str) -> Any:
    """An element that its type holds, and that every integer cast takes alike."""
    if dtype == "bool":
        return random.random() < 0.5
    if dtype.startswith("float"):
        return random.choice([0.0, 0.5, 1.9, 7.0, 100.25])
    signed = [] if dtype.startswith("u") else [-1, -7]
    wide = [300, 70000] if dtype.endswith(("32", "64")) else []
    return random.choice([0, 1, 7, 120, *signed, *wide])


def nested(shape: list[int], leaf: Any) -> Any:
    """Nested lists of that shape."""
    if not shape:
        return leaf()
    return [nested(shape[1:], leaf) for _ in range(shape[0])]


def value_for(random: Random, kind: Any, profile: str) -> Any:
    """A value that fits a record, most of the time."""
    if random.random() < 0.1:
        return any_value(random, profile)
    if isinstance(kind, str):
        if kind.startswith("i"):
            return random.choice(INTEGERS[:7])
        return random.choice(FLOATS + [3])
    if not isinstance(kind, list) or not kind:
        return any_value(random, profile)
    if kind[0] == "named":
        return value_for(random, kind[2], profile)
    if kind[0] == "ndarray":
        return array_for(random, kind, profile)
    if kind[0] == "sdict":
        pairs = [pair for pair in kind[1:] if isinstance(pair, list) and len(pair) == 2]
        return {"$items": [[key, value_for(random, item, profile)] for key, item in pairs]}
    items = [value_for(random, item, profile) for item in kind[1:]]
    return {"$tuple": items} if random.random() < 0.3 else items


def array_for(random: Random, kind: list[Any], profile: str) -> Any:
    """An array of the shape that the record asks for, or a view of any shape."""
    if profile == "iree2022" and random.random() < 0.1:
        return array_value(random, random.choice(["bv", "dev"]))
    shape = [dim if isinstance(dim, int) and dim >= 0 else 2 for dim in kind[3:]]
    if random.random() < 0.5:
        dtype = random.choice(DTYPES)
        return {"$nd": nested(shape, lambda: element(random, dtype)), "dtype": dtype}
    leaves = [0, 1, 2, 100, True, 0.5, -1.5]
    if kind[1:2] != ["i1"] and profile == "iree2022":
        leaves += [None, "5", {"$f": "nan"}] if random.random() < 0.2 else []
        leaves += [300] if random.random() < 0.2 else []
    return nested(shape, lambda: random.choice(leaves))

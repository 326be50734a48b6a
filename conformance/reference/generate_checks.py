"""Seeded random reflection to be checked: records of all kinds, whole and broken."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from generate_calls import ODD_JSON as ODD_JSON_OF_CALLS

TEXTS = ["i1", "i4", "i8", "i16", "i32", "i64", "i128", "f16", "f32", "f64", "f128", "bf16", "unknown", "index", "pystr",
         "complex<f32>", "complex<f64>"]
NO_TEXTS = ["", "i", "i0", "i08", "I32", "f", "f032", "bf32", "complex<f16>", "complex<i32>", "si32", "i32 ", "i-8", "i３２",
            "tensor", "slist", "None"]
TAGS = ["ndarray", "ndarray", "ndarray", "slist", "stuple", "sdict", "named", "py_homogeneous_list"]
ODD_TAGS: list[Any] = ["list", "i32", "", "pystr", None, 5, ["slist"], {}]
FOREIGN = ["pytuple", "py_uniform_list", "py_uniform_dict", "sdict_kwargs"]
NAMES = ["a", "b", "a", "", "key", "é", "𐀀", "it's"]
NO_NAMES: list[Any] = [None, 1, True, ["a"], {}]
COUNTS: list[Any] = [0, 1, 2, 3, None, None, 7]
NO_COUNTS: list[Any] = [-1, 1.0, 2.5, True, False, "1", [], {}, 2 ** 63 - 1, 2 ** 63, 2 ** 64, -2 ** 63 - 1, 10 ** 30]

ODD_JSON = [text for text in ODD_JSON_OF_CALLS if text not in ("1e999", '"\\ud800"')]
"""Whether a number that no double holds is one, and half a character, is not told."""


def check_request(random: Random) -> dict[str, Any]:
    """Reflection to be checked."""
    arguments = [argument(random) for _ in range(random.randrange(4))]
    results = [record(random) for _ in range(random.randrange(3))]
    return {"op": "reflection.check", "abi": written(random, {"a": arguments, "r": results, "v": 1})}


def argument(random: Random) -> Any:
    """A record at the root of the arguments, where names are allowed."""
    return named(random, 0) if random.random() < 0.25 else record(random)


def named(random: Random, depth: int) -> Any:
    """A record with its name."""
    name = random.choice(NO_NAMES if random.random() < 0.1 else NAMES)
    return sized(random, ["named", name, record(random, depth + 1)])


def sized(random: Random, fields: list[Any]) -> list[Any]:
    """The fields, now and then one too few or too many."""
    chance = random.random()
    if chance < 0.04:
        return fields[:-1]
    return fields + ["i32"] if chance < 0.08 else fields


def record(random: Random, depth: int = 0) -> Any:
    """A record anywhere."""
    chance = random.random()
    if chance < 0.04:
        return random.choice(NO_TEXTS)
    if chance < 0.08:
        return random.choice([None, 5, 0, True, False, 1.5, {}, {"x": 1}, []])
    if chance < 0.5 or depth > 3:
        return random.choice(TEXTS)
    return compound(random, depth)


def compound(random: Random, depth: int) -> Any:
    """A list with a tag."""
    if random.random() < 0.05:
        return [random.choice(ODD_TAGS), record(random, depth + 1)]
    if random.random() < 0.05:
        return [random.choice(FOREIGN), "i64"]
    tag = random.choice(TAGS)
    if tag == "named":
        return named(random, depth)
    if tag == "ndarray":
        return ndarray(random)
    if tag == "py_homogeneous_list":
        return sized(random, [tag, record(random, depth + 1)])
    items = [record(random, depth + 1) for _ in range(random.randrange(4))]
    if tag == "sdict":
        items = [slot(random, item) for item in items]
    return [tag, *items]


def slot(random: Random, item: Any) -> Any:
    """A slot of a dictionary."""
    if random.random() < 0.04:
        return random.choice(["ki", "k", None, 5, {"k": "i32"}, []])
    return sized(random, [random.choice(NO_NAMES if random.random() < 0.08 else NAMES), item])


def ndarray(random: Random) -> list[Any]:
    """An array, whose rank and dims fit most of the time."""
    element: Any = random.choice(TEXTS)
    if random.random() < 0.1:
        element = random.choice(NO_TEXTS + [None, None, 5, ["i32"], {}])
    dims = [random.choice(NO_COUNTS if random.random() < 0.08 else COUNTS) for _ in range(random.randrange(4))]
    rank: Any = len(dims)
    if random.random() < 0.12:
        rank = random.choice(COUNTS + NO_COUNTS)
    fields = ["ndarray", element, rank, *dims]
    return fields[: random.randint(1, 2)] if random.random() < 0.03 else fields


def written(random: Random, document: Any) -> str:
    """The JSON, now and then with another shape at the top, or broken."""
    chance = random.random()
    if chance < 0.05:
        key = random.choice(["a", "r"])
        document[key] = random.choice([None, {}, "x", 5, True])
        if random.random() < 0.4:
            del document[key]
    elif chance < 0.07:
        document = random.choice([[], None, "text", 5, True, {}, {"x": []}])
    text = json.dumps(document, ensure_ascii=random.random() < 0.5, separators=random.choice([(",", ":"), (", ", ": ")]))
    chance = random.random()
    if chance < 0.05 and text.startswith("{"):
        more = random.choice(['"v":1', '"a":[]', '"r":["q"]', '"x":%s' % random.choice(ODD_JSON), '"x":{"y":1}'])
        return "%s,%s}" % (text[:-1], more)
    if chance < 0.09 and text:
        place = random.randrange(len(text))
        return random.choice([text[:place], text[:place] + text[place + 1:], text + " x", "\ufeff" + text, " %s\n" % text])
    return text

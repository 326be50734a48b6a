"""Seeded random calls: reflection records, their JSON, and whole requests."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from generate_values import NAMES, any_value, array_value, nested, value_for

PRIMITIVES = ["i8", "i16", "i32", "i64", "f32", "f64"]
ODD_RECORDS: list[Any] = [
    None, "unknown", "i1", "i4", "f16", "bf16", "index", "", "I32", 5, 0, True, False, 1.5,
    {}, {"x": 1}, [], [None], [5], ["ndarray"], ["ndarray", "f32"], ["sdict", ["a"]],
    ["named", "n", "i32"], ["sdict_kwargs", ["a", "i32"]], ["py_homogeneous_list", "i32"],
    ["pytuple", "i32"], ["i32"], "slist", "ndarray",
]
ARRAY_ELEMENTS = ["i1", "i8", "i16", "i32", "i64", "f32", "f64"]
ODD_ELEMENTS: list[Any] = ["f16", "bf16", "unknown", None, 5]
ODD_JSON = [
    "NaN", "-Infinity", "Infinity", "+1", "01", "-0", "1.", ".5", "1e999", "1E+2", "-", "nan",
    '"\\ud800"', '"\\ud83d\\ude00"', '"\\u00e"', '"\\/"', '"\\x"', '"\t"', '"\u2028"', "'x'",
    "[1,]", "{,}", '{"y":1,}', "[1 2]", "{1:2}", '{"y":1,"y":2}', "[[[[]]]]", "\f1", "\u00a01",
    "tru", "true false", "/**/1", "123456789012345678901234567890", "", '{"y"}', '"', "\r\n 1",
]
"""JSON values that readers do not agree about, and ones that none takes."""

VIEW_TYPES = ["BOOL_8", "SINT_8", "UINT_8", "SINT_32", "SINT_64", "FLOAT_32", "FLOAT_64"]


def dims(random: Random) -> list[Any]:
    """Rank and dims of an array record."""
    rank = random.choice([0, 1, 1, 2])
    sizes = [random.choice([None, 1, 2, 2, 3, 0]) for _ in range(rank)]
    if random.random() < 0.06:
        return random.choice(
            [[None], [], ["1", 2], [1, 2.0], [1, "x"], [1, True], [3, 2], [1, -7], ["+1", " 2 "],
             ["1_0"], [2 ** 63], [2 ** 63 - 1], ["9" * 19], [1e2], [1, "-0"]]
        )
    return [rank, *sizes]


def record(random: Random, elements: list[str], depth: int = 0) -> Any:
    """A record of an argument or of a result."""
    if random.random() < 0.04:
        return random.choice(ODD_RECORDS)
    compound = ["slist", "stuple", "sdict"] if depth < 3 else []
    kind = random.choice(["scalar", "scalar", "ndarray", *compound])
    if kind == "scalar":
        return random.choice(PRIMITIVES)
    if kind == "ndarray":
        odd = random.random() < 0.05
        return [kind, random.choice(ODD_ELEMENTS if odd else elements), *dims(random)]
    items = [record(random, elements, depth + 1) for _ in range(random.choice([0, 1, 1, 2, 3]))]
    if kind == "sdict":
        keys: list[Any] = NAMES + ([0, 1] if random.random() < 0.1 else [])
        return [kind, *([random.choice(keys), item] for item in items)]
    return [kind, *items]


def reflection_text(random: Random, arguments: list[Any], results: list[Any]) -> str:
    """The JSON of a reflection, now and then broken."""
    document: Any = {"a": arguments, "r": results, "v": 1}
    if random.random() < 0.03:
        document = random.choice(
            [{"a": arguments}, {"r": results}, [], None, "text", 5, True, 1.5,
             {"a": {}, "r": []}, {"a": [], "r": None}, {"a": ["i32"], "r": [5]},
             {"a": [], "r": [{"x": 1}]}, {"a": arguments, "r": [0]}]
        )
    if random.random() < 0.05:
        return '{"a":%s,"r":[],"x":%s}' % (json.dumps(arguments), random.choice(ODD_JSON))
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=random.random() < 0.5)
    if random.random() < 0.03:
        place = random.randrange(len(text))
        text = random.choice(
            [text[:place], text[:place] + text[place + 1:], text + " x", "\ufeff" + text,
             " " + text + "\n", text.replace(":", " : "), text.replace("null", "NaN"),
             text[:-1] + ',"a":[]}']
        )
    return text


def pack_request(random: Random, profile: str) -> dict[str, Any]:
    """A call, to be packed."""
    if random.random() < 0.1:
        args = [dynamic_value(random, profile) for _ in range(random.randrange(4))]
        kwargs = {"a": 1} if random.random() < 0.05 else {}
        return call(profile, None, args, kwargs)
    records, args, kwargs = [], [], {}
    for index in range(random.randrange(4)):
        kind = record(random, ARRAY_ELEMENTS)
        value = value_for(random, kind, profile)
        if random.random() < 0.2:
            name = random.choice(NAMES)
            kind = ["named", name, kind]
            kwargs[name] = value
        else:
            args.append(value)
        records.append(kind)
    disturb(random, args, kwargs)
    return call(profile, reflection_text(random, records, []), args, kwargs)


def dynamic_value(random: Random, profile: str) -> Any:
    """A value for a function without reflection."""
    if profile == "iree2022" and random.random() < 0.1:
        return array_value(random, random.choice(["bv", "dev"]))
    return any_value(random, profile)


def disturb(random: Random, args: list[Any], kwargs: dict[str, Any]) -> None:
    """A value too many, too few, or under another name, in 1 of 10."""
    if random.random() < 0.9:
        return
    choice = random.randrange(4)
    if choice == 0:
        args.append(1)
    elif choice == 1 and args:
        args.pop()
    elif choice == 2:
        kwargs[random.choice(NAMES)] = 2
    elif kwargs:
        args.append(kwargs.popitem()[1])


def call(
    profile: str, text: str | None, args: list[Any], kwargs: dict[str, Any]
) -> dict[str, Any]:
    """A request to pack."""
    request = {"op": "reflection.pack", "profile": profile, "abi": text}
    return {**request, "args": args, "kwargs": kwargs}


def unpack_request(random: Random, profile: str) -> dict[str, Any]:
    """The results of a call, to be unpacked."""
    elements = ARRAY_ELEMENTS + (["f16"] if profile == "iree2022" else [])
    records = [result_record(random, elements) for _ in range(random.choice([0, 1, 1, 1, 2, 3]))]
    results = [vm_value(random, kind, profile) for kind in records]
    if len(records) == 1 and isinstance(results[0], list) and random.random() < 0.95:
        results = results[0]
    if random.random() < 0.05:
        results = results[1:] if random.random() < 0.5 else results + [{"i64": 1}]
    text = None if random.random() < 0.05 else reflection_text(random, [], records)
    return {"op": "reflection.unpack", "profile": profile, "abi": text, "vm": results}


def result_record(random: Random, elements: list[str]) -> Any:
    """A record of a result."""
    choice = random.random()
    if choice < 0.1:
        return None
    if choice < 0.2:
        inner = None if random.random() < 0.2 else record(random, elements, 1)
        more = [inner, "i32"] if random.random() < 0.05 else [inner]
        return ["py_homogeneous_list", *more]
    if choice < 0.25:
        return random.choice(["f16", "bf16", ["i32"], "slist", "sdict", "stuple"])
    return record(random, elements)


def vm_value(random: Random, kind: Any, profile: str) -> Any:
    """A value of the virtual machine that fits a record, most of the time."""
    if random.random() < 0.06 or kind is None:
        return any_vm_value(random, profile)
    if isinstance(kind, str):
        return {"f32": 0.5} if kind.startswith(("f", "b")) else {"i32": 7}
    if not isinstance(kind, list) or not kind:
        return any_vm_value(random, profile)
    if kind[0] == "ndarray":
        return view(random)
    if kind[0] == "py_homogeneous_list":
        return [vm_value(random, kind[1], profile) for _ in range(random.randrange(4))]
    items = kind[1:]
    if kind[0] == "sdict":
        items = [pair[-1] if isinstance(pair, list) and pair else pair for pair in items]
    return [vm_value(random, item, profile) for item in items]


def any_vm_value(random: Random, profile: str) -> Any:
    """A value of the virtual machine of any kind."""
    choices: list[Any] = [3, 0.1, {"i8": -1}, {"i64": 9223372036854775807}, {"f64": 0.1},
                          {"f64": {"$f": "nan"}}, [], [1], [1, [{"f32": 0.5}]], view(random)]
    if profile == "iree2022":
        choices.append(None)
    return random.choice(choices)


def view(random: Random) -> Any:
    """A buffer view."""
    element_type = random.choice(VIEW_TYPES)
    shape = [random.choice([1, 2, 3]) for _ in range(random.choice([0, 1, 1, 2]))]
    elements: list[Any] = [0, 1, 100]
    if element_type == "BOOL_8":
        elements = [False, True]
    elif element_type.startswith("FLOAT"):
        elements = [0.0, 0.5, 1.9, 100.25]
    data = nested(shape, lambda: random.choice(elements))
    return {"bv": {"shape": shape, "type": element_type, "data": data}}

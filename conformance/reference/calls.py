"""The calls of functions, from the annotations of compilers.

Rules: ABI-011 to ABI-018 and ABI-020 to ABI-022. The text is read literally, as `attributes` reads it.
"""

from __future__ import annotations

import ast
import json
import re
from math import ceil, prod
from typing import Any, Iterable, Iterator, Optional, Union

import sip
from attributes import DEVICES, Function, Value, closing, declaration, functions, integers

Path = list[Union[str, int]]
Slices = list[dict]
STRING = r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\""
LITERAL = r'"((?:[^"\\]|\\.)*)"'
TENSOR = re.compile(r"tensor<(\*x|(?:(?:\d+|\?)x)*)(.*)>")
NUMBER = re.compile(r"index|[su]?i\d+|bf16|tf32|f\d\w*|complex<.*>")
BEFORE_SPECIFICATIONS = "polymorphic shapes specifications: "


def calls(text: str) -> list[dict]:
    """All functions of a text."""
    return [call(text, function) for function in functions(text)]


def call(text: str, function: Function) -> dict:
    """One function."""
    end = text.find("func.func", function.behind)
    rest = text[function.behind:end if end >= 0 else len(text)]
    arguments = [argument(text, function, *one) for one in enumerate(function.arguments)]
    results = [result(text, function, *one) for one in enumerate(function.results)]
    take_specifications(arguments, rest)
    take_reflection(arguments, results, rest)
    take_signature(arguments, results, rest)
    take_declaration(arguments, results, rest)
    return {"name": function.name, "arguments": arguments, "results": results}


def argument(text: str, function: Function, index: int, value: Value) -> dict:
    """The facts about an argument."""
    alias = value.attribute("tf.aliasing_output", r"(\d+) : i32")
    storage = value.attribute("iree.abi.output", r"(\d+) : index")
    donor = value.attribute("jax.buffer_donor", "true")
    to = alias or storage
    return {
        "index": index,
        "path": stated_path(value, "jax.arg_info") or location_path(text, value) or named(value),
        "type": type_of(value),
        "donated": bool(alias or donor),
        "aliases": int(to[1]) if to else None,
        "sharding": sharding(text, function, value),
    }


def result(text: str, function: Function, index: int, value: Value) -> dict:
    """The facts about a result."""
    info = value.attribute("jax.result_info", LITERAL)
    path = path_of(unescaped(info[1])) if info else None
    return {
        "index": index,
        "path": named(value) if path is None else path[1],
        "type": type_of(value),
        "sharding": sharding(text, function, value),
    }


# Types -----------------------------------------------------------------------------------------------------------


def written_type(value: Value) -> str:
    """The type of a value, without its name, its attributes and its location."""
    text = value.text.strip()
    text = re.sub(r"^%[\w.$-]+: ", "", text)
    return re.split(r" \{| loc\(", text)[0].strip()


def type_of(value: Value) -> str:
    """ABI-011."""
    text = written_type(value)
    tensor = TENSOR.fullmatch(text)
    if tensor is None:
        return text
    dims = tensor[1].split("x")[:-1]
    return tensor[2] + ("[%s]" % ",".join(dims) if dims else "")


def is_reference(text: str) -> bool:
    """Whether a type is neither a tensor nor a number."""
    return not TENSOR.fullmatch(text) and not NUMBER.fullmatch(text)


# Paths -----------------------------------------------------------------------------------------------------------


def unescaped(text: str) -> str:
    """The content of a string of MLIR."""
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text)


def path_of(text: str) -> Optional[tuple[str, Path]]:
    """The word in front of a path and its steps; None for any other text."""
    word = re.match(r"(?:[^\W\d]\w*)?", text)[0]
    rest, steps = text[len(word):], []
    while rest:
        field = re.match(r"\.([^\W\d]\w*)", rest)
        key = re.match(r"\[(%s)\]" % STRING, rest)
        other = re.match(r"\[((?:%s|\((?:%s|[^()])*\)|[^\]'\"(])+)\]" % (STRING, STRING), rest)
        found = field or key or other
        if found is None:
            return None
        if field:
            steps.append(field[1])
        elif key:
            steps.append(ast.literal_eval(key[1]))
        else:
            steps.append(int(other[1]) if re.fullmatch(r"-?\d+", other[1]) else other[1])
        rest = rest[found.end():]
    return word, steps


def from_root(text: str) -> Path:
    """A path with the word in front of it; empty without a path."""
    path = path_of(text)
    return [path[0], *path[1]] if path and path[0] else []


def stated_path(value: Value, name: str) -> Path:
    """ABI-013, the attribute."""
    info = value.attribute(name, LITERAL)
    return from_root(unescaped(info[1])) if info else []


def location_path(text: str, value: Value) -> Path:
    """ABI-013, the location."""
    written = re.search(r" loc\((.*)\)$", value.text.strip(), re.DOTALL)
    if written is None:
        return []
    location = written[1]
    if location.startswith("#"):
        alias = re.search(r"^%s = loc\((.*)\)$" % re.escape(location), text, re.MULTILINE)
        location = alias[1] if alias else ""
    name = re.fullmatch(LITERAL, location)
    return from_root(unescaped(name[1])) if name else []


def named(value: Value) -> Path:
    """ABI-018."""
    for name in ("iree.abi.name", "ttir.name"):
        found = value.attribute(name, LITERAL)
        if found:
            return [unescaped(found[1])]
    return []


# Sizes -----------------------------------------------------------------------------------------------------------


def take_specifications(arguments: list[dict], body: str) -> None:
    """ABI-015."""
    said = re.search(r"@shape_assertion\(.*?error_message = " + LITERAL, body)
    if said is None or BEFORE_SPECIFICATIONS not in said[1]:
        return
    specified = list(specifications(unescaped(said[1]).split(BEFORE_SPECIFICATIONS)[1]))
    waiting = [one for one in arguments if "?" in sizes(one)]
    for one, (path, dims) in zip(waiting, specified):
        known = sizes(one)
        if len(known) != len(dims) or any(old not in ("?", new) for old, new in zip(known, dims)):
            return
        one["type"] = "%s[%s]" % (one["type"].split("[")[0], ",".join(dims))
        one["path"] = one["path"] or path


def sizes(value: dict) -> list[str]:
    """The sizes in the words of a type."""
    brackets = re.search(r"\[(.*)\]", value["type"])
    return brackets[1].split(",") if brackets else []


def specifications(text: str) -> Iterator[tuple[Path, list[str]]]:
    """The path of an argument, and its sizes."""
    for found in re.finditer(r"(args|kwargs)((?:\[(?:%s|\d+)\]|\.\w+)*)\.shape = (?=\()" % STRING, text):
        end = closing(text, found.end())
        dims, depth, first = [], 0, found.end() + 1
        for at in range(first, end + 1):
            if at == end or (text[at] == "," and depth == 0):
                dims.append(text[first:at].strip())
                first = at + 1
            depth += {"(": 1, ")": -1}.get(text[at], 0)
        yield path_of(found[2])[1], [dim for dim in dims if dim]


# Shardings -------------------------------------------------------------------------------------------------------


def sharding(text: str, function: Function, value: Value) -> Optional[dict]:
    """ABI-016 and ABI-017."""
    dims = [None if dim == "?" else int(dim) for dim in re.findall(r"(\d+|\?)x", written_type(value))]
    shardy = value.attribute("sdy.sharding", r"#sdy\.sharding<@(\w+), \[(.*?)\](.*?)>")
    if shardy:
        return over_mesh(text, shardy, dims)
    xla = value.attribute("mhlo.sharding", LITERAL)
    return {"mesh": None, "slices": by_grid(text, xla[1], dims)} if xla else None


def over_mesh(text: str, written: re.Match, dims: list[Optional[int]]) -> dict:
    """A sharding over the axes of a mesh."""
    mesh = re.search(r"sdy\.mesh @%s = <\[(.*?)\](?:, device_ids=\[(.*?)\])?>" % written[1], text)
    if mesh is None:
        return {"mesh": None, "slices": None}
    axes = [(name, int(size)) for name, size in re.findall(r'"(\w+)"=(\d+)', mesh[1])]
    shape = [size for _, size in axes]
    devices = [int(one) for one in mesh[2].split(",")] if mesh[2] else list(range(prod(shape)))
    slices = []
    for position, device in enumerate(devices):
        at = dict(zip((name for name, _ in axes), coordinates(position, shape)))
        ranges = []
        for size, cut in zip(dims, re.findall(r"\{(.*?)\}", written[2])):
            tile, count = 0, 1
            for name, before, part in re.findall(r'"(\w+)"(?::\((\d+)\)(\d+))?', cut):
                whole = dict(axes)[name]
                of = int(part) if part else whole
                stride = whole // (int(before) * of) if part else 1
                tile, count = tile * of + at[name] // stride % of, count * of
            ranges.append(range_of(size, tile, count))
        slices.append({"device": device, "slice": ranges})
    mesh_axes = [{"name": name, "size": size} for name, size in axes]
    return {"mesh": mesh_axes, "slices": sorted(slices, key=lambda one: one["device"])}


def by_grid(text: str, written: str, dims: list[Optional[int]]) -> Optional[Slices]:
    """The slices of a sharding of XLA."""
    whole = [range_of(size, 0, 1) for size in dims]
    body = written[1:-1]
    if body == "replicated":
        counts = [int(one) for one in re.findall(r"mhlo\.num_(?:partitions|replicas) = (\d+)", text)]
        return [{"device": device, "slice": whole} for device in range(prod(counts))]
    if body.startswith("maximal device="):
        return [{"device": int(body.split("=")[1]), "slice": whole}]
    tiles = DEVICES.fullmatch(body)
    if tiles is None:
        return None
    grid = integers(tiles[1])
    slices = []
    for place, device in enumerate(ordered(tiles)):
        at = coordinates(place, grid)
        slices.append({"device": device, "slice": [range_of(*one) for one in zip(dims, at, grid)]})
    return sorted(slices, key=lambda one: one["device"])


def ordered(tiles: re.Match) -> Iterable[int]:
    """The devices at the places of a grid."""
    if tiles[3] is None:
        return integers(tiles[2])
    shape = integers(tiles[3])
    exchanged = integers(tiles[4]) if tiles[4] else list(range(len(shape)))
    devices = []
    for place in range(prod(shape)):
        own = [0] * len(shape)
        for dim, coordinate in zip(exchanged, coordinates(place, [shape[dim] for dim in exchanged])):
            own[dim] = coordinate
        device = 0
        for size, coordinate in zip(shape, own):
            device = device * size + coordinate
        devices.append(device)
    return devices


def coordinates(place: int, shape: list[int]) -> list[int]:
    """The coordinates of a position in row-major order."""
    found = []
    for size in reversed(shape):
        found.insert(0, place % size)
        place //= size
    return found


def range_of(size: Optional[int], tile: int, count: int) -> Optional[list[int]]:
    """The start and end of a part of a dim."""
    if size is None:
        return None
    length = ceil(size / count)
    return [min(tile * length, size), min((tile + 1) * length, size)]


# What functions carry --------------------------------------------------------------------------------------------


def carried(name: str, text: str) -> Optional[str]:
    """A string among the attributes of a function."""
    found = re.search(r"(?<![\w.])%s = %s" % (re.escape(name), LITERAL), text)
    return unescaped(found[1]) if found else None


def take_reflection(arguments: list[dict], results: list[dict], text: str) -> None:
    """ABI-021."""
    reflection = carried("iree.abi", text)
    if reflection is None:
        return
    said = json.loads(reflection)
    for one, record in zip(arguments, said["a"]):
        if isinstance(record, list) and record[0] == "named":
            one["path"] = one["path"] or [record[1]]
    if len(said["r"]) != 1 or not isinstance(said["r"][0], list):
        return
    kind, *items = said["r"][0]
    keys: list[Any] = [item[0] for item in items] if kind == "sdict" else list(range(len(items)))
    if kind in ("stuple", "slist", "sdict") and len(items) == len(results):
        for one, key in zip(results, keys):
            one["path"] = one["path"] or [key]


def take_signature(arguments: list[dict], results: list[dict], text: str) -> None:
    """ABI-022."""
    signature = carried("sip", text)
    if signature is None:
        return
    for values, visit in ((arguments, sip.visit_inputs), (results, sip.visit_results)):
        way: Path = []
        for event in visit(signature.encode("utf-8")).events:
            if event[0] == "k":
                way.append(int(event[1:]))
            elif event[0] == "K":
                way.append(bytes.fromhex(event[1:]).decode("utf-8"))
            elif event == "close":
                way = way[:-1]
            elif event[0] == "_":
                values[int(event[1:])]["path"] = values[int(event[1:])]["path"] or list(way)
                way = way[:-1]


def take_declaration(arguments: list[dict], results: list[dict], text: str) -> None:
    """ABI-020."""
    declared = carried("iree.abi.declaration", text)
    sides = declaration(declared or "")
    if sides is None:
        return
    for values, said, made in zip((arguments, results), sides, ("input", "output")):
        for number, (one, other) in enumerate(zip(values, said)):
            name = re.match(r"\s*%([\w.$-]+): ", other.text)[1]
            if is_reference(one["type"].split("[")[0]) and not is_reference(written_type(other)):
                one["type"] = type_of(other)
            if not one["path"] and name != made + str(number):
                one["path"] = [name]
            storage = other.attribute("iree.abi.output", r"(\d+) : index")
            if storage and one.get("aliases", 0) is None:
                one["aliases"] = int(storage[1])

"""Findings in the compiler attributes about how functions are called.

Rules: ABI-001 to ABI-010, and the errors of ABI-012, ABI-019, ABI-020, ABI-023 and ABI-024. The text is read literally:
meshes, and functions with their arguments and results, each with its type and its attributes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Iterator, Optional

NAMES = ("jax.result_info", "tf.aliasing_output", "jax.buffer_donor", "mhlo.sharding", "sdy.sharding", "hacc.input_idx", "hacc.output_idx",
         "hacc.function_kind", "iree.abi.output", "iree.abi.declaration", "ttcore.argument_type")
OPEN, CLOSED = "([{<", ")]}>"
STEP = re.compile(r"\['(?:[^'\\]|\\.)*'\]|\[\"(?:[^\"\\]|\\.)*\"\]|\[-?\d+\]|\.[A-Za-z_]\w*")
SINGLE = re.compile(r"[\w.!]+(?:<[^<>]*(?:<[^<>]*>[^<>]*)*>)?")
"""The type of the only result, which needs no parentheses."""
WORDS = ("input", "parameter", "constant", "default")
ALONE = re.compile(r"(replicated|manual|unknown|unreduced|maximal device=\d+)")
DEVICES = re.compile(r"devices=\[([\d,]+)\](<=\[([\d,]+)\](?:T\(([\d,]+)\))?|[\d,]+)((?: last_tile_dim_replicate| last_tile_dims=\{[a-z, ]+\})?)")
DECLARED = re.compile(r"a?sync func @\w+")
KIND_WORD = re.compile(r"hacc\.function_kind = #hacc\.function_kind<(\w+)>")
KIND = re.compile(r"@(\w+)\(\) attributes \{" + KIND_WORD.pattern)
SUBGROUP = re.compile(r"\b(?:replicated|manual|maximal|unreduced)\b")

Finding = tuple[int, str, str]
"""A place in the text, a severity and words."""


@dataclass
class Value:
    """An argument or a result."""

    text: str
    start: int

    @property
    def type(self) -> str:
        """The text before the attributes."""
        return self.text.split(" {")[0].split(": ")[-1].strip()

    @property
    def dims(self) -> list[str]:
        """The sizes of a tensor, as text."""
        return re.findall(r"(\d+|\?)x", self.type)

    def attribute(self, name: str, value: str) -> Optional[re.Match]:
        """An attribute whose value has a form."""
        return re.search(re.escape(name) + r" = " + value, self.text)

    def place(self, found: re.Match) -> int:
        """The position of a match in the file."""
        return self.start + found.start()


def closing(text: str, start: int) -> int:
    """The end of the bracket at a position; strings are skipped."""
    depth, at = 0, start
    while at < len(text):
        if text[at] == '"':
            at = re.compile(r'"(?:[^"\\]|\\.)*"').match(text, at).end() - 1
        elif text.startswith("->", at):
            at += 1
        elif text[at] in OPEN:
            depth += 1
        elif text[at] in CLOSED:
            depth -= 1
            if depth == 0:
                return at
        at += 1
    return len(text)


def listed(text: str, start: int) -> list[Value]:
    """The values between the parentheses at a place."""
    end, at, found = closing(text, start), start + 1, []
    first = at
    while at <= end:
        if at == end or text[at] == ",":
            piece = text[first:at]
            found.append(Value(piece, first))
            first = at + 1
        elif text[at] in OPEN or text[at] == '"':
            at = closing(text, at) if text[at] in OPEN else re.compile(r'"(?:[^"\\]|\\.)*"').match(text, at).end() - 1
        at += 1
    return [one for one in found if one.text.strip()]


@dataclass
class Function:
    """A function: its symbol, its values, where it begins and where what follows its results does."""

    name: str
    arguments: list[Value]
    results: list[Value]
    start: int
    behind: int


def functions(text: str) -> Iterator[Function]:
    """All functions of a text."""
    for found in re.finditer(r"func\.func (?:private |public )?@(\w+)\(", text):
        arguments = listed(text, found.end() - 1)
        behind = closing(text, found.end() - 1) + 1
        arrow = re.compile(r"\s*->\s*").match(text, behind)
        if arrow is None:
            results = []
        elif text[arrow.end():arrow.end() + 1] == "(":
            results = listed(text, arrow.end())
            behind = closing(text, arrow.end()) + 1
        else:
            single = SINGLE.match(text, arrow.end())
            results, behind = [Value(single[0], arrow.end())], single.end()
        yield Function(found[1], arguments, results, found.start(), behind)


def findings(text: str) -> list[Finding]:
    """All that is wrong."""
    meshes = {name: dict(re.findall(r'"(\w+)"=(\d+)', axes)) for name, axes in re.findall(r"sdy\.mesh @(\w+) = <\[(.*?)\]>", text)}
    found: list[Finding] = []
    kinds = dict(KIND.findall(text))
    for function in functions(text):
        arguments, results = function.arguments, function.results
        found += paths(results)
        found += buffers(arguments, results)
        found += storage(arguments, results)
        found += declared(text, function)
        found += numbers(arguments, "input_idx")
        found += numbers(arguments, "output_idx")
        found += device_calls(text, function, kinds)
        for value in arguments + results:
            found += xla(value)
            found += shardy(value, meshes)
            word = value.attribute("ttcore.argument_type", r"#ttcore\.argument_type<(\w+)>")
            if word and word[1] not in WORDS:
                found.append((value.place(word), "error", "no word for an argument"))
    return found


def paths(results: list[Value]) -> Iterator[Finding]:
    """ABI-001 and ABI-002."""
    known: list[list[str]] = []
    for value in results:
        info = value.attribute("jax.result_info", r'"((?:[^"\\]|\\.)*)"')
        if info is None or info[1] == "":
            continue
        rest = re.sub(r'\\([\\"])', r"\1", info[1]).removeprefix("result")
        steps = STEP.findall(rest)
        if "".join(steps) != rest:
            yield value.place(info), "warning", "no path"
            continue
        if any(contradict(steps, other) for other in known):
            yield value.place(info), "warning", "no place beside the others"
        known.append(steps)


def contradict(one: list[str], other: list[str]) -> bool:
    """Whether two paths cannot be those of one structure."""
    for left, right in zip(one, other):
        if left != right:
            return kind(left) != kind(right)
    return True


def kind(step: str) -> str:
    """The kind of key of a step."""
    return "field" if step[0] == "." else "key" if step[1] in "'\"" else "index"


def buffers(arguments: list[Value], results: list[Value]) -> Iterator[Finding]:
    """ABI-003 to ABI-005."""
    taken: set[int] = set()
    for value in arguments:
        alias = value.attribute("tf.aliasing_output", r"(\d+) : i32")
        if alias is None:
            continue
        place, number = value.place(alias), int(alias[1])
        if number >= len(results):
            yield place, "error", "no such result"
        elif number in taken:
            yield place, "error", "a result has one buffer"
        elif results[number].type != value.type:
            yield place, "error", "the buffer is of another type"
        taken.add(number)
        if value.attribute("jax.buffer_donor", "true"):
            yield place, "warning", "given away twice"


def declaration(text: str) -> Optional[tuple[list[Value], list[Value]]]:
    """The arguments and results that a declaration has; None for other words."""
    head = DECLARED.match(text)
    if head is None:
        return None
    end = closing(text, head.end())
    arrow = text[end + 1:end + 5] == " -> "
    return listed(text, head.end()), listed(text, end + 5) if arrow else []


def declared(text: str, function: Function) -> Iterator[Finding]:
    """ABI-020."""
    end = text.find("func.func", function.behind)
    said = re.compile(r'iree\.abi\.declaration = "((?:[^"\\]|\\.)*)"').search(text, function.behind, end if end >= 0 else len(text))
    sides = declaration(said[1]) if said else None
    if sides is None:
        return
    arguments = [value for value in function.arguments if value.type != "!hal.fence"]
    if len(sides[0]) != len(arguments) or len(sides[1]) != len(function.results):
        yield said.start(), "warning", "the declaration has other values"


def storage(arguments: list[Value], results: list[Value]) -> Iterator[Finding]:
    """ABI-019."""
    taken: set[int] = set()
    for value in arguments:
        found = value.attribute("iree.abi.output", r"(\d+) : index")
        if found and (int(found[1]) >= len(results) or int(found[1]) in taken):
            yield value.place(found), "error", "no result of its own"
        if found:
            taken.add(int(found[1]))


def device_calls(text: str, function: Function, kinds: dict[str, str]) -> Iterator[Finding]:
    """ABI-024."""
    head = KIND_WORD.search(text, function.behind, text.find("\n", function.behind))
    if head is None:
        return
    if head[1] not in ("HOST", "DEVICE"):
        yield head.start(), "error", "no word for where a function runs"
    end = text.find("func.func", function.behind)
    for called in re.compile(r"call @(\w+)").finditer(text, function.behind, end if end >= 0 else len(text)):
        if head[1] == "DEVICE" and kinds.get(called[1]) == "HOST":
            yield called.start(), "warning", "nothing can run it"


def numbers(arguments: list[Value], name: str) -> Iterator[Finding]:
    """ABI-009 and ABI-023."""
    taken: set[int] = set()
    inputs = [value.attribute("hacc." + name, r"#hacc\.%s<(\d+)>" % name) for value in arguments]
    for value, found in zip(arguments, inputs):
        if found and (int(found[1]) in taken or int(found[1]) >= sum(one is not None for one in inputs)):
            yield value.place(found), "error", "no number for this input"
        if found:
            taken.add(int(found[1]))


def integers(text: str) -> list[int]:
    """`1,2`"""
    return [int(one) for one in text.split(",") if one]


def xla(value: Value) -> Iterator[Finding]:
    """ABI-006 and ABI-007."""
    found = value.attribute("mhlo.sharding", r'"((?:[^"\\]|\\.)*)"')
    if found is None:
        return
    text = found[1]
    body = text[1:-1] if text[:1] == "{" and text[-1:] == "}" else ""
    tiles = DEVICES.fullmatch(body)
    if ALONE.fullmatch(body) or is_tuple(body):
        return
    if tiles is None or not orders(tiles):
        yield value.place(found), "error", "no sharding"
        return
    grid = integers(tiles[1])
    subgroups = 1 if "replicate" in tiles[5] and "=" not in tiles[5] else len(SUBGROUP.findall(tiles[5]))
    own = grid[: len(grid) - subgroups]
    if len(own) != len(value.dims):
        yield value.place(found), "error", "another rank"
        return
    for dim, count in zip(value.dims, own):
        if dim != "?" and int(dim) % count:
            yield value.place(found), "warning", "the tiles do not divide"


def is_tuple(body: str) -> bool:
    """Whether the text in braces is shardings, one for each part of a tuple."""
    parts = re.split(r",\s*(?={)", body)
    return all(part[:1] + part[-1:] == "{}" and is_one(part[1:-1]) for part in parts)


def is_one(body: str) -> bool:
    """Whether the text in braces is the sharding of one array."""
    tiles = DEVICES.fullmatch(body)
    return ALONE.fullmatch(body) is not None or (tiles is not None and orders(tiles))


def orders(tiles: re.Match) -> bool:
    """Whether each device has one tile."""
    count = prod(integers(tiles[1]))
    if tiles[3] is None:
        devices = integers(tiles[2])
        return len(devices) == count == len(set(devices))
    shape = integers(tiles[3])
    permutation = integers(tiles[4]) if tiles[4] else list(range(len(shape)))
    return prod(shape) == count and sorted(permutation) == list(range(len(shape)))


def shardy(value: Value, meshes: dict[str, dict[str, str]]) -> Iterator[Finding]:
    """ABI-008."""
    found = value.attribute("sdy.sharding", r"#sdy\.sharding<@(\w+), \[(.*?)\](.*?)>")
    if found is None:
        return
    place = value.place(found)
    if found[1] not in meshes:
        yield place, "error", "no such mesh"
        return
    dims = re.findall(r"\{(.*?)\}", found[2])
    axes = re.findall(r'"(\w+)"', found[2] + found[3])
    if any(axis not in meshes[found[1]] for axis in axes):
        yield place, "error", "no such axis"
    if len(set(axes)) != len(axes):
        yield place, "error", "an axis stands once"
    if len(dims) != len(value.dims):
        yield place, "error", "another rank"

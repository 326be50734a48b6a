"""What is wrong with the attributes of compilers that say how functions are called.

Rules: ABI-001 to ABI-010. The text is read as it stands: meshes, and functions with their arguments and results, each with its
type and its attributes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Iterator, Optional

NAMES = ("jax.result_info", "tf.aliasing_output", "jax.buffer_donor", "mhlo.sharding", "sdy.sharding", "hacc.input_idx", "ttcore.argument_type")
OPEN, CLOSED = "([{<", ")]}>"
STEP = re.compile(r"\['(?:[^'\\]|\\.)*'\]|\[\"(?:[^\"\\]|\\.)*\"\]|\[-?\d+\]|\.[A-Za-z_]\w*")
SINGLE = re.compile(r"[\w.!]+(?:<[^<>]*(?:<[^<>]*>[^<>]*)*>)?")
"""The type of the only result, which needs no parentheses."""
WORDS = ("input", "parameter", "constant", "default")
ALONE = re.compile(r"(replicated|manual|unknown|unreduced|maximal device=\d+)")
DEVICES = re.compile(r"devices=\[([\d,]+)\](<=\[([\d,]+)\](?:T\(([\d,]+)\))?|[\d,]+)((?: last_tile_dim_replicate| last_tile_dims=\{[a-z, ]+\})?)")
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
        """What stands before the attributes."""
        return self.text.split(" {")[0].split(": ")[-1].strip()

    @property
    def dims(self) -> list[str]:
        """The sizes of a tensor, as they are written."""
        return re.findall(r"(\d+|\?)x", self.type)

    def attribute(self, name: str, value: str) -> Optional[re.Match]:
        """An attribute whose value has a form."""
        return re.search(re.escape(name) + r" = " + value, self.text)

    def place(self, found: re.Match) -> int:
        """Where something stands in the file."""
        return self.start + found.start()


def closing(text: str, start: int) -> int:
    """Where the bracket ends that stands at a place; strings are passed over."""
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


def functions(text: str) -> Iterator[tuple[list[Value], list[Value]]]:
    """The arguments and results of each function."""
    for found in re.finditer(r"func\.func (?:private |public )?@\w+\(", text):
        arguments = listed(text, found.end() - 1)
        behind = closing(text, found.end() - 1) + 1
        arrow = re.compile(r"\s*->\s*").match(text, behind)
        if arrow is None:
            yield arguments, []
        elif text[arrow.end():arrow.end() + 1] == "(":
            yield arguments, listed(text, arrow.end())
        else:
            yield arguments, [Value(SINGLE.match(text, arrow.end())[0], arrow.end())]


def findings(text: str) -> list[Finding]:
    """All that is wrong."""
    meshes = {name: dict(re.findall(r'"(\w+)"=(\d+)', axes)) for name, axes in re.findall(r"sdy\.mesh @(\w+) = <\[(.*?)\]>", text)}
    found: list[Finding] = []
    for arguments, results in functions(text):
        found += paths(results)
        found += buffers(arguments, results)
        found += numbers(arguments)
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
    """What kind of key a step is."""
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


def numbers(arguments: list[Value]) -> Iterator[Finding]:
    """ABI-009."""
    taken: set[int] = set()
    inputs = [value.attribute("hacc.input_idx", r"#hacc\.input_idx<(\d+)>") for value in arguments]
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
    """Whether what stands in braces is shardings, one for each part of a tuple."""
    parts = re.split(r",\s*(?={)", body)
    return all(part[:1] + part[-1:] == "{}" and is_one(part[1:-1]) for part in parts)


def is_one(body: str) -> bool:
    """Whether what stands in braces is the sharding of one array."""
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

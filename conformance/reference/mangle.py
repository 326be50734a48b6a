"""Writing a SIP signature from raw indices and their index paths.

Rules: the study of the C++ reference (section "Mangler"), with the two
corrections of its section 0: a leaf is never dropped, a negative key is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Sequence, Union

from fields import integer, span

Key = Union[int, bytes]


@dataclass
class Node:
    """A leaf (with a raw index), a structure (with children) or nothing yet."""

    raw_index: int | None = None
    children: dict[Key, "Node"] = field(default_factory=dict)


class Mangler:
    """Collects the leaves of one side, inputs or results."""

    def __init__(self) -> None:
        self.root = Node()

    def set_raw_index(self, raw_index: int, path: Sequence[Key]) -> bool:
        """Puts a raw index at a path; False, and no change, where that cannot be."""
        if raw_index < 0 or not self.is_free(path):
            return False
        node = self.root
        for key in path:
            node = node.children.setdefault(key, Node())
        node.raw_index = raw_index
        return True

    def is_free(self, path: Sequence[Key]) -> bool:
        """Whether the path can take a leaf, given the existing ones."""
        if any(isinstance(key, int) and key < 0 for key in path):
            return False
        node = self.root
        for key in path:
            if node.raw_index is not None:
                return False
            if any(type(other) is not type(key) for other in node.children):
                return False
            if key not in node.children:
                return True
            node = node.children[key]
        return node.raw_index is None and not node.children

    def body(self) -> bytes:
        """The structured value; empty where nothing was set."""
        return written(self.root)


def written(root: Node) -> bytes:
    """A node as a structured value, without recursion on its depth.

    Nodes are listed parents first, so the reversed list has children first.
    """
    order = [root]
    for node in order:
        order.extend(node.children.values())
    texts: dict[int, bytes] = {}
    for node in reversed(order):
        texts[id(node)] = written_from_children(node, texts)
    return texts[id(root)]


def written_from_children(node: Node, texts: dict[int, bytes]) -> bytes:
    """A node, given the text of each child.

    Integer keys ascend as numbers, string keys as unsigned bytes: both are what
    Python's `sorted` does with `int` and `bytes`.
    """
    if node.raw_index is not None:
        return integer("_", node.raw_index)
    if not node.children:
        return b""
    items = b""
    letter = "S"
    for key in sorted(node.children):  # type: ignore[type-var]
        if isinstance(key, int):
            items += integer("k", key)
        else:
            letter = "D"
            items += span("K", key)
        items += texts[id(node.children[key])]
    return span(letter, items)


def run_script(script: str) -> tuple[list[bool], bytes]:
    """Runs a script of the adapter protocol: `I|R RAWINDEX KEY*`, a line each."""
    sides = {"I": Mangler(), "R": Mangler()}
    sets = []
    for line in script.splitlines():
        side, raw_index, *keys = line.split(" ")
        path = [read_key(key) for key in keys]
        sets.append(sides[side].set_raw_index(int(raw_index), path))
    return sets, span("I", sides["I"].body()) + span("R", sides["R"].body())


def read_key(word: str) -> Key:
    """`i:<int>` or `s:<hex>`."""
    kind, _, value = word.partition(":")
    if kind == "i":
        return int(value)
    if kind == "s":
        return bytes.fromhex(value)
    raise ValueError("a key is i:<int> or s:<hex>")

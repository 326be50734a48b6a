"""Resources of arrays and of files: a module that gets an attribute that mentions one gets its bytes."""

from __future__ import annotations

import re
from typing import Callable, Iterator, List, Optional
from weakref import WeakValueDictionary

#: The mention of a resource.
_MENTION = re.compile(rb"dense_resource<([\w$.]+)>")

#: A string, or the mention of a resource.
_PART = re.compile(rb'"(?:[^"\\]|\\.)*"|dense_resource<([\w$.]+)>', re.DOTALL)


class Blob:
    """The bytes of a resource, after their alignment. The attributes and modules that mention it keep it."""

    __slots__ = ("__weakref__", "data", "key")

    def __init__(self, key: str, data: bytes) -> None:
        self.key = key
        self.data = data


_BLOBS: "WeakValueDictionary[str, Blob]" = WeakValueDictionary()


def keep(name: str, data: bytes, alignment: int) -> Blob:
    """Keeps the bytes of a resource; of two with one name the second has a number after it."""
    if not re.fullmatch(r"[A-Za-z_][\w$.]*", name, re.ASCII):
        raise ValueError("%r is not the name of a resource: a letter, then letters, digits, and _ $ ." % name)
    whole, key, number = alignment.to_bytes(4, "little") + data, name, 0
    while True:
        known = _BLOBS.get(key)
        if known is not None and known.data == whole:
            return known
        if known is None:
            made = _BLOBS[key] = Blob(key, whole)
            return made
        number += 1
        key = "%s_%d" % (name, number)


def keep_whole(name: str, whole: bytes) -> Blob:
    """The resource of a file or of a pickled attribute, whose bytes begin with the alignment."""
    return keep(name, whole[4:], int.from_bytes(whole[:4], "little"))


def mentioned(text: bytes) -> Iterator[Blob]:
    """The resources of a text that are made of arrays."""
    if b"dense_resource<" in text:
        for name in dict.fromkeys(_MENTION.findall(text)):
            blob = _BLOBS.get(name.decode("ascii", "replace"))
            if blob is not None:
                yield blob


def keys_of(text: str) -> List[str]:
    """The keys of the resources that a text mentions, each once."""
    if "dense_resource<" not in text:
        return []
    found = (part[1].decode("ascii") for part in _PART.finditer(text.encode("utf-8")) if part[1])
    return list(dict.fromkeys(found))


def renamed(text: bytes, new_key: Callable[[str], Optional[str]]) -> bytes:
    """A text with other keys of resources; those for which there is none stay."""

    def part(found: "re.Match[bytes]") -> bytes:
        key = found[1] and new_key(found[1].decode("ascii", "replace"))
        return b"dense_resource<%s>" % key.encode("ascii") if key else found[0]

    return _PART.sub(part, text) if b"dense_resource<" in text else text

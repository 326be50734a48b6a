"""Resources made of arrays: a module that gets an attribute that mentions one gets its bytes."""

from __future__ import annotations

import re
from typing import Iterator
from weakref import WeakValueDictionary

#: The mention of a resource.
_MENTION = re.compile(rb"dense_resource<([\w$.]+)>")


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


def restore(key: str, data: bytes) -> Blob:
    """The resource of a pickled attribute."""
    known = _BLOBS.get(key)
    if known is None:
        known = _BLOBS[key] = Blob(key, data)
    if known.data != data:
        raise ValueError("another resource has the name %r of a pickled one" % key)
    return known


def mentioned(text: bytes) -> Iterator[Blob]:
    """The resources of a text that are made of arrays."""
    for name in dict.fromkeys(_MENTION.findall(text)):
        blob = _BLOBS.get(name.decode("ascii"))
        if blob is not None:
            yield blob

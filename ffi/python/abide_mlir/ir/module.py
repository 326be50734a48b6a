"""Modules."""

from __future__ import annotations

import copy
import json
import os
import sys
import threading
from pathlib import Path
from typing import Dict, Iterator, List, Mapping, Optional, Protocol, Sequence, Tuple, Union

from .._api import module as _api
from .._ffi import PackedFunc
from .._interrupt import interruptible, waiting
from ..diagnostics import Diagnostic, Text, read_all, to_bytes
from ..symbol import Pass
from ._store import Store
from .attributes import Attribute
from .context import Context, raise_errors, text_of_location
from .html import to_html
from .location import Location
from .operations import Block, Operation
from .types import Type
from .walking import Filter, WalkOrder, one_filter



class Readable(Protocol):
    """A file that is open."""

    def read(self) -> Union[str, bytes]: ...


class ModuleOfMlir(Protocol):
    """A module of ``mlir.ir``."""

    @property
    def operation(self) -> object: ...


#: The origins of a module.
Source = Union[Text, Readable, ModuleOfMlir]

#: A path, or several.
Paths = Union[str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]]]


class Dialects:
    """The dialects of a project, to read modules with.

    Parameters
    ----------
    paths
        ``.td`` files, folders of such files, and ``abide.toml`` files.
    include
        Folders that the files include from.

    Raises
    ------
    FileNotFoundError
        If a path cannot be read.
    """

    __slots__ = ("_handle", "_include", "_paths")

    def __init__(self, paths: Paths, include: Paths = ()) -> None:
        self._paths, self._include = _path_list(paths), _path_list(include)
        spelled = (json.dumps(self._paths), json.dumps(self._include))
        # Even short paths may lead to many files.
        self._handle: PackedFunc = waiting(_api.load_dialects, *spelled)

    @property
    def names(self) -> List[str]:
        """The dialects that the files describe."""
        found: List[str] = json.loads(self._handle("names"))
        return found

    @property
    def problems(self) -> List[str]:
        """The errors of the files."""
        found: List[str] = json.loads(self._handle("problems"))
        return found

    def __copy__(self) -> "Dialects":
        return self

    def __deepcopy__(self, memo: Dict[int, object]) -> "Dialects":
        return self

    def __reduce__(self) -> Tuple[object, ...]:
        return Dialects, (self._paths, self._include)

    def __repr__(self) -> str:
        return "<Dialects %s>" % ", ".join(self.names)


def _path_list(paths: Paths) -> List[str]:
    if isinstance(paths, (str, os.PathLike)):
        paths = [paths]
    return [os.fspath(path) for path in paths]


def parse(
    text: Source,
    *,
    name: Optional[str] = None,
    dialects: Union[None, Dialects, Paths] = None,
    depth: Optional[int] = None,
    strict: bool = False,
) -> "Module":
    """Reads a module. It always returns one: errors in the text are in its ``diagnostics``, and
    parsing continues after a mistake. A line ``// -----`` is a comment, as for mlir-opt.

    Parameters
    ----------
    text
        The text, a :class:`~pathlib.Path` of a file, a file that is open, or a module of ``mlir.ir``.
    name
        The name of the text in locations: ``-`` by default.
    dialects
        Descriptions of dialects that abide does not know: :class:`Dialects`, or paths for them.
    depth
        The maximum nesting of regions and brackets: 256 by default; lower limits are accepted.
    strict
        Whether an error of the parser or the verifier is an exception, as for ``mlir.ir.Module.parse``. Errors in
        signatures within attributes are only in ``diagnostics``.

    Raises
    ------
    MLIRError
        If the text has an error, and `strict` is set: a :class:`TextError`.
    """
    if name is None:
        found = os.fspath(text) if isinstance(text, os.PathLike) else getattr(text, "name", "-")
        name = found if isinstance(found, str) else "-"
    data = _source(text)
    if dialects is not None and not isinstance(dialects, Dialects):
        dialects = Dialects(dialects)
    module = Module(read_store(data, name, dialects, depth))
    if strict and not module._store.ask_long("is_valid"):
        raise_errors(module._store, module.diagnostics, data)
    return module


def _source(text: Source) -> bytes:
    """The bytes of a text, or of an object that has one."""
    read = getattr(text, "read", None)
    operation = getattr(text, "operation", None)
    if callable(read):
        data: Union[str, bytes] = read()
    elif callable(getattr(operation, "get_asm", None)):
        data = str(text)
    else:
        return to_bytes(text)  # type: ignore[arg-type]
    return data.encode("utf-8", "surrogateescape") if isinstance(data, str) else bytes(data)


def parse_file(
    path: Union[str, "os.PathLike[str]"],
    *,
    dialects: Union[None, Dialects, Paths] = None,
    depth: Optional[int] = None,
    strict: bool = False,
) -> "Module":
    """Reads a module from a file; see :func:`parse`."""
    return parse(Path(path), name=os.fspath(path), dialects=dialects, depth=depth, strict=strict)


class Module:
    """A module: its operations to walk and to change, and its diagnostics.

    Two are equal if they are the same module of the library.
    """

    __slots__ = ("_store",)

    def __init__(self, store: Store) -> None:
        self._store = store

    @staticmethod
    def parse(asm: Source, context: Optional[Context] = None) -> "Module":
        """Reads a valid module, as ``mlir.ir`` does: :func:`abide_mlir.parse` with `strict`.

        Raises
        ------
        MLIRError
            If the text has an error.
        """
        context = Context.current if context is None else context
        module = parse(asm, dialects=None if context is None else context.project_dialects, strict=True)
        module._store.context = context
        return module

    @staticmethod
    def parseFile(path: Union[str, "os.PathLike[str]"], context: Optional[Context] = None) -> "Module":
        """Reads a valid module from a file; see :meth:`parse`."""
        return Module.parse(Path(path), context)

    @staticmethod
    def create(loc: Optional[Location] = None) -> "Module":
        """An empty module, at a location or the current one."""
        location = text_of_location(loc)
        return Module.parse("module {\n}" + location if location else "")

    @property
    def context(self) -> Context:
        """The context that it was read in, or else a new one."""
        if self._store.context is None:
            self._store.context = Context(self._store.dialects)
        return self._store.context

    def dump(self) -> None:
        """Prints it to the standard error output."""
        sys.stderr.write(str(self))

    @property
    def operation(self) -> Operation:
        """The outermost operation, a ``builtin.module``."""
        order = self._store.records().order
        return Operation(self._store, order[0])

    @property
    def body(self) -> Block:
        """The block of the outermost operation."""
        return self.operation.regions[0].blocks[0]

    @property
    def operations(self) -> List[Operation]:
        """The operations directly in the module."""
        return [one for region in self.operation.regions for block in region for one in block]

    @property
    def name(self) -> str:
        """The name of the text in locations."""
        return self._store.name

    @property
    def source(self) -> bytes:
        """The text that the module was read from."""
        text: bytes = self._store.ask("text")
        return text

    def __iter__(self) -> Iterator[Operation]:
        """The operations directly in the module."""
        return iter(self.operations)

    def walk(
        self, where: Filter = None, order: Optional[WalkOrder] = None, *, filter: Filter = None
    ) -> Iterator[Operation]:
        """All operations, the outermost first, in the order of the text; see :meth:`Operation.walk`."""
        return self.operation.walk(one_filter(where, filter), order)

    def __getitem__(self, symbol: str) -> Operation:
        """The symbol of a name: ``module["main"]``; ``module["a::b"]`` is one in another."""
        return self.operation[symbol]

    def __contains__(self, symbol: str) -> bool:
        try:
            self[symbol]
        except KeyError:
            return False
        return True

    @property
    def symbol_table(self) -> Mapping[str, Operation]:
        """The symbols of the module by name."""
        return self.operation.symbol_table

    def at(self, line: int, column: int = 1) -> Optional[Operation]:
        """The innermost operation at a place, counted from 1; ``None`` where there is none."""
        return self.at_offset(self._store.ask("offset", line, column))

    def at_offset(self, offset: int) -> Optional[Operation]:
        """The innermost operation at a place in bytes; ``None`` where there is none."""
        number: Optional[int] = self._store.ask("find", offset)
        return None if number is None else Operation(self._store, number)

    @property
    def diagnostics(self) -> List[Diagnostic]:
        """Everything that is wrong with the text that the module was read from."""
        return read_all(self._store.ask_long("diagnostics"))

    def verify(self) -> List[Diagnostic]:
        """All errors of the operations in their current state. Positions are those in the text
        that the module was read from."""
        return read_all(self._store.ask_long("verify"))

    def write(self, path: Union[str, "os.PathLike[str]"], generic: bool = False) -> None:
        """Writes the text to a file."""
        text = self.print(generic)
        with open(os.fspath(path), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)

    def equals(self, other: "Module") -> bool:
        """Whether two modules have the same operations; ``==`` is whether they are the same module."""
        return self.operation.equals(other.operation)

    def print(self, generic: bool = False, local_scope: bool = False) -> str:
        """The text; see :meth:`Operation.print`."""
        return self.operation.print(generic, local_scope)

    @classmethod
    def from_bytecode(
        cls,
        data: bytes,
        *,
        name: Optional[str] = None,
        dialects: Union[None, Dialects, Paths] = None,
        depth: Optional[int] = None,
    ) -> "Module":
        """Reads a module of MLIR's bytecode; see :func:`parse`, which takes it, too.

        Raises
        ------
        ValueError
            If the bytes are not bytecode.
        """
        if not bytes(data[:4]) == b"ML\xefR":
            raise ValueError("the bytes are no MLIR bytecode, which begins with b'ML\\xefR'")
        return parse(bytes(data), name=name, dialects=dialects, depth=depth)

    def to_bytecode(self, version: Optional[int] = None) -> bytes:
        """The module as MLIR's bytecode.

        Parameters
        ----------
        version
            The version of the encoding, from 0 to 6; the newest unless another is asked for.

        Raises
        ------
        ValueError
            If something has no encoding, such as an operation that is kept in a form that only its
            dialect knows.
        """
        written: bytes = self._store.ask_long("bytecode", version)
        return written

    def run(self, *pipeline: Union[str, Pass]) -> "Module":
        """Runs passes, which change the module, or fail and leave it unchanged.

        Parameters
        ----------
        pipeline
            Passes in their order, or one pipeline such as ``builtin.module(func.func(cse))``;
            :func:`abide_mlir.symbol.passes` lists them.

        Raises
        ------
        TextError
            If the module has errors, or a pass fails.
        ValueError
            If a pass or a pipeline is invalid.
        """
        self._store.change_all("run", ",".join(str(one) for one in pipeline))
        return self

    def type(self, text: str) -> Type:
        """The type of a text, in which the aliases of the module count."""
        store = self._store
        return store.type(store.read_text("parse_type", text.encode("utf-8")))

    def attribute(self, text: str) -> Attribute:
        """The attribute of a text, in which the aliases of the module count."""
        store = self._store
        return store.attribute(store.read_text("parse_attribute", text.encode("utf-8")))

    def copy(self) -> "Module":
        """Another module with the same text and dialects: that which it was read from, or where it was changed
        the one that it is printed as."""
        return Module(copy_of(self._store))

    def __copy__(self) -> "Module":
        return self.copy()

    def __deepcopy__(self, memo: Dict[int, object]) -> "Module":
        return Module(copy.deepcopy(self._store, memo))

    def __eq__(self, other: object) -> bool:
        return self._store is other._store if isinstance(other, Module) else NotImplemented

    def __hash__(self) -> int:
        return hash(("Module", id(self._store)))

    def __str__(self) -> str:
        return self.print()

    def __repr__(self) -> str:
        return "<Module %s>" % self._store.name

    def __reduce__(self) -> Tuple[object, ...]:
        return Module, (self._store,)

    def _repr_html_(self) -> str:
        # Findings are about the text that is shown.
        shown = self if self._store.ask("changes") == 0 else self.copy()
        return to_html(shown.source, shown.diagnostics)


def read_store(text: bytes, name: str, dialects: Optional[Dialects], depth: Optional[int] = None) -> Store:
    """Reads a module of the library."""
    handle: PackedFunc
    if dialects is None:
        handle = interruptible(_api.parse, text, depth)
    else:
        handle = interruptible(dialects._handle, "parse", text, depth)
    return Store(handle, name, len(text), dialects)


def copy_of(store: Store) -> Store:
    """Another module of the library with the same text."""
    return read_store(*store.parts())


class _Shared(threading.local):
    """A module without operations, to read types and attributes with, and how many more it may read."""

    def __init__(self) -> None:
        self.stores: Dict[Optional[Dialects], Tuple[Store, int]] = {}


_SHARED = _Shared()

#: The number of types and attributes that one module reads and keeps.
_MOST_PIECES = 4096


def shared_store(dialects: Optional[Dialects] = None) -> Store:
    """A module without operations, to read a type or an attribute with."""
    store, left = _SHARED.stores.get(dialects, (None, 0))
    if store is None or left == 0:
        store, left = read_store(b"", "-", dialects), _MOST_PIECES
    _SHARED.stores[dialects] = store, left - 1
    return store

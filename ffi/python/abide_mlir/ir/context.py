"""The surroundings in which ``mlir.ir`` makes operations: contexts, insertion points, and handlers of diagnostics."""

from __future__ import annotations

import enum
import sys
import threading
from typing import TYPE_CHECKING, Callable, List, Optional, Tuple, Type as Class, Union

from ..diagnostics import Diagnostic, Severity, TextError
from .location import Location, current_location

if TYPE_CHECKING:
    from ._store import Store
    from .module import Dialects
    from .operations import Block, Operation, Region

__all__ = ["Context", "DialectRegistry", "DiagnosticHandler", "DiagnosticInfo", "DiagnosticSeverity", "InsertionPoint", "MLIRError"]

#: A function that is called with each diagnostic.
Handler = Callable[["DiagnosticInfo"], object]


class DiagnosticSeverity(enum.Enum):
    """The severity of a diagnostic, in the names of ``mlir.ir``."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    REMARK = "information"


class DiagnosticInfo:
    """A diagnostic as ``mlir.ir`` has it.

    Attributes
    ----------
    severity
        A :class:`DiagnosticSeverity`.
    message
        The message.
    location
        Its place in the text.
    notes
        Other places that explain it.
    """

    __slots__ = ("location", "message", "notes", "severity")

    def __init__(self, severity: DiagnosticSeverity, message: str, location: Location) -> None:
        self.severity = severity
        self.message = message
        self.location = location
        self.notes: List[DiagnosticInfo] = []

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return "<DiagnosticInfo %s: %s>" % (self.severity.value, self.message)


def _info(found: Diagnostic, name: str) -> DiagnosticInfo:
    """A diagnostic of a file."""
    place = Location.file(name, found.line, found.column)
    return DiagnosticInfo(DiagnosticSeverity(str(found.severity)), found.message, place)


class MLIRError(TextError):
    """A text that is not a valid module, type or attribute, or an operation that is not valid.

    Attributes
    ----------
    diagnostics
        All errors.
    error_diagnostics
        The same as ``mlir.ir`` has them.
    """

    def __init__(self, text: str, source: Optional[bytes] = None) -> None:
        super().__init__(text, source)
        self.diagnostics: List[Diagnostic] = []
        self.error_diagnostics: List[DiagnosticInfo] = []

    def __reduce__(self) -> Tuple[object, ...]:
        return _unpickle, (str(self), self.line, self.column, self.diagnostics)


def _unpickle(text: str, line: Optional[int], column: Optional[int], diagnostics: List[Diagnostic]) -> MLIRError:
    error = MLIRError(text)
    error.line, error.column, error.diagnostics = line, column, diagnostics
    error.error_diagnostics = [_info(one, "-") for one in diagnostics]
    return error


def raise_errors(store: "Store", found: List[Diagnostic], source: bytes) -> None:
    """Raises the errors among the diagnostics of a module, if there are any."""
    errors = [one for one in found if one.severity == Severity.ERROR]
    if not errors:
        return
    first = errors[0]
    error = MLIRError("bytes %d..%d: %s [%s]" % (first.start, first.end, first.message, first.code), source)
    error.diagnostics = errors
    error.error_diagnostics = [_info(one, store.name) for one in errors]
    context = Context.current
    if context is not None and context.emit_error_diagnostics:
        for one in error.error_diagnostics:
            context._emit(one)
    raise error


def emit_error(location: Location, message: str) -> None:
    """Passes an error to the handlers of the current context; without one that takes it, to standard error."""
    context = Context.current
    info = DiagnosticInfo(DiagnosticSeverity.ERROR, message, location)
    if context is None or not context._emit(info):
        print("error: %s: %s" % (location.text, message), file=sys.stderr)


class _State(threading.local):
    """The contexts and insertion points that a thread has entered, the innermost last."""

    def __init__(self) -> None:
        self.contexts: List["Context"] = []
        self.points: List["InsertionPoint"] = []


_STATE = _State()


class _CurrentContext:
    """``Context.current``."""

    def __get__(self, instance: object, owner: Class[object]) -> Optional["Context"]:
        return _STATE.contexts[-1] if _STATE.contexts else None


class DiagnosticHandler:
    """A handler that is attached to a context until it is detached, or left as a context manager."""

    __slots__ = ("_context", "_handler", "had_error")

    def __init__(self, context: "Context", handler: Handler) -> None:
        self._context = context
        self._handler = handler
        #: Whether the handler has raised an exception.
        self.had_error = False

    @property
    def attached(self) -> bool:
        """Whether it is still attached."""
        return self in self._context._handlers

    def detach(self) -> None:
        """Ends its calls."""
        if self.attached:
            self._context._handlers.remove(self)

    def __enter__(self) -> "DiagnosticHandler":
        return self

    def __exit__(self, *error: object) -> None:
        self.detach()


class Context:
    """A context. Modules of this library need none; it is there for programs that were written for ``mlir.ir``, and for
    the dialects of a project.

    Parameters
    ----------
    dialects
        The dialects of a project, for all modules that are read while the context is entered.

    Attributes
    ----------
    allow_unregistered_dialects
        Kept for programs that set it: undescribed operations are always accepted.
    emit_error_diagnostics
        Whether errors that are raised are also passed to the attached handlers.
    """

    current = _CurrentContext()

    def __init__(self, dialects: Optional["Dialects"] = None) -> None:
        self.allow_unregistered_dialects = False
        self.emit_error_diagnostics = False
        self.project_dialects = dialects
        self._handlers: List[DiagnosticHandler] = []

    def attach_diagnostic_handler(self, handler: Handler) -> DiagnosticHandler:
        """Has a function called with each error that is raised, where :attr:`emit_error_diagnostics` is set."""
        attached = DiagnosticHandler(self, handler)
        self._handlers.append(attached)
        return attached

    def _emit(self, found: DiagnosticInfo) -> bool:
        """Whether a handler has taken a diagnostic."""
        for handler in reversed(self._handlers):
            try:
                if handler._handler(found):
                    return True
            except Exception:  # pylint: disable=broad-except
                handler.had_error = True
        return False

    def load_all_available_dialects(self) -> None:
        """Does nothing: descriptions are read on first use."""

    def enable_multithreading(self, enable: bool) -> None:
        """Does nothing."""

    @property
    def d(self) -> "DialectsOfContext":
        """The same as `dialects`."""
        return self.dialects

    @property
    def dialects(self) -> "DialectsOfContext":
        """The described dialects by their names: ``context.dialects["func"]``, ``context.d.func``."""
        return DialectsOfContext(self)

    def append_dialect_registry(self, registry: object) -> None:
        """Does nothing: all described dialects are there."""

    def is_registered_operation(self, operation_name: str) -> bool:
        """Whether an operation is described."""
        from .module import shared_store

        return shared_store(self.project_dialects).description(operation_name) is not None

    def __enter__(self) -> "Context":
        _STATE.contexts.append(self)
        return self

    def __exit__(self, *error: object) -> None:
        _STATE.contexts.pop()


class DialectOfContext:
    """A described dialect.

    Attributes
    ----------
    namespace
        Its name.
    """

    __slots__ = ("namespace",)

    def __init__(self, namespace: str) -> None:
        self.namespace = namespace

    def __repr__(self) -> str:
        return "<Dialect %s>" % self.namespace


class DialectsOfContext:
    """The described dialects of a context."""

    __slots__ = ("_context",)

    def __init__(self, context: Context) -> None:
        self._context = context

    def __getitem__(self, name: str) -> DialectOfContext:
        """The dialect of a name.

        Raises
        ------
        IndexError
            If it is not described.
        """
        from .module import shared_store

        if shared_store(self._context.project_dialects).ask("operations", name) is None:
            raise IndexError("no dialect %r is described" % name)
        return DialectOfContext(name)

    def __getattr__(self, name: str) -> DialectOfContext:
        try:
            return self[name]
        except IndexError as error:
            raise AttributeError(str(error)) from None


class DialectRegistry:
    """Kept for programs that make one: all described dialects are there."""

    __slots__ = ()


class _CurrentPoint:
    """``InsertionPoint.current``."""

    def __get__(self, instance: object, owner: Class[object]) -> Optional["InsertionPoint"]:
        return _STATE.points[-1] if _STATE.points else None


class InsertionPoint:
    """A place for new operations: before an operation, or at the end of a block. Within ``with``, operations are made
    there.

    Parameters
    ----------
    place
        An operation, a block, or a region with one block.
    """

    __slots__ = ("block", "ref_operation")

    current = _CurrentPoint()

    def __init__(self, place: Union["Block", "Operation", "Region"]) -> None:
        from .operations import Operation, Region

        self.ref_operation: Optional["Operation"] = None
        if isinstance(place, Operation):
            self.ref_operation = place
            block = place.block
            if block is None:
                raise ValueError("nothing goes beside the outermost operation")
            self.block = block
        elif isinstance(place, Region):
            self.block = place.blocks[0]
        else:
            self.block = place

    @classmethod
    def at_block_begin(cls, block: "Block") -> "InsertionPoint":
        """Before everything that is in a block now."""
        first = next(iter(block), None)
        return cls(block if first is None else first)

    @classmethod
    def at_block_terminator(cls, block: "Block") -> "InsertionPoint":
        """Before the last operation of a block.

        Raises
        ------
        ValueError
            If the block is empty.
        """
        last = block.terminator
        if last is None:
            raise ValueError("the block has no terminator")
        return cls(last)

    @classmethod
    def after(cls, operation: "Operation") -> "InsertionPoint":
        """After an operation."""
        following, block = operation.next, operation.block
        if block is None:
            raise ValueError("nothing goes beside the outermost operation")
        return cls(block if following is None else following)

    def insert(self, operation: "Operation") -> None:
        """Moves an operation there."""
        if self.ref_operation is not None:
            operation.move_before(self.ref_operation)
        else:
            operation.move_to_end(self.block)

    def __enter__(self) -> "InsertionPoint":
        _STATE.points.append(self)
        return self

    def __exit__(self, *error: object) -> None:
        _STATE.points.pop()

    def __repr__(self) -> str:
        place = "at the end of %r" % self.block if self.ref_operation is None else "before %r" % self.ref_operation
        return "<InsertionPoint %s>" % place


def text_of_location(location: Optional[Location]) -> str:
    """The text of a location, or of the current one, as it follows an operation."""
    location = current_location() if location is None else location
    return "" if location is None or location.text == "unknown" else " %s" % location

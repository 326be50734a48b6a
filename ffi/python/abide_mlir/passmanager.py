"""Pass managers as ``mlir.passmanager`` has them. :meth:`abide_mlir.Module.run` does the same."""

from __future__ import annotations

from typing import List, Union

from .ir.module import Module
from .ir.operations import Operation
from .symbol import opt

__all__ = ["PassManager"]


class PassManager:
    """A pipeline of passes.

    Parameters
    ----------
    anchor_op
        The operation that the passes work on; ``any`` for that which they are run on.
    """

    def __init__(self, anchor_op: str = "any", context: object = None) -> None:
        self._anchor = anchor_op
        self._passes: List[str] = []

    @staticmethod
    def parse(pipeline: str, context: object = None) -> "PassManager":
        """A pipeline such as ``builtin.module(func.func(cse),canonicalize)``.

        Raises
        ------
        ValueError
            If it is not a pipeline, or has an unknown pass.
        """
        opt("", pipeline)
        anchor, _, inner = pipeline.strip().partition("(")
        made = PassManager(anchor)
        made._passes = [inner.rpartition(")")[0]]
        return made

    def add(self, pipeline: str) -> None:
        """Appends passes.

        Raises
        ------
        ValueError
            If there is no such pass.
        """
        opt("", pipeline if self._anchor == "any" else "%s(%s)" % (self._anchor, pipeline))
        self._passes.append(pipeline)

    def enable_verifier(self, enable: bool) -> None:
        """Does nothing: modules are verified before and after passes."""

    def run(self, operation: Union[Operation, Module]) -> None:
        """Runs the passes on a module, or fails and leaves it unchanged.

        Raises
        ------
        ValueError
            If the operation is not the outermost one, or a pass fails.
        """
        own = operation.operation if isinstance(operation, Module) else operation
        module = own.module
        if own != module.operation:
            raise ValueError("passes run on a whole module, and not on %r" % own)
        module.run(",".join(self._passes) if self._anchor == "any" else str(self))

    def __str__(self) -> str:
        return "%s(%s)" % (self._anchor, ",".join(self._passes))

    def __repr__(self) -> str:
        return "<PassManager %s>" % self

"""The dialect ``cf``: builders as ``mlir.dialects.cf`` has them."""

from __future__ import annotations

from typing import Any

from ._builders import OpView, builders_of

__all__ = ["BranchOp", "CondBranchOp"]


class BranchOp(OpView):
    """``cf.br``"""

    __slots__ = ()

    OPERATION_NAME = "cf.br"


class CondBranchOp(OpView):
    """``cf.cond_br``"""

    __slots__ = ()

    OPERATION_NAME = "cf.cond_br"


_BUILDERS = builders_of("cf", {"BranchOp": BranchOp, "CondBranchOp": CondBranchOp})


def __getattr__(name: str) -> Any:
    return getattr(_BUILDERS, name)

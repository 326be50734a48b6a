"""For asyncio: long calls that do not block the event loop. Calls of the library run at the same time.

>>> import asyncio
>>> from abide_mlir import aio
>>> async def main():
...     return await asyncio.gather(aio.check("func.func @f() { return }"), aio.parse("module {}"))
>>> asyncio.run(main())
[[], <Module ->]
"""

from __future__ import annotations

import asyncio
import contextvars
import functools
import os
from typing import Callable, List, Optional, TypeVar, Union

from . import ir, mlir, symbol
from .diagnostics import Diagnostic, Sink, Text

Result = TypeVar("Result")


async def to_thread(function: Callable[..., Result], *args: object, **kwargs: object) -> Result:
    """Calls any function of this package in a thread, with the context of the caller."""
    context = contextvars.copy_context()
    call = functools.partial(context.run, function, *args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(None, call)


async def check(
    text: Text,
    sink: Optional[Sink] = None,
    depth: Optional[int] = None,
    max_diagnostics: Optional[int] = None,
) -> List[Diagnostic]:
    """As :func:`abide_mlir.mlir.check`; the sink is called in another thread."""
    return await to_thread(mlir.check, text, sink, depth, max_diagnostics)


async def parse(
    text: Text,
    *,
    name: Optional[str] = None,
    dialects: Union[None, ir.Dialects, ir.Paths] = None,
    depth: Optional[int] = None,
) -> ir.Module:
    """As :func:`abide_mlir.parse`."""
    return await to_thread(ir.parse, text, name=name, dialects=dialects, depth=depth)


async def parse_file(
    path: Union[str, "os.PathLike[str]"],
    *,
    dialects: Union[None, ir.Dialects, ir.Paths] = None,
    depth: Optional[int] = None,
) -> ir.Module:
    """As :func:`abide_mlir.parse_file`."""
    return await to_thread(ir.parse_file, path, dialects=dialects, depth=depth)


async def opt(
    text: Union[str, "os.PathLike[str]"], *pipeline: Union[str, symbol.Pass], generic: bool = False
) -> str:
    """As :func:`abide_mlir.symbol.opt`."""
    return await to_thread(symbol.opt, text, *pipeline, generic=generic)

"""Texts and bytecode of operations."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Literal, Optional, Protocol, Union, cast, overload

from ._handle import Handle

if TYPE_CHECKING:
    from .operations import Operation


class Writable(Protocol):
    """A file that is open."""

    def write(self, text: Any) -> object: ...


class Printed(Handle):
    """The printed form of an operation."""

    __slots__ = ()

    def print(
        self,
        generic: bool = False,
        local_scope: bool = False,
        *,
        file: Optional[Writable] = None,
        binary: bool = False,
        large_elements_limit: Optional[int] = None,
        enable_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        skip_regions: bool = False,
        assume_verified: bool = False,
    ) -> str:
        """Its text.

        Parameters
        ----------
        generic
            Every operation in the generic form.
        local_scope
            Without aliases, so that each operation is complete.
        file
            A file that the text is also written to.
        binary
            Whether that file takes bytes.
        large_elements_limit, enable_debug_info, print_generic_op_form, use_local_scope, skip_regions, assume_verified
            Options of :meth:`get_asm`.
        """
        text = self.get_asm(
            large_elements_limit=large_elements_limit,
            enable_debug_info=enable_debug_info,
            print_generic_op_form=generic or print_generic_op_form,
            use_local_scope=local_scope or use_local_scope,
            skip_regions=skip_regions,
        )
        if file is not None:
            file.write(text.encode("utf-8") if binary else text)
        return text

    @overload
    def get_asm(
        self,
        binary: Literal[False] = ...,
        large_elements_limit: Optional[int] = ...,
        large_resource_limit: Optional[int] = ...,
        enable_debug_info: bool = ...,
        pretty_debug_info: bool = ...,
        print_generic_op_form: bool = ...,
        use_local_scope: bool = ...,
        assume_verified: bool = ...,
        skip_regions: bool = ...,
    ) -> str: ...
    @overload
    def get_asm(
        self,
        binary: Literal[True],
        large_elements_limit: Optional[int] = ...,
        large_resource_limit: Optional[int] = ...,
        enable_debug_info: bool = ...,
        pretty_debug_info: bool = ...,
        print_generic_op_form: bool = ...,
        use_local_scope: bool = ...,
        assume_verified: bool = ...,
        skip_regions: bool = ...,
    ) -> bytes: ...

    def get_asm(
        self,
        binary: bool = False,
        large_elements_limit: Optional[int] = None,
        large_resource_limit: Optional[int] = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> Union[str, bytes]:
        """Its text, with the options of ``mlir.ir``.

        Parameters
        ----------
        binary
            Whether the text is ``bytes``.
        large_elements_limit
            Dense literals of more elements are left out.
        enable_debug_info
            Whether locations are printed; only of a whole module.
        print_generic_op_form, use_local_scope
            As `generic` and `local_scope` of :meth:`print`.
        skip_regions
            ``{...}`` for each region.
        large_resource_limit, pretty_debug_info, assume_verified
            Accepted, and not used.
        """
        if enable_debug_info:
            data = with_locations(cast("Operation", self), print_generic_op_form, use_local_scope)
        else:
            how = (print_generic_op_form, use_local_scope, skip_regions, large_elements_limit)
            data = self._store.ask_long("print", self._number, *how)
        # As with mlir.ir, whose local scope has no aliases around the operation.
        is_whole = not use_local_scope and self.module.operation == self
        data = data.rstrip(b"\n") + b"\n" * is_whole
        return data if binary else data.decode("utf-8", "backslashreplace")

    def write_bytecode(
        self, file: Union[str, "os.PathLike[str]", Writable], desired_version: Optional[int] = None
    ) -> None:
        """Writes a whole module as MLIR's bytecode, to a path or into an open file."""
        module = self.module
        if module.operation != self:
            raise ValueError("only a whole module is written as bytecode, and not %r" % self)
        data = module.to_bytecode(desired_version)
        if isinstance(file, (str, os.PathLike)):
            with open(file, "wb") as opened:
                opened.write(data)
        else:
            file.write(data)

    def __str__(self) -> str:
        return self.print().rstrip("\n")


from ._building import with_locations  # pylint: disable=wrong-import-position

"""The packed functions ``abide.symbol.*``, unchanged."""

from typing import TYPE_CHECKING

from .._ffi import PackedFunc, _init_api

_init_api("abide.symbol", __name__)

if TYPE_CHECKING:

    def __getattr__(name: str) -> PackedFunc: ...

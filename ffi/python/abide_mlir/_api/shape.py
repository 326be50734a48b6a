"""The packed functions ``abide.shape.*``, unchanged."""

from typing import TYPE_CHECKING

from .._ffi import PackedFunc, _init_api

_init_api("abide.shape", __name__)

if TYPE_CHECKING:

    def __getattr__(name: str) -> PackedFunc: ...

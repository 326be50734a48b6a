"""The cost of calls from Python: python3 ffi/python/benchmark.py LIBRARY

Nanoseconds of processor time, the best of several runs. Through this package, and through `tvm_ffi` if that is
installed; that package's own functions are beside ours.
"""

import os
import sys
import time

# Short runs: some of them have the processor for themselves.
CALLS = 1_000
RUNS = 600


def measure(name, function, *args):
    """Prints the time of a call."""
    best = float("inf")
    for _ in range(RUNS):
        begun = time.process_time()
        for _ in range(CALLS):
            function(*args)
        best = min(best, time.process_time() - begun)
    print("%-30s %7.0f" % (name, best / CALLS * 1e9))


def main(library):
    """Measures all."""
    os.environ["ABIDE_LIBRARY_PATH"] = library
    import abide_mlir

    nop, echo, call = (
        abide_mlir.get_global_func("abide.testing." + name) for name in ("nop", "echo", "call")
    )
    callback = abide_mlir.convert(lambda value: value)
    measure("abide_mlir nop()", nop)
    measure("abide_mlir echo(1)", echo, 1)
    measure('abide_mlir echo("text")', echo, "text")
    measure("abide_mlir callback", call, callback, 1)
    measure("abide_mlir get_global_func", abide_mlir.get_global_func, "abide.testing.nop")
    try:
        import tvm_ffi
    except ImportError:
        print("tvm_ffi is not installed")
        return
    module = tvm_ffi.load_module(library)
    callback = tvm_ffi.convert(lambda value: value)
    measure("tvm_ffi nop()", module.testing_nop)
    measure("tvm_ffi echo(1)", module.testing_echo, 1)
    measure('tvm_ffi echo("text")', module.testing_echo, "text")
    measure("tvm_ffi callback", module.testing_call, callback, 1)
    measure("tvm_ffi get_global_func", tvm_ffi.get_global_func, "abide.testing.nop")
    own = [tvm_ffi.get_global_func("testing." + name, allow_missing=True) for name in ("nop", "echo")]
    if all(own):
        measure("tvm_ffi's own nop(1, 2, 3)", own[0], 1, 2, 3)
        measure("abide's nop through abide_mlir, (1, 2, 3)", nop, 1, 2, 3)
        measure("tvm_ffi's own echo(1)", own[1], 1)
        measure("tvm_ffi's own echo('text')", own[1], "text")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("benchmark.py takes the path of the library, such as target/release/libabide.so")
    main(os.path.abspath(sys.argv[1]))

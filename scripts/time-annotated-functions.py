#!/usr/bin/env python3
"""Times 'abide abi' and 'abide check' on a file of functions that are annotated as JAX writes them.

Usage: scripts/time-annotated-functions.py [ABIDE] [FUNCTIONS] [RUNS]

Whole processes, the best of the runs; what they print goes to /dev/null. With '--write FILE' the text alone is written.
"""

import os
import sys
import tempfile
import time

FUNCTION = """  func.func public @step{n}(%arg0: tensor<8x{size}xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>, \
tf.aliasing_output = 0 : i32}} loc("params['layers'][{n}].w"), %arg1: tensor<{size}xf32> {{jax.buffer_donor = true}} \
loc("params['layers'][{n}].b"), %arg2: tensor<8xi32> {{mhlo.sharding = "{{devices=[4]<=[4]}}"}} loc("batch['x']")) -> \
(tensor<8x{size}xf32> {{jax.result_info = "result['params']['w']"}}, tensor<8xi32> {{jax.result_info = "result['loss'][0]"}}) {{
    return %arg0, %arg2 : tensor<8x{size}xf32>, tensor<8xi32>
  }}
"""


def text(functions):
    head = 'module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n'
    mesh = '  sdy.mesh @mesh = <["x"=4]>\n'
    bodies = (FUNCTION.format(n=n, size=4 * (1 + n % 7)) for n in range(functions))
    return head + mesh + "".join(bodies) + "}\n"


def seconds(command):
    """The time of a process, and the processor time in it."""
    start = time.perf_counter()
    devnull = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    _, status, usage = os.wait4(os.posix_spawnp(command[0], command, os.environ, file_actions=devnull), 0)
    if status != 0:
        sys.exit(f"{' '.join(command)} failed")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime


def main():
    if sys.argv[1:2] == ["--write"]:
        with open(sys.argv[2], "w") as file:
            file.write(text(int(sys.argv[3]) if len(sys.argv) > 3 else 10_000))
        return
    arguments = sys.argv[1:] + [None] * 3
    abide, functions, runs = arguments[0] or "target/dist/abide", int(arguments[1] or 10_000), int(arguments[2] or 10)
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text(functions))
        file.flush()
        for words in (["abi"], ["abi", "--format", "json"], ["check", "-q"]):
            best, processor = min(seconds([abide, *words, file.name]) for _ in range(runs))
            print(f"abide {' '.join(words):20} {best * 1e3:8.0f} ms ({processor * 1e3:.0f} ms of processors)"
                  f" {functions / best:10.0f} functions a second")


main()

#!/usr/bin/env python3
"""Counts the modules of `abide generate` that a compiler accepts, and ranks its refusals.

Usage: scripts/measure-generated.py [--abide PATH] [--compiler COMMAND] [--top N] [--save DIR] [-- OPTIONS OF GENERATE]

The compiler reads many modules at once: it must know --split-input-file, as mlir-opt and iree-opt do. A module is
refused if an error is reported on one of its lines. If the compiler crashes, its modules are run one by one.
Operations are counted by the generic form that abide prints of the accepted modules.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys
import tempfile

SEPARATOR = "// -----\n"
BATCH = 100
ERROR = re.compile(r":(\d+):\d+: error: (.*)")
NAME = re.compile(r'"([a-z_0-9]+\.[A-Za-z_0-9.]+)"\(')


def judge(compiler, modules):
    """The first error of each module; None if it is accepted."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "modules.mlir")
        with open(path, "w") as file:
            file.write(SEPARATOR.join(modules))
        run = subprocess.run(
            [*compiler, "--split-input-file", path, "-o", os.devnull],
            stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, errors="replace", timeout=600)
    starts, line = [], 1
    for module in modules:
        starts.append(line)
        line += module.count("\n") + 1
    errors = [None] * len(modules)
    for match in ERROR.finditer(run.stderr):
        at = int(match[1])
        index = max(i for i, start in enumerate(starts) if start <= at)
        errors[index] = errors[index] or match[2]
    crashed = run.returncode < 0 or (run.returncode != 0 and not any(errors))
    if not crashed:
        return errors
    if len(modules) == 1:
        return [f"crash: {run.returncode}"]
    half = len(modules) // 2
    return judge(compiler, modules[:half]) + judge(compiler, modules[half:])


def kind(error):
    """An error without the values that differ from module to module."""
    error = re.sub(r"'[^']*[<>!%@^#(][^']*'", "'..'", error)
    return re.sub(r"-?\d+", "N", error)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--abide", default=os.environ.get("ABIDE", "target/release/abide"))
    parser.add_argument("--compiler", default="mlir-opt-22")
    parser.add_argument("--top", type=int, default=30, help="the number of kinds of refusals shown")
    parser.add_argument("--save", help="write one refused module of each kind into this folder")
    parser.add_argument("--names", help="write the operations of accepted modules into this file")
    parser.add_argument("options", nargs="*", help="of abide generate, after --")
    arguments = parser.parse_args()
    command = [arguments.abide, "generate", *arguments.options]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    modules = text.split(SEPARATOR)
    batches = [modules[at:at + BATCH] for at in range(0, len(modules), BATCH)]
    compiler = shlex.split(arguments.compiler)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        errors = [one for batch in pool.map(lambda own: judge(compiler, own), batches) for one in batch]
    refused = collections.defaultdict(list)
    for module, error in zip(modules, errors):
        if error:
            refused[kind(error)].append((error, module))
    accepted = [module for module, error in zip(modules, errors) if not error]
    # The generic form has each operation in quotes. The parser needs the same dialects as the generator.
    flags = ("--dialects", "-I", "--llvm")
    given = zip(arguments.options, arguments.options[1:])
    dialects = [word for pair in given if pair[0] in flags for word in pair]
    generic = subprocess.run(
        [arguments.abide, "opt", *dialects, "--mlir-print-op-generic", "--split-input-file"],
        input=SEPARATOR.join(accepted), stdout=subprocess.PIPE, text=True).stdout
    names = set(NAME.findall(generic))
    print(f"{len(accepted)} of {len(modules)} modules accepted "
          f"({100 * len(accepted) / max(len(modules), 1):.1f} %), {len(names)} operations in them")
    ranked = sorted(refused.items(), key=lambda item: (-len(item[1]), item[0]))
    for number, (error, cases) in enumerate(ranked):
        if number < arguments.top:
            print(f"{len(cases):6} {error}")
        if arguments.save:
            os.makedirs(arguments.save, exist_ok=True)
            smallest = min(cases, key=lambda case: len(case[1]))
            with open(os.path.join(arguments.save, f"{number:03}.mlir"), "w") as file:
                file.write(f"// {len(cases)}: {smallest[0]}\n{smallest[1]}")
    if arguments.names:
        with open(arguments.names, "w") as file:
            file.writelines(f"{name}\n" for name in sorted(names))


if __name__ == "__main__":
    main()

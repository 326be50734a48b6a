#!/usr/bin/env python3
"""Reduces the recipes of corpus/reduce with abide, mlir-reduce, cvise and shrinkray.

usage: scripts/compare-reducers.py [--seconds N] [--runs N] [--tools NAMES] [--results FILE] [--table] [RECIPE...]

All reducers get the same test script and the same processor time, which is that of the reducer and all tests; or with
--runs the same number of runs of the test, which does not depend on the machine. The result of each reduction is a line
of the results, and one that has a line is not repeated. Recipes are numbers of lines of recipes.tsv, from 0; all by
default. `--table` prints the results as Markdown. The programs are $ABIDE (or
target/release/abide), $MLIR_REDUCE (mlir-reduce-22), $CVISE (cvise) and $SHRINKRAY (shrinkray); mlir-opt-22 crashes.
"""

import argparse
import os
import pathlib
import re
import shlex
import shutil
import signal
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT / "corpus" / "reduce"
COMPILER = ["mlir-opt-22", "-allow-unregistered-dialect"]
TOOLS = ["abide", "mlir-reduce", "cvise", "shrinkray"]
TICKS = os.sysconf("SC_CLK_TCK")
PLAIN = dict(os.environ, LLVM_DISABLE_SYMBOLIZATION="1")

# Without an argument, the file is in.mlir here, or standard input for shrinkray. mlir-reduce wants exit status 1.
TEST = """#!/bin/sh
printf . >> {folder}/runs
scratch=$(mktemp -d {folder}/test-XXXXXX); trap 'rm -rf $scratch' EXIT
file="$1"
if [ -z "$file" ]; then file=in.mlir; fi
if [ "$BY_INPUT" = 1 ]; then file=$scratch/in.mlir; cat > $file; fi
LLVM_DISABLE_SYMBOLIZATION=1 {command} "$file" -o /dev/null > /dev/null 2> $scratch/err
status=$?
[ $status = 139 ] && grep -qF '{frame}' $scratch/err && hit=0 || hit=1
[ "$REVERSED" = 1 ] && exit $((1 - hit))
exit $hit
"""


def recipes():
    lines = (CORPUS / "recipes.tsv").read_text().splitlines()
    return [tuple(line.split("\t")) for line in lines]


def top_frame(flags, source):
    """The first function of MLIR in the trace of the crash."""
    command = [*COMPILER, *flags.split(), source, "-o", os.devnull]
    run = subprocess.run(command, env=PLAIN, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                         stderr=subprocess.PIPE, text=True, errors="replace")
    frames = (re.search(r"0x\w+ (mlir[^(<+]+)", line) for line in run.stderr.splitlines())
    return next((frame[1].strip() for frame in frames if frame), "Stack dump")


def command_of(tool, test, result):
    program = lambda variable, default: shlex.split(os.environ.get(variable, default))
    if tool == "abide":
        own = program("ABIDE", str(ROOT / "target" / "release" / "abide"))
        return [*own, "reduce", "-q", "-j", "2", "--test", test, "in.mlir", "-o", result, "--keep-best"]
    if tool == "mlir-reduce":
        own = program("MLIR_REDUCE", "mlir-reduce-22")
        tree = f"--reduction-tree=traversal-mode=0 test={test}"
        return [*own, "-allow-unregistered-dialect", "in.mlir", tree, "-o", result]
    if tool == "cvise":
        return [*program("CVISE", "cvise"), "--n", "2", "--not-c", "--timeout", "60", test, "in.mlir"]
    own = program("SHRINKRAY", "shrinkray")
    return [*own, "--parallelism", "2", "--timeout", "60", "--target", result, test, "in.mlir"]


def used(session):
    """The seconds of processor time of a session: its processes, and those that they waited for."""
    total = 0
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/stat") as file:
                fields = file.read().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            total += sum(map(int, fields[11:15]))
    return total / TICKS


def reduce(tool, source, frame, flags, limit, most):
    """The final size, the processor time, the runs of the test, and each smaller size with its time and runs."""
    with tempfile.TemporaryDirectory(prefix="compare-reducers-") as folder:
        folder = pathlib.Path(folder)
        shutil.copy(source, folder / "in.mlir")
        test, result = folder / "test.sh", folder / ("in.mlir" if tool == "cvise" else "out.mlir")
        command = shlex.join([*COMPILER, *flags.split()])
        test.write_text(TEST.format(folder=folder, command=command, frame=frame))
        test.chmod(0o755)
        env = dict(PLAIN, REVERSED=str(int(tool == "mlir-reduce")), BY_INPUT=str(int(tool == "shrinkray")))
        process = subprocess.Popen(command_of(tool, str(test), str(result)), cwd=folder, env=env,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, start_new_session=True)
        seconds, steps, count = 0.0, [], folder / "runs"
        while process.poll() is None:
            time.sleep(0.05)
            seconds = max(seconds, used(process.pid))
            size = result.stat().st_size if result.exists() else 0
            runs = count.stat().st_size if count.exists() else 0
            if size and (not steps or size < steps[-1][2]):
                steps.append((seconds, runs, size))
            if runs >= most if most else seconds >= limit:
                os.killpg(process.pid, signal.SIGINT)
                try:
                    process.wait(30)
                except subprocess.TimeoutExpired:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
        size = result.stat().st_size if result.exists() else 0
        runs = count.stat().st_size if count.exists() else 0
        return size, seconds, runs, steps


def measure(arguments):
    all_recipes = recipes()
    results = pathlib.Path(arguments.results)
    known = {tuple(line.split("\t")[:2]) for line in results.read_text().splitlines()} if results.exists() else set()
    for tool in arguments.tools.split(","):
        for number in arguments.recipes or range(len(all_recipes)):
            if (str(number), tool) in known:
                continue
            name, flags = all_recipes[number]
            source = CORPUS / name
            frame = top_frame(flags, source)
            size, seconds, runs, steps = reduce(
                tool, source, frame, flags, arguments.seconds, arguments.runs)
            history = " ".join(f"{at:.2f}:{run}:{bytes_}" for at, run, bytes_ in steps)
            with results.open("a") as file:
                file.write(f"{number}\t{tool}\t{size}\t{seconds:.1f}\t{runs}\t{history}\n")


def table(results):
    """Prints a row for each recipe. A result that is not smaller than the input is `-`."""
    runs = {}
    for line in pathlib.Path(results).read_text().splitlines():
        number, tool, size, seconds, tests, history = line.split("\t")
        steps = [tuple(map(float, step.split(":"))) for step in history.split()]
        runs[int(number), tool] = (int(size), float(seconds), int(tests), steps)
    print("| crash | input | " + " | ".join(TOOLS) + " | abide at half of the best other |")
    print("|---|---" + "|---" * len(TOOLS) + "|---|")
    ratios = []
    for number, (name, flags) in enumerate(recipes()):
        before = (CORPUS / name).stat().st_size
        cells, sizes = [], {}
        for tool in TOOLS:
            size, seconds, tests, _ = runs.get((number, tool), (0, 0.0, 0, []))
            is_known = (number, tool) in runs
            if 0 < size < before:
                sizes[tool] = size
            shown = size if 0 < size < before else "-"
            cells.append(f"{shown}, {seconds:.1f} s, {tests} runs" if is_known else "")
        best = min((size for tool, size in sizes.items() if tool != "abide"), default=before)
        steps = runs.get((number, "abide"), (0, 0.0, 0, []))[3]
        halves = (f"{at:.1f} s, {run:.0f} runs" for at, run, size in steps if size * 2 <= best)
        half = next(halves, "no")
        if "abide" in sizes:
            ratios.append(sizes["abide"] / best)
        print(f"| `{name}` `{flags}` | {before} | " + " | ".join(cells) + f" | {half} |")
    if ratios:
        print(f"\nMedian size: {statistics.median(ratios):.2f} of the best other one, at most {max(ratios):.2f}.")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=6, help="the processor time of a run")
    parser.add_argument("--runs", type=int, default=0, help="the number of tests of a run, instead of a time")
    parser.add_argument("--tools", default=",".join(TOOLS))
    parser.add_argument("--results", default="target/compare-reducers.tsv")
    parser.add_argument("--table", action="store_true", help="print the results that are there")
    parser.add_argument("recipes", nargs="*", type=int)
    arguments = parser.parse_args()
    if not arguments.table:
        measure(arguments)
    table(arguments.results)


if __name__ == "__main__":
    main()

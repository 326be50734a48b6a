#!/usr/bin/env python3
"""Times 'abide tablegen' beside llvm-tblgen over upstream's '.td' files of operations.

Usage: scripts/compare-tablegen.py [--records] [--all] [--runs N] [--include DIR] [ABIDE] [WORD ..]

Whole processes, one after the other by turns, output to /dev/null: '--dump-json', or '--print-records'. Of each file
the ratio of the least processor times (user and system) of the runs, and of the medians of time by the clock. With
'--all' all files count, not only those that are named '..Ops.td'; with words, those whose path has one of them.
"""

import argparse
import glob
import os
import statistics
import time


def run(command):
    """The processor time of a process, the time by the clock, and whether it ended well."""
    start = time.perf_counter()
    nothing = [(os.POSIX_SPAWN_OPEN, file, os.devnull, os.O_RDWR, 0) for file in (0, 1, 2)]
    _, status, usage = os.wait4(os.posix_spawnp(command[0], command, os.environ, file_actions=nothing), 0)
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - start, status == 0


def compare(ours, theirs, runs):
    """The speed-up of abide, by processor time and by the clock, and both processor times."""
    by_turns = [(run(ours), run(theirs)) for _ in range(runs)]
    least = [min(pair[which][0] for pair in by_turns) for which in (0, 1)]
    median = [statistics.median(pair[which][1] for pair in by_turns) for which in (0, 1)]
    return least[1] / least[0], median[1] / median[0], least


def say(what, ratios):
    ratios.sort()
    tenth, five = ratios[len(ratios) // 10], sum(ratio >= 5 for ratio in ratios)
    print(f"{what}: least {ratios[0]:.2f}, tenth {tenth:.2f}, median {statistics.median(ratios):.2f}, "
          f"most {ratios[-1]:.2f}; five times or more: {five} of {len(ratios)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--records", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--include", default="/usr/lib/llvm-22/include")
    parser.add_argument("abide", nargs="?", default="target/dist/abide")
    parser.add_argument("words", nargs="*")
    arguments = parser.parse_args()
    peer = os.environ.get("LLVM_TBLGEN", "llvm-tblgen-22")
    options = ["--print-records" if arguments.records else "--dump-json", "-I", arguments.include]
    found = []
    for file in sorted(glob.glob(arguments.include + "/mlir/**/*.td", recursive=True)):
        is_wanted = arguments.all or file.endswith("Ops.td")
        if arguments.words:
            is_wanted = any(word in file for word in arguments.words)
        theirs = [peer, *options, file]
        # What is only a part of other files is refused.
        if is_wanted and run(theirs)[2]:
            found.append((compare([arguments.abide, "tablegen", *options, file], theirs, arguments.runs), file))
    for (processor, clock, (ours, own)), file in sorted(found):
        name = os.path.relpath(file, arguments.include)
        print(f"{processor:5.2f} {clock:5.2f}  {own * 1e3:6.1f} ms  {ours * 1e3:5.1f} ms  {name}")
    if found:
        say("by processor time", [ratios[0] for ratios, _ in found])
        say("by the clock", [ratios[1] for ratios, _ in found])


if __name__ == "__main__":
    main()

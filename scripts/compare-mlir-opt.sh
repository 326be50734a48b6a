#!/usr/bin/env bash
# Times the reading of one generated MLIR file by abide and, where it is installed, by mlir-opt.
# The first figure is for less work: a lossless tree without any dialect. 'abide opt' and mlir-opt
# both build, verify and print operations; what they print goes to /dev/null.
#
# Usage: scripts/compare-mlir-opt.sh [MEGABYTES] [RUNS]
set -euo pipefail
cd "$(dirname "$0")/.."
megabytes=${1:-10}
runs=${2:-5}

cargo build --quiet --profile dist --package abide-core --example parse
cargo build --quiet --profile dist --package abide
abide=${CARGO_TARGET_DIR:-target}/release/abide
parse=${CARGO_TARGET_DIR:-target}/release/examples/parse
file=$(mktemp --suffix=.mlir)
trap 'rm -f "$file"' EXIT
"$parse" --generate "$megabytes" >"$file"
bytes=$(wc -c <"$file")
echo "$bytes bytes, best of $runs runs, whole processes"

# Prints the best wall time of a command, and its peak memory.
best() {
    local name=$1
    shift
    python3 - "$name" "$bytes" "$runs" "$@" <<'PYTHON'
import os, sys, time

name, size, runs, command = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
best, peak = float("inf"), 0
for _ in range(runs):
    start = time.perf_counter()
    child = os.posix_spawnp(command[0], command, os.environ, file_actions=[
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        sys.exit(f"{name} failed")
    best = min(best, time.perf_counter() - start)
    peak = max(peak, usage.ru_maxrss)
print(f"{name:32} {best * 1e3:9.1f} ms {size / 1e6 / best:8.1f} MB/s {peak / 1024:8.0f} MiB")
PYTHON
}

best "abide: parse" "$parse" "$file"
best "abide opt" "$abide" opt "$file"
for tool in mlir-opt mlir-opt-22; do
    command -v "$tool" >/dev/null || continue
    best "$tool" "$tool" -allow-unregistered-dialect -o /dev/null "$file"
    # Without the verifier behind passes; the one behind the parser cannot be turned off.
    best "$tool -verify-each=false" "$tool" -allow-unregistered-dialect -verify-each=false \
        -mlir-disable-threading -o /dev/null "$file"
    break
done

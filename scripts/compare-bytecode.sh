#!/usr/bin/env bash
# Times the reading of MLIR's bytecode by abide and by mlir-opt, on the same generated file, one thread each. What mlir-opt
# says of itself is its row "Parser" (-mlir-timing), which has the verifier in it; the best of all runs counts.
#
# Usage: scripts/compare-bytecode.sh [MEGABYTES OF TEXT] [RUNS]
set -euo pipefail
cd "$(dirname "$0")/.."
megabytes=${1:-10}
runs=${2:-5}
program=${MLIR_OPT:-mlir-opt-22}

cargo build --quiet --profile dist --package abide-core --example parse --example bytecode
examples=${CARGO_TARGET_DIR:-target}/release/examples
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$examples/parse" --generate "$megabytes" >"$folder/text.mlir"
"$program" "$folder/text.mlir" -emit-bytecode -o "$folder/file.mlirbc"
bytes=$(wc -c <"$folder/file.mlirbc")
echo "$bytes bytes of bytecode, best of $runs runs"
echo "abide     $("$examples/bytecode" "$folder/file.mlirbc" "$runs")"
for _ in $(seq "$runs"); do
    "$program" -mlir-disable-threading -mlir-timing -emit-bytecode -o /dev/null "$folder/file.mlirbc" 2>&1 |
        awk '$NF == "Parser" { print $1 }'
done | sort -n | head -1 | awk -v bytes="$bytes" \
    '{ printf "mlir-opt  %.1f ms, %.0f MB/s\n", $1 * 1e3, bytes / 1e6 / $1 }'

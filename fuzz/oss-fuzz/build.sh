#!/bin/bash -eu
# Builds the fuzz targets for ClusterFuzzLite and OSS-Fuzz: programs, seed corpora, dictionaries and
# options into $OUT. Both set SRC, OUT, WORK, SANITIZER and RUSTFLAGS; without them, as on a developer's
# machine, it builds without a sanitizer:
#
#     OUT=/tmp/out SRC=$(dirname "$PWD") fuzz/oss-fuzz/build.sh

cd "${PROJECT:-$SRC/abide}"
mkdir -p "$OUT"

# One program for each target is linked: optimising across crates would do the same work for each.
export CARGO_PROFILE_RELEASE_LTO=off
export CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16

# The toolchain of the base image is a nightly, which sanitizers need; a stable one does without them.
case "${SANITIZER:-none}" in
  none | coverage) sanitizer=none ;;
  *) sanitizer=$SANITIZER ;;
esac

target_dir=${WORK:-$PWD/target}/oss-fuzz
cargo fuzz build --fuzz-dir fuzz --target-dir "$target_dir" --release --debug-assertions --sanitizer "$sanitizer"

# The table of targets knows their names, seeds, dictionaries and options. The runner is no target:
# it is built without instrumentation.
runner=(env -u RUSTFLAGS -u CARGO_ENCODED_RUSTFLAGS cargo run --quiet --target-dir "$target_dir"
  --package abide-fuzz --example runner --)
"${runner[@]}" --archive "$OUT"
host=$(rustc -vV | sed -n 's/^host: //p')
for target in $("${runner[@]}" --list); do
  cp "$target_dir/$host/release/$target" "$OUT/"
  (cd "$OUT" && rm -f "${target}_seed_corpus.zip" &&
    zip -q -r -j "${target}_seed_corpus.zip" "${target}_seed_corpus" && rm -r "${target}_seed_corpus")
done

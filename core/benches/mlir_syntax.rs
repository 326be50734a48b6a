//! The speed of parsing MLIR text to a tree, and of formatting it.
#![allow(clippy::print_stderr, missing_docs, reason = "a bench has no documentation of its own")]

use abide_core::limits::Limits;
use abide_core::mlir::{self, Format, syntax};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "support/mlir_text.rs"]
mod mlir_text;

fn parse(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("mlir_syntax/parse");
    group.sample_size(10);
    for megabytes in [1, 10, 50] {
        let text = mlir_text::functions(megabytes << 20);
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(BenchmarkId::from_parameter(format!("{megabytes} MB")), |bencher| {
            bencher.iter(|| syntax::parse(black_box(text.as_bytes()), &Limits::default()));
        });
        let tree = syntax::parse(text.as_bytes(), &Limits::default());
        assert!(tree.diagnostics().is_empty(), "{:?}", tree.diagnostics().first());
        let per_byte = tree.memory() as f64 / text.len() as f64;
        eprintln!("{megabytes} MB: {per_byte:.2} bytes of tree for a byte of text");
    }
    group.finish();
}

/// Formats a text that needs no edits, and one whose indentation is wrong.
fn format(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("mlir_syntax/format");
    group.sample_size(10);
    let formatted = mlir_text::functions(10 << 20);
    let flat: String = formatted.lines().flat_map(|line| [line.trim_start(), "\n"]).collect();
    for (name, text) in [("formatted", formatted), ("flat", flat)] {
        let tree = syntax::parse(text.as_bytes(), &Limits::default());
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| mlir::format(&tree, black_box(text.as_bytes()), &Format::default()));
        });
    }
    group.finish();
}

criterion_group!(benches, parse, format);
criterion_main!(benches);

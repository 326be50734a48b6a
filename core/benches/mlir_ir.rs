//! Measures the time from MLIR text to verified operations, and its growth.
#![allow(clippy::print_stderr, missing_docs, reason = "a bench has no documentation of its own")]

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::parse::parse;
use abide_core::mlir::verify::verify;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "support/mlir_text.rs"]
mod mlir_text;

fn to_operations(criterion: &mut Criterion) {
    let limits = Limits::default();
    for megabytes in [1, 10, 50] {
        let text = mlir_text::functions(megabytes << 20);
        let parsed = parse(text.as_bytes(), registry(), &limits);
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics.first());
        let per_byte = parsed.ir.memory() as f64 / text.len() as f64;
        eprintln!("{megabytes} MB: {per_byte:.2} bytes of operations for a byte of text");
        let mut group = criterion.benchmark_group("mlir_ir");
        group.sample_size(10);
        group.throughput(Throughput::Bytes(text.len() as u64));
        let size = format!("{megabytes} MB");
        group.bench_function(BenchmarkId::new("parse", &size), |bencher| {
            bencher.iter(|| parse(black_box(text.as_bytes()), registry(), &limits));
        });
        group.bench_function(BenchmarkId::new("parse and verify", &size), |bencher| {
            bencher.iter(|| {
                let parsed = parse(black_box(text.as_bytes()), registry(), &limits);
                let found = verify(&parsed.ir, registry(), &limits);
                assert!(found.is_empty(), "{:?}", found.first());
                parsed
            });
        });
        group.finish();
    }
}

criterion_group!(benches, to_operations);
criterion_main!(benches);

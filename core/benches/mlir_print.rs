//! Measures printing of operations in both forms, and of floating-point literals.
#![allow(missing_docs, reason = "a bench has no documentation of its own")]

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::{PrintOptions, print};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "support/mlir_text.rs"]
mod mlir_text;

/// `count` dense literals of 64 floating-point numbers.
fn literals(count: usize) -> String {
    let literal = |seed: usize| {
        let numbers: Vec<String> =
            (0..64).map(|place| format!("0.{:03}", (seed * 64 + place) * 7919 % 1000)).collect();
        let numbers = numbers.join(", ");
        format!("\"t.literal\"() {{value = dense<[{numbers}]> : tensor<64xf32>}} : () -> ()\n")
    };
    (0..count).map(literal).collect()
}

fn to_text(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("mlir_print");
    group.sample_size(10);
    let inputs = [("functions", mlir_text::functions(10 << 20)), ("literals", literals(4096))];
    for (name, text) in inputs {
        let ir = parse(text.as_bytes(), registry(), &Limits::default()).ir;
        for (form, generic) in [("custom", false), ("generic", true)] {
            let options = PrintOptions { generic, local_scope: false, ..PrintOptions::default() };
            let len = print(&ir, registry(), &options).len();
            group.throughput(Throughput::Bytes(len as u64));
            group.bench_function(BenchmarkId::new(name, form), |bencher| {
                bencher.iter(|| print(black_box(&ir), registry(), &options));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, to_text);
criterion_main!(benches);

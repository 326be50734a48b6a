//! Measures the passes on one function, and their growth: the time for an operation may grow by half from 1,000
//! operations to 100,000.
#![allow(clippy::print_stderr, missing_docs, reason = "a bench has no documentation of its own")]

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::Ir;
use abide_core::mlir::parse::parse;
use abide_core::passes::{Pass, Pipeline, Report, run};
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "support/symbol_text.rs"]
mod symbol_text;

/// Operations after a first pass, on which another one is measured.
fn prepared(text: &str, first: Option<Pass>) -> Ir {
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics.first());
    let mut ir = parsed.ir;
    if let Some(pass) = first {
        apply(&mut ir, pass);
    }
    ir
}

fn apply(ir: &mut Ir, pass: Pass) {
    let mut pipeline = Pipeline::default();
    pipeline.add(pass);
    let result = run(ir, &pipeline, registry(), &Limits::default(), &mut Report::default());
    assert!(result.is_ok(), "{result:?}");
}

/// A name, the text, a pass that has run before, and the pass.
type Case = (&'static str, fn(usize) -> String, Option<Pass>, Pass);

fn passes(criterion: &mut Criterion) {
    let propagated = Some(Pass::PropagateSymbol);
    let cases: [Case; 10] = [
        ("propagate-symbol", symbol_text::function, None, Pass::PropagateSymbol),
        ("propagate-symbol, concat", symbol_text::concatenations, None, Pass::PropagateSymbol),
        ("propagate-symbol again", symbol_text::function, propagated, Pass::PropagateSymbol),
        ("erase-symbol", symbol_text::function, propagated, Pass::EraseSymbol),
        ("unfold-symbolic-int", symbol_text::function, propagated, Pass::UnfoldSymbolicInt),
        ("symbol-to-encoding", symbol_text::function, propagated, Pass::SymbolToEncoding),
        ("encoding-to-symbol", symbol_text::encoded, None, Pass::EncodingToSymbol),
        ("convert-torch-to-symbol", symbol_text::torch, None, Pass::ConvertTorchToSymbol),
        ("canonicalize", symbol_text::function, None, Pass::Canonicalize),
        ("cse", symbol_text::function, None, Pass::Cse),
    ];
    for (name, text, first, pass) in cases {
        let mut group = criterion.benchmark_group("passes");
        group.sample_size(10);
        for count in [1_000, 10_000, 100_000] {
            let ir = prepared(&text(count), first);
            group.throughput(Throughput::Elements(count as u64));
            group.bench_function(BenchmarkId::new(name, count), |bencher| {
                bencher.iter_batched_ref(
                    || ir.clone(),
                    |ir| apply(ir, pass),
                    BatchSize::PerIteration,
                );
            });
        }
        group.finish();
    }
}

criterion_group!(benches, passes);
criterion_main!(benches);

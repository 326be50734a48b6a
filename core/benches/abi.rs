//! Function-ABI metadata of a file of 1,000 functions.
#![allow(missing_docs, reason = "a bench has no documentation of its own")]

use abide_core::abi::{self, Functions};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Functions of two arguments and a result, each with reflection JSON and both signatures.
fn functions(count: usize) -> String {
    let function = |number: usize| {
        format!(
            "func.func @f{number}(%a: tensor<4x?xf32>, %n: i32) -> tensor<4x?xf32> attributes \
             {{iree.reflection = {{abi = \"sip\", abiv = 1 : i32, \
             sip = \"I12!S9!k0_0k1_1R3!_0\", iree.abi = \"{{\\22a\\22:[[\\22ndarray\\22,\\22f32\\22,\
             2,4,null],\\22i32\\22],\\22r\\22:[[\\22ndarray\\22,\\22f32\\22,2,4,null]],\\22v\\22:1}}\"\
             }}}} {{\n  return %a : tensor<4x?xf32>\n}}\n"
        )
    };
    (0..count).map(function).collect()
}

fn metadata(criterion: &mut Criterion) {
    let text = functions(1_000).into_bytes();
    let limits = Limits::default();
    let tree = syntax::parse(&text, &limits);
    assert!(abi::check(&tree, &text, &limits).is_empty(), "the metadata fits the functions");
    let mut group = criterion.benchmark_group("abi");
    group.sample_size(20);
    group.throughput(Throughput::Elements(1_000));
    group.bench_function("find", |bencher| {
        bencher.iter(|| Functions::find(&tree, &text, &limits).functions.len());
    });
    group.bench_function("check", |bencher| {
        bencher.iter(|| abi::check(&tree, &text, &limits));
    });
    let found = Functions::find(&tree, &text, &limits).functions;
    group.bench_function("explain", |bencher| {
        bencher.iter(|| {
            let texts = found.iter().map(|function| abi::explain(function, &text, &limits).text);
            texts.map(|text| text.len()).sum::<usize>()
        });
    });
    group.bench_function("reflection from types", |bencher| {
        bencher.iter(|| found.iter().filter_map(abi::from_function_type).count());
    });
    group.finish();
}

criterion_group!(benches, metadata);
criterion_main!(benches);

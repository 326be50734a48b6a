//! The speed of the reader of reflection JSON, compared with `serde_json`.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use abide_core::limits::Limits;
use abide_core::reflection::{self, json::Json};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// The reflection of a function with `count` arguments and results, like that of a model with its
/// parameters.
fn signature(count: usize) -> String {
    let records = [
        r#"["ndarray","f32",2,1024,1024]"#,
        r#"["sdict",["bias",["ndarray","f32",1,384]],["kernel",["ndarray","f32",2,null,384]]]"#,
        r#"["named","input_ids",["ndarray","i32",2,1,512]]"#,
        r#"["slist",["ndarray","f32",0],"i64",["stuple","i32",["ndarray","bf16",1,null]]]"#,
    ];
    let list = records.iter().cycle().take(count).copied().collect::<Vec<_>>().join(",");
    format!(r#"{{"a":[{list}],"r":[{list}],"v":1}}"#)
}

fn reading(criterion: &mut Criterion) {
    let limits = Limits::default();
    // A small function, the largest seen in real files, and far more.
    for count in [4, 400, 20_000] {
        let text = signature(count);
        let mut group = criterion.benchmark_group(format!("reflection/read/{count}"));
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("model", |bencher| {
            bencher.iter(|| reflection::read(black_box(text.as_bytes()), &limits));
        });
        group.bench_function("json", |bencher| {
            bencher.iter(|| Json::read(black_box(text.as_bytes()), &limits));
        });
        group.bench_function("serde_json::Value", |bencher| {
            let read = |text: &str| serde_json::from_slice::<serde_json::Value>(text.as_bytes());
            bencher.iter(|| read(black_box(&text)));
        });
        group.finish();
    }
}

criterion_group!(benches, reading);
criterion_main!(benches);

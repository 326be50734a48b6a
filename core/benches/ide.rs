//! Measures the waiting time of an editor, in files of 1,000, 10,000 and 100,000 lines.
#![allow(missing_docs, reason = "a bench has no documentation of its own")]

use abide_core::ide::{self, Document};
use abide_core::limits::Limits;
use abide_core::text::{Span, TextEdit};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

#[path = "support/long_function.rs"]
mod long_function;
#[path = "support/mlir_text.rs"]
mod mlir_text;

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A file, and a place in a function in its middle.
fn file(lines: usize) -> (String, usize) {
    // A function of the bench has 27 lines and about 1,700 bytes.
    let text = mlir_text::functions(lines * 63);
    let middle = text.len() / 2;
    let place = text[middle..].find("%c0 = ").map_or(0, |found| middle + found);
    (text, place)
}

fn answers(criterion: &mut Criterion) {
    for lines in [1_000, 10_000, 100_000] {
        let (text, place) = file(lines);
        let lines = format!("{} lines", text.lines().count());
        let text = text.into_bytes();
        let offset = place as u32;
        let mut group = criterion.benchmark_group("ide");
        group.sample_size(20);
        group.bench_function(BenchmarkId::new("open to diagnostics", &lines), |bencher| {
            bencher.iter(|| Document::new(text.clone(), Limits::default()).diagnostics());
        });
        let document = Document::new(text.clone(), Limits::default());
        let mut edited = text.clone();
        edited.insert(place, b' ');
        group.bench_function(BenchmarkId::new("another text to diagnostics", &lines), |bencher| {
            bencher.iter(|| document.with_text(edited.clone()).diagnostics());
        });
        // As an editor does: one blank more, and then one less.
        let insert = TextEdit::new(Span::at(place as u32), " ");
        let remove = TextEdit::new(Span::from_range(place..place + 1), "");
        let mut typed = Some((document.clone(), false));
        group.bench_function(BenchmarkId::new("edit to diagnostics", &lines), |bencher| {
            bencher.iter(|| {
                let (document, is_longer) = typed.take().expect("a document");
                let edit = if is_longer { &remove } else { &insert };
                let document = document.edited(std::slice::from_ref(edit));
                black_box(document.diagnostics());
                typed = Some((document, !is_longer));
            });
        });
        // The first question about symbols after an edit builds their index.
        group.bench_function(BenchmarkId::new("edit to outline", &lines), |bencher| {
            bencher.iter(|| ide::document_symbols(&document.with_text(edited.clone())));
        });
        group.bench_function(BenchmarkId::new("hover", &lines), |bencher| {
            bencher.iter(|| ide::hover(&document, black_box(offset)));
        });
        group.bench_function(BenchmarkId::new("definition", &lines), |bencher| {
            bencher.iter(|| ide::definition(&document, black_box(offset)));
        });
        group.bench_function(BenchmarkId::new("references", &lines), |bencher| {
            bencher.iter(|| ide::references(&document, black_box(offset)));
        });
        let function = String::from_utf8_lossy(&text[..place]).rfind("@function_").unwrap_or(0);
        group.bench_function(BenchmarkId::new("references of a symbol", &lines), |bencher| {
            bencher.iter(|| ide::references(&document, black_box(function as u32)));
        });
        group.bench_function(BenchmarkId::new("completion", &lines), |bencher| {
            bencher.iter(|| ide::completions(&document, black_box(offset + 1)));
        });
        group.finish();
    }
}

/// An edit of an operand within one function of 50,000 lines.
fn long_function(criterion: &mut Criterion) {
    let text = long_function::long_function(50_000);
    let place = text.find("%i3000, %a").expect("a statement");
    let typed = Document::new(text.into_bytes(), Limits::default());
    let _ = typed.diagnostics();
    let replace = |written: &str| TextEdit::new(Span::from_range(place..place + 6), written);
    let (other, back) = (replace("%i2999"), replace("%i3000"));
    let mut typed = Some((typed, false));
    let mut group = criterion.benchmark_group("ide");
    group.sample_size(20);
    group.bench_function("edit of a long function to diagnostics", |bencher| {
        bencher.iter(|| {
            let (document, is_other) = typed.take().expect("a document");
            let edit = if is_other { &back } else { &other };
            let document = document.edited(std::slice::from_ref(edit));
            black_box(document.diagnostics());
            typed = Some((document, !is_other));
        });
    });
    group.finish();
}

criterion_group!(benches, answers, long_function);
criterion_main!(benches);

//! Times a document from its first byte to its diagnostics, and edits in its middle.
//!
//! `cargo run --release -p abide-core --example edit -- FILE RUNS [WHAT]`, where `WHAT` is `open`, `edit` or by
//! default both. A number for `FILE` means one function of this many lines. Prints milliseconds, the shortest and the
//! median of the runs.
#![allow(clippy::print_stdout, missing_docs, reason = "an example is there for its output")]

use abide_core::ide::{self, Document};
use abide_core::limits::Limits;
use abide_core::text::{Span, TextEdit};
use std::hint::black_box;
use std::time::Instant;

#[path = "../benches/support/long_function.rs"]
mod long_function;

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("a file");
    let runs = arguments.next().map_or(9, |runs| runs.parse().expect("a number"));
    let what = arguments.next();
    let is_wanted = |name: &str| what.as_deref().is_none_or(|what| what == name);
    let text = match file.parse() {
        Ok(lines) => long_function::long_function(lines).into_bytes(),
        Err(_) => std::fs::read(file).expect("a readable file"),
    };
    let start = Instant::now();
    let document = Document::new(text.clone(), Limits::default());
    let found = document.diagnostics().len();
    println!("first: {:.2} ms, {found} diagnostics", start.elapsed().as_secs_f64() * 1e3);
    if is_wanted("open") {
        show("open", times(runs, || Document::new(text.clone(), Limits::default()).diagnostics()));
    }
    if !is_wanted("edit") {
        return;
    }
    let middle = text.len() / 2;
    let place = text[middle..].windows(3).position(|bytes| bytes == b" = ");
    let place = u32::try_from(middle + place.expect("an operation") + 2).expect("a small file");
    let blank = TextEdit::new(Span::at(place), " ");
    let none = TextEdit::new(Span::new(place, place + 1), "");
    let mut number = 0;
    let mut next = Some(document);
    let mut edited = |answer: fn(&Document, u32)| {
        number += 1;
        let edit = if number % 2 == 1 { &blank } else { &none };
        let document = next.take().expect("a document").edited(std::slice::from_ref(edit));
        answer(&document, place);
        next = Some(document);
    };
    show("edit to diagnostics", times(runs, || edited(|document, _| drop(document.diagnostics()))));
    show(
        "edit to hover",
        times(runs, || edited(|document, place| drop(ide::hover(document, place + 2)))),
    );
    show(
        "edit to completion",
        times(runs, || edited(|document, place| drop(ide::completions(document, place)))),
    );
}

fn times<T>(runs: usize, mut work: impl FnMut() -> T) -> Vec<f64> {
    let time = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64() * 1e3
    };
    let mut times: Vec<f64> = (0..runs).map(time).collect();
    times.sort_by(f64::total_cmp);
    times
}

fn show(what: &str, times: Vec<f64>) {
    let shortest = times.first().copied().unwrap_or_default();
    let middle = times.get(times.len() / 2).copied().unwrap_or_default();
    println!("{what}: {shortest:.2} ms, {middle:.2} ms");
}

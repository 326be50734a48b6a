//! Times the reading of MLIR text: `parse FILE [RUNS]`, or `parse --generate MEGABYTES` to write a
//! text for it to the standard output.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the command line")]

use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use std::error::Error;
use std::hint::black_box;
use std::io::Write as _;
use std::time::{Duration, Instant};

#[path = "../benches/support/mlir_text.rs"]
mod mlir_text;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--generate", megabytes] => {
            let text = mlir_text::functions(megabytes.parse::<usize>()? << 20);
            Ok(std::io::stdout().write_all(text.as_bytes())?)
        }
        [file] => measure(file, 1),
        [file, runs] => measure(file, runs.parse()?),
        _ => Err("usage: parse FILE [RUNS] | parse --generate MEGABYTES".into()),
    }
}

/// Prints the best time of some runs, and how much memory the tree takes.
fn measure(file: &str, runs: usize) -> Result<(), Box<dyn Error>> {
    let text = std::fs::read(file)?;
    let limits = Limits { bytes: usize::MAX, ..Limits::default() };
    let mut best = Duration::MAX;
    let mut memory = 0;
    let mut diagnostics = 0;
    for _ in 0..runs.max(1) {
        let start = Instant::now();
        let tree = black_box(syntax::parse(black_box(&text), &limits));
        best = best.min(start.elapsed());
        memory = tree.memory();
        diagnostics = tree.diagnostics().len();
    }
    let bytes = text.len() as f64;
    println!(
        "{:.1} ms, {:.0} MB/s, {:.2} bytes of tree for a byte of text, {diagnostics} diagnostics",
        best.as_secs_f64() * 1e3,
        bytes / 1e6 / best.as_secs_f64(),
        memory as f64 / bytes,
    );
    Ok(())
}

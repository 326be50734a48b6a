//! Times the reading of MLIR's bytecode: `bytecode FILE [RUNS]`.
#![allow(clippy::print_stdout, reason = "a program for the command line")]

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("usage: bytecode FILE [RUNS]")?;
    let runs: usize = arguments.next().map_or(Ok(1), |runs| runs.parse())?;
    let bytes = std::fs::read(file)?;
    let limits = Limits::default();
    let (mut best, mut operations) = (Duration::MAX, 0);
    for _ in 0..runs.max(1) {
        let start = Instant::now();
        let module = bytecode::read(black_box(&bytes), registry(), &limits);
        let module = black_box(module).map_err(|error| error.message)?;
        best = best.min(start.elapsed());
        operations = module.ir.operation_bound();
    }
    let size = bytes.len() as f64;
    println!(
        "{:.1} ms, {:.0} MB/s, {operations} operations",
        best.as_secs_f64() * 1e3,
        size / 1e6 / best.as_secs_f64()
    );
    Ok(())
}

//! The `abide` command.

mod commands;
mod console;
mod dialects;
mod input;
mod output;
mod parallel;
mod report;

use clap::Parser as _;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    commands::run(&commands::Arguments::parse())
}

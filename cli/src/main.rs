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
    // A short run takes less time than the kernel needs for a huge page.
    abide_lsp::use_small_pages();
    commands::run(&commands::Arguments::parse())
}

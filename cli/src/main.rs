//! The `abide` command.

// The server alone needs few of the words of the console.
#![cfg_attr(not(feature = "tools"), expect(dead_code, reason = "the tools use the rest"))]

mod commands;
mod console;
mod dialects;
#[cfg(feature = "tools")]
mod input;
#[cfg(feature = "tools")]
mod line_diff;
#[cfg(feature = "tools")]
mod parallel;
#[cfg(feature = "tools")]
mod progress;
#[cfg(feature = "tools")]
mod report;

use abide_core::limits::Limits;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    abide_lsp::use_small_pages();
    let arguments = match commands::parse() {
        Ok(arguments) => arguments,
        Err(exit) => return exit,
    };
    if !arguments.needs_large_stack() {
        return commands::run(&arguments);
    }
    let thread = std::thread::Builder::new().stack_size(Limits::LARGE_STACK);
    match thread.spawn(move || commands::run(&arguments)).map(std::thread::JoinHandle::join) {
        Ok(Ok(exit)) => exit,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        Err(error) => {
            console::print_error(&format!("no thread with a large stack can be started: {error}"));
            ExitCode::from(console::Exit::Trouble as u8)
        }
    }
}

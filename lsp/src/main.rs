//! The language server as its own program: `abide-lsp` is `abide lsp` over standard input and
//! output.

use abide_lsp::{Channel, Options, purge_soon, run};
use std::io::Write as _;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    purge_soon();
    match run(&Options { channel: Channel::Stdio, ..Options::default() }) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Ignore a closed standard error.
            let _ = writeln!(std::io::stderr().lock(), "abide-lsp: error: {error}");
            ExitCode::from(2)
        }
    }
}

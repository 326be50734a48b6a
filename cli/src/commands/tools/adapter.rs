//! `abide adapter`: the conformance suite's way in.

use crate::console::{Exit, Failure};
use crate::dialects::DialectArguments;
use abide_json::adapter;
use clap::Args;
use std::io::{self, BufRead as _, Write as _};

/// Answer requests of the conformance suite
///
/// Reads a JSON object on each line of standard input and writes the answer to it on a line of
/// standard output, until the input ends.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(flatten)]
    dialects: DialectArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let registry = arguments.dialects.registry(None)?;
    let mut input = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::Message(format!("cannot read standard input: {error}")))?;
        if read == 0 {
            return Ok(Exit::Clean);
        }
        writeln!(out, "{}", adapter::answer_with(&line, &registry))?;
        // The other side waits for this answer before it asks again.
        out.flush()?;
    }
}

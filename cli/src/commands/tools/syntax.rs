//! `abide syntax`: the syntax tree of a file.

use crate::console::{Exit, Failure};
use crate::dialects::UnusedDialects;
use crate::input::Source;
use crate::input::bytecode::{self, Binary};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use clap::Args;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// Print the syntax tree of an MLIR file
///
/// Each node or token is on its own line: its kind, its bytes, and the text of a token.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Print all tokens, white space and comments too, instead of the tree
    #[arg(long)]
    tokens: bool,

    #[command(flatten)]
    dialects: UnusedDialects,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    arguments.dialects.check()?;
    let limits = Limits::default();
    let source = Source::new(&arguments.path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    if let Some(binary) = Binary::of(&text) {
        let error = bytecode::has_no_text(&source.name, binary, "syntax tree");
        return Err(Failure::Message(error.message));
    }
    let tree = syntax::parse(&text, &limits);
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.tokens {
        for token in tree.tokens() {
            writeln!(out, "{}", syntax::token_line(token, &text))?;
        }
    } else {
        for line in syntax::tree_lines(&tree, &text) {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    Ok(Exit::Clean)
}

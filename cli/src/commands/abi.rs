//! `abide abi`: how the functions of a file are called.

use crate::console::{Exit, Failure, counted, printable, say};
use crate::input::{Source, bytecode};
use abide_core::abi::{Functions, explain};
use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use clap::Args;
use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;

/// The widest column of names.
const WIDEST: usize = 32;

/// Print the signature of every function of an MLIR file as a person would write it
///
/// The second column says where it comes from: iree.abi (reflection JSON), sip
/// (a structured-index-path signature), f (a raw signature) or type (the function itself).
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Write a JSON object for each function
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::default();
    let source = Source::new(&arguments.path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let text = bytecode::as_text(text, registry(), &limits)
        .map_err(|error| Failure::Message(bytecode::unreadable(&source.name, &error).message))?;
    let tree = syntax::parse(&text, &limits);
    let functions = Functions::find(&tree, &text, &limits).functions;
    let names: Vec<String> =
        functions.iter().map(|function| format!("@{}", printable(&function.name))).collect();
    let widths = names.iter().map(|name| name.chars().count());
    let width = widths.filter(|width| *width <= WIDEST).max().unwrap_or(0);
    let mut out = BufWriter::new(io::stdout().lock());
    for (function, name) in functions.iter().zip(&names) {
        let explanation = explain(function, &text, &limits);
        if arguments.json {
            let answer = abide_json::abi::function(function, &explanation);
            writeln!(out, "{answer}")?;
        } else {
            let source = explanation.source.name();
            writeln!(out, "{name:width$}  {source:8}  {}", printable(&explanation.text))?;
        }
    }
    out.flush()?;
    let found = tree.diagnostics();
    let errors = found.iter().filter(|found| found.severity == Severity::Error).count();
    if errors > 0 {
        let errors = counted(errors, "syntax error");
        say(&format!("{}: {errors}, see 'abide check'", source.name));
    } else if functions.is_empty() {
        say(&format!("{}: there are no functions in it", source.name));
    }
    Ok(Exit::Clean)
}

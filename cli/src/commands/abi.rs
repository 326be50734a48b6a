//! `abide abi`: how the functions of a file are called.

use crate::console::{Exit, Failure, counted, printable, say};
use crate::dialects::DialectArguments;
use crate::input::{Source, bytecode};
use abide_core::abi::{Functions, explain};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use clap::{Args, ValueEnum};
use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;

/// How functions are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for each function.
    Text,
    /// One object.
    Json,
}

/// The widest column of names.
const WIDEST: usize = 32;

/// Print the signature of every function of an MLIR file as a person would write it
///
/// The second column says where it comes from: iree.abi (reflection JSON), sip
/// (a structured-index-path signature), f (a raw signature), attributes (those of arguments and results)
/// or type (the function itself).
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Write a JSON object for each function
    #[arg(long)]
    json: bool,

    /// Write text for people, or one JSON object with the structure of arguments and results
    /// (docs/abi.md)
    #[arg(long, value_enum, default_value_t = Format::Text, conflicts_with = "json")]
    format: Format,

    #[command(flatten)]
    dialects: DialectArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::default();
    let source = Source::new(&arguments.path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let registry = arguments.dialects.registry(Some(&arguments.path))?;
    let text = bytecode::as_text(text, &registry, &limits)
        .map_err(|error| Failure::Message(bytecode::unreadable(&source.name, &error).message))?;
    let annotations = registry.annotations();
    if arguments.format == Format::Json {
        let mut out = BufWriter::new(io::stdout().lock());
        writeln!(out, "{}", abide_json::abi::calls(&text, annotations, &limits))?;
        out.flush()?;
        return Ok(Exit::Clean);
    }
    let tree = syntax::parse(&text, &limits);
    let functions = Functions::find_with(&tree, &text, &limits, annotations).functions;
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

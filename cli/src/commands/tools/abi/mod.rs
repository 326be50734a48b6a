//! `abide abi`: how the functions of a file are called.

mod diff;
mod emit;

use crate::console::{self, Exit, Failure, counted, say};
use crate::dialects::DialectArguments;
use crate::input::{Source, bytecode};
use abide_core::abi::call::document::Described;
use abide_core::abi::{Call, Function, Functions, call, explain, find_sizes};
use abide_core::diagnostic::Severity;
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax;
use abide_core::vmfb::{self, is_vmfb};
use clap::{Args, Subcommand, ValueEnum};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The format of functions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for each function.
    Text,
    /// One object with the structure of arguments and results (docs/abi.md).
    Json,
    /// A document with tables.
    Markdown,
    /// A page with tables.
    Html,
}

/// The widest column of names.
const MAX_NAME_COLUMN_CHARS: usize = 32;

/// Print how each function of a file is called
///
/// A line is a function, its metadata, and its signature as a person would write it. The metadata is iree.abi
/// (reflection JSON), sip (a structured-index-path signature), f (a raw signature), attributes (those of arguments and
/// results), or type (without metadata).
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(in crate::commands) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    /// The file: MLIR, its bytecode, or a compiled module (.vmfb) of IREE; or - for standard input
    #[arg(value_name = "FILE", required = true)]
    path: Option<PathBuf>,

    /// Print the content of a compiled module (.vmfb): functions with their calling conventions, imports, required
    /// types, sizes
    #[arg(long)]
    module: bool,

    /// Write typed callers of the functions in this language (docs/stubs.md)
    #[arg(long, value_enum, value_name = "LANGUAGE", conflicts_with_all = ["format", "module"])]
    emit: Option<emit::Language>,

    /// The format of the output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// The subcommands of `abide abi`.
#[derive(Debug, Subcommand)]
enum Command {
    Diff(diff::Arguments),
}

/// A file that was read.
struct Loaded {
    /// Its name in reports.
    name: String,
    /// Its text, or the text of its bytecode.
    text: Vec<u8>,
    registry: Arc<Registry>,
}

/// Reads a file that describes how functions are called: text, bytecode or a compiled module.
fn load(path: &Path, dialects: &DialectArguments) -> Result<Loaded, Failure> {
    let limits = Limits::for_large_stacks();
    let Source { name, .. } = Source::new(path);
    let bytes = Source::new(path).read(limits.bytes);
    let bytes = bytes.map_err(|error| Failure::Message(error.message))?;
    let registry = dialects.registry(Some(path))?;
    match bytecode::as_text(bytes, &registry, &limits) {
        Ok(text) => Ok(Loaded { name, text, registry }),
        Err(error) => Err(Failure::Message(bytecode::unreadable(&name, &error).message)),
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    if let Some(Command::Diff(arguments)) = &arguments.command {
        return diff::run(arguments);
    }
    let path = arguments.path.as_deref().unwrap_or(Path::new("-"));
    if arguments.module {
        return module(path, arguments.format);
    }
    let limits = Limits::for_large_stacks();
    let loaded = load(path, &arguments.dialects)?;
    if let Some(language) = arguments.emit {
        return emit::emit(&loaded, language);
    }
    let Loaded { name, text, registry } = loaded;
    let annotations = registry.annotations();
    if arguments.format == Format::Json {
        let mut calls = Vec::new();
        abide_json::abi::write_described_calls(&text, &registry, &limits, &mut calls)?;
        console::write_json(&mut io::stdout().lock(), &String::from_utf8_lossy(&calls))?;
        return Ok(Exit::Clean);
    }
    let tree = syntax::parse(&text, &limits);
    let mut functions = Functions::find_with(&tree, &text, &limits, annotations).functions;
    find_sizes(&mut functions, &text, &registry, &limits);
    functions.iter_mut().for_each(Function::drop_value_names);
    match arguments.format {
        Format::Markdown | Format::Html => document(&functions, &text, arguments.format)?,
        _ => list(&functions, &text)?,
    }
    let found = tree.diagnostics();
    let errors = found.iter().filter(|found| found.severity == Severity::Error).count();
    if errors > 0 {
        let errors = counted(errors, "syntax error");
        say(&format!("{name}: {errors}, see 'abide check'"));
    } else if functions.is_empty() {
        say(&format!("{name}: it has no functions"));
    }
    Ok(Exit::Clean)
}

/// Writes a line for each function.
fn list(functions: &[Function<'_>], text: &[u8]) -> Result<(), Failure> {
    let limits = Limits::for_large_stacks();
    let names: Vec<String> =
        functions.iter().map(|function| format!("@{}", escape::line(&function.name))).collect();
    let widths = names.iter().map(|name| name.chars().count());
    let width = widths.filter(|width| *width <= MAX_NAME_COLUMN_CHARS).max().unwrap_or(0);
    let mut out = BufWriter::new(io::stdout().lock());
    for (function, name) in functions.iter().zip(&names) {
        let explanation = explain(function, text, &limits);
        let source = explanation.source.name();
        writeln!(out, "{name:width$}  {source:8}  {}", escape::line(&explanation.text))?;
    }
    out.flush()?;
    Ok(())
}

/// Writes a document with all functions.
fn document(functions: &[Function<'_>], text: &[u8], format: Format) -> Result<(), Failure> {
    let limits = Limits::for_large_stacks();
    let described = |function: &Function<'_>| {
        let explanation = explain(function, text, &limits);
        let (source, signature) = (explanation.source.name(), explanation.text);
        Described { call: Call::of(function, text, &limits), source, signature }
    };
    let described: Vec<Described> = functions.iter().map(described).collect();
    let written = match format {
        Format::Html => call::document::html(&described),
        _ => call::document::markdown(&described),
    };
    let mut out = io::stdout().lock();
    out.write_all(written.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes the content of a compiled module.
fn module(path: &Path, format: Format) -> Result<Exit, Failure> {
    let source = Source::new(path);
    let bytes = source.read(Limits::default().bytes);
    let bytes = bytes.map_err(|error| Failure::Message(error.message))?;
    if !is_vmfb(&bytes) {
        let message = format!("'{}' is not a compiled module (.vmfb) of IREE", source.name);
        return Err(Failure::Message(message));
    }
    let module = vmfb::read(&bytes)
        .map_err(|error| Failure::Message(bytecode::unreadable(&source.name, &error).message))?;
    let mut out = BufWriter::new(io::stdout().lock());
    match format {
        Format::Markdown | Format::Html => {
            let message = "--module writes text or JSON: give it no --format, or json";
            return Err(Failure::Message(message.to_owned()));
        }
        Format::Text => write!(out, "{}", escape::lines(&module.to_string()))?,
        Format::Json => console::write_json(&mut out, &abide_json::vmfb::module(&module))?,
    }
    out.flush()?;
    Ok(Exit::Clean)
}

//! `abide fmt`: re-indents files.

use crate::console::{self, Exit, Failure};
use crate::dialects::UnusedDialects;
use crate::input::bytecode::{self, Binary};
use crate::input::{self, FileError, Kind, Source};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::{self, syntax};
use abide_core::text::apply_edits;
use clap::Args;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Re-indent MLIR files in place
///
/// Only white space changes. A file with syntax errors stays unchanged, because the ends of its operations are
/// uncertain.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// Files, folders with *.mlir and *.mlir.in files in them, or - for standard input, which is
    /// written to standard output
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Change nothing, name the files that are not indented so, and exit with 1 if there are any
    #[arg(long)]
    check: bool,

    #[command(flatten)]
    dialects: UnusedDialects,
}

/// The result of re-indenting a file.
enum Formatted {
    /// It is indented already.
    Same,
    /// The new text.
    New(Vec<u8>),
    /// Its number of syntax errors.
    Broken(usize),
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    arguments.dialects.check()?;
    let mut exit = Exit::Clean;
    for source in input::discover(&arguments.paths) {
        let result = source.and_then(|source| one(&source, arguments.check));
        exit = exit.max(result.unwrap_or_else(|error| {
            console::complain(&error.message);
            Exit::Trouble
        }));
    }
    Ok(exit)
}

/// Re-indents one source.
fn one(source: &Source, check: bool) -> Result<Exit, FileError> {
    let limits = Limits::for_large_stacks();
    let name = &source.name;
    let kind = Kind::of(source.path.as_deref());
    if kind != Kind::Mlir {
        let message = format!("'{name}' is {}; only MLIR files are formatted", kind.name());
        return Err(FileError { name: name.clone(), message });
    }
    let text = source.read(limits.bytes)?;
    if let Some(binary) = Binary::of(&text) {
        return Err(bytecode::has_no_text(name, binary, "lines to indent"));
    }
    match (format(&text, &limits), &source.path) {
        (Formatted::Broken(errors), _) => {
            let plural = if errors == 1 { "" } else { "s" };
            let hint = "see 'abide check'";
            console::say(&format!("{name}: not formatted: {errors} syntax error{plural}, {hint}"));
            if source.path.is_none() && !check {
                write_out(source, &text)?;
            }
            Ok(Exit::Errors)
        }
        (Formatted::Same, None) if !check => write_out(source, &text),
        (Formatted::Same, _) => Ok(Exit::Clean),
        (Formatted::New(_), _) if check => {
            console::say(&format!("{name}: would be re-indented"));
            Ok(Exit::Errors)
        }
        (Formatted::New(new), None) => write_out(source, &new),
        (Formatted::New(new), Some(path)) => {
            source.write(path, &text, &new)?;
            console::say(&format!("{name}: re-indented"));
            Ok(Exit::Clean)
        }
    }
}

fn format(text: &[u8], limits: &Limits) -> Formatted {
    let tree = syntax::parse(text, limits);
    let found = tree.diagnostics();
    let errors = found.iter().filter(|found| found.severity == Severity::Error).count();
    if errors > 0 {
        return Formatted::Broken(errors);
    }
    let edits = mlir::format(&tree, text);
    if edits.is_empty() {
        return Formatted::Same;
    }
    // The edits are made for this text: they neither overlap nor leave it.
    apply_edits(text, &edits).map_or(Formatted::Same, Formatted::New)
}

fn write_out(source: &Source, text: &[u8]) -> Result<Exit, FileError> {
    match io::stdout().lock().write_all(text) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(FileError {
            name: source.name.clone(),
            message: format!("cannot write to standard output: {error}"),
        }),
        _ => Ok(Exit::Clean),
    }
}

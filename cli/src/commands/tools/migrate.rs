//! `abide migrate`: brings files of older versions of LLVM to the names and forms of a newer one.

use super::check::fix;
use super::fmt::write_out;
use crate::console::{self, Color, Exit, Failure, counted};
use crate::dialects::DialectArguments;
use crate::input::{self, FileError, Kind, Source, bytecode};
use crate::parallel::{self, Threads};
use crate::report::{Checked, Format, Reporter};
use abide_core::diagnostic::{Applicability, Diagnostic, Severity, codes};
use abide_core::dialect::old_name;
use abide_core::limits::Limits;
use abide_core::mlir::ods::LlvmVersion;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax::unquoted;
use clap::Args;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// Bring MLIR files of an older LLVM to the names and forms of a newer one
///
/// Changes old names of operations, types and attributes and forms that the newer version does not read, as far as the
/// change is certain, and reports the rest. Exits with 0 if nothing remains, 1 if something does, and 2 if
/// something could not be read or written.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// Files, folders (for their *.mlir and *.mlir.in files), or - to write the changed standard input to standard
    /// output
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// The version of LLVM that the files were written for: names removed before it stay unchanged
    #[arg(long, value_name = "VERSION")]
    from: Option<u8>,

    /// The version of LLVM to write for
    #[arg(long, value_name = "VERSION", default_value = "22")]
    to: LlvmVersion,

    /// Print the changes as a unified diff, without writing; the rest is reported on standard error. Exits with 1 if
    /// there are any changes, too
    #[arg(long)]
    diff: bool,

    /// The format of the report of what remains, on standard output
    #[arg(long, value_enum, default_value_t = Format::Text, conflicts_with = "diff")]
    format: Format,

    /// Whether the report has colours
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// A file before and after.
struct Migrated {
    before: Checked,
    after: Option<Checked>,
    changes: usize,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    if arguments.dialects.llvm.is_some() {
        let message = "--llvm and --to are one and the same here: use --to";
        return Err(Failure::Message(message.to_owned()));
    }
    let reads_input = arguments.paths.iter().any(|path| path.as_os_str() == "-");
    if reads_input && arguments.format != Format::Text {
        let message = "standard output has the changed text of '-': leave out --format";
        return Err(Failure::Message(message.to_owned()));
    }
    let sources = input::discover(&arguments.paths);
    let dialects = DialectArguments { llvm: Some(arguments.to), ..arguments.dialects.clone() };
    let registries =
        dialects.registries(sources.iter().flatten().map(|source| source.path.as_deref()))?;
    let work = |source: &Result<Source, FileError>| {
        let source = source.as_ref().map_err(Clone::clone)?;
        migrate(source, arguments, registries.of(source.path.as_deref()))
    };
    let mut reporter = Reporter::new(arguments.format, None, io::stdout().lock())?;
    let color = arguments.color.wanted(&io::stdout());
    let mut exit = Exit::Clean;
    let mut in_order = sources.iter();
    parallel::in_order(&sources, work, |done| -> Result<(), Failure> {
        let source = in_order.next().and_then(|source| source.as_ref().ok());
        let done = done.and_then(|done| match source {
            Some(source) => finish(source, arguments, &done, &mut reporter, color),
            None => Ok(Exit::Clean),
        });
        exit = exit.max(done.unwrap_or_else(|error| {
            console::print_error(&error.message);
            Exit::Trouble
        }));
        Ok(())
    })?;
    reporter.finish()?;
    Ok(exit)
}

/// Changes the text of a source.
fn migrate(
    source: &Source,
    arguments: &Arguments,
    dialects: &Arc<Registry>,
) -> Result<Migrated, FileError> {
    let limits = Limits::for_large_stacks();
    let name = &source.name;
    let kind = Kind::of(source.path.as_deref());
    let text = source.read(limits.bytes)?;
    if kind != Kind::Mlir || kind.is_other_text(source.path.as_deref(), &text) {
        let message = format!("'{name}' is not MLIR; only MLIR files are migrated");
        return Err(FileError { name: name.clone(), message });
    }
    if let Some(binary) = bytecode::Binary::of(&text) {
        return Err(bytecode::has_no_text(name, binary, "names to change"));
    }
    let check = |mut text: Vec<u8>, limits: &Limits| {
        let found = kind.check(name, &mut text, Some(dialects), &[], limits, Threads::ONE);
        let mut found = found.diagnostics;
        found.retain(is_of_versions);
        if let Some(from) = arguments.from {
            found.iter_mut().for_each(|found| keep_older(found, &text, from));
        }
        Checked::new(name.clone(), text, found)
    };
    let before = check(text, &limits);
    let fixed = fix::apply(kind, &before, &limits, Applicability::Safe, check, |_, _| Vec::new());
    let (after, changes) = fixed.map(|fixed| (fixed.checked, fixed.applied)).unzip();
    Ok(Migrated { before, after, changes: changes.unwrap_or_default() })
}

/// Whether a diagnostic may be due to the version of LLVM: an error, or a name or a form of an older one.
fn is_of_versions(found: &Diagnostic) -> bool {
    found.severity == Severity::Error
        || [codes::mlir::OLD_NAME, codes::mlir::OTHER_FORM].contains(&found.code)
}

/// Only reports a name that LLVM `from` had no more: it may be of a dialect of the project.
fn keep_older(found: &mut Diagnostic, text: &[u8], from: u8) {
    let name = unquoted(found.span.slice(text));
    let old = std::str::from_utf8(name).ok().and_then(old_name);
    if let Some(old) = old.filter(|old| found.code == codes::mlir::OLD_NAME && old.last < from) {
        let last = old.last;
        found.fix = None;
        found.help =
            Some(format!("LLVM {from} had no such name: use '--from {last}' to change it").into());
    }
}

/// Writes the result of a source, and reports the remaining diagnostics.
fn finish(
    source: &Source,
    arguments: &Arguments,
    done: &Migrated,
    reporter: &mut Reporter<impl io::Write>,
    color: bool,
) -> Result<Exit, FileError> {
    let Migrated { before, after, changes } = done;
    let last = after.as_ref().unwrap_or(before);
    let writing = |error| FileError::writing("standard output".as_ref(), &error);
    let left = last.diagnostics.len();
    let has_diff = arguments.diff && after.is_some();
    let exit = if left > 0 || has_diff { Exit::Errors } else { Exit::Clean };
    match &source.path {
        _ if arguments.diff => {
            let diff = after.as_ref().map(|after| fix::diff(before, after)).unwrap_or_default();
            reporter.add(&diff).map_err(writing)?;
            print_rest(last);
        }
        Some(path) => {
            if let Some(after) = after {
                source.write(path, &before.text, &after.text)?;
            }
            reporter.add(&arguments.format.render(last, color)).map_err(writing)?;
        }
        None => {
            write_out(source, &last.text)?;
            print_rest(last);
        }
    }
    let left = match left {
        0 => String::new(),
        left => format!(", {} left", counted(left, "place")),
    };
    console::say(&format!("{}: {}{left}", source.name, counted(*changes, "change")));
    Ok(exit)
}

/// Prints the remaining diagnostics to standard error, beside a text on standard output.
fn print_rest(last: &Checked) {
    if !last.diagnostics.is_empty() {
        console::print_lines(&Format::Text.render(last, false));
    }
}

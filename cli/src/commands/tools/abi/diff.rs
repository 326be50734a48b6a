//! `abide abi diff`: changes in the calls of functions.

use super::{Loaded, load};
use crate::console::{self, AnswerFormat, Exit, Failure, counted};
use crate::dialects::DialectArguments;
use abide_core::abi::diff::diff;
use abide_core::abi::interface::Interface;
use abide_core::abi::{Function, Functions};
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use clap::Args;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Compare how the functions of two files are called, and report changes that break callers
///
/// Each file is MLIR, its bytecode, or a compiled module (.vmfb) of IREE. Exits with 0 if all calls stay right, 1 if
/// one breaks, and 2 if the files cannot be compared. docs/abi-diff.md lists the changes that break calls.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The old file, or - for standard input
    #[arg(value_name = "OLD")]
    old: PathBuf,

    /// The new file, or - for standard input
    #[arg(value_name = "NEW")]
    new: PathBuf,

    #[command(flatten)]
    answer: AnswerFormat,

    #[command(flatten)]
    dialects: DialectArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    if arguments.old.as_os_str() == "-" && arguments.new.as_os_str() == "-" {
        let message = "only one of the two files can be standard input";
        return Err(Failure::Message(message.to_owned()));
    }
    let old = interfaces(&arguments.old, &arguments.dialects)?;
    let new = interfaces(&arguments.new, &arguments.dialects)?;
    let changes = diff(&old, &new);
    let breaking = changes.iter().filter(|change| !change.is_compatible).count();
    let mut out = BufWriter::new(io::stdout().lock());
    match arguments.answer.is_json() {
        true => console::write_json(&mut out, &abide_json::abi::changes(&changes))?,
        false => {
            for change in &changes {
                writeln!(out, "{}", escape::line(&change.to_string()))?;
            }
            let changes = counted(changes.len(), "change");
            writeln!(out, "{changes}, {breaking} breaking")?;
        }
    }
    out.flush()?;
    Ok(if breaking > 0 { Exit::Errors } else { Exit::Clean })
}

/// The functions of a file. One that cannot be read in full cannot be compared: its missing parts would
/// look removed.
fn interfaces(path: &Path, dialects: &DialectArguments) -> Result<Vec<Interface>, Failure> {
    let limits = Limits::for_large_stacks();
    let Loaded { name, text, registry } = load(path, dialects)?;
    let tree = syntax::parse(&text, &limits);
    if !tree.diagnostics().is_empty() {
        let errors = counted(tree.diagnostics().len(), "syntax error");
        return Err(Failure::Message(format!("'{name}' has {errors}, see 'abide check'")));
    }
    let mut functions = Functions::find_with(&tree, &text, &limits, registry.annotations());
    functions.functions.iter_mut().for_each(Function::drop_value_names);
    Ok(functions.callable().map(|function| Interface::of(function, &text, &limits)).collect())
}

//! `abide abi --emit`: typed callers of the functions of a file.

use super::Loaded;
use crate::console::{Exit, Failure, counted};
use abide_core::abi::stubs;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use clap::ValueEnum;
use std::io::{self, Write as _};

/// The language of callers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    /// A class over iree.runtime.
    Python,
    /// The types of that class.
    Pyi,
    /// A header over IREE's C API.
    C,
    /// Functions over packed functions.
    Rust,
}

/// Writes callers of all functions of a file.
pub(super) fn emit(loaded: &Loaded, language: Language) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let Loaded { name, text, registry } = loaded;
    let tree = syntax::parse(text, &limits);
    if !tree.diagnostics().is_empty() {
        let errors = counted(tree.diagnostics().len(), "syntax error");
        return Err(Failure::Message(format!("'{name}' has {errors}, see 'abide check'")));
    }
    let write = match language {
        Language::Python => stubs::python,
        Language::Pyi => stubs::python_stub,
        Language::C => stubs::c,
        Language::Rust => stubs::rust,
    };
    let written = stubs::of_file(&tree, text, &limits, registry.annotations(), write);
    let mut out = io::stdout().lock();
    out.write_all(written.as_bytes())?;
    out.flush()?;
    Ok(Exit::Clean)
}

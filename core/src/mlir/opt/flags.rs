//! The flags of `abide opt`: those of mlir-opt, with one dash or two.

use std::fmt;

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    /// `-split-input-file`: each piece between lines of `// -----` is a file of its own.
    pub split_input_file: bool,
    /// `-verify-diagnostics`: comments say which diagnostics there must be.
    pub verify_diagnostics: bool,
    /// `-mlir-print-op-generic`
    pub generic: bool,
    /// `-mlir-print-local-scope`: no aliases.
    pub local_scope: bool,
}

/// A flag that is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagError {
    /// The flag as it was given.
    pub flag: String,
}

impl fmt::Display for FlagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown flag '{}': see 'abide opt --help'", self.flag)
    }
}

impl Options {
    /// Takes a flag, with one dash or two and with an optional `=true` or `=false`.
    ///
    /// # Errors
    /// Where it is not known.
    pub fn take(&mut self, flag: &str) -> Result<(), FlagError> {
        let unknown = || FlagError { flag: flag.to_owned() };
        let name =
            flag.strip_prefix("--").or_else(|| flag.strip_prefix('-')).ok_or_else(unknown)?;
        let (name, value) = match name.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (name, None),
        };
        let on = match value {
            None | Some("true" | "1") => true,
            Some("false" | "0") => false,
            // `-split-input-file=<marker>` and `-verify-diagnostics=all` are LLVM 20's.
            Some("all") if name == "verify-diagnostics" => true,
            Some(_) => return Err(unknown()),
        };
        match name {
            "split-input-file" => self.split_input_file = on,
            "verify-diagnostics" => self.verify_diagnostics = on,
            "mlir-print-op-generic" => self.generic = on,
            "mlir-print-local-scope" => self.local_scope = on,
            // Operations of dialects that nobody describes are kept whatever is asked for, and
            // locations and threads do not show.
            "allow-unregistered-dialect"
            | "mlir-disable-threading"
            | "mlir-print-debuginfo"
            | "mlir-very-unsafe-disable-verifier-on-parsing" => {}
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

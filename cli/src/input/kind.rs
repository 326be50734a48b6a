//! What is in a file.

use abide_core::diagnostic::Diagnostic;
use abide_core::limits::Limits;
use abide_core::mlir;
use std::path::Path;

/// The format of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// MLIR text.
    Mlir,
}

/// How the names of files end that are read when a folder is given.
const SUFFIXES: &[(&str, Kind)] = &[(".mlir", Kind::Mlir), (".mlir.in", Kind::Mlir)];

impl Kind {
    /// The format that the name of a file promises.
    pub(crate) fn of_name(path: &Path) -> Option<Kind> {
        let name = path.file_name()?.as_encoded_bytes();
        let found = SUFFIXES.iter().find(|(suffix, _)| name.ends_with(suffix.as_bytes()))?;
        Some(found.1)
    }

    /// The format of a file, or of standard input where there is no path. A file that is named on
    /// the command line is read as MLIR whatever it is called.
    pub(crate) fn of(path: Option<&Path>) -> Kind {
        path.and_then(Kind::of_name).unwrap_or(Kind::Mlir)
    }

    /// Everything that is wrong with a text of this format, in the order of the places.
    pub(crate) fn check(self, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
        match self {
            Kind::Mlir => mlir::check(text, limits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_promise_a_format() {
        for name in ["a.mlir", "d/a.mlir.in", "a.b.mlir"] {
            assert_eq!(Kind::of_name(Path::new(name)), Some(Kind::Mlir), "{name}");
        }
        for name in ["a.txt", "mlir", "a.mlir.bak", "", ".."] {
            assert_eq!(Kind::of_name(Path::new(name)), None, "{name}");
        }
    }
}

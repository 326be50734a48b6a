//! What is in a file.

use abide_core::diagnostic::Diagnostic;
use abide_core::ide::SignatureFormat;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::ods::records::format_problems;
use abide_core::mlir::registry::Registry;
use abide_project::{DiskFiles, Project};
use abide_tablegen::{Session, ide};
use std::path::Path;
use std::sync::Arc;

/// The format of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// MLIR text.
    Mlir,
    /// A structured-index-path signature.
    Sip,
    /// A raw function signature.
    Raw,
    /// Reflection JSON.
    Reflection,
    /// TableGen.
    TableGen,
}

/// How the names of files end that are read when a folder is given.
const SUFFIXES: &[(&str, Kind)] = &[(".mlir", Kind::Mlir), (".mlir.in", Kind::Mlir)];

/// How the names of files end that are of another format than MLIR where they are named themselves.
/// Folders hold too many files of these names that are something else.
const NAMED: &[(&str, Kind)] = &[
    (".sip", Kind::Sip),
    (".raw", Kind::Raw),
    (".json", Kind::Reflection),
    (".td", Kind::TableGen),
];

impl Kind {
    /// The format that the name of a file in a folder promises.
    pub(crate) fn of_name(path: &Path) -> Option<Kind> {
        Kind::among(SUFFIXES, path)
    }

    /// The format of a file, or of standard input where there is no path. A file that is named on
    /// the command line is read as MLIR unless its name promises something else.
    pub(crate) fn of(path: Option<&Path>) -> Kind {
        path.and_then(|path| Kind::among(NAMED, path)).unwrap_or(Kind::Mlir)
    }

    fn among(suffixes: &[(&str, Kind)], path: &Path) -> Option<Kind> {
        let name = path.file_name()?.as_encoded_bytes();
        let found = suffixes.iter().find(|(suffix, _)| name.ends_with(suffix.as_bytes()))?;
        Some(found.1)
    }

    /// Everything that is wrong with a text of this format, in the order of the places; by the
    /// descriptions of `dialects` too, where there are some. Files that it includes are looked for from `path`.
    pub(crate) fn check(
        self,
        path: &str,
        text: &mut Vec<u8>,
        dialects: Option<&Arc<Registry>>,
        limits: &Limits,
    ) -> Vec<Diagnostic> {
        match self {
            Kind::Mlir => mlir::check_in_place(text, dialects, limits),
            Kind::Sip => SignatureFormat::Sip.check(text, limits),
            Kind::Raw => SignatureFormat::Raw.check(text, limits),
            Kind::Reflection => SignatureFormat::Reflection.check(text, limits),
            Kind::TableGen => check_tablegen(path, text, limits),
        }
    }
}

/// Everything that is wrong with a TableGen file; what is wrong in the files that it includes stands
/// at the `include`.
fn check_tablegen(path: &str, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let files = DiskFiles::default();
    files.insert(path, text.to_vec());
    let options = Project::new(Vec::new()).options(path, &files).options;
    let mut session = Session::new(options, *limits);
    let evaluation = session.evaluate(&files, path);
    let document = evaluation.as_ref().map(|evaluation| ide::Document::new(&session, evaluation));
    let found = document.map(|document| {
        let mut found = ide::diagnostics(document, &|_| false);
        found.extend(format_problems(document.session, document.evaluation, document.file));
        found.sort_by_key(|one| one.span.start());
        found
    });
    found.unwrap_or_default()
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
            assert_eq!(Kind::of(Some(Path::new(name))), Kind::Mlir, "{name}");
        }
        assert_eq!(Kind::of_name(Path::new("a.json")), None, "not every JSON file is reflection");
        assert_eq!(Kind::of(Some(Path::new("a.json"))), Kind::Reflection);
        assert_eq!(Kind::of(Some(Path::new("d/a.sip"))), Kind::Sip);
    }

    #[test]
    fn the_line_end_of_a_file_is_no_part_of_its_signature() {
        for end in ["", "\n", "\r\n"] {
            let found = |kind: Kind, text: &str| {
                kind.check("a", &mut format!("{text}{end}").into_bytes(), None, &Limits::default())
            };
            assert_eq!(found(Kind::Sip, "I3!_0R3!_0"), [], "{end:?}");
            assert_eq!(found(Kind::Raw, "I8!B5!t8d4R1!"), [], "{end:?}");
            assert_eq!(found(Kind::Sip, "I3!_0R3!_0\n").len(), usize::from(!end.is_empty()));
        }
    }
}

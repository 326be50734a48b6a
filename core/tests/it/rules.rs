//! Rules of dialects beyond descriptions: each piece of `rules/*.mlir` has exactly the errors that it expects, in
//! MLIR's words; mlir-opt agrees.

use super::cpp_only::expected;
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::check_with;
use abide_core::mlir::ods::LlvmVersion;
use abide_core::mlir::registry::Registry;
use abide_core::text::LineIndex;
use abide_testing::{files_below, llvm_19_includes, mlir_opt, repository};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

/// Pieces that are the same in all versions of LLVM.
const FOLDER: &str = "core/tests/rules";
/// Pieces in the form of LLVM 19, or with its words.
const FOLDER_OF_19: &str = "core/tests/rules_19";
/// Pieces in the form of LLVM 19, which later versions write otherwise: the bundled descriptions have both.
const FOLDER_OF_OLDER: &str = "core/tests/rules_older";
/// Pieces in the form of LLVM 22.
const FOLDER_OF_NEWEST: &str = "core/tests/rules_22";
const SPLIT: &str = "// -----\n";

fn files(folder: &str) -> Vec<PathBuf> {
    let names = files_below(folder).into_iter().filter(|name| name.ends_with(".mlir"));
    let files: Vec<PathBuf> = names.map(|name| repository().join(name)).collect();
    let least = if folder == FOLDER_OF_NEWEST { 2 } else { 5 };
    assert!(files.len() >= least, "{files:?}");
    files
}

fn errors(piece: &str, registry: &Arc<Registry>) -> Vec<Diagnostic> {
    let found = check_with(piece.as_bytes(), registry, &Limits::default());
    found.into_iter().filter(|found| found.severity == Severity::Error).collect()
}

/// The difference between the expected and the found errors of a piece.
fn differs(piece: &str, registry: &Arc<Registry>) -> Option<String> {
    let lines = LineIndex::new(piece.as_bytes());
    let (expected, found) = (expected(piece), errors(piece, registry));
    let is_met = |(line, words): &(i64, &str)| {
        found.iter().any(|error| {
            i64::from(lines.line(error.span.start())) == *line && error.message.contains(words)
        })
    };
    let fits = expected.len() == found.len() && expected.iter().all(is_met);
    (!fits).then(|| format!("{piece}\nsays {found:?}"))
}

fn check_all(folder: &str, registry: &Arc<Registry>) {
    let mut wrong = Vec::new();
    for path in files(folder) {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        wrong.extend(text.split(SPLIT).filter_map(|piece| differs(piece, registry)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_hold_with_the_descriptions_that_come_with_abide() {
    check_all(FOLDER, registry());
    check_all(FOLDER_OF_NEWEST, registry());
    let older = registry().of_version(LlvmVersion::new(19));
    check_all(FOLDER_OF_OLDER, &Arc::new(older));
}

#[test]
fn rules_hold_with_the_files_of_llvm_19() {
    let Some(includes) = llvm_19_includes() else { return };
    let folders = [includes.display().to_string()];
    let described = abide_project::describe(&[includes.join("mlir")], &folders, &Limits::default());
    let registry = Arc::new(registry().with(described.dialects));
    check_all(FOLDER, &registry);
    check_all(FOLDER_OF_19, &registry);
    check_all(FOLDER_OF_OLDER, &registry);
}

#[test]
fn mlir_opt_reports_the_same() {
    let Some(program) = mlir_opt() else { return };
    for path in files(FOLDER).into_iter().chain(files(FOLDER_OF_NEWEST)) {
        let arguments = ["-split-input-file", "-verify-diagnostics"];
        let output = Command::new(&program).args(arguments).arg(&path).output();
        let output = output.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{said}", path.display());
    }
}

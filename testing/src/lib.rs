//! The tests' dependencies on the machine: the repository's files, external programs, and texts that are read in
//! place.
//!
//! If one is missing, a test reports that and passes, so that a developer without LLVM can work; with `CI=true` it
//! fails, so that every skip is noticed. Skips are reported on standard error at once, past the test runner's
//! capture, and again at the end of `cargo xtask test`, which collects them through [`SKIPPED_VARIABLE`].

mod corpus;
mod listed;
mod llvm;
mod marked;
pub mod memory;
mod program;
mod skip;

pub use corpus::{CorpusFile, Expectation, corpus_table};
pub use listed::{assert_listed, listed};
pub use llvm::{
    NO_SHARED_FOLDER, Piece, llvm_19_includes, llvm_21_includes, llvm_includes, llvm_pieces,
    shared_folder,
};
pub use marked::{
    Label, Marked, line_column, marked, marked_files, place, range, wanted_at_places,
};
pub use program::{file_check, iree_opt, iree_program, mlir_opt, program};
pub use skip::{SKIPPED_VARIABLE, skip, skip_everywhere};

use std::path::{Path, PathBuf};

/// The folder of the repository.
#[must_use]
pub fn repository() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package).to_owned()
}

/// Whether a dialect has a description written by hand, which has more than its `.td` files.
#[must_use]
pub fn is_described_by_hand(dialect: &str) -> bool {
    repository().join(format!("core/dialects/src/{dialect}/{dialect}.ops")).is_file()
}

/// Whether the generic form of a text has an operation that is kept as text, because its form is not known.
#[must_use]
pub fn has_kept_text(generic: &str) -> bool {
    let is_kept = |line: &str| {
        let line = line.trim_start();
        let results = line.strip_prefix('%').and_then(|line| line.split_once(" = "));
        let operation = results.map_or(line, |(_, operation)| operation);
        !operation.is_empty() && !operation.starts_with(['"', '}', '^', '#', '!', '/'])
    };
    let pieces = generic.split("\n// -----\n");
    // Resources are not operations.
    let mut operations = pieces.filter_map(|piece| piece.split("{-#").next());
    operations.any(|piece| piece.lines().any(is_kept))
}

/// All files below a folder of the repository, as paths from the repository with `/`, sorted.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn files_below(folder: &str) -> Vec<String> {
    let root = repository();
    let mut found = Vec::new();
    let mut waiting = vec![root.join(folder)];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path)
                .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
            waiting.extend(entries.flatten().map(|entry| entry.path()));
        } else if let Ok(relative) = path.strip_prefix(&root) {
            let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
            found.push(parts.join("/"));
        }
    }
    found.sort();
    found
}

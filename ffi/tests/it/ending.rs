//! Programs that end while threads of theirs are within calls of the library.

use crate::support::{output_and_errors, python_of, python_of_version};
use abide_testing::repository;
use std::path::Path;

/// Runs the part of `python/ending.py` for one border.
fn ends(python: &Path, border: &str) {
    let mut program = python_of(python);
    program.arg(repository().join("ffi/tests/python/ending.py")).arg(border);
    let printed = output_and_errors(&mut program);
    assert_eq!(printed, "passed\n", "{}, {border}", python.display());
}

#[test]
fn python_ends_while_threads_are_in_callbacks() {
    let versions: Vec<_> = (9..=14).filter_map(python_of_version).collect();
    if versions.is_empty() {
        abide_testing::skip_everywhere("Python 3.9 to 3.14 is missing");
    }
    for python in versions {
        ends(&python, "package");
        ends(&python, "classic");
    }
}

//! Every file of the corpus has an origin and the expected result.

use crate::support;
use abide_testing::{Expectation, corpus_table, files_below, mlir_opt, repository};
use std::collections::BTreeSet;
use std::process::Command;

#[test]
fn every_file_has_an_origin() {
    let table = corpus_table();
    assert!(table.iter().all(|file| !file.origin.is_empty()));
    let listed: BTreeSet<String> =
        table.iter().map(|file| format!("corpus/{}", file.path)).collect();
    assert_eq!(listed.len(), table.len(), "the table has a file twice");
    let files: BTreeSet<String> = files_below("corpus").into_iter().collect();
    let gone: Vec<&String> = listed.difference(&files).collect();
    assert!(gone.is_empty(), "in the table of corpus/README.md, but not there: {gone:?}");
    for file in files.difference(&listed) {
        assert!(
            file.ends_with("/README.md") || has_readme_with_origin(file),
            "{file} has no origin: add it to the table of corpus/README.md, or to a README.md of \
             its folder that has the word 'origin'"
        );
    }
}

/// Whether a folder around the file, below `corpus`, states the origin of its files.
fn has_readme_with_origin(file: &str) -> bool {
    let mut folder = file;
    while let Some((parent, _)) = folder.rsplit_once('/') {
        if parent == "corpus" {
            return false;
        }
        let readme = std::fs::read_to_string(repository().join(parent).join("README.md"));
        if readme.is_ok_and(|text| text.to_lowercase().contains("origin")) {
            return true;
        }
        folder = parent;
    }
    false
}

#[test]
fn each_file_has_the_expected_result() {
    let table = corpus_table();
    assert!(table.len() >= 16, "the table of corpus/README.md was not read");
    for file in table {
        let path = format!("corpus/{}", file.path);
        let run = support::abide(&["check", "-q", "--format", "mlir", &path]);
        let count = |level| run.stdout.lines().filter(|line| line.contains(level)).count();
        let found = match (count(": error: "), count(": warning: ")) {
            (0, 0) => Expectation::Clean,
            (errors, warnings) => Expectation::Findings { errors, warnings },
        };
        assert_eq!(found, file.expectation, "{path}:\n{}", run.stdout);
    }
}

#[test]
fn mlir_opt_accepts_the_marked_files() {
    let Some(mlir_opt) = mlir_opt() else { return };
    let marked: Vec<_> = corpus_table().into_iter().filter(|file| file.mlir_opt).collect();
    assert!(marked.len() >= 6);
    for file in marked {
        assert_eq!(file.expectation, Expectation::Clean, "{}", file.path);
        let output = Command::new(&mlir_opt)
            .args(["-split-input-file", "-o", "/dev/null"])
            .arg(repository().join("corpus").join(&file.path))
            .output()
            .unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{stderr}", file.path);
    }
}

//! Runs the files of `tests/lit` like lit: the commands after `RUN:` with `abide opt` instead of another tool,
//! followed by LLVM's FileCheck.

use abide_testing::{file_check, files_below, repository};
use std::path::Path;
use std::process::Command;

/// The shell commands of a file.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("// RUN: "))
}

/// Whether a command succeeds, and its output.
fn run(command: &str, file: &str, file_check: &Path) -> (bool, String) {
    let abide = env!("CARGO_BIN_EXE_abide");
    let words: Vec<String> = command
        .split(' ')
        .map(|word| match word {
            "abide" => format!("'{abide}'"),
            "FileCheck" => format!("'{}'", file_check.display()),
            "%s" => format!("'{file}'"),
            word => word.to_owned(),
        })
        .collect();
    // As lit does it, a command fails where any part of the pipe does.
    let script = format!("set -o pipefail; {}", words.join(" "));
    let output = Command::new("bash").args(["-c", &script]).output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn every_file_passes_file_check() {
    let Some(file_check) = file_check() else { return };
    let mut count = 0;
    for file in files_below("cli/tests/lit") {
        let path = repository().join(&file);
        let text = std::fs::read_to_string(&path).unwrap();
        for command in commands(&text) {
            let (success, said) = run(command, &path.to_string_lossy(), &file_check);
            assert!(success, "{file}: {command}\n{said}");
            count += 1;
        }
    }
    assert!(count >= 7, "only {count} commands");
}

#[test]
fn a_file_that_expects_something_else_fails() {
    let Some(file_check) = file_check() else { return };
    let path = repository().join("cli/tests/lit/propagate.mlir");
    let path = path.to_string_lossy();
    for command in [
        "abide opt %s -erase-symbol -split-input-file | FileCheck %s",
        "abide opt %s -no-such-pass | FileCheck %s --allow-empty --check-prefix=NONE",
    ] {
        assert!(!run(command, &path, &file_check).0, "{command}");
    }
}

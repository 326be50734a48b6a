//! Other projects' own tests of printing and parsing: `abide opt` instead of their tool, with their `.td` files,
//! followed by LLVM's FileCheck. Their texts are read in place: a third of them, all with `ABIDE_ROUND_TRIPS=all`.
//!
//! A test counts if declared forms print all of its text. If only C++ knows a form, abide prints the text as
//! written, and FileCheck compares the C++ printer with the author's text. Such tests are listed, and not counted.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use crate::support::projects;
use abide_testing::{file_check, has_kept_text, shared_folder};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Tool options that do not change the parsed text.
const OPTIONS: [&str; 5] = [
    "--split-input-file",
    "-split-input-file",
    "--verify-diagnostics",
    "-verify-diagnostics",
    "--allow-unregistered-dialect",
];

/// The tests that fail although no operation is kept as text. C++ prints some of their attributes, types and names of
/// aliases, or reports an expected message.
const UNMET: [&str; 7] = [
    "Codegen/Dialect/CPU/IR/test/roundtrip.mlir",
    "Codegen/Dialect/Codegen/IR/test/lowering_config_attr.mlir",
    "Codegen/Dialect/Codegen/IR/test/ukernel_ops.mlir",
    "Codegen/Dialect/Codegen/IR/test/workgroup_mapping_attrs.mlir",
    "Codegen/Dialect/Map/IR/test/roundtrip.mlir",
    "Codegen/Dialect/PCF/IR/test/types.mlir",
    "Dialect/HAL/IR/test/executable_targets.mlir",
];

/// A test: a file, and the commands of its pipe.
struct RoundTrip {
    file: PathBuf,
    commands: Vec<Vec<String>>,
}

/// The one command of a file, if it only reads and prints.
fn round_trip(file: &Path, tool: &str) -> Option<RoundTrip> {
    let text = std::fs::read_to_string(file).ok()?;
    let mut runs = text.lines().filter_map(|line| line.split_once("RUN:"));
    let (_, run) = runs.next().filter(|_| runs.next().is_none())?;
    let words = |command: &str| command.split_whitespace().map(str::to_owned).collect();
    let commands: Vec<Vec<String>> = run.split('|').map(words).collect();
    let is_plain = commands.iter().all(|command| match command.split_first() {
        Some((name, options)) if name == tool => {
            options.iter().all(|option| option == "%s" || OPTIONS.contains(&option.as_str()))
        }
        Some((name, _)) => name == "FileCheck",
        None => false,
    });
    let is_checked = || commands.iter().any(|command| command[0] == "FileCheck");
    (is_plain && is_checked()).then(|| RoundTrip { file: file.to_owned(), commands })
}

/// Whether declared forms print all of a test's text: no operation of the generic form is kept as text. A text that is
/// refused counts.
fn is_printed_by_forms(test: &RoundTrip, dialects: &[String]) -> bool {
    let split = test.commands.iter().flatten().any(|option| option.ends_with("-split-input-file"));
    let mut abide = Command::new(env!("CARGO_BIN_EXE_abide"));
    abide.args(["opt", "-mlir-print-op-generic"]).args(dialects).arg(&test.file);
    let output = abide.args(split.then_some("--split-input-file")).output().expect("it ends");
    !output.status.success() || !has_kept_text(&String::from_utf8_lossy(&output.stdout))
}

/// Whether every command of a pipe succeeds, as lit runs it.
fn passes(test: &RoundTrip, dialects: &[String], file_check: &Path) -> bool {
    let mut input = Vec::new();
    for command in &test.commands {
        let options = command[1..].iter().map(|option| match option.as_str() {
            "%s" => test.file.to_string_lossy().into_owned(),
            option => option.to_owned(),
        });
        let mut process = match command[0].as_str() {
            "FileCheck" => Command::new(file_check),
            _ => {
                let mut abide = Command::new(env!("CARGO_BIN_EXE_abide"));
                abide.arg("opt").args(dialects);
                abide
            }
        };
        let process = process.args(options).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = process.stderr(Stdio::null()).spawn().expect("it starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let text = std::mem::take(&mut input);
        let writer = std::thread::spawn(move || {
            // A program that reads a file closes the pipe.
            let _ = std::io::Write::write_all(&mut stdin, &text);
        });
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("a thread");
        if !output.status.success() {
            return false;
        }
        input = output.stdout;
    }
    true
}

#[test]
fn iree_s_files_are_printed_as_its_own_tests_ask() {
    let (Some(shared), Some(file_check)) = (shared_folder(), file_check()) else { return };
    let Some((iree, options)) = projects::dialects(&shared) else { return };
    let files = projects::mlir_files(&iree);
    // Each one reads the descriptions again: all of them take minutes.
    let step = if std::env::var_os("ABIDE_ROUND_TRIPS").is_some() { 1 } else { 3 };
    let tests = files.iter().filter_map(|file| round_trip(file, "iree-opt"));
    let tests: Vec<_> = tests.step_by(step).collect();
    let (next, well, left) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(test) = tests.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let is_counted = is_printed_by_forms(test, &options);
                    let passes = passes(test, &options, &file_check);
                    match (is_counted, passes) {
                        (true, true) => _ = well.fetch_add(1, Ordering::Relaxed),
                        (true, false) if UNMET.iter().any(|one| test.file.ends_with(one)) => {
                            left.fetch_add(1, Ordering::Relaxed);
                            println!("fails as known: {}", test.file.display());
                        }
                        (true, false) => println!("fails: {}", test.file.display()),
                        (false, _) => {
                            left.fetch_add(1, Ordering::Relaxed);
                            println!("not counted, passes is {passes}: {}", test.file.display());
                        }
                    }
                }
            });
        }
    });
    let (well, counted) = (well.into_inner(), tests.len() - left.into_inner());
    println!("{well} of {counted}, of {} tests", tests.len());
    assert!(counted > 10 && well == counted, "{well} of {counted}");
}

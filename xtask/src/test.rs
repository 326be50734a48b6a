//! `cargo xtask test`: everything that CI runs.

use crate::process::{self, cargo, say};
use crate::readme;
use abide_testing::SKIPPED_VARIABLE;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Runs all checks, the quick ones first, and says at the end which tests were skipped.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("does not know what to do with '{word}': it takes no arguments"));
    }
    process::run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    process::run(
        "lints",
        &mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    )?;
    readme::run_commands()?;
    size_of_library()?;
    tests()
}

/// How many bytes the library of a release has at most, without what only debuggers read. It is built anyway;
/// as CI builds it, without link-time optimisation, it has a hundred bytes for each 61.3 of a wheel's (12,313,920 where
/// that has 7,547,752), which may have 8,000,000 and takes minutes to build (`cargo xtask sdist`).
const LARGEST_LIBRARY: u64 = 12_900_000;

/// Whether the library that the README has had built is small enough for a wheel.
fn size_of_library() -> Result<(), String> {
    let target = abide_testing::repository().join("target");
    let library = target.join("release/libabide.so");
    if !cfg!(target_os = "linux") || !library.is_file() {
        return Ok(());
    }
    let Some(strip) = abide_testing::program(&["strip", "llvm-strip"]) else { return Ok(()) };
    let stripped = target.join("libabide-stripped.so");
    let mut command = Command::new(strip);
    command.arg("--strip-unneeded").arg("-o").arg(&stripped).arg(&library);
    process::run("size of the library", &mut command)?;
    let size = fs::metadata(&stripped).map_err(|error| error.to_string())?.len();
    if size > LARGEST_LIBRARY {
        return Err(format!(
            "libabide.so has {size} bytes, more than {LARGEST_LIBRARY}: hold the wheel's against its 8 MB (cargo \
             xtask sdist)"
        ));
    }
    Ok(())
}

/// Builds and installs the source distribution of the Python package, and holds the library of a wheel against
/// the size that it may have: the tests that are too long for each run.
pub(crate) fn sdist(words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("does not know what to do with '{word}': it takes no arguments"));
    }
    let ignored = ["test", "-p", "abide-ffi", "--test", "wheel", "--", "--ignored"];
    process::run("Python packages", &mut cargo(&ignored))
}

/// All tests of the workspace, those in the documentation too, and those of the editors.
fn tests() -> Result<(), String> {
    let target = abide_testing::repository().join("target");
    fs::create_dir_all(&target).map_err(|error| format!("cannot make {target:?}: {error}"))?;
    let skipped = target.join("skipped-tests.txt");
    // There is none before the first run.
    let _ = fs::remove_file(&skipped);
    let xtask = env::current_exe().map_err(|error| format!("cannot find xtask: {error}"))?;
    let mut tests = cargo(&["test", "--workspace", "--no-fail-fast"]);
    let mut editors = Command::new(xtask);
    editors.arg("editors");
    let failures: Vec<_> = [("tests", &mut tests), ("editors", &mut editors)]
        .into_iter()
        .filter_map(|(what, command)| {
            process::run(what, command.env(SKIPPED_VARIABLE, &skipped)).err()
        })
        .collect();
    report_skipped(&skipped);
    if failures.is_empty() { Ok(()) } else { Err(failures.join("; ")) }
}

/// Says which tests were skipped, by the file where they are collected.
fn report_skipped(skipped: &Path) {
    let list = fs::read_to_string(skipped).unwrap_or_default();
    if !list.is_empty() {
        say("");
        say(
            "!!! These tests did NOT run; with CI=true they fail, but for what may be missing there:",
        );
        for line in list.lines() {
            say(&format!("!!!   {line}"));
        }
    }
}

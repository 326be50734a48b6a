//! `cargo xtask test`: everything that CI runs.

use crate::process::{self, cargo, say};
use crate::readme;
use abide_testing::SKIPPED_VARIABLE;
use std::fs;

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
    tests()
}

/// All tests of the workspace, those in the documentation too.
fn tests() -> Result<(), String> {
    let target = abide_testing::repository().join("target");
    fs::create_dir_all(&target).map_err(|error| format!("cannot make {target:?}: {error}"))?;
    let skipped = target.join("skipped-tests.txt");
    // There is none before the first run.
    let _ = fs::remove_file(&skipped);
    let mut command = cargo(&["test", "--workspace", "--no-fail-fast"]);
    let result = process::run("tests", command.env(SKIPPED_VARIABLE, &skipped));
    let list = fs::read_to_string(&skipped).unwrap_or_default();
    if !list.is_empty() {
        say("");
        say(
            "!!! These tests did NOT run; with CI=true they fail, but for what may be missing there:",
        );
        for line in list.lines() {
            say(&format!("!!!   {line}"));
        }
    }
    result
}

//! `cargo xtask fuzz` runs the fuzz targets, `cargo xtask coverage` measures their coverage.

use crate::process::{self, cargo};

/// Runs the fuzz targets.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    runner("fuzz", words)
}

/// Measures the coverage.
pub(crate) fn coverage(words: &[String]) -> Result<(), String> {
    let all: Vec<String> = words.iter().cloned().chain(["--coverage".to_owned()]).collect();
    runner("coverage", &all)
}

/// Passes the words to the runner, which is next to the targets and knows their table.
fn runner(what: &str, words: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "-p", "abide-fuzz", "--example", "runner", "--"]);
    process::run(what, command.args(words))
}

//! `cargo xtask test`: the tests of the project, and how long each part takes.

use crate::process::{self, cargo, say};
use crate::{readme, words};
use abide_testing::SKIPPED_VARIABLE;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// Runs all checks, the quick ones first, then reports how long each took and which tests were skipped. With
/// `--only-shared FILE` it runs only the tests in the list FILE, which an earlier run skipped without the folder
/// `shared`.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    match words {
        [] => all(),
        [flag, list] if flag == "--only-shared" => only_shared(Path::new(list)),
        [word, ..] => {
            Err(format!("unexpected argument '{word}': expected none, or '--only-shared FILE'"))
        }
    }
}

fn all() -> Result<(), String> {
    let mut parts = Parts::new("skipped-tests.txt")?;
    parts.run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    parts.measure("words", || words::run(&[]));
    let lints = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    parts.run("lints", &mut cargo(&lints))?;
    // Cargo writes how long each crate took into `target/cargo-timings`.
    let build = ["test", "--workspace", "--no-run", "--quiet", "--timings"];
    parts.run("tests: build", &mut cargo(&build))?;
    if has_nextest() {
        // Runs the tests of several programs at once: one more than there are processors, since some tests wait.
        let threads = thread::available_parallelism().map_or(2, |count| count.get() + 1);
        let mut tests = cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]);
        parts.try_run("tests", tests.args(["--test-threads", &threads.to_string()]));
        parts
            .try_run("examples in the docs of code", &mut cargo(&["test", "--workspace", "--doc"]));
    } else {
        parts.try_run("tests", &mut cargo(&["test", "--workspace", "--no-fail-fast"]));
    }
    parts.measure("documented commands", readme::run_commands);
    parts.try_run("editors", &mut editors(&[])?);
    parts.finish()
}

/// Runs the tests that an earlier run skipped without the folder `shared`, by the list that it wrote.
fn only_shared(list: &Path) -> Result<(), String> {
    let lines = fs::read_to_string(list)
        .map_err(|error| format!("cannot read {}: {error}", list.display()))?;
    let skipped = lines.lines().filter(|line| line.contains(abide_testing::NO_SHARED_FOLDER));
    let names = skipped.filter_map(|line| line.strip_prefix("SKIPPED ")?.split(": ").next());
    let (parts_of_editors, tests): (BTreeSet<&str>, BTreeSet<&str>) =
        names.partition(|name| *name == "editors");
    if tests.is_empty() {
        return Err(format!("{} names no test that wants the folder 'shared'", list.display()));
    }
    let mut parts = Parts::new("skipped-tests-shared.txt")?;
    let mut words = vec!["test", "--workspace", "--no-fail-fast", "--tests"];
    words.extend(["--", "--exact"]);
    words.extend(&tests);
    parts.try_run("tests that read 'shared'", &mut cargo(&words));
    if !parts_of_editors.is_empty() {
        // One editor is enough to check that the server handles large projects.
        parts.try_run("editors", &mut editors(&["neovim"])?);
    }
    parts.finish()
}

/// Whether cargo-nextest is installed.
fn has_nextest() -> bool {
    cargo(&["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}

/// This program, once more, for the editors' tests.
fn editors(names: &[&str]) -> Result<Command, String> {
    let xtask = env::current_exe().map_err(|error| format!("cannot find xtask: {error}"))?;
    let mut command = Command::new(xtask);
    command.arg("editors").args(names);
    Ok(command)
}

/// The finished parts of a run.
struct Parts {
    /// The name of each, and how long it took.
    over: Vec<(&'static str, Duration)>,
    /// The failures of parts after which the run went on.
    failures: Vec<String>,
    /// The file in which skipped tests are collected.
    skipped: PathBuf,
}

impl Parts {
    /// A run that collects skipped tests in a file of `target`.
    fn new(skipped: &str) -> Result<Self, String> {
        let target = abide_testing::repository().join("target");
        fs::create_dir_all(&target).map_err(|error| format!("cannot make {target:?}: {error}"))?;
        let skipped = target.join(skipped);
        // The file does not exist before the first run.
        let _ = fs::remove_file(&skipped);
        Ok(Self { over: Vec::new(), failures: Vec::new(), skipped })
    }

    /// Runs a part that the others need; ends the run if it fails.
    fn run(&mut self, name: &'static str, command: &mut Command) -> Result<(), String> {
        let start = Instant::now();
        process::run(name, command.env(SKIPPED_VARIABLE, &self.skipped))?;
        self.over.push((name, start.elapsed()));
        Ok(())
    }

    /// Runs a part; continues if it fails.
    fn try_run(&mut self, name: &'static str, command: &mut Command) {
        command.env(SKIPPED_VARIABLE, &self.skipped);
        self.measure(name, || process::run(name, command));
    }

    /// Runs a part; continues if it fails.
    fn measure(&mut self, name: &'static str, part: impl FnOnce() -> Result<(), String>) {
        let start = Instant::now();
        self.failures.extend(part().err());
        self.over.push((name, start.elapsed()));
    }

    /// Reports the times and the skipped tests; fails if a part did.
    fn finish(self) -> Result<(), String> {
        say("");
        for (name, time) in &self.over {
            say(&format!("{:6.0} s  {name}", time.as_secs_f64()));
        }
        report_skipped(&self.skipped);
        if self.failures.is_empty() { Ok(()) } else { Err(self.failures.join("; ")) }
    }
}

/// Builds and installs the source distribution of the Python package, and compares the size of a wheel's library with
/// its limit: the tests that are too long for each run.
pub(crate) fn sdist(words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("does not know what to do with '{word}': it takes no arguments"));
    }
    let ignored = ["test", "-p", "abide-ffi", "--test", "wheel", "--", "--ignored"];
    process::run("Python packages", &mut cargo(&ignored))
}

/// Reports the skipped tests, from the file where they are collected.
fn report_skipped(skipped: &Path) {
    let list = fs::read_to_string(skipped).unwrap_or_default();
    if !list.is_empty() {
        say("");
        say(
            "!!! These tests did NOT run; with CI=true they fail, except those that may be missing there:",
        );
        for line in list.lines() {
            say(&format!("!!!   {line}"));
        }
    }
}

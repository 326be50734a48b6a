//! Coverage of the code: by the inputs of the fuzzers alone, and by them and all tests together.
//! `cargo xtask coverage`.

mod measure;
mod tools;

use crate::build::cargo;
use crate::instrument::{self, Purpose};
use crate::process::{make_empty_folder, make_folder, repository, say, with_path};
use crate::run::write_seeds;
use abide_fuzz::TARGETS;
use measure::Coverage;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tools::Tools;

/// The parts of the code with reported figures. The first four are compared with [`MIN_PERCENT`].
const PARTS: [&str; 9] = [
    "core/signatures/src/sip/",
    "core/signatures/src/reflection/",
    "core/mlir/src/syntax/",
    "core/passes/src/",
    "core/abi/src/",
    "core/dialects/src/",
    "core/ide/src/",
    "core/mlir/src/",
    "lsp/src/",
];
const COMPARED_PARTS: usize = 4;

/// The percentage of those regions that tests and corpus together must reach.
const MIN_PERCENT: f64 = 90.0;

/// The packages whose tests count.
const PACKAGES: [&str; 11] = [
    "abide",
    "abide-abi",
    "abide-core",
    "abide-dialects",
    "abide-fuzz",
    "abide-ide",
    "abide-json",
    "abide-lsp",
    "abide-mlir",
    "abide-passes",
    "abide-signatures",
];

/// Measures and reports the coverage; fails if it is too low.
pub(crate) fn measure() -> Result<(), String> {
    let tools = Tools::find()?;
    let folder = repository().join("target/coverage");
    make_empty_folder(&folder)?;
    let targets = programs(&["build", "-p", "abide-fuzz", "--bins"], "the targets")?;
    let targets = keep(&targets, &folder.join("programs"))?;
    let corpus = replay(&targets, &folder.join("corpus"))?;
    let corpus = tools.coverage(&[&corpus], &targets, &folder.join("corpus"))?;
    let mut words = vec!["test", "--no-run"];
    words.extend(PACKAGES.iter().flat_map(|package| ["-p", package]));
    let mut objects = programs(&words, "the tests")?;
    let tests = test(&folder.join("tests"))?;
    objects.extend(targets);
    objects.sort();
    objects.dedup();
    let profiles = [folder.join("corpus"), tests];
    let both = tools.coverage(&[&profiles[0], &profiles[1]], &objects, &folder.join("all"))?;
    tell(&corpus, &both)
}

/// Builds with instrumentation, and returns the programs.
fn programs(words: &[&str], what: &str) -> Result<Vec<PathBuf>, String> {
    say(&format!("==> building {what} to be measured"));
    let mut command = cargo();
    command.args(words).arg("--message-format=json-render-diagnostics").current_dir(repository());
    instrument::through_this_program(&mut command, Purpose::Coverage)?;
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo {} failed", words.join(" ")));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let messages =
        text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    Ok(messages
        .filter_map(|message| Some(PathBuf::from(message["executable"].as_str()?)))
        .collect())
}

/// Links the programs into their own folder, because another build may replace them.
fn keep(programs: &[PathBuf], folder: &Path) -> Result<Vec<PathBuf>, String> {
    make_folder(folder)?;
    let kept = |program: &PathBuf| {
        let path = folder.join(program.file_name().unwrap_or_default());
        with_path(&path, fs::hard_link(program, &path)).map(|()| path)
    };
    programs.iter().map(kept).collect()
}

/// Runs every target on its seeds and on what runs have found.
fn replay(targets: &[PathBuf], profiles: &Path) -> Result<PathBuf, String> {
    say("==> replaying the corpora");
    for target in TARGETS {
        let program =
            targets.iter().find(|path| path.file_stem().is_some_and(|stem| stem == target.name));
        let program = program.ok_or_else(|| format!("{} was not built", target.name))?;
        let seeds = profiles.with_extension("seeds").join(target.name);
        write_seeds(target, &seeds)?;
        let mut command = Command::new(program);
        command.arg("-runs=0").arg(format!("-max_len={}", target.max_len)).arg(seeds);
        let found = crate::process::made("corpus").join(target.name);
        command.args(found.is_dir().then_some(found));
        command.env("LLVM_PROFILE_FILE", profiles.join(format!("{}-%m.profraw", target.name)));
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !with_path(program, status)?.success() {
            return Err(format!("{} failed: see cargo xtask fuzz --target {0}", target.name));
        }
    }
    Ok(profiles.to_owned())
}

/// Runs the tests. Failing ones are reported, and count.
fn test(profiles: &Path) -> Result<PathBuf, String> {
    say("==> running the tests");
    let mut command = cargo();
    command.args(["test", "--no-fail-fast", "--quiet"]).current_dir(repository());
    command.args(PACKAGES.iter().flat_map(|package| ["-p", package]));
    instrument::through_this_program(&mut command, Purpose::Coverage)?;
    // Programs that tests start write into the same files, one after the other.
    command.env("LLVM_PROFILE_FILE", profiles.join("%4m.profraw"));
    let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !status.success() {
        say("!!! some tests failed: what they reach counts all the same");
    }
    Ok(profiles.to_owned())
}

fn tell(corpus: &Coverage, both: &Coverage) -> Result<(), String> {
    say("| part | regions, corpus | lines, corpus | regions, all | lines, all |");
    say("|---|---|---|---|---|");
    let mut low = Vec::new();
    for (number, part) in PARTS.iter().enumerate() {
        let (one, all) = (corpus.of(part), both.of(part));
        say(&format!("| `{part}` | {one} | {all} |"));
        if number < COMPARED_PARTS && all.regions.percent() < MIN_PERCENT {
            low.push(*part);
        }
    }
    if low.is_empty() {
        return Ok(());
    }
    Err(format!("less than {MIN_PERCENT} % of the regions are reached in {}", low.join(", ")))
}

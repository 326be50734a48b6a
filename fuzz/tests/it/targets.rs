//! Requirements on every target of the table, and its results on its seeds.

use abide_fuzz::{Outcome, TARGETS, Target, corpus, seeds};
use abide_generate::Random;
use std::fs;
use std::path::Path;
use std::process::Command;

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every seed that was not found by running the target, and three mutations of it.
fn seeds_and_mutations(target: &Target) -> Vec<Vec<u8>> {
    let found = seeds::own(target).unwrap();
    let mut seeds = seeds::inputs(target).unwrap();
    seeds.retain(|seed| found.binary_search(seed).is_err());
    assert!(seeds.len() >= 20, "{} has {} seeds", target.name, seeds.len());
    let mut random = Random::new(1);
    let mut inputs = seeds.clone();
    if let Some(mutator) = target.language.mutator() {
        for seed in seeds.iter().take(1000) {
            let mut input = seed.clone();
            for _ in 0..3 {
                mutator(&mut random, &mut input);
                input.truncate(target.max_len);
                inputs.push(input.clone());
            }
        }
    }
    inputs
}

#[test]
fn enough_seeds_and_mutations_pass_the_check() {
    let mut too_few = Vec::new();
    for target in TARGETS {
        let inputs = seeds_and_mutations(target);
        let counts = |input: &&Vec<u8>| (target.check)(input) == Outcome::Checked;
        let checked = inputs.iter().filter(counts).count();
        let (name, all) = (target.name, inputs.len());
        if checked * 100 < all * target.least_checked {
            too_few.push(format!("{name}: {checked} of {all}"));
        }
    }
    assert!(too_few.is_empty(), "{too_few:#?}");
}

/// Found seeds are kept for the code that they reach. Most are broken, so their outcomes do not show how thorough a
/// check is.
#[test]
fn seeds_that_were_found_are_checked() {
    for target in TARGETS {
        let found = seeds::own(target).unwrap();
        assert!(found.is_sorted(), "{}: not in the order of the bytes", target.name);
        for input in &found {
            (target.check)(input);
        }
    }
}

#[test]
fn the_table_the_files_and_the_manifest_name_the_same_targets() {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert!(names.is_sorted(), "the table is not in the order of the names");
    let manifest = fs::read_to_string(package().join("Cargo.toml")).unwrap();
    let mut files = Vec::new();
    for file in corpus::files(&package().join("fuzz_targets"), &["rs"]) {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(&format!("fuzz_target!({name})")), "{name} runs another target");
        let row = format!("[[bin]]\nname = \"{name}\"\npath = \"fuzz_targets/{name}.rs\"\n");
        assert!(manifest.contains(&row), "no target {name} in fuzz/Cargo.toml");
        files.push(name);
    }
    assert_eq!(files, names, "fuzz_targets and the table");
    assert_eq!(manifest.matches("[[bin]]").count(), names.len(), "fuzz/Cargo.toml has others");
    for folder in ["regressions", "seeds"] {
        for path in fs::read_dir(seeds::corpus_folder().join(folder)).into_iter().flatten() {
            let path = path.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(name == "README" || names.contains(&name), "{}: no target", path.display());
        }
    }
}

/// Each binary runs under libFuzzer, for a short while on a fixed seed. It is not instrumented here: see
/// `cargo xtask fuzz`.
#[test]
fn every_binary_runs() {
    let folder = Path::new(env!("CARGO_BIN_EXE_parse_mlir")).parent().unwrap();
    for target in TARGETS {
        let program = folder.join(target.name).with_extension(std::env::consts::EXE_EXTENSION);
        let mut command = Command::new(program);
        command.args(["-seed=1", "-runs=300", "-max_total_time=5"]);
        command.arg(format!("-artifact_prefix={}/", env!("CARGO_TARGET_TMPDIR")));
        command.arg(format!("-max_len={}", target.max_len.min(512)));
        if let Some(name) = target.language.dictionary() {
            let path = package().join("dictionaries").join(name).with_extension("dict");
            command.arg(format!("-dict={}", path.display()));
        }
        let output = command.output().unwrap();
        let log = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{log}", target.name);
        assert!(log.contains("Done "), "{}:\n{log}", target.name);
    }
}

//! Texts of the corpus, what fuzzing has found, those of a shared folder, and broken versions of them.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use abide_fuzz::random::Random;
use abide_fuzz::{Outcome, Target, corpus, mutate, seeds};
use abide_testing::shared_folder;
use std::panic::catch_unwind;
use std::time::{Duration, Instant};

/// The longest text, in bytes: a mistake in a longer one takes more time and shows no more.
const MAX_BYTES: usize = 1 << 10;

/// The maximum number of failures shown.
const SHOWN: usize = 20;

/// The input that took the most time: its seed, for the output of a long run. No test depends on it.
#[derive(Debug, Default)]
pub(crate) struct Slowest(Duration, u64);

impl Slowest {
    /// Runs something for the input of a seed.
    pub(crate) fn time<T>(&mut self, seed: u64, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = run();
        let slowest = Slowest(start.elapsed(), seed);
        if slowest.0 > self.0 {
            *self = slowest;
        }
        result
    }
}

impl std::fmt::Display for Slowest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the slowest input has seed {} and takes {:?}", self.1, self.0)
    }
}

/// Runs a target on texts with up to three mistakes, and returns how many inputs counted, of how many. `ABIDE_NAME_INPUTS`
/// asks for another number of inputs, and `ABIDE_NAME_SEED` for other ones.
pub(crate) fn run(target: &Target, usual: u64) -> (u64, u64) {
    let variable = |suffix: &str| {
        let name = format!("ABIDE_{}_{suffix}", target.name.to_uppercase());
        std::env::var(name).ok().map(|value| value.parse().expect("a number"))
    };
    let (inputs, first) = (variable("INPUTS").unwrap_or(usual), variable("SEED").unwrap_or(1));
    let texts = texts(target);
    let (mut checked, mut failed, mut slowest) = (0, Vec::new(), Slowest::default());
    for seed in first..first + inputs {
        let input = broken(target, &texts, seed);
        match slowest.time(seed, || catch_unwind(|| (target.check)(&input))) {
            Ok(outcome) => checked += u64::from(outcome == Outcome::Checked),
            Err(_) => failed.push((seed, input)),
        }
    }
    println!("{}: {checked} of {inputs} inputs count; {slowest}", target.name);
    let shown: String = failed
        .iter()
        .take(SHOWN)
        .map(|(seed, input)| format!("\nseed {seed}: {}", input.escape_ascii()))
        .collect();
    assert!(failed.is_empty(), "{} of {inputs} fail: {shown}", failed.len());
    (checked, inputs)
}

/// The input of a seed: a text, and up to three mistakes in it.
fn broken(target: &Target, texts: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut input = texts[random.below(texts.len())].clone();
    for _ in 0..random.below(4) {
        mutate::slip(target.language, &mut random, &mut input);
    }
    input
}

/// Pieces of the files of the corpus and of the shared folder, and the inputs that were found once.
fn texts(target: &Target) -> Vec<Vec<u8>> {
    let mut texts = seeds::own(target).unwrap();
    let bugs = shared_folder().map(|folder| folder.join("bugs"));
    for root in std::iter::once(seeds::corpus_folder()).chain(bugs) {
        texts.extend(seeds::from_sources(target, &root, MAX_BYTES).unwrap());
    }
    for file in corpus::files(&seeds::corpus_folder().join("regressions"), &[]) {
        texts.push(std::fs::read(file).unwrap());
    }
    texts.retain(|text| (1..=MAX_BYTES).contains(&text.len()));
    texts.sort();
    texts.dedup();
    texts
}

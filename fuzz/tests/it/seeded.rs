//! Texts of the corpus, what fuzzing has found, those of a shared folder, and broken versions of them.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use abide_fuzz::{Outcome, Target, corpus, mutate, seeds};
use abide_generate::Random;
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

/// The number of a target's inputs, and the first of their seeds. `ABIDE_NAME_INPUTS` asks for another number of inputs
/// than the usual one, and `ABIDE_NAME_SEED` for other ones.
fn wanted(target: &Target, usual: u64) -> (u64, u64) {
    let variable = |suffix: &str| {
        let name = format!("ABIDE_{}_{suffix}", target.name.to_uppercase());
        std::env::var(name).ok().map(|value| value.parse().expect("a number"))
    };
    (variable("INPUTS").unwrap_or(usual), variable("SEED").unwrap_or(1))
}

/// Runs a target on texts with up to three mistakes, and returns how many inputs counted, of how many ([`wanted`]).
pub(crate) fn run(target: &Target, usual: u64) -> (u64, u64) {
    let texts = texts(target);
    run_on(target, usual, |seed| broken(target, &texts, seed))
}

/// Runs a target on bytes from which it generates its inputs itself: at least `len.0`, fewer than `len.1`.
pub(crate) fn run_on_bytes(target: &Target, usual: u64, len: (usize, usize)) -> (u64, u64) {
    run_on(target, usual, |seed| {
        let mut random = Random::new(seed);
        let len = len.0 + random.below(len.1 - len.0);
        random.bytes(len)
    })
}

/// Runs a target on the input of each seed.
fn run_on(target: &Target, usual: u64, input_of: impl Fn(u64) -> Vec<u8>) -> (u64, u64) {
    let (inputs, first) = wanted(target, usual);
    let (mut checked, mut failed, mut slowest) = (0, Vec::new(), Slowest::default());
    for seed in first..first + inputs {
        let input = input_of(seed);
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

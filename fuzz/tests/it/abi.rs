//! The check of function-ABI metadata on seeded inputs and on the corpus.

use abide_core::abi;
use abide_core::limits::Limits;
use abide_fuzz::checks::abi::{abi_module, check_text};
use abide_fuzz::checks::called::{annotated_functions, path_grammar, sharding_grammars};
use abide_fuzz::{Outcome, generate};
use abide_generate::Random;
use arbitrary::Unstructured;

/// Runs a check on 3000 random inputs, and asserts that it applies to most of them.
pub(crate) fn expect_checked(seed: u64, check: fn(&[u8]) -> Outcome) {
    let mut random = Random::new(seed);
    let checked = (0..3000).filter(|_| {
        let len = random.below(400);
        check(&random.bytes(len)) == Outcome::Checked
    });
    let checked = checked.count();
    assert!(checked > 2500, "only {checked} of 3000 inputs were checked");
}

#[test]
fn generated_modules_and_their_broken_versions() {
    expect_checked(1, abi_module);
}

#[test]
fn generated_paths_shardings_and_annotations() {
    for (seed, check) in (3..).zip([annotated_functions, path_grammar, sharding_grammars]) {
        expect_checked(seed, check);
    }
}

#[test]
fn corpus_files_and_their_broken_versions() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");
    let files = abide_fuzz::corpus::files(root.as_ref(), &["mlir"]);
    let limits = Limits::default();
    let mut random = Random::new(2);
    let mut checked = 0;
    for file in files {
        let text = std::fs::read(&file).unwrap();
        checked += usize::from(check_text(abi::check, &text, &limits) == Outcome::Checked);
        for _ in 0..20 {
            let bytes = random.bytes(60);
            let mut broken = text.clone();
            let _ = generate::abi::mutate(&mut Unstructured::new(&bytes), &mut broken);
            check_text(abi::check, &broken, &limits);
        }
    }
    assert!(checked >= 10, "only {checked} files have functions");
}

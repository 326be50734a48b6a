//! Tests the command against the second implementation of signatures and reflection, which is written in Python from
//! the documents alone (`conformance/reference`).

use abide_testing::{program, repository};
use std::process::Command;

/// Runs Python in the repository; shows its output if it fails.
fn python(arguments: &[&str]) {
    let Some(python) = program(&["python3"]) else { return };
    let output = Command::new(python).args(arguments).current_dir(repository()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "{arguments:?} failed:\n{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}

#[test]
fn the_reference_passes_its_own_tests() {
    python(&["-m", "unittest", "discover", "-s", "conformance/reference/tests"]);
}

#[test]
fn both_implementations_agree_on_random_requests() {
    let adapter = format!("{} adapter", env!("CARGO_BIN_EXE_abide"));
    let compare = "conformance/reference/compare.py";
    python(&[compare, "--adapter", &adapter, "--seed", "11", "--count", "1500"]);
}

/// Inputs that were written by hand for the levels MLIR and SYM, before either implementation was asked.
#[test]
fn both_implementations_agree_on_hand_made_inputs() {
    let adapter = format!("{} adapter", env!("CARGO_BIN_EXE_abide"));
    let (compare, inputs) =
        ("conformance/reference/compare.py", "conformance/reference/hand_made.jsonl");
    python(&[compare, "--adapter", &adapter, "--inputs", inputs, "--most", "9"]);
}

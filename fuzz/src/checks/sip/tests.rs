//! Negative controls: broken implementations that the checks must catch.

use super::*;
use abide_core::diagnostic::Diagnostic;
use abide_core::sip::{BuildError, RawError, SipSignature};
use abide_generate::Random;

const SOUND: &[u8] = b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0";

fn is_caught(check: impl FnOnce() -> Outcome + std::panic::UnwindSafe) -> bool {
    std::panic::catch_unwind(check).is_err()
}

#[test]
fn sound_inputs_are_checked() {
    assert_eq!(parse_sip(SOUND), Outcome::Checked);
    assert_eq!(parse_sip(b"I9!"), Outcome::Rejected);
    assert_eq!(parse_raw(b"I18!B7!t6d2d3O1!S3!t7R12!B4!d-1S3!t4"), Outcome::Checked);
    assert_eq!(parse_raw(b"I9!"), Outcome::Rejected);
}

#[test]
fn a_writer_that_drops_the_results_is_caught() {
    fn broken(inputs: &Tree, _: &Tree) -> Result<Vec<u8>, BuildError> {
        encode_signature(inputs, &Tree::default())
    }
    let implementation = Implementation { check: check_sip, encode: broken };
    assert!(is_caught(|| parse_sip_with(SOUND, &implementation)));
}

#[test]
fn a_check_that_reports_nothing_is_caught() {
    fn silent(text: &[u8], limits: &Limits) -> (Option<SipSignature>, Vec<Diagnostic>) {
        (check_sip(text, limits).0, Vec::new())
    }
    let implementation = Implementation { check: silent, encode: encode_signature };
    assert!(is_caught(|| parse_sip_with(b"I3!_0 R1!", &implementation)));
}

#[test]
fn a_check_whose_ranges_reach_too_far_is_caught() {
    fn shifted(text: &[u8], limits: &Limits) -> (Option<SipSignature>, Vec<Diagnostic>) {
        let (value, diagnostics) = check_sip(text, limits);
        let shift = |diagnostic: Diagnostic| diagnostic.shifted(8);
        (value, diagnostics.into_iter().map(shift).collect())
    }
    let implementation = Implementation { check: shifted, encode: encode_signature };
    assert!(is_caught(|| parse_sip_with(b"I3!_0 R1!", &implementation)));
}

#[test]
fn a_raw_reader_that_reads_too_much_is_caught() {
    fn lenient(text: &[u8], limits: &Limits) -> Result<RawFunction, RawError> {
        RawFunction::read(text, limits).or_else(|_| RawFunction::read(b"I1!R1!", limits))
    }
    assert!(is_caught(|| parse_raw_with(b"I3!_0 R1!", lenient)));
}

/// Returns bytes for generating structures with several paths.
fn structures() -> impl Iterator<Item = Vec<u8>> {
    (0..200).map(|seed| Random::new(seed).bytes(256))
}

#[test]
fn a_mangler_that_loses_the_last_path_is_caught() {
    fn lossy(structure: &Structure) -> (Vec<u8>, Vec<bool>) {
        let mut shorter = structure.clone();
        shorter.paths.pop();
        (invariants::mangle(&shorter).0, invariants::mangle(structure).1)
    }
    assert!(structures().any(|data| is_caught(move || roundtrip_sip_with(&data, lossy))));
}

#[test]
fn a_mangler_that_claims_too_much_is_caught() {
    fn boastful(structure: &Structure) -> (Vec<u8>, Vec<bool>) {
        let (text, accepted) = invariants::mangle(structure);
        (text, vec![true; accepted.len()])
    }
    assert!(structures().any(|data| is_caught(move || roundtrip_sip_with(&data, boastful))));
}

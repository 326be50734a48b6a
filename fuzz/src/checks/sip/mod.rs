//! Checks of signatures.

mod invariants;

use crate::Outcome;
use crate::generate::sip::Structure;
use abide_core::limits::Limits;
use abide_core::sip::{RawFunction, Side, Tree, check_raw, check_sip, encode_signature};
use arbitrary::Unstructured;
use invariants::{Implementation, Mangle};

/// The maximum length of inputs, in bytes: longer ones reveal no more than shorter ones.
const MAX_INPUT_BYTES: usize = 1 << 16;

/// Reads bytes as a signature: the readers and the checks agree, ranges are
/// within the text, fixes apply, and what was read is written and read again as the same.
///
/// # Panics
/// If an invariant does not hold.
pub fn parse_sip(data: &[u8]) -> Outcome {
    parse_sip_with(data, &Implementation { check: check_sip, encode: encode_signature })
}

fn parse_sip_with(data: &[u8], implementation: &Implementation) -> Outcome {
    if data.len() > MAX_INPUT_BYTES {
        return Outcome::Rejected;
    }
    let limits = Limits::default();
    let (signature, diagnostics) = (implementation.check)(data, &limits);
    invariants::diagnostics_are_sound(data, &diagnostics, signature.is_some());
    invariants::both_readers_agree(data, &limits);
    let Some(signature) = signature else { return Outcome::Rejected };
    let written = (implementation.encode)(&signature.inputs, &signature.results)
        .expect("a signature that was read is short enough to be written");
    for (side, tree) in [(Side::Inputs, &signature.inputs), (Side::Results, &signature.results)] {
        let again = Tree::read(&written, side, &limits).expect("the output can be read");
        assert!(again.same_structure(tree), "{side:?} changed when written and read again");
    }
    invariants::notation_round_trip(&signature, &limits);
    Outcome::Checked
}

/// Makes index paths from the bytes, mangles them, reads the signature, and finds every path.
///
/// # Panics
/// If an invariant does not hold.
pub fn roundtrip_sip(data: &[u8]) -> Outcome {
    roundtrip_sip_with(data, invariants::mangle)
}

fn roundtrip_sip_with(data: &[u8], mangle: Mangle) -> Outcome {
    let mut input = Unstructured::new(data);
    match input.arbitrary::<Structure>() {
        Ok(structure) if !structure.paths.is_empty() => {
            invariants::mangled_paths_are_found(&structure, mangle);
            Outcome::Checked
        }
        _ => Outcome::Rejected,
    }
}

/// Reads bytes as a raw signature: the reader and the check agree, ranges are within the text, fixes
/// apply, and what was read is written and read again as the same.
///
/// # Panics
/// If an invariant does not hold.
pub fn parse_raw(data: &[u8]) -> Outcome {
    parse_raw_with(data, RawFunction::read)
}

fn parse_raw_with(data: &[u8], read: invariants::ReadRaw) -> Outcome {
    if data.len() > MAX_INPUT_BYTES {
        return Outcome::Rejected;
    }
    let limits = Limits::default();
    let (checked, diagnostics) = check_raw(data, &limits);
    invariants::diagnostics_are_sound(data, &diagnostics, checked.is_some());
    let function = read(data, &limits).ok();
    assert_eq!(function, checked, "the reader and the check disagree");
    let Some(function) = function else { return Outcome::Rejected };
    let written = function.encode().expect("a signature that was read is short enough");
    let again = read(&written, &limits).expect("the output can be read");
    assert_eq!(again.to_string(), function.to_string());
    assert_eq!(again.encode().as_ref(), Ok(&written), "writing twice gives the same");
    Outcome::Checked
}

#[cfg(test)]
mod tests;

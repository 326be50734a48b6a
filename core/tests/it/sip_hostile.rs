//! Inputs made to be expensive. None may take more than linear time: a quadratic reader would take hours at these
//! sizes.

use abide_core::diagnostic::{Severity, codes};
use abide_core::limits::Limits;
use abide_core::sip::{RawFunction, Side, Tree, check_raw, check_sip, to_string};
use std::fmt::Write as _;

fn signature(body: &str) -> Vec<u8> {
    format!("I{}!{body}R1!", body.len() + 1).into_bytes()
}

fn flat(count: usize) -> Vec<u8> {
    let mut items = String::new();
    for index in 0..count {
        let _ = write!(items, "k{index}_{index}");
    }
    signature(&format!("S{}!{items}", items.len() + 1))
}

/// `depth` nested sequences whose lengths are all right.
fn nested(depth: usize) -> Vec<u8> {
    let mut lengths = vec![4_usize];
    for _ in 1..depth {
        let inner = lengths.last().unwrap();
        lengths.push(2 + 2 + (inner + 1).to_string().len() + inner);
    }
    let structs = lengths.iter().rev().fold(String::new(), |mut text, length| {
        let _ = write!(text, "S{}!k0", length + 1);
        text
    });
    signature(&(structs + "_0"))
}

#[test]
fn ten_megabytes_of_leaves() {
    let text = flat(760_000);
    assert!(text.len() > 10_000_000, "{}", text.len());
    let limits = Limits::default();
    let (value, diagnostics) = check_sip(&text, &limits);
    assert_eq!(value.unwrap().inputs.leaves().count(), 760_000);
    assert!(diagnostics.is_empty());
    assert!(to_string(&text, Side::Inputs, &limits).unwrap().len() > text.len());
}

#[test]
fn a_million_levels_are_refused_or_read() {
    let text = nested(1_000_000);
    let (value, diagnostics) = check_sip(&text, &Limits::default());
    assert!(value.is_none());
    assert_eq!(diagnostics.iter().map(|d| d.code).collect::<Vec<_>>(), [codes::limit::DEPTH]);
    let unlimited = Limits { depth: u32::MAX, ..Limits::default() };
    let (value, diagnostics) = check_sip(&text, &unlimited);
    assert_eq!(value.unwrap().inputs.nodes().count(), 1_000_001);
    assert!(diagnostics.is_empty());
}

#[test]
fn a_million_levels_that_are_all_broken() {
    let unlimited = Limits { depth: u32::MAX, ..Limits::default() };
    for piece in ["S9!k0", "S99999999!k0", "D9K2!a", "S1k0", "k0S", "S2147483647!"] {
        let (value, diagnostics) = check_sip(&signature(&piece.repeat(1_000_000)), &unlimited);
        assert!(value.is_none());
        assert!(diagnostics.len() <= unlimited.diagnostics + 1);
    }
}

#[test]
fn unsorted_keys_at_every_level() {
    // Each level holds the next under its first key, followed by a smaller key.
    let mut text = "_0".to_owned();
    for _ in 0..250 {
        let inner = format!("k1{text}k0_0");
        text = format!("S{}!{inner}", inner.len() + 1);
    }
    let (value, diagnostics) = check_sip(&signature(&text), &Limits::default());
    assert!(value.is_some());
    let unsorted: Vec<_> =
        diagnostics.iter().filter(|d| d.code == codes::sip::UNSORTED_KEYS).collect();
    assert_eq!(unsorted.len(), 250);
    let bytes: usize = unsorted
        .iter()
        .filter_map(|diagnostic| diagnostic.fix.as_ref())
        .flat_map(|fix| &fix.edits)
        .map(|edit| edit.replacement.len())
        .sum();
    assert!(bytes <= 9 * text.len() + 1024, "fixes take {bytes} bytes for {}", text.len());
}

#[test]
fn digits_and_tags_without_end() {
    let limits = Limits::default();
    for piece in ["1", "k", "K", "I", "R", "I1", "K9", "-", "!", "_", "k0", "I1!"] {
        let text = piece.repeat(2_000_000);
        for check in [
            |text| check_sip(text, &Limits::default()).1,
            |text| check_raw(text, &Limits::default()).1,
        ] {
            let errors = check(text.as_bytes());
            assert!(errors.iter().any(|d| d.severity == Severity::Error), "{piece}");
        }
        assert!(Tree::read(text.as_bytes(), Side::Results, &limits).is_err());
    }
}

#[test]
fn a_key_of_ten_megabytes_and_one_that_is_broken() {
    let limits = Limits::default();
    let name = "_0".repeat(5_000_000);
    let item = format!("K{}!{name}_0", name.len() + 1);
    let sound = signature(&format!("D{}!{item}", item.len() + 1));
    assert!(check_sip(&sound, &limits).1.is_empty());
    let item = format!("K{}!{name}_0", name.len() + 9);
    let broken = signature(&format!("D{}!{item}", item.len() + 1));
    assert!(check_sip(&broken, &limits).0.is_none());
}

#[test]
fn ten_megabytes_of_buffers() {
    let limits = Limits::default();
    let text = signature(&"B12!t6d1d384d-1S3!t7O1!".repeat(450_000));
    let function = RawFunction::read(&text, &limits);
    assert_eq!(function.map(|function| function.inputs().len()).map_err(|e| e.span), Ok(1_350_000));
}

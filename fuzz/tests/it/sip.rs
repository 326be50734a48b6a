//! The checks of signatures on seeded inputs and on the corpus, on stable Rust.

use abide_fuzz::Outcome;
use abide_fuzz::checks::sip::{parse_raw, parse_sip, roundtrip_sip};
use abide_generate::Random;
use std::path::Path;

fn span(tag: char, content: &[u8]) -> Vec<u8> {
    let mut text = format!("{tag}{}!", content.len() + 1).into_bytes();
    text.extend_from_slice(content);
    text
}

fn structured_value(random: &mut Random, depth: usize) -> Vec<u8> {
    let kind = random.below(if depth == 0 { 1 } else { 3 });
    if kind == 0 {
        return format!("_{}", random.below(9)).into_bytes();
    }
    let mut content = Vec::new();
    for _ in 0..random.below(4) {
        if (kind == 1) ^ (random.below(12) == 0) {
            content.extend(format!("k{}", random.below(4)).bytes());
        } else {
            let name = [b"abc!\xff"[random.below(5)]; 3];
            content.extend(span('K', &name[..random.below(4)]));
        }
        content.extend(structured_value(random, depth - 1));
    }
    span(if kind == 1 { 'S' } else { 'D' }, &content)
}

fn raw_values(random: &mut Random) -> Vec<u8> {
    let mut values = Vec::new();
    for _ in 0..random.below(4) {
        let scalar = format!("t{}", random.below(12));
        let dims: String = (0..random.below(4)).map(|_| format!("d{}", random.below(9))).collect();
        values.extend(match random.below(4) {
            0 => span('B', format!("{scalar}{dims}").as_bytes()),
            1 => span('S', scalar.as_bytes()),
            2 => span('O', b""),
            _ => span('U', b""),
        });
    }
    values
}

/// Breaks a text at up to two positions, or leaves it unchanged.
fn mutate(random: &mut Random, text: &mut Vec<u8>) {
    for _ in 0..random.below(3) {
        let at = random.below(text.len());
        let byte = b"_kKSDIR!0123456789-td \xff"[random.below(23)];
        match random.below(3) {
            0 => text[at] = byte,
            1 => text.insert(at, byte),
            _ => drop(text.remove(at)),
        }
    }
}

/// Runs a check on `count` inputs and returns how many of them it could check.
fn run(
    count: usize,
    check: fn(&[u8]) -> Outcome,
    mut make: impl FnMut(&mut Random) -> Vec<u8>,
) -> usize {
    let mut random = Random::new(1);
    (0..count).filter(|_| check(&make(&mut random)) == Outcome::Checked).count()
}

#[test]
fn structured_signatures() {
    let checked = run(5_000, parse_sip, |random| {
        let mut text = span('I', &structured_value(random, 4));
        text.extend(span('R', &structured_value(random, 2)));
        mutate(random, &mut text);
        text
    });
    assert!(checked > 1_500, "only {checked} were readable");
    assert!(checked < 4_500, "{checked} were readable: too few were broken");
}

#[test]
fn mangled_paths() {
    let checked = run(3_000, roundtrip_sip, |random| {
        let len = random.below(200);
        random.bytes(len)
    });
    assert!(checked > 1_000, "only {checked} were of use");
}

#[test]
fn raw_signatures() {
    let checked = run(5_000, parse_raw, |random| {
        let mut text = span('I', &raw_values(random));
        text.extend(span('R', &raw_values(random)));
        mutate(random, &mut text);
        text
    });
    assert!(checked > 1_500, "only {checked} were readable");
    assert!(checked < 4_500, "{checked} were readable: too few were broken");
}

#[test]
fn bytes_without_any_form() {
    for check in [parse_sip, parse_raw, roundtrip_sip] {
        run(2_000, check, |random| {
            let len = random.below(64);
            (0..len).map(|_| b"_kKSDIRBOUtd!0123456789-"[random.below(24)]).collect()
        });
    }
}

#[test]
fn the_corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/sip");
    let files = abide_fuzz::corpus::files(&folder, &["sip"]);
    let mut checked = 0;
    for file in &files {
        let text = std::fs::read(file).unwrap();
        for check in [parse_sip, parse_raw, roundtrip_sip] {
            checked += usize::from(check(&text) == Outcome::Checked);
        }
    }
    assert!(files.len() >= 20 && checked >= 20, "{} files, {checked} checked", files.len());
}

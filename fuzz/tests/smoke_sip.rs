//! The checks of signatures on seeded inputs and on the corpus, on stable Rust.

use abide_fuzz::Outcome;
use abide_fuzz::checks::sip::{parse_raw, parse_sip, roundtrip_sip};
use std::path::Path;

/// A small generator (xorshift): the same numbers in every run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

fn span(tag: char, content: &[u8]) -> Vec<u8> {
    let mut text = format!("{tag}{}!", content.len() + 1).into_bytes();
    text.extend_from_slice(content);
    text
}

fn structured_value(numbers: &mut Numbers, depth: usize) -> Vec<u8> {
    let kind = numbers.below(if depth == 0 { 1 } else { 3 });
    if kind == 0 {
        return format!("_{}", numbers.below(9)).into_bytes();
    }
    let mut content = Vec::new();
    for _ in 0..numbers.below(4) {
        if (kind == 1) ^ (numbers.below(12) == 0) {
            content.extend(format!("k{}", numbers.below(4)).bytes());
        } else {
            let name = [b"abc!\xff"[numbers.below(5)]; 3];
            content.extend(span('K', &name[..numbers.below(4)]));
        }
        content.extend(structured_value(numbers, depth - 1));
    }
    span(if kind == 1 { 'S' } else { 'D' }, &content)
}

fn raw_values(numbers: &mut Numbers) -> Vec<u8> {
    let mut values = Vec::new();
    for _ in 0..numbers.below(4) {
        let scalar = format!("t{}", numbers.below(12));
        let dims: String =
            (0..numbers.below(4)).map(|_| format!("d{}", numbers.below(9))).collect();
        values.extend(match numbers.below(4) {
            0 => span('B', format!("{scalar}{dims}").as_bytes()),
            1 => span('S', scalar.as_bytes()),
            2 => span('O', b""),
            _ => span('U', b""),
        });
    }
    values
}

/// Breaks a text at up to two places, or leaves it as it is.
fn mutate(numbers: &mut Numbers, text: &mut Vec<u8>) {
    for _ in 0..numbers.below(3) {
        let at = numbers.below(text.len());
        let byte = b"_kKSDIR!0123456789-td \xff"[numbers.below(23)];
        match numbers.below(3) {
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
    mut make: impl FnMut(&mut Numbers) -> Vec<u8>,
) -> usize {
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    (0..count).filter(|_| check(&make(&mut numbers)) == Outcome::Checked).count()
}

#[test]
fn structured_signatures() {
    let checked = run(5_000, parse_sip, |numbers| {
        let mut text = span('I', &structured_value(numbers, 4));
        text.extend(span('R', &structured_value(numbers, 2)));
        mutate(numbers, &mut text);
        text
    });
    assert!(checked > 1_500, "only {checked} were readable");
    assert!(checked < 4_500, "{checked} were readable: too few were broken");
}

#[test]
fn mangled_paths() {
    let checked = run(3_000, roundtrip_sip, |numbers| {
        let len = numbers.below(200);
        (0..len).map(|_| numbers.next() as u8).collect()
    });
    assert!(checked > 1_000, "only {checked} were of use");
}

#[test]
fn raw_signatures() {
    let checked = run(5_000, parse_raw, |numbers| {
        let mut text = span('I', &raw_values(numbers));
        text.extend(span('R', &raw_values(numbers)));
        mutate(numbers, &mut text);
        text
    });
    assert!(checked > 1_500, "only {checked} were readable");
    assert!(checked < 4_500, "{checked} were readable: too few were broken");
}

#[test]
fn bytes_without_any_form() {
    for check in [parse_sip, parse_raw, roundtrip_sip] {
        run(2_000, check, |numbers| {
            let len = numbers.below(64);
            (0..len).map(|_| b"_kKSDIRBOUtd!0123456789-"[numbers.below(24)]).collect()
        });
    }
}

#[test]
fn the_corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/sip");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "sip"))
        .collect();
    files.sort();
    let mut checked = 0;
    for file in &files {
        let text = std::fs::read(file).unwrap();
        for check in [parse_sip, parse_raw, roundtrip_sip] {
            checked += usize::from(check(&text) == Outcome::Checked);
        }
    }
    assert!(files.len() >= 20 && checked >= 20, "{} files, {checked} checked", files.len());
}

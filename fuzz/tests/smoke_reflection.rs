//! Seeded runs of the checks of reflection JSON, and the corpus.

use abide_fuzz::Outcome;
use abide_fuzz::checks::reflection::{bind_reflection, parse_reflection, roundtrip_reflection};

type Check = fn(&[u8]) -> Outcome;

/// xorshift64: the same bytes in every run.
fn bytes(seed: u64, len: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..len).map(|_| next()).collect()
}

fn run(check: Check, rounds: u64, least: usize) {
    let checked = (0..rounds)
        .filter(|round| check(&bytes(*round + 1, 16 + (round % 512) as usize)) == Outcome::Checked)
        .count();
    assert!(checked >= least, "only {checked} of {rounds} inputs were checked");
}

#[test]
fn parse() {
    run(parse_reflection, 6000, 6000);
}

#[test]
fn roundtrip() {
    run(roundtrip_reflection, 6000, 5000);
}

#[test]
fn bind() {
    run(bind_reflection, 6000, 5000);
}

/// Texts with the last bit set and cleared: as they are, and as a source of others.
#[test]
fn corpus() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/reflection");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the corpus is part of the project")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    assert!(files.len() >= 40, "{} files", files.len());
    for path in files {
        let text = std::fs::read(&path).expect("a readable file");
        for tail in [&b""[..], b" ", b"\t"] {
            let input = [&text[..], tail].concat();
            for check in [parse_reflection, roundtrip_reflection, bind_reflection] as [Check; 3] {
                let _ = check(&input);
            }
        }
        assert_eq!(parse_reflection(&text), Outcome::Checked, "{}", path.display());
    }
}

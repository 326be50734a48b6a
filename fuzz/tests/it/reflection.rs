//! Seeded runs of the checks of reflection JSON, and the corpus.

use abide_fuzz::Outcome;
use abide_fuzz::checks::reflection::{bind_reflection, parse_reflection, roundtrip_reflection};
use abide_generate::Random;

type Check = fn(&[u8]) -> Outcome;

fn run(check: Check, rounds: u64, least: usize) {
    let checked = (0..rounds)
        .filter(|round| {
            check(&Random::new(*round + 1).bytes(16 + (round % 512) as usize)) == Outcome::Checked
        })
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

/// Texts with the last bit set and cleared: unchanged, and as a source of others.
#[test]
fn corpus() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/reflection");
    let files = abide_fuzz::corpus::files(folder.as_ref(), &["json"]);
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

//! The checks of MLIR text on seeded inputs and on the corpus.

use crate::abi::expect_checked;
use abide_fuzz::checks::mlir::{format_mlir, generated_mlir, parse_mlir};
use abide_fuzz::{Outcome, generate};
use abide_generate::Random;
use arbitrary::Unstructured;

#[test]
fn generated_modules_and_their_broken_versions() {
    expect_checked(1, generated_mlir);
}

#[test]
fn bytes_with_pieces_of_the_grammar() {
    const PIECES: [&str; 28] = [
        "func.func @f",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        "%a",
        "%a = ",
        "\"x.y\"",
        "x.y ",
        ": ",
        "-> ",
        "i32",
        "tensor<",
        "4x?x",
        "dense<",
        "[1, 2",
        "^bb0",
        "#a",
        "!a",
        "= ",
        ", ",
        "\n",
        "\"",
        "loc(",
    ];
    let mut random = Random::new(2);
    let mut checked = 0;
    for _ in 0..3000 {
        let mut text = Vec::new();
        for _ in 0..random.below(60) {
            text.extend_from_slice(PIECES[random.below(PIECES.len())].as_bytes());
            if random.below(40) == 0 {
                text.extend(random.bytes(2));
            }
        }
        checked += usize::from(parse_mlir(&text) == Outcome::Checked);
    }
    assert!(checked > 1200, "only {checked} of 3000 inputs were checked");
}

#[test]
fn generated_modules_with_random_white_space_are_formatted() {
    let mut random = Random::new(4);
    let mut checked = 0;
    for _ in 0..1000 {
        let len = random.below(400);
        let bytes = random.bytes(len);
        let Ok(text) = generate::mlir::module(&mut Unstructured::new(&bytes)) else { continue };
        let mut text = text.into_bytes();
        for _ in 0..random.below(10) {
            let at = random.below(text.len());
            const WHITE: [&str; 8] =
                [" ", "  ", "\n", "\r\n", "\t", "// c\n", "\n// -----\n", "\n // -----\n"];
            let white = WHITE[random.below(WHITE.len())];
            text.splice(at..at, white.bytes());
        }
        checked += usize::from(format_mlir(&text) == Outcome::Checked);
    }
    assert!(checked > 600, "only {checked} of 1000 inputs were checked");
}

#[test]
fn corpus_files_and_their_broken_versions() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");
    let mut files = abide_fuzz::corpus::files(root.as_ref(), &["mlir"]);
    files.sort();
    assert!(!files.is_empty(), "no .mlir file in {root}");
    let mut random = Random::new(3);
    for file in files {
        let text = std::fs::read(&file).unwrap();
        parse_mlir(&text);
        format_mlir(&text);
        for _ in 0..20 {
            let bytes = random.bytes(60);
            let mut broken = text.clone();
            let _ = generate::mlir::mutate(&mut Unstructured::new(&bytes), &mut broken);
            parse_mlir(&broken);
            format_mlir(&broken);
        }
    }
}

//! LLVM's own tests, piece by piece. Texts accepted by mlir-opt have no errors here. In rejected ones, every error
//! visible without a description is found on the right line.
//!
//! The texts are read in place (see `abide_testing::llvm_pieces`); `llvm_rejected.tsv` lists the rejected ones by
//! their numbers.

use crate::support::{check_piece, expected_lines, render};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::{self, syntax};
use abide_core::text::LineIndex;
use abide_testing::llvm_pieces;

#[test]
fn accepted_pieces_have_no_errors() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    assert!(pieces.len() >= 1189);
    let mut wrong = Vec::new();
    for piece in pieces {
        let text = piece.source.as_bytes();
        let tree = syntax::parse(text, &Limits::default());
        let joined: Vec<u8> =
            tree.tokens().flat_map(|token| token.text(text).iter().copied()).collect();
        assert!(joined == text, "piece {} loses bytes", piece.id);
        let found = check_piece(&piece, text);
        if !found.is_empty() {
            wrong.push(format!("{} {}\n{}", piece.id, piece.file, render(&piece.source, &found)));
        }
    }
    assert!(wrong.is_empty(), "false alarms:\n{}", wrong.join("\n"));
}

#[test]
fn errors_visible_without_a_dialect_are_on_their_line() {
    let Some(pieces) = llvm_pieces("rejected") else { return };
    let list = include_str!("../llvm_rejected.tsv");
    let listed: Vec<(&str, &str)> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some((line.split('\t').next()?, line.split('\t').nth(2)?)))
        .collect();
    assert_eq!(listed.len(), pieces.len(), "the list and the pieces are not the same");
    let mut found = 0;
    let mut wrong = Vec::new();
    for (piece, (id, verdict)) in pieces.iter().zip(listed) {
        assert_eq!(piece.id, id);
        let expected = expected_lines(&piece.source);
        let lines = error_lines(&piece.source);
        let right = lines.iter().any(|line| expected.contains(line));
        found += usize::from(right);
        if right != (verdict == "found") {
            wrong.push(format!("{id} is listed as '{verdict}': errors on {lines:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(found >= 60, "only {found} pieces give an error on the right line");
}

/// The lines, from 0, on which there are errors.
fn error_lines(source: &str) -> Vec<i64> {
    let lines = LineIndex::new(source.as_bytes());
    let found = mlir::check_without_verifier(source.as_bytes(), &Limits::default());
    let errors = found.iter().filter(|found| found.severity == Severity::Error);
    errors.map(|error| i64::from(lines.line(error.span.start()))).collect()
}

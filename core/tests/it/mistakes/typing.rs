//! While a line is typed, the other lines have no errors.

use super::mutate::has_region;
use super::{corpus, seeded};
use crate::support::random::Random;
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, NodeKind, Operation, WalkEvent};
use abide_core::text::LineIndex;
use abide_testing::llvm_pieces;

/// The number of typed lines.
const LINES: usize = 40;

#[test]
fn typing_a_line_of_the_corpus_reports_no_other_line() {
    let pieces = corpus().into_iter().map(|piece| (piece.name, piece.text));
    type_lines(pieces.collect());
}

#[test]
fn typing_a_line_of_llvm_tests_reports_no_other_line() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    type_lines(pieces.into_iter().map(|piece| (piece.id, piece.source)).collect());
}

/// A value, the name of an operation and a type as the first line of a loop.
#[test]
fn typing_the_first_line_of_a_loop_is_at_most_one_diagnostic() {
    let line = "%s = arith.addf %x, %x : f32";
    for typed in 1..=line.len() {
        let typed = &line[..typed];
        let text = format!(
            "func.func @f(%n: index, %x: f32) {{\n  scf.parallel (%i) = (%n) to (%n) step (%n) {{\n    \
             {typed}\n    \"u\"(%i) : (index) -> ()\n  }}\n  return\n}}\n"
        );
        let lines = lines_with_diagnostics(&text);
        assert!(lines.iter().all(|line| *line == 2), "{typed}: {lines:?}");
    }
}

fn type_lines(pieces: Vec<(String, String)>) {
    let mut random = seeded("typing");
    let (mut typed, mut states, mut wrong) = (0, 0, Vec::new());
    while typed < LINES {
        let (name, text) = &pieces[random.below(pieces.len())];
        let Some((at, line)) = line(text, &mut random) else { continue };
        let with = |typed: &str| {
            let indent = &text[at..][..text[at..].len() - text[at..].trim_start().len()];
            format!("{}{indent}{typed}\n{}", &text[..at], &text[at..])
        };
        if !lines_with_diagnostics(text).is_empty()
            || !lines_with_diagnostics(&with(&line)).is_empty()
        {
            continue;
        }
        typed += 1;
        let own = text[..at].matches('\n').count();
        for end in (1..line.len()).filter(|end| line.is_char_boundary(*end)) {
            states += 1;
            let lines = lines_with_diagnostics(&with(&line[..end]));
            if lines.iter().any(|found| *found != own) {
                wrong.push(format!("{name} {}: {} | {lines:?}", own + 1, &line[..end]));
            }
        }
    }
    let share = 100.0 * wrong.len() as f64 / states as f64;
    println!("{share:.2} % of {states} states have a finding on another line");
    assert!(states > 1000 && share <= 1.0, "{share:.2} % of {states}\n{}", wrong.join("\n"));
}

/// The beginning of a line with an operation, and a line with the same operation whose results have other
/// names.
fn line(text: &str, random: &mut Random) -> Option<(usize, String)> {
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let mut all = Vec::new();
    for root in tree.unit_roots() {
        for event in root.walk() {
            let WalkEvent::Enter(node) = event else { continue };
            let own = &text[node.span().start() as usize..node.span().end() as usize];
            let is_plain = Operation::cast(node).is_some()
                && !node.is_unit_root()
                && !own.contains('\n')
                && !has_region(node);
            let start = text[..node.span().start() as usize].rfind('\n').map_or(0, |at| at + 1);
            let is_alone = text[start..].trim_start().starts_with(own)
                && text[node.span().end() as usize..].starts_with('\n');
            if is_plain && is_alone && node.child(NodeKind::OperationResults).is_some() {
                all.push((start, own.to_owned()));
            }
        }
    }
    let (start, line) = (!all.is_empty()).then(|| all[random.below(all.len())].clone())?;
    let (results, rest) = line.split_once('=')?;
    Some((start, format!("{}={rest}", results.replace('%', "%typed_"))))
}

fn lines_with_diagnostics(text: &str) -> Vec<usize> {
    let index = LineIndex::new(text.as_bytes());
    let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
    found.iter().map(|found| index.line(found.span.start()) as usize).collect()
}

//! A bracket that is missing costs one error, at its place, and nothing elsewhere.

use super::{corpus, seeded};
use crate::support::random::Random;
use abide_core::diagnostic::{Diagnostic, Severity, codes};
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, TokenKind, WalkEvent};
use abide_core::text::LineIndex;
use abide_testing::{assert_listed, llvm_pieces};
use std::collections::{BTreeMap, BTreeSet};

/// The number of brackets removed for each seed.
const DELETIONS: usize = 500;

/// More samples: a rule that holds for one sample only was made for it.
const SEEDS: [&str; 2] = ["brackets", "other brackets"];

#[test]
fn a_missing_bracket_in_the_corpus_is_one_error_at_its_place() {
    let pieces = corpus().into_iter().map(|piece| (piece.name, piece.text));
    judge(pieces.collect()).assert("brackets_in_corpus.tsv");
}

#[test]
fn a_missing_bracket_in_llvm_s_tests_is_one_error_at_its_place() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let pieces = pieces.into_iter().map(|piece| (piece.id, piece.source));
    // Among them are types of unregistered dialects, whose brackets may be missing unseen.
    judge(pieces.collect()).assert("brackets_in_llvm.tsv");
}

/// The number of deletions that cost one error at their place, and of all, by bracket; and those that do not.
#[derive(Default)]
struct Figures(BTreeMap<char, (usize, usize)>, BTreeSet<String>);

impl Figures {
    fn assert(&self, list: &str) {
        for (bracket, (well, all)) in &self.0 {
            println!("{bracket}: {well} of {all}");
        }
        let all: usize = self.0.values().map(|(_, all)| all).sum();
        assert_eq!(all, DELETIONS * SEEDS.len());
        assert_listed(&format!("core/tests/it/mistakes/{list}"), &self.1);
    }
}

fn judge(mut pieces: Vec<(String, String)>) -> Figures {
    pieces.retain(|(_, text)| check(text).is_empty());
    let mut figures = Figures::default();
    for seed in SEEDS {
        take_out(&pieces, &mut seeded(seed), &mut figures);
    }
    figures
}

fn take_out(pieces: &[(String, String)], random: &mut Random, figures: &mut Figures) {
    let mut done = 0;
    while done < DELETIONS {
        let (name, text) = &pieces[random.below(pieces.len())];
        let Some(bracket) = bracket(text, random) else { continue };
        let mut broken = text.clone();
        let removed = broken.remove(bracket);
        let found = check(&broken);
        let is_well = is_one_error_at(&broken, bracket, &found);
        let (well, all) = figures.0.entry(removed).or_default();
        *all += 1;
        *well += usize::from(is_well);
        if !is_well {
            if std::env::var_os("ABIDE_EXAMPLES").is_some() {
                println!("{}", example(name, &broken, removed, bracket, &found));
            }
            figures.1.insert(format!("{name} {removed} at {bracket}"));
        }
        done += 1;
    }
}

/// The diagnostics of a text, without what the newest version of LLVM makes of a text of an older one.
fn check(text: &str) -> Vec<Diagnostic> {
    let mut found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
    found.retain(|one| {
        let is_of_newest = one.code == codes::mlir::INVALID_OPERATION
            || one.message.contains("the file is read as LLVM");
        one.severity != Severity::Information || !is_of_newest
    });
    found
}

/// The position of one of a text's brackets.
fn bracket(text: &str, random: &mut Random) -> Option<usize> {
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let mut all = Vec::new();
    for root in tree.unit_roots() {
        let mut walk = root.walk();
        while let Some(event) = walk.next() {
            match event {
                WalkEvent::Enter(node) if node.is_unit_root() && node.span() != root.span() => {
                    walk.skip_node();
                }
                WalkEvent::Token(token) => match token.kind() {
                    TokenKind::LeftBrace
                    | TokenKind::RightBrace
                    | TokenKind::LeftParen
                    | TokenKind::RightParen
                    | TokenKind::LeftBracket
                    | TokenKind::RightBracket
                    | TokenKind::Less
                    | TokenKind::Greater => all.push(token.span().start() as usize),
                    TokenKind::NumberList => {
                        all.push(token.span().start() as usize);
                        all.push(token.span().end() as usize - 1);
                    }
                    _ => {}
                },
                _ => {}
            }
        }
    }
    (!all.is_empty()).then(|| all[random.below(all.len())])
}

/// Whether there is one error, on a possible line of the bracket: from the token before it to the one after it.
fn is_one_error_at(text: &str, bracket: usize, found: &[Diagnostic]) -> bool {
    let [only] = found else { return false };
    let index = LineIndex::new(text.as_bytes());
    let before = text[..bracket].trim_end().len().saturating_sub(1);
    let after = text.len() - text[bracket..].trim_start().len();
    let lines = index.line(before as u32)..=index.line(after.min(text.len()) as u32);
    only.severity == Severity::Error && lines.contains(&index.line(only.span.start()))
}

fn example(name: &str, text: &str, removed: char, at: usize, found: &[Diagnostic]) -> String {
    let index = LineIndex::new(text.as_bytes());
    let line = index.line(at as u32) as usize;
    let mut lines = vec![format!("{name}: {removed} on line {}", line + 1)];
    lines.extend(text.lines().skip(line).take(1).map(|line| format!("  | {line}")));
    for found in found {
        let place = index.line(found.span.start()) as usize;
        let (number, message) = (place + 1, &found.message);
        lines.push(format!("  {number}: {message}"));
        lines.extend(text.lines().skip(place).take(1).map(|line| format!("       {line}")));
    }
    lines.join("\n")
}

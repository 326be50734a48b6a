//! MLIR text.

use super::readers;
use crate::Outcome;
use crate::generate;
use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::names::FileNames;
use abide_core::mlir::parse::{Parsed, parse};
use abide_core::mlir::syntax::{self, Change, SyntaxNode, TokenKind, Tree, UnitAhead};
use abide_core::text::{Span, TextEdit, apply_edits};
use arbitrary::Unstructured;

/// The parser under test; negative controls substitute another one.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    /// Reads a text.
    pub parse: fn(&[u8], &Limits) -> Tree,
    /// Reads the new version of a text.
    pub reparse: fn(&Tree, Change, &[u8], &Limits) -> Tree,
    /// Parses a text some of whose functions have been parsed.
    pub parse_with: fn(&[u8], &[UnitAhead], &Limits) -> Tree,
    /// Reads the operations of a text.
    pub operations: fn(&[u8], &Limits) -> Parsed,
}

/// The reader of `abide-core`.
pub const READER: Reader = Reader {
    parse: syntax::parse,
    reparse: syntax::reparse,
    parse_with: syntax::parse_with,
    operations: |text, limits| parse(text, registry(), limits),
};

/// Any bytes as MLIR text: see [`parse_mlir_with`].
pub fn parse_mlir(data: &[u8]) -> Outcome {
    parse_mlir_with(&READER, data)
}

/// Any bytes as MLIR text: the tree is lossless, its nodes nest, diagnostics are within the text and ordered, names
/// resolve within the text, the tree is the same where functions are read before the file, and after an edit, and it
/// has the operations that the reader of operations finds if that accepts the text. An input counts if there is an
/// operation in it.
///
/// # Panics
/// If one of these does not hold.
pub fn parse_mlir_with(reader: &Reader, data: &[u8]) -> Outcome {
    let limits = Limits::default();
    let tree = (reader.parse)(data, &limits);
    let operations = check_tree(&tree, data);
    let names = check_names(&tree, data, &limits);
    check_operations(reader, (&tree, &names), data, &limits);
    check_ahead(reader, &tree, data, &limits);
    check_edit(reader, &tree, data, &limits);
    if operations > 0 { Outcome::Checked } else { Outcome::Rejected }
}

/// The tree where functions are read in two parts before the file is.
fn check_ahead(reader: &Reader, tree: &Tree, text: &[u8], limits: &Limits) {
    let half = text.len() / 2;
    let parts = [Span::from_range(0..half), Span::from_range(half..text.len())];
    let ahead: Vec<_> =
        parts.into_iter().flat_map(|part| syntax::read_ahead(text, part, limits)).collect();
    let with_ahead = (reader.parse_with)(text, &ahead, limits);
    assert!(with_ahead == *tree, "another tree where functions are read first");
}

/// A generated module, well formed or broken by a few edits: see [`parse_mlir_with`]. A well-formed
/// one has no diagnostics.
///
/// # Panics
/// If it does not hold.
pub fn generated_mlir(data: &[u8]) -> Outcome {
    generated_mlir_with(&READER, data)
}

/// As [`generated_mlir`], with any reader.
///
/// # Panics
/// If it does not hold.
pub fn generated_mlir_with(reader: &Reader, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let Ok(text) = generate::mlir::module(&mut u) else { return Outcome::Rejected };
    let tree = (reader.parse)(text.as_bytes(), &Limits::default());
    let found = tree.diagnostics();
    assert!(found.is_empty(), "{:?} in a well-formed module:\n{text}", found.first());
    let limits = Limits::default();
    let names = FileNames::new(&tree, text.as_bytes(), &limits);
    let parsed = (reader.operations)(text.as_bytes(), &limits);
    let found = readers::difference((&tree, &names), &parsed, text.as_bytes());
    assert!(found.is_none(), "{}:\n{text}", found.unwrap_or_default());
    let mut text = text.into_bytes();
    if generate::mlir::mutate(&mut u, &mut text).is_err() {
        return Outcome::Rejected;
    }
    parse_mlir_with(reader, &text)
}

/// Formats a text: see [`format_mlir`].
pub type Format = fn(&Tree, &[u8]) -> Vec<TextEdit>;

/// Any bytes as MLIR text to be formatted, with lines of the usual width and with short ones: no token but
/// white space changes, and a formatted text is not changed.
///
/// # Panics
/// One of these does not hold.
pub fn format_mlir(data: &[u8]) -> Outcome {
    fn format(tree: &Tree, text: &[u8], options: LayoutOptions) -> Vec<TextEdit> {
        mlir::format(tree, text, &mlir::Format { options, ..mlir::Format::default() })
    }
    let short: Format = |tree, text| format(tree, text, LayoutOptions::with_line_width(30));
    let usual: Format = |tree, text| format(tree, text, LayoutOptions::default());
    let outcomes = [short, usual].map(|format| format_mlir_with(format, data));
    if outcomes.contains(&Outcome::Checked) { Outcome::Checked } else { Outcome::Rejected }
}

/// As [`format_mlir`], with any formatter.
///
/// # Panics
/// If it does not hold.
pub fn format_mlir_with(format: Format, data: &[u8]) -> Outcome {
    let limits = Limits::default();
    let tree = syntax::parse(data, &limits);
    let edits = format(&tree, data);
    let new = apply_edits(data, &edits).expect("the edits overlap or leave the text");
    let new_tree = syntax::parse(&new, &limits);
    assert!(words(&tree, data) == words(&new_tree, &new), "a token changed");
    assert_eq!(format(&new_tree, &new), [], "not the same a second time");
    if edits.is_empty() { Outcome::Rejected } else { Outcome::Checked }
}

/// The texts of all tokens but white space.
fn words<'a>(tree: &Tree, text: &'a [u8]) -> Vec<&'a [u8]> {
    let tokens = tree.tokens().filter(|token| token.kind() != TokenKind::Whitespace);
    tokens.map(|token| token.span().slice(text)).collect()
}

/// Checks the tree of a text and counts its operations.
fn check_tree(tree: &Tree, text: &[u8]) -> usize {
    let mut end = 0;
    for token in tree.tokens() {
        assert_eq!(token.span().start(), end, "a gap or an overlap before a token");
        end = token.span().end();
    }
    assert_eq!(end as usize, text.len(), "the tokens are not the whole text");
    for diagnostic in tree.diagnostics() {
        assert!(diagnostic.span.end() as usize <= text.len(), "{diagnostic:?}");
    }
    let mut operations = 0;
    let mut open: Vec<SyntaxNode<'_>> = vec![tree.root()];
    while let Some(node) = open.pop() {
        operations += usize::from(node.kind().is_operation());
        let mut end = node.span().start();
        for child in node.children() {
            assert!(child.span().start() >= end, "siblings overlap: {:?}", child.kind());
            assert!(node.span().covers(child.span()), "{:?} leaves its parent", child.kind());
            end = child.span().end();
            open.push(child);
        }
    }
    operations
}

/// Checks that the operations accepted by the parser are the same in a tree without errors. The tree may guess
/// otherwise if a bracket is missing in a C++-only part, or operations share a line.
fn check_operations(reader: &Reader, of_tree: (&Tree, &FileNames), text: &[u8], limits: &Limits) {
    let (tree, _) = of_tree;
    if tree.diagnostics().iter().any(|found| found.severity == Severity::Error) {
        return;
    }
    let parsed = (reader.operations)(text, limits);
    if readers::is_guessed(&parsed.ir, text) {
        return;
    }
    let found = readers::difference(of_tree, &parsed, text);
    assert!(found.is_none(), "{}", found.unwrap_or_default());
}

fn check_names(tree: &Tree, text: &[u8], limits: &Limits) -> FileNames {
    let names = FileNames::new(tree, text, limits);
    for (_, unit) in &names.units {
        for use_ in &unit.uses {
            let definition = use_.definition.map(|index| unit.definitions.get(index as usize));
            assert_ne!(definition, Some(None), "a use of a definition that there is not");
        }
    }
    for diagnostic in names.all_diagnostics() {
        assert!(diagnostic.span.end() as usize <= text.len(), "{diagnostic:?}");
    }
    names
}

/// Makes an edit that depends on the text alone, and compares the old tree brought up to date with
/// a fresh one.
fn check_edit(reader: &Reader, tree: &Tree, text: &[u8], limits: &Limits) {
    const INSERTED: [&[u8]; 8] =
        [b"x", b"}", b"{", b"\n", b"\"", b" ", b"%a = ", b"func.func @g()"];
    let hash = text
        .iter()
        .fold(text.len(), |hash, &byte| hash.wrapping_mul(31).wrapping_add(usize::from(byte)));
    let start = hash.checked_rem(text.len() + 1).unwrap_or(0);
    let removed = (hash / 7 % 5).min(text.len() - start);
    let inserted = INSERTED[hash / 3 % INSERTED.len()];
    let mut new = text.to_vec();
    new.splice(start..start + removed, inserted.iter().copied());
    let change =
        Change { start: start as u32, removed: removed as u32, inserted: inserted.len() as u32 };
    let fresh = (reader.parse)(&new, limits);
    let updated = (reader.reparse)(tree, change, &new, limits);
    assert!(updated == fresh, "an edit gives another tree than a fresh read: {change:?}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    const TEXT: &[u8] = b"func.func @f() {\n  return\n}\n\nfunc.func @g() {\n  return\n}\n";

    #[test]
    fn the_reader_passes() {
        assert_eq!(parse_mlir(TEXT), Outcome::Checked);
        assert_eq!(parse_mlir(b"// nothing"), Outcome::Rejected);
    }

    #[test]
    fn a_reader_that_loses_bytes_is_caught() {
        let parse = |text: &[u8], limits: &Limits| {
            syntax::parse(&text[..text.len().saturating_sub(1)], limits)
        };
        let broken = Reader { parse, ..READER };
        assert!(catch_unwind(|| parse_mlir_with(&broken, TEXT)).is_err());
    }

    #[test]
    fn a_reader_that_keeps_too_much_of_the_old_tree_is_caught() {
        let reparse = |old: &Tree, _: Change, _: &[u8], _: &Limits| old.clone();
        let broken = Reader { reparse, ..READER };
        assert!(catch_unwind(|| parse_mlir_with(&broken, TEXT)).is_err());
    }

    #[test]
    fn a_parser_that_reuses_stale_units_is_caught() {
        let parse_with = |text: &[u8], ahead: &[UnitAhead], limits: &Limits| {
            let other = if ahead.is_empty() { text.to_vec() } else { [text, b"a.b"].concat() };
            syntax::parse(&other, limits)
        };
        let broken = Reader { parse_with, ..READER };
        assert!(catch_unwind(|| parse_mlir_with(&broken, TEXT)).is_err());
    }

    #[test]
    fn readers_that_differ_are_caught() {
        const NESTED: &str = "func.func @f(%a: i1) {\n  scf.if %a {\n    \"a.b\"(%a) : (i1) -> ()\n  }\n  return\n}\n";
        assert_eq!(parse_mlir(NESTED.as_bytes()), Outcome::Checked);
        // Another name, one value more, an operation that is not nested, and one that is not there.
        let others: [fn(&str) -> String; 4] = [
            |text| text.replace("a.b", "a.c"),
            |text| text.replace("%a: i1)", "%a: i1, %b: i1)"),
            |text| {
                text.replace("{\n    \"a.b\"(%a) : (i1) -> ()\n  }", "{}  \"a.b\"(%a) : (i1) -> ()")
            },
            |text| text.replace("\"a.b\"(%a) : (i1) -> ()", ""),
        ];
        let limits = Limits::default();
        let tree = syntax::parse(NESTED.as_bytes(), &limits);
        let names = FileNames::new(&tree, NESTED.as_bytes(), &limits);
        for other in others {
            let text = other(NESTED);
            let parsed = parse(text.as_bytes(), registry(), &limits);
            assert!(parsed.diagnostics.is_empty(), "{text}");
            let found = readers::difference((&tree, &names), &parsed, NESTED.as_bytes());
            assert!(found.is_some(), "{text}");
        }
        let operations = |_: &[u8], limits: &Limits| parse(b"", registry(), limits);
        let broken = Reader { operations, ..READER };
        assert!(catch_unwind(|| parse_mlir_with(&broken, NESTED.as_bytes())).is_err());
    }

    #[test]
    fn a_formatter_that_drops_a_comment_or_never_ends_is_caught() {
        let drops = |tree: &Tree, _: &[u8]| {
            let comment = tree.tokens().find(|token| token.kind() == TokenKind::Comment);
            comment.map(|token| TextEdit::new(token.span(), "")).into_iter().collect()
        };
        assert!(catch_unwind(|| format_mlir_with(drops, b"// x\na.b")).is_err());
        let grows = |_: &Tree, _: &[u8]| vec![TextEdit::new(Span::at(0), " ")];
        assert!(catch_unwind(|| format_mlir_with(grows, TEXT)).is_err());
        assert_eq!(format_mlir(b"func.func @f() {\nreturn\n}"), Outcome::Checked);
    }

    #[test]
    fn a_reader_with_false_alarms_is_caught() {
        let parse =
            |text: &[u8], limits: &Limits| syntax::parse(&[text, b"}".as_slice()].concat(), limits);
        let broken = Reader { parse, ..READER };
        assert!(catch_unwind(|| generated_mlir_with(&broken, &[7; 200])).is_err());
    }
}

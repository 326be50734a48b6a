//! Helpers shared by the tests of MLIR text.
#![allow(dead_code, reason = "each test file uses its own part")]

use abide_core::diagnostic::{Diagnostic, Severity, codes};
use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax::{self, SyntaxNode, TokenKind, Tree};
use abide_core::text::{Encoding, LineIndex};
use abide_testing::Piece;
use expect_test::Expect;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

pub(crate) mod random;

pub(crate) fn parse(text: &str) -> Tree {
    syntax::parse(text.as_bytes(), &Limits::default())
}

pub(crate) fn document(text: &str) -> Document {
    Document::new(text.as_bytes().to_vec(), Limits::default())
}

/// The bundled dialects with those of a `.td` file without errors; the includes are in a folder.
pub(crate) fn registry_with(path: &Path, include: Option<&Path>) -> Registry {
    let include: Vec<_> = include.iter().map(|folder| folder.display().to_string()).collect();
    let described = abide_project::describe(&[path.to_owned()], &include, &Limits::default());
    assert_eq!((described.errors, described.missing), (vec![], vec![]), "{}", path.display());
    registry().with(described.dialects)
}

/// A file of a project in `corpus/projects`.
pub(crate) fn project_file(name: &str) -> PathBuf {
    abide_testing::repository().join("corpus/projects").join(name)
}

/// The printed form of a text, each line without its leading blanks, or its errors.
pub(crate) fn printed_lines(text: &str, registry: &Registry) -> String {
    let outcome = opt(text.as_bytes(), "t", &Options::default(), registry, &Limits::default());
    let printed = String::from_utf8(outcome.output).unwrap() + &outcome.messages;
    let lines = printed.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

pub(crate) fn check(text: &str) -> Vec<Diagnostic> {
    mlir::check(text.as_bytes(), &Limits::default())
}

/// The diagnostics independent of dialects: syntax, names and metadata.
pub(crate) fn check_without_verifier(text: &str) -> Vec<Diagnostic> {
    mlir::check_without_verifier(text.as_bytes(), &Limits::default())
}

/// The diagnostics of a text that mlir-opt accepts. A mention of a resource that the metadata lacks is not a mistake
/// there: the printer leaves out long resources, and those that have no text. An information tells what the newest version
/// makes of a text of an older one.
pub(crate) fn check_accepted(text: &[u8]) -> Vec<Diagnostic> {
    let left_out =
        [codes::mlir::UNDEFINED_RESOURCE, codes::mlir::OLD_NAME, codes::mlir::INVALID_OPERATION];
    let is_left_out = |found: &Diagnostic| {
        left_out.contains(&found.code) && found.severity == Severity::Information
    };
    let found = mlir::check(text, &Limits::default());
    found.into_iter().filter(|found| !is_left_out(found)).collect()
}

/// The same for a piece of LLVM's tests.
pub(crate) fn check_piece(piece: &Piece, text: &[u8]) -> Vec<Diagnostic> {
    let mut found = check_accepted(text);
    // Its resources have 24 bytes for four numbers of 64 bits: mlir-opt does not compare the two.
    if piece.file == "Bytecode/resources.mlir" {
        assert_eq!(found.len(), 2, "{found:?}");
        found.retain(|found| found.code != codes::mlir::RESOURCE_SIZE);
    }
    found
}

/// Compares diagnostics, as [`render`] writes them. A single one is expected without a line break.
pub(crate) fn expect_rendered(text: &str, diagnostics: &[Diagnostic], expected: &Expect) {
    let found = render(text, diagnostics);
    expected.assert_eq(if diagnostics.len() == 1 { found.trim_end() } else { &found });
}

/// `line:column code message`, a line each.
pub(crate) fn render(text: &str, diagnostics: &[Diagnostic]) -> String {
    let lines = LineIndex::new(text.as_bytes());
    let mut out = String::new();
    for diagnostic in diagnostics {
        let place = lines.line_column(text.as_bytes(), diagnostic.span.start(), Encoding::Utf32);
        let (line, column) = (place.line + 1, place.column + 1);
        let _ = writeln!(out, "{line}:{column} {} {}", diagnostic.code, diagnostic.message);
    }
    out
}

/// The kinds of the nodes, indented, each with its text cut to a few characters.
pub(crate) fn outline(text: &str, node: SyntaxNode<'_>) -> String {
    let mut out = String::new();
    let mut waiting = vec![(node, 0)];
    while let Some((node, depth)) = waiting.pop() {
        let own = String::from_utf8_lossy(node.text(text.as_bytes())).replace('\n', " ");
        let own: String = own.chars().take(30).collect();
        let _ = writeln!(out, "{}{:?} {own}", "  ".repeat(depth), node.kind());
        let mut children: Vec<_> = node.children().map(|child| (child, depth + 1)).collect();
        children.reverse();
        waiting.append(&mut children);
    }
    out
}

/// The tokens of a text without white space and comments. Names are numbered by appearance, so texts that differ only
/// in the names of values, blocks and aliases are equal.
pub(crate) fn comparable_tokens(text: &str) -> Vec<String> {
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let mut names = HashMap::new();
    let mut tokens = Vec::new();
    for token in tree.tokens() {
        let own = token.span().slice(text.as_bytes());
        let own = String::from_utf8_lossy(own);
        let kind = token.kind();
        let alias = kind == TokenKind::HashIdentifier
            && !own.contains('.')
            && !own[1..].bytes().all(|byte| byte.is_ascii_digit());
        if kind.is_trivia() || kind == TokenKind::SplitMarker {
            continue;
        } else if alias || matches!(kind, TokenKind::PercentIdentifier | TokenKind::CaretIdentifier)
        {
            let next = names.len();
            let number = *names.entry(own.clone().into_owned()).or_insert(next);
            tokens.push(format!("{}{number}", &own[..1]));
        } else {
            // Blanks within dimension lists and the like do not count either.
            tokens.push(own.split_whitespace().collect());
        }
    }
    tokens
}

/// The lines, from 0, that the piece's own `expected-error` comments name.
pub(crate) fn expected_lines(source: &str) -> Vec<i64> {
    let mut expected = Vec::new();
    let lines: Vec<&str> = source.lines().collect();
    // As mlir-opt counts, lines that only expect something are not among those below.
    let expects = |number: &usize| {
        lines.get(*number).is_some_and(|line| line.trim_start().starts_with("// expected-"))
    };
    for (number, line) in lines.iter().enumerate() {
        let below = (number + 1..).find(|number| !expects(number)).unwrap_or(number) - number;
        for (_, rest) in line.match_indices("expected-error").map(|(at, word)| {
            let rest = &line[at + word.len()..];
            (at, rest.trim_start_matches("-re").trim_start())
        }) {
            let place = rest.strip_prefix('@').unwrap_or_default();
            let end = place.find(|c: char| !c.is_ascii_alphanumeric() && !"+-".contains(c));
            let place = &place[..end.unwrap_or(place.len())];
            let offset = match place {
                "below" => below as i64,
                "above" => -1,
                number => number.trim_start_matches('+').parse().unwrap_or(0),
            };
            expected.push(number as i64 + offset);
        }
    }
    expected
}

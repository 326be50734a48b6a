//! What the tests of MLIR text share.
#![allow(dead_code, reason = "each test file uses its own part")]

use abide_core::diagnostic::Diagnostic;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::syntax::{self, SyntaxNode, Tree};
use abide_core::text::{Encoding, LineIndex};
use std::fmt::Write as _;

pub(crate) fn parse(text: &str) -> Tree {
    syntax::parse(text.as_bytes(), &Limits::default())
}

pub(crate) fn check(text: &str) -> Vec<Diagnostic> {
    mlir::check(text.as_bytes(), &Limits::default())
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

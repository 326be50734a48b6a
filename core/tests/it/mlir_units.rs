//! Units: the parts of a tree that outlive an edit.

use crate::support::parse;
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, Change, NodeKind, Paths, SyntaxNode, Tree, Unit};
use std::sync::Arc;

const FUNCTIONS: &str = "module {\n  func.func @a() {\n    return\n  }\n\n  func.func @b() {\n    \
                         acme.op\n    return\n  }\n\n  func.func @c() {\n    return\n  }\n}\n";

/// Replaces the first `from`, reads again, and compares with a fresh read.
fn edit(from: &str, to: &str) -> (Tree, Tree) {
    let old = parse(FUNCTIONS);
    let new = FUNCTIONS.replacen(from, to, 1);
    let same = |(left, right): &(u8, u8)| left == right;
    let start = FUNCTIONS.bytes().zip(new.bytes()).take_while(same).count();
    let rest = (&FUNCTIONS[start..], &new[start..]);
    let end = rest.0.bytes().rev().zip(rest.1.bytes().rev()).take_while(same).count();
    let change = Change {
        start: start as u32,
        removed: (rest.0.len() - end) as u32,
        inserted: (rest.1.len() - end) as u32,
    };
    let updated = syntax::reparse(&old, change, new.as_bytes(), &Limits::default());
    assert!(updated == parse(&new), "not what a fresh read of the new text gives");
    (old, updated)
}

/// The functions, in order.
fn functions(tree: &Tree) -> Vec<Arc<Unit>> {
    tree.units().into_iter().skip(1).map(|(_, unit)| Arc::clone(unit)).collect()
}

fn shared(old: &Tree, new: &Tree) -> Vec<bool> {
    let old = functions(old);
    functions(new).iter().map(|unit| old.iter().any(|other| Arc::ptr_eq(unit, other))).collect()
}

#[test]
fn an_edit_within_a_function_leaves_the_others() {
    let (old, new) = edit("acme.op", "acme.other");
    assert_eq!(shared(&old, &new), [true, false, true]);
}

#[test]
fn an_edit_between_functions_reads_the_one_before_again() {
    let (old, new) = edit("\n\n  func.func @b", "\n\n  // a comment\n\n  func.func @b");
    assert_eq!(shared(&old, &new), [false, true, true]);
}

#[test]
fn an_edit_directly_after_a_function_reads_it_again() {
    let (old, new) = edit("}\n\n  func.func @b", "} loc(\"x\")\n\n  func.func @b");
    assert_eq!(shared(&old, &new), [false, true, true]);
}

#[test]
fn a_removed_brace_keeps_the_next_function() {
    let (old, new) = edit("  }\n\n  func.func @b", "\n\n  func.func @b");
    assert_eq!(shared(&old, &new), [false, true, true]);
    assert_eq!(new.diagnostics().len(), 1);
}

#[test]
fn paths_in_any_order_are_those_of_single_offsets() {
    let tree = parse(FUNCTIONS);
    let len = FUNCTIONS.len() as u32;
    let shown = |path: &[SyntaxNode<'_>]| -> Vec<_> {
        path.iter().map(|node| (node.kind(), node.span())).collect()
    };
    let mut paths = Paths::new(tree.root());
    let ascending = (0..=len).flat_map(|offset| [offset, offset]);
    let mixed = (0..=len).map(|number| number * 37 % (len + 1));
    for offset in ascending.chain(mixed).chain((0..=len).rev()) {
        assert_eq!(shown(paths.to(offset)), shown(&tree.root().path_to(offset)), "{offset}");
    }
}

#[test]
fn paths_to_one_of_many_children() {
    let functions: String =
        (0..300).map(|number| format!("func.func @f{number}() {{\n  a.b\n}}\n")).collect();
    let statements = format!("func.func @g() {{\n{}}}\n", "  a.b {c.d}\n".repeat(300));
    for text in [functions, statements] {
        let tree = parse(&text);
        for (offset, _) in text.match_indices("a.b") {
            let found = tree.root().path_to(offset as u32);
            let operation = found.iter().rfind(|node| node.kind() == NodeKind::CustomOperation);
            let span = operation.unwrap().span();
            assert_eq!(span.start(), offset as u32);
            assert!(found.iter().all(|node| node.span().touches(offset as u32)));
        }
    }
}

#[test]
fn a_unit_knows_where_it_is() {
    let tree = parse(FUNCTIONS);
    let module = tree.root().child(NodeKind::Chunk).unwrap().children().next().unwrap();
    let block = module.child(NodeKind::Region).unwrap().child(NodeKind::Block).unwrap();
    let texts: Vec<_> = block.children().map(|node| node.text(FUNCTIONS.as_bytes())).collect();
    assert_eq!(texts.len(), 3);
    assert!(texts.iter().all(|text| text.starts_with(b"func.func @") && text.ends_with(b"}")));
    let path = tree.root().path_to(FUNCTIONS.find("acme").unwrap() as u32 + 2);
    let kinds: Vec<_> = path.iter().map(|node| node.kind()).collect();
    assert_eq!(
        kinds,
        [
            NodeKind::File,
            NodeKind::Chunk,
            NodeKind::CustomOperation,
            NodeKind::Region,
            NodeKind::Block,
            NodeKind::CustomOperation,
            NodeKind::Region,
            NodeKind::Block,
            NodeKind::CustomOperation
        ]
    );
}

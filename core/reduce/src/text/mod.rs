//! Edits of text along its tree, which know no dialect.

mod names;
mod nodes;
mod spelling;
mod tokens;
mod types;

pub(crate) use names::names;
pub(crate) use nodes::{alone, nodes, operations, pieces, regions, wrappers};
pub(crate) use spelling::{blanks, strings, tidy};
pub(crate) use tokens::tokens;
pub(crate) use types::{numbers, sizes, types};

use abide_mlir::syntax::{SyntaxNode, Tree};

/// All nodes of a tree in the order of the text, each with the number of operations around it.
fn all_nodes(tree: &Tree) -> Vec<(SyntaxNode<'_>, usize)> {
    let mut found = Vec::new();
    let mut open = vec![(tree.root(), 0)];
    while let Some((node, depth)) = open.pop() {
        found.push((node, depth));
        let inner = depth + usize::from(node.kind().is_operation());
        let children: Vec<_> = node.children().map(|child| (child, inner)).collect();
        open.extend(children.into_iter().rev());
    }
    found
}

//! The values of a function as a graph: each operation is a box, each value an edge to its uses, and regions are boxes
//! within boxes. The graph is printed as [DOT](Graph::to_dot) or drawn as [SVG](Graph::to_svg).

mod build;
mod dot;
mod layout;
mod svg;

pub use build::{GraphError, graph};

use abide_core::text::Span;

/// A graph of operations.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Graph {
    /// The boxes, in the order of the text.
    pub nodes: Vec<Node>,
    /// The edges between these boxes.
    pub edges: Vec<Edge>,
    /// The number of operations left out because the graph would be too large.
    pub omitted: usize,
}

/// The kind of a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NodeKind {
    /// The argument of a block.
    Argument,
    /// An operation.
    Operation,
    /// An operation with one result and no operands.
    Source,
    /// The last operation of a block, without results.
    Terminator,
    /// A block among others.
    Block,
}

/// A box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The kind.
    pub kind: NodeKind,
    /// The operation's name, or the name of an argument or block.
    pub title: String,
    /// A symbol or the results, each with its shape or type.
    pub lines: Vec<String>,
    /// The range in the text.
    pub span: Span,
    /// The contents of the regions.
    pub regions: Vec<Graph>,
}

/// An edge: a value and its use, or a block and its successor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    /// The number of the box where it begins.
    pub from: usize,
    /// The number of the box where it ends.
    pub to: usize,
    /// The value's name, with its `%`.
    pub label: String,
    /// Whether the use is within a region of the box at its end.
    pub is_captured: bool,
}

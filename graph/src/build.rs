//! Makes a graph of the operations of a text.

use crate::{Edge, Graph, Node, NodeKind};
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{BlockId, Ir, OperationId, RegionId, ValueId};
use abide_core::mlir::parse::{Parsed, parse};
use abide_core::mlir::print::print_type;
use abide_core::mlir::registry::Registry;
use abide_core::shape;
use abide_core::text::{Encoding, LineIndex};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// The maximum number of boxes; the rest is left out.
const MAX_NODES: usize = 500;

/// The maximum number of edges.
const MAX_EDGES: usize = 4 * MAX_NODES;

/// The maximum depth of boxes within boxes.
const MAX_DEPTH: usize = 8;

/// The maximum number of results that a box lists.
const MAX_LINES: usize = 4;

/// The maximum length of a line in characters.
const MAX_CHARS: usize = 44;

/// The reason for a missing graph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GraphError {
    /// No function of this name has a body.
    NoFunction(String),
    /// The text contains no operation.
    Empty,
    /// The first error, after its line and column; before it there is nothing to draw.
    Broken(String),
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::NoFunction(name) => {
                write!(f, "no function '@{name}' with a body was found")
            }
            GraphError::Empty => f.write_str("the text contains no operation"),
            GraphError::Broken(error) => f.write_str(error),
        }
    }
}

impl std::error::Error for GraphError {}

/// The graph of a function, or of the whole text. After a syntax error it contains the operations before it.
///
/// # Errors
/// If the text contains nothing to draw.
pub fn graph(
    text: &[u8],
    registry: &Arc<Registry>,
    limits: &Limits,
    function: Option<&str>,
) -> Result<Graph, GraphError> {
    let parsed = parse(text, registry, limits);
    let mut builder = Builder::new(&parsed, text, registry);
    let ir = &parsed.ir;
    let operation = match function {
        Some(name) => {
            shape::function_named(ir, name).ok_or(GraphError::NoFunction(name.to_owned()))
        }
        None => Ok(ir.top()),
    };
    let graph = operation.and_then(|operation| {
        let graph = builder.regions(operation, 0).into_iter().next().unwrap_or_default();
        if graph.nodes.is_empty() { Err(GraphError::Empty) } else { Ok(graph) }
    });
    graph.map_err(|error| broken(&parsed, text).unwrap_or(error))
}

/// The error that ended the parsing of a text.
fn broken(parsed: &Parsed, text: &[u8]) -> Option<GraphError> {
    let first = parsed.diagnostics.first()?;
    let place = LineIndex::new(text).line_column(text, first.span.start(), Encoding::Utf8);
    let (line, column) = (place.line + 1, place.column + 1);
    Some(GraphError::Broken(format!("{line}:{column}: {}", first.message)))
}

struct Builder<'a> {
    parsed: &'a Parsed,
    text: &'a [u8],
    /// The symbolic shapes of values.
    shapes: HashMap<ValueId, String>,
    nodes: usize,
    edges: usize,
}

/// The boxes of a block being built, by the values that they define.
#[derive(Default)]
struct Defined(HashMap<ValueId, usize>);

impl Builder<'_> {
    fn new<'a>(parsed: &'a Parsed, text: &'a [u8], registry: &Registry) -> Builder<'a> {
        let functions = shape::explain(parsed, text, registry);
        let values = functions.iter().flat_map(|function| &function.values);
        let shapes = values.map(|fact| (fact.value, fact.known.text())).collect();
        Builder { parsed, text, shapes, nodes: 0, edges: 0 }
    }

    fn ir(&self) -> &Ir {
        &self.parsed.ir
    }

    fn regions(&mut self, operation: OperationId, depth: usize) -> Vec<Graph> {
        let regions = self.ir().regions(operation).to_vec();
        regions.into_iter().map(|region| self.region(region, depth)).collect()
    }

    fn region(&mut self, region: RegionId, depth: usize) -> Graph {
        let blocks = self.ir().blocks(region).to_vec();
        match blocks[..] {
            [] => Graph::default(),
            [block] => self.block(block, depth),
            _ => self.blocks(&blocks, depth),
        }
    }

    /// A graph of blocks, whose edges are branches.
    fn blocks(&mut self, blocks: &[BlockId], depth: usize) -> Graph {
        let mut graph = Graph::default();
        let mut numbers = HashMap::new();
        for (number, block) in blocks.iter().enumerate() {
            if self.nodes >= MAX_NODES {
                graph.omitted += 1;
                continue;
            }
            self.nodes += 1;
            numbers.insert(*block, graph.nodes.len());
            let content = self.block(*block, depth + 1);
            graph.nodes.push(Node {
                kind: NodeKind::Block,
                title: format!("^bb{number}"),
                lines: Vec::new(),
                span: self.ir().block_span(*block),
                regions: vec![content],
            });
        }
        for block in blocks {
            let Some(last) = self.ir().last_operation(*block) else { continue };
            let Some(&from) = numbers.get(block) else { continue };
            for next in self.ir().successors(last).to_vec() {
                if let Some(&to) = numbers.get(&next) {
                    self.edge(&mut graph, (from, to), String::new(), false);
                }
            }
        }
        graph
    }

    fn block(&mut self, block: BlockId, depth: usize) -> Graph {
        let mut graph = Graph::default();
        let operations: Vec<OperationId> = self.ir().block_operations(block).collect();
        if depth > MAX_DEPTH {
            graph.omitted = operations.len();
            return graph;
        }
        let mut defined = Defined::default();
        for value in self.ir().arguments(block).to_vec() {
            self.argument(&mut graph, &mut defined, value);
        }
        for operation in operations {
            if self.nodes >= MAX_NODES {
                graph.omitted += 1;
                continue;
            }
            self.operation(&mut graph, &mut defined, operation, depth);
        }
        graph
    }

    fn argument(&mut self, graph: &mut Graph, defined: &mut Defined, value: ValueId) {
        if self.nodes >= MAX_NODES {
            return;
        }
        self.nodes += 1;
        defined.0.insert(value, graph.nodes.len());
        let names = &self.parsed.names;
        let known = shortened(&self.known(value));
        // The arguments of regions that the text leaves out have no names.
        let (title, lines) = match names.name(value, self.text) {
            Some(name) => (shortened(&name), vec![known]),
            None => (known, Vec::new()),
        };
        graph.nodes.push(Node {
            kind: NodeKind::Argument,
            title,
            lines,
            span: names.span(value).unwrap_or_default(),
            regions: Vec::new(),
        });
    }

    fn operation(
        &mut self,
        graph: &mut Graph,
        defined: &mut Defined,
        operation: OperationId,
        depth: usize,
    ) {
        self.nodes += 1;
        let number = graph.nodes.len();
        let title = self.ir().context.text(self.ir().name(operation)).into_owned();
        let (kind, lines) = (self.kind(operation), self.lines(operation));
        graph.nodes.push(Node {
            kind,
            title: shortened(&title),
            lines,
            span: self.ir().span(operation),
            regions: Vec::new(),
        });
        let own: Vec<ValueId> = self.ir().operands(operation).collect();
        for value in own {
            self.use_of(graph, defined, (value, number), false);
        }
        let mut captured = Vec::new();
        self.captured(operation, defined, &mut captured);
        for value in captured {
            self.use_of(graph, defined, (value, number), true);
        }
        for result in self.ir().results(operation) {
            defined.0.insert(result, number);
        }
        let regions = self.regions(operation, depth + 1);
        let regions = regions.into_iter().filter(|one| !one.nodes.is_empty() || one.omitted > 0);
        if let Some(node) = graph.nodes.get_mut(number) {
            node.regions = regions.collect();
        }
    }

    fn use_of(
        &mut self,
        graph: &mut Graph,
        defined: &Defined,
        (value, to): (ValueId, usize),
        is_captured: bool,
    ) {
        let Some(&from) = defined.0.get(&value) else { return };
        let label = self.parsed.names.name(value, self.text).unwrap_or_default();
        self.edge(graph, (from, to), shortened(&label), is_captured);
    }

    fn edge(
        &mut self,
        graph: &mut Graph,
        (from, to): (usize, usize),
        label: String,
        is_captured: bool,
    ) {
        if self.edges < MAX_EDGES {
            self.edges += 1;
            graph.edges.push(Edge { from, to, label, is_captured });
        }
    }

    /// The values of this block that operations within an operation use, each once.
    fn captured(&self, operation: OperationId, defined: &Defined, found: &mut Vec<ValueId>) {
        let ir = self.ir();
        // Search at most as many operations as there may be boxes, because others are not drawn.
        let mut left = MAX_NODES;
        let mut waiting = vec![operation];
        while let Some(parent) = waiting.pop() {
            let blocks = ir.regions(parent).iter().flat_map(|region| ir.blocks(*region));
            for inner in blocks.flat_map(|block| ir.block_operations(*block)) {
                let Some(rest) = left.checked_sub(1) else { return };
                left = rest;
                let used = ir.operands(inner).filter(|value| defined.0.contains_key(value));
                for value in used {
                    if !found.contains(&value) {
                        found.push(value);
                    }
                }
                waiting.push(inner);
            }
        }
    }

    fn kind(&self, operation: OperationId) -> NodeKind {
        let ir = self.ir();
        let has_regions = !ir.regions(operation).is_empty();
        let (operands, results) = (ir.operands(operation).len(), ir.results(operation).len());
        let is_last =
            ir.block_of(operation).and_then(|block| ir.last_operation(block)) == Some(operation);
        match (operands, results) {
            (0, 1) if !has_regions => NodeKind::Source,
            (_, 0) if is_last && !has_regions => NodeKind::Terminator,
            _ => NodeKind::Operation,
        }
    }

    fn lines(&self, operation: OperationId) -> Vec<String> {
        let ir = self.ir();
        let symbol = ir.attribute(operation, "sym_name");
        let symbol = symbol.and_then(|name| ir.context.string_value(name));
        let symbol = symbol.map(|name| format!("@{}", ir.context.text(name)));
        let results = ir.results(operation);
        let omitted = results.len().saturating_sub(MAX_LINES);
        let results = results.take(MAX_LINES).map(|value| {
            let name = self.parsed.names.name(value, self.text);
            name.map_or_else(|| self.known(value), |name| format!("{name} {}", self.known(value)))
        });
        let more = (omitted > 0).then(|| format!("and {omitted} more"));
        symbol.into_iter().chain(results).chain(more).map(|line| shortened(&line)).collect()
    }

    /// The symbolic shape of a value, or its type.
    fn known(&self, value: ValueId) -> String {
        let ty = print_type(self.ir(), self.ir().value_type(value));
        let ty = String::from_utf8_lossy(&ty).into_owned();
        match self.shapes.get(&value).filter(|known| known.starts_with('[')) {
            Some(known) => {
                let element = ty.trim_end_matches('>').rsplit(['x', '<']).next();
                format!("{known} {}", element.unwrap_or_default())
            }
            None => ty,
        }
    }
}

/// A line that fits into a box, with its control characters escaped.
fn shortened(text: &str) -> String {
    let line = escape::line(text);
    let mut short: String = line.chars().take(MAX_CHARS).collect();
    if line.chars().nth(MAX_CHARS).is_some() {
        short.pop();
        short.push('…');
    }
    short
}

//! The graph as DOT, the language of Graphviz.

use crate::{Graph, Node, NodeKind};
use std::fmt::Write as _;

impl Graph {
    /// The graph as DOT: regions are clusters.
    #[must_use]
    pub fn to_dot(&self) -> String {
        let mut out =
            String::from("digraph {\n  compound=true\n  node [shape=box, style=rounded, ");
        out.push_str("fontname=monospace]\n  edge [fontname=monospace]\n");
        self.write(&mut out, "n", 1);
        out.push_str("}\n");
        out
    }

    fn write(&self, out: &mut String, prefix: &str, depth: usize) {
        let indent = "  ".repeat(depth);
        for (number, node) in self.nodes.iter().enumerate() {
            let name = format!("{prefix}_{number}");
            let label = quoted(&label(node));
            if node.regions.is_empty() {
                let shape = match node.kind {
                    NodeKind::Argument | NodeKind::Source => ", shape=ellipse",
                    NodeKind::Operation | NodeKind::Terminator | NodeKind::Block => "",
                };
                push(out, format_args!("{indent}{name} [label={label}{shape}]\n"));
                continue;
            }
            push(
                out,
                format_args!("{indent}subgraph cluster_{name} {{\n{indent}  label={label}\n"),
            );
            // Edges of the cluster need a node.
            push(out, format_args!("{indent}  {name} [shape=point, style=invis]\n"));
            for (number, region) in node.regions.iter().enumerate() {
                region.write(out, &format!("{name}_{number}"), depth + 1);
            }
            push(out, format_args!("{indent}}}\n"));
        }
        for edge in &self.edges {
            let end = |number: usize, side: &str| {
                let has_regions =
                    self.nodes.get(number).is_some_and(|node| !node.regions.is_empty());
                if has_regions {
                    format!(", {side}=cluster_{prefix}_{number}")
                } else {
                    String::new()
                }
            };
            let style = if edge.is_captured { ", style=dashed" } else { "" };
            let (tail, head) = (end(edge.from, "ltail"), end(edge.to, "lhead"));
            let (from, to, label) = (edge.from, edge.to, quoted(&edge.label));
            push(
                out,
                format_args!(
                    "{indent}{prefix}_{from} -> {prefix}_{to} [label={label}{style}{tail}{head}]\n"
                ),
            );
        }
        if self.omitted > 0 {
            let label = quoted(&crate::svg::omission(self.omitted));
            push(out, format_args!("{indent}{prefix}_more [label={label}, shape=plaintext]\n"));
        }
    }
}

fn label(node: &Node) -> String {
    let lines = std::iter::once(&node.title).chain(&node.lines);
    lines.map(String::as_str).collect::<Vec<_>>().join("\n")
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(text);
}

/// A string of DOT.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

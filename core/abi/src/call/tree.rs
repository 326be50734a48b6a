//! Paths joined to the structure that they lead through.

use super::path::PathStep;
use rustc_hash::FxHashMap;

/// A structure: nodes in an array, the root first.
#[derive(Debug, Default)]
pub(crate) struct Structure {
    nodes: Vec<Node>,
    children: FxHashMap<(usize, PathStep), usize>,
}

#[derive(Debug, Default)]
struct Node {
    /// The value that the path ends at.
    leaf: Option<usize>,
    children: Vec<(PathStep, usize)>,
}

/// A part of a structure: a value by its number, or the parts under the next steps.
#[derive(Debug)]
pub(crate) enum Part<'s> {
    Leaf(usize),
    Node(Vec<(&'s PathStep, Part<'s>)>),
}

/// The reason why a path is not part of the same structure as the others, with a value that is in its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Conflict {
    /// The other has the same path.
    Same(usize),
    /// One of the two paths is a prefix of the other.
    Through(usize),
    /// One has an index where the other has a key or a field.
    Kind(usize),
}

impl Structure {
    pub(crate) fn new() -> Structure {
        Structure { nodes: vec![Node::default()], children: FxHashMap::default() }
    }

    /// Adds the value with a number at the end of a path.
    pub(crate) fn insert(&mut self, path: &[PathStep], value: usize) -> Result<(), Conflict> {
        let mut at = 0;
        for step in path {
            if let Some(leaf) = self.nodes.get(at).and_then(|node| node.leaf) {
                return Err(Conflict::Through(leaf));
            }
            let key = (at, step.clone());
            at = match self.children.get(&key) {
                Some(&child) => child,
                None => {
                    if let Some(other) = self.other_kind(at, step) {
                        return Err(Conflict::Kind(other));
                    }
                    let child = self.nodes.len();
                    self.nodes.push(Node::default());
                    self.children.insert(key, child);
                    if let Some(node) = self.nodes.get_mut(at) {
                        node.children.push((step.clone(), child));
                    }
                    child
                }
            };
        }
        let below = self.first_leaf(at);
        match self.nodes.get_mut(at) {
            Some(Node { leaf: Some(leaf), .. }) => Err(Conflict::Same(*leaf)),
            Some(node) if node.children.is_empty() => {
                node.leaf = Some(value);
                Ok(())
            }
            _ => Err(Conflict::Through(below.unwrap_or(value))),
        }
    }

    /// A value below a node that is reached by another kind of step. Non-string keys occur in dictionaries, which may
    /// also have integer keys, and an object may name its parts freely.
    fn other_kind(&self, at: usize, step: &PathStep) -> Option<usize> {
        let (first, child) = self.nodes.get(at)?.children.first()?;
        let differs = matches!(
            (first, step),
            (PathStep::Index(_), PathStep::Key(_)) | (PathStep::Key(_), PathStep::Index(_))
        );
        differs.then(|| self.first_leaf(*child)).flatten()
    }

    fn first_leaf(&self, mut at: usize) -> Option<usize> {
        loop {
            let node = self.nodes.get(at)?;
            match (node.leaf, node.children.first()) {
                (Some(leaf), _) => return Some(leaf),
                (None, Some((_, child))) => at = *child,
                (None, None) => return None,
            }
        }
    }

    /// The whole structure.
    pub(crate) fn part(&self) -> Part<'_> {
        self.part_at(0)
    }

    /// As deep as the longest path.
    fn part_at(&self, at: usize) -> Part<'_> {
        let Some(node) = self.nodes.get(at) else { return Part::Node(Vec::new()) };
        match node.leaf {
            Some(leaf) => Part::Leaf(leaf),
            None => {
                let children = node.children.iter();
                Part::Node(children.map(|(step, child)| (step, self.part_at(*child))).collect())
            }
        }
    }

    /// Writes the structure: `{a: .., b: ..}` for keys and fields, `(.., ..)` for indices from 0 on,
    /// `{0: .., 5: ..}` for others. `leaf` writes a value.
    pub(crate) fn write(&self, out: &mut String, leaf: &mut dyn FnMut(&mut String, usize)) {
        self.write_node(out, 0, leaf);
    }

    /// Writes the children of the root, without brackets: the arguments of a call.
    pub(crate) fn write_items(&self, out: &mut String, leaf: &mut dyn FnMut(&mut String, usize)) {
        let children = self.nodes.first().map(|node| &*node.children).unwrap_or_default();
        self.write_children(out, children, is_sequence(children), leaf);
    }

    /// Paths have at most [`MAX_PATH_STEPS`](super::path::MAX_PATH_STEPS) steps and a root, so this does
    /// not go deeper.
    fn write_node(&self, out: &mut String, at: usize, leaf: &mut dyn FnMut(&mut String, usize)) {
        let Some(node) = self.nodes.get(at) else { return };
        if let Some(value) = node.leaf {
            leaf(out, value);
            return;
        }
        let is_sequence = is_sequence(&node.children);
        let (open, close) = if is_sequence { ('(', ')') } else { ('{', '}') };
        out.push(open);
        self.write_children(out, &node.children, is_sequence, leaf);
        // As Python writes a tuple of one.
        if is_sequence && node.children.len() == 1 {
            out.push(',');
        }
        out.push(close);
    }

    fn write_children(
        &self,
        out: &mut String,
        children: &[(PathStep, usize)],
        is_sequence: bool,
        leaf: &mut dyn FnMut(&mut String, usize),
    ) {
        for (number, (step, child)) in children.iter().enumerate() {
            if number > 0 {
                out.push_str(", ");
            }
            if !is_sequence {
                write_name(out, step);
                out.push_str(": ");
            }
            self.write_node(out, *child, leaf);
        }
    }
}

/// Whether steps count from 0 on.
fn is_sequence(children: &[(PathStep, usize)]) -> bool {
    let mut counted = children.iter().zip(0_i64..);
    !children.is_empty() && counted.all(|((step, _), number)| *step == PathStep::Index(number))
}

/// Writes a step as the name of an item: quoted unless it is a word.
fn write_name(out: &mut String, step: &PathStep) {
    match step {
        PathStep::Index(index) => out.push_str(&index.to_string()),
        PathStep::Other(text) => out.push_str(text),
        PathStep::Key(text) | PathStep::Field(text) if is_word(text) => out.push_str(text),
        PathStep::Key(text) | PathStep::Field(text) => out.push_str(&format!("{text:?}")),
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(|c| c.is_alphanumeric() || c == '_')
        && !text.starts_with(|c: char| c.is_ascii_digit())
}

/// A path for people: `result.params.b`, `result[0]`.
pub(crate) fn write_path(out: &mut String, path: &[PathStep]) {
    for step in path {
        match step {
            PathStep::Key(text) | PathStep::Field(text) if is_word(text) => {
                if !out.is_empty() {
                    out.push('.');
                }
                out.push_str(text);
            }
            step => {
                out.push('[');
                write_name(out, step);
                out.push(']');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::Path;

    fn structure(paths: &[&str]) -> Result<String, (usize, Conflict)> {
        let mut structure = Structure::new();
        for (number, path) in paths.iter().enumerate() {
            let path = Path::parse(path.as_bytes()).unwrap();
            structure.insert(&path.steps, number).map_err(|conflict| (number, conflict))?;
        }
        let mut out = String::new();
        structure.write(&mut out, &mut |out, value| out.push_str(&value.to_string()));
        Ok(out)
    }

    #[test]
    fn paths_make_a_structure() {
        for (paths, text) in [
            (&[""][..], "0"),
            (&["[0]", "[1]"], "(0, 1)"),
            (&["[0]"], "(0,)"),
            (&["[1]", "[5]"], "{1: 0, 5: 1}"),
            (&["['a'][0]", "['a'][1].x", "['b c']"], "{a: (0, {x: 1}), \"b c\": 2}"),
            (&[".a", "['b']", "[0]"], "{a: 0, b: 1, 0: 2}"),
            (&["[True]", "[(1, 2)]", "[3]"], "{True: 0, (1, 2): 1, 3: 2}"),
        ] {
            assert_eq!(structure(paths).as_deref(), Ok(text), "{paths:?}");
        }
    }

    #[test]
    fn paths_without_a_common_structure_are_found() {
        for (paths, at, conflict) in [
            (&["[0]", "[1]", "[0]"][..], 2, Conflict::Same(0)),
            (&["", ""], 1, Conflict::Same(0)),
            (&["['a']", "['a'][0]"], 1, Conflict::Through(0)),
            (&["['a'][0]['x']", "['a']"], 1, Conflict::Through(0)),
            (&["['a'][0]['x']", "['b']", "['a']['c']"], 2, Conflict::Kind(0)),
            (&["[0]", "['a']"], 1, Conflict::Kind(0)),
        ] {
            assert_eq!(structure(paths), Err((at, conflict)), "{paths:?}");
        }
    }
}

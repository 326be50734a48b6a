//! JSON with byte ranges and recovery.
//!
//! [`Json::read`] returns a value for any bytes, and a diagnostic for each mistake. In strict terms it follows RFC
//! 8259: there is an error exactly if a strict reader refuses the text. Three mistakes are accepted as by Python's
//! `json` module, because that reads reflection JSON at run time: `NaN` and `Infinity`, halves of surrogate pairs,
//! and numbers too large for a double ([`Json::python_refuses`]).
//!
//! Values nest at most [`Limits::depth`] deep; deeper ones are skipped and reported once for each place.

mod number;
mod reader;
mod recovery;
mod string;
mod write;

pub use number::Number;
pub use write::write_compact;
pub(crate) use write::write_string;

use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::borrow::Cow;

/// The kind of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `null`.
    Null,
    /// `true`.
    True,
    /// `false`.
    False,
    /// A number; see [`Json::number`].
    Number,
    /// `NaN`: not JSON, but Python's `json` reads it.
    NaN,
    /// `Infinity`: not JSON, but Python's `json` reads it.
    Infinity,
    /// `-Infinity`: not JSON, but Python's `json` reads it.
    NegativeInfinity,
    /// A string; see [`Json::string`].
    String,
    /// An array; see [`Json::items`].
    Array,
    /// An object; see [`Json::members`].
    Object,
    /// Anything but a value, or a missing value.
    Invalid,
}

/// A value of one [`Json`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The whole value of any [`Json`].
    pub(super) const ROOT: NodeId = NodeId(0);
}

/// One value or key, in preorder.
#[derive(Debug, Clone, Copy)]
struct Node {
    /// The first byte, with brackets and quotes.
    start: u32,
    /// The end offset.
    end: u32,
    /// The node after the last descendant.
    next: u32,
    /// For a string: 0 if it is the bytes between its quotes, else one more than its index in
    /// `decoded`. For an array: the number of items; for an object: of members.
    extra: u32,
    kind: Kind,
}

/// One member of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Member {
    /// The key: a [`Kind::String`].
    pub key: NodeId,
    /// The value.
    pub value: NodeId,
}

/// A JSON text as a tree of values.
#[derive(Debug, Clone)]
pub struct Json<'t> {
    text: &'t [u8],
    nodes: Vec<Node>,
    /// The strings that are not simply the bytes between their quotes.
    decoded: Vec<String>,
    diagnostics: Vec<Diagnostic>,
    python_refuses: bool,
}

impl<'t> Json<'t> {
    /// Reads `text`, which may be any bytes.
    #[must_use]
    pub fn read(text: &'t [u8], limits: &Limits) -> Json<'t> {
        reader::read(text, limits)
    }

    /// The bytes that were read.
    #[must_use]
    pub fn text(&self) -> &'t [u8] {
        self.text
    }

    /// The whole value.
    #[must_use]
    pub fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// The number of values and keys.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The JSON errors of the text, in the order of their positions.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Whether Python's `json.loads` refuses the text too: true for any error except the three that it accepts.
    #[must_use]
    pub fn python_refuses(&self) -> bool {
        self.python_refuses
    }

    /// The kind of a value.
    #[must_use]
    pub fn kind(&self, id: NodeId) -> Kind {
        self.node(id).map_or(Kind::Invalid, |node| node.kind)
    }

    /// The bytes of a value, with its brackets or quotes.
    #[must_use]
    pub fn span(&self, id: NodeId) -> Span {
        self.node(id).map_or(Span::default(), |node| Span::new(node.start, node.end))
    }

    /// The characters of a string; empty for other kinds. What is not a character (half a
    /// surrogate pair, a byte that is not UTF-8) is U+FFFD.
    #[must_use]
    pub fn string(&self, id: NodeId) -> Cow<'t, str> {
        match self.node(id) {
            Some(node) if node.kind == Kind::String => match node.extra.checked_sub(1) {
                None => String::from_utf8_lossy(self.between_quotes(node)),
                Some(index) => {
                    Cow::Owned(self.decoded.get(index as usize).cloned().unwrap_or_default())
                }
            },
            _ => Cow::Borrowed(""),
        }
    }

    /// The UTF-8 bytes of a string; empty for other kinds.
    #[must_use]
    pub fn string_bytes(&self, id: NodeId) -> &[u8] {
        match self.node(id) {
            Some(node) if node.kind == Kind::String => match node.extra.checked_sub(1) {
                None => self.between_quotes(node),
                Some(index) => {
                    self.decoded.get(index as usize).map_or(&[][..], |string| string.as_bytes())
                }
            },
            _ => &[],
        }
    }

    /// The value of a number, or `None` for other kinds and for numbers that are malformed.
    #[must_use]
    pub fn number(&self, id: NodeId) -> Option<Number> {
        match self.kind(id) {
            Kind::Number => number::parse(self.span(id).slice(self.text)),
            _ => None,
        }
    }

    /// The value of an integer that is not negative, or `None` for anything else.
    #[must_use]
    pub fn unsigned(&self, id: NodeId) -> Option<u64> {
        let node = self.node(id).filter(|node| node.kind == Kind::Number)?;
        let digits = self.text.get(node.start as usize..node.end as usize)?;
        if digits == b"-0" {
            return Some(0);
        }
        // Also refuses signs, fractions and exponents: they are not digits.
        digits.iter().try_fold(0_u64, |value, byte| {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            value.checked_mul(10)?.checked_add(u64::from(digit))
        })
    }

    /// Whether it is a number that is written with digits alone: an integer that is not negative.
    #[must_use]
    pub fn is_digits(&self, id: NodeId) -> bool {
        let node = self.node(id).filter(|node| node.kind == Kind::Number);
        let digits = node.and_then(|node| self.text.get(node.start as usize..node.end as usize));
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_digit))
    }

    /// The original text of a number.
    #[must_use]
    pub fn number_text(&self, id: NodeId) -> &'t str {
        match self.kind(id) {
            Kind::Number => std::str::from_utf8(self.span(id).slice(self.text)).unwrap_or_default(),
            _ => "",
        }
    }

    /// The number of items of an array or of members of an object; 0 for other kinds.
    #[must_use]
    pub fn len(&self, id: NodeId) -> usize {
        match self.node(id) {
            Some(node) if matches!(node.kind, Kind::Array | Kind::Object) => node.extra as usize,
            _ => 0,
        }
    }

    /// Whether the value has neither items nor members.
    #[must_use]
    pub fn is_empty(&self, id: NodeId) -> bool {
        self.len(id) == 0
    }

    /// The items of an array, in order; empty for other kinds.
    pub fn items(&self, id: NodeId) -> Children<'_> {
        self.children(id, Kind::Array)
    }

    /// The members of an object, in order, including repeated keys.
    pub fn members(&self, id: NodeId) -> impl Iterator<Item = Member> + '_ {
        let mut children = self.children(id, Kind::Object);
        std::iter::from_fn(move || Some(Member { key: children.next()?, value: children.next()? }))
    }

    /// The member of an object with this key; the last of several.
    #[must_use]
    pub fn member(&self, id: NodeId, key: &str) -> Option<Member> {
        self.members(id).filter(|member| self.string_bytes(member.key) == key.as_bytes()).last()
    }

    fn children(&self, id: NodeId, kind: Kind) -> Children<'_> {
        match self.node(id) {
            Some(node) if node.kind == kind => {
                Children { nodes: &self.nodes, at: id.0 + 1, end: node.next }
            }
            _ => Children { nodes: &self.nodes, at: 0, end: 0 },
        }
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0 as usize)
    }

    fn between_quotes(&self, node: &Node) -> &'t [u8] {
        self.text.get(node.start as usize + 1..(node.end as usize).saturating_sub(1)).unwrap_or(&[])
    }
}

/// The items of an array; see [`Json::items`].
#[derive(Debug, Clone)]
pub struct Children<'j> {
    nodes: &'j [Node],
    at: u32,
    end: u32,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        if self.at >= self.end {
            return None;
        }
        let id = NodeId(self.at);
        // A node's `next` is always past the node itself; the maximum only states it.
        self.at = self.nodes.get(self.at as usize)?.next.max(self.at + 1);
        Some(id)
    }
}

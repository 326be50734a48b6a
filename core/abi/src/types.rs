//! Converts types of the syntax tree to those that function ABIs distinguish.

use abide_mlir::syntax::{
    NodeKind, NodeSet, SyntaxNode, TokenKind, TokenSet, Tree, WalkEvent, without_comments,
};
use abide_source::text::Span;
use abide_source::types::{AbiType, Signedness};
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};

/// The longest definition of a type alias that is followed, in bytes. An alias may be used everywhere, so this limit
/// keeps the work linear.
pub(super) const MAX_ALIAS_BYTES: u32 = 256;

/// The maximum length of alias chains.
const MAX_ALIAS_CHAIN: u32 = 8;

/// The length of a type's text beyond which further aliases in it stay, in bytes.
const MAX_SPELLED_BYTES: usize = 1024;

/// The aliases of a file: each chunk has its own.
#[derive(Default)]
pub(super) struct Aliases<'t> {
    /// The start of each chunk.
    chunks: Vec<u32>,
    /// The type of an alias, by its chunk and its name with the `!`.
    defined: FxHashMap<(usize, &'t [u8]), SyntaxNode<'t>>,
    /// The attribute or location of an alias, by its chunk and its name with the `#`.
    attributes: FxHashMap<(usize, &'t [u8]), SyntaxNode<'t>>,
    /// The spans of attribute alias definitions except locations, in order.
    definitions: Vec<Span>,
}

impl<'t> Aliases<'t> {
    pub(super) fn of(tree: &'t Tree, text: &'t [u8]) -> Aliases<'t> {
        let mut aliases = Aliases::default();
        for (index, chunk) in tree.root().children().enumerate() {
            aliases.chunks.push(chunk.span().start());
            let definitions = chunk.children().filter(|n| n.kind() == NodeKind::AliasDefinition);
            for definition in definitions {
                let name = definition.own_tokens().next();
                let ty = definition.children().find(|node| node.kind().is_type());
                if let (Some(name), Some(value), None) = (name, definition.children().next(), ty)
                    && value.span().len() <= MAX_ALIAS_BYTES
                {
                    aliases.attributes.entry((index, name.text(text))).or_insert(value);
                    if value.kind() != NodeKind::Location {
                        aliases.definitions.push(definition.span());
                    }
                }
                if let (Some(name), Some(ty)) = (name, ty)
                    && ty.span().len() <= MAX_ALIAS_BYTES
                {
                    aliases.defined.entry((index, name.text(text))).or_insert(ty);
                }
            }
        }
        aliases
    }

    /// The attribute or location of an alias at an offset of the file.
    pub(super) fn attribute(&self, name: &[u8], offset: u32) -> Option<SyntaxNode<'t>> {
        let chunk = self.chunks.partition_point(|&start| start <= offset).checked_sub(1)?;
        self.attributes.get(&(chunk, name)).copied()
    }

    /// Hashes the definitions of attributes.
    pub(super) fn hash_attributes(&self, text: &[u8], hasher: &mut impl Hasher) {
        for definition in &self.definitions {
            definition.slice(text).hash(hasher);
        }
    }

    /// The type of an alias at an offset of the file.
    fn definition(&self, name: &[u8], offset: u32) -> Option<SyntaxNode<'t>> {
        let chunk = self.chunks.partition_point(|&start| start <= offset).checked_sub(1)?;
        self.defined.get(&(chunk, name)).copied()
    }
}

/// Converts the node of a type.
pub(super) fn type_of(node: SyntaxNode<'_>, text: &[u8], aliases: &Aliases<'_>) -> AbiType {
    let mut resolved = node;
    for _ in 0..MAX_ALIAS_CHAIN {
        if resolved.kind() != NodeKind::TypeAlias {
            break;
        }
        match aliases.definition(resolved.text(text), node.span().start()) {
            Some(definition) => resolved = definition,
            None => break,
        }
    }
    known(resolved, text, aliases).unwrap_or_else(|| other(resolved, text, aliases))
}

/// A type by its text, with the definitions of aliases in it.
fn other(node: SyntaxNode<'_>, text: &[u8], aliases: &Aliases<'_>) -> AbiType {
    let mut out = Vec::new();
    spell(node, text, aliases, MAX_ALIAS_CHAIN, &mut out);
    AbiType::Other(String::from_utf8_lossy(&out).into_owned())
}

fn spell(node: SyntaxNode<'_>, text: &[u8], aliases: &Aliases<'_>, chain: u32, out: &mut Vec<u8>) {
    const NAMES: TokenSet =
        TokenSet::of(&[TokenKind::ExclamationIdentifier, TokenKind::HashIdentifier]);
    let mut done = node.span().start();
    for event in node.walk_over(NodeSet::NONE, NAMES) {
        let WalkEvent::Token(token) = event else { continue };
        let (name, place) = (token.text(text), token.span());
        let definition = match token.kind() {
            TokenKind::HashIdentifier => aliases.attribute(name, place.start()),
            _ => aliases.definition(name, place.start()),
        };
        let is_short = chain > 0 && out.len() < MAX_SPELLED_BYTES;
        let Some(definition) = definition.filter(|_| is_short) else { continue };
        out.extend_from_slice(Span::new(done, place.start()).slice(text));
        spell(definition, text, aliases, chain - 1, out);
        done = place.end();
    }
    out.extend_from_slice(Span::new(done, node.span().end()).slice(text));
}

/// The type of a node other than an alias; `None` if function ABIs do not know it.
fn known(node: SyntaxNode<'_>, text: &[u8], aliases: &Aliases<'_>) -> Option<AbiType> {
    match node.kind() {
        NodeKind::ScalarType | NodeKind::ComplexType => scalar(node, text),
        NodeKind::TensorType => tensor(node, text, aliases),
        NodeKind::DialectType => dialect_type(node, text),
        _ => None,
    }
}

fn scalar(node: SyntaxNode<'_>, text: &[u8]) -> Option<AbiType> {
    if node.kind() == NodeKind::ComplexType {
        let part = node.child(NodeKind::ScalarType)?;
        let AbiType::Float { width } = scalar_word(part.text(text))? else { return None };
        return Some(AbiType::Complex { width });
    }
    scalar_word(node.text(text))
}

fn scalar_word(word: &[u8]) -> Option<AbiType> {
    let width = |digits: &[u8]| std::str::from_utf8(digits).ok()?.parse::<u32>().ok();
    let integer =
        |digits, signedness| width(digits).map(|width| AbiType::Integer { width, signedness });
    match word {
        b"index" => Some(AbiType::Index),
        b"bf16" => Some(AbiType::BFloat16),
        [b'i', digits @ ..] => integer(digits, Signedness::Signless),
        [b's', b'i', digits @ ..] => integer(digits, Signedness::Signed),
        [b'u', b'i', digits @ ..] => integer(digits, Signedness::Unsigned),
        // `f8E4M3FN` and its like have no plain width, and no place in any of the ABIs.
        [b'f', digits @ ..] => width(digits).map(|width| AbiType::Float { width }),
        _ => None,
    }
}

fn tensor(node: SyntaxNode<'_>, text: &[u8], aliases: &Aliases<'_>) -> Option<AbiType> {
    let mut element = node.children().find(|child| child.kind().is_type())?;
    if element.kind() == NodeKind::TypeAlias {
        element = aliases.definition(element.text(text), node.span().start())?;
    }
    let element = scalar(element, text).unwrap_or_else(|| other(element, text, aliases));
    let dims = node.own_tokens().find(|token| token.kind() == TokenKind::Dimensions);
    let dims = match dims.map(|token| token.text(text)) {
        None => Some(Vec::new()),
        Some([b'*', ..]) => None,
        Some(dims) => Some(dimensions(&without_comments(dims))?),
    };
    Some(AbiType::Tensor { dims, element: Box::new(element) })
}

/// The dims of `4x?x`.
fn dimensions(text: &[u8]) -> Option<Vec<Option<i64>>> {
    let text = std::str::from_utf8(text).ok()?.trim_end_matches('x');
    let dim = |dim: &str| match dim.trim() {
        "?" => Some(None),
        digits => digits.parse().ok().map(Some),
    };
    text.split('x').map(dim).collect()
}

/// The types of IREE's dialects, of today (`util`, `hal`) and of the importers (`iree_input`,
/// `iree`).
fn dialect_type(node: SyntaxNode<'_>, text: &[u8]) -> Option<AbiType> {
    let mut name = node.own_tokens().next()?;
    // `!vm.ref` does not change the calling convention.
    let is_reference = name.text(text) == b"!vm.ref";
    if is_reference {
        name = node.child(NodeKind::DialectBody)?.own_tokens().nth(1)?;
    }
    match name.text(text) {
        b"!hal.buffer_view" | b"!iree_input.buffer_view" | b"!iree.buffer_view" => {
            Some(AbiType::BufferView)
        }
        b"!util.list" | b"!iree_input.list" | b"!iree.list" | b"!vm.list" if !is_reference => {
            Some(AbiType::List)
        }
        b"!hal.fence" => Some(AbiType::Fence),
        _ => None,
    }
}

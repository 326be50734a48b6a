//! The resources of a file: their keys and values in the metadata, and the attributes that mention them.

use super::lexer::Lexer;
use super::{NodeKind, SyntaxNode, TokenKind, Tree, unquoted};
use abide_source::text::Span;

/// A resource in the metadata of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resource {
    /// Its key, with quotes if it has them.
    pub key: Span,
    /// Its value: a string in quotes, for blobs `"0x.."`, or `true` or `false`.
    pub value: Span,
    /// The dialect or tool that it belongs to.
    pub owner: Span,
    /// Whether it belongs to a dialect.
    pub is_of_dialect: bool,
}

/// A mention of a resource: `dense_resource<key> : type`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResourceUse {
    /// The key, with quotes if it has them.
    pub key: Span,
    /// The type; empty if there is none.
    pub ty: Span,
}

impl Resource {
    /// Whether it is a blob of the builtin dialect, which `dense_resource` mentions.
    #[must_use]
    pub fn is_blob(&self, text: &[u8]) -> bool {
        self.is_of_dialect && unquoted(self.owner.slice(text)) == b"builtin"
    }
}

impl Tree {
    /// The resources in the metadata of the file, in order.
    #[must_use]
    pub fn resources(&self, text: &[u8]) -> Vec<Resource> {
        let mut found = Vec::new();
        for node in self.metadata() {
            // Resources up to an error count.
            let _ = Reader::new(node.span(), text).sections(&mut found);
        }
        found
    }

    /// The metadata of the pieces of the file.
    pub fn metadata(&self) -> impl Iterator<Item = SyntaxNode<'_>> {
        let pieces = self.root().children().filter(|node| node.kind() == NodeKind::Chunk);
        pieces.flat_map(SyntaxNode::children).filter(|node| node.kind() == NodeKind::FileMetadata)
    }

    /// The mentions of resources, in order.
    #[must_use]
    pub fn resource_uses(&self) -> Vec<ResourceUse> {
        let mut open = vec![self.root()];
        let mut found = Vec::new();
        while let Some(node) = open.pop() {
            if node.kind() == NodeKind::DenseResource {
                found.extend(ResourceUse::of(node));
            }
            open.extend(node.children());
        }
        found.sort_unstable_by_key(|one| one.key.start());
        found
    }
}

impl ResourceUse {
    /// The mention in an attribute.
    #[must_use]
    pub fn of(node: SyntaxNode<'_>) -> Option<ResourceUse> {
        let is_key = |kind| matches!(kind, TokenKind::BareIdentifier | TokenKind::String);
        let key = node.own_tokens().filter(|token| is_key(token.kind())).nth(1)?.span();
        let ty = node.children().last().map_or(Span::at(node.span().end()), SyntaxNode::span);
        Some(ResourceUse { key, ty })
    }
}

/// Reads the metadata of a file, up to its first error.
struct Reader<'t> {
    lexer: Lexer<'t>,
    text: &'t [u8],
    offset: u32,
}

impl<'t> Reader<'t> {
    fn new(span: Span, text: &'t [u8]) -> Reader<'t> {
        let text = span.slice(text);
        Reader { lexer: Lexer::new(text), text, offset: span.start() }
    }

    fn next(&mut self) -> (TokenKind, Span) {
        loop {
            self.lexer.whitespace();
            let start = self.lexer.position();
            let kind = self.lexer.next();
            if !kind.is_trivia() {
                return (kind, Span::from_range(start..self.lexer.position()).shifted(self.offset));
            }
        }
    }

    fn take(&mut self, wanted: TokenKind) -> Option<()> {
        (self.next().0 == wanted).then_some(())
    }

    /// The next key with its colon; `None` at the end of the list.
    fn key(&mut self) -> Option<Span> {
        loop {
            match self.next() {
                (TokenKind::Comma, _) => {}
                (TokenKind::BareIdentifier | TokenKind::String, span) => {
                    self.take(TokenKind::Colon)?;
                    return Some(span);
                }
                _ => return None,
            }
        }
    }

    fn sections(&mut self, found: &mut Vec<Resource>) -> Option<()> {
        self.take(TokenKind::MetadataBegin)?;
        while let Some(section) = self.key() {
            self.take(TokenKind::LeftBrace)?;
            let section = section.range();
            let offset = self.offset as usize;
            let name = self.text.get(section.start - offset..section.end - offset)?;
            let is_of_dialect = name == b"dialect_resources";
            while let Some(owner) = self.key() {
                self.take(TokenKind::LeftBrace)?;
                while let Some(key) = self.key() {
                    let (kind, value) = self.next();
                    if !matches!(kind, TokenKind::String | TokenKind::BareIdentifier) {
                        return None;
                    }
                    found.push(Resource { key, value, owner, is_of_dialect });
                }
            }
        }
        Some(())
    }
}

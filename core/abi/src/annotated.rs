//! Known attributes, with their positions in a file.

use super::escape::Literal;
use super::sharding::sdy::{self, SdySharding};
use super::types::Aliases;
use crate::cursor::GrammarError;
use abide_mlir::annotations::{Annotation, Annotations, Fact};
use abide_mlir::syntax::{NodeKind, SyntaxNode, TokenKind, unquoted};
use abide_source::text::Span;
use std::sync::Arc;

/// A known attribute of a function, or of one of its values.
#[derive(Debug, Clone)]
pub struct Annotated<'t> {
    /// Its annotation.
    pub annotation: Arc<Annotation>,
    /// The entry with its key and value.
    pub span: Span,
    /// The key.
    pub key_span: Span,
    /// The value.
    pub value: AnnotatedValue<'t>,
}

/// The value of an [`Annotated`] attribute.
#[derive(Debug, Clone)]
pub enum AnnotatedValue<'t> {
    /// There is none.
    Unit,
    /// A string.
    Text(Literal<'t>),
    /// An integer; `None` if it does not fit.
    Integer(Span, Option<i64>),
    /// `true` or `false`.
    Bool(Span, bool),
    /// `#dialect.name<..>`: its span, and that of the body with its brackets.
    Dialect(Span, Span),
    /// Anything else.
    Other(Span),
    /// A value defined elsewhere: the span of the alias, and the value.
    Alias(Span, Box<AnnotatedValue<'t>>),
}

impl Annotated<'_> {
    /// The sharding of an attribute in Shardy's grammar, whose spans count from the brackets, or from the start of a
    /// string. `None` for a list, which has one sharding for each value of an operation, and for a string with further
    /// escapes.
    pub(crate) fn sdy(&self, text: &[u8]) -> Option<Result<SdySharding, GrammarError>> {
        match self.value.resolved() {
            AnnotatedValue::Dialect(_, body) => {
                let body = body.slice(text);
                (!body.starts_with(b"<[")).then(|| sdy::parse(body))
            }
            AnnotatedValue::Text(literal) => {
                let text = literal.bytes();
                let is_one = text.starts_with(sdy::SHARDING) && !text.contains(&b'\\');
                is_one.then(|| sdy::parse_attribute(text))
            }
            _ => None,
        }
    }
}

impl<'t> AnnotatedValue<'t> {
    /// The value itself, with aliases resolved.
    #[must_use]
    pub fn resolved(&self) -> &AnnotatedValue<'t> {
        match self {
            AnnotatedValue::Alias(_, value) => value,
            value => value,
        }
    }

    /// The span of the value; `None` without one.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        match self {
            AnnotatedValue::Unit => None,
            AnnotatedValue::Text(literal) => Some(literal.quoted_span()),
            AnnotatedValue::Integer(span, _)
            | AnnotatedValue::Bool(span, _)
            | AnnotatedValue::Dialect(span, _)
            | AnnotatedValue::Other(span)
            | AnnotatedValue::Alias(span, _) => Some(*span),
        }
    }

    /// The integer of the value, by itself or between the brackets of a dialect's attribute.
    #[must_use]
    pub fn integer(&self, text: &[u8]) -> Option<i64> {
        match self.resolved() {
            AnnotatedValue::Integer(_, value) => *value,
            AnnotatedValue::Dialect(_, body) => {
                let inner = inner(*body, text);
                // A type may follow.
                let digits = inner.split(|byte| *byte == b':').next()?.trim_ascii();
                std::str::from_utf8(digits).ok()?.parse().ok()
            }
            _ => None,
        }
    }

    /// The word of the value: a string, or the text between the brackets.
    #[must_use]
    pub fn word(&self, text: &[u8]) -> Option<String> {
        let word = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match self.resolved() {
            AnnotatedValue::Text(literal) => Some(word(literal.bytes())),
            AnnotatedValue::Dialect(_, body) => Some(word(inner(*body, text).trim_ascii())),
            _ => None,
        }
    }

    /// The symbol of the value, by itself or between the brackets of a dialect's attribute; without `@`.
    #[must_use]
    pub fn symbol(&self, text: &[u8]) -> Option<String> {
        let name = match self.resolved() {
            AnnotatedValue::Other(span) => span.slice(text),
            AnnotatedValue::Dialect(_, body) => inner(*body, text).trim_ascii(),
            _ => return None,
        };
        name.starts_with(b"@").then(|| symbol_name(name))
    }
}

/// The name of a symbol, without its `@` and the escapes of its quotes.
pub(super) fn symbol_name(symbol: &[u8]) -> String {
    let name = symbol.strip_prefix(b"@").unwrap_or(symbol);
    let length = u32::try_from(name.len()).unwrap_or(0);
    let literal = name.starts_with(b"\"").then(|| Literal::decode(name, Span::new(0, length)));
    let name = literal.as_ref().map_or(name, |literal| literal.bytes());
    String::from_utf8_lossy(name).into_owned()
}

/// The text between the brackets of a body.
fn inner(body: Span, text: &[u8]) -> &[u8] {
    let body = body.slice(text);
    let body = body.strip_prefix(b"<").unwrap_or(body);
    body.strip_suffix(b">").unwrap_or(body)
}

/// An entry, and those in its dictionary if they count as attributes of their own.
pub(super) fn with_inner<'t>(
    entry: SyntaxNode<'t>,
    text: &[u8],
    annotations: &Annotations,
) -> impl Iterator<Item = SyntaxNode<'t>> {
    let key = entry.own_tokens().next();
    let has_own = key.is_some_and(|key| annotations.is_dictionary(unquoted(key.text(text))));
    let dictionary = entry.child(NodeKind::DictionaryAttribute).filter(|_| has_own);
    std::iter::once(entry).chain(dictionary.into_iter().flat_map(SyntaxNode::children))
}

/// The known attribute of an entry; `None` if the name is unknown.
pub(super) fn annotated<'t>(
    entry: SyntaxNode<'t>,
    text: &'t [u8],
    aliases: &Aliases<'t>,
    annotations: &Annotations,
) -> Option<Annotated<'t>> {
    let key = entry.own_tokens().next()?;
    let annotation = annotations.get(unquoted(key.text(text)))?;
    let value = entry.children().next();
    Some(Annotated {
        annotation: Arc::clone(annotation),
        span: entry.span(),
        key_span: key.span(),
        value: value.map_or(AnnotatedValue::Unit, |node| value_of(node, text, aliases)),
    })
}

/// An attribute with an unknown name that is nearly a known one.
#[derive(Debug, Clone)]
pub struct Misspelt {
    /// The span of the name.
    pub key_span: Span,
    /// The attribute that may be meant.
    pub meant: Arc<Annotation>,
}

/// The attribute that an entry with an unknown name may be meant for.
pub(super) fn misspelt(
    entry: SyntaxNode<'_>,
    text: &[u8],
    annotations: &Annotations,
) -> Option<Misspelt> {
    let key = entry.own_tokens().next()?;
    let meant = annotations.near(unquoted(key.text(text)))?;
    Some(Misspelt { key_span: key.span(), meant: Arc::clone(meant) })
}

fn value_of<'t>(node: SyntaxNode<'t>, text: &'t [u8], aliases: &Aliases<'t>) -> AnnotatedValue<'t> {
    match node.kind() {
        NodeKind::AttributeAlias => match aliases.attribute(node.text(text), node.span().start()) {
            Some(definition) if definition.kind() != NodeKind::AttributeAlias => {
                let value = value_of(definition, text, aliases);
                AnnotatedValue::Alias(node.span(), Box::new(value))
            }
            _ => AnnotatedValue::Other(node.span()),
        },
        NodeKind::UnitAttribute => AnnotatedValue::Unit,
        NodeKind::IntegerAttribute => AnnotatedValue::Integer(node.span(), integer(node, text)),
        NodeKind::BoolAttribute => AnnotatedValue::Bool(node.span(), node.text(text) == b"true"),
        NodeKind::DialectAttribute => match node.child(NodeKind::DialectBody) {
            Some(body) => AnnotatedValue::Dialect(node.span(), body.span()),
            None => AnnotatedValue::Other(node.span()),
        },
        _ => literal(node, text).map_or(AnnotatedValue::Other(node.span()), AnnotatedValue::Text),
    }
}

/// The name in a location: `loc("params['w']")`.
pub(super) fn name_in_location<'t>(
    location: SyntaxNode<'t>,
    text: &'t [u8],
    aliases: &Aliases<'t>,
) -> Option<Literal<'t>> {
    // `loc("name"(#other))` is not an alias, and names something else.
    let is_alias =
        location.own_tokens().nth(2).is_some_and(|end| end.kind() == TokenKind::RightParen);
    let alias = location.child(NodeKind::AttributeAlias).filter(|_| is_alias);
    let location = match alias {
        Some(alias) => aliases.attribute(alias.text(text), location.span().start())?,
        None => location,
    };
    let mut tokens = location.own_tokens().skip(2);
    let (name, close) = (tokens.next()?, tokens.next()?);
    let is_name = name.kind() == TokenKind::String && close.kind() == TokenKind::RightParen;
    (is_name && location.kind() == NodeKind::Location).then(|| Literal::decode(text, name.span()))
}

/// The first of some attributes that states a fact.
pub(super) fn stated<'a, 't>(all: &'a [Annotated<'t>], fact: Fact) -> Option<&'a Annotated<'t>> {
    all.iter().find(|one| one.annotation.states(fact))
}

/// The string literal of a node.
pub(super) fn literal<'t>(node: SyntaxNode<'t>, text: &'t [u8]) -> Option<Literal<'t>> {
    let token = node.own_tokens().next().filter(|_| node.kind() == NodeKind::StringAttribute)?;
    Some(Literal::decode(text, token.span()))
}

/// The integer of a node, if it fits in 64 bits and is written in decimal.
pub(super) fn integer(node: SyntaxNode<'_>, text: &[u8]) -> Option<i64> {
    if node.kind() != NodeKind::IntegerAttribute {
        return None;
    }
    let mut digits = String::new();
    for token in node.own_tokens() {
        match token.kind() {
            TokenKind::Minus => digits.push('-'),
            TokenKind::Integer => {
                digits.push_str(std::str::from_utf8(token.text(text)).ok()?);
                break;
            }
            _ => break,
        }
    }
    digits.parse().ok()
}

//! Attributes that C++ reads and prints: their extent within the format of an operation, and dictionaries among them.

use super::dialect_body::named_body;
use super::following::Brackets;
use super::format::FormatState;
use super::parser::{Parse, Parser};
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::ods::ParametricDescription;
use crate::syntax::TokenKind;
use crate::syntax::lexer::Lexer;

impl<'a> Parser<'a> {
    /// Whether the text of an attribute, with its dialect, begins at the current token and only C++ can read it. With its
    /// name or its brackets it is read as anywhere else.
    pub(super) fn at_text_of_cpp(&self, name: &str) -> bool {
        if self.at_end() || matches!(self.current(), TokenKind::HashIdentifier | TokenKind::Less) {
            return false;
        }
        let described = name.split_once('.').and_then(|(dialect, _)| {
            let described = self.registry.dialects().dialect(dialect)?;
            described.attributes.iter().find(|one| *one.name == *name)
        });
        // A half-known format shows how it begins.
        let begins_so = |format: &str| {
            let rest = format.trim_start().strip_prefix('`').map(str::as_bytes);
            rest.is_some_and(|rest| rest.starts_with(self.current_text()))
        };
        let is_unknown =
            self.registry.forms().attribute(name.as_bytes()).is_none_or(|it| !it.is_known);
        described.is_some_and(|one| {
            one.is_custom || is_unknown && one.format.as_deref().is_some_and(begins_so)
        })
    }

    /// Such an attribute: all up to what follows in the format. With its name it is `#dialect<mnemonic@symbol>`.
    pub(super) fn text_of_cpp(
        &mut self,
        name: &str,
        read: &FormatState<'_, 'a>,
    ) -> Parse<Attribute> {
        let start = self.position();
        if !self.at(TokenKind::LeftBrace) && self.at_what_follows(read) {
            return self.attribute(None);
        }
        let mut brackets = Brackets::default();
        while !self.at_end() && brackets.meet(&self.cursor) {
            // It can name no values.
            if matches!(self.current(), TokenKind::PercentIdentifier | TokenKind::CaretIdentifier) {
                break;
            }
            self.bump();
            if brackets.are_closed() && self.at_what_follows(read) {
                break;
            }
        }
        if !brackets.are_closed() {
            return Err(self.expected("a closing bracket"));
        }
        if self.position() == start {
            return self.attribute(None);
        }
        let (dialect, body) = named_body(name, self.slice(start, self.previous_end()));
        let dialect = self.ir.context.identifier(dialect);
        let body = self.body(dialect, &body, start)?;
        Ok(self.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
    }

    /// `name<b = .., a = ..>` with its entries in the order of their names, where the attribute is a dictionary to C++: MLIR
    /// sorts all dictionaries. None where it is none, or its text is not one of entries.
    pub(super) fn sorted_dictionary(&self, dialect: Identifier, body: &[u8]) -> Option<Vec<u8>> {
        let open = memchr::memchr(b'<', body)?;
        let name = std::str::from_utf8(body.get(..open)?).ok()?;
        let mut entries = entries(body.get(open + 1..)?.strip_suffix(b">")?)?;
        if entries.is_sorted_by_key(|entry| entry.0) {
            return None;
        }
        let dialect = std::str::from_utf8(self.ir.context.bytes(dialect)).ok()?;
        let mut attributes = self.registry.dialects().dialect(dialect)?.attributes.iter();
        let described = attributes.find(|one| {
            let own = one.name.strip_prefix(dialect).and_then(|own| own.strip_prefix('.'));
            own == Some(name)
        });
        described.filter(|one| is_dictionary(one))?;
        entries.sort_by_key(|entry| entry.0);
        let entries: Vec<&[u8]> = entries.into_iter().map(|entry| entry.1).collect();
        Some([name.as_bytes(), b"<", &entries.join(&b", "[..]), b">"].concat())
    }
}

/// Whether C++ reads and prints an attribute whose only parameter is a dictionary.
fn is_dictionary(described: &ParametricDescription) -> bool {
    matches!(&*described.parameters, [only]
        if described.is_custom && only.class.rsplit("::").next() == Some("DictionaryAttr"))
}

/// Splits entries at commas, each with its name; `None` if one does not begin with a name.
fn entries(text: &[u8]) -> Option<Vec<(&[u8], &[u8])>> {
    let mut lexer = Lexer::new(text);
    let mut entries = Vec::new();
    loop {
        lexer.whitespace();
        let start = lexer.position();
        if lexer.next() != TokenKind::BareIdentifier {
            return None;
        }
        let name = text.get(start..lexer.position())?;
        let (end, goes_on) = end_of_entry(&mut lexer)?;
        entries.push((name, text.get(start..end)?.trim_ascii_end()));
        if !goes_on {
            return Some(entries);
        }
    }
}

/// Returns the end of an entry, and whether a comma follows.
fn end_of_entry(lexer: &mut Lexer<'_>) -> Option<(usize, bool)> {
    let mut depth = 0_usize;
    loop {
        lexer.whitespace();
        let place = lexer.position();
        match lexer.next() {
            TokenKind::EndOfFile => return (depth == 0).then_some((place, false)),
            TokenKind::Comma if depth == 0 => return Some((place, true)),
            kind if kind.opens_bracket() => depth += 1,
            kind if kind.closes_bracket() => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
}

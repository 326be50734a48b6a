//! What is known of how C++ prints the body of an attribute of which no format says it.

use super::parser::Parser;
use crate::ir::Identifier;
use crate::ods::ParametricDescription;
use crate::syntax::TokenKind;
use crate::syntax::lexer::Lexer;

impl Parser<'_> {
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

/// Whether C++ reads and prints an attribute, of which a dictionary is all that there is.
fn is_dictionary(described: &ParametricDescription) -> bool {
    matches!(&*described.parameters, [only]
        if described.is_custom && only.class.rsplit("::").next() == Some("DictionaryAttr"))
}

/// The entries between commas, each with its name; none where one does not begin with a name.
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

/// Where an entry ends, and whether a comma stands there.
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

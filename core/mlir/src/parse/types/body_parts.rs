//! Attributes and types within the bodies of others, which MLIR prints by their aliases if they have
//! some: the `#map` of `#d.layout<#map>`.

use super::Types;
use crate::ir::{AttributeKind, Identifier, SourcePart, TypeKind};
use crate::syntax::TokenKind;
use crate::syntax::lexer::Lexer;
use memchr::memmem;
use std::ops::Range;

/// The maximum depth to which bodies within bodies are inspected: each level reads the text of those within it again.
const MAX_BODY_DEPTH: u32 = 4;

impl Types<'_> {
    /// Finds the attributes and types in a body, and records their positions.
    pub(in crate::parse) fn find_parts(&mut self, body: Identifier) {
        let bytes = self.ir.context.bytes(body);
        let words = [&b"affine_"[..], b"memref<", b"tensor<"];
        let may_have_some = memchr::memchr2(b'#', b'!', bytes).is_some()
            || words.iter().any(|word| memmem::find(bytes, word).is_some());
        if !may_have_some || self.body_depth >= MAX_BODY_DEPTH || self.ir.written.has_parts(body) {
            return;
        }
        let text = bytes.to_vec();
        let mut parts = Vec::new();
        let mut lexer = Lexer::new(&text);
        self.in_text(&text, |parser| {
            parser.body_depth += 1;
            loop {
                lexer.whitespace();
                let start = lexer.position();
                let kind = lexer.next();
                if kind == TokenKind::EndOfFile {
                    break;
                }
                let token = text.get(start..lexer.position()).unwrap_or_default();
                let opens = text.get(lexer.position()) == Some(&b'<');
                if let Some((range, part)) = parser.body_part(kind, token, start, opens) {
                    lexer.jump(range.end, range.end);
                    parts.push((range, part));
                }
            }
        });
        self.ir.written.keep_parts(body, parts.into());
    }

    /// Returns the text of an attribute or type after its name, with the dialect; with the name if it is printed by
    /// its alias.
    pub(in crate::parse) fn named_by_alias(
        &mut self,
        name: &str,
        text: Vec<u8>,
        is_type: bool,
    ) -> Vec<u8> {
        let Some((dialect, mnemonic)) = name.split_once('.').filter(|_| text.starts_with(b"<"))
        else {
            return text;
        };
        let context = &mut self.ir.context;
        let dialect = context.identifier(dialect);
        let body = context.identifier([mnemonic.as_bytes(), &*text].concat());
        let names = self.registry.alias_names();
        let alias = if is_type {
            let value = context.ty(TypeKind::Dialect { dialect, body });
            names.of_type(context, (dialect, body), self.ir.written.type_alias(value))
        } else {
            let value = context.attribute(AttributeKind::Dialect { dialect, body, ty: None });
            names.of_attribute(context, (dialect, body), self.ir.written.attribute_alias(value))
        };
        if alias.is_some() {
            let sigil: &[u8] = if is_type { b"!" } else { b"#" };
            return [sigil, name.as_bytes(), &*text].concat();
        }
        text
    }

    /// The attribute or type that begins with a token.
    fn body_part(
        &mut self,
        kind: TokenKind,
        token: &[u8],
        start: usize,
        opens: bool,
    ) -> Option<(Range<usize>, SourcePart)> {
        let is_named = opens || token.contains(&b'.');
        self.jump(start);
        let part = match kind {
            TokenKind::HashIdentifier if is_named => {
                let (dialect, body) = self.dialect_symbol().ok()?;
                let kind = AttributeKind::Dialect { dialect, body, ty: None };
                SourcePart::Attribute(self.ir.context.attribute(kind))
            }
            TokenKind::ExclamationIdentifier if is_named => SourcePart::Type(self.ty().ok()?),
            TokenKind::BareIdentifier
                if opens && matches!(token, b"affine_map" | b"affine_set") =>
            {
                SourcePart::Attribute(self.attribute(None).ok()?)
            }
            // Their layouts, memory spaces and encodings have several spellings.
            TokenKind::BareIdentifier if opens && matches!(token, b"memref" | b"tensor") => {
                SourcePart::Type(self.ty().ok()?)
            }
            _ => return None,
        };
        Some((start..self.previous_end(), part))
    }
}

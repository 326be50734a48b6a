//! Attributes and types within text that C++ reads: printed as everywhere else.

use super::Opaque;
use crate::ir::TextPiece;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;

impl Opaque<'_> {
    /// Returns the attribute or type at a token, which spans from its first byte to the end of its initial name, and
    /// its end: C++ prints it as everywhere else.
    pub(in crate::parse) fn written_out(
        &mut self,
        kind: TokenKind,
        start: usize,
        end: usize,
    ) -> Option<(usize, TextPiece)> {
        let is_type = match kind {
            TokenKind::HashIdentifier => false,
            TokenKind::ExclamationIdentifier => true,
            _ => match self.slice(start, end) {
                b"affine_map" | b"affine_set" => false,
                b"memref" | b"tensor" | b"vector" => true,
                _ => return None,
            },
        };
        (self.text.get(end) == Some(&b'<')).then(|| self.try_type_or_attribute(start, is_type))?
    }

    /// The type or the attribute at a place, if one is there, and the end of it.
    pub(in crate::parse) fn try_type_or_attribute(
        &mut self,
        start: usize,
        is_type: bool,
    ) -> Option<(usize, TextPiece)> {
        if is_type {
            let (after, ty) = self.try_parse(start, |parser| parser.ty())?;
            return Some((after, TextPiece::Type(ty)));
        }
        // A colon after it belongs to the form of the operation.
        let none = self.ir.context.none_type();
        let (after, value) = self.try_parse(start, |parser| parser.attribute(Some(none)))?;
        Some((after, TextPiece::Attribute(value)))
    }

    /// Tries a parser at a position; returns its result, if any, and the end of it.
    fn try_parse<T>(
        &mut self,
        start: usize,
        read: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> Option<(usize, T)> {
        let (mark, reported, labels) = (self.mark(), self.diagnostics.len(), self.labels.take());
        self.jump(start);
        let found = read(self);
        let after = self.previous_end();
        self.diagnostics.truncate(reported);
        self.back(mark);
        self.labels = labels;
        found.ok().map(|found| (after, found))
    }
}

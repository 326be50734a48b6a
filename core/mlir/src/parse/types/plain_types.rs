//! Types that are one word, or sizes and a word in brackets: `i32`, `tensor<4x?xf32>`. A text has few of them and
//! writes them often, so each is read once.

use super::Types;
use crate::ir::Type;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;

impl<'a> Types<'a> {
    /// Returns the type that begins at the current word, if the same text has been parsed before.
    #[inline]
    pub(in crate::parse) fn plain_type(&mut self) -> Option<Parse<Type>> {
        let text = self.plain_type_text()?;
        let ty = *self.plain_types.get(text)?;
        let end = self.position() + text.len();
        self.bump();
        if !text.ends_with(b">") {
            return Some(Ok(ty));
        }
        // Its brackets are as deep as where it is read first.
        Some(self.nested(|parser| {
            parser.resume_at(end);
            Ok(ty)
        }))
    }

    /// Keeps a type that has been read and that begins with a text at this place.
    pub(in crate::parse) fn keep_plain_type(&mut self, text: &'a [u8], ty: Type) {
        self.plain_types.insert(text, ty);
    }

    /// Returns the text of the type that begins at the current word, if that text alone determines the type, and no
    /// client requests its parts.
    pub(in crate::parse) fn plain_type_text(&self) -> Option<&'a [u8]> {
        if self.labels.is_some() || !self.repairs.is_empty() {
            return None;
        }
        let word = self.current_text();
        if self.next_byte() != b'<' {
            // Blanks are allowed in front of the brackets.
            let is_apart = self.next_byte().is_ascii_whitespace() || self.next_byte() == b'/';
            return (!is_apart || self.peek() != TokenKind::Less).then_some(word);
        }
        let rest = self.text.get(self.position() + word.len() + 1..)?;
        let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'?' | b'*');
        let len = rest.iter().position(|byte| !is_plain(byte))?;
        (rest.get(len) == Some(&b'>')).then_some(())?;
        self.text.get(self.position()..self.position() + word.len() + len + 2)
    }
}

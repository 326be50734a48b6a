//! Checks of the text between the brackets of dialects' types and attributes, which need its tokens only.

use super::{Parse, Reported, Tokens};
use crate::syntax::{TokenKind, literal_value};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Checks a dialect's type or attribute from its sigil on; its brackets are known to match. Without a report, the rest
/// of the text is unknown to the check.
pub type BodyCheck = fn(&mut Tokens<'_>) -> Parse;

/// Runs a check on the type or the attribute at a range of a text, and returns its error.
pub(crate) fn check_body(
    check: BodyCheck,
    text: &[u8],
    span: Span,
    limits: &Limits,
) -> Option<Diagnostic> {
    // An unclosed bracket must not let each check read the rest of the file.
    let mut tokens = Tokens::new(text.get(..span.end() as usize)?, limits);
    tokens.jump(span.start() as usize);
    let is_type = tokens.at(TokenKind::ExclamationIdentifier);
    check(&mut tokens).err()?;
    let mut found = tokens.take_diagnostics().pop()?;
    // The reader of the whole type reports the others.
    if ![codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION].contains(&found.code) {
        return None;
    }
    found.code = if is_type { codes::mlir::TYPE_BODY } else { codes::mlir::INVALID_OPERATION };
    Some(found)
}

/// Parses all of a text by a function for a part of a file; `None` if it has an error, or text is left.
pub fn parse_alone<T>(text: &[u8], parse: impl FnOnce(&mut Tokens<'_>) -> Parse<T>) -> Option<T> {
    let limits = Limits::default();
    let mut tokens = Tokens::new(text, &limits);
    tokens.jump(0);
    let parsed = parse(&mut tokens).ok()?;
    tokens.at_end().then_some(parsed)
}

impl<'a> Tokens<'a> {
    /// Returns the text of a range.
    #[must_use]
    pub fn text_of(&self, span: Span) -> &'a [u8] {
        self.slice(span.start() as usize, span.end() as usize)
    }

    /// Consumes the current token if it is of this kind, and returns its range.
    pub fn eat_token(&mut self, kind: TokenKind) -> Option<Span> {
        let span = self.current_span();
        self.eat(kind).then_some(span)
    }

    /// Consumes the sigil and the name that a type or an attribute begins with, and returns the name.
    pub fn eat_name(&mut self) -> &'a [u8] {
        let name = self.current_text().get(1..).unwrap_or_default();
        self.bump();
        name
    }

    /// Parses any word.
    ///
    /// # Errors
    /// The token is not a word.
    pub fn any_word(&mut self) -> Parse<Span> {
        let word = self.eat_token(TokenKind::BareIdentifier);
        word.ok_or_else(|| self.error_here("expected valid keyword"))
    }

    /// Consumes a decimal or hexadecimal number, if one is here. The largest of 64 bits is returned for larger ones.
    pub fn eat_number(&mut self) -> Option<(Span, u64)> {
        let span = self.eat_token(TokenKind::Integer)?;
        Some((span, literal_value(self.text_of(span)).unwrap_or(u64::MAX)))
    }

    /// Consumes the `x` after a size: of a word that begins with it, only this letter.
    pub fn eat_by(&mut self) -> bool {
        let found = self.at(TokenKind::BareIdentifier) && self.current_text().starts_with(b"x");
        if found {
            self.jump(self.position() + 1);
        }
        found
    }

    /// Parses `4x8x`: sizes, each with the `x` after it.
    ///
    /// # Errors
    /// A size has no `x` after it.
    pub fn sizes_before_element(&mut self) -> Parse<Vec<(Span, u64)>> {
        let mut sizes = Vec::new();
        while self.at(TokenKind::Integer) {
            // `0x8` are two sizes.
            let start = self.position();
            let digits = self.current_text().iter().take_while(|byte| byte.is_ascii_digit());
            let span = Span::from_range(start..start + digits.count());
            self.jump(span.end() as usize);
            if !self.eat_by() {
                return Err(self.error_here("expected 'x' in dimension list"));
            }
            sizes.push((span, literal_value(self.text_of(span)).unwrap_or(u64::MAX)));
        }
        Ok(sizes)
    }

    /// Consumes a type or an attribute with a name, and its brackets. Their content is not parsed.
    ///
    /// # Errors
    /// The token does not begin a type or an attribute with a name.
    pub fn type_span(&mut self) -> Parse<Span> {
        let start = self.position();
        match self.current() {
            TokenKind::ExclamationIdentifier
            | TokenKind::HashIdentifier
            | TokenKind::BareIdentifier => self.bump(),
            _ => return Err(self.error_here("expected non-function type")),
        }
        if self.at(TokenKind::Less) {
            self.balanced()?;
        }
        Ok(self.span_from(start))
    }

    /// Parses the text of a range again, and returns to the current token. Text that is nested too deep is unknown.
    ///
    /// # Errors
    /// Those of the text.
    pub fn within<T>(&mut self, span: Span, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let inner = self.nesting.deeper(1, &self.limits).map_err(|_| Reported)?;
        let (mark, outer) = (self.mark(), std::mem::replace(&mut self.nesting, inner));
        self.jump(span.start() as usize);
        let result = read(self);
        self.nesting = outer;
        self.back(mark);
        result
    }

    /// Skips to a token of one of these kinds, or to the bracket that closes the enclosing one.
    pub fn skip_to(&mut self, ends: &[TokenKind]) {
        while !self.at_end() && !ends.contains(&self.current()) && !self.current().closes_bracket()
        {
            match self.current().opens_bracket() {
                true if self.balanced().is_err() => return,
                true => {}
                false => self.bump(),
            }
        }
    }

    /// Adds a fix to the last error.
    pub fn fix_error(&mut self, fix: Fix) {
        let last = self.diagnostics.len().checked_sub(1);
        if let Some(found) = last.and_then(|last| self.diagnostics.get_mut(last)) {
            found.fix = Some(Box::new(fix));
        }
    }
}

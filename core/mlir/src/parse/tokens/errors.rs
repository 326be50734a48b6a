//! Errors: where they are reported, and whether the current operation has one.

use super::{Parse, Reported, Tokens};
use abide_source::diagnostic::{Code, Diagnostic, Diagnostics, Message, Wanted, codes};
use abide_source::rule;
use abide_source::text::Span;

/// The error of an operation.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct OwnError {
    pub(in crate::parse) code: Code,
    /// Its index among the diagnostics.
    pub(in crate::parse) index: usize,
}

/// The enclosing operation's error, saved while a nested one is parsed.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct Outer(Option<OwnError>);

impl Tokens<'_> {
    /// Reports an unexpected current token.
    #[cold]
    pub fn expected(&mut self, what: impl Into<Wanted>) -> Reported {
        let span = self.error_span();
        self.report(codes::mlir::EXPECTED, span, what.into())
    }

    /// Reports an unexpected current token at this token, not at the end of the line before.
    #[cold]
    pub fn expected_here(&mut self, what: impl Into<Wanted>) -> Reported {
        let span = if self.at_end() { self.error_span() } else { self.current_span() };
        self.report(codes::mlir::EXPECTED, span, what.into())
    }

    /// Returns the range of an error at the current token: as in MLIR, the end of the previous line if the current
    /// token begins a new one.
    fn error_span(&self) -> Span {
        let between = self.slice(self.previous_end(), self.position());
        if self.previous_end() > 0 && memchr::memchr(b'\n', between).is_some() {
            self.end_of_last_token()
        } else {
            self.current_span()
        }
    }

    /// Reports an error at the current token.
    #[cold]
    pub fn error_here(&mut self, message: impl Into<Message>) -> Reported {
        let span = self.error_span();
        self.error(span, message)
    }

    /// Reports an error: the text is in the form of the operation, but means something wrong.
    #[cold]
    pub fn error(&mut self, span: Span, message: impl Into<Message>) -> Reported {
        self.report(codes::mlir::INVALID_OPERATION, span, message)
    }

    #[cold]
    pub(crate) fn report(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<Message>,
    ) -> Reported {
        self.push(Diagnostic::new(code, span, message))
    }

    /// Continues after errors from here on.
    pub(in crate::parse) fn continue_after_errors(&mut self) {
        self.recovers = true;
    }

    /// Whether the parser continues after errors.
    #[inline]
    pub fn recovers(&self) -> bool {
        self.recovers
    }

    /// Whether the operation that is read has an error.
    pub(in crate::parse) fn is_broken(&self) -> bool {
        self.broken_by.is_some()
    }

    /// Adds a diagnostic of the current operation, unless the operation is broken: then the error may only be a
    /// consequence.
    #[cold]
    pub(in crate::parse) fn push(&mut self, diagnostic: Diagnostic) -> Reported {
        self.label_stop(false);
        if self.recovers {
            if self.broken_by.is_some() {
                return Reported;
            }
            let (code, index) = (diagnostic.code, self.diagnostics.len());
            self.broken_by = Some(OwnError { code, index });
        }
        self.diagnostics.push(diagnostic);
        Reported
    }

    /// Returns `value` if the parser recovers from errors, and the reported error otherwise.
    pub(in crate::parse) fn continue_if_recovering<T>(
        &self,
        reported: Reported,
        value: T,
    ) -> Parse<T> {
        if self.recovers() { Ok(value) } else { Err(reported) }
    }

    /// Begins with another operation.
    pub(in crate::parse) fn enter_operation(&mut self) -> Outer {
        Outer(self.broken_by.take())
    }

    /// Continues with the enclosing operation.
    pub(in crate::parse) fn leave_operation(&mut self, outer: Outer) {
        self.broken_by = outer.0;
    }

    /// Forgets the error of the current operation, which is parsed in another way.
    pub(in crate::parse) fn forget_error(&mut self) {
        self.broken_by = None;
    }

    /// Moves the error of an operation to its end, because the expected token may have been looked for on later
    /// lines.
    pub(in crate::parse) fn end_error_at(&mut self, end: usize) {
        let Some(error) = self.broken_by else { return };
        let Some(found) = self.diagnostics.get_mut(error.index) else { return };
        if found.span.start() as usize > end {
            found.span = Span::from_range(end..end);
        }
    }

    /// Returns the diagnostics so far, and forgets them.
    pub(in crate::parse) fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        let empty = Diagnostics::new(&self.limits);
        std::mem::replace(&mut self.diagnostics, empty).finish()
    }

    /// Reports that an attribute is of another kind than expected.
    pub(in crate::parse) fn bad_attribute(
        &mut self,
        start: usize,
        message: impl Into<Message>,
    ) -> Reported {
        let span = self.span_from(start);
        self.error(span, message)
    }

    /// Reports that the alias at the current token is not defined.
    #[cold]
    pub(in crate::parse) fn undefined_alias(&mut self) -> Reported {
        self.undefined_alias_at(self.current_span())
    }

    /// Reports that the alias at a place is not defined.
    #[cold]
    pub(in crate::parse) fn undefined_alias_at(&mut self, span: Span) -> Reported {
        let name = self.slice(span.start() as usize + 1, span.end() as usize);
        let message = rule!("undefined symbol alias id '{}'", String::from_utf8_lossy(name));
        self.report(codes::mlir::UNDEFINED_ALIAS, span, message)
    }
}

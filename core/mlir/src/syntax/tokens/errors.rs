//! Reports each error once, at its position.

use super::TreeTokens;
use crate::syntax::lexer::LexicalFault;
use crate::syntax::token::TokenKind;
use crate::syntax::unit_builder::to_u32;
use abide_source::diagnostic::{Code, Detail, Diagnostic, Fix, Message, Wanted, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// Characters that web pages, chats and text processors write instead of others.
const LOOKALIKES: [(&str, &str); 18] = [
    ("\u{a0}", " "),
    ("\u{2002}", " "),
    ("\u{2009}", " "),
    ("\u{202f}", " "),
    ("\u{2192}", "->"),
    ("\u{27f6}", "->"),
    ("\u{201c}", "\""),
    ("\u{201d}", "\""),
    ("\u{201e}", "\""),
    ("\u{2033}", "\""),
    ("\u{2010}", "-"),
    ("\u{2011}", "-"),
    ("\u{2013}", "-"),
    ("\u{2212}", "-"),
    ("\u{d7}", "x"),
    ("\u{ff08}", "("),
    ("\u{ff09}", ")"),
    ("\u{ff0c}", ","),
];

impl TreeTokens<'_> {
    /// Returns the position of a missing token: the current token, or the end of the last one if that ended its line.
    fn here(&self) -> Span {
        if self.first_on_line() || self.at_end() {
            self.end_of_last_token()
        } else {
            self.current_span()
        }
    }

    /// Reports an unexpected current token, once for each position.
    #[cold]
    pub(in crate::syntax) fn expected(&mut self, what: impl Into<Wanted>) {
        let message = self.expectation(what.into());
        self.error(codes::mlir::EXPECTED, self.here(), message);
    }

    /// As [`expected`](Self::expected), where the current token itself is the mistake and not what
    /// is missing before it.
    #[cold]
    pub(in crate::syntax) fn unexpected(&mut self, what: impl Into<Wanted>) {
        let found =
            String::from_utf8_lossy(self.current_text().get(..40).unwrap_or(self.current_text()));
        let message = Message::from(what.into()).and(&format!(", but found '{found}'"));
        self.error(codes::mlir::EXPECTED, self.current_span(), message);
    }

    fn expectation(&self, what: Wanted) -> Message {
        let found = match self.current() {
            TokenKind::EndOfFile => "the file ends".to_owned(),
            TokenKind::SplitMarker => "the piece ends here".to_owned(),
            _ if self.first_on_line() => "the line ends".to_owned(),
            TokenKind::BareIdentifier => {
                let text = self.current_text();
                let text = text.get(..40).unwrap_or(text);
                format!("found '{}'", String::from_utf8_lossy(text))
            }
            kind => format!("found {}", kind.describe()),
        };
        Message::from(what).and(&format!(", but {found}"))
    }

    /// Reports a bracket that is never closed, and where it was opened.
    #[cold]
    pub(in crate::syntax) fn expected_close(&mut self, close: TokenKind, opening: Span) {
        self.expected_close_at(None, close, opening);
    }

    /// As [`expected_close`](Self::expected_close), if the position for the bracket is known.
    #[cold]
    pub(in crate::syntax) fn expected_close_at(
        &mut self,
        end: Option<usize>,
        close: TokenKind,
        opening: Span,
    ) {
        self.builder.unbalanced |= close == TokenKind::RightBrace;
        if self.last_error == Some(self.position()) {
            return;
        }
        self.last_error = Some(self.position());
        if close != TokenKind::RightBrace && std::mem::replace(&mut self.operation_failed, true) {
            return;
        }
        let place = end.map_or_else(|| self.here(), |end| Span::at(to_u32(end)));
        let diagnostic = Diagnostic::new(codes::mlir::EXPECTED, place, close.wanted());
        self.report(diagnostic.with_related(opening, "opened here"));
    }

    /// Reports a bracket of a body that only its dialect knows, which another one than its own closes here.
    #[cold]
    pub(in crate::syntax) fn unbalanced_here(&mut self, message: Detail, opening: Span) {
        let is_known = std::mem::replace(&mut self.operation_failed, true);
        if self.last_error.replace(self.position()) == Some(self.position()) || is_known {
            return;
        }
        let diagnostic = Diagnostic::new(codes::mlir::UNMATCHED, self.here(), message);
        self.report(diagnostic.with_related(opening, "opened here"));
    }

    /// Reports an error at the current token. Once for each place.
    #[cold]
    pub(in crate::syntax) fn error_here(&mut self, code: Code, message: impl Into<Message>) {
        self.error(code, self.current_span(), message);
    }

    /// Reports an error within the current token.
    pub(in crate::syntax) fn error_at(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<Message>,
    ) {
        self.error(code, span, message);
    }

    fn error(&mut self, code: Code, span: Span, message: impl Into<Message>) {
        if self.last_error == Some(self.position()) {
            return;
        }
        self.last_error = Some(self.position());
        // One error is reported for each operation: after a missing bracket much looks wrong.
        let follows = [codes::mlir::EXPECTED, codes::mlir::UNMATCHED].contains(&code)
            && std::mem::replace(&mut self.operation_failed, true);
        // A token that is broken itself is reported when it is taken.
        if self.fault.is_none() && !follows {
            self.report(Diagnostic::new(code, span, message));
        }
    }

    /// Begins another operation or label. Text after a broken one on its line may be the rest of it.
    #[inline]
    pub(in crate::syntax) fn begin_statement(&mut self) {
        if self.operation_failed && self.first_on_line() {
            self.operation_failed = false;
        }
    }

    /// Records that the error at the current token has been reported.
    pub(in crate::syntax) fn mark_failed(&mut self) {
        self.last_error = Some(self.position());
    }

    #[cold]
    pub(in crate::syntax) fn report(&mut self, diagnostic: Diagnostic) {
        if self.builder.diagnostics.len() >= self.limits.diagnostics {
            self.builder.dropped = self.builder.dropped.saturating_add(1);
            return;
        }
        let start = to_u32(self.builder.start);
        self.builder.diagnostics.push(diagnostic.map_spans(|span| {
            Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start))
        }));
    }

    /// Reports the faults of the current token and the trivia before it.
    #[cold]
    pub(super) fn lexical_faults(&mut self) {
        self.report_trivia_fault();
        if let Some(fault) = self.fault.take() {
            self.lexical_fault(fault, self.current_span());
        }
    }

    /// Reports invalid trivia before the current token.
    pub(super) fn report_trivia_fault(&mut self) {
        if let Some((fault, span)) = self.trivia_fault.take() {
            self.lexical_fault(fault, span);
        }
    }

    fn lexical_fault(&mut self, fault: LexicalFault, span: Span) {
        let (code, span, message) = match fault {
            LexicalFault::UnknownBytes => {
                let bytes = span.slice(self.text);
                let shown = match std::str::from_utf8(bytes) {
                    Ok(text) if text.chars().count() <= 8 => {
                        format!("character: '{}'", text.escape_debug())
                    }
                    Ok(_) => format!("{} bytes", bytes.len()),
                    Err(_) => format!("{} bytes that are not UTF-8", bytes.len()),
                };
                (codes::mlir::UNKNOWN_BYTES, span, rule!("unexpected {}", shown))
            }
            LexicalFault::MissingName => {
                let sigil = String::from_utf8_lossy(span.slice(self.text)).into_owned();
                (codes::mlir::MISSING_NAME, span, rule!("expected a name after '{}'", sigil))
            }
            LexicalFault::UnterminatedString => (
                codes::mlir::UNTERMINATED_STRING,
                span,
                rule!("expected '\"' in string literal before the end of the line"),
            ),
            LexicalFault::UnknownEscape(offset) => (
                codes::mlir::UNKNOWN_ESCAPE,
                Span::new(offset, offset + 2),
                rule!(
                    "unknown escape in string literal: only \\\\, \\\", \\n, \\t and two hexadecimal \
                     digits are known"
                ),
            ),
            LexicalFault::NulBytes => {
                let first = memchr::memchr(0, span.slice(self.text)).unwrap_or_default();
                let start = span.start() + u32::try_from(first).unwrap_or_default();
                let span = Span::new(start, (start + 1).min(span.end()));
                (codes::mlir::NUL_BYTES, span, rule!("NUL bytes between tokens are skipped"))
            }
            LexicalFault::ByteOrderMark => (
                codes::mlir::BYTE_ORDER_MARK,
                span,
                rule!("MLIR's own parser rejects a byte-order mark"),
            ),
        };
        let mut diagnostic = Diagnostic::new(code, span, message);
        let written = std::str::from_utf8(span.slice(self.text)).unwrap_or_default();
        if let Some((_, meant)) = LOOKALIKES.iter().find(|(one, _)| *one == written) {
            let edits = vec![TextEdit::new(span, *meant)];
            diagnostic = diagnostic.with_fix(Fix::uncertain(format!("write '{meant}'"), edits));
        }
        if fault == LexicalFault::ByteOrderMark {
            let edits = vec![TextEdit::new(span, "")];
            diagnostic = diagnostic.with_fix(Fix::safe("remove the byte-order mark", edits));
        }
        self.report(diagnostic);
    }
}

//! Checks of an operation although only C++ reads a part of its format: the words and signs that its text needs, and the
//! values of the parts after them.

use super::Formats;
use crate::ods::constraint::AttributePredicate as Predicate;
use crate::ods::format::Directive;
use crate::ods::{Arity, OpDescription};
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use crate::syntax::lexer::Lexer;
use abide_source::diagnostic::{ConstrainedValue, Detail, Diagnostic, Fix, Wanted, codes};
use abide_source::spelling::nearest;
use abide_source::text::{Span, TextEdit};
use std::ops::Range;

impl Formats<'_> {
    /// Checks that an operation of a project's dialect, whose name ends at `start` and whose text ends here, has the words
    /// and signs of its format in order. Those of optional parts need not be there, and C++ may have taken others.
    ///
    /// # Errors
    /// The first one is missing.
    pub(in crate::parse) fn check_literals(&mut self, op: &OpDescription, start: usize) -> Parse {
        let Some(format) = op.format().filter(|_| op.place.is_some() && !op.has_mistakes) else {
            return Ok(());
        };
        if self.labels.is_some() {
            return Ok(());
        }
        let end = self.previous_end().max(start);
        self.charge(end - start);
        let text = self.slice(0, end);
        let tokens = tokens(text, start);
        let token = |one: &Token| text.get(one.place.clone()).unwrap_or_default();
        let mut rest = tokens.as_slice();
        for literal in format.directives.iter().filter_map(literal) {
            let is_word = literal.starts_with(|first: char| first.is_ascii_alphabetic());
            let found = rest.iter().position(|one| match is_word {
                true => token(one) == literal.as_bytes(),
                // A token may have several signs.
                false => memchr::memmem::find(token(one), literal.as_bytes()).is_some(),
            });
            let Some(found) = found else {
                let meant = rest.iter().find(|one| {
                    let written = String::from_utf8_lossy(token(one));
                    is_word && !nearest(&written, std::iter::once(literal)).is_empty()
                });
                return self.report_missing(literal, meant.map(|one| &one.place), end);
            };
            rest = rest.get(found + usize::from(is_word)..).unwrap_or_default();
        }
        Ok(())
    }

    /// Checks the attributes and the types that the format of a project's operation shows, if its text can be split at the
    /// words and signs in one way only; the text ends here.
    ///
    /// # Errors
    /// One does not fulfil its constraint.
    pub(in crate::parse) fn check_followed(
        &mut self,
        op: &OpDescription,
        state: &OperationState<'_>,
    ) -> Parse {
        if op.place.is_none() || op.has_mistakes || self.labels.is_some() {
            return Ok(());
        }
        let start = state.name_span.end() as usize;
        let end = self.previous_end().max(start);
        self.charge(end - start);
        let text = self.slice(0, end);
        if !is_split_in_one_way(op, text, &tokens(text, start)) {
            return Ok(());
        }
        let context = &self.ir.context;
        for described in &op.attributes {
            let name = described.name.as_bytes();
            let mut written = state.attributes.iter().chain(&state.properties);
            let written = written.find(|(own, _)| context.bytes(*own) == name);
            if written.is_some_and(|(_, value)| !described.constraint.matches(context, *value)) {
                let name = described.name.to_string();
                let wanted = described.constraint.summary().to_owned();
                return self.report_followed(state, Detail::AttributeConstraint { name, wanted });
            }
        }
        let is_single = op.results.iter().all(|one| one.arity == Arity::Single);
        if !is_single || op.results.len() != state.results.len() {
            return Ok(());
        }
        for (index, (described, ty)) in op.results.iter().zip(&state.results).enumerate() {
            if *ty != context.unknown_type()
                && !described.constraint.matches_with(context, *ty, self.registry)
            {
                let (wanted, has) = (described.words(), self.type_text(*ty));
                let value = ConstrainedValue::Result(index);
                return self.report_followed(state, Detail::ValueConstraint { value, wanted, has });
            }
        }
        Ok(())
    }

    fn report_followed(&mut self, state: &OperationState<'_>, detail: Detail) -> Parse {
        Err(self.report(codes::mlir::INVALID_OPERATION, state.name_span, detail))
    }

    /// Reports a missing word or sign at the one that is meant, or at the end of the operation.
    fn report_missing(&mut self, literal: &str, meant: Option<&Range<usize>>, end: usize) -> Parse {
        let span = Span::from_range(meant.cloned().unwrap_or(end..end));
        let wanted = Wanted::Sign(literal.to_owned().into(), "".into());
        let mut found = Diagnostic::new(codes::mlir::EXPECTED, span, wanted);
        if meant.is_some() {
            let edit = TextEdit::new(span, literal.to_owned());
            found = found.with_fix(Fix::uncertain(format!("change it to '{literal}'"), vec![edit]));
        }
        Err(self.push(found))
    }
}

/// The word or sign that a part of a format always is.
fn literal(directive: &Directive) -> Option<&str> {
    match directive {
        Directive::Literal(literal) => Some(literal),
        _ => None,
    }
}

/// Whether each part that only C++ reads ends at a word or a sign that the text has no further time, and all others are of kinds
/// that are known.
fn is_split_in_one_way(op: &OpDescription, text: &[u8], tokens: &[Token]) -> bool {
    let Some(format) = op.format() else { return false };
    let mut parts = format.directives.iter();
    let mut parts =
        std::iter::from_fn(|| parts.find(|one| !matches!(one, Directive::Whitespace(_))));
    let is_once = |literal: &str| {
        let own = format.directives.iter().filter_map(self::literal);
        let own = own.filter(|one| *one == literal).count();
        let written = tokens.iter().filter(|one| one.depth == 0);
        let written = written.filter_map(|one| text.get(one.place.clone()));
        written.filter(|one| *one == literal.as_bytes()).count() <= own
    };
    while let Some(part) = parts.next() {
        let is_certain = match part {
            Directive::Custom { .. } => parts.next().and_then(literal).is_some_and(is_once),
            Directive::Attribute(index) => op.attributes.get(*index).is_some_and(|one| {
                matches!(
                    one.constraint.predicate().unconfined(),
                    Predicate::Integer(_)
                        | Predicate::Float(_)
                        | Predicate::Bool
                        | Predicate::String
                        | Predicate::SymbolName
                        | Predicate::SymbolRef
                        | Predicate::FlatSymbolRef
                        | Predicate::DenseArray(_)
                        | Predicate::Enum(_)
                        | Predicate::Type(_)
                )
            }),
            Directive::Optional(_) | Directive::OneOfList(_) | Directive::Qualified(_) => false,
            _ => true,
        };
        if !is_certain {
            return false;
        }
    }
    true
}

/// A token, and the number of brackets around it.
struct Token {
    place: Range<usize>,
    depth: usize,
}

/// The tokens of a text from a place on.
fn tokens(text: &[u8], start: usize) -> Vec<Token> {
    let mut lexer = Lexer::new(text.get(start..).unwrap_or_default());
    let (mut tokens, mut depth) = (Vec::new(), 0_usize);
    loop {
        lexer.whitespace();
        let begin = start + lexer.position();
        let kind = lexer.next();
        if kind == TokenKind::EndOfFile {
            return tokens;
        }
        depth = depth.saturating_sub(usize::from(kind.closes_bracket()));
        tokens.push(Token { place: begin..start + lexer.position(), depth });
        depth += usize::from(kind.opens_bracket());
    }
}

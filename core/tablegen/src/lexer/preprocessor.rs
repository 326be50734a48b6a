//! `#define`, `#ifdef`, `#ifndef`, `#else` and `#endif`.

use super::{Class, Lexer, Macros, is_word_start};
use abide_source::diagnostic::{Diagnostic, Diagnostics, Message, codes};
use abide_source::rule;
use abide_source::text::Span;

/// A line that the preprocessor reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Directive {
    Define,
    Else,
    Endif,
    Ifdef,
    Ifndef,
}

impl Directive {
    const ALL: [(Directive, &'static str); 5] = [
        (Directive::Ifdef, "#ifdef"),
        (Directive::Ifndef, "#ifndef"),
        (Directive::Else, "#else"),
        (Directive::Endif, "#endif"),
        (Directive::Define, "#define"),
    ];

    /// The directive's text.
    fn text(self) -> &'static str {
        Directive::ALL.iter().find(|(one, _)| *one == self).map_or("", |(_, text)| text)
    }
}

/// An `#ifdef` or `#ifndef` that has no `#endif` yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Condition {
    /// Whether the text here is active, as far as this condition decides.
    is_active: bool,
    /// Whether the enclosing text is active.
    is_around_active: bool,
    /// The `#else`, if it has been read.
    otherwise: Option<Span>,
    /// The opening directive.
    span: Span,
}

impl Lexer<'_> {
    /// The directive whose `#` has been consumed; `None` for the paste operator.
    pub(super) fn directive(&self) -> Option<Directive> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        Directive::ALL.into_iter().find_map(|(directive, text)| {
            let word = text.as_bytes().get(1..).unwrap_or_default();
            let after = rest.strip_prefix(word)?;
            match after {
                [] | [b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'/' | b'*', ..] => {
                    Some(directive)
                }
                _ => None,
            }
        })
    }

    /// Reads a directive, and skips the region that it switches off. Returns false after an error.
    pub(super) fn preprocess(
        &mut self,
        directive: Directive,
        macros: &mut Macros,
        found: &mut Diagnostics,
    ) -> bool {
        let is_fine = self.apply_directive(directive, macros, found);
        match self.is_active() {
            true => is_fine,
            false => self.skip_region(macros, found) && is_fine,
        }
    }

    /// Whether the next tokens are read.
    fn is_active(&self) -> bool {
        self.conditions.last().is_none_or(|last| last.is_active && last.is_around_active)
    }

    /// Skips lines until a directive makes the text active again. Returns false after an error.
    fn skip_region(&mut self, macros: &mut Macros, found: &mut Diagnostics) -> bool {
        let start = self.at;
        let mut is_fine = true;
        let mut end = self.text.len();
        loop {
            self.skip_line_comment();
            if !self.skip_blank_lines(found) || self.at >= self.text.len() {
                break;
            }
            if self.peek(0) != Some(b'#') {
                continue;
            }
            let hash = self.at;
            self.at += 1;
            let Some(directive) = self.directive().filter(|it| *it != Directive::Define) else {
                continue;
            };
            is_fine &= self.apply_directive(directive, macros, found);
            if self.is_active() {
                end = hash;
                break;
            }
        }
        self.inactive.push(Span::from_range(start..end));
        is_fine
    }

    /// Skips blanks, line breaks and block comments. False if a comment has no end.
    fn skip_blank_lines(&mut self, found: &mut Diagnostics) -> bool {
        while let Some(byte) = self.peek(0) {
            match (byte, self.peek(1)) {
                (b' ' | b'\t' | b'\n' | b'\r', _) => self.at += 1,
                (b'/', Some(b'*')) => {
                    self.at += 1;
                    if !self.skip_block_comment(found) {
                        return false;
                    }
                }
                _ => return true,
            }
        }
        true
    }

    /// Applies a directive, whose `#` has been consumed.
    fn apply_directive(
        &mut self,
        directive: Directive,
        macros: &mut Macros,
        found: &mut Diagnostics,
    ) -> bool {
        let start = self.at.saturating_sub(1);
        self.at = start + directive.text().len();
        let span = Span::from_range(start..self.at);
        match directive {
            Directive::Ifdef | Directive::Ifndef => {
                let Some(name) = self.macro_name(directive, found) else { return false };
                let is_defined = macros.ask(name.slice(self.text));
                let is_active = is_defined == (directive == Directive::Ifdef);
                let is_around_active = self.is_active();
                let condition = Condition { is_active, is_around_active, otherwise: None, span };
                self.conditions.push(condition);
            }
            Directive::Else => match self.conditions.last_mut() {
                None => {
                    self.error(
                        found,
                        start,
                        Message::from("#else without #ifdef or #ifndef")
                            .with_help("write '#ifdef NAME' in front of it, or remove it"),
                    );
                    return false;
                }
                Some(Condition { otherwise: Some(other), .. }) => {
                    let diagnostic =
                        Diagnostic::new(codes::tablegen::PREPROCESSOR, span, "double #else")
                            .with_related(*other, "previous #else is here");
                    found.push(diagnostic);
                    return false;
                }
                Some(condition) => {
                    condition.is_active = !condition.is_active;
                    condition.otherwise = Some(span);
                }
            },
            Directive::Endif => {
                if self.conditions.pop().is_none() {
                    self.error(
                        found,
                        start,
                        Message::from("#endif without #ifdef")
                            .with_help("write '#ifdef NAME' in front of it, or remove it"),
                    );
                    return false;
                }
            }
            Directive::Define => {
                let Some(name) = self.macro_name(directive, found) else { return false };
                let text = name.slice(self.text);
                if !macros.define(text) {
                    let code = codes::tablegen::DUPLICATE_MACRO;
                    let text = String::from_utf8_lossy(text);
                    found.report(code, name, || rule!("duplicate definition of macro: {}", text));
                }
            }
        }
        self.skip_directive_end(directive, found)
    }

    /// Lexes the name after `#define`, `#ifdef` or `#ifndef`.
    fn macro_name(&mut self, directive: Directive, found: &mut Diagnostics) -> Option<Span> {
        while matches!(self.peek(0), Some(b' ' | b'\t')) {
            self.at += 1;
        }
        let start = self.at;
        if !self.peek(0).is_some_and(is_word_start) {
            let message = rule!("expected macro name after {}", directive.text());
            let span = Span::from_range(start..start);
            found.report(codes::tablegen::PREPROCESSOR, span, || message);
            return None;
        }
        self.skip_while(Class::Word);
        Some(Span::from_range(start..self.at))
    }

    /// Skips blanks and comments after a directive. Returns false before anything else.
    fn skip_directive_end(&mut self, directive: Directive, found: &mut Diagnostics) -> bool {
        loop {
            match (self.peek(0), self.peek(1)) {
                (Some(b' ' | b'\t'), _) => self.at += 1,
                (None | Some(b'\n' | b'\r'), _) => return true,
                (Some(b'/'), Some(b'/')) => self.skip_line_comment(),
                (Some(b'/'), Some(b'*')) => {
                    self.at += 1;
                    if !self.skip_block_comment(found) {
                        return false;
                    }
                }
                _ => {
                    let name = match directive {
                        Directive::Else | Directive::Endif => "",
                        _ => " NAME",
                    };
                    let start = self.at;
                    self.skip_line_comment();
                    let text = directive.text();
                    let message = rule!("only comments are supported after {}{}", text, name);
                    let span = Span::from_range(start..self.at);
                    found.report(codes::tablegen::PREPROCESSOR, span, || message);
                    return false;
                }
            }
        }
    }

    /// Reports the first `#ifdef` that has no `#endif`.
    pub(super) fn report_open_conditions(&self, found: &mut Diagnostics) {
        let Some(condition) = self.conditions.last() else { return };
        let end = Span::from_range(self.at..self.at);
        let message = "reached EOF without matching #endif";
        let diagnostic = Diagnostic::new(codes::tablegen::PREPROCESSOR, end, message);
        let begin = condition.otherwise.unwrap_or(condition.span);
        found.push(diagnostic.with_related(begin, "the latest preprocessor control is here"));
    }
}

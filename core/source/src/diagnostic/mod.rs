//! The one diagnostic type of all readers: an error and its position in a text.

pub mod codes;
mod detail;
mod explain;
mod ignored;
mod json;
mod kinds;
mod sink;
mod switches;

pub use codes::Code;
pub use detail::{Detail, MAX_VALUE_BYTES, MAX_WORDS, Message, Wanted};
pub use explain::{Example, Explanation};
pub use ignored::ignore_by_comments;
pub use json::{escaped as json_escaped, write_json, write_json_among};
pub use kinds::{ConstrainedValue, Parts, RecordName};
pub use sink::Diagnostics;
pub use switches::{Selector, Switches, UnknownCode};

use crate::text::{Span, TextEdit, shorten};
use detail::MAX_MESSAGE_BYTES;
use std::sync::Arc;

/// The severity of a diagnostic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The reference implementation of the format rejects the text.
    Error,
    /// The text is accepted, but is probably a mistake, or some consumer misreads it.
    Warning,
    /// Worth knowing.
    Information,
    /// A hint that only editors show, at its position.
    Hint,
}

impl Severity {
    /// The lower-case English word, as printed and in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Information => "information",
            Severity::Hint => "hint",
        }
    }
}

/// One diagnostic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The kind of diagnostic: stable, listed in [`codes`].
    pub code: Code,
    /// The meaning of the message as data.
    pub detail: Box<Detail>,
    /// The severity; the code's default unless the context overrides it.
    pub severity: Severity,
    /// The position, in bytes of the parsed text.
    pub span: Span,
    /// The message and, if it is not obvious, what to do. No final full stop. It is for people: code that decides
    /// something matches the code and the detail.
    pub message: String,
    /// Other places that explain it, such as the first of two definitions.
    pub related: Vec<Related>,
    /// A likely fix. Try it before it is offered or applied.
    pub fix: Option<Box<Fix>>,
    /// The next step in words, if no change of the text can be given.
    pub help: Option<Box<str>>,
}

/// A value that two diagnostics share if they report the same. It can be compared, not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Report<'d>(&'static str, &'d str);

/// A place that explains a [`Diagnostic`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Related {
    /// The path of the file, if it differs from that of the diagnostic.
    pub path: Option<Arc<str>>,
    /// The position, in bytes of that text.
    pub span: Span,
    /// The message.
    pub message: String,
}

/// A change that removes a [`Diagnostic`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// The title of the change, as an imperative: `insert '!'`.
    pub title: Box<str>,
    /// The change; its ranges refer to the text that was read.
    pub edits: Vec<TextEdit>,
    /// Whether it may be applied without review.
    pub applicability: Applicability,
    /// The names that it deletes, which the title gives.
    pub drops: Vec<String>,
}

/// Whether a [`Fix`] may be applied without review.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Applicability {
    /// The only plausible change: all existing text keeps its meaning.
    Safe,
    /// A guess, or a change that deletes something that was meant.
    Unsafe,
}

impl Applicability {
    /// The lower-case English word, as in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Applicability::Safe => "safe",
            Applicability::Unsafe => "unsafe",
        }
    }

    /// The value with a [`name`](Self::name).
    #[must_use]
    pub fn named(name: &str) -> Option<Applicability> {
        [Applicability::Safe, Applicability::Unsafe].into_iter().find(|one| one.name() == name)
    }
}

impl Fix {
    /// A change that may be applied without review.
    #[must_use]
    pub fn safe(title: impl Into<String>, edits: Vec<TextEdit>) -> Fix {
        Fix {
            title: title.into().into(),
            edits,
            applicability: Applicability::Safe,
            drops: Vec::new(),
        }
    }

    /// A change that a person has to review.
    #[must_use]
    pub fn uncertain(title: impl Into<String>, edits: Vec<TextEdit>) -> Fix {
        let applicability = Applicability::Unsafe;
        Fix { title: title.into().into(), edits, applicability, drops: Vec::new() }
    }

    /// The same change, which drops names that its title gives.
    #[must_use]
    pub fn dropping(mut self, names: impl IntoIterator<Item = String>) -> Fix {
        self.drops.extend(names);
        self
    }
}

impl Diagnostic {
    /// A diagnostic with the severity of its code. Its message is data, such as a [`rule!`](crate::rule) with its
    /// values, never a text joined from parts:
    ///
    /// ```compile_fail,E0277
    /// use abide_source::{diagnostic::{Diagnostic, codes}, text::Span};
    /// Diagnostic::new(codes::limit::DEPTH, Span::at(0), format!("deeper than {}", 9));
    /// ```
    /// ```
    /// use abide_source::{diagnostic::{Diagnostic, codes}, rule, text::Span};
    /// let found = Diagnostic::new(codes::limit::DEPTH, Span::at(0), rule!("deeper than {}", 9));
    /// assert_eq!(found.message, "deeper than 9");
    /// ```
    #[must_use]
    pub fn new(code: Code, span: Span, message: impl Into<Message>) -> Diagnostic {
        let Message { text, detail, help } = message.into();
        Diagnostic {
            code,
            detail,
            severity: code.severity(),
            span,
            message: text,
            related: Vec::new(),
            fix: None,
            help,
        }
    }

    /// The expectation that the diagnostic reports, if it reports one.
    #[must_use]
    pub fn wanted(&self) -> Option<&Wanted> {
        match &*self.detail {
            Detail::Expected(wanted) => Some(wanted),
            _ => None,
        }
    }

    /// A value that two diagnostics share if they report the same, wherever they are.
    #[must_use]
    pub fn report(&self) -> Report<'_> {
        Report(self.code.name(), &self.message)
    }

    /// Adds words to the end of the message, which keeps its meaning.
    pub fn append(&mut self, words: &str) {
        self.message.push_str(words);
    }

    /// The same diagnostic with another severity.
    #[must_use]
    pub fn with_severity(mut self, severity: Severity) -> Diagnostic {
        self.severity = severity;
        self
    }

    /// The same diagnostic with one more place that explains it.
    #[must_use]
    pub fn with_related(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        let mut message = message.into();
        shorten(&mut message, MAX_MESSAGE_BYTES);
        self.related.push(Related { path: None, span, message });
        self
    }

    /// The same diagnostic with a fix.
    #[must_use]
    pub fn with_fix(mut self, fix: Fix) -> Diagnostic {
        self.fix = Some(Box::new(fix));
        self
    }

    /// The same diagnostic with the next step in words.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Box<str>>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// The next step in words: its own, or without a fix that of its code.
    #[must_use]
    pub fn next_step(&self) -> Option<&str> {
        let of_code = || self.code.help().filter(|_| self.fix.is_none());
        self.help.as_deref().or_else(of_code)
    }

    /// The same diagnostic with every range passed through `map`: for a text within a text, such as
    /// a signature in an MLIR string.
    #[must_use]
    pub fn map_spans(mut self, map: impl Fn(Span) -> Span) -> Diagnostic {
        self.span = map(self.span);
        for related in &mut self.related {
            if related.path.is_none() {
                related.span = map(related.span);
            }
        }
        for edit in self.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
            edit.span = map(edit.span);
        }
        self
    }

    /// The same diagnostic `offset` bytes further on.
    #[must_use]
    pub fn shifted(self, offset: u32) -> Diagnostic {
        self.map_spans(|span| span.shifted(offset))
    }
}

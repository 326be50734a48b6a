//! `// expected-error @+1 {{text}}`: the diagnostics that a test file expects.

use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::text::{LineIndex, Span};

/// The kind of an expected diagnostic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Error,
    Warning,
    Remark,
    Note,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Error => "error",
            Kind::Warning => "warning",
            Kind::Remark => "remark",
            Kind::Note => "note",
        }
    }
}

/// A comment that expects a diagnostic.
#[derive(Debug, Clone)]
struct Expectation {
    kind: Kind,
    /// The line that it is about, counted from 0; `None` is any place.
    line: Option<u32>,
    /// The text that the message must contain.
    text: String,
    /// The pattern of the text, if it has regular expressions in `{{…}}`.
    pattern: Option<regex_lite::Regex>,
    /// The span of the comment.
    span: Span,
    met: bool,
}

/// The expectations of one piece of a file.
#[derive(Debug, Clone, Default)]
pub(super) struct Expectations {
    all: Vec<Expectation>,
    /// The errors of the comments themselves.
    mistakes: Vec<Diagnostic>,
}

/// A parsed comment.
struct Comment<'a> {
    kind: Kind,
    place: Place,
    text: &'a str,
    /// Whether the text has regular expressions.
    has_pattern: bool,
    /// Its start in its line, in bytes.
    at: usize,
}

/// A line that no file has.
const NO_LINE: u32 = u32::MAX;

/// The line that a comment refers to.
enum Place {
    Relative(i64),
    Above,
    Below,
    Unknown,
}

impl Expectations {
    /// Reads the comments of a piece that begins at an offset of the file.
    pub(super) fn read(piece: &[u8], offset: u32, lines: &LineIndex) -> Expectations {
        let mut found = Expectations::default();
        let mut number = lines.line(offset);
        // The last line without an expectation, for `@above`.
        let mut above = None;
        // Expectations that wait for the next line without one.
        let mut below: Vec<usize> = Vec::new();
        let mut start = offset;
        for line in piece.split_inclusive(|byte| *byte == b'\n') {
            let text = String::from_utf8_lossy(line);
            match comment(&text) {
                None => {
                    for index in std::mem::take(&mut below) {
                        if let Some(waiting) = found.all.get_mut(index) {
                            waiting.line = Some(number);
                        }
                    }
                    above = Some(number);
                }
                Some(comment) => {
                    let line = match comment.place {
                        Place::Relative(by) => {
                            let line = i64::from(number).saturating_add(by);
                            Some(u32::try_from(line).unwrap_or(NO_LINE))
                        }
                        Place::Above => above,
                        Place::Below => {
                            below.push(found.all.len());
                            Some(NO_LINE)
                        }
                        Place::Unknown => None,
                    };
                    let behind = |len: usize| start.saturating_add(u32::try_from(len).unwrap_or(0));
                    let span = Span::new(behind(comment.at), behind(line_len(&text)));
                    found.add(&comment, line, span);
                }
            }
            number = number.saturating_add(1);
            start = start.saturating_add(u32::try_from(line.len()).unwrap_or(u32::MAX));
        }
        found
    }

    fn add(&mut self, comment: &Comment<'_>, line: Option<u32>, span: Span) {
        let pattern = match comment.has_pattern.then(|| pattern(comment.text)).transpose() {
            Ok(pattern) => pattern,
            Err(error) => {
                let message = format!("invalid regex: {error}");
                self.mistakes.push(Diagnostic::new(codes::mlir::EXPECTATION, span, message));
                return;
            }
        };
        let text = comment.text.to_owned();
        self.all.push(Expectation { kind: comment.kind, line, text, pattern, span, met: false });
    }

    /// The differences: unexpected diagnostics, unless others are allowed, and unmet expectations.
    pub(super) fn hold_against(
        mut self,
        found: &[Diagnostic],
        lines: &LineIndex,
        only_expected: bool,
    ) -> Vec<Diagnostic> {
        let mut complaints = std::mem::take(&mut self.mistakes);
        let mistakes = complaints.len();
        for diagnostic in found {
            let kind = match diagnostic.severity {
                Severity::Error => Kind::Error,
                Severity::Warning => Kind::Warning,
                Severity::Information | Severity::Hint => Kind::Remark,
            };
            complaints.extend(self.meet(kind, diagnostic.span, &diagnostic.message, lines));
            for related in &diagnostic.related {
                complaints.extend(self.meet(Kind::Note, related.span, &related.message, lines));
            }
        }
        if only_expected {
            complaints.truncate(mistakes);
        }
        for expectation in self.all.iter().filter(|expectation| !expectation.met) {
            let message = format!(
                "expected {} \"{}\" was not produced",
                expectation.kind.name(),
                expectation.text
            );
            complaints.push(Diagnostic::new(codes::mlir::EXPECTATION, expectation.span, message));
        }
        complaints
    }

    fn meet(
        &mut self,
        kind: Kind,
        span: Span,
        message: &str,
        lines: &LineIndex,
    ) -> Option<Diagnostic> {
        let line = lines.line(span.start());
        let here = |one: &&mut Expectation| {
            let is_there = match one.line {
                Some(own) => own == line,
                // Operations created by a pass have no location.
                None => span == Span::default(),
            };
            !one.met && is_there && one.matches(message)
        };
        let mut other = None;
        for expectation in self.all.iter_mut().filter(here) {
            if expectation.kind == kind {
                expectation.met = true;
                return None;
            }
            other.get_or_insert((expectation.kind, expectation.span));
        }
        if let Some((expected, span)) = other {
            let (found, expected) = (kind.name(), expected.name());
            let message = format!("'{found}' diagnostic emitted when expecting a '{expected}'");
            return Some(Diagnostic::new(codes::mlir::EXPECTATION, span, message));
        }
        let message = format!("unexpected {}: {message}", kind.name());
        Some(Diagnostic::new(codes::mlir::EXPECTATION, span, message))
    }
}

impl Expectation {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

/// The regular expression of a text with expressions in `{{…}}`.
fn pattern(text: &str) -> Result<regex_lite::Regex, regex_lite::Error> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("{{") {
        pattern.push_str(&regex_lite::escape(before));
        let Some((inner, after)) = behind.split_once("}}") else { break };
        pattern.push('(');
        pattern.push_str(inner);
        pattern.push(')');
        rest = after;
    }
    pattern.push_str(&regex_lite::escape(rest));
    regex_lite::Regex::new(&pattern)
}

fn line_len(text: &str) -> usize {
    text.trim_end().len()
}

/// The expectation in a line.
fn comment(line: &str) -> Option<Comment<'_>> {
    let line = line.trim_end();
    let body = line.strip_suffix("}}")?;
    let at = body.find("expected-")?;
    let rest = body.get(at..)?.strip_prefix("expected-")?;
    let (kind, rest) = [Kind::Error, Kind::Note, Kind::Remark, Kind::Warning]
        .into_iter()
        .find_map(|kind| Some((kind, rest.strip_prefix(kind.name())?)))?;
    let (has_pattern, rest) = match rest.strip_prefix("-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let rest = rest.trim_start_matches(' ');
    let (place, rest) = match rest.strip_prefix('@') {
        None => (Place::Relative(0), rest),
        Some(rest) => place(rest)?,
    };
    let text = rest.trim_start_matches(' ').strip_prefix("{{")?;
    Some(Comment { kind, place, text, has_pattern, at })
}

fn place(rest: &str) -> Option<(Place, &str)> {
    for (word, place) in
        [("above", Place::Above), ("below", Place::Below), ("unknown", Place::Unknown)]
    {
        if let Some(rest) = rest.strip_prefix(word) {
            return Some((place, rest));
        }
    }
    let (sign, unsigned) = match rest.strip_prefix('-') {
        Some(unsigned) => (-1, unsigned),
        None => (1, rest.strip_prefix('+')?),
    };
    let rest = unsigned.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let digits = unsigned.strip_suffix(rest).filter(|digits| !digits.is_empty())?;
    // A larger number is past the end of every file, too.
    let number = digits.parse().unwrap_or(i64::from(u32::MAX));
    Some((Place::Relative(sign * number), rest))
}

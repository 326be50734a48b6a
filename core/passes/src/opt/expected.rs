//! `// expected-error @+1 {{text}}`: the diagnostics that a test file expects.

use abide_mlir::syntax::{SPLIT_MARK, split_pieces};
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::rule;
use abide_source::sort;
use abide_source::text::{LineIndex, Span};
use memchr::memmem;

/// The kind of an expected diagnostic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Error,
    Warning,
    Remark,
    Note,
}

impl Kind {
    fn of(severity: Severity) -> Kind {
        match severity {
            Severity::Error => Kind::Error,
            Severity::Warning => Kind::Warning,
            Severity::Information | Severity::Hint => Kind::Remark,
        }
    }

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

/// The expectations of one chunk of a file.
#[derive(Debug, Clone, Default)]
pub(super) struct Expectations {
    all: Vec<Expectation>,
    /// The errors of the comments themselves.
    mistakes: Vec<Diagnostic>,
}

/// A parsed comment.
struct Comment<'a> {
    kind: Kind,
    place: ExpectedLine,
    text: &'a str,
    /// Whether the text has regular expressions.
    has_pattern: bool,
    /// Its start in its line, in bytes.
    at: usize,
}

/// A line that no file has.
const NO_LINE: u32 = u32::MAX;

/// The line that a comment refers to.
enum ExpectedLine {
    Relative(i64),
    Above,
    Below,
    Unknown,
}

impl Expectations {
    /// Reads the comments of a chunk that begins at an offset of the file.
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
                        ExpectedLine::Relative(by) => {
                            let line = i64::from(number).saturating_add(by);
                            Some(u32::try_from(line).unwrap_or(NO_LINE))
                        }
                        ExpectedLine::Above => above,
                        ExpectedLine::Below => {
                            below.push(found.all.len());
                            Some(NO_LINE)
                        }
                        ExpectedLine::Unknown => None,
                    };
                    let rest_after =
                        |len: usize| start.saturating_add(u32::try_from(len).unwrap_or(0));
                    let span = Span::new(rest_after(comment.at), rest_after(line_len(&text)));
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
                let message = rule!("invalid regex: {}", error);
                self.mistakes.push(Diagnostic::new(codes::mlir::EXPECTATION, span, message));
                return;
            }
        };
        let text = comment.text.to_owned();
        self.all.push(Expectation { kind: comment.kind, line, text, pattern, span, met: false });
    }

    /// The differences: unexpected diagnostics, unless others are allowed, and unmet expectations.
    pub(super) fn compare_with_expectations(
        mut self,
        found: &[Diagnostic],
        lines: &LineIndex,
        only_expected: bool,
    ) -> Vec<Diagnostic> {
        let mut complaints = std::mem::take(&mut self.mistakes);
        let mistakes = complaints.len();
        for diagnostic in found {
            let kind = Kind::of(diagnostic.severity);
            complaints.extend(self.meet(kind, diagnostic.span, &diagnostic.message, lines));
            for related in &diagnostic.related {
                complaints.extend(self.meet(Kind::Note, related.span, &related.message, lines));
            }
        }
        if only_expected {
            complaints.truncate(mistakes);
        }
        complaints.extend(self.unmet());
        complaints
    }

    /// The comments that nothing has met.
    fn unmet(&self) -> impl Iterator<Item = Diagnostic> {
        self.all.iter().filter(|expectation| !expectation.met).map(|expectation| {
            let (kind, text) = (expectation.kind.name(), &expectation.text);
            let message = rule!("expected {} \"{}\" was not produced", kind, text);
            Diagnostic::new(codes::mlir::EXPECTATION, expectation.span, message)
        })
    }

    /// Whether a diagnostic meets a comment. Its notes meet theirs.
    fn meets(&mut self, diagnostic: &Diagnostic, lines: &LineIndex) -> bool {
        let (span, message) = (diagnostic.span, &diagnostic.message);
        let is_met = self.meet(Kind::of(diagnostic.severity), span, message, lines).is_none();
        for related in diagnostic.related.iter().filter(|_| is_met) {
            self.meet(Kind::Note, related.span, &related.message, lines);
        }
        is_met
    }

    /// Whether another program may report a diagnostic: a comment expects one on its line, or it is an error and a
    /// comment expects any error.
    fn allow(&self, diagnostic: &Diagnostic, lines: &LineIndex) -> bool {
        let line = lines.line(diagnostic.span.start());
        let is_error = diagnostic.severity == Severity::Error;
        let mut all = self.all.iter();
        all.any(|one| one.line == Some(line) || is_error && one.kind == Kind::Error)
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
            let message = rule!("'{}' diagnostic emitted when expecting a '{}'", found, expected);
            return Some(Diagnostic::new(codes::mlir::EXPECTATION, span, message));
        }
        let message = rule!("unexpected {}: {}", kind.name(), message);
        Some(Diagnostic::new(codes::mlir::EXPECTATION, span, message))
    }
}

/// Removes the diagnostics that a test file expects by its own account, and returns their number. A file is one if
/// a `RUN:` line has `-verify-diagnostics`, or runs a program like mlir-opt with `not` before it.
///
/// The places and words of other programs are not known exactly. So in a chunk that expects an error all errors are
/// expected, and other diagnostics are if a comment expects one on their line. With `is_strict` each has to meet its
/// own comment, and a comment that nothing meets is an error.
pub fn remove_expected(text: &[u8], found: &mut Vec<Diagnostic>, is_strict: bool) -> usize {
    let Some(plan) = TestPlan::of(text) else { return 0 };
    let before = found.len();
    if plan.fails {
        found.retain(|one| one.severity != Severity::Error);
        return before - found.len();
    }
    let lines = LineIndex::new(text);
    let pieces = match plan.is_split {
        true => split_pieces(text, SPLIT_MARK.as_bytes()),
        false => std::iter::once(0..text.len()).collect(),
    };
    let mut missing = Vec::new();
    let mut rest = std::mem::take(found).into_iter().peekable();
    for piece in pieces {
        let offset = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        let (start, end) = (offset(piece.start), offset(piece.end));
        let own = text.get(piece).unwrap_or_default();
        let mut expectations = Expectations::read(own, start, &lines);
        let is_here = |one: &Diagnostic| one.span.start() < end || end == offset(text.len());
        // Other programs stop at the first error of an operation, such as the first mention of an undefined value.
        let mut met: Option<Diagnostic> = None;
        let is_again = |one: &Diagnostic, met: &Diagnostic| {
            let line = |found: &Diagnostic| lines.line(found.span.start());
            one.report() == met.report() && line(one) == line(met)
        };
        while let Some(one) = rest.next_if(is_here) {
            let is_expected = match is_strict {
                true if met.as_ref().is_some_and(|met| is_again(&one, met)) => true,
                true => expectations.meets(&one, &lines),
                false => expectations.allow(&one, &lines),
            };
            match is_expected {
                true => met = Some(one),
                false => found.push(one),
            }
        }
        if is_strict {
            missing.extend(expectations.unmet());
        }
    }
    let removed = before - found.len();
    if !missing.is_empty() {
        found.append(&mut missing);
        sort::by_number(found, |one| one.span.start());
    }
    removed
}

/// The diagnostics that the `RUN:` lines of a test file ask for.
#[derive(Debug, Default)]
struct TestPlan {
    /// Whether it is read in chunks.
    is_split: bool,
    /// Whether the program has to fail.
    fails: bool,
}

impl TestPlan {
    /// `None` if the file is not a test of diagnostics.
    fn of(text: &[u8]) -> Option<TestPlan> {
        let mut plan = TestPlan::default();
        let mut expects = false;
        let mut seen = 0;
        for at in memmem::find_iter(text, b"RUN:") {
            // Each line is inspected once, however often it has the word.
            if at < seen {
                continue;
            }
            let rest = text.get(at..).unwrap_or_default();
            let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
            seen = at + line.len();
            let has = |flag: &[u8]| memmem::find(line, flag).is_some();
            plan.is_split |= has(b"-split-input-file");
            expects |= has(b"-verify-diagnostics");
            plan.fails |= expects_failure(line);
        }
        (expects || plan.fails).then_some(plan)
    }
}

/// Whether a `RUN:` line runs a program like mlir-opt with `not` before it.
fn expects_failure(line: &[u8]) -> bool {
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        if word == b"not" {
            let program = words.by_ref().find(|word| !word.starts_with(b"-"));
            if program.is_some_and(|program| program.ends_with(b"-opt")) {
                return true;
            }
        }
    }
    false
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
    while let Some((before, rest_after)) = rest.split_once("{{") {
        pattern.push_str(&regex_lite::escape(before));
        let Some((inner, after)) = rest_after.split_once("}}") else { break };
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
        None => (ExpectedLine::Relative(0), rest),
        Some(rest) => place(rest)?,
    };
    let text = rest.trim_start_matches(' ').strip_prefix("{{")?;
    Some(Comment { kind, place, text, has_pattern, at })
}

fn place(rest: &str) -> Option<(ExpectedLine, &str)> {
    for (word, place) in [
        ("above", ExpectedLine::Above),
        ("below", ExpectedLine::Below),
        ("unknown", ExpectedLine::Unknown),
    ] {
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
    Some((ExpectedLine::Relative(sign * number), rest))
}

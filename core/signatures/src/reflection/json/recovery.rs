//! The reader's recovery from invalid JSON: one error for each mistake, and as much of the rest as can be saved.

use super::reader::{Reader, State, is_word_byte};
use super::{Kind, string};
use abide_source::diagnostic::codes::{limit, reflection as codes};
use abide_source::diagnostic::{Diagnostic, Fix};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// Spellings of Python and JavaScript that differ from JSON.
const RESPELLED: [(&[u8], &str, Kind); 9] = [
    (b"None", "null", Kind::Null),
    (b"NULL", "null", Kind::Null),
    (b"Null", "null", Kind::Null),
    (b"nil", "null", Kind::Null),
    (b"undefined", "null", Kind::Null),
    (b"True", "true", Kind::True),
    (b"TRUE", "true", Kind::True),
    (b"False", "false", Kind::False),
    (b"FALSE", "false", Kind::False),
];

/// The tokens that Python's `json` reads, though JSON does not have them.
const NOT_FINITE: [(&[u8], Kind); 3] =
    [(b"NaN", Kind::NaN), (b"Infinity", Kind::Infinity), (b"-Infinity", Kind::NegativeInfinity)];

impl Reader<'_> {
    /// Reports and skips a byte order mark.
    pub(super) fn byte_order_mark(&mut self) {
        const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
        if self.text.starts_with(BYTE_ORDER_MARK) {
            let span = Span::from_range(0..BYTE_ORDER_MARK.len());
            self.error_with_fix(
                codes::JSON_BOM,
                span,
                "the text begins with a byte order mark, which JSON does not allow",
                Fix::safe("delete the byte order mark", vec![TextEdit::new(span, "")]),
            );
            self.at = BYTE_ORDER_MARK.len();
        }
    }

    /// Recovers if an expected value is missing.
    pub(super) fn no_value(&mut self) -> State {
        let start = self.at;
        match self.peek() {
            None => {
                self.leaf(Kind::Invalid, start, start);
                self.end_of_text("a value")
            }
            Some(b']' | b'}') => self.bracket_for_value(),
            Some(b',') => {
                self.error(
                    codes::JSON_SYNTAX,
                    Span::from_range(start..start + 1),
                    || "expected a value before this comma",
                );
                self.leaf(Kind::Invalid, start, start);
                State::After
            }
            Some(b':') => {
                self.error(
                    codes::JSON_SYNTAX,
                    Span::from_range(start..start + 1),
                    || "expected a value, found ':'; delete it",
                );
                self.at += 1;
                State::Value { first: false }
            }
            Some(b'\'') => {
                self.single_quoted(start);
                State::After
            }
            Some(_) => self.word_for_value(),
        }
    }

    /// Recovers from a closing bracket instead of a value.
    fn bracket_for_value(&mut self) -> State {
        let start = self.at;
        let Some(open) = self.open.last().copied() else {
            self.error(
                codes::JSON_UNCLOSED,
                Span::from_range(start..start + 1),
                || "this bracket closes nothing; expected a value",
            );
            self.leaf(Kind::Invalid, start, start);
            self.at = self.text.len();
            return State::After;
        };
        if open.object {
            self.error(
                codes::JSON_SYNTAX,
                Span::at(start as u32),
                || "expected a value after the key",
            );
            self.leaf(Kind::Invalid, start, start);
        } else if let Some([b',', between @ ..]) = self.text.get(open.comma..start)
            && between.trim_ascii().is_empty()
        {
            self.trailing_comma(open.comma);
        }
        State::After
    }

    /// Reports a comma before a closing bracket.
    fn trailing_comma(&mut self, comma: usize) {
        let span = Span::from_range(comma..comma + 1);
        self.error_with_fix(
            codes::JSON_TRAILING_COMMA,
            span,
            "a comma before a closing bracket; delete it",
            Fix::safe("delete the comma", vec![TextEdit::new(span, "")]),
        );
    }

    /// A string in single quotes.
    fn single_quoted(&mut self, start: usize) {
        let scanned = string::scan(self, start, b'\'');
        let span = Span::from_range(start..scanned.end);
        let mut replacement = String::new();
        super::write_string(&mut replacement, scanned.decoded.as_deref().unwrap_or_default());
        self.error_with_fix(
            codes::JSON_SYNTAX,
            span,
            "a string in single quotes; JSON has double quotes",
            Fix::safe("use double quotes", vec![TextEdit::new(span, replacement)]),
        );
        self.string_node(start, scanned);
    }

    /// Recovers from a word, a malformed number or a stray byte instead of a value.
    fn word_for_value(&mut self) -> State {
        let start = self.at;
        let rest = self.text.get(start..).unwrap_or_default();
        let len = rest.iter().take_while(|byte| is_word_byte(**byte)).count().max(1);
        let word = rest.get(..len).unwrap_or_default();
        let span = Span::from_range(start..start + len);
        if let Some((_, kind)) = NOT_FINITE.iter().find(|(name, _)| *name == word) {
            self.error(codes::JSON_NOT_FINITE, span, || {
                rule!("{} is not JSON; IREE reads it nevertheless", String::from_utf8_lossy(word))
            });
            self.leaf(*kind, start, start + len);
        } else if let Some((_, right, kind)) = RESPELLED.iter().find(|(name, ..)| *name == word) {
            self.error_with_fix(
                codes::JSON_SYNTAX,
                span,
                rule!("{} is not JSON; write {}", String::from_utf8_lossy(word), right),
                Fix::safe(format!("write {right}"), vec![TextEdit::new(span, *right)]),
            );
            self.leaf(*kind, start, start + len);
        } else {
            self.not_a_value(word, span);
            self.leaf(Kind::Invalid, start, start + len);
        }
        State::After
    }

    fn not_a_value(&mut self, word: &[u8], span: Span) {
        let numeric = word.iter().any(u8::is_ascii_digit)
            && matches!(word.first(), Some(b'0'..=b'9' | b'-' | b'+' | b'.'));
        let shown = String::from_utf8_lossy(word.get(..40).unwrap_or(word)).into_owned();
        let code = if numeric { codes::JSON_NUMBER } else { codes::JSON_SYNTAX };
        self.error(code, span, || match numeric {
            true => rule!("{} is not a number as JSON writes numbers", shown),
            false => rule!("expected a value, found {}", format_args!("{shown:?}")),
        });
    }

    /// Recovers if an expected key is missing.
    pub(super) fn no_key(&mut self) -> State {
        let start = self.at;
        match self.peek() {
            None => self.end_of_text("a key or '}'"),
            Some(b'}') => {
                let comma = self.open.last().map_or(start, |open| open.comma);
                self.trailing_comma(comma);
                State::After
            }
            Some(b',') => {
                self.error(
                    codes::JSON_SYNTAX,
                    Span::from_range(start..start + 1),
                    || "expected a key before this comma",
                );
                self.at += 1;
                State::Key { first: false }
            }
            Some(b']') => self.mismatched_bracket(),
            Some(b'\'') => {
                self.count();
                self.single_quoted(start);
                self.colon()
            }
            Some(_) => self.word_for_key(),
        }
    }

    /// Recovers from a word without quotes, or another value, instead of a key.
    fn word_for_key(&mut self) -> State {
        let start = self.at;
        let rest = self.text.get(start..).unwrap_or_default();
        let len = rest.iter().take_while(|byte| is_word_byte(**byte)).count();
        let span = Span::from_range(start..start + len.max(1));
        let word = String::from_utf8_lossy(rest.get(..len).unwrap_or_default()).into_owned();
        self.count();
        if len > 0 {
            let mut replacement = String::new();
            super::write_string(&mut replacement, &word);
            self.error_with_fix(
                codes::JSON_SYNTAX,
                span,
                "a key is a string in double quotes",
                Fix::safe("quote the key", vec![TextEdit::new(span, replacement)]),
            );
            self.string_node(start, string::Scanned { end: start + len, decoded: Some(word) });
            return self.colon();
        }
        self.error(codes::JSON_SYNTAX, span, || "expected a key, a string in double quotes");
        let nothing = string::Scanned { end: start, decoded: Some(String::new()) };
        self.string_node(start, nothing);
        match self.peek() {
            Some(b':') => self.at += 1,
            // The start of a value is parsed as the value of the missing key.
            Some(b'[' | b'{') => {}
            _ => self.at += 1,
        }
        State::Value { first: false }
    }

    /// Recovers if an expected separator or closing bracket is missing.
    pub(super) fn no_separator(&mut self) -> State {
        let start = self.at;
        let Some(open) = self.open.last().copied() else { return State::Done };
        match self.peek() {
            None => self.end_of_text(if open.object { "',' or '}'" } else { "',' or ']'" }),
            Some(b']' | b'}') => self.mismatched_bracket(),
            Some(b':') => {
                self.error(
                    codes::JSON_SYNTAX,
                    Span::from_range(start..start + 1),
                    || "expected ',' here, found ':'",
                );
                self.at += 1;
                State::Value { first: false }.for_list(open.object)
            }
            Some(byte) if is_word_byte(byte) || matches!(byte, b'"' | b'\'' | b'[' | b'{') => {
                let before = self.text.get(..start).unwrap_or_default();
                let after = before.trim_ascii_end().len();
                let between = if open.object { "between two members" } else { "between two items" };
                self.missing(after, ",", between);
                State::Value { first: false }.for_list(open.object)
            }
            Some(_) => {
                let span = Span::from_range(start..start + 1);
                self.error(codes::JSON_SYNTAX, span, || "expected ',' or a closing bracket");
                self.at += 1;
                State::After
            }
        }
    }

    /// Reports a separator missing after an offset, with its insertion.
    pub(super) fn missing(&mut self, after: usize, separator: &str, place: &str) {
        let span = Span::at(after as u32);
        self.error_with_fix(
            codes::JSON_SEPARATOR,
            span,
            rule!("expected '{}' {}", separator, place),
            Fix::safe(format!("insert '{separator}'"), vec![TextEdit::new(span, separator)]),
        );
    }

    /// Ends the innermost bracket, which another closing bracket shows to be unclosed.
    fn unclosed_bracket(&mut self) {
        let Some(open) = self.open.last().copied() else { return };
        let start = self.nodes.get(open.node as usize).map_or(0, |node| node.start);
        let (bracket, name) = if open.object { ("}", "object") } else { ("]", "array") };
        let here = Span::at(self.at as u32);
        self.refuse(
            Diagnostic::new(
                codes::JSON_UNCLOSED,
                here,
                rule!("expected '{}' to close the {} before this bracket", bracket, name),
            )
            .with_related(Span::new(start, start + 1), format!("the {name} begins here"))
            .with_fix(Fix::uncertain(
                format!("insert '{bracket}'"),
                vec![TextEdit::new(here, bracket)],
            )),
        );
        self.close_at(self.at);
    }

    /// A closing bracket of the other kind than the innermost opening one: if it fits the next
    /// one out, the innermost is not closed; else it is the wrong bracket.
    fn mismatched_bracket(&mut self) -> State {
        let [.., outer, inner] = self.open.as_slice() else { return self.wrong_bracket() };
        if outer.object == inner.object {
            return self.wrong_bracket();
        }
        self.unclosed_bracket();
        State::After
    }

    /// Consumes a closing bracket for the other kind.
    fn wrong_bracket(&mut self) -> State {
        let object = self.open.last().is_some_and(|open| open.object);
        let right = if object { "}" } else { "]" };
        let span = Span::from_range(self.at..self.at + 1);
        self.error_with_fix(
            codes::JSON_UNCLOSED,
            span,
            rule!("expected '{}' here", right),
            Fix::uncertain(format!("write '{right}'"), vec![TextEdit::new(span, right)]),
        );
        self.close()
    }

    /// The text ends inside of brackets or before any value: one error, however many are open.
    fn end_of_text(&mut self, expected: &str) -> State {
        let end = self.at;
        let open = self.open.last().and_then(|open| self.nodes.get(open.node as usize));
        let opening = open.map(|node| Span::new(node.start, node.start + 1));
        if !self.truncated() {
            let message = rule!("the text ends where {} was expected", expected);
            match opening {
                Some(span) => {
                    let closing = self.closing_brackets();
                    let here = Span::at(end as u32);
                    self.refuse(
                        Diagnostic::new(codes::JSON_UNCLOSED, here, message)
                            .with_related(span, "this bracket is not closed")
                            .with_fix(Fix::uncertain(
                                "close the brackets",
                                vec![TextEdit::new(here, closing)],
                            )),
                    );
                }
                None => self.error(codes::JSON_SYNTAX, Span::at(end as u32), || message),
            }
        }
        while !self.open.is_empty() {
            self.close_at(end);
        }
        State::Done
    }

    /// The brackets that close everything that is open.
    fn closing_brackets(&self) -> String {
        self.open.iter().rev().map(|open| if open.object { '}' } else { ']' }).collect()
    }

    /// Reports a string that is not closed.
    pub(super) fn unclosed_string(&mut self, start: usize, end: usize) {
        if self.truncated() && end >= self.text.len() {
            return;
        }
        let span = Span::from_range(start..end);
        self.error_with_fix(
            codes::JSON_UNCLOSED,
            span,
            "this string is not closed on its line",
            Fix::uncertain("close the string", vec![TextEdit::new(Span::at(end as u32), "\"")]),
        );
    }

    /// Skips a value that nests deeper than the limit, without recursion and without nodes.
    pub(super) fn too_deep(&mut self) -> State {
        let start = self.at;
        self.error(
            limit::DEPTH,
            Span::from_range(start..start + 1),
            || "brackets nest deeper than the limit; what is inside of this one is not read",
        );
        let mut depth = 0_usize;
        let mut at = start;
        while let Some(byte) = self.text.get(at).copied() {
            match byte {
                b'[' | b'{' => depth += 1,
                b']' | b'}' => depth -= 1,
                b'"' => at = end_of_string(self.text, at),
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        let at = at.min(self.text.len());
        self.leaf(Kind::Invalid, start, at);
        State::After
    }
}

impl State {
    /// The state after a comma: a key in an object, a value in an array.
    fn for_list(self, object: bool) -> State {
        if object { State::Key { first: false } } else { self }
    }
}

/// The offset of the quote that closes the string at `at`, or the end of the text.
fn end_of_string(text: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

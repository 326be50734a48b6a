//! Words that the form of an operation in another version may have, and the errors that no form explains.

use super::Formats;
use crate::parse::operations::resolved_op::ResolvedOp;
use crate::parse::operations::state::OperationState;
use abide_source::diagnostic::{Detail, Wanted, codes};
use abide_source::spelling::{extends_name, nearest};
use abide_source::text::word_len;

impl<'a> Formats<'a> {
    /// Whether an operation does not fit a definition with mistakes, and is not wrong in any form: an error within a
    /// region is never one of the form around it, and a value of another type is one in any form.
    pub(in crate::parse) fn may_have_other_form(
        &mut self,
        reported: usize,
        known: &ResolvedOp<'a>,
        state: &OperationState<'a>,
        failed: bool,
    ) -> bool {
        let description = known.entry.description();
        // A client requests the possible tokens in the described form.
        if !description.has_mistakes || self.labels.is_some() {
            return false;
        }
        let found = self.diagnostics.get_mut(reported).map(|found| found.code);
        let is_of_type = found == Some(codes::mlir::TYPE_MISMATCH);
        let is_elsewhere =
            !self.recovers() && found.is_some() && (is_of_type || self.has_failed_region);
        match failed {
            true => !is_elsewhere && !self.lacks_operands(description, state),
            false => !is_elsewhere && !self.ends_form(state),
        }
    }

    /// Whether the form of an operation ends at the current token in all versions: no version has text after the last
    /// region.
    fn ends_form(&self, state: &OperationState<'a>) -> bool {
        let before = self.previous_end().checked_sub(1).and_then(|last| self.text.get(last));
        self.ends_operation() || !state.regions.is_empty() && before == Some(&b'}')
    }

    /// Whether a declaration names its arguments, which `func.func` does not print, but C++ of another function may.
    pub(in crate::parse) fn declares_names(
        &self,
        start: usize,
        state: &OperationState<'a>,
    ) -> bool {
        state.regions.iter().all(|region| self.ir.blocks(*region).is_empty())
            && memchr::memchr(b'%', self.slice(start, self.previous_end())).is_some()
    }

    /// Whether a blank separates a function's name and its arguments. `func.func` does not print it, but another
    /// function's C++ may.
    pub(in crate::parse) fn parts_arguments(&self, start: usize) -> bool {
        let text = self.slice(start, self.previous_end());
        let open = memchr::memchr(b'(', text).unwrap_or_default();
        text.get(..open).is_some_and(|head| head.ends_with(b" "))
    }
}

/// Whether one or several words are expected, and a similar one was found.
#[must_use]
pub fn is_misspelt(detail: &Detail, there: &[u8]) -> bool {
    let Detail::Expected(wanted) = detail else { return false };
    let Some(there) = std::str::from_utf8(there).ok().filter(|there| there.len() > 1) else {
        return false;
    };
    let is_word = |word: &&str| word.starts_with(|first: char| first.is_ascii_alphabetic());
    let may_continue_after = matches!(wanted, Wanted::Sign(..));
    !nearest(there, wanted.words().filter(is_word)).is_empty()
        || may_continue_after
            && wanted.words().filter(is_word).any(|word| extends_name(there, word))
}

/// Whether an error holds in all versions of an operation: a separator, region or type is missing, a keyword is not in
/// the enumeration, or counts within the same text differ.
#[must_use]
pub fn is_in_all_versions(detail: &Detail) -> bool {
    match detail {
        Detail::Expected(Wanted::ElementsType) => true,
        Detail::Expected(Wanted::Sign(sign, _)) => [":", ",", "{"].contains(&&**sign),
        Detail::Expected(wanted) => {
            matches!(wanted, Wanted::Type(_) | Wanted::OneOf { .. }) || *wanted == Wanted::OPERAND
        }
        Detail::Count(..) | Detail::OperandTypes { .. } => true,
        _ => false,
    }
}

/// The expected sign, or that of an expected operand.
#[must_use]
pub fn expected_sign(wanted: &Wanted) -> Option<&str> {
    match wanted {
        wanted if *wanted == Wanted::OPERAND => Some("%"),
        Wanted::Sign(sign, _) => Some(sign),
        Wanted::OperandTypes => Some("("),
        Wanted::ElementsType => Some(":"),
        Wanted::Choice(words) => words.first().copied(),
        _ => None,
    }
}

/// The words that a longer form of an operation may have before a sign, or before the end of the text: `exact`, `mode =
/// "x"`, `weights([1, 2])`, `<a = 1>` and the like. Returns the first of them and the length of all, in bytes; `None` if
/// the text before the sign has another part.
#[must_use]
pub fn new_words_before<'t>(text: &'t [u8], sign: Option<&str>) -> Option<(&'t str, usize)> {
    let mut cursor = Cursor { rest: text.trim_ascii_start(), word: None };
    let is_longer = cursor.words_before(sign.map(str::as_bytes));
    cursor.word.filter(|_| is_longer).map(|word| (word, text.len() - cursor.rest.len()))
}

/// The rest of an operation's text.
struct Cursor<'t> {
    rest: &'t [u8],
    /// The first word.
    word: Option<&'t str>,
}

/// The maximum number of words inspected.
const MAX_WORDS: usize = 32;

impl<'t> Cursor<'t> {
    /// `exact`, `mode = "x"`, `weights([1, 2])`, `<a = 1>` and the like, one after the other or with commas between
    /// them, up to a sign or the end.
    fn words_before(&mut self, sign: Option<&[u8]>) -> bool {
        for _ in 0..MAX_WORDS {
            let has_comma = self.eat(b",");
            if !self.word_with_value(has_comma) {
                return false;
            }
            let is_there = match sign {
                Some(sign) => self.rest.starts_with(sign),
                None => self.rest.is_empty(),
            };
            if is_there {
                return true;
            }
        }
        false
    }

    /// Skips a word with its parts; after a comma it has a value.
    fn word_with_value(&mut self, has_comma: bool) -> bool {
        let first = match self.rest {
            [b'<', ..] if self.word.is_none() => {
                let inner = self.rest.get(1..).and_then(word_at);
                self.word = inner;
                return inner.is_some() && self.brackets();
            }
            rest => word_at(rest),
        };
        let Some(word) = first else { return false };
        self.word.get_or_insert(word);
        self.advance(word.len());
        if self.eat(b"=") {
            return self.value();
        }
        let has_value = self.brackets() || self.number();
        has_value || !has_comma
    }

    /// The value of a word: a number, a name, or a group in brackets.
    fn value(&mut self) -> bool {
        if self.eat(b"\"") {
            let end = self.rest.iter().position(|byte| [b'"', b'\n'].contains(byte));
            self.advance(end.unwrap_or_default());
            return self.eat(b"\"");
        }
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_.-+#@%!".contains(*byte);
        let len = self.rest.iter().take_while(is_part).count();
        self.advance(len);
        self.brackets() || len > 0
    }

    fn number(&mut self) -> bool {
        let len = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.advance(len);
        len > 0
    }

    /// Brackets with their content, if they begin here and end on the line.
    fn brackets(&mut self) -> bool {
        let after = text_after_brackets(self.rest).filter(|rest| rest.len() < self.rest.len());
        match after {
            Some(after) => self.rest = after.trim_ascii_start(),
            None => return false,
        }
        true
    }

    fn eat(&mut self, sign: &[u8]) -> bool {
        let is_there = self.rest.starts_with(sign);
        if is_there {
            self.advance(sign.len());
        }
        is_there
    }

    fn advance(&mut self, len: usize) {
        self.rest = self.rest.get(len..).unwrap_or_default().trim_ascii_start();
    }
}

/// The word that a text begins with, of two letters at least.
fn word_at(text: &[u8]) -> Option<&str> {
    let word = std::str::from_utf8(text.get(..word_len(text))?).ok()?;
    let is_word = word.len() > 1 && word.starts_with(|first: char| first.is_ascii_alphabetic());
    is_word.then_some(word)
}

/// Returns the text after the brackets that a text begins with.
fn text_after_brackets(text: &[u8]) -> Option<&[u8]> {
    let mut depth = 0_usize;
    for (at, byte) in text.iter().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b'>' if at.checked_sub(1).and_then(|before| text.get(before)) == Some(&b'-') => {}
            b')' | b']' | b'}' | b'>' => depth = depth.checked_sub(1)?,
            b'\n' => return None,
            _ if depth == 0 => return None,
            _ => {}
        }
        if depth == 0 {
            return text.get(at + 1..);
        }
    }
    None
}

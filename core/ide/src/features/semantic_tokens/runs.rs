//! Tokens in the protocol's encoding: as numbers, each token relative to the one before.
//!
//! Such numbers do not depend on their position, except those of the first token. So the tokens of a function are
//! encoded once, and kept with its other facts.

use super::kinds::{SemanticToken, SemanticTokenSet};
use crate::db::UnitCache;
use abide_source::text::{Encoding, LineColumn, Span};
use std::sync::{Arc, OnceLock};

/// The number of numbers for a token.
const NUMBERS_PER_TOKEN: usize = 5;

/// A token of any language: where it is, the number of its type, whether it defines its name.
pub type NumberedToken = (Span, u32, bool);

/// The tokens of a part of a text; places count from the first byte of the part.
#[derive(Debug, Default, PartialEq, Eq)]
struct TokenRun {
    /// The numbers of the tokens with a comma after each, except the first two: the lines and columns from the
    /// previous token to the first.
    numbers: Vec<u8>,
    tokens: u32,
    first: LineColumn,
    last: LineColumn,
    /// The end of the text.
    end: LineColumn,
}

impl TokenRun {
    /// `tokens` are in the order of the text, none over a line break, and none over another.
    fn new(
        text: &[u8],
        encoding: Encoding,
        tokens: impl IntoIterator<Item = NumberedToken>,
    ) -> TokenRun {
        let mut run = TokenRun::default();
        let (mut at, mut place) = (0, LineColumn::default());
        for (span, token_type, is_definition) in tokens {
            let start = place.after(Span::new(at, span.start()).slice(text), encoding);
            (at, place) = (span.end(), start.after(span.slice(text), encoding));
            if run.tokens == 0 {
                run.first = start;
            } else {
                push_step(&mut run.numbers, step(run.last, start));
            }
            let length = place.column.saturating_sub(start.column);
            for number in [length, token_type, u32::from(is_definition)] {
                push_number(&mut run.numbers, number);
            }
            run.tokens += 1;
            run.last = start;
        }
        run.end = place.after(text.get(at as usize..).unwrap_or_default(), encoding);
        run.numbers.shrink_to_fit();
        run
    }
}

/// The distance of a place from an earlier one: lines, and columns within one line.
fn step(from: LineColumn, to: LineColumn) -> LineColumn {
    let line = to.line.saturating_sub(from.line);
    let column = if line == 0 { to.column.saturating_sub(from.column) } else { to.column };
    LineColumn { line, column }
}

/// The place to which a step leads.
fn stepped(from: LineColumn, step: LineColumn) -> LineColumn {
    let column = if step.line == 0 { from.column.saturating_add(step.column) } else { step.column };
    LineColumn { line: from.line.saturating_add(step.line), column }
}

fn push_step(numbers: &mut Vec<u8>, step: LineColumn) {
    push_number(numbers, step.line);
    push_number(numbers, step.column);
}

fn push_number(numbers: &mut Vec<u8>, mut number: u32) {
    let start = numbers.len();
    loop {
        numbers.push(b'0' + (number % 10) as u8);
        number /= 10;
        if number == 0 {
            break;
        }
    }
    if let Some(digits) = numbers.get_mut(start..) {
        digits.reverse();
    }
    numbers.push(b',');
}

/// The encoding of the columns, and the kinds of the tokens.
pub(super) type Requested = (Encoding, SemanticTokenSet);

/// The tokens of a function as they were first requested.
#[derive(Debug, Default, Clone)]
pub(crate) struct TokensCache(OnceLock<(Requested, Arc<TokenRun>)>);

impl UnitCache for TokensCache {}

impl TokensCache {
    /// Whether the tokens need not be found any more.
    pub(super) fn is_known(&self, requested: Requested) -> bool {
        self.0.get().is_some_and(|(known, _)| *known == requested)
    }

    /// The tokens of the function that `text` is; if they are not known, `find` gives them.
    pub(super) fn run(
        &self,
        text: &[u8],
        requested: Requested,
        find: impl Fn() -> Vec<SemanticToken>,
    ) -> Run {
        let make = || {
            let tokens = find().into_iter();
            let tokens = tokens.map(|token| (token.span, token.kind as u32, token.is_definition));
            Arc::new(TokenRun::new(text, requested.0, tokens))
        };
        let (known, run) = self.0.get_or_init(|| (requested, make()));
        Run(if *known == requested { Arc::clone(run) } else { make() })
    }
}

/// The tokens of one part of a text.
pub(super) struct Run(Arc<TokenRun>);

impl Run {
    pub(super) fn new(text: &[u8], requested: Requested, tokens: Vec<SemanticToken>) -> Run {
        TokensCache::default().run(text, requested, || tokens.clone())
    }
}

/// The semantic tokens of a text as a list of numbers, five for each token.
///
/// It is composed of parts, which versions of a document share.
#[derive(Debug, Default)]
pub struct TokenNumbers {
    /// Parts with tokens.
    runs: Vec<PlacedRun>,
}

/// A part of a list.
#[derive(Debug, Clone)]
struct PlacedRun {
    /// From the last token before it to its first.
    step: LineColumn,
    run: Arc<TokenRun>,
}

impl PlacedRun {
    fn is_same_run(&self, other: &PlacedRun) -> bool {
        self.step == other.step && (Arc::ptr_eq(&self.run, &other.run) || self.run == other.run)
    }
}

/// An edit from one list of numbers to another.
#[derive(Debug, PartialEq, Eq)]
pub struct TokenEdit {
    /// The number of numbers in front of the change.
    pub start: usize,
    /// The number of numbers after them that are deleted.
    pub deleted: usize,
    /// The numbers that come in their place, with commas between them.
    pub numbers: Vec<u8>,
}

impl TokenNumbers {
    /// The numbers of tokens in the order of the text, none over a line break, and none over
    /// another. `from` is the place of the text's first byte.
    #[must_use]
    pub fn new(
        text: &[u8],
        from: LineColumn,
        encoding: Encoding,
        tokens: impl IntoIterator<Item = NumberedToken>,
    ) -> TokenNumbers {
        let mut joined = Joined { to_here: from, ..Joined::default() };
        joined.push(text, Run(Arc::new(TokenRun::new(text, encoding, tokens))));
        joined.numbers
    }

    /// Returns the text of the list, numbers with commas between them, in chunks of about `size` bytes.
    pub fn into_chunks(self: Arc<Self>, size: usize) -> impl Iterator<Item = Vec<u8>> + Send {
        let mut next = 0;
        std::iter::from_fn(move || {
            let mut chunk = Vec::new();
            while let Some(PlacedRun { step, run }) = self.runs.get(next)
                && (chunk.is_empty() || chunk.len() < size)
            {
                next += 1;
                push_step(&mut chunk, *step);
                let end = run.numbers.len() - usize::from(next == self.runs.len());
                chunk.extend_from_slice(run.numbers.get(..end).unwrap_or_default());
            }
            (!chunk.is_empty()).then_some(chunk)
        })
    }

    /// The number of bytes of the text of the list.
    #[must_use]
    pub fn text_len(&self) -> usize {
        let mut lead = Vec::new();
        let runs = self.runs.iter().map(|PlacedRun { step, run }| {
            lead.clear();
            push_step(&mut lead, *step);
            lead.len() + run.numbers.len()
        });
        runs.sum::<usize>().saturating_sub(1)
    }

    /// Returns the edit from older numbers to these; `None` if they are equal.
    #[must_use]
    pub fn edit_since(&self, old: &TokenNumbers) -> Option<TokenEdit> {
        let same = |(old, new): &(&PlacedRun, &PlacedRun)| old.is_same_run(new);
        let prefix = old.runs.iter().zip(&self.runs).take_while(same).count();
        let after = |all: &TokenNumbers| all.runs.len() - prefix;
        let rest = after(old).min(after(self));
        let ends = old.runs.iter().rev().zip(self.runs.iter().rev()).take(rest);
        let suffix = ends.take_while(same).count();
        let before: usize = old.runs.iter().take(prefix).map(|part| part.run.tokens as usize).sum();
        let [old, new] = [old, self].map(|all| all.between(prefix, suffix));
        let differing = Differing::new(&old, &new);
        (differing.deleted > 0 || !differing.inserted.is_empty()).then(|| TokenEdit {
            start: before * NUMBERS_PER_TOKEN + differing.start,
            deleted: differing.deleted,
            numbers: differing.inserted.strip_suffix(b",").unwrap_or_default().to_vec(),
        })
    }

    /// Returns the text of the runs without `prefix` and `suffix` of them, with a comma at its end.
    fn between(&self, prefix: usize, suffix: usize) -> Vec<u8> {
        let mut text = Vec::new();
        for PlacedRun { step, run } in self.runs.iter().take(self.runs.len() - suffix).skip(prefix)
        {
            push_step(&mut text, *step);
            text.extend_from_slice(&run.numbers);
        }
        text
    }
}

/// The difference of two lists of tokens, in numbers.
struct Differing<'t> {
    start: usize,
    deleted: usize,
    inserted: &'t [u8],
}

impl<'t> Differing<'t> {
    /// Compares two lists; `old` and `new` have a comma after each number.
    fn new(old: &[u8], new: &'t [u8]) -> Differing<'t> {
        let same = |pair: &(&u8, &u8)| pair.0 == pair.1;
        let equal = old.iter().zip(new).take_while(same).count();
        let start = tokens_in(new.get(..equal).unwrap_or_default());
        let from = bytes_of(new, start);
        let old = old.get(from..).unwrap_or_default();
        let new = new.get(from..).unwrap_or_default();
        let equal = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
        // A number that begins before the equal part is a different one.
        let is_whole = |text: &[u8]| match (text.len() - equal).checked_sub(1) {
            Some(last) => text.get(last) == Some(&b','),
            None => true,
        };
        let after = new.get(new.len() - equal..).unwrap_or_default();
        let cut = usize::from(equal > 0 && !(is_whole(old) && is_whole(new)));
        let kept = numbers_in(after).saturating_sub(cut) / NUMBERS_PER_TOKEN;
        let [old_count, new_count] = [old, new].map(tokens_in);
        let deleted = (old_count - kept) * NUMBERS_PER_TOKEN;
        let inserted = new.get(..bytes_of(new, new_count - kept)).unwrap_or_default();
        Differing { start: start * NUMBERS_PER_TOKEN, deleted, inserted }
    }
}

/// The number of numbers that end in a text.
fn numbers_in(text: &[u8]) -> usize {
    memchr::memchr_iter(b',', text).count()
}

/// The number of whole tokens in a text that begins with one.
fn tokens_in(text: &[u8]) -> usize {
    numbers_in(text) / NUMBERS_PER_TOKEN
}

/// Returns the number of bytes of this many tokens.
fn bytes_of(text: &[u8], tokens: usize) -> usize {
    let Some(last) = (tokens * NUMBERS_PER_TOKEN).checked_sub(1) else { return 0 };
    memchr::memchr_iter(b',', text).nth(last).map_or(text.len(), |comma| comma + 1)
}

/// Parts of a text that are joined in order.
#[derive(Default)]
pub(super) struct Joined {
    pub(super) numbers: TokenNumbers,
    /// The step from the last token to the end of the joined text.
    to_here: LineColumn,
    /// Whether that ends with a carriage return.
    ends_with_return: bool,
}

impl Joined {
    /// Appends the part; `text` is its text.
    pub(super) fn push(&mut self, text: &[u8], run: Run) {
        let Run(run) = run;
        if self.ends_with_return && text.first() == Some(&b'\n') {
            // Two halves of one line break.
            self.to_here.line = self.to_here.line.saturating_sub(1);
        }
        self.ends_with_return = match text.last() {
            Some(last) => *last == b'\r',
            None => self.ends_with_return,
        };
        if run.tokens == 0 {
            self.to_here = stepped(self.to_here, run.end);
            return;
        }
        let lead = stepped(self.to_here, run.first);
        self.to_here = step(run.last, run.end);
        self.numbers.runs.push(PlacedRun { step: lead, run });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tokens that are words of digits, which determine their type.
    fn numbers(parts: &[&str]) -> TokenNumbers {
        let mut joined = Joined::default();
        for part in parts {
            let mut tokens = Vec::new();
            let mut at = 0;
            for word in part.split([' ', '\n', '\r']) {
                if let Ok(kind) = word.parse() {
                    tokens.push((Span::new(at, at + word.len() as u32), kind, false));
                }
                at += word.len() as u32 + 1;
            }
            let run = TokenRun::new(part.as_bytes(), Encoding::Utf16, tokens);
            joined.push(part.as_bytes(), Run(Arc::new(run)));
        }
        joined.numbers
    }

    fn text(numbers: &TokenNumbers) -> String {
        let shared = || Arc::new(TokenNumbers { runs: numbers.runs.clone() });
        let chunks = |size| shared().into_chunks(size).collect::<Vec<_>>();
        let text = chunks(1000).concat();
        assert_eq!(text, chunks(0).concat());
        assert_eq!((text.len(), numbers.runs.len()), (numbers.text_len(), chunks(0).len()));
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn tokens_are_relative_to_the_previous_one() {
        assert_eq!(text(&numbers(&["1 22\n  3"])), "0,0,1,1,0,0,2,2,22,0,1,2,1,3,0");
        assert_eq!(text(&numbers(&[""])), "");
    }

    #[test]
    fn runs_of_a_split_text_equal_those_of_the_whole() {
        let whole = "\n 1 \r\n é 2\r\r\n𝄞 3 4 x\n\n5 6";
        let expected = text(&numbers(&[whole]));
        assert_eq!(expected.split(',').count(), 30);
        for (at, _) in whole.char_indices() {
            let (start, end) = whole.split_at(at);
            assert_eq!(text(&numbers(&[start, end])), expected, "{start:?} {end:?}");
            let (middle, end) = end.split_at(end.chars().next().map_or(0, char::len_utf8));
            assert_eq!(text(&numbers(&[start, middle, end])), expected);
        }
    }

    /// Applies an edit to a list.
    fn edited(old: &TokenNumbers, edit: &TokenEdit) -> String {
        let old = text(old);
        let mut numbers: Vec<&str> = old.split(',').filter(|number| !number.is_empty()).collect();
        let new = std::str::from_utf8(&edit.numbers).unwrap();
        let new = new.split(',').filter(|number| !number.is_empty());
        numbers.splice(edit.start..edit.start + edit.deleted, new);
        numbers.join(",")
    }

    #[test]
    fn only_differences_are_sent() {
        let lists: [&[&str]; 10] = [
            &[],
            &["1"],
            &["1 2 3"],
            &["1", " 2 ", "3"],
            &["1 2 ", "2 3"],
            &["1 12 3"],
            &["1 2", "1 2", "1 2"],
            &["1 2", "1 2"],
            &["1 2\n", "1 2"],
            &["1 2 2 2 2 3"],
        ];
        for old in lists.map(numbers) {
            for new in lists.map(numbers) {
                match new.edit_since(&old) {
                    Some(edit) => assert_eq!(edited(&old, &edit), text(&new), "{edit:?}"),
                    None => assert_eq!(text(&old), text(&new)),
                }
            }
        }
        let [old, new] = [&["1 2 ", "3 4"], &["1 2 ", "3 7 4"]].map(|parts| numbers(parts));
        let edit = new.edit_since(&old).unwrap();
        assert_eq!((edit.start, edit.deleted, edit.numbers.as_slice()), (15, 0, &b"0,2,1,7,0"[..]));
        let back = old.edit_since(&new).unwrap();
        assert_eq!((back.start, back.deleted, back.numbers.len()), (15, 5, 0));
        assert_eq!(new.edit_since(&numbers(&["1 2 ", "3 7 4"])), None, "equal, if not shared");
    }
}

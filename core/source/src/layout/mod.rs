//! White space between the words of a text: indentation, blanks, line breaks.
//!
//! A formatter describes each word of its language as a [`Word`] and hands them over in the order of
//! the text. [`Layout`] returns the edits of the white space between them; it never changes a word.
//!
//! Line breaks stay where the author put them. A line that is too long is broken at the outermost
//! bracket or clause that helps. The result depends on the words and on the line breaks alone, so
//! formatting a second time changes nothing.

mod run;

use crate::text::{Span, TextEdit, line_break};
use memchr::memmem;
use run::{Run, WordStates};

/// The beginning of the comments with the diagnostics that a test expects.
const EXPECTATION_PREFIX: &[u8] = b"expected-";

/// Blanks for each level of indentation.
pub const STEP: usize = 2;

/// The largest indentation of a level of nesting.
pub const MAX_INDENTATION: usize = 128;

/// The choices of a project about the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LayoutOptions {
    /// The maximum number of characters in a line; `None` breaks no line.
    pub line_width: Option<u32>,
}

impl Default for LayoutOptions {
    fn default() -> LayoutOptions {
        LayoutOptions { line_width: Some(LayoutOptions::LINE_WIDTH) }
    }
}

impl LayoutOptions {
    /// The line width of a project that does not choose one.
    pub const LINE_WIDTH: u32 = 120;

    /// The layout with a line width; 0 breaks no line.
    #[must_use]
    pub fn with_line_width(width: u32) -> LayoutOptions {
        LayoutOptions { line_width: Some(width).filter(|width| *width > 0) }
    }
}

/// The white space before a word that shares its line with the word before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Space {
    /// None.
    None,
    /// A single blank.
    One,
    /// A single blank if the author wrote white space, else none.
    Fold,
    /// The author's white space.
    Exact,
}

impl Space {
    /// The place of a word that has these blanks before it, within a line.
    fn within_line(self, blanks: &[u8]) -> Place {
        match self {
            Space::None => Place::After(b""),
            Space::Fold if blanks.is_empty() => Place::After(b""),
            Space::One | Space::Fold => Place::After(b" "),
            Space::Exact => Place::Kept,
        }
    }
}

/// The place of a word in the output.
enum Place {
    /// At the beginning of a line, after this number of blanks.
    Line(usize),
    /// After the previous word, with this white space between them.
    After(&'static [u8]),
    /// After the existing white space.
    Kept,
}

/// The layout of a bracket's content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Statements: each line has its own level.
    Statements,
    /// Never broken, and nothing in it is.
    Sealed,
    /// Not broken itself; brackets in it may be.
    Wrapper,
    /// If broken, as many elements on a line as fit.
    Fill,
    /// If broken, one element on each line.
    PerLine,
}

/// The part of a word in the structure of brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Any other word.
    Plain,
    /// Separates elements.
    Comma,
    /// A string or code; directly after another one it continues that.
    Text,
    /// Up to the end of its line.
    Comment,
    /// Opens a bracket; the number identifies its shape.
    Open(u8, Style),
    /// Closes a bracket of a shape.
    Close(u8),
}

/// A word of a text: anything but white space.
#[derive(Debug, Clone, Copy)]
pub struct Word {
    /// Its bytes.
    pub span: Span,
    /// White space before it within a line.
    pub space: Space,
    /// Its part in the structure of brackets.
    pub role: Role,
    /// The level of indentation if it begins a line; `None` if it continues the words before it.
    pub level: Option<u16>,
    /// Whether it always begins a line, unless lines are kept. Such a word has a level.
    pub begins_line: bool,
    /// Whether a long line may be broken before it, outside of brackets.
    pub begins_clause: bool,
    /// Whether no line break is added before it.
    pub sealed: bool,
    /// Whether all white space before it is kept.
    pub fixed: bool,
}

/// The rules for breaking the lines of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// The maximum number of characters in a line.
    width: u32,
    /// Whether lines are neither added nor removed.
    keeps_lines: bool,
    /// A new line break.
    line_break: &'static [u8],
}

impl Lines {
    /// The rules for a text.
    #[must_use]
    pub fn of(text: &[u8], options: &LayoutOptions) -> Lines {
        let keeps_lines = counts_lines(text);
        let width = options.line_width.filter(|_| !keeps_lines).unwrap_or(u32::MAX);
        Lines { width, keeps_lines, line_break: line_break(text) }
    }
}

/// The line of the text that was looked up last.
#[derive(Debug, Default)]
struct AuthorLine {
    /// The text up to here was searched.
    end: u32,
    indentation: u32,
}

impl AuthorLine {
    /// The indentation of the line of a place. Places must ascend from call to call.
    fn indentation_at(&mut self, text: &[u8], place: u32) -> u32 {
        let searched = Span::new(self.end.min(place), place).slice(text);
        if let Some(at) = memchr::memrchr2(b'\n', b'\r', searched) {
            let line = text.get(self.end as usize + at + 1..).unwrap_or_default();
            self.indentation = run::indentation_in_text(line);
        } else if self.end == 0 {
            self.indentation = run::indentation_in_text(text);
        }
        self.end = place;
        self.indentation
    }
}

/// Collects words and gathers the edits of the white space between them.
#[derive(Debug)]
pub struct Layout<'t> {
    text: &'t [u8],
    lines: Lines,
    /// Only runs that touch these bytes change.
    range: Option<Span>,
    /// Words since the last line that begins with a level.
    words: Vec<Word>,
    /// The end of the word before these; `None` at the beginning of the text.
    before: Option<u32>,
    author_line: AuthorLine,
    edits: Vec<TextEdit>,
    places: WordStates,
}

impl<'t> Layout<'t> {
    /// Begins with the first byte of a text. With `range`, only the lines that it touches change.
    #[must_use]
    pub fn new(text: &'t [u8], lines: Lines, range: Option<Span>) -> Layout<'t> {
        let range = range.map(|range| whole_lines(text, range));
        let (words, author_line, edits, places) = Default::default();
        Layout { text, lines, range, words, before: None, author_line, edits, places }
    }

    /// Begins with a word that is the first one of its line, else as [`new`](Layout::new).
    #[must_use]
    pub fn from_line(text: &'t [u8], lines: Lines, range: Option<Span>, word: u32) -> Layout<'t> {
        let before = text.get(..word as usize).unwrap_or_default();
        let at = memchr::memrchr2(b'\n', b'\r', before).and_then(|at| u32::try_from(at).ok());
        let author_line = AuthorLine { end: at.unwrap_or(0), indentation: 0 };
        Layout { before: at, author_line, ..Layout::new(text, lines, range) }
    }

    /// Adds the next word.
    #[inline]
    pub fn push(&mut self, word: Word) {
        let last = self.words.last().map(|word| word.span.end()).or(self.before);
        if self.begins_run(last, &word) {
            self.flush(word.level.map(|level| (level, word.role)));
        }
        self.words.push(word);
    }

    /// The word that was pushed last, unless something has ended since.
    pub fn last_mut(&mut self) -> Option<&mut Word> {
        self.words.last_mut()
    }

    /// Ends the statement before the next word, which has a level. The comments in front of that word belong to it.
    pub fn begin(&mut self, level: u16) {
        self.flush(Some((level, Role::Plain)));
    }

    /// The edits between the words so far, without those that change nothing.
    #[must_use]
    pub fn finish_words(mut self) -> Vec<TextEdit> {
        self.flush(None);
        self.edits
    }

    /// The edits of the whole text, without those that change nothing.
    #[must_use]
    pub fn finish(mut self) -> Vec<TextEdit> {
        self.flush(Some((0, Role::Plain)));
        self.flush(None);
        let start = self.before.unwrap_or(0);
        let end = Span::new(start, u32::try_from(self.text.len()).unwrap_or(u32::MAX));
        if !end.is_empty() && self.is_touched(end) {
            self.replace(end, final_break(self.text, end));
        }
        self.edits
    }

    /// Whether a word begins a line of its own in the result.
    fn begins_run(&self, last: Option<u32>, word: &Word) -> bool {
        let is_separated = word.begins_line && self.lines.width != u32::MAX && !word.fixed;
        word.level.is_some() && (is_separated || self.begins_line(last, word.span))
    }

    /// Whether a word begins a line; the first of a text does.
    fn begins_line(&self, last: Option<u32>, word: Span) -> bool {
        let Some(last) = last else { return true };
        let gap = self.text.get(last as usize..word.start() as usize).unwrap_or_default();
        // Nearly all gaps are one byte or none.
        gap.iter().any(|byte| matches!(byte, b'\n' | b'\r'))
    }

    /// Lays out the words so far. Comments on lines of their own at the end belong to the next word,
    /// whose level is given; in front of a closing bracket they are a level deeper.
    fn flush(&mut self, next: Option<(u16, Role)>) {
        let mut words = std::mem::take(&mut self.words);
        let mut own = words.len();
        if let Some((level, role)) = next {
            let level = level.saturating_add(u16::from(matches!(role, Role::Close(_))));
            while let Some(before) = own.checked_sub(1)
                && let Some(word) = words.get_mut(before)
                && (word.role, word.level) == (Role::Comment, None)
            {
                word.level = Some(level);
                own = before;
            }
            // A comment after a word stays with that word.
            let after = |at: usize| words.get(at).map(|word| word.span.end());
            let last = own.checked_sub(1).map_or(self.before, after);
            if let Some(word) = words.get_mut(own)
                && !self.begins_line(last, word.span)
            {
                word.level = None;
            }
        }
        self.lay_out(&words);
        words.clear();
        self.words = words;
    }

    /// Lays out words; each that begins a line and has a level begins its own run.
    fn lay_out(&mut self, mut rest: &[Word]) {
        while !rest.is_empty() {
            let mut last = rest.first().map(|word| word.span.end());
            let next = rest.iter().skip(1).position(|word| {
                let before = last.replace(word.span.end());
                self.begins_run(before, word)
            });
            let len = next.map_or(rest.len(), |next| next + 1);
            let (words, after) = rest.split_at_checked(len).unwrap_or((rest, &[]));
            match self.indentation_of_line(words) {
                Some(indentation) => self.emit(words, |index, blanks| match index {
                    0 => Place::Line(indentation),
                    _ => {
                        words.get(index).map_or(Place::Kept, |word| word.space.within_line(blanks))
                    }
                }),
                None => {
                    let places = std::mem::take(&mut self.places);
                    let place = words.first().map_or(0, |word| word.span.start());
                    let line = self.author_line.indentation_at(self.text, place);
                    let mut run = Run::new(self.text, self.before, line, words, places);
                    break_lines(&mut run, words, self.lines.width);
                    self.emit(words, |index, _| run.place_of(index));
                    self.places = run.into_places();
                }
            }
            self.before = words.last().map(|word| word.span.end()).or(self.before);
            rest = after;
        }
    }

    /// The indentation of words that are one line and stay one, as most are. `None` if a [`Run`] is needed.
    fn indentation_of_line(&self, words: &[Word]) -> Option<usize> {
        let (first, last) = (words.first()?, words.last()?);
        let line = Span::new(first.span.start(), last.span.end()).slice(self.text);
        if memchr::memchr2(b'\n', b'\r', line).is_some() {
            return None;
        }
        let start = self.before.unwrap_or(0).min(first.span.start());
        let gap = Span::new(start, first.span.start()).slice(self.text);
        let indentation = run::indentation_of_first(first, gap);
        // Bytes are at least as many as characters.
        let mut column = indentation;
        let mut end = first.span.start();
        for word in words {
            let blanks = Span::new(end, word.span.start());
            end = word.span.end();
            column = column
                .saturating_add(word.span.len())
                .saturating_add(run::width_within_line(word.space, blanks.slice(self.text)));
            if column > self.lines.width && word.role != Role::Comment {
                return None;
            }
        }
        Some(indentation as usize)
    }

    /// Makes the edits of words; `place` is that of one by its index and the white space before it.
    fn emit(&mut self, words: &[Word], place: impl Fn(usize, &[u8]) -> Place) {
        let (Some(first), Some(last)) = (words.first(), words.last()) else { return };
        let start = self.before.unwrap_or(0).min(first.span.start());
        let is_text_start = self.before.is_none();
        if !self.is_touched(Span::new(first.span.start(), last.span.end())) {
            return;
        }
        let mut end = start;
        for (index, word) in words.iter().enumerate() {
            let gap = Span::new(end, word.span.start());
            end = word.span.end();
            if word.fixed {
                continue;
            }
            let blanks = gap.slice(self.text);
            let begins_text = index == 0 && is_text_start;
            match place(index, blanks) {
                Place::Line(indentation)
                    if !begins_text && begins_line_with(blanks, indentation) => {}
                Place::Line(indentation) => {
                    let replacement = self.breaks(gap, begins_text, indentation);
                    self.replace(gap, replacement);
                }
                // Byte by byte: for a blank or none a call of memcmp costs more than all else here.
                Place::After(wanted) if blanks.iter().ne(wanted) => {
                    self.replace(gap, wanted.to_vec());
                }
                Place::After(_) | Place::Kept => {}
            }
        }
    }

    /// The white space before the first word of a line.
    fn breaks(&self, gap: Span, begins_text: bool, indentation: usize) -> Vec<u8> {
        let most = match (begins_text, self.lines.keeps_lines) {
            (_, true) => usize::MAX,
            (true, false) => 0,
            (false, false) => 2,
        };
        let mut kept = kept_breaks(gap.slice(self.text), most);
        if kept.is_empty() && !begins_text {
            kept.extend_from_slice(self.lines.line_break);
        }
        kept.extend(std::iter::repeat_n(b' ', indentation));
        kept
    }

    fn replace(&mut self, gap: Span, replacement: Vec<u8>) {
        let before = gap.slice(self.text);
        // NUL bytes are white space for MLIR; to the author they may be more.
        if before != replacement && !before.contains(&0) {
            self.edits.push(TextEdit::new(gap, replacement));
        }
    }

    /// Whether the white space in these bytes may change.
    #[must_use]
    pub fn is_touched(&self, span: Span) -> bool {
        self.range.is_none_or(|range| range.meets(span))
    }
}

/// Breaks the lines of a run that are too long. If they have statements, these come on lines of their own.
fn break_lines(run: &mut Run<'_>, words: &[Word], width: u32) {
    // Before this word statements begin lines.
    let mut separated = 0;
    let mut start = 0;
    while start < words.len() {
        let statements = words.iter().enumerate().take(separated).skip(start + 1);
        let mut statements = statements.filter(|(_, word)| word.level.is_some());
        let end = statements.next().map_or(words.len(), |(index, _)| index);
        run.begin(start..end);
        start = match run.lay_out(width) {
            None => end,
            Some(statement) => {
                separated = run.end_of_author_line(statement);
                run.begin_again(start..statement);
                run.lay_out(width);
                statement
            }
        };
    }
}

/// A range from the beginning of its first line.
fn whole_lines(text: &[u8], range: Span) -> Span {
    let before = text.get(..range.start() as usize).unwrap_or_default();
    let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    Span::new(u32::try_from(line).unwrap_or(u32::MAX), range.end())
}

/// Whether comments of a test count lines, as `expected-error @+1 {{..}}` and `[[@LINE-1]]` do.
fn counts_lines(text: &[u8]) -> bool {
    const KINDS: [&[u8]; 4] = [b"error", b"warning", b"note", b"remark"];
    let is_expectation = |at: usize| {
        let kind = text.get(at + EXPECTATION_PREFIX.len()..).unwrap_or_default();
        KINDS.iter().any(|known| kind.starts_with(known))
    };
    memmem::find_iter(text, EXPECTATION_PREFIX).any(is_expectation)
        || memmem::find(text, b"@LINE").is_some()
}

/// Whether white space is one line break or two, and then blanks up to an indentation: no layout changes that.
fn begins_line_with(white: &[u8], indentation: usize) -> bool {
    let breaks = white.len().saturating_sub(indentation);
    let parts = white.split_at_checked(breaks).filter(|_| matches!(breaks, 1 | 2));
    parts.is_some_and(|(breaks, blanks)| {
        breaks.iter().all(|byte| *byte == b'\n') && blanks.iter().all(|byte| *byte == b' ')
    })
}

/// The first line breaks of white space, in their own spelling.
fn kept_breaks(white: &[u8], most: usize) -> Vec<u8> {
    let mut kept = Vec::new();
    let mut rest = white;
    let mut count = 0;
    while let [byte, tail @ ..] = rest {
        let len = match (byte, tail.first()) {
            (b'\r', Some(b'\n')) => 2,
            (b'\n' | b'\r', _) => 1,
            _ => 0,
        };
        if len > 0 && count < most {
            kept.extend(rest.get(..len).unwrap_or_default());
            count += 1;
        }
        rest = rest.get(len.max(1)..).unwrap_or_default();
    }
    kept
}

/// White space at the end of a text: one line break, or nothing in a text of white space alone.
fn final_break(text: &[u8], span: Span) -> Vec<u8> {
    if span.start() == 0 {
        return Vec::new();
    }
    match kept_breaks(span.slice(text), 1) {
        kept if kept.is_empty() => b"\n".to_vec(),
        kept => kept,
    }
}

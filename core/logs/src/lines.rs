//! Lines of a log without colours and line breaks of terminals, each with the places of its bytes.

use crate::starts;
use memchr::{memchr, memchr_iter, memchr2, memmem};
use std::borrow::Cow;

/// The least and the largest width of terminals whose line breaks are recognised.
const WIDTHS: std::ops::RangeInclusive<usize> = 40..=400;

/// A no-break space, which web pages have in code.
const NO_BREAK: [u8; 2] = [0xc2, 0xa0];

/// The entities of HTML and XML for characters that MLIR has.
const ENTITIES: [(&[u8], u8); 11] = [
    (b"&lt;", b'<'),
    (b"&gt;", b'>'),
    (b"&amp;", b'&'),
    (b"&quot;", b'"'),
    (b"&apos;", b'\''),
    (b"&nbsp;", b' '),
    (b"&#34;", b'"'),
    (b"&#39;", b'\''),
    (b"&#x22;", b'"'),
    (b"&#x27;", b'\''),
    (b"&#160;", b' '),
];

/// The entity that a text begins with, and its character.
fn entity(text: &[u8]) -> Option<(&'static [u8], u8)> {
    ENTITIES.into_iter().find(|(entity, _)| text.starts_with(entity))
}

/// Kinds of marks that a text has in its lines.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Marks {
    /// Colour sequences without their escape character.
    has_bare: bool,
    /// Entities, as pages and reports in XML have them.
    has_entities: bool,
}

impl Marks {
    /// Whether there are some.
    pub(crate) fn any(self) -> bool {
        self.has_bare || self.has_entities
    }

    pub(crate) fn of(text: &[u8]) -> Marks {
        let has = |part: &[u8]| memmem::find(text, part).is_some();
        Marks { has_bare: has(b"[0m"), has_entities: has(b"-&gt;") || has(b"&lt;") }
    }
}

/// A line of the text.
#[derive(Debug, Clone)]
pub(crate) struct Line<'t> {
    pub(crate) bytes: Cow<'t, [u8]>,
    /// The offset of the first byte.
    start: usize,
    /// The offset of each byte, and of the end; empty if they follow each other.
    places: Vec<u32>,
    /// Whether no module continues from the previous line.
    pub(crate) is_apart: bool,
}

impl<'t> Line<'t> {
    fn plain(text: &'t [u8], start: usize, end: usize) -> Line<'t> {
        let bytes = text.get(start..end).unwrap_or_default();
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        Line { bytes: Cow::Borrowed(bytes), start, places: Vec::new(), is_apart: false }
    }

    /// A line of bytes with their offsets.
    pub(crate) fn of_bytes(bytes: Vec<(u8, usize)>, end: usize, is_apart: bool) -> Line<'t> {
        let start = bytes.first().map_or(end, |(_, place)| *place);
        let places = bytes.iter().map(|(_, place)| *place).chain([end]);
        let places = places.map(|place| u32::try_from(place).unwrap_or(u32::MAX)).collect();
        let bytes = bytes.into_iter().map(|(byte, _)| byte).collect();
        Line { bytes: Cow::Owned(bytes), start, places, is_apart }
    }

    /// The offset of a byte in the text; of the end for the number of bytes.
    pub(crate) fn place(&self, index: usize) -> usize {
        match self.places.get(index) {
            Some(place) => *place as usize,
            None => self.start + index,
        }
    }

    /// Whether its bytes follow each other in the text.
    pub(crate) fn is_plain(&self) -> bool {
        self.places.is_empty()
    }

    /// The line without its first bytes.
    pub(crate) fn without_first(mut self, count: usize) -> Line<'t> {
        self.start = self.place(count);
        self.places = self.places.get(count..).unwrap_or_default().to_vec();
        self.bytes = match self.bytes {
            Cow::Borrowed(bytes) => Cow::Borrowed(bytes.get(count..).unwrap_or_default()),
            Cow::Owned(bytes) => Cow::Owned(bytes.get(count..).unwrap_or_default().to_vec()),
        };
        self
    }

    /// The bytes up to an index, without the blanks at their end.
    pub(crate) fn before(&self, index: usize) -> &[u8] {
        self.bytes.get(..index).unwrap_or_default().trim_ascii_end()
    }

    /// The bytes from an index on.
    pub(crate) fn from(&self, index: usize) -> &[u8] {
        self.bytes.get(index..).unwrap_or_default()
    }

    /// The bytes with their offsets.
    pub(crate) fn placed(&self) -> impl Iterator<Item = (u8, usize)> + '_ {
        self.bytes.iter().enumerate().map(|(index, byte)| (*byte, self.place(index)))
    }

    /// The line without colour sequences, and with characters instead of no-break spaces and entities.
    fn without_marks(self, marks: Marks) -> Line<'t> {
        let has_sequence = memchr2(b'\x1b', NO_BREAK[1], &self.bytes).is_some();
        let has_bare = marks.has_bare && memchr(b'[', &self.bytes).is_some();
        let has_entities = marks.has_entities && memchr(b'&', &self.bytes).is_some();
        if !(has_sequence || has_bare || has_entities) {
            return self;
        }
        let mut kept = Vec::with_capacity(self.bytes.len());
        let mut at = 0;
        while let Some(byte) = self.bytes.get(at) {
            if self.from(at).starts_with(&NO_BREAK) {
                kept.extend([(b' ', self.place(at)), (b' ', self.place(at + 1))]);
                at += NO_BREAK.len();
                continue;
            }
            if has_entities && let Some((entity, value)) = entity(self.from(at)) {
                kept.push((value, self.place(at)));
                at += entity.len();
                continue;
            }
            match sequence(self.from(at), has_bare) {
                0 => {
                    kept.push((*byte, self.place(at)));
                    at += 1;
                }
                length => at += length,
            }
        }
        let end = self.place(self.bytes.len());
        Line::of_bytes(kept, end, self.is_apart)
    }
}

/// The length of the terminal sequence at the beginning of a text; 0 if there is none. Some pages drop the escape byte
/// (`has_bare`).
fn sequence(text: &[u8], has_bare: bool) -> usize {
    let is_parameter = |byte: &&u8| byte.is_ascii_digit() || b";:?".contains(byte);
    match text {
        [b'\x1b', b'[', rest @ ..] => {
            let parameters = rest.iter().take_while(is_parameter).count();
            (parameters + 3).min(text.len())
        }
        [b'\x1b', b']', ..] => {
            let end = text.iter().position(|byte| *byte == 7 || *byte == b'\\');
            end.map_or(text.len(), |end| end + 1)
        }
        [b'\x1b', b'(', _, ..] => 3,
        [b'\x1b', ..] => 1,
        [b'[', rest @ ..] if has_bare => {
            let parameters = rest.iter().take_while(is_parameter).count();
            let is_colour = (1..=12).contains(&parameters) && rest.get(parameters) == Some(&b'm');
            if is_colour { parameters + 2 } else { 0 }
        }
        _ => 0,
    }
}

/// The lines of a text, and whether some of them were joined.
pub(crate) fn lines(text: &[u8]) -> (Vec<Line<'_>>, bool) {
    let marks = Marks::of(text);
    let mut lines = Vec::new();
    let mut start = 0;
    for end in memchr_iter(b'\n', text).chain([text.len()]) {
        lines.push(Line::plain(text, start, end).without_marks(marks));
        start = end + 1;
    }
    joined(lines)
}

/// A line that was in a string, without colours.
pub(crate) fn without_colours(line: Line<'_>) -> Line<'_> {
    line.without_marks(Marks::default())
}

/// Whether a word continues from a line to the next one. Lines with the same beginning have a prefix of a log instead.
fn continues(line: &Line<'_>, next: &Line<'_>) -> bool {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    line.bytes.last().is_some_and(is_word)
        && next.bytes.first().is_some_and(is_word)
        && line.bytes.first() != next.bytes.first()
        && !starts::begins_line(&next.bytes)
}

/// Joins lines that a terminal broke: a line continues on the next one if it is as long as the longest line, and the
/// next one begins in the middle of a word.
fn joined(lines: Vec<Line<'_>>) -> (Vec<Line<'_>>, bool) {
    let width =
        |line: &Line<'_>| line.bytes.iter().filter(|byte| !(0x80..0xc0).contains(*byte)).count();
    let widest = lines.iter().map(width).max().unwrap_or_default();
    if !WIDTHS.contains(&widest) {
        return (lines, false);
    }
    let mut full = 0;
    let mut continued = 0;
    // Whether the broken line is indented. In texts without indentation, a word at the start of a line is not a sign
    // of a break.
    let mut head = None;
    for pair in lines.windows(2) {
        let [line, next] = pair else { continue };
        if width(line) != widest {
            head = None;
            continue;
        }
        let is_indented = *head.get_or_insert(line.bytes.starts_with(b" "));
        full += 1;
        continued += usize::from(is_indented && continues(line, next));
    }
    if full < 2 || continued == 0 || continued * 4 < full {
        return (lines, false);
    }
    let mut all: Vec<Line<'_>> = Vec::with_capacity(lines.len());
    let mut is_open = false;
    for line in lines {
        let is_full = width(&line) == widest;
        let is_rest = is_open && !line.bytes.is_empty() && !starts::begins_line(&line.bytes);
        match all.last_mut().filter(|_| is_rest) {
            Some(last) => {
                let bytes = last.placed().chain(line.placed()).collect();
                *last = Line::of_bytes(bytes, line.place(line.bytes.len()), last.is_apart);
            }
            None => all.push(line),
        }
        is_open = is_full;
    }
    (all, true)
}

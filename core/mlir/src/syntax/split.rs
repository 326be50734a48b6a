//! The marks at which `-split-input-file`, or LLVM's `split-file`, splits a file.

use super::lexer::Lexer;
use super::token::TokenKind;
use memchr::{memchr_iter, memmem};
use std::ops::Range;

/// The mark of MLIR's tools.
pub const SPLIT_MARK: &str = "// -----";

/// The index of the first dash in a mark.
const FIRST_DASH: usize = 3;

/// The last bytes of a mark, which MLIR compares apart from the rest.
const SUFFIX_BYTES: usize = 2;

/// The flag of MLIR's tools with which marks split a file.
const SPLIT_FLAG: &str = "split-input-file";

/// The beginning of a line with which a part of a file begins for `split-file`, in front of the name of the part.
pub const PART_MARK: &str = "//--- ";

/// LLVM's tool that writes the parts of a file into files of their own.
const PART_TOOL: &str = "split-file ";

/// The extensions of files with MLIR.
const EXTENSIONS: [&[u8]; 3] = [b"mlir", b"cir", b"fir"];

/// RUN lines further down in the text are not looked for.
const MAX_HEAD_BYTES: usize = 1 << 14;

/// Whether a comment or a string has a mark. Most are short: making a searcher would take longer than this search.
#[inline]
pub(super) fn has_mark(text: &[u8]) -> bool {
    memchr_iter(b'-', text).any(|dash| {
        let from = dash.checked_sub(FIRST_DASH).and_then(|start| text.get(start..));
        from.is_some_and(|rest| rest.starts_with(SPLIT_MARK.as_bytes()))
    })
}

/// The marks that split a file which is read without the flags of a tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Splitting {
    /// None: its RUN lines read it in one piece.
    Never,
    /// Marks followed only by a comment on their line: the file has no RUN lines.
    AloneOnLine,
    /// All: a RUN line has `-split-input-file`.
    Always,
    /// None, but lines with [`PART_MARK`]: a RUN line has `split-file`.
    Parts,
}

impl Splitting {
    /// Decides by the RUN lines among the comments at the beginning of a text.
    pub(crate) fn of(text: &[u8]) -> Splitting {
        let has = |line: &[u8], word: &str| memmem::find(line, word.as_bytes()).is_some();
        let mut splitting = Splitting::AloneOnLine;
        for line in head_lines(text) {
            if has(line, SPLIT_FLAG) {
                return Splitting::Always;
            }
            if has(line, "RUN:") && has(line, PART_TOOL) {
                return Splitting::Parts;
            }
            if has(line, "RUN:") {
                splitting = Splitting::Never;
            }
        }
        splitting
    }

    /// The offset of the first mark in a comment, which ends with its line, or in a string.
    pub(crate) fn mark_in(self, text: &[u8], comment: Range<usize>) -> Option<usize> {
        // Without any mark, the rest of the text would be searched for each comment.
        let text = text.get(..comment.end).unwrap_or(text);
        let mut marks = Marks { text, mark: SPLIT_MARK.as_bytes(), position: comment.start };
        match self {
            Splitting::Never | Splitting::Parts => None,
            Splitting::Always => marks.next(),
            Splitting::AloneOnLine => marks.find(|mark| {
                let rest = text.get(mark + SPLIT_MARK.len()..comment.end).unwrap_or_default();
                let rest = rest.trim_ascii_start();
                rest.is_empty() || rest.starts_with(b"//")
            }),
        }
    }
}

/// Whether a line with a [`PART_MARK`] names a file of another format: a script, input data, a `.td` file.
pub(super) fn is_foreign_part(line: &[u8]) -> bool {
    let name = line.rsplit(|byte| *byte == b'/').next().unwrap_or(line).trim_ascii_end();
    let extension = name.iter().rposition(|byte| *byte == b'.').and_then(|dot| name.get(dot + 1..));
    extension.is_some_and(|extension| !EXTENSIONS.contains(&extension))
}

/// The end of the part that an offset is in: in front of the next [`PART_MARK`] at the beginning of a line.
pub(super) fn part_end(text: &[u8], offset: usize) -> usize {
    let rest = text.get(offset..).unwrap_or_default();
    let is_mark = |at: &usize| {
        let line = rest.get(at + 1..).unwrap_or_default();
        line.starts_with(PART_MARK.as_bytes())
    };
    offset + memchr_iter(b'\n', rest).find(is_mark).unwrap_or(rest.len())
}

/// The lines at the beginning of a text that are empty or comments.
fn head_lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let head = text.get(..MAX_HEAD_BYTES).unwrap_or(text);
    head.split(|byte| *byte == b'\n').take_while(|line| {
        let line = line.trim_ascii_start();
        line.is_empty() || line.starts_with(b"//")
    })
}

/// Splits a text at its marks, as MLIR does. A mark may be anywhere in a line. It does not split at the end of the
/// text, in front of a `0` or in front of another mark. An empty piece in front of a mark at the very beginning is
/// left out: MLIR joins that mark with the following piece, which it then cannot parse.
#[must_use]
pub fn split_pieces(text: &[u8], mark: &[u8]) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let marks = Marks { text, mark, position: 0 };
    for at in marks.take_while(|at| at + mark.len() < text.len()) {
        if at > 0 {
            pieces.push(start..at);
        }
        start = at + mark.len();
    }
    pieces.push(start..text.len());
    pieces
}

/// A text whose marks are mere comments, or parts of strings, as mlir-opt reads them without `-split-input-file`. It is
/// as long as the text, so that places stay. `None` if no mark splits the text.
#[must_use]
pub fn without_split_marks(text: &[u8]) -> Option<Vec<u8>> {
    let has = |mark: &str| memmem::find(text, mark.as_bytes()).is_some();
    if !has(SPLIT_MARK) && !has(PART_MARK) {
        return None;
    }
    let unflagged = without_split_flag(text);
    let marks = marks_in_comments(unflagged.as_deref().unwrap_or(text));
    if marks.is_empty() {
        return unflagged;
    }
    let mut joined = unflagged.unwrap_or_else(|| text.to_vec());
    for mark in marks {
        if let Some(blank) = joined.get_mut(mark + "//".len()) {
            *blank = b'-';
        }
    }
    Some(joined)
}

/// A text whose comments at its beginning lack the flag or the tool that splits it at all marks; `None` if they have
/// none.
fn without_split_flag(text: &[u8]) -> Option<Vec<u8>> {
    let flag = match Splitting::of(text) {
        Splitting::Always => SPLIT_FLAG,
        Splitting::Parts => PART_TOOL,
        Splitting::Never | Splitting::AloneOnLine => return None,
    };
    let lines = head_lines(text).map(|line| line.len() + "\n".len());
    let head = text.get(..lines.sum()).unwrap_or(text);
    let mut without = text.to_vec();
    for flag in memmem::find_iter(head, flag.as_bytes()) {
        if let Some(dash) = without.get_mut(flag + "split".len()) {
            *dash = b'_';
        }
    }
    Some(without)
}

/// The offsets of the marks that split a text.
fn marks_in_comments(text: &[u8]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut lexer = Lexer::new(text);
    let mut comment = 0..0;
    loop {
        lexer.whitespace();
        let start = lexer.position();
        match lexer.next() {
            TokenKind::EndOfFile => return found,
            TokenKind::Comment => comment = start..lexer.position(),
            TokenKind::SplitMarker => {
                // The comment's text before the marker may hold another marker.
                let first = if comment.end == start { comment.start } else { start };
                let marks = text.get(first..lexer.position()).unwrap_or_default();
                let marks = memmem::find_iter(marks, SPLIT_MARK.as_bytes());
                found.extend(marks.map(|mark| first + mark));
            }
            _ => {}
        }
    }
}

/// The offsets of the marks in a text.
struct Marks<'t> {
    text: &'t [u8],
    mark: &'t [u8],
    position: usize,
}

impl Iterator for Marks<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let (prefix, suffix) = match self.mark.len().checked_sub(SUFFIX_BYTES) {
            None | Some(0) => (self.mark, &b""[..]),
            Some(len) => self.mark.split_at(len),
        };
        while !prefix.is_empty() {
            let rest = self.text.get(self.position..)?;
            let start = self.position + memmem::find(rest, prefix)?;
            self.position = start + prefix.len();
            let after = self.text.get(self.position..).unwrap_or_default();
            let after = after.strip_prefix(suffix);
            let is_mark = |after: &[u8]| after.first() != Some(&b'0') && !after.starts_with(prefix);
            if after.is_some_and(is_mark) {
                return Some(start);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<&str> {
        let pieces = split_pieces(text.as_bytes(), SPLIT_MARK.as_bytes());
        pieces.into_iter().map(|piece| &text[piece]).collect()
    }

    /// As mlir-opt 22 splits them, except for the mark at the very beginning.
    #[test]
    fn texts_are_split_as_mlir_splits_them() {
        assert_eq!(pieces("a\n// -----\nb"), ["a\n", "\nb"]);
        assert_eq!(pieces("a\n  // -----\nb"), ["a\n  ", "\nb"]);
        assert_eq!(pieces("a // c // -----\nb"), ["a // c ", "\nb"]);
        assert_eq!(pieces("a\n//// -----\nb"), ["a\n//", "\nb"]);
        assert_eq!(pieces("a\n// ------\nb"), ["a\n", "-\nb"]);
        assert_eq!(pieces("a\n// ----- x\nb"), ["a\n", " x\nb"]);
        assert_eq!(pieces("// -----// IR Dump //----- //\nb"), ["// IR Dump //----- //\nb"]);
        assert_eq!(pieces("a\n// -----\n// -----\nb"), ["a\n", "\n", "\nb"]);
        assert_eq!(pieces("a\n// -----// -----\nb"), ["a\n// -----", "\nb"]);
        for whole in ["a\n// -----", "a\n// -----0\nb", "a\n// ----\nb", "a\n//-----\nb", ""] {
            assert_eq!(pieces(whole), [whole]);
        }
    }

    #[test]
    fn marks_of_any_length_split() {
        assert_eq!(split_pieces(b"a%b", b"%"), [0..1, 2..3]);
        assert_eq!(split_pieces(b"a%%b", b"%%"), [0..1, 3..4]);
        assert_eq!(split_pieces(b"ab", b"").as_slice(), std::slice::from_ref(&(0..2)));
    }

    #[test]
    fn marks_become_comments_and_strings_stay() {
        let text = b"a \"// -----\"\n// -----\nb // c // -----";
        let joined = b"a \"// -----\"\n//------\nb // c //------";
        assert_eq!(without_split_marks(text).as_deref(), Some(&joined[..]));
        assert_eq!(without_split_marks(b"a \"// -----\" // ----- x"), None);
        let twice = without_split_marks(b"a\n// -----// -----\nb");
        assert_eq!(twice.as_deref(), Some(&b"a\n//------//------\nb"[..]));
        // Without its flag no mark of the file splits it.
        let flag = b"// RUN: x --split-input-file\n\"// -----\"\n// -----\nb";
        let joined = b"// RUN: x --split_input-file\n\"// -----\"\n// -----\nb";
        assert_eq!(without_split_marks(flag).as_deref(), Some(&joined[..]));
        let parts = b"// RUN: split-file %s %t\n//--- a\nb\n//--- c\nd";
        let joined = b"// RUN: split_file %s %t\n//--- a\nb\n//--- c\nd";
        assert_eq!(without_split_marks(parts).as_deref(), Some(&joined[..]));
        let words = b"// split-input-file\n\"// -----\"\n// -----\nb";
        let joined = b"// split_input-file\n\"// -----\"\n//------\nb";
        assert_eq!(without_split_marks(words).as_deref(), Some(&joined[..]));
    }

    #[test]
    fn run_lines_decide_which_marks_split() {
        use Splitting::*;
        for (text, splitting) in [
            ("func.func", AloneOnLine),
            ("// a comment\n\n// another\nfunc.func\n// RUN: x", AloneOnLine),
            ("// RUN: x-opt %s | FileCheck %s\n", Never),
            ("// a license\n\n  // RUN: x-opt %s \\\n// RUN: -canonicalize\n", Never),
            ("// RUN: x-opt %s\n// RUN: x-opt --split-input-file %s\n", Always),
            ("// RUN: x-opt \\\n// RUN: -split-input-file\n", Always),
            ("// RUN: split-file %s %t\n//--- a.mlir\n// RUN: x-opt %t/a.mlir\n", Parts),
            ("// a split-file \n// RUN: x-opt %s\n", Never),
        ] {
            assert_eq!(Splitting::of(text.as_bytes()), splitting, "{text}");
        }
    }
}

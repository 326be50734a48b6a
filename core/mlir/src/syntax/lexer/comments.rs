//! Comments, and the marks in them that split the text.

use super::Lexer;
use crate::syntax::split::{PART_MARK, SPLIT_MARK, Splitting, has_mark, is_foreign_part, part_end};
use crate::syntax::token::TokenKind;
use memchr::memchr2;

impl Lexer<'_> {
    /// A comment up to the end of its line or a mark that splits the text, or such a mark.
    #[inline(never)]
    pub(super) fn comment(&mut self) -> TokenKind {
        let end = match self.marked_line {
            (start, end) if (start..end).contains(&self.position) => end,
            _ => {
                let rest = self.rest();
                self.position + memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())
            }
        };
        let line = self.text.get(self.position..end).unwrap_or_default();
        if line.starts_with(PART_MARK.as_bytes()) && self.begins_part() {
            self.position = self.end_of_part_mark(end);
            return TokenKind::SplitMarker;
        }
        let has_mark = has_mark(line);
        if has_mark {
            self.marked_line = (self.position, end);
        }
        match has_mark.then(|| self.mark_before(end)).flatten() {
            Some(mark) if mark == self.position => {
                self.position += SPLIT_MARK.len();
                TokenKind::SplitMarker
            }
            Some(mark) => {
                self.position = mark;
                TokenKind::Comment
            }
            None => {
                self.position = end;
                TokenKind::Comment
            }
        }
    }

    /// Whether a comment with the mark of a part, which is the current one, splits the text.
    #[cold]
    fn begins_part(&mut self) -> bool {
        let splitting = *self.splitting.get_or_insert_with(|| Splitting::of(self.text));
        splitting == Splitting::Parts && self.line_start == self.position
    }

    /// The end of the mark of a part whose line ends at an offset, with the part itself if it is not MLIR.
    #[cold]
    fn end_of_part_mark(&mut self, end: usize) -> usize {
        let line = self.text.get(self.position..end).unwrap_or_default();
        if !is_foreign_part(line) {
            return end;
        }
        let end = part_end(self.text, end);
        self.furthest = end + "\n".len() + PART_MARK.len();
        end
    }

    /// The offset of the first mark that splits the text in the comment that ends at an offset.
    #[cold]
    pub(super) fn mark_before(&mut self, end: usize) -> Option<usize> {
        let splitting = *self.splitting.get_or_insert_with(|| Splitting::of(self.text));
        self.furthest = end + SPLIT_MARK.len();
        splitting.mark_in(self.text, self.position..end)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::kinds;
    use super::*;

    #[test]
    fn split_markers_are_anywhere_in_a_comment() {
        use TokenKind::*;
        let text = "// -----\n// ----- x\n // -----// dump\n// a // ----- //\n// ------\n// -----";
        assert_eq!(
            kinds(text),
            [
                SplitMarker,
                Comment,
                SplitMarker,
                Comment,
                Comment,
                SplitMarker,
                Comment,
                Comment,
                SplitMarker
            ]
        );
        let whole = format!("// RUN: x-opt %s\n{text}");
        assert_eq!(kinds(&whole), [Comment; 7]);
        let parts = "// RUN: split-file %s %t\n//--- a.mlir\na\n  //--- b\n//--- c\nb // -----";
        let split = [Comment, SplitMarker, BareIdentifier, Comment, SplitMarker, BareIdentifier];
        assert_eq!(kinds(parts)[..6], split);
        let script = "// RUN: split-file %s %t\n//--- a.py\na = (\n// -----\n//--- b.mlir\nb";
        assert_eq!(kinds(script), [Comment, SplitMarker, SplitMarker, BareIdentifier]);
        let last = "// RUN: split-file %s %t\n//--- a/b.mlir\nb\n//--- a.td\ninclude \"";
        assert_eq!(kinds(last), [Comment, SplitMarker, BareIdentifier, SplitMarker]);
        let split = "// RUN: x-opt -split-input-file\n// ----- x";
        assert_eq!(kinds(split), [Comment, SplitMarker, BareIdentifier]);
    }
}

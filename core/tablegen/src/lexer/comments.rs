//! Comments: `// ..` to the end of the line, and `/* .. */`, which nest.

use super::Lexer;
use abide_source::diagnostic::Diagnostics;

impl Lexer<'_> {
    /// Skips to the end of the line; the line break stays.
    pub(super) fn skip_line_comment(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at += memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    }

    /// Skips a comment; `/` has been consumed and `*` comes next. Returns false if it has no end.
    pub(super) fn skip_block_comment(&mut self, found: &mut Diagnostics) -> bool {
        let start = self.at.saturating_sub(1);
        self.at += 1;
        let mut depth = 1u32;
        while depth > 0 {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let Some(next) = memchr::memchr2(b'*', b'/', rest) else {
                // The label has the opening sign alone.
                self.at = start + 2;
                self.error(found, start, "unterminated comment");
                self.at = self.text.len();
                return false;
            };
            self.at += next;
            match (self.peek(0), self.peek(1)) {
                (Some(b'*'), Some(b'/')) => {
                    depth -= 1;
                    self.at += 2;
                }
                (Some(b'/'), Some(b'*')) => {
                    depth = depth.saturating_add(1);
                    self.at += 2;
                }
                _ => self.at += 1,
            }
        }
        true
    }
}

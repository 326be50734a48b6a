//! The brackets of lines, outside of strings and comments.

/// The brackets that are open.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Brackets {
    /// The number of brackets.
    pub(crate) depth: i64,
}

impl Brackets {
    /// Reads a line. Returns the index after the bracket that closed the last one, if none is open at the end.
    pub(crate) fn read(&mut self, line: &[u8]) -> Option<usize> {
        let mut closed = None;
        let mut at = 0;
        while let Some(byte) = line.get(at) {
            match byte {
                b'"' => {
                    at += 1;
                    while let Some(byte) = line.get(at).filter(|byte| **byte != b'"') {
                        at += if *byte == b'\\' { 2 } else { 1 };
                    }
                }
                b'/' if line.get(at + 1) == Some(&b'/') => break,
                b'(' | b'[' | b'{' => self.depth += 1,
                b')' | b']' | b'}' => {
                    self.depth -= 1;
                    if self.depth <= 0 {
                        if self.depth < 0 {
                            // It closes a bracket of the surrounding text.
                            return Some(at);
                        }
                        closed = Some(at + 1);
                    }
                }
                _ => {}
            }
            at += 1;
        }
        closed.filter(|_| self.depth == 0)
    }
}

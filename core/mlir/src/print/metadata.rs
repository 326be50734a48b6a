//! The metadata of a file, `{-# dialect_resources: {..} #-}`, where long resources are left out.

use crate::syntax::{CodeTokens, TokenKind};

/// The metadata without the resources that are longer than a limit, and without what holds no others; `None` if it
/// is not what MLIR reads.
pub(super) fn without_long_resources(text: &[u8], limit: usize) -> Option<Vec<u8>> {
    let mut reader = Reader { tokens: CodeTokens::new(text), limit };
    reader.take(TokenKind::MetadataBegin)?;
    let sections = reader.entries(2)?;
    Some([b"{-#\n", &*sections.join(&b",\n"[..]), b"\n#-}"].concat())
}

struct Reader<'t> {
    tokens: CodeTokens<'t>,
    limit: usize,
}

impl Reader<'_> {
    fn take(&mut self, kind: TokenKind) -> Option<()> {
        (self.tokens.next()?.0 == kind).then_some(())
    }

    /// Returns the printed entries up to a brace; each contains `levels` levels.
    fn entries(&mut self, levels: usize) -> Option<Vec<Vec<u8>>> {
        let blanks = " ".repeat(6 - 2 * levels);
        let mut entries = Vec::new();
        loop {
            let (kind, key) = self.tokens.next()?;
            match kind {
                TokenKind::RightBrace | TokenKind::MetadataEnd => return Some(entries),
                TokenKind::Comma => continue,
                TokenKind::BareIdentifier | TokenKind::String => {}
                _ => return None,
            }
            self.take(TokenKind::Colon)?;
            let (kind, value) = self.tokens.next()?;
            let value = match (kind, levels.checked_sub(1)) {
                (TokenKind::LeftBrace, Some(levels)) => {
                    let within = self.entries(levels)?;
                    if within.is_empty() {
                        continue;
                    }
                    [b"{\n", &*within.join(&b",\n"[..]), b"\n", blanks.as_bytes(), b"}"].concat()
                }
                (TokenKind::BareIdentifier | TokenKind::String, None) => {
                    if value.len() > self.limit {
                        continue;
                    }
                    value.to_vec()
                }
                _ => return None,
            };
            entries.push([blanks.as_bytes(), key, b": ", &value].concat());
        }
    }
}
